"""The planner: it judges a turn by what the others can do then, and by its own best answer to that."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from mexica.games.aztekz.ai.greedy import Greedy
from mexica.games.aztekz.ai.moves import Move
from mexica.games.aztekz.ai.turns import Breadth, JudgedTurn, RankedMoves, Turns
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
        judged = [evolve(turn, score=self.lead_after(state, turn.score, turn)) for turn in chosen]
        rest = [turn for turn in found if turn not in chosen]
        return [*sorted(judged, key=lambda turn: -turn.score), *rest]

    def lead_after(self, state: State, score: float, done: JudgedTurn | Move) -> float:
        """Return how far the player to move is ahead after its next move, if this is what it does now.

        `score` is how far it is ahead without that.
        """
        score, begin = self._answered(state, score, done)
        return score if begin is None else self._ranked_moves(begin)[0][0]

    def _chosen(self, found: Sequence[JudgedTurn]) -> list[JudgedTurn]:
        """The turns that are worth following: of each move the best places only."""
        chosen: list[JudgedTurn] = []
        for turn in found:
            alike = sum(turn.actions[:-1] == one.actions[:-1] for one in chosen)
            if alike < self.alike and len(chosen) < self.followed:
                chosen.append(turn)
        return chosen

    def _answered(self, state: State, score: float, done: JudgedTurn | Move) -> tuple[float, State | None]:
        """How far the player to move is ahead when the others have made their best moves, and its next turn.

        There is no next turn if the cards are used up before.
        """
        own, begin = state.turn.to_move, _next_turn(state, done)
        while begin is not None and begin.turn.to_move != own:
            _score, move = self._ranked_moves(begin)[0]
            score = self._evaluation(begin, own).of(move.pyramid, move.players)
            begin = _next_turn(begin, move)
        return score, begin

    def _ranked_moves(self, state: State) -> RankedMoves:
        """The moves of the player to move, before any card is laid, the best first."""
        evaluation = self._evaluation(state, state.turn.to_move)
        return Turns(state, evaluation, _MOVES_ALONE, self._count).ranked_moves()


def _next_turn(state: State, done: JudgedTurn | Move) -> State | None:
    """The turn of the next player with no card drawn, None if the last card is laid."""
    if not state.deck:
        return None
    turn = evolve(state.turn, to_move=(state.turn.to_move + 1) % state.seats, moving=None)
    deck = state.deck[1:]
    return evolve(state, pyramid=done.pyramid, players=done.players, deck=deck, drawn=None, turn=turn)
