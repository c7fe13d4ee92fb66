"""The cards of the pyramid with the empty cells between them."""

from collections.abc import Collection
from itertools import chain
from typing import Final

from pygame import Rect

from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import Target, dimmed, put
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.framing import open_cells
from mexica.games.aztekz.table.pyramid.seen_pyramid import PlacedCard, SeenPyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites

_SHADE: Final = 0.75  # of the shadow of a card that covers another
_WALL: Final = 0.098  # the height of a card's southern side over its ground, in widths of a cell


def card_name(paths: str, cell: Cell, sprites: FieldSprites) -> str:
    """Return the sprite of a card with these paths, of two that there may be always the same on a cell."""
    other = f"card_{paths}_b"
    return other if (5 * cell[0] + 3 * cell[1] + 2) % 7 % 2 and sprites.has(other) else f"card_{paths}"


class CardsView:
    """Draws cards at any size of the field."""

    def __init__(self, sprites: FieldSprites) -> None:
        self._sprites = sprites

    def draw(self, target: Target, table: SeenPyramid, field: Field, hidden: Collection[Cell] = ()) -> None:
        """Draw empty cells, then all cards from north to south, those that cover others last."""
        empty = self._sprites.over_cell("cell_empty", field.size[0])
        for cell in chain(open_cells(table.cards), hidden):
            put(target, empty, field.rect(cell))
        shown = sorted((cell for cell in table.cards if cell not in hidden), key=lambda cell: cell[::-1])
        flat = [cell for cell in shown if cell not in table.covering]
        for cell in flat:
            self._put(target, self._sprites.figure("card_shadow", field.size[0]), field.centre(cell))
        for cell in flat:
            self._put(target, self.picture(table.cards[cell], cell, field), field.centre(cell))
        for cell in shown:
            if cell in table.covering:
                south = (cell[0], cell[1] + 1) in table.cards
                self.draw_raised(target, table.cards[cell], cell, field, joined=south)

    def draw_raised(self, target: Target, paths: str, cell: Cell, field: Field, *, joined: bool) -> None:
        """Draw a card that lies on another, with its shadow.

        Where another card is `joined` to it in the south, no more of its side is seen than it is higher.
        """
        lift = field.lift(True)
        x, y = field.centre(cell)
        self._shade(target, (x, y - lift // 2), field)
        card = self.picture(paths, cell, field)
        whole = card.surface.get_rect()
        if joined:
            whole.height -= max(0, round(_WALL * field.size[0]) - lift)
        self._put(target, Sprite(card.surface.subsurface(whole), card.anchor), (x, y - lift))

    def draw_loose(
        self, target: Target, card: PlacedCard, middle: tuple[float, float], field: Field, above: float
    ) -> None:
        """Draw a card with its ground here, so many pixels above where it comes to lie, and its shadow."""
        lift = field.lift(card.covering)
        self._shade(target, (middle[0], middle[1] - lift // 2), field)
        self._put(target, self.picture(card.paths, card.cell, field), (middle[0], middle[1] - lift - above))

    def _shade(self, target: Target, at: tuple[float, float], field: Field) -> None:
        shadow = self._sprites.figure("card_shadow", field.size[0])
        self._put(target, Sprite(dimmed(shadow.surface, _SHADE), shadow.anchor), at)

    def picture(self, paths: str, cell: Cell, field: Field) -> Sprite:
        """Return the picture of a card on a cell."""
        return self._sprites.card(card_name(paths, cell, self._sprites), field.size[0])

    def _put(self, target: Target, sprite: Sprite, at: tuple[float, float]) -> None:
        place = Rect((round(at[0] - sprite.anchor[0]), round(at[1] - sprite.anchor[1])), sprite.surface.size)
        put(target, sprite.surface, place)
