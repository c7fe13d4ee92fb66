"""The row of the setup screen in which a game is chosen by its number, or the game of the day."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from mexica.play import seeds
from mexica.shell.screen import Screen
from mexica.texts import _

HEIGHT: Final = 64  # units, like the rest; with the gap below it
FIELD: Final = 210
TODAY: Final = 190
GAP: Final = 12


def build(screen: Screen, row: Rect, right: int, written: str, choose_today: Callable[[], None]) -> None:
    """Make the field with the number written so far, the button of the day, and a note, in this row.

    `right` is where the row ends, in pixels.
    """
    field = Rect(row.topleft, (screen.px(FIELD), row.height))
    screen.entry(field, written, seeds.DIGITS)
    today = Rect(field.right + screen.px(GAP), row.top, screen.px(TODAY), row.height)
    tip = _("The same game for everybody who plays today, against a level of the computer.")
    screen.button(today, _("Today's"), choose_today, style="@small", tip=tip)
    note = Rect(today.right + screen.px(2 * GAP), row.top, 0, row.height)
    note.width = right - note.left
    screen.label(note, _("The same number gives the same game. Leave it empty for any."))
