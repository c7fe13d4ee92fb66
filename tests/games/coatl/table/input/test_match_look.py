"""The look over the position: lights and ghosts where the rules allow, nothing for nobody."""

from mexica.games.coatl.rules import State
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import PLAIN, Ghost
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.match_look import court_look, without_previews
from tests.games.coatl.tables import seat, serpent, state


def held(now: State, *clicked: places.Place) -> Hand:
    hand = Hand()
    hand.update(now, acts=True)
    for place in clicked:
        hand.click(place)
    return hand


def test_a_piece_in_hand_is_shown_where_it_would_be_laid():
    now = state(seat("G hR", "", serpent("hY G")))
    hand = held(now, places.board(0, 0))

    over_end = court_look(now, hand, places.end(0, 1, "tail"), 0)
    over_lane = court_look(now, hand, places.lane(0, 2), 0)
    elsewhere = court_look(now, hand, places.DECK, 0)

    assert over_end.ghosts == (Ghost(places.end(0, 1, "tail"), "G"),)
    assert over_lane.ghosts == (Ghost(places.lane(0, 2), "G"),)
    assert elsewhere.ghosts == ()
    assert over_end.chosen == {places.board(0, 0)}
    assert over_end.lit == {places.end(0, 1, "tail"), places.lane(0, 2)}


def test_a_card_pointed_at_marks_its_fulfilments_on_every_own_serpent():
    now = state(seat("", "P15", serpent("hY G Y G"), serpent("hR Y G")))

    look = court_look(now, held(now), places.prophecy(0, 0), 0)

    assert look.fulfilled == (
        (places.piece(0, 1, 0), places.piece(0, 1, 1)),
        (places.piece(0, 1, 2), places.piece(0, 1, 3)),
        (places.piece(0, 2, 1), places.piece(0, 2, 2)),
    )
    assert look.levels[places.prophecy(0, 0)] == 2


def test_a_card_beside_a_serpent_marks_its_own_fulfilments():
    now = state(seat(), seat("", "", serpent("hY G", "P15")))

    look = court_look(now, held(now), places.beside(1, 1, 0), 0)

    assert look.fulfilled == ((places.piece(1, 1, 0), places.piece(1, 1, 1)),)


def test_cards_that_cannot_be_played_are_dark_while_others_can():
    now = state(seat("", "P15 P28", serpent("hY G")))

    assert court_look(now, held(now), None, 0).barred == {places.prophecy(0, 1)}


def test_nothing_of_a_hand_shows_while_nobody_has_taken_the_seat():
    now = state(seat("G", "P15", serpent("hY G")))
    hand = held(now, places.board(0, 0))

    assert court_look(now, hand, places.prophecy(0, 0), None) == PLAIN


def test_without_previews_nothing_is_lit():
    now = state(seat("G", "P15", serpent("hY G")))
    hand = held(now, places.board(0, 0))

    look = without_previews(court_look(now, hand, places.end(0, 1, "tail"), 0))

    assert (look.lit, look.ghosts, look.barred) == (frozenset(), (), frozenset())
