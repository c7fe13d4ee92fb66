"""The strongest player: a planner that minds what the others need, and when the game should end."""

from collections.abc import Iterable
from typing import Final

from mexica.games.coatl.ai.assembly import assemblies
from mexica.games.coatl.ai.options import Option, common_temples
from mexica.games.coatl.ai.planner import Planner
from mexica.games.coatl.ai.player_worth import PlayerWorth
from mexica.games.coatl.rules import State
from mexica.games.coatl.rules.actions import TakePieces
from mexica.games.coatl.rules.last_turns import is_second_action
from mexica.games.coatl.rules.material import SERPENTS, SPACES
from mexica.games.coatl.rules.scoring import player_points
from mexica.games.coatl.rules.state import Player, Seat

_DENIED: Final = 0.3  # of what the next player loses when it cannot take the pieces that it wants most
_TO_END: Final = 0.5  # of the lead with which the game would end


class Strongest(Planner):
    """Also counts what a take costs the next player, and the lead with which a third serpent ends the game.

    The hands of the others are drawn out of all cards that its seat cannot see.
    """

    considered = 10
    width_ahead = 4

    def _scores(self, state: State, options: list[Option], worth: PlayerWorth) -> list[float]:
        scores = super()._scores(state, options, worth)
        others = [seat for seat in range(state.seats) if seat != state.turn.to_move]
        following = (state.turn.to_move + 1) % state.seats
        denied = {} if is_second_action(state) else self._denied(state, following)
        likely = self._likely_points(state, others)
        for number, option in enumerate(options):
            action = option.actions[0]
            if isinstance(action, TakePieces):
                scores[number] += _DENIED * denied.get(action.space, 0.0)
            if state.ending is None and len(option.player.finished) == SERPENTS:
                lead = player_points(option.player) - likely
                scores[number] += _TO_END * max(-20.0, min(20.0, lead))
        return scores

    def _denied(self, state: State, seat: Seat) -> dict[str, float]:
        """How much the seat after this one would lose if it found a space of the supply empty, by spaces."""
        player = state.players[seat]
        worth = self._worth_in(state, seat)
        gains = {
            space: worth.of(player.with_pieces(pieces))
            for space, pieces in zip(SPACES, state.supply, strict=True)
            if 0 < len(pieces) <= player.room
        }
        nothing = worth.of(player)
        return {space: gain - _second_best(gains, space, nothing) for space, gain in gains.items()}

    def _likely_points(self, state: State, seats: Iterable[Seat]) -> float:
        """The points of the best of these seats, with what each can assemble at once."""
        return max(self._points_at_once(state, state.players[seat]) for seat in seats)

    def _points_at_once(self, state: State, player: Player) -> float:
        worth = PlayerWorth(self._weights, common_temples(state), 1)
        found = assemblies(player, common_temples(state), worth, count=self._count)
        return max((player_points(one.player) for one in found), default=player_points(player))


def _second_best(gains: dict[str, float], space: str, nothing: float) -> float:
    """The most that is left without this space, or its own worth if another one is as good."""
    others = [gain for other, gain in gains.items() if other != space]
    return min(gains[space], max(others, default=nothing))
