"""What a table is worth: more for what is freed, near, guarded and in time; less for what can be stolen."""

import pytest
from attrs import evolve

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.evaluation import Evaluation, thefts
from mexica.games.aztekz.ai.weights import weights
from tests.games.aztekz.tables import Table, drawn, lying, seat, table

ROW = drawn("┌ ┬ ┬ ┐", "└ ┴ ┴ ┘")
AWAY = seat("3,1", "3,1", "3,1")


def worth(*seats: Table, cards: int = 20, cards_lying: dict[str, str] = ROW, **changes: object) -> float:
    """What the table is worth for the first seat when its turn has ended, with so many cards in the deck."""
    begin = rules.position(table(cards_lying, *seats, **changes))
    return Evaluation(weights(), len(seats), 0, cards).of(begin.pyramid, begin.players)


def test_freed_souls_count_by_their_piles() -> None:
    """A7.3: a pile of four is worth more than two of two."""
    one, two = seat("0,0", "0,0", "0,0", "4 sun"), seat("0,0", "0,0", "0,0", "2 sun", "2 sun")
    assert worth(one, AWAY) == pytest.approx(worth(two, AWAY) + 1)


def test_a_load_is_worth_more_the_fewer_turns_it_needs_and_the_more_souls_it_has() -> None:
    """A4.4: three steps a turn."""
    long = drawn("┌ ┬ ┬ ┬ ┐", "└ ┴ ┴ ┴ ┘")
    away = seat("2,1", "2,1", "2,1")

    def with_load(at: str, souls: int) -> float:
        return worth(seat("0,0", f"{at} with {souls} sun", "0,0"), away, cards_lying=long)

    assert with_load("0,0", 3) == with_load("3,0", 3) > with_load("4,0", 3)
    assert with_load("0,0", 4) > with_load("0,0", 3)


def test_what_another_chief_can_steal_counts_for_that_one_unless_it_is_guarded() -> None:
    """A5.6: within one step, if the own chief is elsewhere."""
    chief = seat("2,1", "3,1", "3,1")
    exposed, guarded = seat("0,0", "1,1 with 4 sun", "0,0"), seat("1,1", "1,1 with 4 sun", "0,0")
    assert worth(guarded, chief) > worth(exposed, chief) + 3
    begin = rules.position(table(ROW, exposed, chief))
    assert [(one.points, one.seat, one.helper) for one in thefts(1, begin.pyramid, begin.players)] == [
        (3, 0, 0)
    ]
    begin = rules.position(table(ROW, guarded, chief))
    assert not list(thefts(1, begin.pyramid, begin.players))


def test_nobody_steals_on_a_card_with_four_heroes() -> None:
    """A4.5"""
    victim = seat("0,0", "1,0 with 4 sun", "1,0")
    begin = rules.position(table(ROW, victim, seat("2,0", "1,0", "1,0")))
    assert not list(thefts(1, begin.pyramid, begin.players))


def test_what_cannot_be_freed_in_time_is_worth_nothing() -> None:
    """A7.1: without a turn to come only what is freed counts."""
    loaded, empty = seat("0,0", "0,0 with 4 sun", "0,0"), seat("0,0", "0,0", "0,0")
    assert worth(loaded, AWAY, cards=1) == worth(empty, AWAY, cards=1)
    assert worth(loaded, AWAY, cards=2) > worth(empty, AWAY, cards=2) + 2


def test_a_soul_of_the_kind_that_a_helper_carries_is_worth_more_nearby() -> None:
    own = seat("0,0", "0,0 with 2 sun", "0,0 with 1 moon")
    with_sun, with_maize = (worth(own, AWAY, souls={"1,0": lying(**{kind: 1})}) for kind in ("sun", "maize"))
    assert with_sun > with_maize


def test_of_several_others_the_best_counts_most() -> None:
    own, empty = seat("0,0", "0,0", "0,0"), seat("3,1", "3,1", "3,1")
    rich = seat("2,1", "2,1", "2,1", "5 sun")
    richer = seat("2,1", "2,1", "2,1", "5 sun", "3 moon")
    assert worth(own, empty, rich) > worth(own, empty, richer)
    assert worth(own, empty, rich) - worth(own, empty, richer) == pytest.approx(2, abs=0.6)


LONG = drawn("┌ ┬ ┬ ┬ ┐", "└ ┴ ┴ ┴ ┘")


def gained(begin: rules.State, **changes: float) -> float:
    """How much more a table is worth to the first of two seats with these weights, 18 cards to come."""
    standard, changed = (
        Evaluation(one, 2, 0, 18).of(begin.pyramid, begin.players)
        for one in (weights(), evolve(weights(), **changes))
    )
    return changed - standard


def test_cards_linked_to_the_chiefs_count_for_each_turn_to_come_where_the_weights_say_so() -> None:
    begin = rules.position(table(LONG, seat("2,0", "0,0", "0,0"), seat("4,1", "4,1", "4,1")))
    assert gained(begin, links=0.1) == pytest.approx(0.1 * 9 * (3 - 2))
    assert weights("strongest").links > weights().links == 0


def test_cards_in_reach_of_helpers_count_for_each_turn_to_come_where_the_weights_say_so() -> None:
    begin = rules.position(table(LONG, seat("0,0", "2,0", "2,0"), seat("4,1", "4,1", "4,1")))
    reached, others = 10, 7  # within three steps of the middle, and of a corner
    assert (begin.pyramid.reach((2, 0)), begin.pyramid.reach((4, 1))) == (reached, others)
    assert gained(begin, reach=0.01) == pytest.approx(0.01 * 9 * 2 * (reached - others))
    assert weights("strongest").reach > weights().reach == 0


def test_souls_of_one_kind_near_the_chief_count_more_than_different_ones_where_the_weights_say_so() -> None:
    own, away = seat("0,0", "0,0", "0,0"), seat("4,1", "4,1", "4,1")

    def with_souls(**kinds: str) -> float:
        souls = {cell: lying(**{kind: 1}) for kind, cells in kinds.items() for cell in cells.split()}
        return gained(rules.position(table(LONG, own, away, souls=souls)), lying=1.0)

    alike = with_souls(sun="1,0 0,1")
    assert alike > with_souls(sun="1,0", moon="0,1") > 0
    assert alike > with_souls(sun="1,0 2,0") > 0
    assert with_souls(sun="4,0 3,1") < 0
    assert weights("strongest").lying > weights().lying == 0
