"""The interface of a computer player: a state in, an action out, within a budget, and it can be stopped."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from attrs import evolve, field, frozen

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
StateT_contra = TypeVar("StateT_contra", contravariant=True)
ActionT_co = TypeVar("ActionT_co", covariant=True)

WeightTable = Mapping[str, float]
"""How much each part of an evaluation counts, by its name."""

WeightTables = Mapping[str, WeightTable]
"""All the tables of a file of weights, by their names."""


class Stopped(Exception):  # noqa: N818  # not an error: the caller no longer wants the answer
    """The search was given up because `stop()` said so."""


def patient(spent: float) -> bool:
    """Never settle for less than the whole budget."""
    return False


@frozen
class Budget:
    """What a mind may spend on one whole turn: seconds, or nodes (positions looked at), which are repeatable.

    Without either, the mind decides how much it looks at. All actions of a turn share one budget. A search
    calls `hurried` with the fraction spent, 0 to 1; once it returns true, the search settles for what it
    has found.
    """

    seconds: float | None = None
    nodes: int | None = None
    hurried: Callable[[float], bool] = field(default=patient, repr=False)


def never() -> bool:
    """Never stop a search."""
    return False


class Mind(Protocol[StateT_contra, ActionT_co]):
    """A player that decides by itself."""

    def choose(self, state: StateT_contra, stop: Callable[[], bool] = never) -> ActionT_co:
        """Return a legal action for the player to move.

        The choice follows from the state and from the mind's own seeded generator. A search calls `stop`
        every few milliseconds; once it returns true, Stopped is raised. ValueError when the game is over.
        """
        ...


@frozen
class Explanation(Generic[ActionT]):
    """What a mind can tell about a choice.

    `line` begins with the action chosen; the actions after it are those that the mind means to play in the
    rest of the turn. `score` is how much better than the others it expects to do with this line, in points;
    None if it did not judge. `nodes` is how many positions it looked at.
    """

    line: tuple[ActionT, ...]
    score: float | None = None
    nodes: int = 0


@runtime_checkable
class Explained(Protocol[ActionT]):
    """A mind that explains its choices; a mind need not."""

    def explanation(self) -> Explanation[ActionT]:
        """Return the explanation of the latest choice; ValueError before the first one."""
        ...


def explained(mind: Mind[Any, ActionT], action: ActionT) -> Explanation[ActionT]:
    """Return what a mind tells about choosing this action just now; only the action if it tells nothing."""
    told = mind.explanation() if isinstance(mind, Explained) else Explanation((action,))
    return told if tuple(told.line[:1]) == (action,) else evolve(told, line=(action,))


class MindFactory(Protocol[StateT_contra, ActionT_co]):
    """Makes the computer players of one game."""

    def __call__(
        self,
        kind: str,
        seed: int,
        *,
        budget: Budget | None = None,
        with_weights: WeightTable | None = None,
        tables: WeightTables | None = None,
    ) -> Mind[StateT_contra, ActionT_co]:
        """Return a player of this kind with a random generator of its own.

        `budget` and `with_weights` replace the kind's own, `tables` all those that ship with the game.
        ValueError, in one sentence, if there is no such kind.
        """
        ...
