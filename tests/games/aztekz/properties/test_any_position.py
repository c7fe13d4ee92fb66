"""Rules and oracle agree in positions that no game need have come to."""

from hypothesis import given, reject, settings
from hypothesis import strategies as st

from mexica.games.aztekz import rules
from tests.games import rule_checks
from tests.games.aztekz import oracle
from tests.games.aztekz.properties import checks
from tests.games.aztekz.properties.any_position import Table, positions

FEW = settings(max_examples=60, deadline=None)


def set_up(table: Table) -> rules.State:
    """The state, if nobody stands too crowded or is cut off in it."""
    try:
        return rules.position(table)
    except rules.PositionError as error:
        if not all("A4.5" in fault or "A6.5" in fault for fault in error.faults):
            raise
        return reject()


@FEW
@given(positions())
def test_rules_and_oracle_list_the_same_actions(table: Table) -> None:
    state = set_up(table)
    rule_checks.check_legal(rules, state, oracle.legal(rules.describe(state)))


@FEW
@given(positions(), st.data())
def test_they_do_so_after_a_few_deeds_too(table: Table, data: st.DataObject) -> None:
    """Scaring above all (A5.5): whoever has scared can finish the turn, and only on that card."""
    state = set_up(table)
    for _ in range(data.draw(st.integers(1, 4))):
        actions = [action for action in rules.legal_actions(state) if not rules.ends_turn(action)]
        scares = [action for action in actions if str(action).startswith("scare")]
        if not actions:
            break
        state = rules.apply(state, data.draw(st.sampled_from(scares or actions))).state
        told = rules.describe(state)
        checks.check_pyramid(told)
        rule_checks.check_legal(rules, state, oracle.legal(told))


@FEW
@given(positions(), st.integers(0, 10**6))
def test_other_hidden_orders_change_nothing_that_is_told_or_legal(table: Table, seed: int) -> None:
    checks.check_orders(set_up(table), seed)


@FEW
@given(positions())
def test_no_card_that_is_laid_cuts_a_chief_off(table: Table) -> None:
    state = set_up(table)
    for action in rules.legal_actions(state):
        if str(action).startswith("lay"):
            checks.check_pyramid(rules.describe(rules.apply(state, action).state))


@FEW
@given(positions())
def test_declining_on_and_on_ends_the_game_with_the_third_quiet_round(table: Table) -> None:
    """A7.2, wherever nobody can lay a card or the pyramid is complete."""
    state, turns = set_up(table), 0
    quiet = state.turn.quiet_rounds
    while "decline" in map(str, rules.legal_actions(state)):
        state = rules.apply(state, rules.parse("decline")).state
        turns += 1
    if rules.is_over(state):
        assert turns == state.seats * (3 - quiet)
        assert rules.describe(state)["quiet_rounds"] == 3
    else:
        assert turns < state.seats * (3 - quiet)
