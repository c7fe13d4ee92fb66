"""Pictures of the moments at Mexica's table."""

from mexica.games.mexica.rules.actions import (
    BuildBridge,
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    PlaceCanal,
    PlacePilli,
    TakeBoat,
)
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.play.commands import Command
from tests.screens.at_the_table import middle
from tests.screens.studio import Studio

KINDS = (PlaceCanal, BuildBridge, BuildTemple, TakeBoat, FlatRateMove, FoundDistrict)


def placing(studio: Studio) -> None:
    """A Pilli over a start space."""
    _match, actions = studio.moment(lambda _state, action: isinstance(action, PlacePilli))
    studio.shot_before("table-placing", actions)


def actions_at_hand(studio: Studio) -> None:
    """Each kind of action, the mouse over the last place that is clicked for it."""
    for kind in KINDS:
        action = studio.moment_with(kind)
        studio.shot_before(f"table-{kind.__name__.lower()}", [action])


def tools(studio: Studio) -> None:
    """Each tool in hand, and the flat plan."""
    middle(studio)
    for tool in (ToolKind.DOUBLE, ToolKind.BRIDGE, ToolKind.TEMPLE, ToolKind.MOVE, ToolKind.PROPOSE):
        studio.ask(tool)
        studio.shot(f"table-tool-{tool.name.lower()}")
        studio.ask(Command.BACK)
        if studio.hand.match.overlay is not None:
            studio.hand.match.windows.close()
    studio.ask(MexicaCommand.FLAT_VIEW)
    studio.shot("table-flat")


def periods(studio: Studio) -> None:
    """The scoring of the first period, and tables of two and four players in the second."""
    whole = studio.whole()
    number = next(n for n, state in enumerate(whole.states) if state.turn.period == 2)
    match = studio.table(whole.record(number - 1))
    match.table.do(whole.actions[number - 1])
    studio.until_open()
    studio.shot("table-scores")
    for seats in (2, 4):
        whole = studio.whole(seats)
        studio.table(whole.record(next(n for n, state in enumerate(whole.states) if _is_late(state))))
        studio.shot(f"table-of-{seats}")


def _is_late(state: State) -> bool:
    return state.turn.period == 2 and state.turn.round > 10 and state.turn.phase is Phase.TURNS


GROUPS = (placing, actions_at_hand, tools, periods)
