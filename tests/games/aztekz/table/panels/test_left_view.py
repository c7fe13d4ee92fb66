"""What can be done with the drawn card is told whole above it, if need be instead of the title."""

import pygame
import pytest
from pygame import Surface

from mexica.drawing.contrast import contrast
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.table_layout import MINIMUM
from mexica.games.aztekz.table.panels.left_view import LeftView
from mexica.games.aztekz.table.pictures.guide_pictures import example
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PLAIN
from mexica.games.aztekz.table.pyramid.seen_pyramid import seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.shell import language
from mexica.texts import _

PANEL = (46, 43, 42)  # about the colour of its stone


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
@pytest.mark.parametrize("size", [MINIMUM, (1024, 700)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_notes_have_room_above_the_card(window: None, code: str, size: tuple[int, int], scale: float) -> None:
    language.use(code)
    layout, fonts = PyramidLayout(size, 2, scale), Fonts()
    view = LeftView(layout, load_sprites(layout), fonts)
    for note in (_("Click a lit place"), _("Click it to lay it"), _("It fits nowhere now")):
        assert fonts.width(note, SMALLEST) <= view.note_room()


def test_the_deck_stands_out_from_the_panel(window: None) -> None:
    layout = PyramidLayout((1920, 1080), 2)
    drawn = Surface(layout.size).convert()
    drawn.fill(PANEL)
    view = LeftView(layout, load_sprites(layout), Fonts())
    view.draw_deck(drawn, seen_pyramid(example(), set()), PLAIN)
    card = layout.side.deck.inflate(-0.6 * layout.side.deck.width, -0.6 * layout.side.deck.height)
    card.centery -= layout.side.deck.height // 10  # above the number
    assert contrast(pygame.transform.average_color(drawn, card)[:3], PANEL) > 1.5
