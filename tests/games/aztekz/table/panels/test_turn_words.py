"""The turn box says what is to be done and how far the game is."""

import pytest
from attrs import evolve

from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.turn_box import TurnBox
from mexica.games.aztekz.rules import apply, new_setup, parse, start
from mexica.games.aztekz.rules.state import Moving, Phase
from mexica.games.aztekz.table.panels.turn_words import doing_words, is_last_cards, progress_words
from mexica.games.aztekz.table.pictures.guide_pictures import example
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.shell import language


def test_the_first_cards_are_laid_before_anybody_moves() -> None:
    state = start(new_setup(2, 3))
    assert doing_words(state) == "Lay the first card"
    assert progress_words(state) == "47 cards left"


def test_steps_are_counted_for_the_hero_that_moves() -> None:
    state = example()
    assert doing_words(state) == "Move a hero or lay the card"
    stepped = apply(state, parse("step helper1 0,2")).state
    assert doing_words(stepped) == "Helper: 1 of 3 steps"
    chief = evolve(state, turn=evolve(state.turn, moving=Moving("chief", 1)))
    assert doing_words(chief) == "Chief: 1 of 1 step"
    scared = evolve(state, turn=evolve(state.turn, moving=Moving("helper1", 1, scared=(0, 2))))
    assert doing_words(scared) == "Lay the card where the souls fled"
    still = scared.mover.hero("helper1").at
    there = evolve(state, turn=evolve(state.turn, moving=Moving("helper1", 1, scared=still)))
    assert doing_words(there) == "Step off, then lay the card there"


def test_the_last_ten_cards_are_told() -> None:
    state = example()
    assert not is_last_cards(state)
    assert is_last_cards(evolve(state, deck=state.deck[:10]))
    one = evolve(state, deck=state.deck[:1])
    assert progress_words(one).endswith("1 card left")
    assert progress_words(evolve(state, deck=())) == "The last card of the deck"


def test_a_finished_game_has_nothing_to_do() -> None:
    state = example()
    over = evolve(state, turn=evolve(state.turn, phase=Phase.OVER))
    assert doing_words(over) == "The game is over"


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1600, 1000), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_all_that_can_be_done_is_told_whole(
    window: None, code: str, size: tuple[int, int], scale: float
) -> None:
    language.use(code)
    layout = PyramidLayout(size, 2, scale)
    box, fonts, state = TurnBox(layout, load_sprites(layout), Fonts()), Fonts(), example()
    room = box.places.words.width
    told = (None, Moving("helper1", 1), Moving("chief", 1), Moving("helper1", 1, scared=(0, 1)))
    for moving in told:
        doing = doing_words(evolve(state, turn=evolve(state.turn, moving=moving)))
        lines, letters = box.broken(doing, round(0.66 * box.places.second.height))
        assert max(fonts.width(line, letters, True) for line in lines) <= room
    for cards in (36, 34, 22, 1, 0):
        late = evolve(state, deck=(state.deck * 2)[:cards], turn=evolve(state.turn, round=24))
        assert fonts.width(progress_words(late), SMALLEST) <= room
