"""The planner: it judges a turn by the best that it can do in its next one too."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from mexica.games.aztekz.ai.evaluation import Evaluation, thefts
from mexica.games.aztekz.ai.greedy import Greedy
from mexica.games.aztekz.ai.moves import moves
from mexica.games.aztekz.ai.turns import JudgedTurn
from mexica.games.aztekz.rules import State
from mexica.games.aztekz.rules.material import HELPERS
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Hero, Pile, Player, Seat

_PLACES: Final = 3  # of one move that are followed


class Planner(Greedy):
    """Looks at its next move too, after the others have stolen what they can, the cards staying as they are.

    `followed` turns, the best by what they leave, are judged so.
    """

    followed = 10

    def ranked(self, state: State) -> list[JudgedTurn]:
        """Return the turns that it followed, the best first, then the others."""
        found = super().ranked(state)
        if len(state.deck) < state.seats:  # there is no next turn
            return found
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
        """How far it stands ahead after this turn, the thefts of the others, and its best next move."""
        own, players = state.turn.to_move, turn.players
        for place in range(1, state.seats):
            players = _robbed((own + place) % state.seats, turn.pyramid, players)
        evaluation = Evaluation(self._weights, state.seats, own, len(state.deck) - state.seats)
        return self._best_move(state, turn.pyramid, players, evaluation)

    def _best_move(
        self, state: State, pyramid: Pyramid, players: tuple[Player, ...], evaluation: Evaluation
    ) -> float:
        after = evolve(
            state, pyramid=pyramid, players=players, drawn=None, turn=evolve(state.turn, moving=None)
        )
        scores = []
        for move in moves(after):
            self._count()
            scores.append(evaluation.of(move.pyramid, move.players))
        return max(scores)


def _robbed(thief: Seat, pyramid: Pyramid, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players after the best theft of one of them, if it can steal anything."""
    theft = max(thefts(thief, pyramid, players), key=lambda one: one.points, default=None)
    if theft is None:
        return players
    name, victim = HELPERS[theft.helper], players[theft.seat]
    helper = victim.hero(name)
    assert helper.soul is not None  # else there would be nothing to steal
    changed = list(players)
    changed[theft.seat] = victim.with_hero(name, Hero(helper.at))
    changed[thief] = (
        changed[thief].with_hero("chief", Hero(helper.at)).with_pile(Pile(helper.soul, helper.souls))
    )
    return tuple(changed)
