"""What is heard by night: crickets, a fire, an owl far off, wind over a roof."""

from __future__ import annotations

import numpy as np

from dsp import Rng, Sound, band, curve, faded, length, mixed, noise, times, tone, wander


def cricket(rng: Rng, *, hertz: float = 3300, chirps: int = 6) -> Sound:
    """One cricket: chirps of three quick strokes each, all at one pitch."""
    pace, pitch = rng.uniform(0.34, 0.44), hertz * rng.uniform(0.94, 1.06)
    out = np.zeros(length(pace * chirps + 0.2))
    for chirp in range(chirps):
        for stroke in range(3):
            seconds = 0.022
            t = times(seconds)
            one = np.sin(2 * np.pi * pitch * t) * np.sin(np.pi * t / seconds) ** 2
            start = length(chirp * pace + stroke * 0.036 + abs(rng.normal(0, 0.002)))
            out[start : start + len(one)] += one * (0.7, 1.0, 0.8)[stroke] * rng.uniform(0.85, 1.1)
    return faded(out, 0.002, 0.02)


def fire(seconds: float, rng: Rng, *, lively: float = 9.0) -> Sound:
    """A fire in a bowl: its breath, and `lively` crackles a second."""
    flame = band(noise(seconds, rng), 90, 420) * np.clip(1 + 0.35 * wander(seconds, rng, 7), 0.2, 2)
    out = 0.22 * flame / (np.std(flame) + 1e-9)
    for _ in range(rng.poisson(lively * seconds)):
        size = length(rng.uniform(0.002, 0.012))
        shape = np.exp(-np.arange(size) / (size * 0.22)) * np.minimum(1, np.arange(size) / 8)
        start = int(rng.integers(0, max(1, len(out) - size)))
        out[start : start + size] += (
            rng.standard_normal(size)[: len(out) - start] * shape * rng.uniform(0.2, 1) ** 2 * 2
        )
    return faded(band(out, 80, 4200, 1.2), 0.3, 0.4)


def owl(rng: Rng) -> Sound:
    """Two calls, the second long and trembling."""
    base = rng.uniform(320, 350)
    calls = []
    for at, seconds, shaking in ((0.0, 0.34, 0.0), (0.85, 0.95, 0.5)):
        line = curve(seconds, (0, base * 0.94), (seconds * 0.3, base), (seconds, base * 0.90))
        t = times(seconds)
        swell = np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 0.8
        swell = swell * (1 - shaking * (0.5 + 0.5 * np.sin(2 * np.pi * 8.5 * t)) * (t > 0.3))
        air = band(noise(seconds, rng), 280, 700) * 0.12
        calls.append((faded((tone(line) + 0.1 * tone(2 * line) + air) * swell, 0.02, 0.05), at, 0.9))
    return mixed(*calls)


def night_wind(seconds: float, rng: Rng) -> Sound:
    """Wind that goes over stone, low and hollow."""
    t = times(seconds) / seconds
    hump = np.sin(np.pi * t) ** 1.4 * np.clip(1 + 0.3 * wander(seconds, rng, 2), 0.2, 2)
    air = band(noise(seconds, rng), 140, 620) + 0.35 * band(noise(seconds, rng), 600, 1400)
    air = air * hump
    return faded(air / (np.std(air) + 1e-9) * 0.5, 0.3, 0.4)
