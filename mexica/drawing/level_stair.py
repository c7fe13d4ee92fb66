"""A stair with gilded steps that shows how strong a level of the computer is."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame
from pygame import Surface
from pygame_gui.core.interfaces import IGUIFontInterface
from pygame_gui.elements import UIButton

from mexica.drawing.colours import INK
from mexica.drawing.fonts import cut_to
from mexica.drawing.manifest import manifest
from mexica.drawing.surfaces import cached_pictures, native
from mexica.resources import damage, for_pygame, note_damage, resource

STYLE: Final = "@level"
"""The theme class of a button with room for the pictures that `decorate` puts on it."""
_STYLES: Final = (STYLE, "@small", "@smaller", "@smallest")  # in the fonts of which its text is written

GOLD: Final = (247, 205, 110)
SHINE: Final = (255, 240, 196)
EMPTY: Final = (104, 82, 60)
_FINER: Final = 4  # times larger while drawn, for smooth edges
_STATES: Final = ("normal", "hovered", "selected", "disabled")
# of a button's height
_ICON: Final = 0.72
_STAIR: Final = 0.52
_EDGE: Final = 0.18


@cached_pictures(40)
def stair(lit: int, steps: int, height: int) -> Surface:
    """Return a stair of `steps` steps, `height` pixels high, the lowest `lit` golden; straight alpha."""
    high = height * _FINER
    pitch = round(high * 0.25)
    rim = max(_FINER, round(high * 0.07))
    whole = Surface((pitch * steps + rim, high), pygame.SRCALPHA)
    for step in range(steps):
        tall = round((high - rim) * (0.34 + 0.66 * step / max(1, steps - 1)))
        block = pygame.Rect(step * pitch, high - rim - tall, pitch + rim, tall + rim)
        whole.fill(INK, block)
        inner = block.inflate(-2 * rim, -2 * rim)
        whole.fill(GOLD if step < lit else EMPTY, inner)
        if step < lit:
            whole.fill(SHINE, (*inner.topleft, inner.width, rim))
    return pygame.transform.smoothscale(whole, (whole.width // _FINER, height))


def decorate(button: UIButton, lit: int, steps: int, alike: Sequence[str] = ()) -> None:
    """Show on a button who plays: a person, or a computer by a stair with `lit` golden steps.

    Without steps it is a computer of which nobody knows how strong it plays. The letters are so small that
    this button's text has room, and the texts of buttons `alike` have it; else the text is cut.
    """
    wide, high = button.rect.size
    edge = round(high * _EDGE)
    icon = _icon("icon_computer" if lit or not steps else "icon_human", round(high * _ICON))
    images, places = [icon], [(edge / max(1, wide - icon.width), 0.5)]
    if lit:
        images.append(stair(lit, steps, round(high * _STAIR)))
        places.append((1 - edge / max(1, wide - images[1].width), 0.5))
    for state in _STATES:
        setattr(button, f"{state}_images", images)
        setattr(button, f"{state}_image_positions", places)
    beside = icon.width + round(1.7 * edge)  # of the icon, on a button lower than the theme's letters ask for
    button.text_horiz_alignment_padding = min(button.text_horiz_alignment_padding, beside)
    bare = wide - button.text_horiz_alignment_padding - edge
    room = bare - sum(image.width for image in images[1:])
    narrow = bare - stair(steps, steps, round(high * _STAIR)).width if steps else bare
    button.font = font = _font(button, {**dict.fromkeys(alike, narrow), button.text: room})
    button.rebuild()
    button.set_text(cut_to(button.text, room, lambda part: font.get_rect(part).width))


def _font(button: UIButton, rooms: Mapping[str, int]) -> IGUIFontInterface:
    """The largest font of level buttons in which each of these texts has room, else the smallest."""
    fonts = [button.ui_theme.get_font([style]) for style in _STYLES]
    fitting = (f for f in fonts if all(f.get_rect(text).width <= room for text, room in rooms.items()))
    return next(fitting, fonts[-1])


@cached_pictures(8)
def _icon(name: str, height: int) -> Surface:
    """Return an icon so many pixels high, with straight alpha as widgets need it."""
    path = resource("shell", manifest(resource("shell"))["sprites"][name]["file"])
    try:
        whole = native(pygame.image.load(for_pygame(path)))
    except (OSError, pygame.error) as error:
        note_damage(damage(path, error))
        return Surface((height, height), pygame.SRCALPHA)
    return pygame.transform.smoothscale(whole, (round(whole.width * height / whole.height), height))
