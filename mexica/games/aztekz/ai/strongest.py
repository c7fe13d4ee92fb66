"""The strongest player: it plays out what may follow a turn, with cards and souls drawn by chance."""

from collections.abc import Sequence
from typing import ClassVar, Final

from attrs import evolve

from mexica.games.aztekz.ai.planner import Planner
from mexica.games.aztekz.ai.turns import JudgedTurn
from mexica.games.aztekz.rules import Action, State, apply, describe, is_over, position

_SEEDS: Final = 1 << 32


class Strongest(Planner):
    """Judges turns by what the others do next, whatever they draw, and by its own best answer to that.

    The `tried` best turns of the planner are each played out `samples` times, all with the same draws; the
    others play as the greedy level, looking at `expected` moves.
    """

    considered = 8
    tried = 6
    expected = 2
    samples: ClassVar = {2: 4, 3: 3, 4: 2}  # by the number of players

    def ranked(self, state: State) -> list[JudgedTurn]:
        """Return the turns that were played out, the best first, then the others."""
        found = super().ranked(state)
        tried, rest = found[: self.tried], found[self.tried :]
        begins = [self._drawn_anew(state) for _sample in range(self.samples[state.seats])]
        judged = [evolve(turn, score=self._played_out(begins, turn)) for turn in tried]
        return [*sorted(judged, key=lambda turn: -turn.score), *rest]

    def _drawn_anew(self, state: State) -> State:
        """The state with an order of deck and supply by chance: what is hidden has no effect."""
        return position({**describe(state), "seed": self._generator.randrange(_SEEDS)})

    def _played_out(self, begins: Sequence[State], turn: JudgedTurn) -> float:
        scores = [self._sampled(begin, turn.actions) for begin in begins]
        return sum(scores) / len(scores)

    def _sampled(self, begin: State, actions: Sequence[Action]) -> float:
        """How far it stands ahead after its turn, one of each of the others, and its next one."""
        state, own = _after(begin, actions), begin.turn.to_move
        while not is_over(state) and state.turn.to_move != own:
            state = _after(state, self._turns(state, self.expected).best()[0].actions)
        if is_over(state):
            return self._evaluation(state, own).of(state.pyramid, state.players)
        return self._turns(state, 1).best()[0].score


def _after(state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state = apply(state, action).state
    return state
