"""The hint of Aztekz: who advises, by how much a plan falls short of the best, what is drawn of it."""

from collections.abc import Sequence

from pygame import Surface

from mexica.computer.advice_process import Adviser
from mexica.drawing.seat_look import SeatLook
from mexica.games.aztekz.ai.advice import Advice
from mexica.games.aztekz.ai.adviser import SECONDS, start_adviser
from mexica.games.aztekz.ai.turn_reasons import Reason
from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.scoring import player_points
from mexica.games.aztekz.table.hint.hint_steps import PlanSteps, plan_steps
from mexica.games.aztekz.table.hint.hint_words import sentence
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.shell.match.hint_parts import Figures, shortfall, shortfall_legend
from mexica.texts import _


class AztekzHint:
    """The hint for the person to move at a table."""

    seconds = SECONDS

    def __init__(self, table: Table) -> None:
        self._table = table

    def start(self) -> Adviser[State, Advice]:
        """Return an adviser; ThinkerError if no process can be started."""
        return start_adviser()

    def barred(self, state: State) -> str:
        """Return an empty text: whoever is to move can be advised."""
        return ""

    def nothing_found(self) -> str:
        """Return a sentence that says that there is nothing to do."""
        return _("There is nothing that you can do now.")

    def sentence(self, reasons: Sequence[Reason]) -> str:
        """Return what a plan is good for in one line."""
        return sentence(reasons, self._table.names)

    def steps(self, state: State, actions: Sequence[Action]) -> PlanSteps:
        """Return the parts of a plan that are drawn."""
        return plan_steps(state, actions)

    def figures(self, plan: Advice) -> Figures:
        """Return by how many points a plan promises less than the best, if it does."""
        return shortfall(plan.behind)

    def legend(self, plans: Sequence[Advice], *, can_play: bool) -> Figures | None:
        """Return what these figures are, if there are any."""
        return shortfall_legend((plan.behind for plan in plans), can_play=can_play)

    def standing(self) -> Sequence[tuple[SeatLook, int]]:
        """Return all seats with their points, as the panel covers the players' panel."""
        players = self._table.session.state.players
        return [
            (seat, player_points(player)) for seat, player in zip(self._table.seats, players, strict=True)
        ]

    def added_to(self, look: PyramidLook, steps: PlanSteps) -> PyramidLook:
        """Return a look with the plan in it."""
        return steps.added_to(look)

    def draw_plan(self, target: Surface, view: PyramidView, steps: PlanSteps) -> None:
        """Draw nothing more: the table draws all of a plan."""
