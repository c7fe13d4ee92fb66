"""Pictures of the moments at Cóatl's table."""

from mexica.games.coatl.rules.actions import (
    JoinPiece,
    KeepHand,
    LayPiece,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand
from mexica.games.coatl.table.input.holding import Tool
from tests.screens.at_the_table import middle
from tests.screens.studio import Studio

KINDS = (
    TakePieces,
    TakeProphecy,
    LayPiece,
    JoinPiece,
    PlayProphecy,
    PlaceTemple,
    SeeTheFuture,
    PriestCommitment,
)


def opening_hand(studio: Studio) -> None:
    """The opening hand, of which cards are kept."""
    _match, actions = studio.moment(lambda _state, action: isinstance(action, KeepHand))
    studio.shot("table-opening-hand")
    studio.hand.click(studio.hand.match.own.places_to_click(actions)[0].center)
    studio.still()
    studio.shot("table-opening-hand-marked")


def actions_at_hand(studio: Studio) -> None:
    """Each kind of action, the mouse over the last place that is clicked for it."""
    for kind in KINDS:
        action = studio.moment_with(kind)
        studio.shot_before(f"table-{kind.__name__.lower()}", [action])


def bags(studio: Studio) -> None:
    """The pieces among which Perfect Pick chooses."""
    middle(studio)
    studio.ask(Tool.PICK)
    studio.shot("table-pick")


def courts(studio: Studio) -> None:
    """Each other court in front, and those of two and four players."""
    middle(studio)
    for number in (1, 2):
        studio.ask(CoatlCommand.COURTS)
        studio.shot(f"table-court-{number}")
    for seats in (2, 4):
        whole = studio.whole(seats)
        studio.table(whole.record(round(0.8 * len(whole.actions))))
        studio.shot(f"table-of-{seats}")


GROUPS = (opening_hand, actions_at_hand, bags, courts)
