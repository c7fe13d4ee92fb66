"""The buttons to watch computers by, in the place of the tools."""

from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.surfaces import native, scale
from mexica.games.mexica.table.bar.commands import Request
from mexica.games.mexica.table.review import replay_bar
from mexica.play.commands import WATCH, Command
from mexica.texts import _

_FINER: Final = 4
_ARROWS: Final = frozenset({Command.PAUSE, Command.ONE_ACTION, Command.WHOLE_TURN})
_SHARES: Final = {  # of the strip's width
    **dict.fromkeys(_ARROWS, 0.095),
    **dict.fromkeys((Command.SLOW, Command.NORMAL, Command.FAST), 0.135),
    Command.AT_ONCE: 0.145,
}


def names() -> dict[Request, str]:
    """Return what is written on the buttons."""
    return {
        Command.SLOW: _("Slow"),
        Command.NORMAL: _("Normal"),
        Command.FAST: _("Fast"),
        Command.AT_ONCE: _("At once"),
        Command.PLAYERS: _("Players"),
    }


def places(strip: Rect) -> dict[Request, Rect]:
    """Return where the buttons are in the strip: below the title, from the left."""
    gap = max(3, round(strip.height * 0.06))
    area = strip.inflate(-2 * gap, 0)
    top = replay_bar.title_place(strip).bottom
    high = strip.bottom - gap - top
    found: dict[Request, Rect] = {}
    left = area.left
    for asked in WATCH:
        wide = round(_SHARES.get(asked, 0.0) * area.width)
        found[asked] = Rect(left, top, (wide or area.right - left + gap) - gap, high)
        left += wide
    return found


@lru_cache(maxsize=32)
def sign(asked: Command, high: int, colour: Colour, *, paused: bool) -> Surface | None:
    """Return the sign of a button, None for one that has words: pause or go on, an action, a turn."""
    if asked not in _ARROWS:
        return None
    side, bar = 0.8 * high, 0.22 * high
    bars = [0.0, 2 * bar] if asked is Command.PAUSE and not paused else []
    many = 2 if asked is Command.WHOLE_TURN else int(not bars)
    if asked is not Command.PAUSE:
        bars = [many * side + 0.5 * bar]
    wide = round(max(many * side, bars[-1] + bar if bars else 0.0))
    big = Surface((wide * _FINER, high * _FINER), pygame.SRCALPHA)
    for number in range(many):
        corners = ((number * side, 0), ((number + 1) * side, high / 2), (number * side, high))
        pygame.draw.polygon(big, colour, [(x * _FINER, y * _FINER) for x, y in corners])
    for left in bars:
        pygame.draw.rect(big, colour, Rect(left * _FINER, 0, bar * _FINER, high * _FINER))
    return native(scale(big.premul_alpha(), (wide, high)))
