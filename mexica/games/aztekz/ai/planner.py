"""The planner: it judges a turn by what the others can do then, and by its own best answer to that."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from mexica.games.aztekz.ai.evaluation import Evaluation
from mexica.games.aztekz.ai.greedy import Greedy
from mexica.games.aztekz.ai.moves import Move, moves
from mexica.games.aztekz.ai.turns import Breadth, JudgedTurn
from mexica.games.aztekz.rules import State

_PLACES: Final = 3  # of one move that are followed


class Planner(Greedy):
    """Follows turns through the best move of each of the others and its own next one, with no card laid.

    `followed` turns, the best by what they leave, are judged so.
    """

    breadth = Breadth(6)
    followed = 12

    def ranked(self, state: State) -> list[JudgedTurn]:
        """Return the turns that it followed, the best first, then the others."""
        found = super().ranked(state)
        chosen = self._chosen(found)
        judged = [evolve(turn, score=self._followed(state, turn)) for turn in chosen]
        rest = [turn for turn in found if turn not in chosen]
        return [*sorted(judged, key=lambda turn: -turn.score), *rest]

    def _chosen(self, found: Sequence[JudgedTurn]) -> list[JudgedTurn]:
        """The turns that are worth following: of each move the best places only."""
        chosen: list[JudgedTurn] = []
        for turn in found:
            alike = sum(turn.actions[:-1] == one.actions[:-1] for one in chosen)
            if alike < _PLACES and len(chosen) < self.followed:
                chosen.append(turn)
        return chosen

    def _followed(self, state: State, turn: JudgedTurn) -> float:
        """How far it is ahead after this turn, the moves of the others and its next one, while cards last."""
        own, pyramid, players = state.turn.to_move, turn.pyramid, turn.players
        score = turn.score
        for place in range(1, min(state.seats, len(state.deck)) + 1):
            seat, left = (own + place) % state.seats, len(state.deck) - place
            begin = evolve(
                state,
                pyramid=pyramid,
                players=players,
                drawn=None,
                turn=evolve(state.turn, to_move=seat, moving=None),
            )
            score, move = self._best_move(begin, Evaluation(self._weights, state.seats, seat, left))
            pyramid, players = move.pyramid, move.players
            if seat != own:
                score = Evaluation(self._weights, state.seats, own, left).of(pyramid, players)
        return score

    def _best_move(self, state: State, evaluation: Evaluation) -> tuple[float, Move]:
        """The best move of the player to move, before any card is laid, and how far it stands ahead then."""
        found: tuple[float, Move] | None = None
        for move in moves(state, plain=True):
            self._count()
            score = evaluation.of(move.pyramid, move.players)
            if found is None or score > found[0]:
                found = score, move
        assert found is not None  # one move is to do nothing
        return found
