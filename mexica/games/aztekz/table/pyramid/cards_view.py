"""The cards of the pyramid with the empty cells between them."""

from collections.abc import Collection
from itertools import chain
from typing import Final

from pygame import Rect

from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import Target, put
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.framing import open_cells
from mexica.games.aztekz.table.pyramid.seen_pyramid import PlacedCard, SeenPyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites

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
                self._draw_raised(target, table, cell, field)

    def _draw_raised(self, target: Target, table: SeenPyramid, cell: Cell, field: Field) -> None:
        """A card on another with its shadow."""
        card = table.placed(cell, table.cards[cell], covering=True)
        self.draw_loose(target, card, field.centre(cell), field, 0.0)

    def draw_loose(
        self, target: Target, card: PlacedCard, middle: tuple[float, float], field: Field, above: float
    ) -> None:
        """Draw a card with its ground here, so many pixels above where it comes to lie, and its shadow."""
        self._put(target, self._sprites.figure("card_raised_shadow", field.size[0]), middle)
        self._put(target, self.seen(card, field, above), (middle[0], middle[1] - above))

    def seen(self, card: PlacedCard, field: Field, above: float = 0.0) -> Sprite:
        """Return what is seen of a card: the card south of it, if any, hides the side of its wall."""
        picture = self.picture(card.paths, card.cell, field, raised=card.covering)
        whole = picture.surface.get_rect()
        if card.joined:
            whole.height -= max(0, round(_WALL * field.size[0] - above))
        return Sprite(picture.surface.subsurface(whole), picture.anchor)

    def picture(self, paths: str, cell: Cell, field: Field, *, raised: bool = False) -> Sprite:
        """Return the picture of a card on a cell, `raised` if it lies on another."""
        name = card_name(paths, cell, self._sprites)
        return self._sprites.card(f"{name}_raised" if raised else name, field.size[0])

    def _put(self, target: Target, sprite: Sprite, at: tuple[float, float]) -> None:
        place = Rect((round(at[0] - sprite.anchor[0]), round(at[1] - sprite.anchor[1])), sprite.surface.size)
        put(target, sprite.surface, place)
