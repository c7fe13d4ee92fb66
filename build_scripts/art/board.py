"""A position drawn from the sprites in the order the game draws them, for the title picture."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from PIL import Image

import manifest

ROWS = (
    " ~~~~~~~~~~~           ", " ~.~~~.....~~~         ", "~~...........~         ",
    "~............~~~       ", "~..............~~~     ", "~~...............~~~~~~",
    " ~......P..........~..~", " ~.....PPP............~", " ~......P.............~",
    " ~~..................~~", "~~................~~~~ ", "~...............~~~    ",
    "~.............~~~      ", "~...........~~~        ", "~~~....~~..~~          ",
)  # fmt: skip
Cell = tuple[int, int]
LAND = {(r, c) for r, row in enumerate(ROWS) for c, ch in enumerate(row) if ch in ".P"}
PALACE = {(r, c) for r, row in enumerate(ROWS) for c, ch in enumerate(row) if ch == "P"}
META = manifest.load()["meta"]
CW, CH = META["cell"]
_NEIGHBOURS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_DIAGONALS = ((-1, 1), (1, 1), (1, -1), (-1, -1))
_CORNERS = ("ne", "se", "sw", "nw")
_FLIPPED = str.maketrans("nesw", "swne")
_CLEARED = 0.55  # cells from its edge in which a canal leaves nothing on the beach
Item = tuple[Cell, int, str, float, tuple[float, float]]  # cell, rank in its row, sprite, lift, shift


@dataclass(frozen=True)
class Position:
    """What stands where; cells are (row, column), 1-based on the island as row 0 and column 0 are lake."""

    canals: frozenset[Cell] = frozenset()
    bridges: dict[Cell, str] = field(default_factory=dict)
    temples: dict[Cell, str] = field(default_factory=dict)
    tokens: frozenset[Cell] = frozenset()
    pilli: dict[Cell, str] = field(default_factory=dict)


class Board:
    """The island picture with a position on it, at the sprites' own size."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.sprites = manifest.load()["sprites"]
        self.picture = self.open("island_large").convert("RGBA")
        self.origin = self.sprites["island_large"]["anchor"]

    def open(self, name: str) -> Image.Image:
        """A sprite's picture."""
        return Image.open(manifest.MEXICA / self.sprites[name]["file"])

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left pixel of a cell."""
        return self.origin[0] + cell[1] * CW, self.origin[1] + cell[0] * CH

    def blit(self, name: str, cell: Cell, lift: float = 0, shift: tuple[float, float] = (0, 0)) -> None:
        """Draw a sprite with its anchor on the cell's centre."""
        x, y = self.corner(cell)
        ax, ay = self.sprites[name]["anchor"]
        at = round(x + CW / 2 + shift[0] - ax), round(y + CH / 2 + shift[1] - ay - lift)
        self.picture.alpha_composite(self.open(name).convert("RGBA"), at)

    def wet(self, cell: Cell) -> bool:
        """Whether the cell is canal or lake."""
        return cell in self.position.canals or cell not in LAND

    def draw(self) -> Image.Image:
        """The finished picture."""
        for cell in sorted(self.position.canals):
            self._water(cell)
        for cell in sorted(self.position.canals):
            self._banks(cell)
        self._pieces()
        return self.picture

    def _water(self, cell: Cell) -> None:
        self.picture.paste(self._tile(cell), self.corner(cell))
        for way, beyond in self._openings(cell):
            mask = self.open(f"mouth_{way}").getchannel("A")
            left = CW - mask.width if "w" in way else 0
            top = CH - mask.height if "n" in way else 0
            x, y = self.corner(beyond)
            part = self._tile(beyond).crop((left, top, left + mask.width, top + mask.height))
            self.picture.paste(part, (x + left, y + top), mask)

    def _tile(self, cell: Cell) -> Image.Image:
        """The canal water of a cell."""
        left, top = cell[1] % 4 * CW, cell[0] % 4 * CH
        return self.open("canal_water").convert("RGBA").crop((left, top, left + CW, top + CH))

    def _openings(self, cell: Cell) -> Iterator[tuple[str, Cell]]:
        """Where a canal runs into the lake: which way it opens, and the lake cell there."""
        row, col = cell
        near = [(row + dr, col + dc) for dr, dc in _NEIGHBOURS]
        yield from (found for found in zip("nesw", near, strict=True) if found[1] not in LAND)
        for way, (dr, dc) in zip(_CORNERS, _DIAGONALS, strict=True):
            beside, across = (row, col + dc), (row + dr, col)
            if all(self.wet(c) for c in (beside, across, (row + dr, col + dc))):
                around = (
                    (way, (row + dr, col + dc)),
                    (way[0].translate(_FLIPPED) + way[1], beside),
                    (way[0] + way[1].translate(_FLIPPED), across),
                )
                yield from (found for found in around if found[1] not in LAND)

    def _banks(self, cell: Cell) -> None:
        near = [self.wet((cell[0] + dr, cell[1] + dc)) for dr, dc in _NEIGHBOURS]
        mask = sum(1 << k for k in range(4) if not near[k])
        names = [f"bank_{mask:02d}"] if mask else []
        for k, corner in enumerate(_CORNERS):
            diagonal = cell[0] + _DIAGONALS[k][0], cell[1] + _DIAGONALS[k][1]
            if near[k] and near[(k + 1) % 4] and not self.wet(diagonal):
                names.append(f"inner_{corner}")
        for name in names:
            self.blit(name, cell)

    def _pieces(self) -> None:
        p = self.position
        items = [(cell, 0, f"bridge_{way}", 0.0, (0.0, 0.0)) for cell, way in p.bridges.items()]
        items += [(cell, 1, f"temple_{what}", 0.0, (0.0, 0.0)) for cell, what in p.temples.items()]
        items += [(cell, 1, "calpulli", 0.0, (0.0, 0.0)) for cell in p.tokens]
        items += [(cell, 2, f"pilli_{who}", self._lift(cell), (0.0, 0.0)) for cell, who in p.pilli.items()]
        items += [*self._coast(), *self._decor()]
        items.sort(key=lambda item: (item[0][0], item[1], item[0][1]))
        for cell, _, name, lift, shift in items:
            if name + "_shadow" in self.sprites:
                self.blit(name + "_shadow", cell, lift, shift)
        for cell, _, name, lift, shift in items:
            self.blit(name, cell, lift, shift)

    def _lift(self, cell: Cell) -> float:
        height = 0.23 if cell in PALACE else 0.13 if cell in self.position.bridges else 0.0
        return height * float(META["z_px"])

    def _coast(self) -> Iterator[Item]:
        """What grows on the beach, but not where a canal runs into the lake."""
        for name, entry in sorted(self.sprites.items()):
            for column, row in entry.get("places", ()):
                x, y = column + 1, row + 1
                near = (max(abs(x - c - 0.5), abs(y - r - 0.5)) for r, c in self.position.canals)
                if min(near, default=1) >= 0.5 + _CLEARED:
                    cell = math.floor(y), math.floor(x)
                    yield cell, 1, name, 0.0, ((x - cell[1] - 0.5) * CW, (y - cell[0] - 0.5) * CH)

    def _decor(self) -> list[Item]:
        p, dice = self.position, random.Random(8)
        kinds = (
            "bush",
            "flowers",
            "agave",
            "nopal",
            "maize",
            "tree",
            "trees",
            "rocks",
            "grass",
            "grass",
            "palm",
        )
        out: list[Item] = []
        for cell in sorted(LAND - p.canals - PALACE - set(p.temples) - p.tokens - set(p.pilli)):
            kind, dx, dy = dice.choice(kinds), dice.uniform(-0.16, 0.16), dice.uniform(-0.12, 0.12)
            if dice.random() < 0.34:
                out.append((cell, 1, f"decor_{kind}", 0.0, (dx * CW, dy * CH)))
        return out


def _run(*parts: tuple[range | list[int], range | list[int]]) -> frozenset[Cell]:
    return frozenset((r, c) for rows, cols in parts for r in rows for c in cols) & LAND


CITY = Position(
    canals=_run((range(4, 11), [10]), (range(4, 12), [14]), ([4], range(5, 15)), ([10], range(10, 15)),
                ([3], range(1, 6)), (range(3, 9), [5]), ([8], range(2, 6)), ([11], range(5, 12)),
                (range(11, 15), [5]), (range(11, 14), [11]), (range(6, 10), [18])),
    bridges={(7, 14): "ew", (6, 10): "ew", (10, 12): "ns", (4, 12): "ns", (6, 5): "ew", (8, 3): "ns",
             (11, 8): "ns", (4, 8): "ns", (12, 5): "ew", (12, 11): "ew", (8, 18): "ew"},
    temples={(5, 11): "red_3", (6, 12): "black_4", (8, 11): "sand_2", (9, 13): "grey_3", (5, 13): "sand_4",
             (8, 13): "red_1", (9, 11): "black_1", (7, 11): "grey_1",
             (4, 3): "grey_4", (6, 3): "red_4", (5, 2): "black_2", (7, 4): "sand_1", (5, 4): "sand_3",
             (1, 9): "neutral_2", (2, 7): "sand_4", (2, 10): "black_3", (3, 8): "red_2", (3, 11): "grey_2",
             (3, 6): "black_1", (12, 7): "red_4", (13, 9): "sand_3", (12, 10): "grey_4", (13, 6): "black_3",
             (13, 10): "neutral_1", (12, 3): "neutral_3", (10, 2): "neutral_1",
             (6, 16): "black_3", (8, 16): "red_2", (7, 17): "grey_2", (5, 7): "neutral_2"},
    pilli={(9, 12): "red", (6, 10): "black", (7, 8): "sand", (12, 8): "grey"},
)  # fmt: skip
