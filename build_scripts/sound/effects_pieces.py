"""The sounds of actions on the board: digging, building, walking, sailing, founding."""

from __future__ import annotations

import numpy as np

from blown import conch
from dsp import Rng, Sound, band, curve, faded, mixed, noise, times
from loose import bubbles, flow, footfall, scrape, shake, spade
from space import COURT, VALLEY, in_room
from struck import block, jade, plank, skin_drum, slit_drum, thud


def inflow(seconds: float, rng: Rng, *, much: float = 1.0) -> Sound:
    """Water that runs into a fresh canal and comes to rest."""
    rush = curve(seconds, (0, 0), (0.14, 1), (seconds * 0.45, 0.55), (seconds, 0)) ** 1.4
    water = flow(seconds, rng, low=170, high=950) * rush
    drops = bubbles(seconds, 75 * much * rush + 7, rng, low=300, high=1500)[: len(water)]
    fade = curve(seconds, (0, 0), (0.08, 1), (seconds * 0.7, 0.7), (seconds, 0))
    return faded(0.17 * water + 0.75 * drops * fade, 0.02, 0.15)


def canal(rng: Rng) -> Sound:
    """One space is dug: a stroke of the spade, a clod falls, water runs in."""
    return in_room(
        mixed(
            (spade(0.21 * rng.uniform(0.9, 1.1), rng), 0.0, 0.23),
            (thud(rng.uniform(88, 104), rng), 0.18, 0.60),
            (inflow(0.95 * rng.uniform(0.95, 1.1), rng), 0.16, 0.85),
        ),
        COURT,
        rng,
    )


def canal_double(rng: Rng) -> Sound:
    """Two spaces are dug: two strokes, and more water for longer."""
    return in_room(
        mixed(
            (spade(0.21 * rng.uniform(0.9, 1.1), rng), 0.0, 0.23),
            (thud(rng.uniform(90, 104), rng), 0.18, 0.5),
            (spade(0.20 * rng.uniform(0.9, 1.1), rng), 0.40, 0.20),
            (thud(rng.uniform(82, 94), rng), 0.58, 0.62),
            (inflow(1.6 * rng.uniform(0.95, 1.1), rng, much=1.35), 0.18, 0.95),
        ),
        COURT,
        rng,
    )


def bridge(rng: Rng) -> Sound:
    """Three planks are laid side by side and the last is knocked home."""
    pitch = rng.uniform(235, 275)
    gap = rng.uniform(0.125, 0.15)
    ratios = rng.permutation((1.0, 1.12, 0.9))
    planks = [
        (plank(pitch * ratio, rng, decay=0.16, hard=1.5), number * gap, 0.62 + 0.1 * number)
        for number, ratio in enumerate(ratios)
    ]
    home = (plank(pitch * 0.8, rng, decay=0.24, hard=1.2), 3 * gap + 0.05, 1.0)
    return in_room(mixed(*planks, home, (thud(112, rng, decay=0.14), 3 * gap + 0.05, 0.25)), COURT, rng)


def bridge_moved(rng: Rng) -> Sound:
    """A bridge is lifted off with a creak, dips into the water and is set down again."""
    pitch = rng.uniform(210, 245)
    creak = faded(
        band(noise(0.3, rng), 260, 900) * np.abs(np.sin(2 * np.pi * 19 * times(0.3)) ** 5), 0.05, 0.08
    )
    return in_room(
        mixed(
            (creak, 0.0, 0.7),
            (plank(pitch * 1.15, rng, decay=0.12, hard=1.4), 0.22, 0.5),
            (bubbles(0.4, curve(0.4, (0, 70), (0.4, 10)), rng, low=320, high=1300), 0.28, 0.9),
            (plank(pitch, rng, decay=0.18, hard=1.4), 0.66, 0.8),
            (plank(pitch * 0.8, rng, decay=0.26, hard=1.2), 0.80, 1.0),
            (thud(104, rng, decay=0.16), 0.80, 0.45),
        ),
        COURT,
        rng,
    )


def temple(floors: int, rng: Rng) -> Sound:
    """As many storeys of stone are set one on the other; a taller temple has larger stones beneath."""
    base = {1: 520, 2: 455, 3: 395, 4: 340}[floors] * rng.uniform(0.96, 1.04)
    gap = 0.3 + rng.uniform(-0.008, 0.008)  # as fast as the floors rise on the screen
    parts = [(scrape(0.26, rng, hertz=base * 1.1), 0.0, 0.20)]
    begin = 0.22
    for number in range(floors):
        hertz = base * (1 + 0.10 * number)
        weight = 1.0 - 0.09 * number
        parts.append((block(hertz, rng, decay=0.13 + 0.012 * floors), begin + number * gap, weight))
        if number + 1 < floors:
            parts.append((scrape(0.16, rng, hertz=hertz * 1.25), begin + number * gap + 0.12, 0.10))
    end = begin + (floors - 1) * gap
    parts.append((shake(0.16, rng, seeds=160, low=600, high=2200), end + 0.06, 0.16))  # dust and chips settle
    if floors > 2:
        parts.append((thud(70, rng, decay=0.3), begin, 0.6))
    return in_room(mixed(*parts), COURT, rng)


def placed(rng: Rng) -> Sound:
    """A Pilli takes its place: a wooden figure on stone, and its anklets."""
    return in_room(
        mixed(
            (plank(rng.uniform(330, 370), rng, decay=0.12, hard=0.8), 0.0, 0.8),
            (thud(118, rng, decay=0.12), 0.0, 0.35),
            (shake(0.22, rng, seeds=150), 0.05, 0.32),
        ),
        COURT,
        rng,
    )


def step_grass(rng: Rng) -> Sound:
    """A step over the grass."""
    return in_room(footfall(rng, seconds=rng.uniform(0.16, 0.19)), COURT, rng)


def step_wood(rng: Rng) -> Sound:
    """A step on the planks of a bridge."""
    foot = footfall(rng, seconds=0.15)
    wood = plank(rng.uniform(205, 260), rng, decay=rng.uniform(0.10, 0.14), hard=0.9)
    return in_room(mixed((foot, 0.0, 0.3), (wood, 0.05, 0.8)), COURT, rng)


def paddle(rng: Rng) -> Sound:
    """A stroke of the paddle: it dips in, pulls the water along, drips as it comes out."""
    pull = flow(0.42, rng, low=200, high=1100, lively=0.6) * curve(0.42, (0, 0), (0.13, 1), (0.42, 0)) ** 1.3
    drops = bubbles(0.62, curve(0.62, (0, 40), (0.1, 95), (0.35, 30), (0.62, 9)), rng, low=330, high=1700)
    knock = plank(rng.uniform(190, 230), rng, decay=0.1, hard=0.5)
    return in_room(mixed((knock, 0.0, 0.16), (pull, 0.03, 0.17), (drops, 0.02, 0.7)), COURT, rng)


def flat_rate(rng: Rng) -> Sound:
    """A flourish of shell rattles and a run on the slit drum: the Pilli may go anywhere."""
    at = np.cumsum([0.0, 0.15, 0.13, 0.11, 0.16]) * rng.uniform(0.96, 1.05)
    rattles = [
        (shake(0.24, rng, seeds=330), float(moment), gain)
        for moment, gain in zip(at, (0.4, 0.5, 0.6, 0.7, 1.0), strict=True)
    ]
    run = [
        (slit_drum(hertz, rng, decay=0.5), float(moment) + 0.03, 0.6)
        for hertz, moment in zip((220.0, 261.6, 293.7, 329.6, 392.0), at, strict=True)
    ]
    return in_room(mixed(*rattles, *run), COURT, rng)


def founded(rng: Rng) -> Sound:
    """A conch calls over two strokes of the great drum, and the token is set in its place."""
    call = mixed(
        (block(430, rng, decay=0.14), 0.66, 0.5),
        (conch(220 * rng.uniform(0.985, 1.015), 1.5 * rng.uniform(0.95, 1.08), rng, loud=0.8), 0.14, 0.8),
        (skin_drum(84, rng), 0.12, 0.85),
        (skin_drum(84, rng), 0.62, 0.6),
        (skin_drum(112, rng, decay=0.7), 0.82, 0.55),
        (shake(0.3, rng, seeds=260), 0.12, 0.22),
    )
    return in_room(call, VALLEY, rng)


def token_taken(rng: Rng) -> Sound:
    """A disc of jade is put to the others."""
    pitch = rng.uniform(1180, 1330)
    return in_room(
        mixed(
            (jade(pitch, rng, decay=0.34), 0.0, 0.6),
            (jade(pitch * rng.uniform(1.17, 1.21), rng, decay=0.42), rng.uniform(0.075, 0.095), 0.8),
            (plank(420, rng, decay=0.06, hard=0.6), 0.08, 0.12),
        ),
        COURT,
        rng,
    )


def token_spent(rng: Rng) -> Sound:
    """A disc of jade is given back: one small tone, lower."""
    return in_room(mixed((jade(rng.uniform(930, 1010), rng, decay=0.3), 0.0, 1.0)), COURT, rng)


def token_removed(rng: Rng) -> Sound:
    """A token slides off the display and is laid aside."""
    return in_room(
        mixed(
            (scrape(0.5 * rng.uniform(0.95, 1.1), rng, hertz=480), 0.0, 0.34),
            (block(290, rng, decay=0.2, hard=0.8), 0.5, 0.8),
            (skin_drum(73, rng, decay=0.8), 0.52, 0.6),
        ),
        COURT,
        rng,
    )
