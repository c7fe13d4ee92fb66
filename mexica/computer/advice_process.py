"""Advice found in another process, so that the window never waits for it."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final, Generic, TypeVar

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.worker_process import WorkerProcess

_COUNT: Final = 3  # plans that a hint shows at most

StateT = TypeVar("StateT")
AdviceT = TypeVar("AdviceT")
ActionT = TypeVar("ActionT")
ReasonT = TypeVar("ReasonT")


@frozen
class Advice(Generic[ActionT, ReasonT]):
    """What the player to move can do, step by step, and what it is good for.

    `behind` is by how many points the best that is advised promises more, 0 for the best itself.
    """

    actions: tuple[ActionT, ...]
    behind: float
    reasons: tuple[ReasonT, ...]


class Adviser(WorkerProcess, Generic[StateT, AdviceT]):
    """An adviser in another process: ask it, then poll until it answers.

    `make` is called in the process and returns the function that finds advice for a state.
    ThinkerError if no process can be started.
    """

    def __init__(self, make: Callable[[], AnswerFunction], name: str) -> None:
        super().__init__(make, name)

    def ask(self, state: StateT) -> None:
        """Ask for the best ways to go on; ThinkerError if there is nobody to ask."""
        self.submit(state)

    def poll(self) -> tuple[AdviceT, ...] | None:
        """Return the advice, best first, None while there is none; ThinkerError if there will be none."""
        advice: tuple[AdviceT, ...] | None = self.next_answer()
        return advice


def once(best: Callable[[Any, int, Callable[[], bool]], tuple[Any, ...]]) -> Callable[[], AnswerFunction]:
    """Return what an `Adviser` is made of that answers once, with the best plans for a hint.

    `best`, a module-level function, finds up to so many plans for a state.
    """
    return partial(partial, _answered, best)


def _answered(
    best: Callable[[Any, int, Callable[[], bool]], tuple[Any, ...]], state: Any, stop: Callable[[], bool]
) -> Iterator[tuple[Any, ...]]:
    yield best(state, _COUNT, stop)


def for_other_reasons(
    ranked: Iterable[tuple[float, tuple[ActionT, ...]]],
    reasons: Callable[[tuple[ActionT, ...]], tuple[ReasonT, ...]],
    says_little: Callable[[ReasonT], bool],
    count: int,
) -> tuple[Advice[ActionT, ReasonT], ...]:
    """Return up to `count` of these plans, each with other reasons; those that say little do not differ.

    `ranked` are plans with their worths in points, the best first.
    """
    found: list[Advice[ActionT, ReasonT]] = []
    said = set[tuple[ReasonT, ...]]()
    most: float | None = None
    for worth, actions in ranked:
        most = worth if most is None else most
        why = reasons(actions)
        told = tuple(one for one in why if not says_little(one)) or why
        if told not in said:
            said.add(told)
            found.append(Advice(actions, most - worth, why))
            if len(found) == count:
                break
    return tuple(found)
