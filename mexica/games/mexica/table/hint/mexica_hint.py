"""The hint of Mexica: who advises, the figures of a plan, what is drawn of it."""

from collections.abc import Sequence

from pygame import Surface

from mexica.computer.advice_process import Adviser
from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.ai.advice import LEAST, Advice
from mexica.games.mexica.ai.adviser import SECONDS, start_adviser
from mexica.games.mexica.ai.turn_reasons import Reason
from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.hint import hint_words, plan_marks
from mexica.games.mexica.table.hint.hint_steps import PlanSteps, plan_steps
from mexica.games.mexica.table.match.table import Table
from mexica.shell.match.hint_parts import Figures
from mexica.texts import _, labelled

_COIN = "ap_ui"


class MexicaHint:
    """The hint for the person to move at a table."""

    seconds = SECONDS

    def __init__(self, table: Table) -> None:
        self._table = table

    def start(self) -> Adviser[State, Advice]:
        """Return an adviser; ThinkerError if no process can be started."""
        return start_adviser()

    def barred(self, state: State) -> str:
        """Return why there is nothing to advise, empty if there is."""
        if state.turn.phase in (Phase.PLACING, Phase.TURNS):
            return ""
        return _("There is no turn to advise on now.")

    def nothing_found(self) -> str:
        """Return a sentence that says that no turn gains anything."""
        return _("No plan found gains more than ending the turn now.")

    def sentence(self, reasons: Sequence[Reason]) -> str:
        """Return the benefits of a turn in one line."""
        return hint_words.sentence(reasons)

    def steps(self, state: State, actions: Sequence[Action]) -> PlanSteps:
        """Return the parts of a plan that are drawn."""
        return plan_steps(state, actions, self._table.seats[state.turn.to_move].sign.name)

    def figures(self, plan: Advice) -> Figures:
        """Return the gain of a turn in whole points, if there is one, and its price in action points."""
        gain = f"+{int(plan.gain + 0.5)}" if plan.gain >= LEAST else ""
        return Figures(gain, str(plan.price), _COIN)

    def legend(self, plans: Sequence[Advice], *, can_play: bool) -> Figures | None:
        """Return what gain and price are, if any of these turns has a price."""
        if not any(plan.price for plan in plans):
            return None
        # Translators: action points, in short
        return Figures(labelled("+", gain_legend(can_play)), _("AP"), _COIN)

    def standing(self) -> Sequence[tuple[SeatLook, int]]:
        """Return all seats with their points, as the panel covers the players' panel."""
        players = self._table.session.state.players
        return [(seat, one.points) for seat, one in zip(self._table.seats, players, strict=True)]

    def added_to(self, look: Look, steps: PlanSteps) -> Look:
        """Return a look with the plan's pieces in it."""
        return steps.added_to(look)

    def draw_plan(self, target: Surface, view: TableView, steps: PlanSteps) -> None:
        """Draw the tokens of foundings and the numbers of steps."""
        plan_marks.draw_plan(target, view, steps)


def gain_legend(can_play: bool) -> str:
    """Return what the gain of a plan is counted from: ending the turn now, or the turn that was played."""
    return _("points more than ending now") if can_play else _("points over the turn played")
