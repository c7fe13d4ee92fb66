"""Properties of random input: short games, texts, broken descriptions, set-ups."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexica.games.mexica import rules
from tests.games.mexica.properties import checks
from tests.games.mexica.properties.playouts import play_choices, reached_states, setup_of, short_games

few = settings(max_examples=8, deadline=None, derandomize=True)
many = settings(max_examples=150, deadline=None, derandomize=True)


@few
@given(short_games())
def test_any_choices_among_the_legal_actions_lead_where_the_oracle_says(game):
    *steps, last = play_choices(game)
    for step in steps:
        checks.check_step(step.state, step.text)
    checks.check_legal(last.state)
    checks.check_round_trip(last.state)
    checks.check_conserved(rules.describe(last.state), setup_of(game[1], game[0]))


@few
@given(reached_states())
def test_a_description_is_plain_data_of_the_documented_keys(state):
    table = rules.describe(state)
    assert json.loads(json.dumps(table)) == table
    assert set(table) == {
        *("phase", "period", "round", "first", "to_move", "action_points", "taken_this_turn", "quiet_rounds"),
        *("placed_this_round", "proposal", "display", "later", "removed", "supply", "canals", "bridges"),
        *("tokens", "temples", "seats", "districts", "winners"),
    }


TEXTS = [str(action) for action in rules.legal_actions(rules.start(rules.new_setup(2, 1)))] + [
    *("canal G5", "canal G6 G5", "bridge F6 ns", "move-bridge F6 O7 ew", "temple H9 3", "walk G6", "boat O7"),
    *("flat K9", "found C4", "take", "propose 12", "agree", "decline", "end"),
]


@many
@given(
    st.text(max_size=30)
    | st.from_regex(r"[a-z-]{2,8}( [A-Z]\d{1,2}){0,2}( \w+)?", fullmatch=True)
    | st.sampled_from(TEXTS)
)
def test_a_text_is_read_back_as_the_same_action_or_is_no_action(text):
    try:
        action = rules.parse(text)
    except rules.ParseError:
        assert text not in TEXTS
        return
    assert rules.parse(str(action)) == action
    assert sorted(str(action).split()) == sorted(text.split())


WORDS = (
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["H7", "G7", "A1", "ns", "x", "turns"])
)
VALUES = st.recursive(
    WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS.map(str), inner, max_size=3),
    max_leaves=6,
)


def position_or_faults(table):
    try:
        return rules.position(table), ()
    except rules.PositionError as error:
        return None, error.faults


@many
@given(st.data())
def test_a_broken_description_is_a_position_or_says_what_is_wrong(data):
    """Any entry replaced by anything: never another error, and what is accepted describes itself."""
    table = copy.deepcopy(rules.describe(rules.start(rules.new_setup(data.draw(st.integers(2, 4)), 3))))
    where = table
    key = data.draw(st.sampled_from(sorted(where)))
    while isinstance(where[key], dict) and where[key] and data.draw(st.booleans()):
        where = where[key]
        key = data.draw(st.sampled_from(sorted(where)))
    where[key] = data.draw(VALUES)
    state, faults = position_or_faults(table)
    if state is None:
        assert faults
        assert all(fault.endswith(".") for fault in faults)
        return
    assert rules.position(rules.describe(state)) == state
    actions = rules.legal_actions(state)
    assert bool(actions) is not rules.is_over(state)
    assert [action for action in actions[::50] if rules.refusal(state, action)] == []


@many
@given(st.integers(2, 4), st.integers(0, 10**9), st.sampled_from([20, 24, 28]))
def test_the_same_seed_draws_the_same_set_up(seats, seed, floors):
    draws = [rules.new_setup(seats, seed, neutral_floors=floors) for _ in range(2)]
    assert draws[0] == draws[1]
    assert rules.start(draws[0]) == rules.start(draws[1])


def test_other_seeds_draw_other_set_ups():
    assert len({rules.new_setup(3, seed).display for seed in range(50)}) > 40


def test_a_state_cannot_be_changed():
    state = rules.start(rules.new_setup(2, 1))
    for name in ("board", "turn", "display"):
        with pytest.raises(AttributeError):
            setattr(state, name, None)
