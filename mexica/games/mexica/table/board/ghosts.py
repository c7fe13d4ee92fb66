"""Ghosts: pieces that a click would place, and those of a plan that the hint shows."""

from collections.abc import Callable
from typing import Final

from mexica.drawing.rim import planned
from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import Target, faded, put
from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.spaces import size
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import CANAL, Look
from mexica.games.mexica.table.board.piece_numbers import PieceNumbers
from mexica.games.mexica.table.board.pieces import lift

_OPACITY: Final = 0.64


class Ghosts:
    """Draws ghosts; `sign` returns the flat sign that a sprite has in the flat view, if any."""

    def __init__(
        self,
        layout: Layout,
        sprites: Sprites,
        numbers: PieceNumbers,
        sign: Callable[[str], Sprite | None],
    ) -> None:
        self._layout, self._sprites, self._numbers, self._sign = layout, sprites, numbers, sign
        self._made: dict[tuple[str, int, bool, bool], Sprite] = {}

    def draw(self, target: Target, state: State, look: Look, *, flat: bool) -> None:
        """Draw the ghosts and the pieces of a plan, `flat` as in the flat view."""
        for ghosts, in_plan in ((look.planned, True), (look.ghosts, False)):
            for name, space in ghosts:
                if name == CANAL:
                    continue
                token = size(state.board.district(space)) if name == "calpulli" else 0
                ghost = self._ghost(name, token, in_plan, flat)
                up = lift(space, state) if name.startswith("pilli") and not flat else 0.0
                x, y = self._layout.centre(space)
                y_up = y - ghost.anchor[1] - up * self._sprites.height
                put(target, ghost.surface, (round(x - ghost.anchor[0]), round(y_up)))

    def _ghost(self, name: str, token: int, in_plan: bool, flat: bool) -> Sprite:
        key = name, token, in_plan, flat
        if key not in self._made:
            self._made[key] = self._picture(name, token, in_plan)
        return self._made[key]

    def _picture(self, name: str, token: int, in_plan: bool) -> Sprite:
        """A translucent piece; a token has the numbers of the district that it would found."""
        sprite = self._sign(name) or self._sprites.get(name)
        picture = sprite.surface.copy()
        if token in material.CALPULLI:
            self._numbers.draw_on_token(picture, sprite.anchor, token)
        if in_plan:
            return planned(Sprite(picture, sprite.anchor), self._layout.rim)
        return Sprite(faded(picture, _OPACITY), sprite.anchor)
