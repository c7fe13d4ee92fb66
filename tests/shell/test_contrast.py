"""Every text of a widget can be read on the ground that the theme gives it."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from mexica.drawing import colours, palette
from mexica.drawing.contrast import LARGE, TEXT, WEAK_EYES, contrast
from mexica.drawing.list_view import WASHES
from mexica.resources import resource
from mexica.shell import theme
from tests.drawn_texts import drawn_texts
from tests.shell.hands import Hands

Colour = tuple[int, ...]
THEME: dict[str, Any] = json.loads(resource("themes", "shell.json").read_text("utf-8"))
SPRITES = json.loads(resource("shell", "manifest.json").read_text("utf-8"))["sprites"]
STATES = ("normal", "hovered", "disabled", "selected", "active")
PAPER, STONE = ("panel_paper", "field"), ("panel_stone",)
GROUNDS = {"label": PAPER, "text_box": PAPER, "@note_on_stone": STONE, "@stone": STONE, "@heading": PAPER}
"""What lies under the texts that have no ground of their own; lists and the rest lie on a field."""


@pytest.fixture(params=[TEXT, WEAK_EYES], ids=["usual", "high"])
def least(request: pytest.FixtureRequest) -> Iterator[float]:
    """The least contrast of a text while the usual or the high contrast is in use."""
    palette.use(request.param == WEAK_EYES)
    yield request.param
    palette.use(high=False)


@cache
def _surface(name: str) -> Surface:
    return pygame.image.load(resource("shell", SPRITES[name]["file"]))


def ground(name: str) -> Colour:
    """The average colour of the middle of a surface."""
    entry, picture = SPRITES[name], palette.ground(name, _surface(name))
    return pygame.transform.average_color(picture, picture.get_rect().inflate(*[-2 * entry["slice"]] * 2))[:3]


def over(colour: str, below: Colour) -> Colour:
    """What is seen of a colour of the theme above another."""
    red, green, blue, share = pygame.Color(colour)
    parts = zip((red, green, blue), below, strict=True)
    return tuple(round(part * share / 255 + under * (1 - share / 255)) for part, under in parts)


def seen(colour: str, block: str) -> list[Colour]:
    """The colours that a background of a block of the theme can have in the window."""
    if colour.startswith("surface:"):
        return [ground(colour.removeprefix("surface:"))]
    colour, below = theme._ink(colour), GROUNDS.get(block, ("field", *PAPER))
    return [over(colour, ground(name)) for name in below]


def pairs() -> Iterator[tuple[str, str, str, str]]:
    """Block, state, colour of its text, ground: for every state that a block gives a text or a ground."""
    base = THEME["defaults"]["colours"]
    button = base | THEME["button"]["colours"]
    for block, told in THEME.items():
        own = told.get("colours", {})
        inherited = button if block.endswith(("button", "title_bar")) else base
        for state in STATES:
            if f"{state}_text" not in own:
                continue
            ink = own[f"{state}_text"]
            back = own.get(f"{state}_bg")
            back = back or ("#00000000" if block.startswith(("label", "@")) else own.get("dark_bg"))
            yield block, state, ink, back or inherited[f"{state}_bg"]


@pytest.mark.parametrize(("block", "state", "ink", "back"), list(pairs()))
def test_a_text_of_the_theme_is_read_on_its_ground(
    block: str, state: str, ink: str, back: str, least: float
) -> None:
    for below in seen(back, block):
        assert contrast(pygame.Color(theme._ink(ink)), below) >= least, (block, state, ink, below)


@pytest.mark.parametrize("name", ["panel_paper", "field", "tooltip"])
@pytest.mark.parametrize("ink", [colours.INK, colours.RED, colours.TITLE_RED, colours.FAINT])
def test_the_inks_are_read_on_paper(name: str, ink: Colour, least: float) -> None:
    assert contrast(palette.ink(ink), ground(name)) >= least


@pytest.mark.parametrize("mark", WASHES)
@pytest.mark.parametrize("ink", [colours.INK, colours.RED, colours.FAINT])
def test_the_inks_are_read_on_a_row_that_is_marked(mark: Any, ink: Colour, least: float) -> None:
    wash = pygame.Color(*WASHES[mark])
    for name in PAPER:
        assert contrast(palette.ink(ink), over("#" + bytes(wash).hex(), ground(name))) >= least


@pytest.mark.parametrize("name", ["panel_stone", "bar_stone", "toast"])
@pytest.mark.parametrize("ink", [colours.CREAM, colours.GOLD])
def test_the_light_inks_are_read_on_stone(name: str, ink: Colour, least: float) -> None:
    assert contrast(palette.ink(ink), ground(name)) >= least


@pytest.mark.parametrize("state", ["normal", "hovered", "pressed", "disabled", "selected"])
def test_the_ink_of_a_button_is_read_on_it(state: str, least: float) -> None:
    assert contrast(palette.ink(colours.button_ink(f"button_{state}")), ground(f"button_{state}")) >= least


def test_a_chosen_button_is_told_from_others_by_its_rim() -> None:
    """The colours alone are alike in grey."""
    rims = {}
    for state in ("selected", "normal", "disabled"):
        picture = pygame.image.load(resource("shell", SPRITES[f"button_{state}"]["file"]))
        rims[state] = pygame.transform.average_color(picture, Rect(4, picture.height // 2 - 20, 3, 40))
    chosen = rims.pop("selected")
    assert min(contrast(chosen, rim) for rim in rims.values()) >= LARGE


def afresh(hands: Hands) -> pygame.Surface:
    """The window, drawn with everything made anew."""
    theme._art.cache_clear()
    theme._theme.cache_clear()
    hands.app.stack.lay_out(hands.app.window.size)
    hands.app.stack.dirty = True
    hands.step()
    return hands.app.window.surface


@pytest.mark.parametrize("screen", ["start", "saves", "guide"])
def test_a_text_that_a_screen_draws_itself_is_read(hands: Hands, screen: str, least: float) -> None:
    if screen == "saves":
        hands.open_saves(None)
    elif screen == "guide":
        hands.app.navigation.open_guide(hands.game)
    hands.rest()
    palette.use(least == WEAK_EYES)
    found = drawn_texts(lambda: afresh(hands))
    assert found
    assert [text for text in found if not text.readable] == []
