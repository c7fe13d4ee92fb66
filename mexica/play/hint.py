"""A hint: requested, found in another process, shown with its reasons, played or closed."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Protocol

from mexica.computer.advice_process import Adviser
from mexica.computer.worker_process import ThinkerError
from mexica.texts import _, told_error

POLL_EVERY: Final = 0.05  # seconds
StartAdviser = Callable[[], Adviser[Any, Any]]
"""Starts an adviser that finds plans; ThinkerError if no process can be started."""


class Plan(Protocol):
    """Something that the player to move can do, and why."""

    @property
    def actions(self) -> Sequence[Any]:
        """Its actions in their order."""
        ...

    @property
    def reasons(self) -> Sequence[Hashable]:
        """What it is good for, the most important first."""
        ...


class Advising(Protocol):
    """How a game advises the player to move."""

    @property
    def seconds(self) -> float:
        """For how long its adviser thinks, about."""
        ...

    def start(self) -> Adviser[Any, Any]:
        """Return an adviser that finds plans; ThinkerError if no process can be started."""
        ...

    def barred(self, state: Any, /) -> str:
        """Return why there is nothing to advise in a state, empty if there is."""
        ...

    def nothing_found(self) -> str:
        """Return a sentence that says that no plan is worth advising."""
        ...

    def sentence(self, reasons: Sequence[Any], /) -> str:
        """Return what a plan is good for in one line."""
        ...

    def otherwise(self, actions: Sequence[Any], others: Sequence[Any], /) -> str:
        """Return how the actions of a plan differ from those of another that is good for the same."""
        ...

    def steps(self, state: Any, actions: Sequence[Any], /) -> Any:
        """Return what is drawn of a plan for the player to move in a state."""
        ...


class Hint:
    """The best next plans of the person to move, shown on demand."""

    def __init__(self, advising: Advising) -> None:
        self.title = ""
        self.advice: tuple[Any, ...] = ()  # plans
        self.message = ""
        self.open = False
        self.chosen = 0
        self.pointed: int | None = None
        self.labels: tuple[str, ...] = ()
        self.can_play = True
        self._advising = advising
        self._adviser: Adviser[Any, Any] | None = None
        self._state: Any = None
        self._passed = 0.0
        self._steps: dict[int, Any] = {}

    @property
    def thinking(self) -> bool:
        """Whether the adviser is still thinking."""
        return self._adviser is not None and self._adviser.thinking

    @property
    def progress(self) -> float:
        """The share of the thinking time that has passed, 0 to 1."""
        return min(1.0, self._passed / self._advising.seconds)

    @property
    def shown(self) -> int:
        """The number of the plan that is drawn on the board."""
        return self.chosen if self.pointed is None else self.pointed

    @property
    def steps(self) -> Any:
        """What is drawn on the board of the plan that is shown there, None if there is none."""
        if not self.open or not self.advice or self._state is None:
            return None
        if self.shown not in self._steps:
            self._steps[self.shown] = self._advising.steps(self._state, self.advice[self.shown].actions)
        return self._steps[self.shown]

    def sentence(self, reasons: Sequence[Any]) -> str:
        """Return what a plan is good for in one line."""
        return self._advising.sentence(reasons)

    def otherwise(self, actions: Sequence[Any], others: Sequence[Any]) -> str:
        """Return how the actions of a plan differ from those of another that is good for the same."""
        return self._advising.otherwise(actions, others)

    def ask(self, state: Any) -> None:
        """Ask the adviser what the player to move can do."""
        self._begin(_("Hint"), state)
        self.message = self._advising.barred(state)
        if self.message:
            return
        try:
            if self._adviser is None:
                self._adviser = self._advising.start()
            self._adviser.ask(state)
        except ThinkerError as error:
            self._fail(error)

    def show(self, title: str, state: Any, advice: Sequence[tuple[str, Plan]]) -> None:
        """Show plans that are known already, each with a label; they cannot be played."""
        self._begin(title, state)
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
                self.message = self._advising.nothing_found()
        return True

    @property
    def next_wake(self) -> float | None:
        """Seconds until something may change, None for never."""
        return POLL_EVERY if self.open and self.thinking else None

    def _begin(self, title: str, state: Any) -> None:
        self.title, self._state = title, state
        self.open, self.can_play, self.message, self.advice = True, True, "", ()
        self.labels = ()
        self.chosen, self.pointed, self._passed, self._steps = 0, None, 0.0, {}

    def _fail(self, error: ThinkerError) -> None:
        self.message = told_error(error)
        if self._adviser is not None:
            self._adviser.close()
            self._adviser = None
