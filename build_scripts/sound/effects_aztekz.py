"""The sounds of Aztekz: slabs of stone, feet on worn flags, and souls, which are breath and voices."""

from __future__ import annotations

from typing import Final

import numpy as np

from blown import FLUTE, OCARINA, conch, legato
from dsp import Rng, Sound, curve, faded, mixed
from effects_signals import A3, A4, C4, C5, D4, D5, E4, E5, G4, G5
from loose import grains, scrape, shake, whoosh
from night import fire
from space import COURT, VALLEY, Room, in_room
from struck import block, jade, plank, skin_drum, skin_edge, slit_drum, thud
from voices import AH, OH, OO, choir

Parts = list[tuple[Sound, float, float]]
_PASSAGE: Final = Room(1.2, 0.012, 0.30, 1.1)  # between walls, under the sky


def slab(rng: Rng, *, heavy: float = 1.0) -> Sound:
    """A thick slab that comes to lie: it slides, tips, and strikes with its whole weight."""
    pitch = rng.uniform(270, 310) / heavy**0.4
    return mixed(
        (scrape(0.20, rng, hertz=pitch * 1.5), 0.0, 0.20),
        (block(pitch * 1.35, rng, decay=0.09), 0.17, 0.35),
        (block(pitch, rng, decay=0.18 * heavy), 0.235, 0.85),
        (thud(74 / heavy**0.3, rng, decay=0.24), 0.235, 0.55 * heavy),
        (grit(0.22, rng), 0.25, 0.10),
    )


def grit(seconds: float, rng: Rng) -> Sound:
    """Dust and crumbs that trickle from a joint."""
    rain = grains(seconds, curve(seconds, (0, 260), (seconds, 10)), rng, low=700, high=2600, size=0.003)
    return faded(rain / (np.std(rain) + 1e-9), 0.004, 0.05)


def breath(seconds: float, rng: Rng, *, up: bool = True) -> Sound:
    """A soul that moves: air with a tone in it, which rises or sinks."""
    low, high = 620.0, 1500.0
    begin, end = (low, high) if up else (high, low)
    return whoosh(seconds, rng, start=begin, end=end, top=0.45 if up else 0.3)


def card_drawn(rng: Rng) -> Sound:
    """The top slab is slid off the deck."""
    tap = block(rng.uniform(420, 470), rng, decay=0.07)
    return in_room(mixed((scrape(0.26, rng, hertz=520), 0.0, 0.34), (tap, 0.25, 0.40)), COURT, rng)


def card_turned(rng: Rng) -> Sound:
    """The slab in hand is turned by a quarter."""
    pitch = rng.uniform(480, 560)
    return in_room(
        mixed((scrape(0.11, rng, hertz=pitch * 1.6), 0.0, 0.20), (block(pitch, rng, decay=0.05), 0.10, 0.40)),
        COURT,
        rng,
    )


def card_laid(rng: Rng) -> Sound:
    """A slab finds its place in the labyrinth."""
    return in_room(slab(rng), COURT, rng)


def card_covered(rng: Rng) -> Sound:
    """A slab comes to lie on another: two blows, and the lower one grinds."""
    return in_room(
        mixed(
            (slab(rng, heavy=1.5), 0.0, 0.9),
            (scrape(0.4, rng, hertz=300), 0.3, 0.16),
            (grit(0.5, rng), 0.34, 0.10),
        ),
        COURT,
        rng,
    )


def card_declined(rng: Rng) -> Sound:
    """The slab goes back, under all others."""
    stones: Parts = [
        (block(rng.uniform(360, 420), rng, decay=0.08), 0.34 + 0.07 * n, 0.4 - 0.1 * n) for n in range(3)
    ]
    return in_room(mixed((scrape(0.36, rng, hertz=420), 0.0, 0.34), *stones), COURT, rng)


def heroes_placed(rng: Rng) -> Sound:
    """Three figures are set down, the chief last and with a stroke of the drum."""
    taps: Parts = [
        (block(hertz * rng.uniform(0.97, 1.03), rng, decay=0.08), 0.16 * number, 0.5)
        for number, hertz in enumerate((620.0, 560.0, 470.0))
    ]
    return in_room(
        mixed(*taps, (skin_drum(92, rng, decay=0.8), 0.33, 0.55), (shake(0.2, rng), 0.36, 0.16)), COURT, rng
    )


def step_stone(rng: Rng) -> Sound:
    """A sandal on worn flags."""
    pitch = rng.uniform(300, 380)
    return in_room(
        mixed(
            (plank(pitch, rng, decay=0.05, hard=0.55), 0.0, 0.35),
            (thud(104, rng, decay=0.07), 0.004, 0.32),
            (grit(0.07, rng), 0.01, 0.05),
        ),
        COURT,
        rng,
    )


def soul_taken(rng: Rng) -> Sound:
    """A breath of light: air draws in, and a small voice answers."""
    pitch = (A4, C5, D5, E5)[int(rng.integers(0, 4))]
    return in_room(
        mixed(
            (breath(0.5, rng), 0.0, 0.07),
            (choir(pitch, 0.7, OO, rng, singers=3, attack=0.16), 0.08, 0.34),
            (jade(pitch * 2, rng, decay=0.5), 0.22, 0.20),
        ),
        _PASSAGE,
        rng,
    )


def souls_dropped(rng: Rng) -> Sound:
    """They sink onto the stone."""
    return in_room(
        mixed(
            (breath(0.45, rng, up=False), 0.0, 0.08),
            (choir(E4, 0.55, OO, rng, singers=3, attack=0.12), 0.02, 0.30),
            (jade(660 * rng.uniform(0.97, 1.03), rng, decay=0.32), 0.30, 0.20),
            (block(410, rng, decay=0.08), 0.30, 0.20),
        ),
        _PASSAGE,
        rng,
    )


def sparks(seconds: float, rng: Rng) -> Sound:
    """Small clear tones that climb ever faster."""
    count = 13
    ladder = (A4, C5, D5, E5, G5)
    parts: Parts = []
    for number in range(count):
        share = number / (count - 1)
        hertz = ladder[number % 5] * 2 ** (number // 5) * rng.uniform(0.997, 1.003)
        parts.append((jade(hertz, rng, decay=0.6), seconds * share**0.8, 0.10 + 0.07 * share))
    return mixed(*parts)


def souls_freed(rng: Rng) -> Sound:
    """A pile is free: sparks rise, and voices open above a deep drum."""
    voices: Parts = [
        (choir(hertz, 2.6 - at, AH, rng, singers=4, attack=0.5), at, gain)
        for hertz, at, gain in ((A3, 0.15, 0.20), (E4, 0.35, 0.19), (A4, 0.60, 0.17), (C5, 0.85, 0.13))
    ]
    return in_room(
        mixed(
            (skin_drum(74, rng, decay=1.4), 0.0, 0.62),
            (breath(1.1, rng), 0.05, 0.09),
            (sparks(1.5, rng), 0.25, 0.9),
            *voices,
            (slit_drum(A3, rng, decay=1.0), 1.9, 0.16),
            (slit_drum(E4, rng, decay=1.0), 1.92, 0.13),
        ),
        VALLEY,
        rng,
    )


def souls_stolen(rng: Rng) -> Sound:
    """A chief seizes what another's helper carries: edges of drums, a cry, and voices torn away."""
    cry = conch(C4 * rng.uniform(0.99, 1.01), 0.8, rng, loud=0.85)
    return in_room(
        mixed(
            (skin_edge(104, rng), 0.0, 0.5),
            (skin_edge(112, rng), 0.10, 0.45),
            (skin_drum(80, rng, decay=1.0), 0.20, 0.8),
            (whoosh(0.5, rng, start=1700, end=500, top=0.3), 0.16, 0.20),
            (cry, 0.24, 0.36),
            (choir(D4, 1.3, AH, rng, singers=4, attack=0.2), 0.42, 0.11),
            (choir(A4, 1.2, AH, rng, singers=3, attack=0.2), 0.46, 0.09),
            (sparks(0.9, rng), 0.55, 0.55),
        ),
        VALLEY,
        rng,
    )


def souls_scared(rng: Rng) -> Sound:
    """A rattle and a stamp, and the souls fly off on all sides."""
    flights: Parts = [
        (
            whoosh(rng.uniform(0.45, 0.7), rng, start=900, end=rng.uniform(1700, 2400), top=0.25),
            0.18 + 0.07 * n,
            0.12,
        )
        for n in range(4)
    ]
    gasp = choir(G4, 0.5, AH, rng, singers=4, attack=0.05)
    return in_room(
        mixed(
            (shake(0.2, rng, seeds=500), 0.0, 0.40),
            (skin_drum(98, rng, decay=0.6, hard=1.2), 0.12, 0.62),
            (gasp, 0.16, 0.10),
            *flights,
            (shake(0.3, rng), 0.45, 0.16),
        ),
        VALLEY,
        rng,
    )


def pyramid_complete(rng: Rng) -> Sound:
    """The last gap is closed: a slab, the great drum, a conch, and voices in fifths."""
    voices: Parts = [
        (choir(hertz, 3.0, vowel, rng, singers=5, attack=0.7), 0.8, gain)
        for hertz, vowel, gain in ((A3 / 2, OH, 0.16), (A3, OH, 0.14), (E4, AH, 0.11))
    ]
    drums: Parts = [
        (skin_drum(72, rng, decay=1.4), at, gain) for at, gain in ((0.30, 0.9), (1.1, 0.6), (1.9, 0.8))
    ]
    return in_room(
        mixed(
            (slab(rng, heavy=1.6), 0.0, 0.8),
            *drums,
            (conch(A3, 2.0, rng, loud=0.75, players=2), 1.0, 0.45),
            *voices,
        ),
        VALLEY,
        rng,
    )


def last_cards(rng: Rng) -> Sound:
    """The night is nearly over: a flute falls, the drum counts, the fire sinks."""
    tune = [(E5, 0.34), (D5, 0.34), (C5, 0.34), (A4, 1.1)]
    strokes: Parts = [(skin_drum(82, rng, decay=1.0), at, 0.5) for at in (0.0, 0.68, 1.36)]
    return in_room(
        mixed(
            *strokes, (legato(tune, FLUTE, rng, loud=0.75, gap=0.1), 0.1, 0.34), (fire(2.4, rng), 0.0, 0.10)
        ),
        VALLEY,
        rng,
    )


def game_ended(rng: Rng) -> Sound:
    """All freed souls rise together at dawn: drums, flutes and voices, and a last stroke."""
    step = 0.26
    drums: Parts = [
        (skin_drum(hertz, rng, decay=1.0), max(0.0, step * number + rng.normal(0, 0.006)), gain)
        for number in range(20)
        for hertz, gain in (((76.0, 0.8) if number % 4 == 0 else (104.0, 0.32)),)
        if number % 4 in (0, 2, 3)
    ]
    tune = [(A4, 0.52), (C5, 0.26), (D5, 0.26), (E5, 0.78), (G5, 0.26), (E5, 0.52), (D5, 0.52), (E5, 1.9)]
    below = [(E4, 0.52), (A4, 0.26), (A4, 0.26), (C5, 0.78), (C5, 0.26), (C5, 0.52), (A4, 0.52), (C5, 1.9)]
    flutes: Parts = [
        (legato(tune, OCARINA, rng, loud=0.75, gap=0.12), 0.55, 0.32),
        (legato(below, FLUTE, rng, loud=0.65, gap=0.12), 0.57, 0.22),
    ]
    last = step * 20
    voices: Parts = [
        (choir(hertz, 3.8, AH, rng, singers=5, attack=0.9), last - 2.4, gain)
        for hertz, gain in ((A3, 0.16), (E4, 0.13), (A4, 0.12), (C5, 0.08))
    ]
    final: Parts = [
        (skin_drum(66, rng, decay=1.7), last, 1.0),
        (slit_drum(A3, rng, decay=1.1), last, 0.34),
        (slit_drum(E4, rng, decay=1.1), last + 0.02, 0.26),
        (conch(A3, 2.6, rng, loud=0.8, players=3), last - 2.2, 0.42),
    ]
    return in_room(mixed(*drums, *flutes, (sparks(2.0, rng), last - 1.9, 0.7), *voices, *final), VALLEY, rng)
