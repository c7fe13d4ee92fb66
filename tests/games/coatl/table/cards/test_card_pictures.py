"""Every card as a picture."""

import pygame
import pytest

from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import Size
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES
from mexica.games.coatl.table.cards.card_pictures import CardPictures, card_size
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites

CARDS = (*PROPHECIES, *TEMPLES)


@pytest.fixture(scope="module")
def pictures(window: None) -> CardPictures:
    return CardPictures(load_sprites(CourtLayout((1600, 1000), 2)), Fonts())


def _pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def _size(picture: pygame.Surface) -> Size:
    return picture.size


@pytest.mark.parametrize("width", [60, 103])
def test_every_card_is_drawn_and_no_two_are_alike(pictures: CardPictures, width: int) -> None:
    drawn = {card: pictures.face(card, width) for card in CARDS}
    assert {_size(picture) for picture in drawn.values()} == {card_size(width)}
    assert len({_pixels(picture) for picture in drawn.values()}) == len(CARDS)


@pytest.mark.parametrize("card", ["P0", "P5", "P15", "P28", "T15", "T0"])
def test_each_level_of_a_card_looks_different(pictures: CardPictures, card: str) -> None:
    levels = [needed for needed, _ in PROPHECIES[card].levels] if card in PROPHECIES else [1, 2]
    shown = [pictures.face(card, 103, times) for times in (None, 0, *levels)]
    assert len({_pixels(picture) for picture in shown}) == len(shown)


def test_a_card_beside_a_serpent_shows_its_points_even_when_it_is_tiny(pictures: CardPictures) -> None:
    tiny = [_pixels(pictures.beside("P0", 20, times)) for times in (3, 4, 5, 6)]
    assert len(set(tiny)) == len(tiny)


def test_the_backs_of_prophecies_and_temples_differ(pictures: CardPictures) -> None:
    assert _pixels(pictures.back(60)) != _pixels(pictures.back(60, temple=True))
