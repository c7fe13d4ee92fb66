"""The row of the setup screen in which the variants of a game are chosen."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from pygame import Rect

from mexica.shell.new_game import Variants
from mexica.shell.sheet_screen import LINE, SheetScreen

WIDTH: Final = 150  # units, of a button


def build(
    screen: SheetScreen, row: Rect, offered: Variants, played: Collection[str], choose: Callable[[str], None]
) -> int:
    """Make a button for each variant, from this line on, and a text on those played; returns its bottom."""
    places = screen.equal_places([variant.label for variant in offered.choices], row, "@small", WIDTH)
    for variant, place in zip(offered.choices, places, strict=True):
        tip = variant.hint if offered.several else ""
        button = screen.button(place, variant.label, partial(choose, variant.key), style="@small", tip=tip)
        if variant.key in played:
            button.select()
    hints = " ".join(variant.hint for variant in offered.choices if variant.key in played)
    below = Rect(row.left, places[-1].bottom + screen.px(4), row.width, screen.px(LINE))
    return screen.paragraph(below, hints) if hints else places[-1].bottom
