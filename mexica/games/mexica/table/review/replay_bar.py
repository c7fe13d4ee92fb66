"""Looking through a finished game: where one is, where the buttons are and what they lead to."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.surfaces import native, scale
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.commands import Request
from mexica.games.mexica.table.match.record import Session
from mexica.play.commands import REVIEW, Command
from mexica.texts import _

_TITLE: Final = 0.42  # of the height of the strip
_STEP: Final = 0.112  # of its width, for each of the buttons with an arrow
_FINER: Final = 4
_BACK: Final = frozenset({Command.FIRST, Command.TURN_BEFORE, Command.BEFORE})
_ARROWS: Final = {Command.BEFORE: 1, Command.AFTER: 1}  # two for the others
_TO_THE_END: Final = frozenset({Command.FIRST, Command.LAST})


def title(session: Session, names: Sequence[str]) -> str:
    """Return where in a finished game one is, as in "Looking through: action 57 of 143, round 6, Ana"."""
    number, many = len(session.history), session.length
    if not number:
        return _("Looking through: the beginning, {many} actions to come").format(many=many)
    if number == many:
        return _("Looking through: the end, after {many} actions").format(many=many)
    name, played = names[session.history[-1].seat], session.before.turn.round
    if not played:
        text = _("Looking through: action {number} of {many}, {name}")
        return text.format(number=number, many=many, name=name)
    text = _("Looking through: action {number} of {many}, round {round}, {name}")
    return text.format(number=number, many=many, round=played, name=name)


def goals(session: Session) -> dict[Command, int]:
    """Return how many actions are done where each button leads to, without those that lead nowhere."""
    here, end, turns = len(session.history), session.length, session.turns
    found: dict[Command, int] = {}
    if here:
        before = max(turn for turn in turns if turn < here)
        found |= {Command.FIRST: 0, Command.TURN_BEFORE: before, Command.BEFORE: here - 1}
    if here < end:
        after = min(turn for turn in turns if turn > here)
        found |= {Command.AFTER: here + 1, Command.TURN_AFTER: after, Command.LAST: end}
    return found


def open_commands(session: Session) -> frozenset[Command]:
    """Return what can be asked for where one is in a finished game."""
    usable = set(goals(session))
    if session.state.turn.phase is not Phase.OVER:
        usable.add(Command.PLAY_ON)
    return frozenset(usable)


def title_place(strip: Rect) -> Rect:
    """Return where the title stands in the strip."""
    return Rect(strip.left, strip.top, strip.width, round(strip.height * _TITLE))


def places(strip: Rect) -> dict[Request, Rect]:
    """Return where the buttons are in the strip: below the title, from the left."""
    gap = max(3, round(strip.height * 0.06))
    area = strip.inflate(-2 * gap, 0)
    top = title_place(strip).bottom
    high, wide = strip.bottom - gap - top, round(_STEP * area.width)
    found: dict[Request, Rect] = {}
    left = area.left
    for asked in REVIEW:
        if asked is not Command.PLAY_ON:
            found[asked] = Rect(left, top, wide - gap, high)
            left += wide
    found[Command.PLAY_ON] = Rect(left, top, area.right - left, high)
    return found


@lru_cache(maxsize=64)
def arrows(asked: Command, high: int, colour: Colour) -> Surface:
    """Return the sign of a button: one arrow for an action, two for a turn, a bar beside them for the end."""
    many = _ARROWS.get(asked, 2)
    bar = high * 0.2 if asked in _TO_THE_END else 0.0
    wide = round(0.8 * high * many + 1.5 * bar)
    big = Surface((wide * _FINER, high * _FINER), pygame.SRCALPHA)
    for number in range(many):
        left, right = 0.8 * high * number, 0.8 * high * (number + 1)
        corners = ((left, 0), (right, high / 2), (left, high))
        pygame.draw.polygon(big, colour, [(x * _FINER, y * _FINER) for x, y in corners])
    if bar:
        pygame.draw.rect(
            big, colour, Rect(0, 0, bar * _FINER, high * _FINER).move(big.width - bar * _FINER, 0)
        )
    if asked in _BACK:
        big = pygame.transform.flip(big, True, False)
    return native(scale(big.premul_alpha(), (wide, high)))
