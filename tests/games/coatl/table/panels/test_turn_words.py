"""The turn box says what is to be done, whatever the state."""

import random

import pytest
from attrs import evolve

from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.turn_box import TurnBox, TurnBoxLayout
from mexica.games.coatl import rules
from mexica.games.coatl.rules import State
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.panels.prestige import prestige
from mexica.games.coatl.table.panels.turn_words import (
    doing_words,
    end_button_words,
    progress_words,
)
from mexica.shell import language
from tests.games.coatl.tables import after, seat, serpent, state


def button(now: State, *marked: int) -> str:
    hand = Hand()
    hand.update(now, acts=True)
    for slot in marked:
        hand.click(places.prophecy(now.turn.to_move, slot))
    return end_button_words(now, hand)


def test_each_part_of_a_turn_has_its_words():
    start = rules.start(rules.new_setup(2, seed=1))
    closing = after(state(seat("tK", "", serpent("hY Y Y G", "P0"))), "join 1 tK")
    choosing = after(state(seat()), "prophecy P40")
    future = after(state(seat(hand="P0", tokens="future")), "future")

    assert (doing_words(start), button(start, 0, 1)) == ("Click up to 3 prophecies to keep", "Keep 2")
    assert (doing_words(closing), button(closing)) == ("Cards for serpent 1", "Leave as is")
    assert (doing_words(choosing), button(choosing)) == ("You may take 4 more prophecies", "End turn")
    assert (doing_words(future), button(future, 0)) == ("Click the prophecies to discard", "Discard 1")
    assert doing_words(state(seat())) == "Choose an action"


@pytest.mark.parametrize("code", language.codes())
def test_what_is_to_be_done_fits_into_the_turn_box_of_a_small_window(code: str, window: None):
    kinds = [seat("tK", "", serpent("hY Y Y G", "P0")), seat(hand="P0", tokens="future"), seat()]
    ended = {"cause": "body segments gone", "by": None, "actions": [1, 1]}
    states = [rules.start(rules.new_setup(2, seed=1)), after(state(kinds[0]), "join 1 tK")]
    states += [after(state(kinds[1]), "future"), after(state(kinds[2]), "prophecy P40")]
    states += [after(state(seat("Y Y")), "lay Y"), state(seat()), state(seat(), ending=ended)]
    second = state(seat(), ending=ended | {"actions": [2, 1]})
    states += [second, after(second, "prophecy P40", "done")]
    states += [after(state(seat(hand="P1 P2 P3 P4")), "prophecy P40")]
    states += [after(evolve(state(seat(), display=["P40"]), deck=(), discards=()), "prophecy P40")]
    layout, fonts = CourtLayout((1024, 700), 2), Fonts()
    room, box = TurnBoxLayout.of(layout).words.width, TurnBox(layout, load_sprites(layout), fonts)
    language.use(code)
    try:
        for now in states:
            lines, size = box.broken(doing_words(now), 2 * SMALLEST)
            assert max(fonts.width(line, size, True) for line in lines) <= room, lines
            assert fonts.width(progress_words(now), SMALLEST, False) <= room, progress_words(now)
    finally:
        language.use(language.ENGLISH)


def test_a_full_hand_or_an_empty_deck_says_that_no_more_can_be_taken():
    full = after(state(seat(hand="P1 P2 P3 P4")), "prophecy P40")
    gone = after(evolve(state(seat(), display=["P40"]), deck=(), discards=()), "prophecy P40")

    assert doing_words(full) == "Your hand is full: end the turn"
    assert doing_words(gone) == "No prophecies are left: end the turn"


def test_the_end_of_the_game_is_counted_down():
    last = state(seat(), ending={"cause": "body segments gone", "by": None, "actions": [1, 1]})

    assert progress_words(state(seat())) == "Serpents: 0 of 3 finished"
    assert progress_words(last) == "Last turns: 1 action left"


def test_there_are_words_all_through_a_game():
    now, generator = rules.start(rules.new_setup(3, seed=2)), random.Random(2)
    while not rules.is_over(now):
        assert doing_words(now)
        assert progress_words(now)
        assert button(now)
        now = rules.apply(now, generator.choice(rules.legal_actions(now))).state
    assert doing_words(now) == "The game is over"


def test_prestige_tells_what_is_certain_apart_from_what_may_come():
    now = state(seat("", "", serpent("hY G tY", "P15"), serpent("Y Y Y", "P0")), seat())

    first, second = prestige(now)

    assert (first.certain, first.unfinished, first.finished, first.cards) == (1, 2, 1, 1)
    assert (second.certain, second.unfinished, second.finished, second.cards) == (0, 0, 0, 0)
