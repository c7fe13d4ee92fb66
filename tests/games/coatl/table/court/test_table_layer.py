"""What is drawn again part by part is what is drawn at once."""

import random

import pygame
import pytest
from pygame import Surface

from mexica.games.coatl import rules
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import PLAIN, CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.court.sprite_loading import load_sprites

SIZE = (1024, 700)


def picture(view: CourtView, state: rules.State, look: CourtLook = PLAIN) -> bytes:
    surface = Surface(SIZE).convert()
    view.draw(surface, seen_table(state, 0), look)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_changed_often_looks_as_one_drawn_at_once(window: None, seats: int) -> None:
    generator, layout = random.Random(seats), CourtLayout(SIZE, seats)
    view, state, played = (
        CourtView(layout, load_sprites(layout)),
        rules.start(rules.new_setup(seats, seats)),
        0,
    )
    hidden = CourtLook(hidden=frozenset({places.board(0, 0), places.supply("b1"), places.display(2)}))
    while played < 90 and not rules.is_over(state):
        state = rules.apply(state, generator.choice(rules.legal_actions(state))).state
        played += 1
        if played % 3 == 0:
            picture(view, state, hidden if played % 2 else PLAIN)
    at_once = CourtView(layout, view.sprites)
    assert picture(view, state) == picture(at_once, state)
