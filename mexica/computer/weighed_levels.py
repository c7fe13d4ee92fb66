"""Levels that look at a bounded number of positions, so that each needs weights and no budget."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from attrs import field, frozen

from mexica.computer.any_action import AnyActionPlayer
from mexica.computer.kinds import RANDOM
from mexica.computer.mind import Budget, Mind, WeightTable, WeightTables
from mexica.computer.named_weights import NamedWeights, WeightsT

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")


@frozen
class Level(Generic[StateT, ActionT, WeightsT]):
    """A level: its identifier in commands and saves (`kind`), its name, what the name means, how it plays.

    `make` makes its player from a seed and the weights of its evaluation; `table` names these.
    """

    kind: str
    name: str
    meaning: str
    line: str
    make: Callable[[int, WeightsT], Mind[StateT, ActionT]] = field(repr=False)
    table: str = "standard"


@frozen
class WeighedLevels(Generic[StateT, ActionT, WeightsT]):
    """The levels of a game by their kinds, and the player of any of its legal actions.

    `listed` returns them from the weakest to the strongest, in the player's language.
    """

    listed: Callable[[], tuple[Level[StateT, ActionT, WeightsT], ...]]
    weights: NamedWeights[WeightsT]
    legal_actions: Callable[[StateT], Sequence[ActionT]]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names by which commands and saves know them."""
        return (*(level.kind for level in self.listed()), RANDOM)

    def level(self, kind: str) -> Level[StateT, ActionT, WeightsT]:
        """Return the level with this kind; KeyError if there is none."""
        return {level.kind: level for level in self.listed()}[kind]

    def mind(
        self,
        kind: str,
        seed: int,
        *,
        budget: Budget | None = None,
        with_weights: WeightTable | None = None,
        tables: WeightTables | None = None,
    ) -> Mind[StateT, ActionT]:
        """Return a computer player of this kind with a random generator of its own; none needs a budget.

        `with_weights` replaces the weights of its evaluation, if it has one; `tables` replace all weights
        that ship. ValueError, in one sentence, if there is no such kind.
        """
        if kind not in self.kinds:
            raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(self.kinds)}.")
        if kind == RANDOM:
            return AnyActionPlayer(seed, self.legal_actions)
        level, given = self.level(kind), _numbers(with_weights)
        return level.make(seed, self.weights.record(**given) if given else self.weights(level.table, tables))


def _numbers(table: WeightTable | None) -> dict[str, Any]:
    return dict(table or {})
