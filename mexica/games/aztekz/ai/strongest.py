"""The strongest player: it plays out what may follow a turn, with cards and souls drawn by chance."""

from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar, Final

from attrs import evolve

from mexica.computer.mind import never
from mexica.games.aztekz.ai.planner import Planner
from mexica.games.aztekz.ai.turns import Breadth, JudgedTurn, RankedMoves, Turns
from mexica.games.aztekz.ai.weights import Weights
from mexica.games.aztekz.rules import Action, State, apply, describe, is_over, position

_SEEDS: Final = 1 << 32


class Strongest(Planner):
    """Judges turns by what the others do next, whatever they draw, and by its own best answer to that.

    The `tried` best turns of the planner are each played out `samples` times, all with the same draws; the
    others play as the greedy level, in the breadth `expected`.
    """

    tried = 8
    expected = Breadth(1, 12, plain=True)
    samples: ClassVar = {2: 6, 3: 5, 4: 4}  # by the number of players

    def __init__(self, seed: int, with_weights: Weights | None = None) -> None:
        super().__init__(seed, with_weights)
        self._ranked: dict[Hashable, RankedMoves] = {}

    def judged(self, state: State, stop: Callable[[], bool] = never) -> list[JudgedTurn]:
        """Return the turns that were played out, the best first; Stopped on demand."""
        self._stop = stop
        return self.ranked(state)[: self.tried]

    def ranked(self, state: State) -> list[JudgedTurn]:
        """Return the turns that were played out, the best first, then the others."""
        found = super().ranked(state)
        tried, rest = found[: self.tried], found[self.tried :]
        begins = self.begins(state)
        judged = [evolve(turn, score=self.played_out(begins, turn.actions)) for turn in tried]
        return [*sorted(judged, key=lambda turn: -turn.score), *rest]

    def begins(self, state: State) -> list[State]:
        """Return the state with orders of deck and supply by chance, so that what is hidden has no effect."""
        self._ranked.clear()
        seeds = [self._generator.randrange(_SEEDS) for _sample in range(self.samples[state.seats])]
        return [position({**describe(state), "seed": seed}) for seed in seeds]

    def played_out(self, begins: Sequence[State], actions: Sequence[Action]) -> float:
        """Return how far it is ahead on average after this turn, the others' and its own next one."""
        scores = [self._sampled(begin, actions) for begin in begins]
        return sum(scores) / len(scores)

    def _sampled(self, begin: State, actions: Sequence[Action]) -> float:
        state, own = _after(begin, actions), begin.turn.to_move
        while not is_over(state) and state.turn.to_move != own:
            turns, ranked = self._answers(state)
            state = _after(state, turns.best(ranked)[0].actions)
        if is_over(state):
            return self._evaluation(state, own).of(state.pyramid, state.players)
        return self._answers(state)[1][0][0]

    def _answers(self, state: State) -> tuple[Turns, RankedMoves]:
        """The turns of the player to move, and its moves, which are the same whatever card is drawn."""
        turns = self._turns(state, self.expected)
        table = state.turn.to_move, len(state.deck), state.pyramid, state.players
        if table not in self._ranked:
            self._ranked[table] = turns.ranked_moves()
        return turns, self._ranked[table]


def _after(state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state = apply(state, action).state
    return state
