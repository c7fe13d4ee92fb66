"""Plans: legal to the last action, at the price they name, and within what the player has."""

from mexica.games.mexica.ai.next_founding import NextFounding
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.plan_generator import plans, return_to_start
from mexica.games.mexica.ai.weights import weights
from mexica.games.mexica.rules import State, parse
from mexica.games.mexica.rules.actions import FoundDistrict
from tests.games.mexica.ai.playing import price, sampled_states
from tests.games.mexica.drawings import state


def next_founding(before: State) -> NextFounding:
    return NextFounding(before, weights(), before.turn.to_move)


def test_plans_are_legal_and_cost_what_they_say() -> None:
    for before in sampled_states()[::6]:
        offered = list(plans(before, next_founding(before)))
        assert offered or not before.points_to_spend
        for plan in offered[::5]:
            if carried_out(before, plan) is None:
                assert before.turn.round == 1  # R9 alone is left to the rules
                continue
            assert price(before, plan) == plan.cost <= before.points_to_spend


def test_no_founding_is_planned_for_sizes_that_are_not_displayed() -> None:
    before = state("    A\n 3  .", display=[])
    offered = plans(before, next_founding(before))
    assert not any(isinstance(action, FoundDistrict) for plan in offered for action in plan.actions)


def test_the_way_back_to_the_palace() -> None:
    before = state(
        """
            EFGHI
         6  ...P.
         7  a.PPP
         8  ...b.
        """,
        to_move=0,
    )
    back = return_to_start(before)
    assert back == Plan((parse("walk F7"), parse("walk G7")), 2)
    after = carried_out(before, back)
    assert after is not None
    assert return_to_start(after) is None
