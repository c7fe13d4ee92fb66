"""The planner: it judges an action by the best that it can do with the next one too."""

from collections.abc import Iterator
from typing import Final

from attrs import evolve

from mexica.games.coatl.ai.assembly import assemblies
from mexica.games.coatl.ai.greedy import Greedy
from mexica.games.coatl.ai.horizon import actions_to_come
from mexica.games.coatl.ai.options import Option, choice_of_prophecies, common_temples, takes, with_end
from mexica.games.coatl.ai.player_worth import PlayerWorth
from mexica.games.coatl.rules import State
from mexica.games.coatl.rules.actions import TakePieces, TakeProphecy
from mexica.games.coatl.rules.material import SPACES

_AHEAD: Final = 2  # actions


class Planner(Greedy):
    """Looks two actions of its own ahead, the supply staying as it is, and for assemblies more widely.

    `considered` options are judged by what can follow them; `width_ahead` is that of the beam for these.
    """

    width = 4
    considered = 6
    width_ahead = 1

    def _scores(self, state: State, options: list[Option], worth: PlayerWorth) -> list[float]:
        first = super()._scores(state, options, worth)
        if actions_to_come(state, state.turn.to_move) < _AHEAD:
            return first
        ranked = sorted(range(len(options)), key=lambda number: -first[number])[: self.considered]
        scores = [float("-inf")] * len(options)
        for number in ranked:
            scores[number] = max(first[number], self._best_following(state, options[number], worth))
        return scores

    def _best_following(self, state: State, option: Option, worth: PlayerWorth) -> float:
        """What the player is worth after this option and the best one after it, with nobody between."""
        after = _carried_out(state, option)
        followed = (worth.of(following.player, used=_AHEAD) for following in self._followings(after, worth))
        return max(followed, default=worth.of(option.player, used=_AHEAD)) + option.extra

    def _followings(self, state: State, worth: PlayerWorth) -> Iterator[Option]:
        yield from takes(state)
        choice = choice_of_prophecies(state, worth, self._weights)
        if choice is not None:
            yield choice
        for found in assemblies(
            state.mover, common_temples(state), worth, width=self.width_ahead, count=self._count
        ):
            yield Option(with_end(found.actions), found.player)


def _carried_out(state: State, option: Option) -> State:
    """The state after an option, but for what nobody knows, in which the same player goes on."""
    supply, display = list(state.supply), list(state.display)
    for action in option.actions:
        if isinstance(action, TakePieces):
            supply[SPACES.index(action.space)] = ()
        elif isinstance(action, TakeProphecy) and action.card in display:
            display.remove(action.card)
    used = {serpent.temple for serpent in option.player.serpents}
    piles = tuple(pile for pile in state.piles if not pile or pile[0] not in used)
    state = evolve(state, supply=tuple(supply), display=tuple(display), piles=piles)
    return state.with_mover(option.player)
