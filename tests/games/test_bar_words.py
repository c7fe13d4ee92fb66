"""The words of the bar are whole in every game and language, also in the least window."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from mexica.drawing import fonts as fonts_module
from mexica.drawing.fonts import Fonts
from mexica.games.aztekz.table.bar import bar_looks as of_aztekz
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites as pyramid_sprites
from mexica.games.coatl.table.bar import bar_looks as of_coatl
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites as court_sprites
from mexica.play.commands import WATCH
from mexica.shell import language
from mexica.shell.match import command_strips
from mexica.shell.match.button_looks import ButtonLook
from mexica.shell.match.toolbar import Toolbar
from mexica.texts import _

Cut = list[str]


def of_pyramid(size: tuple[int, int], scale: float) -> Toolbar:
    layout = PyramidLayout(size, 2, scale)
    return Toolbar(layout, pyramid_sprites(layout), Fonts(), of_aztekz.BUTTONS)


def of_court(size: tuple[int, int], scale: float) -> Toolbar:
    layout = CourtLayout(size, 2, 0, scale)
    return Toolbar(layout, court_sprites(layout), Fonts(), of_coatl.BUTTONS)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    """What was cut short of all texts drawn from now on, in a program with a window."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    found: Cut = []
    shorten = fonts_module.cut_to

    def noted(text: str, width: float, measure: Callable[[str], float]) -> str:
        shown = shorten(text, width, measure)
        if shown != text:
            found.append(text)
        return shown

    monkeypatch.setattr(fonts_module, "cut_to", noted)
    return found


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
@pytest.mark.parametrize("make", [of_pyramid, of_court])
@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 1.0), ((1024, 700), 2.0), ((1920, 1080), 1.0)])
def test_no_word_of_the_bar_is_cut_while_computers_play_or_a_round_is_shown(
    cut: Cut, code: str, make: Callable[..., Toolbar], size: tuple[int, int], scale: float
) -> None:
    language.use(code)
    bar = make(size, scale)
    bar.watching = True
    names = command_strips.names()
    looks = {asked: ButtonLook("button_normal", True, names.get(asked, "")) for asked in WATCH}
    title = _("What they did since your last turn. Click or press a key to skip it.")
    bar.draw(Surface(size).convert(), {**dict.fromkeys(bar.places, looks[WATCH[0]]), **looks}, title)
    assert cut == []
