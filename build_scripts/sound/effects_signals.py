"""The sounds that tell how the game stands, and those of the buttons."""

from __future__ import annotations

import numpy as np

from blown import FLUTE, OCARINA, conch, legato
from dsp import Rng, Sound, curve, mixed
from loose import bubbles, shake, whoosh
from space import COURT, VALLEY, Room, in_room
from struck import block, plank, skin_drum, skin_edge, slit_drum, thud

# the five tones in which everything here stands: A, C, D, E, G
A3, C4, D4, E4, G4, A4, C5, D5, E5, G5 = (
    220.0, 261.63, 293.66, 329.63, 392.0, 440.0, 523.25, 587.33, 659.26, 783.99,
)  # fmt: skip
_SMALL_COURT = Room(0.4, 0.005, 0.10)


def point(number: int, rng: Rng) -> Sound:
    """A marker moves one step: a soft stroke, higher for later numbers, so that many points climb."""
    hertz = (C4, D4, E4, G4, A4, C5, D5)[number]
    return in_room(slit_drum(hertz * rng.uniform(0.998, 1.002), rng, decay=0.42, hard=0.8), COURT, rng)


def proposed(rng: Rng) -> Sound:
    """A question on the ocarina: two notes that rise."""
    phrase = legato([(E4, 0.26), (A4, 0.5 * rng.uniform(0.95, 1.1))], OCARINA, rng, loud=0.8)
    return in_room(phrase, COURT, rng)


def agreed(rng: Rng) -> Sound:
    """An answer that comes home."""
    phrase = legato([(G4, 0.2), (A4, 0.42 * rng.uniform(0.95, 1.1))], OCARINA, rng, loud=0.8)
    return in_room(mixed((phrase, 0.0, 0.9), (slit_drum(A3, rng, decay=0.6), 0.2, 0.35)), COURT, rng)


def declined(rng: Rng) -> Sound:
    """An answer that turns away: two notes that sink, and dull wood."""
    phrase = legato([(E4, 0.2), (D4, 0.40 * rng.uniform(0.95, 1.1))], OCARINA, rng, loud=0.7)
    return in_room(mixed((phrase, 0.0, 0.9), (plank(150, rng, decay=0.14, hard=0.5), 0.2, 0.3)), COURT, rng)


def turn_began(rng: Rng) -> Sound:
    """The two tongues of the teponaztli."""
    gap = rng.uniform(0.19, 0.22)
    return in_room(
        mixed((slit_drum(A3, rng, decay=0.8), 0.0, 0.8), (slit_drum(C4, rng, decay=0.95), gap, 0.9)),
        COURT,
        rng,
    )


def turn_ended(rng: Rng) -> Sound:
    """A hand laid on the drum."""
    return in_room(
        mixed(
            (skin_edge(102, rng), 0.0, 0.9),
            (skin_drum(102, rng, decay=0.3), 0.0, 0.35),
            (shake(0.16, rng, seeds=90), 0.02, 0.2),
        ),
        _SMALL_COURT,
        rng,
    )


def round_ended(rng: Rng) -> Sound:
    """Everyone has had a turn: a bar of drums and a rattle."""
    beat = rng.uniform(0.20, 0.215)
    return in_room(
        mixed(
            (skin_drum(98, rng, hard=1.3), 0.0, 0.8),
            (skin_edge(123, rng), beat, 0.6),
            (skin_edge(123, rng), 1.5 * beat, 0.5),
            (skin_drum(98, rng, hard=1.3), 2 * beat, 0.7),
            (shake(0.34, rng, seeds=260), 2 * beat - 0.05, 0.4),
        ),
        COURT,
        rng,
    )


def period_began(rng: Rng) -> Sound:
    """A call of the flute for the second half."""
    call = legato([(A4, 0.34), (C5, 0.3), (D5, 0.3), (E5, 1.25)], FLUTE, rng, loud=0.75)
    drum = [(skin_drum(82, rng), at, gain) for at, gain in ((0.0, 0.7), (0.95, 0.6), (1.35, 0.45))]
    return in_room(mixed((call, 0.05, 0.6), *drum), VALLEY, rng)


def _drumming(beats: tuple[tuple[float, float, float], ...], rng: Rng) -> list[tuple[Sound, float, float]]:
    """Strokes of the great drum at (second, hertz, gain), none exactly on time."""
    return [
        (skin_drum(hertz, rng, decay=0.95), max(0.0, at + rng.normal(0, 0.006)), gain)
        for at, hertz, gain in beats
    ]


def period_scored(rng: Rng) -> Sound:
    """Shell trumpets over drums: the districts are judged."""
    beats = tuple(
        (0.55 * bar + at, hertz, gain)
        for bar in range(6)
        for at, hertz, gain in ((0.0, 82.0, 0.85), (0.275, 110.0, 0.4))
    )
    calls = (
        (conch(A3, 1.25, rng, loud=0.75, players=2), 0.35, 0.62),
        (conch(A3, 0.75, rng, loud=0.8, players=2), 1.75, 0.55),
        (conch(E4 * 0.998, 1.9, rng, loud=0.8, players=2), 2.35, 0.55),
        (conch(A3 / 2 * 1.002, 2.2, rng, loud=0.6), 2.25, 0.45),
    )
    rattles = [(shake(0.34, rng, seeds=300), 1.1 * bar + 0.5, 0.22) for bar in range(3)]
    return in_room(mixed(*_drumming(beats, rng), *calls, *rattles), VALLEY, rng)


def game_ended(rng: Rng) -> Sound:
    """The feast: conches, flutes in parallel, drums that gather, and a last great stroke."""
    step = 0.24
    beats = tuple(
        (step * number, 110.0 if number % 4 in (1, 3) else 82.0, 0.85 if number % 4 == 0 else 0.4)
        for number in range(22)
        if number % 8 not in (3, 7)
    )
    last = step * 24
    calls = (
        (conch(A3, 1.6, rng, loud=0.8, players=3), 0.2, 0.55),
        (conch(E4, 1.3, rng, loud=0.8, players=2), 1.95, 0.42),
        (conch(A3, 2.6, rng, loud=0.85, players=3), 3.35, 0.5),
        (conch(A3 / 2, 2.9, rng, loud=0.65), 3.4, 0.4),
    )
    tune = [(A4, 0.36), (C5, 0.24), (D5, 0.36), (E5, 0.60), (D5, 0.24), (E5, 0.36), (G5, 0.72), (E5, 1.5)]
    below = [(E4, 0.36), (A4, 0.24), (A4, 0.36), (C5, 0.60), (A4, 0.24), (C5, 0.36), (D5, 0.72), (C5, 1.5)]
    flutes = (
        (legato(tune, FLUTE, rng, loud=0.75, gap=0.2), 1.7, 0.34),
        (legato(below, FLUTE, rng, loud=0.65, gap=0.2), 1.715, 0.26),
    )
    rattles = [(shake(0.26, rng, seeds=300), step * number + 0.1, 0.16) for number in range(0, 22, 2)]
    final = (
        (skin_drum(70, rng, decay=1.5), last, 1.1),
        (shake(0.7, rng, seeds=420), last - 0.25, 0.4),
        (slit_drum(A3, rng, decay=1.1), last, 0.4),
        (slit_drum(E4, rng, decay=1.1), last + 0.01, 0.3),
    )
    return in_room(mixed(*_drumming(beats, rng), *calls, *flutes, *rattles, *final), VALLEY, rng)


def refused(rng: Rng) -> Sound:
    """Dull wood: that cannot be done."""
    pitch = rng.uniform(150, 168)
    tap = mixed(
        (plank(pitch, rng, decay=0.11, hard=0.8), 0.0, 0.9),
        (plank(pitch * 0.92, rng, decay=0.12, hard=0.75), 0.105, 0.75),
        (thud(96, rng, decay=0.1), 0.0, 0.18),
    )
    return in_room(tap, _SMALL_COURT, rng)


def hover(rng: Rng) -> Sound:
    """The mouse comes over a button: hardly more than a breath on wood."""
    return in_room(plank(rng.uniform(380, 440), rng, decay=0.06, hard=0.5), _SMALL_COURT, rng)


def click(rng: Rng) -> Sound:
    """A button is pressed: a small stone in its hollow."""
    tap = mixed(
        (block(rng.uniform(640, 720), rng, decay=0.07, hard=0.8), 0.0, 0.5),
        (plank(330, rng, decay=0.07, hard=1.0), 0.004, 0.7),
    )
    return in_room(tap, _SMALL_COURT, rng)


def undone(rng: Rng) -> Sound:
    """What was done runs backwards: air that is drawn in, bubbles in reverse, a tap at the end."""
    seconds = 0.42 * rng.uniform(0.95, 1.08)
    air = whoosh(seconds, rng, start=330, end=900, top=0.82)
    drops = bubbles(seconds, curve(seconds, (0, 40), (seconds, 8)), rng, low=350, high=1300)[: len(air)][::-1]
    tap = plank(310, rng, decay=0.08, hard=0.6)
    return in_room(
        mixed((air, 0.0, 0.22), (np.ascontiguousarray(drops), 0.0, 0.3), (tap, seconds - 0.02, 0.3)),
        COURT,
        rng,
    )


def redone(rng: Rng) -> Sound:
    """The same forwards: a tap, and air that goes out."""
    seconds = 0.38 * rng.uniform(0.95, 1.08)
    air = whoosh(seconds, rng, start=850, end=340, top=0.2)
    return in_room(mixed((plank(330, rng, decay=0.08, hard=0.6), 0.0, 0.35), (air, 0.01, 0.22)), COURT, rng)
