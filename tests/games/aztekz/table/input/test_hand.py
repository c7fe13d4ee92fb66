"""What clicks mean, in positions played by chance: every legal action can be reached, and nothing else."""

import pytest

from mexica.games.aztekz.rules import Action, State, legal_actions, position, refusal
from mexica.games.aztekz.rules.actions import Decline, LayCard, StepHero, TakeSouls, parse
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.input.match_look import action_ring
from mexica.games.aztekz.table.input.offers import actor, turned_ways
from mexica.games.aztekz.table.input.walks import walks
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.shell.match.outcomes import Do, Outcome, Say
from tests.games.aztekz.table.positions import steps
from tests.games.aztekz.tables import after, changed, drawn, lying, one, seat, table, two

GETS_ONE = ["step helper2 1,0", "take helper2 moon 1", "step helper2 0,0"]
"""How a helper comes to its chief with a single soul."""


def hand_in(state: State) -> Hand:
    hand = Hand()
    hand.update(state, acts=True)
    return hand


def clicked(hand: Hand, *clicks: Place) -> Outcome:
    """The outcome of the last of these clicks."""
    outcome: Outcome = None
    for place in clicks:
        outcome = hand.click(place)
    return outcome


def done(outcome: Outcome) -> list[str]:
    assert isinstance(outcome, Do), outcome
    return [str(action) for action in outcome.actions]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_can_be_done_by_clicks(seats: int) -> None:
    states = [before for number, (before, *_rest) in enumerate(steps(seats, 80)) if number % 8 == 0]
    for state in states:
        for action in legal_actions(state):
            assert reached(hand_in(state), state, action), (str(action), state.turn)


def reached(hand: Hand, state: State, action: Action) -> bool:
    """Whether clicks lead to this action; souls one by one if fewer than lie there are taken."""
    match action:
        case LayCard(cell, paths):
            if not hand.card:
                hand.hold_card()
            hand.turned = paths
            return clicked(hand, places.on(cell)) == Do((action,))
        case Decline():
            return hand.end() == Do((action,))
    hero = actor(action)
    assert hero is not None
    if hand.hero != hero:
        hand.click(places.hero(state.turn.to_move, hero))
    match action:
        case StepHero(_hero, cell):
            return clicked(hand, places.on(cell)) == Do((action,))
        case TakeSouls(_hero, soul):
            assert TakeSouls(hero, soul, 1) in hand.ring()
    return action in hand.ring() or isinstance(action, TakeSouls)


def test_a_hero_goes_to_another_one_if_it_is_dragged_there_while_a_click_chooses_that() -> None:
    """Worked example 5: helper 1 and its chief."""
    state = position(one())
    hand, chief = hand_in(state), places.hero(0, "chief")
    hand.take_up(places.hero(0, "helper1"))
    assert hand.goal(places.on((0, 0))) == (0, 0)
    assert hand.goal(chief) is None  # a click there chooses the chief
    assert done(hand.drop(chief)) == ["step helper1 0,0"]
    hand.click(chief)
    assert hand.hero == "chief"


def test_what_is_lit_does_something() -> None:
    for before, *_rest in list(steps(3, 90))[::9]:
        for place in hand_in(before).lit():
            hand = hand_in(before)
            outcome = hand.click(place)
            assert not (isinstance(outcome, Say) and outcome.refused), place
            assert outcome is not None or not hand.empty


def test_walks_go_the_shortest_way_to_every_card_that_can_be_reached() -> None:
    state = position(one())
    found = walks(state, "helper2")
    assert {cell: len(walk) for cell, walk in found.items()} == {
        (0, -1): 1,
        (1, 0): 1,
        (0, 0): 2,
        (-1, -1): 2,
        (-1, 0): 3,
        (0, 1): 3,
    }


@pytest.mark.parametrize(
    ("clicks", "texts"),
    [
        ((places.hero(0, "chief"), places.on((0, 1))), ["step chief 0,1"]),  # 1
        ((places.hero(0, "chief"), places.hero(1, "helper1")), ["steal 1 helper1"]),  # 14
        ((places.hero(0, "helper2"), places.on((1, 0))), ["step helper2 1,0"]),
        (
            (
                places.hero(0, "helper1"),
                places.hero(0, "helper1"),
                places.hero(0, "chief"),
                places.on((1, 0)),
            ),
            ["step chief 1,0"],
        ),
    ],
)
def test_clicks_are_the_actions_of_the_worked_examples(clicks: tuple[Place, ...], texts: list[str]) -> None:
    assert done(clicked(hand_in(position(one())), *clicks)) == texts


@pytest.mark.parametrize(
    ("clicks", "clause"),
    [
        ((places.hero(0, "chief"), places.on((1, -1))), "A4.3"),  # 2
        ((places.DRAWN, places.on((1, 1))), "A6.2"),  # 26
        ((places.DRAWN, places.on((0, 0))), "A6.4"),  # 30
    ],
)
def test_a_refused_click_says_why_with_the_clause(clicks: tuple[Place, ...], clause: str) -> None:
    outcome = clicked(hand_in(position(one())), *clicks)
    assert isinstance(outcome, Say)
    assert outcome.refused
    assert outcome.reason.clause == clause


@pytest.mark.parametrize(
    ("before", "hero", "place", "clause"),
    [
        (["step helper1 -1,1"], "helper1", places.souls((-1, 1), "moon"), "A5.2"),  # 6
        ([], "chief", places.souls((0, 0), "sun"), "A5.1"),  # as 13
        (GETS_ONE, "helper2", places.hero(0, "chief"), "A5.4"),  # 10
        ([], "chief", places.hero(1, "helper1"), "A5.6"),  # 15
        (["step helper1 0,0"], "helper1", places.hero(1, "helper1"), "A5.6"),
    ],
)
def test_a_click_on_what_is_on_the_own_card_and_cannot_be_had_says_why(
    before: list[str], hero: str, place: Place, clause: str
) -> None:
    black, red = one()["seats"]
    souls = {**one()["souls"], "0,0": lying(sun=1)}
    guarded = changed(one(), seats=[black, {**red, "chief": "0,0"}], souls=souls)
    hand = hand_in(after(position(guarded), *before))
    if hand.hero != hero:
        hand.choose(hero)
    outcome = hand.click(place)
    assert isinstance(outcome, Say)
    assert outcome.refused
    assert outcome.reason.clause == clause


def test_the_card_cannot_be_declined_while_it_fits() -> None:
    """Worked example 31."""
    outcome = hand_in(position(one())).end()
    assert isinstance(outcome, Say)
    assert outcome.reason.clause == "A6.6"


def test_a_card_turns_through_all_its_ways_and_on_a_cell_through_those_that_fit() -> None:
    hand = hand_in(position(one()))
    assert turned_ways(("nes", "esw", "nsw", "new")) == ("nes", "esw", "nsw", "new")
    assert turned_ways(("nesw",)) == ("nesw",)
    ways = []
    for _turn in range(4):
        ways.append(hand.turned)
        hand.turn(1)
    assert ways == ["nes", "esw", "nsw", "new"]
    hand.hold_card()
    hand.turn(1)
    assert hand.turned == "esw"
    assert hand.way_at((0, 2)) == "nsw"  # the next that fits
    hand.turn(1, (0, 2))
    assert hand.way_at((0, 2)) == "new"
    assert hand.way_at((1, 1)) == "new"  # where none fits, as it is


def test_the_moving_hero_stays_in_hand_and_is_not_put_back() -> None:
    state = position({**one(), "moving": {"hero": "helper2", "steps": 1, "stolen": False, "scared": None}})
    hand = hand_in(state)
    assert hand.hero == "helper2"
    assert not hand.put_back()
    hand.hold_card()
    assert hand.card
    assert hand.put_back()
    assert hand.hero == "helper2"


def test_a_chief_cut_off_is_named() -> None:
    """Worked example 35."""
    hand = hand_in(position({**two(), "drawn": {"shape": "corner", "soul": None}}))
    assert hand.offers is not None
    assert hand.offers.parted((1, 0), "nw") == (0,)
    assert hand.offers.parted((0, 1), "ne") == ()


def test_deeds_ask_the_only_hero_that_can_or_say_which_could() -> None:
    state = position(one())
    assert done(hand_in(state).do(Deed.STEAL)) == ["steal 1 helper1"]
    assert done(hand_in(state).do(Deed.DROP)) == ["drop helper1"]
    hand = hand_in(state)
    hand.choose("chief")
    outcome = hand.do(Deed.TAKE)
    assert isinstance(outcome, Say)
    assert str(outcome.reason) == "Only a helper can do this. (A5.1)"
    assert refusal(state, parse("take chief sun 1")) is not None


def test_souls_are_offered_in_their_order_and_the_key_takes_the_first() -> None:
    lying = {"moon": 1, "eagle": 1, "sun": 1, "maize": 2}
    hand = hand_in(position({**one(), "souls": {"1,-1": lying}}))
    hand.choose("helper2")
    taken = [action for action in hand.ring() if isinstance(action, TakeSouls)]
    assert [(action.soul, action.souls) for action in taken] == [
        ("maize", 2),
        ("sun", 1),
        ("moon", 1),
        ("eagle", 1),
        ("maize", 1),
    ]
    assert hand.do(Deed.TAKE) == Do((taken[0],))


def test_the_ring_shows_which_souls_go_where() -> None:
    hand = hand_in(position({**one(), "souls": {"-1,0": {"sun": 1}}}))
    hand.choose("helper1")
    ring = action_ring(hand, None, {})
    assert ring is not None
    shown = {entry.word: (entry.soul, entry.count, entry.arrow) for entry in ring.entries}
    assert shown["Take"] == ("sun", 1, "up")
    assert shown["Drop"] == ("sun", 2, "down")


def test_the_ring_shows_which_souls_are_given() -> None:
    seats = seat("0,0", "0,0 with 3 maize", "0,0"), seat("1,0", "1,0", "1,0")
    hand = hand_in(position(table(drawn("─ ┤", "┼ ┘"), *seats)))
    hand.choose("helper1")
    ring = action_ring(hand, None, {})
    assert ring is not None
    assert ("Give", "maize", 3) in {(entry.word, entry.soul, entry.count) for entry in ring.entries}
