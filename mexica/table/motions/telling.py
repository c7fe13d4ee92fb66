"""What is watched: the scoring that walks from district to district, and the feast of the winners."""

from collections.abc import Iterator
from math import sin, tau
from random import Random
from typing import Final

from mexica.rules.events import GameEnded, PeriodScored
from mexica.rules.scoring import DistrictScore
from mexica.rules.spaces import EMBLEM, PALACE, SpaceSet, column_and_row, each
from mexica.rules.state import State
from mexica.table.announce import GOLD
from mexica.table.figures import Badge, Figure, Flight, Spot, Words
from mexica.table.motions.acts import Act, Cast, Figures, Part
from mexica.table.motions.folding import with_points
from mexica.table.motions.points import Gain, gained, middle_place
from mexica.table.motions.stage import Place, Stage, eased, place_of, within

WALK_SECONDS: Final = 7.5  # for all districts together, at most
STOP_SECONDS: Final = 1.6  # for one district, at most
FEAST_SECONDS: Final = 5.0
PETALS: Final = 70
PETAL_KINDS: Final = 3
_PETAL: Final = 2.4
_LIGHT_COMES: Final = 0.12


def scored(event: PeriodScored, before: State, cast: Cast) -> list[Act]:
    """Return an act for each district that pays, and one for the palace; all together take a few seconds."""
    stops = list(_stops(event, before))
    if not stops:
        return []
    seconds = min(STOP_SECONDS, WALK_SECONDS / len(stops))
    acts, state = [], before
    for spaces, gains in stops:
        parts = _stop(spaces, gains, state, cast)
        factor = seconds / max(part.end for part in parts)
        state = with_points(state, [(seat, points) for seat, points, _ in gains])
        away = frozenset(seat for seat, _, _ in gains)
        acts.append(Act(state, tuple(part.stretched(factor) for part in parts), away=away, telling=True))
    return acts


def feast(event: GameEnded, state: State, cast: Cast) -> Act:
    """Return the act in which the winners get a crown, and petals of their colours come down."""
    seats = [cast.seats[seat] for seat in event.winners]
    names = ", ".join(seat.name for seat in seats)
    chance = Random(names)
    petals = [_petal(chance, seats[number % len(seats)].colour) for number in range(PETALS)]
    parts = (*(Part(petal, FEAST_SECONDS) for petal in petals), Part(_crown(names), FEAST_SECONDS))
    return Act(state, parts, telling=True)


def _stops(event: PeriodScored, before: State) -> Iterator[tuple[SpaceSet, list[Gain]]]:
    """The spaces that pay, and to whom: districts from north-west to south-east, then the palace."""
    for district in event.scoring.districts:
        place = _middle(district, before)
        gains = [
            (share.owner, share.points, place)
            for share in district.shares
            if isinstance(share.owner, int) and share.points
        ]
        if gains:
            yield district.spaces, gains
    palace = []
    for seat, points in enumerate(event.scoring.palace):
        pilli = before.players[seat].pilli
        if points and pilli is not None:
            palace.append((seat, points, place_of(pilli)))
    if palace:
        yield PALACE, palace


def _middle(district: DistrictScore, state: State) -> Place:
    """Where the numbers of a district rise: its token, else its middle."""
    if district.token is not None:
        return place_of(district.token)
    return middle_place([column_and_row(space) for space in each(district.spaces)])


def _stop(spaces: SpaceSet, gains: list[Gain], before: State, cast: Cast) -> list[Part]:
    """The parts of one district, in which all its seats gain at once."""
    parts = [
        part
        for number, gain in enumerate(gains)
        for part in gained(before, [_spread(gain, number, len(gains))], cast, longest=0.6)
    ]
    return [Part(_lit(spaces), max(part.end for part in parts), late=False), *parts]


def _spread(gain: Gain, number: int, many: int) -> Gain:
    """The gain with its number beside those of the others."""
    seat, points, (x, y, up) = gain
    return seat, points, (x + 1.3 * (number - (many - 1) / 2), y, up)


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
