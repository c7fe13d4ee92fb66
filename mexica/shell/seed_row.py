"""The row of the setup screen in which a game is chosen by its number, or the game of the day."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from mexica.play import seeds
from mexica.shell.flow import flowed
from mexica.shell.sheet_screen import AROUND, GAP, SheetScreen
from mexica.texts import _

FIELD: Final = 210  # units


def build(screen: SheetScreen, row: Rect, written: str, choose_today: Callable[[], None]) -> None:
    """Make the field with the number written so far, the button of the day, and a note, from this line on."""
    label = _("Today's")
    widths = screen.px(FIELD), screen.text_width(label, "@small") + 4 * screen.px(AROUND)
    field, today = flowed(widths, row, screen.px(GAP))
    screen.entry(field, written, seeds.DIGITS)
    tip = _("The same game for everybody who plays today, against a level of the computer.")
    screen.button(today, label, choose_today, style="@small", tip=tip)
    note = _("The same number gives the same game. Leave it empty for any.")
    screen.beside_or_below(today, row, note)
