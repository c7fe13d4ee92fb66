"""The panels are drawn again seat by seat, of pictures that were made beforehand."""

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing.seat_look import SeatLook
from mexica.games.aztekz.rules.material import SOULS
from mexica.games.aztekz.table.panels.players_view import PlayersView
from mexica.games.aztekz.table.pictures.guide_pictures import example
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seen_pyramid import seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites

SIZE = (1024, 700)
TABLE = seen_pyramid(example())


@pytest.fixture
def view(window: None) -> PyramidView:
    layout = PyramidLayout(SIZE, len(TABLE.piles))
    return PyramidView(layout, load_sprites(layout))


def test_only_the_lines_that_change_are_drawn_again(
    view: PyramidView, monkeypatch: pytest.MonkeyPatch
) -> None:
    surface, drawn = Surface(SIZE).convert(), list[int]()
    looks = tuple(evolve(PyramidLook().seat(seat), computer=True) for seat in range(len(TABLE.piles)))
    view.draw(surface, TABLE, PyramidLook(seats=looks))
    monkeypatch.setattr(PlayersView, "draw", lambda *what: drawn.append(what[-1]))

    def draw(first: SeatLook, second: SeatLook) -> None:
        view.draw(surface, TABLE, PyramidLook(seats=(first, second, *looks[2:])))

    draw(looks[0], evolve(looks[1], thinking=True))
    assert drawn == []
    draw(looks[0], evolve(looks[1], name="Ikal"))
    assert drawn == [1]
    view.draw(surface, evolve(TABLE, points=(9, *TABLE.points[1:])), PyramidLook(seats=looks))
    assert drawn == [1, 0, 1]


def test_what_may_be_drawn_next_is_read_beforehand(
    view: PyramidView, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.add_preloads(TABLE)
    view.sprites.preload_all()
    surface, read = Surface(SIZE).convert(), list[str]()
    view.draw(surface, TABLE)
    source = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda file: read.append(str(file)) or source(file))
    for number, paths in enumerate(("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")):
        view.draw(surface, evolve(TABLE, drawn=paths, soul=SOULS[number % len(SOULS)]))
    view.loose(TABLE).draw_card(surface, None, (300, 300), view.layout.side.card.width)
    assert read == []
