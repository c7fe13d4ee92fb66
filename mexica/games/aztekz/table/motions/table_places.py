"""Where things are on the table in a position, for what moves between them; in pixels."""

from mexica.drawing.easing import Point
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.state import Seat
from mexica.games.aztekz.table.motions.table_acts import Backdrop
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.framing import framing_of
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.lying_souls import souls_on
from mexica.games.aztekz.table.pyramid.people_view import standing_on

_RACK = 0.42  # of a cell's width that souls hang above a helper's foot


def field_of(layout: PyramidLayout, shown: Backdrop) -> Field:
    """Return where the cells are."""
    return layout.field(framing_of(shown.state.pyramid.cells))


def foot(layout: PyramidLayout, shown: Backdrop, seat: Seat, name: str) -> Point:
    """Return where a hero stands."""
    standing = standing_on(shown.seen, field_of(layout, shown))
    return next(at for hero, at in standing if (hero.seat, hero.name) == (seat, name))


def rack(layout: PyramidLayout, shown: Backdrop, seat: Seat, name: str) -> Point:
    """Return where souls hang that a helper carries."""
    x, y = foot(layout, shown, seat, name)
    return x, y - _RACK * field_of(layout, shown).size[0]


def lying(layout: PyramidLayout, shown: Backdrop, cell: Cell, kind: str) -> Point:
    """Return where souls of a kind lie on a card."""
    souls = souls_on(shown.seen, cell, field_of(layout, shown))
    return next(at for soul, _count, at, _share in souls if soul == kind)


def pile(layout: PyramidLayout, shown: Backdrop, seat: Seat) -> Point:
    """Return where the last pile of a seat lies."""
    return layout.side.piles(seat, len(shown.state.players[seat].piles))[-1]
