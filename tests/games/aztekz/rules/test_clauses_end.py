"""A7 and A8: the end, the winner, and what is hidden."""

import json
from random import Random

import pytest
from attrs import evolve

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.events import CardDrawn, Cause, GameEnded, RoundEnded
from tests.games.aztekz.rules.rows import Row, allowed, refused, table_of
from tests.games.aztekz.tables import after, changed, drawn, full, legal, one, seat, table

QUIET = full(to_move=1, quiet_rounds=2, round=9)
HALF = full(to_move=1, quiet_rounds=2, round=9, laid_this_round=True)


def ended(*piles: tuple[str, ...]) -> rules.State:
    """A game that is over, with these piles by seat."""
    seats = [
        seat("0,0" if number < 1 else "1,0", "0,0" if number < 1 else "1,0", "2,0", *freed)
        for number, freed in enumerate(piles)
    ]
    return rules.position(table(drawn("┼ ┼ ┼"), *seats, phase="over", drawn=None))


@table_of(
    allowed("A7.1-last-card", changed(one(), deck={}), "lay 0,2 new", phase="over", moving=None, drawn=None),
    allowed("A7.1-not-yet-the-last", changed(one(), deck={"cross": 1}), "lay 0,2 new", phase="turns"),
    allowed("A7.1-last-card-declined", full(deck={}), "decline", phase="turns"),
    refused("A7.1-over", {**one(), "phase": "over", "drawn": None}, "step chief 0,1"),
    refused("A7.2-over", full(phase="over", drawn=None, quiet_rounds=3), "lay 3,4 new"),
    allowed("A7.2-third-quiet-round", QUIET, "decline", phase="over", quiet_rounds=3),
    allowed("A7.2-a-card-was-laid-before", HALF, "decline", phase="turns", quiet_rounds=0),
    allowed("A7.2-a-card-is-laid", QUIET, "lay 3,4 new", phase="turns", quiet_rounds=0, round=10),
    allowed("A7.2-the-round-is-not-over", full(quiet_rounds=2), "decline", phase="turns", quiet_rounds=2),
    allowed(
        "A7.2-second-quiet-round", full(to_move=1, quiet_rounds=1), "decline", phase="turns", quiet_rounds=2
    ),
    allowed(
        "A7.2-rounds-begin-with-the-first-player",
        full(to_move=0, first=1, quiet_rounds=2),
        "decline",
        phase="over",
    ),
)
def test_row(row: Row) -> None:
    row.check()


def test_a7_1_the_game_ends_on_the_spot() -> None:
    step = rules.apply(rules.position(changed(one(), deck={})), rules.parse("lay 0,2 new"))
    assert step.events[-1] == GameEnded(Cause.LAST_CARD, (0, 1))
    assert not any(isinstance(event, CardDrawn) for event in step.events)
    assert rules.is_over(step.state)
    assert rules.legal_actions(step.state) == []


def test_a7_2_three_rounds_in_a_row_without_a_card_end_the_game() -> None:
    state, quiet = rules.position(full()), []
    while not rules.is_over(state):
        step = rules.apply(state, rules.parse("decline"))
        quiet += [event.quiet_rounds for event in step.events if isinstance(event, RoundEnded)]
        state = step.state
    assert quiet == [1, 2, 3]
    assert step.events[-1] == GameEnded(Cause.QUIET_ROUNDS, (0, 1))


def test_a7_2_a_laid_card_begins_the_count_anew() -> None:
    state = after(rules.position(full()), *["decline"] * 5)
    assert rules.describe(state)["quiet_rounds"] == 2
    laid = next(str(action) for action in rules.legal_actions(state) if str(action).startswith("lay"))
    state = after(state, laid)
    assert (rules.describe(state)["quiet_rounds"], rules.is_over(state)) == (0, False)


def test_a7_3_a_pile_scores_one_less_than_its_souls() -> None:
    state = ended(("3 sun", "2 sun", "8 moon"), ())
    assert rules.points(state) == (2 + 1 + 7, 0)
    one, other = rules.standings(state)
    assert (one.points, one.souls, other.points, other.souls) == (10, 13, 0, 0)


def test_a7_3_souls_carried_or_lying_score_nothing() -> None:
    assert rules.points(rules.position(one())) == (0, 0)


@pytest.mark.parametrize(
    ("piles", "won"),
    [
        ((("3 sun",), ("2 sun",)), (0,)),
        ((("3 sun",), ("2 sun", "2 moon")), (1,)),  # two points each, four souls against three
        ((("3 sun",), ("3 moon",)), (0, 1)),
        (((), (), ()), (0, 1, 2)),
        ((("2 sun",), ("5 moon",), ("3 eagle", "3 maize")), (2,)),
    ],
)
def test_a7_4_most_points_then_most_souls_win(piles: tuple, won: tuple) -> None:
    assert rules.winners(ended(*piles)) == won


def test_a7_4_nobody_has_won_while_the_game_goes_on() -> None:
    assert rules.winners(rules.position(one())) == ()


def other_orders(state: rules.State, seed: int) -> rules.State:
    """The state with another order of deck and supply."""
    generator, deck, supply = Random(seed), list(state.deck), list(state.supply)
    generator.shuffle(deck)
    generator.shuffle(supply)
    return evolve(state, deck=tuple(deck), supply=tuple(supply), chance=generator.getrandbits(32))


def test_a8_1_a_description_does_not_tell_the_order_of_deck_and_supply() -> None:
    state = after(rules.position(one()), "step helper2 1,0")
    for seed in range(5):
        other = other_orders(state, seed)
        assert other != state
        assert json.dumps(rules.describe(other)) == json.dumps(rules.describe(state))
        assert rules.legal_actions(other) == rules.legal_actions(state)


def test_a8_1_the_counts_of_what_is_left_are_told() -> None:
    told = rules.describe(rules.start(rules.new_setup(3, 1)))
    assert sum(told["deck"].values()) == 47
    assert list(told["deck"]) == ["straight", "corner", "three", "cross"]
    assert told["supply"] == dict.fromkeys(("sun", "moon", "jaguar", "eagle", "serpent", "maize"), 8)


def test_a8_2_only_a_drawn_card_reveals_something() -> None:
    state = rules.position(one())
    for action in ("step helper2 1,0", "scare helper2", "step helper2 0,0"):
        step = rules.apply(state, rules.parse(action))
        assert not any(rules.reveals(step.events, seat) for seat in range(2))
        state = step.state
    step = rules.apply(state, rules.parse("lay 1,0 nsw"))
    assert all(rules.reveals(step.events, seat) for seat in range(2))
    last = rules.apply(rules.position(changed(one(), deck={})), rules.parse("lay 0,2 new"))
    assert not rules.reveals(last.events, 0)
    assert "lay 0,2 new" in legal(rules.position(one()))
