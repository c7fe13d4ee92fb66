"""Fast apply leads to the same states as the rules."""

from attrs import evolve

from mexica.games.mexica.ai.fast_apply import after
from mexica.games.mexica.ai.next_founding import NextFounding
from mexica.games.mexica.ai.plan import Plan
from mexica.games.mexica.ai.plan_generator import plans
from mexica.games.mexica.ai.weights import weights
from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.state import FIRST_LAW
from tests.games.mexica.ai.playing import game, sampled_states


def by_the_rules(before: State, plan: Plan) -> State:
    for action in plan.actions:
        before = apply(before, action).state
    return before


def test_plans_lead_where_the_rules_lead() -> None:
    three = [before for before, _ in game(("greedy", "random", "greedy"), 3)][40::60]
    carried = 0
    for before in (*sampled_states()[1::2], *three):
        if before.turn.round == 1:
            continue
        for plan in plans(before, NextFounding(before, weights(), before.turn.to_move)):
            assert after(before, plan.actions, plan.cost) == by_the_rules(before, plan)
            carried += 1
    assert carried > 80


def test_plans_keep_the_law_of_the_game() -> None:
    before = evolve(sampled_states()[1], law=FIRST_LAW)
    plan = next(plans(before, NextFounding(before, weights(), before.turn.to_move)))
    assert after(before, plan.actions, plan.cost).law == FIRST_LAW
