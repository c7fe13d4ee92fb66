"""Souls that lie on cards, and heroes with what they carry."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from mexica.drawing.colours import CREAM, SHADE
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CHIEF
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import Ghost, PyramidLook
from mexica.games.aztekz.table.pyramid.seat_colours import COLOURS
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenHero, SeenPyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites

Point = tuple[float, float]

_SLOTS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0.02),),
    2: ((-0.16, 0.03), (0.16, -0.03)),
    3: ((-0.22, 0.08), (0.22, 0.08), (0, -0.14)),
    4: ((-0.31, 0.13), (0.11, 0.13), (-0.11, -0.17), (0.31, -0.17)),
}
"""Where heroes stand on a card by their number, in cells to the right and to the north of its middle.

Chiefs, who are taller, stand behind."""
_BESIDE_SOULS: Final = 0.07  # of a cell that heroes stand further north where souls lie
_BEFORE_HEROES: Final = 0.23  # of a cell that souls lie further south where heroes stand
_APART: Final = 0.26  # of a cell's width between two kinds
_ROW: Final = 3  # kinds side by side
_ROWS_APART: Final = 0.27  # of a cell's height
_STACKED: Final = 3  # masks seen of a pile at most
_CARRIED: Final = 2
_HANGING: Final = 0.8  # of its size lying, that of a carried soul
_GLOW: Final = 0.55
_NUMBER: Final = 0.115  # the height of a number over a cell's width


class PeopleView:
    """Draws all that stands and lies on the cards of a field; heroes in the `colours` of their seats."""

    def __init__(self, sprites: FieldSprites, fonts: Fonts) -> None:
        self._sprites, self._fonts = sprites, fonts
        self.colours: Sequence[str] = COLOURS

    def draw(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw souls, then heroes from north to south; places that the look hides are left out."""
        for cell in sorted(table.lying, key=lambda cell: cell[::-1]):
            for kind, count, at, share in souls_on(table, cell, field):
                if places.souls(cell, kind) not in look.hidden:
                    self.draw_souls(target, (kind, count), at, field.size[0], share)
        standing = [one for one in standing_on(table, field) if _place(one[0]) not in look.hidden]
        for hero, at in standing:
            self._put(target, self._figure(hero, field.size[0], "_shadow"), at)
        for hero, at in standing:
            if (hero.seat, hero.name) == table.moving or _place(hero) in look.chosen:
                self._put(target, self._sprites.figure("hero_ring", field.size[0]), at)
            self.draw_hero(target, hero, at, field.size[0])

    def draw_hero(self, target: Target, hero: SeenHero, at: Point, width: int) -> None:
        """Draw a hero with what it carries, its foot at this pixel."""
        figure = self._figure(hero, width)
        self._put(target, figure, at)
        if hero.soul is not None and hero.souls:
            rack = self._rack(hero, width)
            self._carried(target, (hero.soul, hero.souls), (at[0] + rack[0], at[1] + rack[1]), width)

    def draw_shadow(self, target: Target, hero: SeenHero, at: Point, width: int) -> None:
        """Draw the shadow of a hero."""
        self._put(target, self._figure(hero, width, "_shadow"), at)

    def draw_souls(
        self, target: Target, souls: tuple[str, int], at: Point, width: int, share: float = 1.0
    ) -> None:
        """Draw lying souls, a kind and a number, as a column of masks of this share of their size."""
        kind, count = souls
        glow, mask = (self._sprites.figure(f"soul_{kind}_{end}", width, share) for end in ("glow", "small"))
        unit = share * width / 144
        put_centred(target, dimmed(glow.surface, _GLOW), (at[0], at[1] - 10 * unit))
        self._put(target, self._sprites.figure("soul_shadow", width, share), (at[0] + unit, at[1] + 9 * unit))
        for number in range(min(count, _STACKED)):
            self._put(target, mask, (at[0], at[1] - 7 * number * unit))
        if count > 1:
            self._number(target, count, (at[0] + 14 * unit, at[1] - unit), width)

    def draw_ghost_soul(self, target: Target, table: SeenPyramid, field: Field, ghost: Ghost) -> None:
        """Draw the soul of the card in hand where it would lie."""
        if ghost.soul is not None:
            at = field.floor(ghost.cell, ghost.cell in table.cards)
            self.draw_souls(target, (ghost.soul, 1), at, field.size[0])

    def ring(self, width: int) -> Sprite:
        """Return the ring around the foot of a hero."""
        return self._sprites.figure("hero_ring", width)

    def _carried(self, target: Target, souls: tuple[str, int], at: Point, width: int) -> None:
        """Souls in a helper's carrying frame."""
        kind, count = souls
        unit = width / 144
        put_centred(
            target, dimmed(self._sprites.figure(f"soul_{kind}_glow", width, _HANGING).surface, _GLOW), at
        )
        mask = self._sprites.figure(f"soul_{kind}_small", width, _HANGING).surface
        for number in range(min(count, _CARRIED)):
            put_centred(target, mask, (at[0], at[1] - 10 * number * unit + unit))
        if count > 1:
            self._number(target, count, (at[0] + 14 * unit, at[1] + 7 * unit), width)

    def _number(self, target: Target, count: int, at: Point, width: int) -> None:
        size = max(12, round(_NUMBER * width))
        put_centred(target, self._fonts.numeral(str(count), size, CREAM, SHADE), at)

    def _figure(self, hero: SeenHero, width: int, end: str = "") -> Sprite:
        kind = "chief" if hero.name == CHIEF else "helper"
        return self._sprites.figure(f"{kind}_{self.colours[hero.seat]}{end}", width)

    def _rack(self, hero: SeenHero, width: int) -> Point:
        """Where carried souls hang, from the foot of a hero."""
        return self._sprites.offset(f"helper_{self.colours[hero.seat]}", "rack", width)

    def figure_rect(self, hero: SeenHero, at: Point, width: int) -> Rect:
        """Return the rectangle of a hero's figure."""
        figure = self._figure(hero, width)
        corner = round(at[0] - figure.anchor[0]), round(at[1] - figure.anchor[1])
        return Rect(corner, figure.surface.size)

    def _put(self, target: Target, sprite: Sprite, at: Point) -> None:
        put(target, sprite.surface, (round(at[0] - sprite.anchor[0]), round(at[1] - sprite.anchor[1])))


def _place(hero: SeenHero) -> Place:
    return places.hero(hero.seat, hero.name)


def standing_on(table: SeenPyramid, field: Field) -> list[tuple[SeenHero, Point]]:
    """Return the heroes with the pixels of their feet, from north to south."""
    found = [
        placed for cell in {hero.cell for hero in table.heroes} for placed in _standing(table, cell, field)
    ]
    return sorted(found, key=lambda placed: (placed[1][1], placed[1][0]))


def _standing(table: SeenPyramid, cell: Cell, field: Field) -> Iterator[tuple[SeenHero, Point]]:
    heroes = table.on(cell)
    north = _BESIDE_SOULS if table.lying.get(cell) else 0.0
    for hero, (right, up) in zip(heroes, _SLOTS.get(len(heroes), _SLOTS[4]), strict=False):
        yield hero, spot(table, cell, field, right, up + north)


def spot(table: SeenPyramid, cell: Cell, field: Field, right: float, up: float) -> Point:
    """Return the pixel of a place on a card, in cells to the right and to the north of its middle."""
    x, y = field.floor(cell, cell in table.covering)
    return x + right * field.size[0], y - up * field.size[1]


def souls_on(table: SeenPyramid, cell: Cell, field: Field) -> Iterator[tuple[str, int, Point, float]]:
    """Yield the souls that lie on a card: kind, number, where, and the share of their usual size.

    More than three kinds lie in two rows.
    """
    kinds = table.lying.get(cell, ())
    rows = [kinds] if len(kinds) <= _ROW else [kinds[: (len(kinds) + 1) // 2], kinds[(len(kinds) + 1) // 2 :]]
    south = _BEFORE_HEROES if table.on(cell) else 0.0
    for number, row in enumerate(rows):
        down = south + (number - (len(rows) - 1) / 2) * _ROWS_APART
        for place, (kind, count) in enumerate(row):
            right = (place - (len(row) - 1) / 2) * _APART
            yield kind, count, spot(table, cell, field, right, -down), 1.0 if len(rows) == 1 else 0.85
