"""A hint: requested, found in another process, shown in a panel and on the board, played or closed."""

from collections.abc import Callable, Sequence
from typing import Final

from mexica.computer.advice_process import Adviser
from mexica.computer.worker_process import ThinkerError
from mexica.games.mexica.ai.advice import Advice
from mexica.games.mexica.ai.adviser import SECONDS, start_adviser
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.hint.hint_steps import PlanSteps, plan_steps
from mexica.texts import _, told_error

POLL_EVERY: Final = 0.05  # seconds


class Hint:
    """The best next plans of the person to move, shown on demand."""

    def __init__(self, make: Callable[[], Adviser[State, Advice]] = start_adviser) -> None:
        self.title = ""
        self.advice: tuple[Advice, ...] = ()
        self.message = ""
        self.open = False
        self.chosen = 0
        self.pointed: int | None = None
        self.labels: tuple[str, ...] = ()
        self.can_play = True
        self._make = make
        self._adviser: Adviser[State, Advice] | None = None
        self._state: State | None = None
        self._colour = ""
        self._passed = 0.0
        self._steps: dict[int, PlanSteps] = {}

    @property
    def thinking(self) -> bool:
        """Whether the adviser is still thinking."""
        return self._adviser is not None and self._adviser.thinking

    @property
    def progress(self) -> float:
        """The share of the thinking time that has passed, 0 to 1."""
        return min(1.0, self._passed / SECONDS)

    @property
    def shown(self) -> int:
        """The number of the plan that is drawn on the board."""
        return self.chosen if self.pointed is None else self.pointed

    @property
    def steps(self) -> PlanSteps:
        """The steps of the plan that is drawn on the board, none if no plan is."""
        if not self.open or not self.advice or self._state is None:
            return PlanSteps()
        if self.shown not in self._steps:
            actions = self.advice[self.shown].actions
            self._steps[self.shown] = plan_steps(self._state, actions, self._colour)
        return self._steps[self.shown]

    def ask(self, state: State, colour: str) -> None:
        """Ask the adviser about the turn of the player to move, whose pieces have this colour."""
        self._begin(_("Hint"), state, colour)
        if state.turn.phase not in (Phase.PLACING, Phase.TURNS):
            self.message = _("There is no turn to advise on now.")
            return
        try:
            if self._adviser is None:
                self._adviser = self._make()
            self._adviser.ask(state)
        except ThinkerError as error:
            self._fail(error)

    def show(self, title: str, state: State, colour: str, advice: Sequence[tuple[str, Advice]]) -> None:
        """Show turns that are known already, each with a label; they cannot be played."""
        self._begin(title, state, colour)
        self.labels, self.advice = tuple(pair[0] for pair in advice), tuple(pair[1] for pair in advice)
        self.can_play = False

    def close(self) -> None:
        """Hide the hint and stop thinking."""
        self.open = False
        self.pointed = None
        if self._adviser is not None:
            self._adviser.cancel()

    def end(self) -> None:
        """Hide the hint and end the adviser's process."""
        self.close()
        if self._adviser is not None:
            self._adviser.close()
            self._adviser = None

    def choose(self, number: int) -> None:
        """Draw this plan on the board until another one is chosen or pointed at."""
        self.chosen = number

    def choose_next(self, step: int = 1) -> None:
        """Draw the next plan, or with -1 the one before."""
        if self.advice:
            self.chosen = (self.chosen + step) % len(self.advice)
            self.pointed = None

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed."""
        if not self.open or not self.thinking or self._adviser is None:
            return False
        self._passed += seconds
        try:
            advice = self._adviser.poll()
        except ThinkerError as error:
            self._fail(error)
            return True
        if advice is not None:
            self._adviser.cancel()
            self.advice = advice
            if not advice:
                self.message = _("No plan found gains more than ending the turn now.")
        return True

    @property
    def next_wake(self) -> float | None:
        """Seconds until something may change, None for never."""
        return POLL_EVERY if self.open and self.thinking else None

    def _begin(self, title: str, state: State, colour: str) -> None:
        self.title, self._state, self._colour = title, state, colour
        self.open, self.can_play, self.message, self.advice = True, True, "", ()
        self.labels = ()
        self.chosen, self.pointed, self._passed, self._steps = 0, None, 0.0, {}

    def _fail(self, error: ThinkerError) -> None:
        self.message = told_error(error)
        if self._adviser is not None:
            self._adviser.close()
            self._adviser = None
