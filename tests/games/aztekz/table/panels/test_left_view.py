"""What can be done with the drawn card is told whole above it, if need be instead of the title."""

import pytest

from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.table_layout import MINIMUM
from mexica.games.aztekz.table.panels.left_view import LeftView
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.shell import language
from mexica.texts import _


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
@pytest.mark.parametrize("size", [MINIMUM, (1024, 700)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_notes_have_room_above_the_card(window: None, code: str, size: tuple[int, int], scale: float) -> None:
    language.use(code)
    layout, fonts = PyramidLayout(size, 2, scale), Fonts()
    view = LeftView(layout, load_sprites(layout), fonts)
    for note in (_("Click a lit place"), _("Click it to lay it"), _("It fits nowhere now")):
        assert fonts.width(note, SMALLEST) <= view.note_room()
