"""The planner: it judges a turn by what the others can do then, and by its own best answer to that."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from mexica.games.aztekz.ai.greedy import Greedy
from mexica.games.aztekz.ai.moves import Move
from mexica.games.aztekz.ai.turns import Breadth, JudgedTurn, Turns
from mexica.games.aztekz.rules import State

_MOVES_ALONE: Final = Breadth(1, plain=True)


class Planner(Greedy):
    """Follows turns through the best move of each of the others and its own next one, with no card laid.

    `followed` turns, the best by what they leave, are judged so, of each move so many places as `alike`.
    """

    breadth = Breadth(6)
    followed = 12
    alike = 3

    def ranked(self, state: State) -> list[JudgedTurn]:
        """Return the turns that it followed, the best first, then the others."""
        found = super().ranked(state)
        chosen = self._chosen(found)
        judged = [evolve(turn, score=self.lead_after(state, turn)) for turn in chosen]
        rest = [turn for turn in found if turn not in chosen]
        return [*sorted(judged, key=lambda turn: -turn.score), *rest]

    def lead_after(self, state: State, turn: JudgedTurn) -> float:
        """Return how far the player to move is ahead after its next move, if it plays this turn now."""
        own, score, begin = state.turn.to_move, turn.score, _next_turn(state, turn)
        while begin is not None:
            lead, move = self._best_move(begin)
            if begin.turn.to_move == own:
                return lead
            score = self._evaluation(begin, own).of(move.pyramid, move.players)
            begin = _next_turn(begin, move)
        return score

    def _chosen(self, found: Sequence[JudgedTurn]) -> list[JudgedTurn]:
        """The turns that are worth following: of each move the best places only."""
        chosen: list[JudgedTurn] = []
        for turn in found:
            alike = sum(turn.actions[:-1] == one.actions[:-1] for one in chosen)
            if alike < self.alike and len(chosen) < self.followed:
                chosen.append(turn)
        return chosen

    def _best_move(self, state: State) -> tuple[float, Move]:
        """The best move of the player to move, before any card is laid, and how far it is ahead then."""
        evaluation = self._evaluation(state, state.turn.to_move)
        return Turns(state, evaluation, _MOVES_ALONE, self._count).ranked_moves()[0]


def _next_turn(state: State, done: JudgedTurn | Move) -> State | None:
    """The turn of the next player with no card drawn, None if the last card is laid."""
    if not state.deck:
        return None
    turn = evolve(state.turn, to_move=(state.turn.to_move + 1) % state.seats, moving=None)
    deck = state.deck[1:]
    return evolve(state, pyramid=done.pyramid, players=done.players, deck=deck, drawn=None, turn=turn)
