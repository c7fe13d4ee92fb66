"""The buttons that replace the tools: for reviewing a finished game, or watching computers play.

They are found by their command, among those of the game, which are of any type.
"""

from typing import Any, Final

from pygame import Rect, Surface

from mexica.drawing.button_strip import button_places
from mexica.drawing.colours import Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.play_signs import pause_sign, play_sign, skip_sign, step_sign
from mexica.drawing.record_signs import list_sign, numbers_sign
from mexica.play.commands import REVIEW, WATCH, Command
from mexica.texts import _

_ARROW_SHARE: Final = 0.112  # of the strip's width
_STEP_SHARE: Final = 0.075
_LETTERS: Final = 20  # for which the widths of words are compared
DRAWN: Final[frozenset[Command]] = frozenset({Command.RECORD, Command.LAST_ROUND})  # with signs of their own
_REVIEW_SHARES: Final[dict[Command, float]] = {**dict.fromkeys(REVIEW, _ARROW_SHARE), Command.PLAY_ON: 0.0}


def review_places(strip: Rect) -> dict[Any, Rect]:
    """Return the places of the buttons for stepping through a finished game."""
    return button_places(strip, _REVIEW_SHARES)


def watch_places(strip: Rect, fonts: Fonts) -> dict[Any, Rect]:
    """Return the places of the buttons for watching computers: those with words are as wide as these need."""
    words = names()
    wide = {asked: fonts.width(words[asked], _LETTERS, True) + _LETTERS for asked in WATCH if asked in words}
    room = (1 - _STEP_SHARE * (len(WATCH) - len(wide))) / sum(wide.values())
    shares = {asked: wide[asked] * room if asked in wide else _STEP_SHARE for asked in WATCH}
    return button_places(strip, {**shares, WATCH[-1]: 0.0})


def names() -> dict[Any, str]:
    """Return the labels of the buttons that have no sign."""
    return {
        Command.PLAY_ON: _("Play on from here"),
        Command.SLOW: _("Slow"),
        Command.NORMAL: _("Normal"),
        Command.FAST: _("Fast"),
        Command.AT_ONCE: _("At once"),
        Command.PLAYERS: _("Players"),
    }


def small_sign(asked: object, high: int, colour: Colour, fonts: Fonts) -> Surface:
    """Return the sign of a small button in `DRAWN`."""
    return list_sign(high, colour) if asked is Command.RECORD else numbers_sign(fonts, high, colour)


def sign(asked: object, high: int, colour: Colour, *, paused: bool) -> Surface | None:
    """Return the sign of a button, None for one that has a label."""
    match asked:
        case Command.BEFORE | Command.AFTER:
            return skip_sign(1, high, colour, back=asked is Command.BEFORE)
        case Command.TURN_BEFORE | Command.TURN_AFTER:
            return skip_sign(2, high, colour, back=asked is Command.TURN_BEFORE)
        case Command.FIRST | Command.LAST:
            return skip_sign(2, high, colour, to_end=True, back=asked is Command.FIRST)
        case Command.PAUSE:
            return play_sign(high, colour) if paused else pause_sign(high, colour)
        case Command.ONE_ACTION | Command.WHOLE_TURN:
            return step_sign(1 if asked is Command.ONE_ACTION else 2, high, colour)
    return None
