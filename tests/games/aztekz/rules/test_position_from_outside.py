"""Positions from outside: what may be left out, what is drawn, and every fault told at once."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexica.games.aztekz import rules
from tests.games.aztekz.tables import Table, changed, drawn, full, helper, legal, lying, one, seat, table

STARTING = rules.describe(rules.start(rules.new_setup(2, 1)))
HOME = [seat("0,0", "0,0", "0,0"), seat("1,0", "1,0", "1,0")]
SCARED = {"hero": "helper2", "steps": 1, "stolen": False, "scared": "1,0"}


def faults(description: Any) -> tuple[str, ...]:
    with pytest.raises(rules.PositionError) as error:
        rules.position(description)
    return error.value.faults


def black(**entries: Any) -> list[Table]:
    """The seats of position 1 with other entries for the first."""
    return [{**one()["seats"][0], **entries}, one()["seats"][1]]


def test_the_example_of_the_interface_is_a_position_but_for_the_souls_it_has_too_many_of() -> None:
    example = {
        "phase": "turns",
        "to_move": 0,
        "first": 0,
        "drawn": {"paths": 3, "shape": "three", "soul": "sun"},
        "cards": {"0,0": "nesw", "-1,0": "nes", "1,0": "nsw", "1,-1": "sw"},
        "souls": {"1,0": {"sun": 1, "moon": 1}},
        "moving": {"hero": "helper1", "steps": 2, "stolen": False, "scared": None},
        "deck": {"straight": 1, "corner": 3, "three": 20, "cross": 15},
        "supply": {"sun": 1, "moon": 6},
        "quiet_rounds": 0,
        "seats": [
            {
                "chief": "0,0",
                "helpers": [
                    {"at": "-1,0", "soul": "sun", "souls": 2},
                    {"at": "1,-1", "soul": None, "souls": 0},
                ],
                "piles": [{"soul": "sun", "souls": 3}],
                "points": 2,
            },
            {**seat("0,0", "0,0", "1,0"), "points": 0},
        ],
        "winners": [],
    }
    told = rules.describe(rules.position(example))
    assert told == {
        **example,
        "round": 1,
        "laid_this_round": False,
        "supply": {"sun": 1, "moon": 6, "jaguar": 0, "eagle": 0, "serpent": 0, "maize": 0},
    }


def test_hidden_orders_are_drawn_from_the_seed() -> None:
    one_, same, other = (rules.position({**one(), "seed": seed}) for seed in (1, 1, 2))
    assert one_ == same
    assert one_ != other
    assert rules.position(one()) == rules.position({**one(), "seed": 0})
    assert rules.describe(one_) == rules.describe(other)


def test_deck_and_supply_that_are_left_out_hold_what_is_in_no_place_of_the_table() -> None:
    told = rules.describe(rules.position(one()))
    assert told["deck"] == {"straight": 2, "corner": 0, "three": 20, "cross": 17}
    assert told["supply"] == {"sun": 4, "moon": 5, "jaguar": 5, "eagle": 8, "serpent": 8, "maize": 8}


def test_fewer_cards_and_souls_than_the_box_holds_can_be_chosen() -> None:
    told = rules.describe(rules.position(changed(one(), deck={"three": 2}, supply={"sun": 1})))
    assert told["deck"] == {"straight": 0, "corner": 0, "three": 2, "cross": 0}
    assert sum(told["supply"].values()) == 1


@pytest.mark.parametrize("seats", range(4))
def test_start_cards_can_be_laid_after_so_many_others(seats: int) -> None:
    """Whatever is laid then, there is a place for the next one too (A3.3)."""
    state = rules.start(rules.new_setup(4, 5))
    for _ in range(seats):
        state = rules.apply(state, rules.legal_actions(state)[0]).state
    again = rules.position(rules.describe(state))
    assert rules.describe(again) == rules.describe(state)
    assert rules.legal_actions(again) == rules.legal_actions(state)


def test_start_cards_can_be_laid_in_a_position() -> None:
    state = rules.position(json.loads(json.dumps(STARTING)))
    assert rules.describe(state) == STARTING
    assert rules.legal_actions(state)


def started(cards: dict[str, str], *begun: Table, **changes: Any) -> Table:
    """A position in which these seats have laid their start cards, and two more are to lay theirs."""
    to_come = STARTING["seats"]
    told = {**STARTING, "cards": cards, "seats": [*begun, *to_come], "to_move": len(begun)}
    return {key: kept for key, kept in told.items() if key not in ("deck", "supply")} | changes


FAR, TO_COME = seat("2,0", "2,0", "2,0"), STARTING["seats"][0]
THREE_STARTED = started(drawn("┼ ┼ ┼"), seats=[HOME[0], HOME[1], FAR, TO_COME], to_move=3)


def lacking(key: str) -> Table:
    return {name: kept for name, kept in one().items() if name != key}


@pytest.mark.parametrize(
    ("said", "description"),
    [
        ("The description must be a record", 7),
        ("lacks phase", lacking("phase")),
        ("lacks to_move", lacking("to_move")),
        ("lacks drawn", lacking("drawn")),
        ("lacks cards", lacking("cards")),
        ("lacks seats", lacking("seats")),
        ("has 'weather', which means nothing here", changed(one(), weather=1)),
        ("phase must be one of starting, turns, over", changed(one(), phase="later")),
        ("to_move must be a whole number from 0 to 1", changed(one(), to_move=2)),
        ("first must be a whole number from 0 to 1", changed(one(), first=-1)),
        ("quiet_rounds must be a whole number from 0 to 2", changed(one(), quiet_rounds=3)),
        ("laid_this_round must be true or false", changed(one(), laid_this_round=1)),
        ("round is 0 while", changed(one(), round=0)),
        ("seed must be a whole number", changed(one(), seed="x")),
        # cards
        ("cards must map cells", changed(one(), cards=[])),
        ("'0.0' is not a cell", changed(one(), cards={"0.0": "ns"})),
        ("9,0 is more than four cards away", changed(one(), cards={**one()["cards"], "9,0": "es"})),
        ("'sn' are not the paths of a card", changed(one(), cards={**one()["cards"], "0,0": "sn"})),
        ("None are not the paths of a card", changed(one(), cards={**one()["cards"], "0,0": None})),
        (
            "one lies on 0,0",
            table(drawn("┼ ┼", at=(1, 0)), seat("1,0", "1,0", "1,0"), seat("2,0", "2,0", "2,0")),
        ),
        ("6 cards wide, not five", table(drawn("┼ ┼ ┼ ┼ ┼ ┼", at=(-1, 0)), *HOME)),
        ("6 cards high, not five", table({**drawn("┼ ┼"), "0,-3": "ns", "0,2": "ns"}, *HOME)),
        ("19 of cross outside the deck", full(*["┼ ┼ ┼ ┼ ┼"] * 3, "┼ ┼ ┼ ┼ ┤", "┴ ┴ ┴ ┴ ┴")),
        ("3 of straight outside the deck", table(drawn("┼ ┼ ─ ─"), *HOME, shape="straight")),
        # souls
        ("souls: there is no card on 2,2", changed(one(), souls={"2,2": lying(sun=1)})),
        ("souls: 0,2: sun must be a whole number", changed(one(), souls={"0,2": {"sun": 9}})),
        ("has 'star', which means nothing", changed(one(), souls={"0,1": {"star": 1}})),
        ("9 of sun outside the supply", changed(one(), souls={"0,1": lying(sun=7)})),
        ("9 of moon outside the supply", changed(one(), seats=black(piles=[{"soul": "moon", "souls": 6}]))),
        # the drawn card
        ("drawn must be the card that is to be laid", changed(one(), drawn=None)),
        ("drawn: shape must be one of", changed(one(), drawn={"shape": "star"})),
        ("drawn: soul must be null or one of", changed(one(), drawn={"shape": "three", "soul": "star"})),
        ("a card of the shape three has 3 paths", changed(one(), drawn={"shape": "three", "paths": 2})),
        ("drawn must be null when the game is over", changed(one(), phase="over")),
        ("no souls lie on start cards", {**STARTING, "drawn": {"shape": "three", "soul": "sun"}}),
        # seats
        ("Aztekz has 2 to 4 seats", changed(one(), seats=one()["seats"][:1])),
        ("Aztekz has 2 to 4 seats", changed(one(), seats=one()["seats"] * 3)),
        ("Seat 0 lacks chief", changed(one(), seats=[{"helpers": [], "piles": []}, one()["seats"][1]])),
        ("Seat 0 has two helpers, not 1", changed(one(), seats=black(helpers=[helper("0,0")]))),
        ("Seat 0: the heroes stand on no card", {**one(), "seats": STARTING["seats"]}),
        ("the three heroes come to the pyramid together", changed(one(), seats=black(chief=None))),
        ("Seat 0: chief stands on 2,2, where no card lies", changed(one(), seats=black(chief="2,2"))),
        ("Seat 0: chief: 'a' is not a cell", changed(one(), seats=black(chief="a"))),
        ("5 heroes stand on 0,0", table(drawn("┼ ┼"), HOME[0], seat("0,0", "0,0", "1,0"))),
        (
            "soul is the kind of the souls it carries",
            changed(
                one(),
                seats=black(
                    helpers=[
                        {"at": "0,0", "soul": "sun", "souls": 0},
                        helper("0,0"),
                    ]
                ),
            ),
        ),
        (
            "soul must be one of sun",
            changed(
                one(),
                seats=black(
                    helpers=[
                        {"at": "0,0", "soul": "star", "souls": 2},
                        helper("0,0"),
                    ]
                ),
            ),
        ),
        (
            "piles: souls must be a whole number from 2 to 8",
            changed(
                one(),
                seats=black(
                    piles=[
                        {"soul": "sun", "souls": 1},
                    ]
                ),
            ),
        ),
        ("piles: soul must be one of", changed(one(), seats=black(piles=[{"soul": "star", "souls": 2}]))),
        (
            "joined to neither helper",
            changed(
                one(),
                seats=[
                    seat("0,0", "1,-1", "1,-1"),
                    seat("0,-1", "0,-1", "0,1"),
                ],
                cards={**one()["cards"], "0,0": "ns", "1,-1": "es"},
            ),
        ),
        # the start
        (
            "stand on cards before the start card",
            {**STARTING, "seats": one()["seats"], "cards": one()["cards"]},
        ),
        ("deck must have 2 cards", {**STARTING, "deck": {"three": 1}}),
        ("stand together on the start card", started({"0,0": "es", "1,0": "sw"}, seat("0,0", "0,0", "1,0"))),
        ("each seat has laid one start card", started({"0,0": "es", "1,0": "sw"}, HOME[0])),
        ("each seat has laid one start card", started({"0,0": "es"}, HOME[0], HOME[0])),
        ("each seat has laid one start card", started({"0,0": "nw", "1,0": "sw"}, *HOME)),
        ("the first on 0,0", started({"0,0": "es", "1,0": "sw"}, HOME[1], HOME[0])),
        ("linked to those before them", {**THREE_STARTED, "seats": [HOME[0], FAR, HOME[1], TO_COME]}),
        ("No souls come to the table", started({"0,0": "es"}, HOME[0], souls={"0,0": lying(sun=1)})),
        ("No souls come to the table", started({"0,0": "es"}, seat("0,0", "0,0 with 1 sun", "0,0"))),
        ("No souls come to the table", started({"0,0": "es"}, seat("0,0", "0,0", "0,0", "2 sun"))),
        ("tell of rounds after the start", {**STARTING, "quiet_rounds": 1}),
        ("tell of rounds after the start", {**STARTING, "laid_this_round": True}),
        # the hero that acts
        ("moving: hero must be one of", changed(one(), moving={"hero": "pilli"})),
        (
            "moving: steps must be a whole number from 0 to 1",
            changed(one(), moving={"hero": "chief", "steps": 2}),
        ),
        (
            "moving: steps must be a whole number from 0 to 3",
            changed(one(), moving={"hero": "helper1", "steps": 4}),
        ),
        ("moving: only a chief steals", changed(one(), moving={"hero": "helper1", "stolen": True})),
        ("moving: only a helper scares", changed(one(), moving={"hero": "chief", "scared": "1,0"}, souls={})),
        ("moving: souls lie on 1,0", changed(one(), moving=SCARED)),
        ("moving: no card lies on 2,2", changed(one(), moving={**SCARED, "scared": "2,2"})),
        ("moving: seat 1's helper2 is on 0,1", changed(one(), moving={**SCARED, "scared": "0,1"})),
        (
            "moving: helper2 carries souls on 1,0",
            changed(
                one(),
                souls={},
                seats=black(helpers=[helper("-1,0"), helper("1,0", "1 sun")]),
                moving={**SCARED, "steps": 0},
            ),
        ),
        (
            "helper2 cannot have come from 1,0 in so many steps",
            changed(one(), souls={}, moving={**SCARED, "steps": 0}),
        ),
        ("moving belongs to a turn", {**STARTING, "moving": SCARED}),
        ("deck: cross must be a whole number from 0 to 17", changed(one(), deck={"cross": 18})),
        ("supply: sun must be a whole number from 0 to 4", changed(one(), supply={"sun": 5})),
        ("has 'star', which means nothing here", changed(one(), supply={"star": 5})),
    ],
)
def test_a_fault_is_told_in_a_sentence(said: str, description: Any) -> None:
    found = faults(description)
    assert any(said in fault for fault in found), found
    assert all(fault.endswith(".") for fault in found)


@pytest.mark.parametrize("carried", ["", " with 1 sun"])
def test_a5_5_a_scared_card_that_can_be_covered_in_no_way_is_a_fault(carried: str) -> None:
    """Black's helper went to the wrong side, where a corner would cut its chief off; no dropping mends it."""
    begin = table(
        drawn("├ ┼ ┼ ┼ ┤"),
        seat("0,0", f"3,0{carried}", "3,0"),
        seat("4,0", "4,0", "4,0"),
        shape="corner",
        moving={"hero": "helper1", "steps": 1, "scared": "2,0"},
    )
    assert any("would not fit" in fault for fault in faults(begin))


def test_a5_5_a_helper_that_cannot_step_off_what_it_scared_is_a_fault() -> None:
    begin = table(
        drawn("├ ┼ ┼ ┼ ┤"),
        seat("0,0", "2,0", "1,0"),
        seat("4,0", "4,0", "4,0"),
        moving={"hero": "helper1", "steps": 3, "scared": "2,0"},
    )
    assert any("helper1 cannot step off" in fault for fault in faults(begin))


def test_points_and_winners_are_not_read() -> None:
    told = rules.describe(rules.position(one()))
    wrong = [{**seat_, "points": "many"} for seat_ in told["seats"]]
    assert rules.position({**told, "seats": wrong, "winners": [7]}) == rules.position(told)


def test_a_card_laid_in_this_round_ends_the_quiet_ones() -> None:
    """Both at once can be described, and is then what the rules make of it (A7.2)."""
    told = rules.describe(rules.position(changed(one(), quiet_rounds=2, laid_this_round=True)))
    assert (told["quiet_rounds"], told["laid_this_round"]) == (0, True)


def test_cards_may_lie_apart() -> None:
    """No game comes to that, but a position may show it: the gap is an empty cell (A1.3)."""
    apart = rules.position(table(drawn("┼ . ┼"), seat("0,0", "0,0", "0,0"), seat("2,0", "2,0", "2,0")))
    assert legal(apart, "step") == set()
    assert {"lay 1,0 nes", "lay 1,0 new"} <= legal(apart, "lay 1,0")


def test_souls_of_a_pile_that_cannot_be_read_are_missed_nowhere() -> None:
    """What a faulty pile does not tell is not held against the supply."""
    told = rules.describe(rules.position(one()))
    for pile, said in (({"soul": "sun"}, "lacks souls"), ({"souls": 2}, "lacks soul"), (7, "a record")):
        (fault,) = faults(changed(told, seats=black(piles=[pile])))
        assert said in fault


def test_every_fault_is_told_at_once() -> None:
    found = faults(
        changed(
            one(),
            phase="later",
            to_move=9,
            cards={"x": "ns", "0,0": "q"},
            souls=3,
            drawn={"shape": "x"},
            seats=7,
        )
    )
    assert len(found) >= 6


def test_a6_5_a_chief_that_is_cut_off_is_told_beside_other_faults() -> None:
    cut = changed(one(), cards={**one()["cards"], "0,0": "ns", "1,-1": "es"}, quiet_rounds=7)
    apart = [seat("0,0", "1,-1", "1,-1"), seat("0,-1", "0,-1", "0,1")]
    assert len(faults(changed(cut, seats=apart))) == 2


def test_a3_2_a_start_deck_that_is_too_small_is_told_beside_other_faults() -> None:
    assert len(faults({**STARTING, "deck": {"three": 1}, "first": 2})) == 2


def test_a3_2_start_cards_are_laid_in_the_order_of_the_seats() -> None:
    assert rules.describe(rules.position(THREE_STARTED))["to_move"] == 3
    turned = {**THREE_STARTED, "seats": [FAR, TO_COME, HOME[0], HOME[1]], "first": 2, "to_move": 1}
    assert rules.describe(rules.position(turned))["first"] == 2


def test_a_fault_hides_no_other_kind() -> None:
    found = faults(changed(one(), souls={"0,1": lying(sun=8)}, moving={"hero": "pilli"}, deck={"cross": 40}))
    assert len(found) == 3


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.sampled_from(["0,0", "nes", "sun", "chief", "turns", "x"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["0,0", "sun", "at", "x"]), inner)
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_anything_at_all_is_a_position_or_a_fault(data: st.DataObject) -> None:
    description = json.loads(json.dumps(rules.describe(rules.position(one()))))
    for key in data.draw(st.lists(st.sampled_from([*description, "seed"]), min_size=1, max_size=3)):
        description[key] = data.draw(JSON)
    try:
        state = rules.position(description)
    except rules.PositionError:
        return
    assert rules.describe(rules.position(rules.describe(state))) == rules.describe(state)
    assert rules.legal_actions(state) or rules.is_over(state)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_seat_may_be_anything(data: st.DataObject) -> None:
    description = json.loads(json.dumps(rules.describe(rules.position(one()))))
    seat_ = description["seats"][data.draw(st.integers(0, 1))]
    for key in data.draw(st.lists(st.sampled_from([*seat_]), min_size=1, max_size=2)):
        seat_[key] = data.draw(JSON)
    try:
        state = rules.position(description)
    except rules.PositionError:
        return
    assert rules.legal_actions(state)
