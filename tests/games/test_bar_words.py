"""The words of the bar are whole in every game and language, also in the least window."""

from collections.abc import Callable

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing import fonts as fonts_module
from mexica.drawing.fonts import Fonts
from mexica.games.aztekz.table.bar import bar_looks as of_aztekz
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites as pyramid_sprites
from mexica.games.coatl.table.bar import bar_looks as of_coatl
from mexica.games.coatl.table.bar.commands_and_keys import button_names
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites as court_sprites
from mexica.games.mexica.table.bar import bar_looks as of_mexica
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites as island_sprites
from mexica.play.commands import WATCH
from mexica.shell import language
from mexica.shell.match import button_looks, command_strips
from mexica.shell.match.bar_places import BarButtons
from mexica.shell.match.button_looks import ButtonLook
from mexica.shell.match.tool_faces import Letters, ToolFaces
from mexica.shell.match.toolbar import Toolbar
from mexica.shell.settings import SCALES
from mexica.texts import _

Cut = list[str]


def of_pyramid(size: tuple[int, int], scale: float) -> Toolbar:
    layout = PyramidLayout(size, 2, scale)
    return Toolbar(layout, pyramid_sprites(layout), Fonts(), of_aztekz.BUTTONS)


def of_court(size: tuple[int, int], scale: float) -> Toolbar:
    layout = CourtLayout(size, 2, 0, scale)
    return Toolbar(layout, court_sprites(layout), Fonts(), of_coatl.BUTTONS)


def of_island(size: tuple[int, int], scale: float) -> Toolbar:
    layout = Layout(size, scale)
    return Toolbar(layout, island_sprites(layout), Fonts(), of_mexica.BUTTONS)


def looks(bar: Toolbar, buttons: BarButtons) -> dict[object, ButtonLook]:
    """Every button of a bar with its name, a key, and for Mexica's tools the longest price and number."""
    names = {**button_looks.names(), **button_names()}
    if buttons is of_mexica.BUTTONS:
        names = dict(of_mexica.names())
    elif buttons is of_aztekz.BUTTONS:
        names = dict(of_aztekz.names())
    priced = buttons is of_mexica.BUTTONS
    plain = {asked: ButtonLook("button_normal", True, names.get(asked, "")) for asked in bar.places}
    price, left = ("1-5", "35") if priced else ("", "")
    tools = {tool: ButtonLook("button_normal", True, names[tool], price, left, "M") for tool in buttons.tools}
    return {**plain, **tools}


GAMES = [
    pytest.param((of_pyramid, of_aztekz.BUTTONS), id="aztekz"),
    pytest.param((of_court, of_coatl.BUTTONS), id="coatl"),
    pytest.param((of_island, of_mexica.BUTTONS), id="mexica"),
]


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
@pytest.mark.parametrize("make", [of_pyramid, of_court, of_island])
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


@pytest.fixture
def lettering(monkeypatch: pytest.MonkeyPatch) -> list[Letters]:
    """The letters on the tools of every bar drawn from now on."""
    found: list[Letters] = []
    choose = ToolFaces.letters

    def noted(faces: ToolFaces, size: tuple[int, int], shown: list[ButtonLook]) -> Letters:
        found.append(choose(faces, size, shown))
        return found[-1]

    monkeypatch.setattr(ToolFaces, "letters", noted)
    return found


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_names_of_tools_are_whole_and_never_smaller_where_letters_are_larger(
    cut: Cut,
    lettering: list[Letters],
    code: str,
    game: tuple[Callable[..., Toolbar], BarButtons],
    size: tuple[int, int],
) -> None:
    language.use(code)
    for scale in SCALES:
        bar = game[0](size, scale)
        bar.draw(Surface(size).convert(), looks(bar, game[1]))
    assert cut == []
    names, numbers = [one.names for one in lettering], [one.numbers for one in lettering]
    usual = SCALES.index(1.0)
    assert min(names[usual:]) == names[usual]
    assert min(numbers[usual:]) == numbers[usual]
    assert names[SCALES.index(1.5)] > names[SCALES.index(1.0)]


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("key", ["4", "M"])
def test_a_price_keeps_clear_of_the_key_beside_it(
    cut: Cut, size: tuple[int, int], scale: float, key: str
) -> None:
    layout = Layout(size, scale)
    button = of_island(size, scale).places[of_mexica.IN_BAR[0]].size
    faces = ToolFaces(island_sprites(layout), Fonts(), layout.bar_letters, lambda *_: None)
    look = ButtonLook("button_normal", True, "Temple", "1-5", "35", key)
    letters = faces.letters(button, [look])
    cap, others = (Surface(button, pygame.SRCALPHA) for _ in range(2))
    faces.draw_cap(cap, look, letters.numbers)
    faces.draw(others, of_mexica.IN_BAR[0], evolve(look, key=""), letters)
    assert cap.get_bounding_rect().width
    around = cap.get_bounding_rect().inflate(2, 0)
    assert pygame.mask.from_surface(others).overlap_area(pygame.Mask(around.size, True), around.topleft) == 0
