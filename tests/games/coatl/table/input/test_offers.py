"""What a click means, what is lit, and why something is refused."""

import random

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules.actions import Done
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.holding import Holding, Tool
from mexica.games.coatl.table.input.offers import Offers
from mexica.shell.match.outcomes import Do, Say
from tests.games.coatl.tables import after, seat, serpent, state, table


def holding(state_now: rules.State) -> Hand:
    hand = Hand()
    hand.update(state_now, acts=True)
    return hand


def played(hand: Hand, *clicked: places.Place) -> str:
    """The text of the action that the last of these clicks plays."""
    *before, last = clicked
    for place in before:
        assert hand.click(place) is None
    outcome = hand.click(last)
    assert isinstance(outcome, Do), outcome
    (action,) = outcome.actions
    return str(action)


@pytest.mark.parametrize(
    ("clicked", "text"),
    [
        ([places.supply("b1")], "take b1"),
        ([places.display(2)], "prophecy P42"),
        ([places.DECK], "prophecy deck"),
        ([places.board(0, 0), places.lane(0, 2)], "lay hR"),
        ([places.board(0, 1), places.end(0, 1, "tail")], "join 1 G tail"),
        ([places.board(0, 1), places.lane(0, 1)], "join 1 G tail"),
        ([places.board(0, 1), places.piece(0, 1, 0)], "join 1 G tail"),
        ([places.prophecy(0, 1), places.lane(0, 1)], "play P0 1"),
        ([places.prophecy(0, 1), places.end(0, 1, "tail")], "play P0 1"),
    ],
)
def test_clicks_are_actions(clicked: list[places.Place], text: str):
    hand = holding(state(seat("hR G", "P28 P0", serpent("hY Y Y"))))

    assert played(hand, *clicked) == text


def test_a_head_is_not_joined_at_the_tail_end():
    hand = holding(state(seat("hR", "", serpent("G G"))))
    hand.click(places.board(0, 0))

    refused = hand.click(places.end(0, 1, "tail"))

    assert isinstance(refused, Say)
    assert str(refused.reason) == "A head is joined at the head end only. (C7.3)"
    assert hand.holding.source == places.board(0, 0)  # it stays in hand


def test_a_piece_that_fits_nowhere_says_why_and_stays():
    hand = holding(state(seat("tR", "P0 P1", serpent("hY G"), serpent("hY G"))))

    refused = hand.click(places.board(0, 0))

    assert isinstance(refused, Say)
    assert refused.reason.clause == "C7.8"
    assert hand.holding == Holding()


def test_what_is_held_lights_the_ends_where_it_fits():
    hand = holding(state(seat("hR G tK", "", serpent("Y G"))))
    assert places.board(0, 1) in hand.lit()

    hand.click(places.board(0, 0))

    assert hand.lit() == {places.end(0, 1, "head"), places.lane(0, 2)}


def test_the_opening_hand_is_marked_and_kept():
    start = rules.start(rules.new_setup(2, seed=5))
    hand = holding(after(start, "keep"))  # the second player holds four
    for slot in range(3):
        assert hand.click(places.prophecy(1, slot)) is None
    fourth = hand.click(places.prophecy(1, 3))
    assert isinstance(fourth, Say)
    assert fourth.reason.clause == "C3.3"

    hand.click(places.prophecy(1, 0))
    ended = hand.end()

    cards = rules.describe(after(start, "keep"))["seats"][1]["hand"]  # type: ignore[index,call-overload]
    assert isinstance(ended, Do)
    assert ended.actions[0] in rules.legal_actions(after(start, "keep"))
    assert set(ended.actions[0].cards) == {cards[1], cards[2]}  # type: ignore[index,union-attr,arg-type]


def test_perfect_pick_takes_two_segments_one_after_the_other():
    bags = {"heads": {"Y": 1}, "tails": {}, "bodies": {"G": 1, "U": 1}}
    orders = {"bags": bags}
    hand = holding(rules.position(table(seat(tokens="pick"), **orders)))
    assert hand.use(Tool.PICK) is None

    assert hand.pick("G") is None
    assert hand.offers is not None
    assert hand.offers.pieces_to_pick(hand.picked) == {"U"}
    done = hand.pick("U")

    assert isinstance(done, Do)
    assert str(*done.actions) == "pick G U"


def test_see_the_future_is_spent_on_the_display():
    hand = holding(state(seat(tokens="future")))
    assert str(hand.offers.action(Holding(), places.display(0))) == "prophecy P40"  # type: ignore[union-attr]

    hand.use(Tool.FUTURE)

    assert places.display(0) in hand.lit()
    assert places.supply("b1") not in hand.lit()
    assert played(hand, places.display(0)) == "future"


def test_a_serpent_just_closed_takes_a_common_temple_by_a_click_on_its_pile():
    closed = after(state(seat("tK", "", serpent("hY Y Y G", "P0"))), "join 1 tK")
    hand = holding(closed)

    assert {place for place in hand.lit() if place.kind is places.Kind.PILE} == {places.pile(0)}  # no blue
    assert played(hand, places.pile(0)) == "temple T3 1"
    refused = hand.click(places.pile(1))
    assert isinstance(refused, Say)
    assert refused.reason.clause == "C7.9"


def test_a_tool_that_cannot_be_used_says_why():
    hand = holding(state(seat("Y Y Y Y Y Y Y Y")))

    refused = hand.use(Tool.TAKE)

    assert isinstance(refused, Say)
    assert refused.reason.clause == "C5.1"
    assert isinstance(hand.use(Tool.PICK), Say)


@pytest.mark.parametrize("tool", list(Tool))
def test_every_tool_has_a_reason_when_it_is_barred(tool: Tool):
    offers = Offers(after(state(seat(hand="P0")), "prophecy deck"))

    if not offers.usable(tool):
        assert offers.why_unusable(tool).sentence


def test_dropping_on_nothing_puts_the_piece_back():
    hand = holding(state(seat("G")))
    hand.take_up(places.board(0, 0))

    assert hand.drop(None) is None
    assert hand.holding == Holding()


def test_every_legal_action_of_random_games_can_be_reached():
    """Every action is a click on a lit place, a choice of marked cards, a pick, or the end."""
    generator = random.Random(3)
    for seed in range(3):
        now = rules.start(rules.new_setup(2 + seed % 3, seed=seed))
        while not rules.is_over(now):
            legal = rules.legal_actions(now)
            assert set(_reachable(Offers(now))) >= set(map(str, legal)), now
            now = rules.apply(now, generator.choice(legal)).state


def _reachable(offers: Offers) -> list[str]:
    if offers.marking:
        hand = range(len(offers.state.mover.hand))
        subsets = (
            [slot for slot in hand if bits >> slot & 1] for bits in range(1 << len(offers.state.mover.hand))
        )
        return [str(offers.marked_action(slots)) for slots in subsets]
    found = [str(action) for action in offers.legal if str(action).startswith("pick")]
    assert bool(found) == bool(offers.pieces_to_pick())
    for tool in (None, *Tool):
        for place in offers.lit(Holding(tool)):
            action = offers.action(Holding(tool), place)
            if action is not None:
                found.append(str(action))
            if place.kind in (places.Kind.BOARD, places.Kind.PROPHECY):
                held = Holding(tool, place)
                found += [str(offers.action(held, target)) for target in offers.lit(held)]
    if offers.can_end:
        found.append(str(Done()))
    return found


def test_a_card_that_fits_nowhere_is_refused_for_an_unfinished_serpent_not_for_a_finished_one():
    now = state(seat("", "P28", serpent("hY G tY", "P15"), serpent("hY G")))

    why = Offers(now).why_not_taken_up(places.prophecy(0, 0))

    assert why.clause == "C7.6"
