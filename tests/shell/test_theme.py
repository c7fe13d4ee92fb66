"""The look of the widgets."""

import json
import warnings

import pygame
import pytest
from pygame_gui.elements import UIButton, UIDropDownMenu, UILabel, UITextEntryLine

from mexica.resources import resource
from mexica.shell import theme
from mexica.texts import _
from tests.shell.hands import Hands

DEFAULT_GREYS = {(76, 80, 82), (99, 104, 107), (37, 41, 46), (33, 40, 45), (54, 88, 128), (24, 24, 24)}


def colours(value: object) -> list[str]:
    if isinstance(value, dict):
        return [colour for inner in value.values() for colour in colours(inner)]
    return [value] if isinstance(value, str) and value.startswith(("#", "surface:")) else []


def test_every_surface_the_theme_names_is_a_picture_with_corners() -> None:
    named = colours(json.loads(resource("themes", "shell.json").read_text("utf-8")))
    sprites = json.loads(resource("shell", "manifest.json").read_text("utf-8"))["sprites"]
    surfaces = {name.removeprefix("surface:") for name in named if name.startswith("surface:")}
    assert surfaces
    for name in surfaces:
        assert sprites[name]["slice"] > 0


@pytest.mark.parametrize(
    ("size", "pixels"), [((1600, 1000), 1.0), ((1024, 700), 0.75), ((2560, 1440), 1.44), ((3840, 2160), 2.16)]
)
def test_a_unit_grows_with_the_window(size: tuple[int, int], pixels: float) -> None:
    assert theme.unit(size) == pytest.approx(pixels)


def test_no_widget_is_default_grey(hands: Hands) -> None:
    """None of the widgets that a table or a screen may use falls back to the library's look."""
    manager = hands.app.stack.manager
    place = pygame.Rect(20, 20, 300, 60)
    widgets = [
        UIButton(place, "Button", manager),
        UITextEntryLine(place, manager, initial_text="Text"),
        UIDropDownMenu(["one", "two"], "one", place, manager),
        UILabel(place, "Label", manager),
    ]
    manager.update(0.1)
    for widget in widgets:
        picture = widget.image
        if picture is None or not picture.width:
            continue
        for point in ((3, 3), (picture.width // 2, 4), (picture.width - 4, picture.height - 4)):
            assert tuple(picture.get_at(point))[:3] not in DEFAULT_GREYS


@pytest.mark.parametrize("spoken", ["en", "fr", "pl"])
@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
def test_no_text_is_cut_off_by_its_widget(hands: Hands, size: tuple[int, int], spoken: str) -> None:
    """pygame_gui warns when a label is too small for its text, or a font was not loaded in time."""
    hands.app.window.resize(size)
    hands.settle()
    hands.app.control.change(language=spoken)
    hands.step()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in ("New game", "Load game", "Rules and guide", "Settings"):
            hands.press(_(text))
            hands.press(_("Back"))


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
def test_every_widget_lies_within_its_panel(hands: Hands, size: tuple[int, int]) -> None:
    hands.app.window.resize(size)
    hands.settle()
    window = pygame.Rect((0, 0), size)
    for text in ("New game", "Load game", "Rules and guide", "Settings"):
        hands.press(text)
        if text == "New game":
            hands.press("4")
        assert window.contains(hands.scene.panel)
        for button in hands.buttons():
            assert hands.scene.panel.contains(button.rect), button.text
        hands.press("Back")
