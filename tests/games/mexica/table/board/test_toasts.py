"""Toasts over Mexica's board: all of a text is shown, and it hides no space."""

import pygame
import pytest

from mexica.drawing import announcements
from mexica.drawing.announcements import SEPARATOR, Announcements
from mexica.drawing.table_layout import MINIMUM
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView

LONG = "Ana founds a district of 10: Ana +5, Tlacaelel the Elder +3, Zofia +3"
_NAME = "Wiśniewska the Magnificent"
LONGEST = f"{_NAME} founds a district of 10: {_NAME} +5, {_NAME} +3, {_NAME} +3, {_NAME} +3."


@pytest.fixture(scope="module", autouse=True)
def window() -> None:
    pygame.init()
    pygame.display.set_mode(MINIMUM)


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
@pytest.mark.parametrize("text", [LONG, LONGEST, SEPARATOR.join((LONGEST, LONGEST))])
def test_a_toast_hides_no_space_and_no_letter(size: tuple[int, int], text: str) -> None:
    layout = Layout(size)
    view = TableView(layout, load_sprites(layout))
    say, surface = Announcements[Space](), pygame.Surface(size)
    say.toast(text)
    say.draw(surface, view)
    assert any(pygame.image.tobytes(surface, "RGB"))
    empty = pygame.Surface(layout.lake.size)
    shown = surface.subsurface(layout.lake)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(empty, "RGB")


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [MINIMUM, (1024, 700), (1920, 1080), (3840, 2160)])
def test_a_toast_in_large_letters_stays_in_its_strip(
    size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = Layout(size, scale)
    view = TableView(layout, load_sprites(layout))
    words: list[pygame.Surface] = []
    monkeypatch.setattr(announcements, "put_centred", lambda target, picture, place: words.append(picture))
    say = Announcements[Space]()
    say.toast("Žofia Ågren takes (gladly) an action token.")
    say.draw(pygame.Surface(size), view)
    assert len(words) == 1
    assert words[0].height <= layout.toast_strip.height <= layout.row_edge(0)
