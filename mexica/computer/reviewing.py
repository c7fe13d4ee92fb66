"""The review of a game in another process: the points expected after each turn, and what each has cost.

A turn's cost is the worth of the best turn found minus that of the turn played, both judged by the same
measure.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.worker_process import WorkerProcess

Stop = Callable[[], bool]


class OwnedTurn(Protocol):
    """A turn that was played to the end."""

    @property
    def seat(self) -> int:
        """Whose it was."""
        ...


TurnT = TypeVar("TurnT", bound=OwnedTurn)
AdviceT = TypeVar("AdviceT")
ActionT = TypeVar("ActionT")


@frozen
class Expected:
    """The points that each seat could expect to end with, after the turn with this number."""

    number: int
    points: tuple[float, ...]


@frozen
class Verdict(Generic[AdviceT]):
    """The cost in points of the turn with this number: the turn played, and a better one if there was one."""

    number: int
    cost: float
    played: AdviceT
    better: AdviceT | None


@frozen
class TurnQuestion(Generic[TurnT, ActionT]):
    """A turn that was played, the actions of the computer's answer to it, and those of the new turn."""

    turn: TurnT
    answer: tuple[ActionT, ...]
    new: tuple[ActionT, ...]


@frozen
class Worths:
    """The worths, in points, of three turns from one position: the turn played, the answer, the new one.

    `benefits` are the reasons for the new one.
    """

    played: float
    answer: float
    new: float
    benefits: tuple[Any, ...]


def costliest(
    verdicts: Iterable[Verdict[AdviceT]], turns: Sequence[OwnedTurn], seat: int, count: int
) -> list[Verdict[AdviceT]]:
    """Return up to `count` turns of this seat that cost points, the costliest first."""
    own = [one for one in verdicts if turns[one.number].seat == seat and one.better is not None]
    return sorted(own, key=lambda one: (-one.cost, one.number))[:count]


def judging(worths: Callable[[Any, Stop], Worths]) -> Callable[[], AnswerFunction]:
    """Return what a `WorthsJudge` is made of; `worths`, a module-level function, answers a question."""
    return partial(partial, _worths, worths)


def _worths(worths: Callable[[Any, Stop], Worths], question: Any, stop: Stop) -> Iterator[Worths]:
    yield worths(question, stop)


class Reviewer(WorkerProcess):
    """A review in another process: ask for one, then poll for its findings.

    `make` is called in the process and returns what `findings` does. ThinkerError if none can be started.
    """

    def ask(self, turns: Sequence[OwnedTurn], judged: Iterable[int] = (), first: int = 0) -> None:
        """Ask for the points expected after each turn, and for the cost of each turn not in `judged`.

        The turns of the seat `first` come before those of the others.
        """
        self.submit((tuple(turns), frozenset(judged), first))

    def poll(self) -> Expected | Verdict[Any] | None:
        """Return the next finding, None while there is none; ThinkerError if there will be none."""
        finding: Expected | Verdict[Any] | None = self.next_answer()
        return finding


class WorthsJudge(WorkerProcess):
    """Compares turns in another process: ask, then poll for the worths.

    `make` returns a function that yields the `Worths` for a question. ThinkerError if none can be started.
    """

    def ask(self, question: Any) -> None:
        """Ask for the worths of three turns; ThinkerError if there is nobody to ask."""
        self.submit(question)

    def poll(self) -> Worths | None:
        """Return the worths, None while there are none; ThinkerError if there will be none."""
        found: Worths | None = self.next_answer()
        return found


def findings(
    expected: Callable[[TurnT, int], Expected], judged: Callable[[TurnT, int, Stop], Verdict[Any]]
) -> AnswerFunction:
    """Return the function that answers a `Reviewer`, from what is expected after a turn and what one cost."""
    return partial(_findings, expected, judged)


def _findings(
    expected: Callable[[TurnT, int], Expected],
    judged: Callable[[TurnT, int, Stop], Verdict[Any]],
    question: tuple[tuple[TurnT, ...], frozenset[int], int],
    stop: Stop,
) -> Iterator[Expected | Verdict[Any]]:
    played, known, first = question
    for number, turn in enumerate(played):
        yield expected(turn, number)
    for number in sorted(range(len(played)), key=lambda number: played[number].seat != first):
        if number not in known:
            yield judged(played[number], number, stop)
