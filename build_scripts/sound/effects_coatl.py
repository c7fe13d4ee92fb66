"""The sounds of Cóatl: pieces of fired clay and stone, cards of bark paper, jade, and serpents that wake."""

from __future__ import annotations

import numpy as np

from blown import OCARINA, conch, legato
from dsp import Rng, Sound, band, curve, faded, mixed, noise, times, wander
from effects_signals import A3, A4, C4, C5, D5, E4, E5, G4, G5
from loose import grains, scrape, shake, whoosh
from space import COURT, VALLEY, in_room
from struck import block, jade, plank, skin_drum, skin_edge, slit_drum, thud

Parts = list[tuple[Sound, float, float]]


def clay(hertz: float, rng: Rng, *, hard: float = 1.0) -> Sound:
    """A hollow piece of fired clay that touches stone: a short, warm clink."""
    ring = mixed(
        (block(hertz, rng, decay=0.09, hard=0.9 * hard), 0.0, 0.55),
        (jade(hertz * 1.9, rng, decay=0.13), 0.001, 0.30 * hard),
        (plank(hertz * 0.62, rng, decay=0.08, hard=0.8), 0.0, 0.35),
    )
    return faded(ring, 0.001, 0.02)


def paper(seconds: float, rng: Rng, *, stiff: float = 1.0) -> Sound:
    """A card of bark paper that is drawn over others."""
    t = times(seconds)
    push = np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 0.7
    fibres = grains(seconds, 1300 * push, rng, low=500, high=1900, size=0.005)[: len(t)]
    air = band(noise(seconds, rng), 260, 1100) * push * np.clip(0.7 + 0.5 * wander(seconds, rng, 40), 0, 2)
    return faded(0.5 * fibres / (np.std(fibres) + 1e-9) * push * stiff + 0.5 * air, 0.01, 0.04)


def hiss(seconds: float, rng: Rng, *, top: float = 0.35) -> Sound:
    """A serpent that breathes out: soft air that grows darker."""
    air = whoosh(seconds, rng, start=3000, end=1400, top=top)
    return air * np.clip(1 + 0.25 * wander(seconds, rng, 22), 0, 2)


def rattle(seconds: float, rng: Rng, *, per_second: float = 24.0) -> Sound:
    """The rattle of a tail: dry beats so fast that they become one."""
    count = max(3, round(seconds * per_second))
    beats: Parts = []
    for number in range(count):
        share = number / count
        gain = np.sin(np.pi * min(1.0, share * 1.15 + 0.1)) ** 0.6
        moment = number / per_second + rng.normal(0, 0.003)
        beats.append((shake(0.09, rng, seeds=240, low=1000, high=3600), max(0.0, moment), float(gain)))
    return mixed(*beats)


def pieces_taken(rng: Rng) -> Sound:
    """Pieces are lifted out of their hollow and set down on the own board."""
    pitch = rng.uniform(480, 560)
    gap = rng.uniform(0.10, 0.13)
    return in_room(
        mixed(
            (scrape(0.13, rng, hertz=760), 0.0, 0.16),
            (clay(pitch, rng), 0.12, 0.7),
            (clay(pitch * rng.uniform(1.10, 1.18), rng), 0.12 + gap, 0.85),
            (thud(130, rng, decay=0.08), 0.12 + gap, 0.2),
        ),
        COURT,
        rng,
    )


def supply_filled(rng: Rng) -> Sound:
    """A bag is shaken and its pieces roll into the hollows."""
    rummage = grains(0.42, curve(0.42, (0, 20), (0.2, 160), (0.42, 10)), rng, low=300, high=1600, size=0.012)
    cloth = paper(0.40, rng, stiff=0.3)
    falls: Parts = [
        (clay(rng.uniform(430, 620), rng), 0.38 + number * rng.uniform(0.08, 0.11), 0.5 + 0.1 * number)
        for number in range(3)
    ]
    return in_room(
        mixed((0.6 * rummage / np.std(rummage), 0.0, 0.22), (cloth, 0.0, 0.16), *falls), COURT, rng
    )


def card_taken(rng: Rng) -> Sound:
    """A card is drawn off and taken into the hand."""
    seconds = rng.uniform(0.2, 0.24)
    tap = plank(rng.uniform(500, 560), rng, decay=0.04, hard=0.6)
    return in_room(mixed((paper(seconds, rng), 0.0, 0.5), (tap, seconds - 0.03, 0.18)), COURT, rng)


def cards_laid(rng: Rng) -> Sound:
    """Cards are laid out one after the other."""
    parts: Parts = []
    for number in range(3):
        at = number * rng.uniform(0.13, 0.16)
        parts += [
            (paper(0.11, rng), at, 0.4),
            (plank(rng.uniform(430, 520), rng, decay=0.05, hard=0.7), at + 0.09, 0.3),
        ]
    return in_room(mixed(*parts), COURT, rng)


def cards_discarded(rng: Rng) -> Sound:
    """Cards slide away over the stone."""
    return in_room(
        mixed((paper(0.34, rng, stiff=0.7), 0.0, 0.5), (scrape(0.3, rng, hertz=900), 0.02, 0.08)), COURT, rng
    )


def cards_shuffled(rng: Rng) -> Sound:
    """The discards become a deck: a riffle of stiff leaves, squared with a tap."""
    at = np.cumsum(rng.uniform(0.022, 0.034, 18))
    leaves: Parts = [
        (paper(0.05, rng), float(moment), 0.3 + 0.02 * number) for number, moment in enumerate(at)
    ]
    end = float(at[-1]) + 0.1
    return in_room(
        mixed(*leaves, (plank(390, rng, decay=0.06, hard=0.8), end, 0.4), (thud(120, rng), end, 0.2)),
        COURT,
        rng,
    )


def serpent_begun(rng: Rng) -> Sound:
    """A first piece comes to lie on the paving, heavy and full, and a breath of air goes over the court."""
    return in_room(
        mixed(
            (scrape(0.24, rng, hertz=430), 0.0, 0.22),
            (block(rng.uniform(330, 370), rng, decay=0.16), 0.22, 0.8),
            (thud(88, rng, decay=0.2), 0.22, 0.5),
            (hiss(0.5, rng), 0.26, 0.10),
        ),
        COURT,
        rng,
    )


def piece_joined(rng: Rng) -> Sound:
    """Stone slides along stone, finds its joint and locks; scales settle."""
    pitch = rng.uniform(400, 470)
    return in_room(
        mixed(
            (scrape(0.17 * rng.uniform(0.9, 1.1), rng, hertz=pitch * 1.5), 0.0, 0.18),
            (block(pitch, rng, decay=0.12), 0.16, 0.8),
            (clay(pitch * 1.31, rng, hard=0.8), 0.205, 0.4),
            (shake(0.16, rng, seeds=150, low=800, high=2600), 0.22, 0.14),
        ),
        COURT,
        rng,
    )


def serpent_closed(rng: Rng) -> Sound:
    """The last piece locks: a deep knock, and the tail tries its rattle."""
    return in_room(
        mixed(
            (scrape(0.2, rng, hertz=520), 0.0, 0.2),
            (block(300, rng, decay=0.2, hard=1.1), 0.19, 0.9),
            (thud(76, rng, decay=0.24), 0.19, 0.6),
            (rattle(0.55, rng), 0.34, 0.34),
            (hiss(0.6, rng), 0.36, 0.10),
        ),
        COURT,
        rng,
    )


def prophecy_played(rng: Rng) -> Sound:
    """A card is laid beside a serpent, and a small voice answers."""
    voice = legato([(A4, 0.12), (E5, 0.34 * rng.uniform(0.95, 1.1))], OCARINA, rng, loud=0.6)
    return in_room(
        mixed(
            (paper(0.16, rng), 0.0, 0.4),
            (plank(rng.uniform(400, 450), rng, decay=0.06, hard=0.7), 0.13, 0.45),
            (voice, 0.16, 0.30),
        ),
        COURT,
        rng,
    )


def temple_laid(rng: Rng) -> Sound:
    """A temple takes its place: three stones, the largest first, and a low drum under them."""
    base = rng.uniform(360, 400)
    stones: Parts = [
        (block(base * ratio, rng, decay=0.15), 0.16 * number, gain)
        for number, (ratio, gain) in enumerate(((1.0, 0.9), (1.15, 0.7), (1.32, 0.6)))
    ]
    return in_room(mixed(*stones, (skin_drum(82, rng, decay=0.8), 0.32, 0.45)), COURT, rng)


def serpent_finished(rng: Rng) -> Sound:
    """A serpent wakes: drums roll along its body, the rattle rises, and a conch calls its name."""
    pitches = (123.0, 110.0, 98.0, 92.0, 82.0)
    run: Parts = [
        (skin_drum(hertz, rng, decay=0.7), 0.11 * number, 0.38 + 0.07 * number)
        for number, hertz in enumerate(pitches)
    ]
    call = conch(A3 * rng.uniform(0.99, 1.01), 1.7, rng, loud=0.8, players=2)
    fifth = conch(E4 * rng.uniform(0.993, 1.0), 1.2, rng, loud=0.7)
    return in_room(
        mixed(
            *run,
            (rattle(1.1, rng, per_second=26), 0.15, 0.30),
            (hiss(0.9, rng, top=0.6), 0.1, 0.14),
            (call, 0.62, 0.62),
            (fifth, 1.05, 0.36),
            (skin_drum(70, rng, decay=1.3), 0.66, 0.9),
            (skin_drum(70, rng, decay=1.3), 1.62, 0.6),
            (rattle(0.7, rng), 1.7, 0.22),
        ),
        VALLEY,
        rng,
    )


def jade_spent(rng: Rng) -> Sound:
    """A disc of jade is offered: it rings, and is laid into a bowl."""
    pitch = rng.uniform(1010, 1120)
    return in_room(
        mixed(
            (jade(pitch * 1.26, rng, decay=0.5), 0.0, 0.7),
            (jade(pitch, rng, decay=0.6), 0.14, 0.8),
            (clay(300, rng, hard=0.7), 0.15, 0.4),
        ),
        COURT,
        rng,
    )


def ending_began(rng: Rng) -> Sound:
    """The last turns: the great drum three times, and a conch that warns."""
    strokes: Parts = [
        (skin_drum(hertz, rng, decay=1.2), at, gain)
        for at, hertz, gain in ((0.0, 78.0, 0.9), (0.5, 78.0, 0.7), (1.0, 70.0, 1.0))
    ]
    edges: Parts = [(skin_edge(98, rng), at, 0.35) for at in (0.25, 0.75, 0.875)]
    return in_room(
        mixed(*strokes, *edges, (conch(E4 / 2, 1.9, rng, loud=0.7), 1.05, 0.6), (rattle(0.8, rng), 1.2, 0.3)),
        VALLEY,
        rng,
    )


def game_ended(rng: Rng) -> Sound:
    """All serpents are awake: rattles, flutes that climb, conches, and a last stroke for the whole court."""
    step = 0.22
    drums: Parts = [
        (skin_drum(hertz, rng, decay=0.9), max(0.0, step * number + rng.normal(0, 0.006)), gain)
        for number in range(24)
        for hertz, gain in (((82.0, 0.8) if number % 6 == 0 else (110.0, 0.36)),)
        if number % 6 in (0, 2, 3, 5)
    ]
    tune = [(A4, 0.44), (C5, 0.22), (D5, 0.44), (E5, 0.66), (G5, 0.44), (E5, 0.22), (D5, 0.44), (E5, 1.7)]
    below = [(E4, 0.44), (G4, 0.22), (A4, 0.44), (C5, 0.66), (D5, 0.44), (C5, 0.22), (A4, 0.44), (A4, 1.7)]
    flutes: Parts = [
        (legato(tune, OCARINA, rng, loud=0.75, gap=0.15), 0.9, 0.34),
        (legato(below, OCARINA, rng, loud=0.65, gap=0.15), 0.915, 0.24),
    ]
    last = step * 26
    calls: Parts = [
        (conch(A3, 1.5, rng, loud=0.8, players=2), 0.1, 0.5),
        (conch(A3, 2.7, rng, loud=0.85, players=3), last - 2.3, 0.5),
        (conch(E4, 2.3, rng, loud=0.8, players=2), last - 1.9, 0.36),
    ]
    rattles: Parts = [(rattle(0.6, rng), 1.3 * number + 0.4, 0.2) for number in range(4)]
    final: Parts = [
        (skin_drum(68, rng, decay=1.6), last, 1.1),
        (rattle(1.0, rng, per_second=28), last - 0.5, 0.3),
        (slit_drum(A3, rng, decay=1.1), last, 0.4),
        (slit_drum(C4, rng, decay=1.0), last + 0.01, 0.26),
        (slit_drum(E4, rng, decay=1.1), last + 0.02, 0.3),
    ]
    return in_room(mixed(*drums, *flutes, *calls, *rattles, *final), VALLEY, rng)
