"""What is watched: the scoring that walks from district to district, and the feast of the winners."""

from collections.abc import Iterator
from math import sin, tau
from random import Random
from typing import Final

from attrs import frozen

from mexica.rules.events import GameEnded, PeriodScored
from mexica.rules.scoring import DistrictScore
from mexica.rules.spaces import EMBLEM, PALACE, Space, SpaceSet, column_and_row, each
from mexica.rules.state import Seat, State
from mexica.table.announce import GOLD
from mexica.table.figures import Badge, Figure, Flight, Plaque, Spot, Words
from mexica.table.motions.acts import Act, Cast, Figures, Part
from mexica.table.motions.folding import with_points
from mexica.table.motions.points import middle_place, stepping
from mexica.table.motions.stage import Place, Stage, eased, on_line, place_of, within
from mexica.table.plaque import PlaquePlace
from mexica.texts import _

STOP_SECONDS: Final = 0.95  # for one district
SEAT_SECONDS: Final = 0.08  # more for each seat that it pays
FEAST_SECONDS: Final = 5.0
# seconds within a district, before all is brought to its length
READ_SECONDS: Final = 0.4  # until the first points leave the plaque
LEAVES_AFTER: Final = 0.1  # each other
FLY_SECONDS: Final = 0.4
STEP_SECONDS: Final = 0.3  # for the marker
PETALS: Final = 70
PETAL_KINDS: Final = 3
_PETAL: Final = 2.4
_LIGHT_COMES: Final = 0.12


@frozen
class _Stop:
    """A place that pays: its title, its spaces, where its plaque hangs, who gets how many points.

    The tokens of the districts `told` before it have been turned over.
    """

    title: str
    spaces: SpaceSet
    place: Place
    gains: tuple[tuple[Seat, int], ...]
    told: frozenset[Space]


def scored(event: PeriodScored, before: State, cast: Cast) -> list[Act]:
    """Return an act of about a second for each district that pays, and one for the palace."""
    acts, state = [], before
    for stop in _stops(event, before):
        parts = _stop(stop, state, cast)
        factor = (STOP_SECONDS + SEAT_SECONDS * len(stop.gains)) / max(part.end for part in parts)
        state = with_points(state, stop.gains)
        away = frozenset(seat for seat, _points in stop.gains)
        stretched = tuple(part.stretched(factor) for part in parts)
        acts.append(Act(state, stretched, turned=stop.told, away=away, telling=True))
    return acts


def feast(event: GameEnded, state: State, cast: Cast) -> Act:
    """Return the act in which the winners get a crown, and petals of their colours come down."""
    seats = [cast.seats[seat] for seat in event.winners]
    names = ", ".join(seat.name for seat in seats)
    chance = Random(names)
    petals = [_petal(chance, seats[number % len(seats)].colour) for number in range(PETALS)]
    parts = (*(Part(petal, FEAST_SECONDS) for petal in petals), Part(_crown(names), FEAST_SECONDS))
    return Act(state, parts, telling=True)


def _stops(event: PeriodScored, before: State) -> Iterator[_Stop]:
    """What pays, and whom: districts from north-west to south-east, then the palace."""
    told: frozenset[Space] = frozenset()
    for district in event.scoring.districts:
        gains = [
            (share.owner, share.points)
            for share in district.shares
            if isinstance(share.owner, int) and share.points
        ]
        if gains:
            unfounded = district.token is None
            text = _("District of {size}, unfounded") if unfounded else _("District of {size}")
            title = text.format(size=district.size)
            yield _Stop(title, district.spaces, _middle(district), tuple(sorted(gains, key=_by_points)), told)
        if district.token is not None:
            told |= {district.token}
    palace = tuple((seat, points) for seat, points in enumerate(event.scoring.palace) if points)
    if palace:
        yield _Stop(_("Palace"), PALACE, place_of(EMBLEM), palace, told)


def _by_points(gain: tuple[Seat, int]) -> int:
    return -gain[1]


def _middle(district: DistrictScore) -> Place:
    """Where a district's plaque hangs: at its token, else in its middle."""
    if district.token is not None:
        return place_of(district.token)
    return middle_place([column_and_row(space) for space in each(district.spaces)])


def _stop(stop: _Stop, before: State, cast: Cast) -> list[Part]:
    """The parts of one place: light and plaque, from which the points fly to the markers."""
    parts = []
    for number, (seat, points) in enumerate(stop.gains):
        had, colour = before.players[seat].points, cast.seats[seat].colour
        leaves = READ_SECONDS + LEAVES_AFTER * number
        parts.append(Part(_flying(stop, number, had), FLY_SECONDS, leaves, late=False))
        steps = stepping(colour, had, points)
        parts.append(Part(steps, STEP_SECONDS, leaves + FLY_SECONDS, early=True))
    seconds = max(part.end for part in parts)
    shown = (Part(figures, seconds, late=False) for figures in (_lit(stop.spaces), _hung(stop, cast)))
    return [*shown, *parts]


def _hung(stop: _Stop, cast: Cast) -> Figures:
    seats = [(cast.seats[seat], points) for seat, points in stop.gains]
    rows = tuple((f"roof_{seat.colour}", seat.name, points) for seat, points in seats)

    def figures(stage: Stage, share: float) -> list[Figure]:
        seen = within(share, 0.0, _LIGHT_COMES) * within(1 - share, 0.0, _LIGHT_COMES)
        return [Plaque(stop.title, rows, stage.at(stop.place), seen)]

    return figures


def _flying(stop: _Stop, number: int, had: int) -> Figures:
    """Points that fly from their row of the plaque to the marker of the one who gains them."""
    text = f"+{stop.gains[number][1]}"

    def figures(stage: Stage, share: float) -> list[Figure]:
        hung = PlaquePlace.beside(stage.layout, stage.at(stop.place), len(stop.gains))
        position = on_line(hung.points(number + 1), stage.stone(had), eased(share))
        height = round(hung.size * 1.6)
        return [Words(text, position, height, GOLD, within(share, 0.0, 0.15) * within(1 - share, 0.0, 0.1))]

    return figures


def _lit(spaces: SpaceSet) -> Figures:
    def figures(stage: Stage, share: float) -> list[Figure]:
        return [Spot(spaces, within(share, 0.0, _LIGHT_COMES) * within(1 - share, 0.0, _LIGHT_COMES))]

    return figures


def _crown(names: str) -> Figures:
    def figures(stage: Stage, share: float) -> list[Figure]:
        seen = within(share, 0.02, 0.14) * within(1 - share, 0.0, 0.12)
        lake, unit = stage.layout.lake, stage.layout.cell[0]
        x, y = stage.at(place_of(EMBLEM))[0], lake.top + 0.36 * lake.height
        high = y - unit * 0.5 * eased(within(share, 0.0, 0.25))
        return [
            Badge("icon_crown", (x, high), round(unit * 2.6), seen),
            Words(names, (x, high + unit * 1.9), round(unit * 0.9), GOLD, seen),
        ]

    return figures


def _petal(chance: Random, colour: str) -> Figures:
    """A petal that sways down from the top of the lake to the bottom in its own time."""
    kind = 1 + chance.randrange(PETAL_KINDS)
    across, start, sway = chance.random(), chance.uniform(0.0, 0.5), chance.uniform(0.4, 1.0)
    phase, turns = chance.random(), chance.uniform(1.0, 2.2)

    def figures(stage: Stage, share: float) -> list[Figure]:
        fallen = (share - start) / 0.5
        if not 0 < fallen < 1:
            return []
        lake, unit = stage.layout.lake, stage.layout.cell[0]
        x = lake.left + across * lake.width + sway * unit * sin(tau * (phase + turns * fallen))
        y = lake.top + fallen * lake.height
        shown = 1 + (kind + int(8 * fallen)) % PETAL_KINDS
        return [Flight(f"petal_{colour}_{shown}", (x, y), share=within(1 - fallen, 0.0, 0.2), growth=_PETAL)]

    return figures
