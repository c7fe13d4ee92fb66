"""Gains of points and action tokens: tokens are set down, numbers fly, markers move on the track."""

from typing import Final

from mexica.drawing.colours import GOLD
from mexica.drawing.easing import lerp, progress, smoothstep
from mexica.games.mexica.rules.events import ActionTokenTaken, DistrictFounded, PointsSpent
from mexica.games.mexica.rules.state import Seat, State
from mexica.games.mexica.table.board.figures import Badge, Disc, Face, Figure, Marker, Words
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.match.event_sounds import NEXT_SEAT, POINTS
from mexica.games.mexica.table.motions.building import dust
from mexica.games.mexica.table.motions.table_acts import Act, Backdrop, Cast, Figures, Part
from mexica.games.mexica.table.motions.table_geometry import RaisedPoint, TableGeometry, place_of
from mexica.games.mexica.table.panels.display_view import display_slots

TOKEN_SECONDS: Final = 0.5  # from the display to above the space
DOWN_SECONDS: Final = 0.2
WORDS_SECONDS: Final = 0.85
MARKERS_AFTER: Final = 0.6  # seconds from the first number to the first step
LONGEST_STEPS: Final = 1.7  # seconds, for one marker
COIN_SECONDS: Final = 0.55
_AROUND: Final = ((-0.5, 0.1), (0.5, 0.12), (-0.24, 0.44), (0.26, 0.42))  # where dust rises around a token
_HIGH: Final = 0.55  # cell widths
_RISE: Final = 1.0  # cell heights by which a number rises before it flies
_WORDS_HIGH: Final = 0.8  # of a cell's height

PointGain = tuple[Seat, int, RaisedPoint]  # the seat, its points, and where their number rises


def founded(event: DistrictFounded, before: State, after: State, cast: Cast) -> list[Act]:
    """Return the acts in which a token goes from the display to its space and the points to the track."""
    place = place_of(event.space)
    poor = after.with_points([(seat, -points) for seat, points in event.awards])
    parts = (
        Part(_flying(event.size, place, _taken_place(before, after, cast)), TOKEN_SECONDS, late=False),
        Part(_set_down(event.size, place), DOWN_SECONDS, TOKEN_SECONDS),
    )
    laying = Act(Backdrop(poor, hidden=frozenset({event.space})), parts)
    gains = []
    for seat, points in event.awards:
        pilli = after.players[seat].pilli
        gains.append((seat, points, place if seat == event.seat or pilli is None else place_of(pilli)))
    away = frozenset(seat for seat, points in event.awards if points)
    puffs = dust(place, _AROUND, 0.0)
    return [laying, Act(Backdrop(after, away=away), (*puffs, *gained(before, gains, cast)))]


def gained(before: State, gains: list[PointGain], cast: Cast) -> list[Part]:
    """Return the parts in which numbers fly to the track and the markers move, seat by seat."""
    parts, flies, steps = [], 0.0, MARKERS_AFTER
    for seat, points, place in gains:
        if not points:
            continue
        had, colour = before.players[seat].points, cast.seats[seat].sign.name
        seconds = min(LONGEST_STEPS, POINTS * points)
        parts.append(Part(_number(f"+{points}", place, had), WORDS_SECONDS, flies, late=False))
        parts.append(Part(stepping(colour, had, points), seconds, steps, early=True))
        steps += seconds + NEXT_SEAT
        flies = steps - MARKERS_AFTER
    return parts


def coins(event: PointsSpent | ActionTokenTaken) -> Part:
    """Return the part in which action tokens move from the reserve to a seat, or back when spent."""
    spent = isinstance(event, PointsSpent)
    many = event.action_tokens if isinstance(event, PointsSpent) else 1

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        coin = geometry.coin(event.seat)
        here, there = coin.center, geometry.reserve
        begin, end = (here, there) if spent else (there, here)
        flown = [
            smoothstep(progress(share, 0.1 * number, 0.8 + 0.1 * number)) for number in range(min(many, 3))
        ]
        seen = progress(1 - share, 0.0, 0.12)
        return [Badge("ap_ui", lerp(begin, end, way), round(coin.width * 1.3), seen) for way in flown]

    return Part(figures, COIN_SECONDS, late=False)


def _taken_place(before: State, after: State, cast: Cast) -> tuple[int, int]:
    """The number of the display's slot that a founding empties, and how many slots there are."""
    look = Look(displays=cast.displays)
    old, new = display_slots(before, look), display_slots(after, look)
    pairs = zip(old, new, strict=True)
    return next(number for number, (was, now) in enumerate(pairs) if was != now), len(new)


def _flying(size: int, place: RaisedPoint, taken: tuple[int, int]) -> Figures:
    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        square = geometry.layout.display_place(*taken)
        over = geometry.at((place[0], place[1], _HIGH))
        x, y = lerp(square.center, over, smoothstep(share))
        arc = geometry.layout.cell[1] * 4 * share * (1 - share)
        return [Face(size, (x, y - arc), square.width)]

    return figures


def _set_down(size: int, place: RaisedPoint) -> Figures:
    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return [Disc(size, geometry.at((place[0], place[1], _HIGH * (1 - share * share))))]

    return figures


def _number(text: str, place: RaisedPoint, had: int) -> Figures:
    """A number that rises over a point and flies to the marker of the seat that gained it."""

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        tall = geometry.layout.cell[1]
        x, y = geometry.at(place)
        up = x, y - tall * (0.3 + _RISE * smoothstep(progress(share, 0.0, 0.35)))
        position = lerp(up, geometry.stone(had), smoothstep(progress(share, 0.45, 1.0)))
        seen = progress(share, 0.0, 0.15) * progress(1 - share, 0.0, 0.1)
        return [Words(text, position, letters_of_gains(geometry.layout), GOLD, seen)]

    return figures


def letters_of_gains(layout: Layout) -> int:
    """Return the height of the letters of points gained, in pixels."""
    return round(layout.cell[1] * _WORDS_HIGH)


def stepping(colour: str, had: int, points: int) -> Figures:
    """Return the figures of a marker that moves from stone to stone by this many points."""

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        gone, step = divmod(share * points, 1)
        return [Marker(colour, had + gone + smoothstep(step))]

    return figures
