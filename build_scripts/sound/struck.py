"""Percussion: wood, stone, jade, the slit drum and the skin drum. Each stroke differs a little."""

from __future__ import annotations

from typing import Final

import numpy as np

from dsp import Rng, Sound, band, curve, faded, mixed, modes, noise, soft_start, times, tone

_TONGUE: Final = ((1.0, 1.0, 1.0), (2.02, 0.10, 0.45), (2.71, 0.17, 0.30), (4.95, 0.05, 0.13))
_SKIN: Final = ((1.0, 1.0, 1.0), (1.59, 0.42, 0.62), (2.14, 0.28, 0.45), (2.65, 0.16, 0.30), (3.16, 0.1, 0.2))
_PLANK: Final = ((1.0, 1.0, 1.0), (1.72, 0.6, 0.8), (2.83, 0.45, 0.6), (4.1, 0.25, 0.42), (5.9, 0.12, 0.3))
_BLOCK: Final = ((1.0, 1.0, 1.0), (1.43, 0.7, 0.8), (2.31, 0.55, 0.55), (3.37, 0.4, 0.4), (4.6, 0.22, 0.3))
_PLATE: Final = ((1.0, 1.0, 1.0), (1.007, 0.4, 0.9), (1.53, 0.14, 0.55), (2.76, 0.16, 0.34), (4.3, 0.04, 0.2))


def _struck(
    body: tuple[tuple[float, float, float], ...],
    hertz: float,
    decay: float,
    rng: Rng,
    *,
    uneven: float,
    hard: float,
    attack: float,
) -> Sound:
    """Strike a body; `uneven` scatters its modes, `hard` (about 1) favours the high ones."""
    parts = [
        (
            hertz * ratio * (1 + uneven * rng.uniform(-1, 1)),
            strength * hard ** (number * 0.9) * rng.uniform(0.8, 1.2),
            decay * share * rng.uniform(0.9, 1.1),
        )
        for number, (ratio, strength, share) in enumerate(body)
    ]
    return faded(modes(decay * 1.1, parts, rng, attack), 0.0, decay * 0.25)


def _touch(rng: Rng, low: float, high: float, seconds: float) -> Sound:
    """The short noise of the stick."""
    whole = 4 * seconds + 0.01
    puff = noise(whole, rng) * np.exp(-times(whole) / seconds) * soft_start(whole, 0.0015)
    return band(puff, low, high)


def slit_drum(hertz: float, rng: Rng, *, decay: float = 0.75, hard: float = 1.0) -> Sound:
    """A tongue of a teponaztli, struck with a rubber tip: round, woody, close to a low marimba."""
    ring = _struck(_TONGUE, hertz, decay, rng, uneven=0.004, hard=hard, attack=0.004)
    hollow = modes(0.3, ((hertz * 0.5, 0.16, 0.16), (hertz * 0.76, 0.1, 0.12)), rng, 0.008)
    return mixed((ring, 0, 1.0), (hollow, 0, 1.0), (_touch(rng, 250, 1400, 0.007), 0, 0.09 * hard))


def skin_drum(hertz: float, rng: Rng, *, decay: float = 0.9, hard: float = 1.0) -> Sound:
    """A huehuetl struck by hand: the pitch sinks while it rings."""
    seconds = decay * 1.1
    t = times(seconds)
    sink = 1 + 0.09 * np.exp(-t / 0.05)
    out = np.zeros_like(t)
    for number, (ratio, strength, share) in enumerate(_SKIN):
        ring = tone(hertz * ratio * sink, rng.uniform(-0.4, 0.4)) * np.exp(-6.9 * t / (decay * share))
        out += strength * hard ** (0.8 * number) * ring
    out = faded(out * soft_start(seconds, 0.005), 0.0, decay * 0.25)
    return mixed((out, 0, 1.0), (_touch(rng, 120, 900, 0.012), 0, 0.28 * hard))


def skin_edge(hertz: float, rng: Rng) -> Sound:
    """A huehuetl struck at its edge: short, higher, drier."""
    ring = modes(
        0.22,
        ((hertz * 2.14, 0.8, 0.2), (hertz * 2.92, 0.6, 0.15), (hertz * 4.2, 0.35, 0.1), (hertz, 0.4, 0.2)),
        rng,
    )
    return mixed((ring, 0, 0.8), (_touch(rng, 300, 1800, 0.010), 0, 0.28))


def plank(hertz: float, rng: Rng, *, decay: float = 0.16, hard: float = 1.0) -> Sound:
    """A wooden plank that is laid down or trodden on."""
    ring = _struck(_PLANK, hertz, decay, rng, uneven=0.05, hard=hard, attack=0.002)
    return mixed((ring, 0, 1.0), (_touch(rng, 200, 1800, 0.006), 0, 0.30 * hard))


def block(hertz: float, rng: Rng, *, decay: float = 0.12, hard: float = 1.0) -> Sound:
    """A block of stone that is set on stone: a dense knock and the thud of its weight."""
    ring = _struck(_BLOCK, hertz, decay, rng, uneven=0.07, hard=hard, attack=0.0015)
    thud = modes(0.26, ((hertz * 0.23, 1.0, 0.22), (hertz * 0.36, 0.5, 0.14)), rng, 0.004)
    return mixed((ring, 0, 0.75), (thud, 0, 0.85), (_touch(rng, 400, 2400, 0.005), 0, 0.22 * hard))


def jade(hertz: float, rng: Rng, *, decay: float = 0.5) -> Sound:
    """A small disc of jade that touches another: a clear, small tone."""
    ring = _struck(_PLATE, hertz, decay, rng, uneven=0.012, hard=1.0, attack=0.0025)
    return mixed((ring, 0, 1.0), (_touch(rng, 600, 2600, 0.003), 0, 0.10))


def thud(hertz: float, rng: Rng, *, decay: float = 0.16) -> Sound:
    """Something soft and heavy that falls on earth."""
    seconds = decay * 1.2
    sink = curve(seconds, (0, 1.35), (0.05, 1.0))
    body = tone(hertz * sink) * np.exp(-6.9 * times(seconds) / decay)
    grit = band(noise(seconds, rng), 80, 420) * np.exp(-6.9 * times(seconds) / (decay * 0.7))
    return faded((body + 0.9 * grit) * soft_start(seconds, 0.006), 0.0, 0.03)
