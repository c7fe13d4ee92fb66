"""The marks of a plan on the board, besides its pieces: tokens with their size, and step numbers."""

from pygame import Surface

from mexica.drawing.colours import RED
from mexica.drawing.numbered_disc import numbered_disc
from mexica.drawing.rim import planned
from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import put, put_centred
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.board.tokens import Tokens
from mexica.games.mexica.table.board.turn_marks import mark_radius
from mexica.games.mexica.table.hint.hint_steps import PlanSteps


def draw_plan(target: Surface, view: TableView, steps: PlanSteps) -> None:
    """Draw the parts of a plan that the board does not draw: tokens of foundings and step numbers."""
    for space, size in steps.tokens:
        _draw_token(target, view, space, size)
    radius = mark_radius(view.layout)
    for number, space in enumerate(steps.numbered, start=1):
        disc = numbered_disc(view.fonts, number, radius, RED)
        put_centred(target, disc, view.mark_places.take(space))


def _draw_token(target: Surface, view: TableView, space: Space, size: int) -> None:
    whole = view.sprites.get("calpulli")
    picture = whole.surface.copy()
    put(picture, Tokens(view.sprites, view.fonts).numbers(size), (0, 0))
    sprite = planned(Sprite(picture, whole.anchor), view.layout.rim)
    x, y = view.layout.centre(space)
    put(target, sprite.surface, (round(x - sprite.anchor[0]), round(y - sprite.anchor[1])))
