"""What a turn prepares: the district that its player can found in the next turn, but not without it."""

from attrs import evolve, frozen

from mexica.games.mexica.ai.access import access
from mexica.games.mexica.ai.founding_plans import founding_plans
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import FoundDistrict
from mexica.games.mexica.rules.material import ACTION_POINTS
from mexica.games.mexica.rules.spaces import Space


@frozen
class Prepared:
    """A district that can be founded: the size of its token, the token's space, the price of it all in AP."""

    size: int
    space: Space
    price: int


def prepared_founding(before: State, after: State) -> Prepared | None:
    """Return the largest district that can be founded next turn, at a lower price than without this turn.

    `before` and `after` are where the turn of the player to move begins and ends. All others are assumed to
    leave everything as it is. None if the turn prepares no founding.
    """
    if not (could := foundings_next_turn(after)):
        return None
    without = foundings_next_turn(before)
    better = [one for one in could.values() if one.size not in without or one.price < without[one.size].price]
    return max(better, key=lambda one: one.size, default=None)


def foundings_next_turn(state: State) -> dict[int, Prepared]:
    """Return the cheapest founding of each size that the player to move can do in the next turn.

    Each was played by the rules from this position, with the AP of a new turn.
    """
    turn = evolve(
        state.turn, action_points=ACTION_POINTS, taken=0, round=state.turn.round + 1, quiet_rounds=0
    )
    ahead, found = evolve(state, turn=turn), dict[int, Prepared]()
    for plan in sorted(founding_plans(ahead, access(ahead)), key=lambda plan: plan.cost):
        end = played(ahead, plan.actions)
        founding = plan.actions[-1]
        if end is not None and isinstance(founding, FoundDistrict):
            size = dict(end.board.tokens)[founding.space]
            found.setdefault(size, Prepared(size, founding.space, plan.cost))
    return found
