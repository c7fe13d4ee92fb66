"""The tips at the mouse: true by the rules, and silent about what is hidden."""

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES
from mexica.games.coatl.rules.material import PIECES
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.input.card_tips import card_lines, temple_lines
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.tips import place_lines, what_lies
from mexica.games.coatl.table.input.words import card_name, piece_names
from tests.games.coatl.tables import seat, serpent, state

NAMES = ("Ana", "Ben")


def texts(now: rules.State, hand: Hand, place: places.Place, viewer: int | None = 0) -> list[str]:
    return [line.text for line in place_lines(now, hand, place, viewer, NAMES)]


def test_a_piece_in_hand_tells_what_the_serpent_would_be_and_fulfil():
    now = state(seat("G", "", serpent("hY G Y", "P15"), serpent("hR")))
    hand = Hand()
    hand.update(now, acts=True)
    hand.click(places.board(0, 0))

    assert texts(now, hand, places.end(0, 1, "tail")) == [
        "Green segment, tail end",
        "Length 4; open for a tail",
        "“yellow - green”: 1 becomes 3 points",
    ]
    assert texts(now, hand, places.end(0, 2, "tail"))[:2] == [
        "Green segment, tail end",
        "Length 2; open for a tail",
    ]


def test_a_refused_place_tells_why_with_its_clause():
    now = state(seat("hY", "", serpent("Y G")))
    hand = Hand()
    hand.update(now, acts=True)
    hand.click(places.board(0, 0))

    (line,) = place_lines(now, hand, places.end(0, 1, "tail"), 0, NAMES)

    assert line.text == "A head is joined at the head end only. (C7.3)"
    assert line.clause == "C7.3"


def test_a_card_in_hand_tells_where_it_fits_and_what_is_missing():
    player = state(seat("", "P15 P28", serpent("hY G"))).mover

    assert [line.text for line in card_lines("P15", player)][-1] == "Fits serpent 1: 1 point"
    assert [line.text for line in card_lines("P28", player)][-1] == (
        "Serpent 1 lacks blue - blue - yellow - yellow at the tail end"
    )


@pytest.mark.parametrize("viewer", [1, None])
def test_a_hidden_card_is_not_told(viewer: int | None):
    now = state(seat("", "P15", temples="T5"))

    for place in (places.prophecy(0, 0), places.temple(0, 0)):
        assert [line.text for line in what_lies(now, place, viewer, NAMES)] == [
            "Only its owner may see this card."
        ]


def test_every_card_and_piece_has_a_name_of_its_own():
    names = [card_name(card) for card in (*PROPHECIES, *TEMPLES)]

    assert len(set(names)) == len(names)
    assert len({piece_names([piece]) for piece in PIECES}) == len(PIECES)
    for card in TEMPLES:
        assert len(temple_lines(card, None)) >= 4


def test_what_lies_is_told_for_every_place_of_the_market():
    now = state(seat("hY", "P0", serpent("hY G", "P15"), temples="T5", tokens="pick future commit"))
    shown = [
        *(places.supply(space) for space in ("h1", "t1", "b1")),
        *(places.display(0), places.DECK, places.pile(0), places.bag("head"), places.bag("body")),
        *(places.board(0, 0), places.token(0, "pick"), places.prophecy(0, 0), places.lane(0, 1)),
        *(places.end(0, 1, "tail"), places.beside(0, 1, 0), places.court(1), places.line(0)),
    ]

    for place in shown:
        assert what_lies(now, place, 0, NAMES), place


def test_a_card_beside_a_serpent_tells_how_often_it_is_fulfilled():
    told = []
    for pieces in ("hY G", "hY G Y G"):
        now = state(seat("", "", serpent(pieces, "P15")))
        told.append(what_lies(now, places.beside(0, 1, 0), 0, NAMES)[-1].text)

    assert told == ["Fulfilled 1 time: 1 point", "Fulfilled 2 times: 3 points"]
