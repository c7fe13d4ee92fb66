"""The life of the lake for a while after each action: light glints on its waves, canoes drift."""

from collections.abc import Iterator
from functools import cache
from math import pi, sin, tau
from random import Random
from typing import Final

from attrs import evolve, frozen

from mexica.drawing.easing import smoothstep
from mexica.drawing.short_life import ShortLife
from mexica.games.mexica.rules.spaces import column_and_row, each, space_at
from mexica.games.mexica.table.board.boat_route import GridPoint, open_lake
from mexica.games.mexica.table.board.figures import Figure, Flight
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.motions.pilli_moves import canoe, heading
from mexica.games.mexica.table.motions.table_geometry import TableGeometry

_GLINTS: Final = 34
_GLINT_KINDS: Final = 3
GLINT: Final = 1.6
_DRIFT: Final = 26.0  # seconds for a canoe to drift there and back
_REACH: Final = 0.5  # cells
_MOORINGS: Final[tuple[GridPoint, ...]] = (
    (12.8, 1.15),
    (13.3, 11.9),
)  # canoes drift around these, in open water


@frozen
class _Glint:
    spot: GridPoint
    sprite: str
    seconds: float  # between two of its flashes
    phase: float


class Lake(ShortLife):
    """The life of the lake."""

    def over(self, look: Look, geometry: TableGeometry) -> Look:
        """Return the look with the life of the lake below everything else that moves."""
        if not self.lively:
            return look
        return evolve(look, moving=(*self._figures(geometry, self.strength), *look.moving))

    def _figures(self, geometry: TableGeometry, strength: float) -> Iterator[Figure]:
        for glint in _glints():
            flash = sin(tau * (self.age / glint.seconds + glint.phase))
            if flash > 0:
                yield Flight(
                    glint.sprite,
                    geometry.at((*glint.spot, 0.0)),
                    share=strength * flash * flash,
                    growth=GLINT,
                )
        for number, (x, y) in enumerate(_MOORINGS):
            turn = (self.age / _DRIFT + number / len(_MOORINGS)) % 1
            there = turn < 0.5  # noqa: PLR2004  # half of the way out, half of it back
            swing = smoothstep(2 * turn if there else 2 - 2 * turn)
            spot = x + _REACH * (2 * swing - 1), y + 0.12 * sin(pi * swing)
            bow = heading((0.0, 0.0), (1.0 if there else -1.0, 0.0))
            yield from canoe(bow, geometry, spot, strength)


@cache
def _glints() -> tuple[_Glint, ...]:
    chance = Random(11)
    lake = [column_and_row(space) for space in each(open_lake())]
    cells = [cell for cell in lake if space_at(*cell) is not None]  # those of the board, not its rim
    return tuple(
        _Glint(
            (column + chance.uniform(-0.3, 0.3), row + chance.uniform(-0.3, 0.3)),
            f"glint_{1 + number % _GLINT_KINDS}",
            chance.uniform(2.4, 4.8),
            chance.random(),
        )
        for number, (column, row) in enumerate(chance.choices(cells, k=_GLINTS))
    )
