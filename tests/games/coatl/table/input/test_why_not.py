"""A click that gets nothing says why, or how to go on; one on bare ground says nothing."""

import random

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.holding import NOTHING, Holding, Tool
from mexica.games.coatl.table.input.why_not import of_another
from mexica.shell.match.outcomes import Outcome, Say
from tests.games.coatl.tables import after, seat, serpent, state

HOW_TO_ASSEMBLE = "Click a piece of your board or a prophecy in your hand, then a serpent."
OWN_SERPENTS = "What you hold goes to one of your own serpents."


def holding(now: rules.State, held: Holding = NOTHING) -> Hand:
    hand = Hand()
    hand.update(now, acts=True)
    hand.holding = held
    return hand


def told(outcome: Outcome) -> str:
    assert isinstance(outcome, Say), outcome
    return str(outcome.reason)


GROWING = state(seat("hR G", "P28", serpent("hY Y Y"), temples="T1", tokens="pick future"))


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        (places.pile(0), "A temple goes only beside a serpent that you have just closed. (C7.9)"),
        (places.temple(0, 0), "A temple goes only beside a serpent that you have just closed. (C7.9)"),
        (places.bag("body"), "Only Perfect Pick takes pieces from the bags. (C10.2)"),
        (places.lane(0, 1), HOW_TO_ASSEMBLE),
        (places.end(0, 1, "tail"), HOW_TO_ASSEMBLE),
        (places.lane(0, 2), HOW_TO_ASSEMBLE),
    ],
)
def test_an_empty_hand_is_told_what_a_place_is_for(place: Place, sentence: str) -> None:
    assert told(holding(GROWING).click(place)) == sentence


def test_an_empty_pile_says_so() -> None:
    now = state(seat("G"), common=["T3", None], piles=[1, 0])

    assert told(holding(now).click(places.pile(1))) == "This pile of temples is empty now. (C7.10)"


def test_a_finished_serpent_says_that_nothing_is_added() -> None:
    now = state(seat("G", "", serpent("hY G tY", "P15"), serpent("hY G")))

    assert told(holding(now).click(places.piece(0, 1, 1))) == (
        "This serpent is finished, and nothing can be added to it. (C7.11)"
    )


def test_a_serpent_says_why_nothing_can_be_assembled_now() -> None:
    choosing = after(state(seat("G", "P28", serpent("hY Y"))), "prophecy deck")

    assert told(holding(choosing).click(places.lane(0, 1))) == (
        "You are choosing prophecies, and a turn is one action only. (C4.1)"
    )


def test_a_serpent_just_closed_says_what_it_waits_for() -> None:
    closed = after(state(seat("tK G", "P28", serpent("hY Y Y G", "P0"))), "join 1 tK")

    said = holding(closed).click(places.lane(0, 1))

    assert (
        told(said) == "First lay cards beside the serpent that you have just closed, or leave it so. (C7.7)"
    )
    assert isinstance(said, Say)
    assert not said.refused


@pytest.mark.parametrize(
    "place", [places.supply("b1"), places.DECK, places.pile(0), places.lane(1, 1), places.bag("head")]
)
def test_what_is_held_is_not_for_other_places(place: Place) -> None:
    piece = places.board(0, 0)
    hand = holding(GROWING, Holding(source=piece))

    assert told(hand.click(place)) == OWN_SERPENTS
    assert hand.held == piece
    assert told(hand.drop(place)) == OWN_SERPENTS


def test_a_piece_let_go_among_its_own_is_put_back_without_a_word() -> None:
    assert holding(GROWING, Holding(source=places.board(0, 0))).drop(places.board(0, 1)) is None


def test_a_bag_sends_to_the_panel_that_picks() -> None:
    hand = holding(GROWING, Holding(Tool.PICK))

    assert told(hand.click(places.bag("head"))) == "Click a piece in the panel that is open."


def test_ones_own_token_is_chosen_by_a_click_as_by_its_button() -> None:
    hand = holding(GROWING)

    assert told(hand.click(places.token(0, "future"))).startswith("Click the display")
    assert hand.holding.tool is Tool.FUTURE


@pytest.mark.parametrize(
    "place",
    [places.supply("b1"), places.DECK, places.lane(0, 1), places.token(0, "pick")],
)
def test_first_the_opening_hand_is_chosen(place: Place) -> None:
    hand = holding(rules.start(rules.new_setup(2, seed=5)))

    assert told(hand.click(place)) == (
        "First choose which of the prophecies dealt to you to keep, at most three. (C3.3)"
    )


def test_a_temple_is_not_among_what_is_kept_or_given_away() -> None:
    dealt = holding(rules.start(rules.new_setup(2, seed=5)))
    discarding = holding(after(state(seat(hand="P0", temples="T1", tokens="future")), "future"))

    for hand in (dealt, discarding):
        assert told(hand.click(places.temple(0, 0))) == (
            "Your temple stays in your hand anyway. Choose among the prophecies."
        )


def test_a_thing_of_another_player_says_so() -> None:
    assert "belongs to another player" in told(of_another(places.board(1, 0)))
    assert of_another(places.court(1)) is None


@pytest.mark.parametrize("place", [places.court(0), places.line(0), places.board(0, 7)])
@pytest.mark.parametrize("held", [NOTHING, Holding(source=places.board(0, 0)), Holding(Tool.TAKE)])
def test_bare_ground_says_nothing(place: Place, held: Holding) -> None:
    assert holding(GROWING, held).click(place) is None


def test_every_place_of_ones_own_and_of_the_market_answers_a_click() -> None:
    generator = random.Random(1)
    for seed in range(2):
        now = rules.start(rules.new_setup(2 + seed, seed=seed))
        for _number in range(60):
            if rules.is_over(now):
                break
            assert not list(_silent(now)), now
            now = rules.apply(now, generator.choice(rules.legal_actions(now))).state


def _silent(now: rules.State) -> list[tuple[Holding, Place]]:
    """Where a click neither does nor says anything, whatever tool is chosen."""
    seat_now = now.turn.to_move
    found = all_places(CourtLayout((1600, 1000), now.seats, seat_now), seen_table(now, seat_now))
    asked = [place for place in found if place.seat in (-1, seat_now) and not _is_ground(now, place)]
    hand, silent = holding(now), list[tuple[Holding, Place]]()
    assert hand.offers is not None
    for held in (NOTHING, *(Holding(tool) for tool in Tool if hand.offers.usable(tool))):
        for place in asked:
            hand.holding, hand.marked = held, ()
            if hand.click(place) is None and hand.holding == held and not hand.marked:
                silent.append((held, place))
    return silent


def _is_ground(now: rules.State, place: Place) -> bool:
    bare = place.kind is Kind.BOARD and place.slot >= len(now.mover.board)
    return bare or place.kind in (Kind.COURT, Kind.LINE)
