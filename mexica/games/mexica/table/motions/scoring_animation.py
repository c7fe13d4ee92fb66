"""The scoring, which goes from district to district and shows each owner's points."""

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from mexica.drawing.colours import GOLD
from mexica.drawing.easing import lerp, progress, smoothstep
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.scoring import DistrictScore
from mexica.games.mexica.rules.spaces import PALACE, Space, SpaceSet
from mexica.games.mexica.rules.state import Seat, State
from mexica.games.mexica.table.board.figures import Figure, LitSpaces, Plaque, PlaqueRow, Words
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.motions.point_motions import stepping
from mexica.games.mexica.table.motions.table_acts import Act, Backdrop, Cast, Figures, Part
from mexica.games.mexica.table.motions.table_geometry import TableGeometry
from mexica.games.mexica.table.panels.plaque import PlaquePlace
from mexica.texts import _, ngettext

STOP_SECONDS: Final = 1.0  # for a district or the palace
OWNER_SECONDS: Final = 0.7  # plus this for reading each owner's row
IDLE_SECONDS: Final = 1.2  # for a district that pays nobody
READ_SECONDS: Final = 0.6  # until the first points leave the plaque
LEAVES_AFTER: Final = 0.4  # between the points of two owners
FLY_SECONDS: Final = 0.4
STEP_SECONDS: Final = 0.3  # for the marker
LIGHT_SECONDS: Final = 0.25
# light and plaque begin some frames after the dark, so that no single frame makes all their pictures
LIGHT_AFTER: Final = 0.05
PLAQUE_AFTER: Final = 0.08


@frozen
class _Stop:
    """A district or the palace: its title, its pay, its spaces, its owners' rows, and the gains.

    The tokens of the districts `scored` before it are face down.
    """

    title: str
    pays: tuple[int, ...]
    spaces: SpaceSet
    rows: tuple[PlaqueRow, ...]
    gains: tuple[tuple[Seat, int, int], ...]  # seat, points, number of its row
    scored: frozenset[Space]


def scoring(event: PeriodScored, before: State, cast: Cast) -> list[Act]:
    """Return an act for each district with temples, long enough to read, and one for the palace."""
    acts: list[Act] = []
    state = before
    for stop in _stops(event, cast):
        parts = tuple(_stop(stop, state, cast, dark=bool(acts)))
        state = state.with_points((seat, points) for seat, points, _row in stop.gains)
        away = frozenset(seat for seat, _points, _row in stop.gains)
        lasts = STOP_SECONDS + OWNER_SECONDS * len(stop.rows) if stop.gains else IDLE_SECONDS
        rest = max(0.0, lasts - max(part.end for part in parts))
        acts.append(Act(Backdrop(state, turned=stop.scored, away=away), parts, blocking=True, rest=rest))
    return acts


def _stops(event: PeriodScored, cast: Cast) -> Iterator[_Stop]:
    """The stops: districts from north-west to south-east, then the palace."""
    scored: frozenset[Space] = frozenset()
    for district in event.scoring.districts:
        if district.shares:
            yield _district(district, scored, cast)
        if district.token is not None:
            scored |= {district.token}
    palace = tuple((seat, points) for seat, points in enumerate(event.scoring.palace) if points)
    if palace:
        rows = tuple(
            PlaqueRow(_sign(cast, seat), cast.seats[seat].name, _("Pilli Mexica"), 0, False, points)
            for seat, points in palace
        )
        gains = tuple((seat, points, row) for row, (seat, points) in enumerate(palace, start=1))
        yield _Stop(_("Palace"), (), PALACE, rows, gains, scored)


def _district(district: DistrictScore, scored: frozenset[Space], cast: Cast) -> _Stop:
    text = _("Land of {size}, not founded") if district.token is None else _("District of {size}")
    rows, gains = [], []
    for number, share in enumerate(district.shares, start=1):
        neutral = share.owner == NEUTRAL
        name = _("Neutral") if share.owner == NEUTRAL else cast.seats[share.owner].name
        floors = share.spiritual_value
        counted = ngettext("{floors} floor", "{floors} floors", floors).format(floors=floors)
        sign = _sign(cast, share.owner)
        points = None if neutral else share.points
        rows.append(PlaqueRow(sign, name, counted, share.place, share.tied, points))
        if share.owner != NEUTRAL and share.points:
            gains.append((share.owner, share.points, number))
    title = text.format(size=district.size)
    return _Stop(title, district.values, district.spaces, tuple(rows), tuple(gains), scored)


def _sign(cast: Cast, owner: int | str) -> str:
    return cast.seats[owner].sign.sprite if isinstance(owner, int) else seat_sign(owner).sprite


def _stop(stop: _Stop, before: State, cast: Cast, dark: bool) -> Iterator[Part]:
    """The parts of one stop: light, points that fly to the markers, and above them the plaque."""
    yield Part(_lit(stop.spaces, dark), LIGHT_SECONDS, LIGHT_AFTER, early=True)
    for number, (seat, points, row) in enumerate(stop.gains):
        had, colour = before.players[seat].points, cast.seats[seat].sign.name
        leaves = READ_SECONDS + LEAVES_AFTER * number
        yield Part(_flying(stop, row, points, had), FLY_SECONDS, leaves, late=False)
        yield Part(stepping(colour, had, points), STEP_SECONDS, leaves + FLY_SECONDS, early=True)
    yield Part(_hung(stop), LIGHT_SECONDS, PLAQUE_AFTER)


def _hung(stop: _Stop) -> Figures:
    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return [Plaque(stop.title, stop.pays, stop.rows, stop.spaces, progress(share, 0.0, 0.8))]

    return figures


def _flying(stop: _Stop, row: int, points: int, had: int) -> Figures:
    """Points that fly from their row of the plaque to the marker of the seat that gains them."""
    text = f"+{points}"

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        hung = PlaquePlace.beside(geometry.layout, stop.spaces, len(stop.rows))
        position = lerp(hung.points(row), geometry.stone(had), smoothstep(share))
        return [Words(text, position, round(hung.size * 1.8), GOLD, progress(1 - share, 0.0, 0.1))]

    return figures


def _lit(spaces: SpaceSet, dark: bool) -> Figures:
    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return [LitSpaces(spaces, share, dark)]

    return figures
