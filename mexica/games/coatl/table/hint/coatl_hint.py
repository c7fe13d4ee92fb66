"""The hint of Cóatl: who advises, by how much a plan falls short of the best, what is drawn of it."""

from collections.abc import Sequence

from pygame import Surface

from mexica.computer.advice_process import Adviser
from mexica.drawing.seat_look import SeatLook
from mexica.games.coatl.ai.action_reasons import Reason
from mexica.games.coatl.ai.advice import Advice
from mexica.games.coatl.ai.adviser import SECONDS, start_adviser
from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.hint.hint_steps import PlanSteps, plan_steps
from mexica.games.coatl.table.hint.hint_words import sentence
from mexica.shell.match.hint_parts import Figures, shortfall, shortfall_legend
from mexica.texts import _


class CoatlHint:
    """The hint for the person to move, from what that person may know."""

    seconds = SECONDS

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
        return sentence(reasons)

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
        """Return nothing: the players' panel is in sight."""
        return ()

    def added_to(self, look: CourtLook, steps: PlanSteps) -> CourtLook:
        """Return a look with the plan in it."""
        return steps.added_to(look)

    def draw_plan(self, target: Surface, view: CourtView, steps: PlanSteps) -> None:
        """Draw nothing more: the table draws all of a plan."""
