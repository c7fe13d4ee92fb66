"""Small buttons on a paper panel beside the board, drawn without widgets."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import Colour, button_ink
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import dimmed, put, put_centred
from mexica.drawing.view import View

_GREY = 0.45  # opacity of the sprite of what cannot be used
_SPRITE = 0.8  # of a button's height
_SIGN = 0.42
_LETTERS = 0.62
_EDGE = 3  # pixels; the least on either side of a text


@frozen
class PaperButton:
    """A button: its place, its text, what it does, whether it is on or grey.

    Instead of the text it shows a `sprite` or a `sign`, which is drawn in a height and a colour. `told` is
    what a tip says about it, empty for no tip.
    """

    place: Rect
    text: str
    action: Callable[[], None]
    sprite: str = ""
    sign: Callable[[int, Colour], Surface] | None = None
    on: bool = False
    usable: bool = True
    told: str = ""


def draw_button(
    target: Surface, view: View, button: PaperButton, size: int, pointer: tuple[int, int]
) -> None:
    """Draw a button in letters of this height; it stands out if it is on or under the mouse."""
    over = button.usable and button.place.collidepoint(pointer)
    name = "button_selected" if button.on else "button_hovered" if over else "button_normal"
    name = name if button.usable else "button_disabled"
    put(target, view.sprites.surface(name, button.place.size), button.place)
    ink = button_ink(name)
    picture = _picture(view, button, size, ink)
    faded = button.sprite and not button.usable
    put_centred(target, dimmed(picture, _GREY) if faded else picture, button.place.center)


def _picture(view: View, button: PaperButton, size: int, ink: Colour) -> Surface:
    high = min(button.place.size)
    if button.sprite:
        return view.sprites.fitted(button.sprite, (round(_SPRITE * high),) * 2)
    if button.sign is not None:
        return button.sign(round(_SIGN * high), ink)
    return view.fonts.fitted(
        button.text,
        min(size, round(_LETTERS * button.place.height)),
        button.place.width - 2 * _EDGE,
        ink,
        True,
    )


def spread(texts: Sequence[str], line: Rect, fonts: Fonts, size: int, gap: int) -> list[Rect]:
    """Return the places of buttons with texts in letters of this height side by side over a line.

    They are equally wide around their texts, or in their proportion where the line is too short for all.
    """
    wide = [fonts.width(text, size, True) + 2 * _EDGE for text in texts]
    room = line.width - gap * (len(texts) - 1)
    shrunk = min(1.0, room / sum(wide))
    around = (room - shrunk * sum(wide)) / len(texts)
    lefts = [
        line.left + shrunk * sum(wide[:number]) + number * (around + gap) for number in range(len(texts) + 1)
    ]
    return [
        Rect(round(left), line.top, round(right - gap) - round(left), line.height)
        for left, right in pairwise(lefts)
    ]


def next_place(buttons: Sequence[PaperButton], position: tuple[int, int], step: int) -> tuple[int, int]:
    """Return the middle of the next button that can be used, or with -1 of the one before.

    It is the first or the last one if there is none at this position.
    """
    usable = [button for button in buttons if button.usable]
    here = next((n for n, button in enumerate(usable) if button.place.collidepoint(position)), None)
    number = (0 if step > 0 else -1) if here is None else (here + step) % len(usable)
    return usable[number].place.center


def button_at(buttons: Sequence[PaperButton], position: tuple[int, int]) -> PaperButton | None:
    """Return the button under a pixel that can be used, None if there is none."""
    found = (button for button in buttons if button.usable and button.place.collidepoint(position))
    return next(found, None)
