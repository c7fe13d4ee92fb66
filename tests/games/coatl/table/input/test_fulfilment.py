"""What cards are worth, what is missing, and what a piece in hand would change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexica.games.coatl import rules
from mexica.games.coatl.ai.needs import Way
from mexica.games.coatl.rules.cards import PROPHECIES
from mexica.games.coatl.rules.serpent import Serpent, serpent_of
from mexica.games.coatl.rules.worth import fulfilments, prophecy_worth
from mexica.games.coatl.table.input.fulfilment import (
    by_suit,
    effect,
    fit,
    fits_best_first,
    reached,
    temple_outlook,
    worth_there,
)
from tests.games.coatl.tables import seat, serpent, state

BODIES = st.lists(st.sampled_from("YRKGU"), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("card", "pieces", "found"),
    [
        ("P15", "hY G Y Y G tG", ((0, 1), (3, 4))),
        ("P0", "hY R Y", ((0,), (2,))),
        ("P9", "R U U K", ((1, 2),)),
        ("P35", "hY K K R tG", ((0, 1, 2, 3),)),
        ("P49", "hY G R Y tG", ((0, 1, 2, 3, 4),)),
    ],
)
def test_the_pieces_of_each_fulfilment_are_known(card: str, pieces: str, found: tuple[tuple[int, ...], ...]):
    assert fulfilments(card, serpent_of(pieces.split())) == found


@given(BODIES, st.sampled_from(sorted(PROPHECIES)))
def test_there_are_as_many_fulfilments_as_are_counted_and_none_shares_a_piece(bodies: list[str], card: str):
    grown = Serpent(tuple(bodies))

    found = fulfilments(card, grown)

    used = [piece for pieces in found for piece in pieces]
    assert len(found) == prophecy_worth(card, grown).times
    assert len(used) == len(set(used))
    assert set(used) <= set(range(len(bodies)))


def test_the_level_reached_and_the_next_one_are_told():
    pair = reached("P15", serpent_of(["hY", "G", "Y", "G"]))
    last = reached("P15", serpent_of(["hY", "G", "Y", "G", "Y", "G"]))
    none = reached("P15", serpent_of(["hY"]))

    assert (pair.level, pair.following) == (1, 2)
    assert (last.level, last.following) == (2, None)
    assert (none.level, none.following) == (None, 0)


def test_a_piece_tells_what_cards_beside_and_in_hand_gain():
    now = state(seat("G", "P15 P13", serpent("hY G Y Y Y", "P0")))

    found = effect(now, rules.parse("join 1 G tail"))

    assert found is not None
    told = {
        change.card: (change.before.points, change.after.points, change.played) for change in found.changes
    }
    assert told == {"P0": (3, 3, True), "P15": (1, 3, False)}
    assert not found.closes


def test_an_effect_says_when_the_serpent_is_closed_and_what_it_then_has():
    now = state(seat("tY", "", serpent("hY Y Y G", "P15", "P0")))

    found = effect(now, rules.parse("join 1 tY"))

    assert found is not None
    assert found.closes
    assert (found.points_before, found.points_after) == (1 + 2, 1 + 3)


def test_a_card_fits_now_or_says_what_is_missing():
    player = state(seat("", "P15 P28", serpent("hY G"))).mover

    assert fit("P15", player).serpents == ((1, 1),)
    assert fit("P15", player).near is None
    assert fit("P28", player).serpents == ()
    assert fit("P28", player).near == (1, Way("", "UUYY"))


def test_a_card_fits_no_serpent_beside_which_its_like_lies():
    full = state(seat("", "P1 P0", serpent("hY G Y Y R R R", "P0"), serpent("hY Y Y"))).mover

    assert fit("P0", full).serpents == ((2, 2),)
    assert fit("P1", full).serpents == ((1, 2),)


def test_the_hand_is_sorted_by_fit_and_by_suit():
    player = state(seat("", "P28 P15 P0", serpent("hY G"))).mover

    assert fits_best_first(player.hand, player) == (1, 2, 0)
    assert by_suit(player.hand) == (2, 1, 0)


def test_a_temple_tells_what_an_unfinished_serpent_meets():
    assert temple_outlook("T0", serpent_of(["hR", "R", "K", "K", "G", "G"])) == ((True, False), 3)


def test_a_card_tells_its_points_at_the_serpent():
    now = state(seat("", "P15", serpent("hY G")))

    assert worth_there(now, rules.parse("play P15 1")) == 1
    assert worth_there(now, rules.parse("take b1")) == 0
