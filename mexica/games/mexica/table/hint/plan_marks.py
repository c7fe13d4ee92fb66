"""The marks of a plan on the board, besides its pieces: tokens with their size, and step numbers."""

from collections import Counter

import pygame
from pygame import Surface

from mexica.drawing.colours import CREAM, RED, SHADE
from mexica.drawing.rim import planned
from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import put, put_centred
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.board.tokens import Tokens
from mexica.games.mexica.table.hint.hint_steps import PlanSteps


def draw_plan(target: Surface, view: TableView, steps: PlanSteps) -> None:
    """Draw the parts of a plan that the board does not draw: tokens of foundings and step numbers."""
    for space, size in steps.tokens:
        _draw_token(target, view, space, size)
    drawn: Counter[Space] = Counter()
    for number, space in enumerate(steps.numbered, start=1):
        _draw_number(target, view, space, number, drawn[space])
        drawn[space] += 1


def _draw_token(target: Surface, view: TableView, space: Space, size: int) -> None:
    whole = view.sprites.get("calpulli")
    picture = whole.surface.copy()
    put(picture, Tokens(view.sprites, view.fonts).numbers(size), (0, 0))
    sprite = planned(Sprite(picture, whole.anchor), view.layout.rim)
    x, y = view.layout.centre(space)
    put(target, sprite.surface, (round(x - sprite.anchor[0]), round(y - sprite.anchor[1])))


def _draw_number(target: Surface, view: TableView, space: Space, number: int, before: int) -> None:
    """A disc with the number of a step, beside the `before` discs that are already on its space."""
    wide, high = view.layout.cell
    radius = max(9.0, 0.19 * wide)
    x, y = view.layout.centre(space)
    middle = (x - 0.30 * wide + before * 2 * radius, y - 0.28 * high)
    for colour, reach in ((SHADE, radius + 1), (CREAM, radius), (RED, radius - 1.5)):
        pygame.draw.aacircle(target, colour, middle, reach)
    words = view.fonts.numeral(str(number), max(11, round(1.25 * radius)), CREAM)
    put_centred(target, words, middle)
