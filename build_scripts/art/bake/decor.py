"""What the game puts on empty land and along the coast: plants and stones with their shadow in the
picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bake import coast
from bake import plants as p
from bake.output import Frame, Picture
from bake.soup import Soup
from bake.studio import Studio

GROWTH = 1.35
FRAME = Frame(0.62, 0.95, 0.85, 0.42)


def bush(s: Soup) -> None:
    """Two bushes."""
    p.bush(s, (-0.05, 0, 0), 0.12)
    p.bush(s, (0.11, -0.06, 0), 0.08, p.OLIVE)


def flowers(s: Soup) -> None:
    """Two bushes in flower."""
    p.bush(s, p.HERE, 0.10, p.GREEN, (0.62, 0.10, 0.04))
    p.bush(s, (0.12, 0.05, 0), 0.07, p.LUSH, (0.75, 0.45, 0.04))


def agave(s: Soup) -> None:
    """Two agaves."""
    p.agave(s, (-0.04, 0.02, 0), 0.17)
    p.agave(s, (0.14, -0.08, 0), 0.10)
    s.boulder((0.08, 0.10, 0), 0.045)


def nopal(s: Soup) -> None:
    """A prickly pear."""
    p.nopal(s)
    s.boulder((0.11, -0.04, 0), 0.05)
    p.tuft(s, (-0.1, -0.05, 0), 0.07)


def tree(s: Soup) -> None:
    """A tree."""
    p.tree(s, p.HERE, 0.40)
    p.bush(s, (0.13, -0.06, 0), 0.06)


def trees(s: Soup) -> None:
    """Two trees."""
    p.tree(s, (-0.12, 0.04, 0), 0.36)
    p.tree(s, (0.10, -0.03, 0), 0.30, (0.065, 0.125, 0.022))


def rocks(s: Soup) -> None:
    """Three boulders in the grass."""
    for at, r in (((0, 0, 0), 0.10), ((0.12, -0.04, 0), 0.06), ((-0.09, -0.07, 0), 0.045)):
        s.boulder(at, r)
    p.tuft(s, (0.05, -0.10, 0), 0.07)
    p.tuft(s, (-0.12, 0.04, 0), 0.06)


def palm(s: Soup) -> None:
    """A palm."""
    p.palm(s, p.HERE, 0.50)
    p.bush(s, (0.08, -0.05, 0), 0.055)


def grass(s: Soup) -> None:
    """Tufts of grass."""
    for _ in range(7):
        at = (s.chance.uniform(-0.2, 0.2), s.chance.uniform(-0.2, 0.2), 0)
        p.tuft(s, at, s.chance.uniform(0.06, 0.10), s.chance.choice((p.GREEN, p.DRY)))


def maize(s: Soup) -> None:
    """Two rows of maize."""
    p.maize(s)


def coast_palm(s: Soup) -> None:
    """A palm on the beach."""
    p.palm(s, p.HERE, 0.36)


def coast_palms(s: Soup) -> None:
    """Two palms on the beach, and what grows at their foot."""
    p.palm(s, (-0.06, 0.02, 0), 0.40)
    p.palm(s, (0.08, -0.03, 0), 0.27)
    p.bush(s, (0.0, -0.05, 0), 0.05)


def coast_bush(s: Soup) -> None:
    """Low bushes on the beach."""
    p.bush(s, (-0.03, 0.0, 0), 0.065)
    p.bush(s, (0.06, -0.02, 0), 0.048, p.OLIVE)


def coast_rocks(s: Soup) -> None:
    """Stones at the water's edge."""
    for at, r in (((0, 0, 0), 0.055), ((0.08, -0.03, 0), 0.035), ((-0.07, -0.03, 0), 0.030)):
        s.boulder(at, r, (0.30, 0.26, 0.20))


_LAND = (bush, flowers, agave, nopal, maize, tree, trees, rocks, palm, grass)
_COAST = (coast_palm, coast_palms, coast_bush, coast_rocks)
KINDS: dict[str, Callable[[Soup], None]] = {
    **{f"decor_{kind.__name__}": kind for kind in _LAND},
    **{kind.__name__: kind for kind in _COAST},
}


def bake(studio: Studio, name: str) -> Iterator[Picture]:
    """One of the kinds."""

    def build() -> None:
        s = Soup(40 + list(KINDS).index(name))
        KINDS[name](s)
        s.build(name, GROWTH)

    extra = {"places": coast.places()[name]} if name in coast.places() else {}
    yield from studio.grounded(name, "decor", build, FRAME, extra)
