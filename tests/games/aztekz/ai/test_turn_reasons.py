"""Reasons of turns: true by the rules, the most telling first."""

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.turn_reasons import Gain, Reason, reasons
from tests.games.aztekz.tables import Table, drawn, lying, one, seat, table

ROW = drawn("┌ ┬ ┬ ┐", "└ ┴ ┴ ┘")
OPEN = {**ROW, "0,0": "nes"}
NONE = dict.fromkeys(("straight", "corner", "three", "cross"), 0)
AWAY = seat("3,1", "3,1", "3,1")


@pytest.mark.parametrize(
    ("begin", "actions", "reason"),
    [
        (table(ROW, seat("0,0", "1,0 with 3 sun", "0,1"), AWAY), "step helper1 0,0; give helper1",
         Reason(Gain.FREES, 3, "sun")),
        (one(), "steal 1 helper1", Reason(Gain.STEALS, 3, "jaguar", seat=1)),
        (one(), "step helper2 1,0; take helper2 moon 1", Reason(Gain.GATHERS, 1, "moon", "helper2")),
        (one(), "step helper1 -1,1; drop helper1", Reason(Gain.LEAVES, 2, "sun", "helper1")),
        (one(), "step helper2 1,0; scare helper2; step helper2 0,0", Reason(Gain.SCARES, 2)),
        (table(ROW, seat("0,0", "3,0 with 2 sun", "0,1"), AWAY), "step helper1 2,0",
         Reason(Gain.BRINGS, 2, hero="helper1")),
        (table(ROW, seat("0,0", "3,0 with 1 sun", "0,1"), AWAY), "step helper1 2,0",
         Reason(Gain.BRINGS, 1, hero="helper1")),
        (table(ROW, seat("0,0", "3,0 with 2 sun", "0,1"), AWAY), "step chief 1,0",
         Reason(Gain.COMES, 2, "sun", "helper1")),
        (table(ROW, seat("0,0", "0,0", "0,1"), AWAY, souls={"3,0": lying(sun=1), "0,1": lying(moon=3)}),
         "step chief 0,1", Reason(Gain.ROAMS, 3)),
        (table(ROW, seat("0,0", "3,0 with 2 sun", "0,1"), AWAY), "step helper1 2,0",
         Reason(Gain.GUARDS, 2, hero="helper1", seat=1)),
        (table(ROW, seat("0,0", "0,0", "0,1"), seat("3,1", "2,0 with 4 moon", "3,1")), "step chief 1,0",
         Reason(Gain.THREATENS, 4, seat=1)),
        (table(OPEN, seat("0,0", "0,0", "0,1"), AWAY, deck=NONE, shape="cross"), "lay 0,-1 nesw",
         Reason(Gain.ENDS)),
        (table(drawn("┌ ┬ ┐", "└ . ┘"), seat("0,1", "2,1 with 1 sun", "0,1"), seat("2,0", "2,0", "2,0")),
         "lay 1,1 new", Reason(Gain.SHORTENS, 2, hero="helper1")),
        (table(ROW, seat("0,0", "0,0 with 1 sun", "0,1"), AWAY, souls={"3,0": lying(sun=1)}),
         "step helper1 1,0", Reason(Gain.NEARS, 2, "sun", "helper1")),
        (one(), "step helper1 -1,1; drop helper1; take helper1 moon 1",
         Reason(Gain.LEAVES, 2, "sun", "helper1")),
        (table(ROW, seat("1,0", "1,0 with 1 moon", "1,0 with 2 moon"), seat("0,0", "0,0", "0,0"),
               drawn={"shape": "cross", "soul": "sun"}), "lay 3,1 nesw", Reason(Gain.WITHHOLDS, 1, "sun")),
        (table(drawn("├ ─ . ─"), seat("0,0", "3,0 with 1 sun", "0,0"), seat("1,0", "1,0", "1,0")),
         "lay 2,0 esw", Reason(Gain.OPENS, hero="helper1")),
        (table(drawn("├ ┬ ┤", "└ ─ ┘"), seat("0,1", "0,1", "0,1"), seat("0,0", "2,0 with 2 moon", "0,0")),
         "lay 1,0 nes", Reason(Gain.LENGTHENS, 2, seat=1)),
        (table(OPEN, seat("0,0", "0,0", "0,1"), AWAY, drawn={"shape": "cross", "soul": "sun"}),
         "lay 0,-1 nesw", Reason(Gain.OFFERS, 1, "sun", "helper1")),
    ],
)  # fmt: skip
def test_what_a_turn_is_good_for(begin: Table, actions: str, reason: Reason) -> None:
    state = rules.position(begin)
    for text in actions.split("; "):
        action = rules.parse(text)
        assert rules.refusal(state, action) is None, text
        state = rules.apply(state, action).state
    told = reasons(rules.position(begin), [rules.parse(text) for text in actions.split("; ")])
    assert reason in told
    assert [list(Gain).index(one.gain) for one in told] == sorted(list(Gain).index(one.gain) for one in told)


def test_a_start_card_is_laid_for_its_links() -> None:
    first = rules.start(rules.new_setup(2, 1))
    assert reasons(first, [rules.legal_actions(first)[0]])[0].gain is Gain.STARTS
    second = rules.apply(first, rules.legal_actions(first)[0]).state
    assert reasons(second, [rules.legal_actions(second)[0]])[0].gain is Gain.LINKS


def of_card(lays: str, shape: str = "cross", **seats: Table) -> tuple[Reason, ...]:
    """The reasons of a card without a soul, with which nobody's way changes."""
    begin = table(ROW, *seats.values(), AWAY, drawn={"shape": shape, "soul": None})
    return reasons(rules.position(begin), [rules.parse(lays)])


def test_where_nothing_is_gained_the_card_is_told_and_who_stays_with_the_chief() -> None:
    assert of_card("lay 2,1 nesw", own=seat("0,0", "0,0", "0,1")) == (Reason(Gain.COVERS, 3),)
    with_souls = of_card("lay 2,1 nesw", own=seat("0,0", "0,0 with 2 sun", "0,1"))
    assert with_souls[0] == Reason(Gain.STAYS, 2, "sun", "helper1")


@pytest.mark.parametrize("lays", ["step chief 1,0; lay 2,1 nesw", "lay 0,-1 nesw"])
def test_where_little_is_gained_more_links_of_the_card_of_the_chief_are_told(lays: str) -> None:
    begin = table(OPEN, seat("0,0", "0,0", "0,1"), AWAY, drawn={"shape": "cross", "soul": None})
    told = reasons(rules.position(begin), list(map(rules.parse, lays.split("; "))))
    assert told == (Reason(Gain.BRANCHES, 3),)


@pytest.mark.parametrize("souls", [1, 2])
def test_a_helper_that_takes_a_single_soul_gains_little(souls: int) -> None:
    """A5.4: two souls are a pile."""
    lies = {"0,0": lying(sun=souls)}
    begin = table(OPEN, seat("0,0", "0,0", "0,1"), AWAY, souls=lies, drawn={"shape": "cross", "soul": None})
    told = reasons(rules.position(begin), [*map(rules.parse, (f"take helper1 sun {souls}", "lay 0,-1 nesw"))])
    assert told[0] == Reason(Gain.GATHERS, souls, "sun", "helper1")
    assert (Reason(Gain.BRANCHES, 3) in told) == (souls == 1)


def test_a_soul_that_is_left_beside_the_chief_is_told_with_what_lies_there() -> None:
    souls = {"2,0": lying(moon=1, sun=1), "1,0": lying(sun=1, eagle=4)}
    begin = table(ROW, seat("0,0", "2,0 with 1 moon", "0,1"), AWAY, souls=souls)
    actions = ("step helper1 1,0", "drop helper1", "step helper1 2,0", "take helper1 sun 1",
               "step helper1 1,0", "drop helper1")  # fmt: skip
    told = reasons(rules.position(begin), list(map(rules.parse, actions)))
    assert told == (Reason(Gain.HEAPS, 2, "sun"), Reason(Gain.LEAVES, 1, "moon", "helper1"))


def test_souls_that_are_fetched_and_laid_down_with_the_chief_are_told() -> None:
    souls = {"2,0": lying(jaguar=1), "0,0": lying(maize=1)}
    begin = table(ROW, seat("1,0", "2,0", "0,1"), AWAY, souls=souls)
    actions = (
        *("take helper1 jaguar 1", "step helper1 1,0", "drop helper1", "step helper1 0,0"),
        *("take helper1 maize 1", "step helper1 1,0", "drop helper1", "take helper1 jaguar 1"),
    )
    told = reasons(rules.position(begin), list(map(rules.parse, actions)))
    assert told[:2] == (Reason(Gain.GATHERS, 1, "jaguar", "helper1"), Reason(Gain.COLLECTS, 1, "maize"))
    left = reasons(rules.position(begin), list(map(rules.parse, actions[:3])))
    assert left[0] == Reason(Gain.COLLECTS, 1, "jaguar")


def test_what_is_carried_to_the_chief_and_laid_down_is_told_once() -> None:
    begin = table(ROW, seat("1,0", "2,0 with 1 moon", "0,1"), AWAY)
    told = reasons(rules.position(begin), list(map(rules.parse, ("step helper1 1,0", "drop helper1"))))
    assert told[0] == Reason(Gain.COLLECTS, 1, "moon")
    assert all(reason.gain is not Gain.LEAVES for reason in told)


def test_a_chief_that_comes_nearer_to_less_than_half_of_the_souls_is_not_told() -> None:
    begin = table(ROW, seat("0,0", "0,0", "0,1"), AWAY, souls={"3,0": lying(sun=1), "0,1": lying(moon=1)})
    told = reasons(rules.position(begin), [rules.parse("step chief 1,0")])
    assert Gain.ROAMS not in {one.gain for one in told}


def test_a_kind_picked_up_on_the_way_is_not_told_as_brought_nearer() -> None:
    begin = table(ROW, seat("0,0", "3,0", "0,1"), AWAY, souls={"2,0": lying(sun=1)})
    actions = ("step helper1 2,0", "take helper1 sun 1")
    assert Gain.BRINGS not in {
        one.gain for one in reasons(rules.position(begin), list(map(rules.parse, actions)))
    }


def test_nothing_is_said_of_what_is_illegal_or_of_the_turns_of_others() -> None:
    begin = rules.position(one())
    assert reasons(begin, [rules.parse("give helper2")]) == (Reason(Gain.RESTS),)
    freed = Reason(Gain.FREES, 2, "sun")
    steps = ("step helper1 0,0", "give helper1", "lay 0,2 new")
    assert freed in reasons(begin, [rules.parse(text) for text in (*steps, "steal 0 helper1")])
