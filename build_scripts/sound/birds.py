"""Birds and wind of a morning at the edge of the jungle; no bird of them is any particular one."""

from __future__ import annotations

import numpy as np

from dsp import Rng, Sound, band, curve, faded, mixed, noise, times, tone, wander


def chirp(start: float, end: float, seconds: float, rng: Rng, *, trill: float = 0.0) -> Sound:
    """A call that slides from one pitch to another in hertz; `trill` is how many beats a second it has."""
    line = curve(seconds, (0, start), (seconds * 0.4, (start + end) / 2), (seconds, end))
    line = line * (1 + 0.004 * wander(seconds, rng, 12))
    t = times(seconds)
    swell = np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 0.8
    if trill:
        swell = swell * (0.55 + 0.45 * np.sin(2 * np.pi * trill * t))
    return faded((tone(line) + 0.08 * tone(2 * line)) * swell, 0.01, 0.03)


def small_bird(rng: Rng) -> Sound:
    """Two to four quick chirps."""
    base, gap = rng.uniform(2100, 2900), rng.uniform(0.14, 0.2)
    return mixed(
        *(
            (chirp(base * rng.uniform(0.9, 1.1), base * rng.uniform(1.05, 1.25), 0.09, rng), n * gap, 0.7)
            for n in range(rng.integers(2, 5))
        )
    )


def trilling_bird(rng: Rng) -> Sound:
    """One long trill that sinks."""
    base = rng.uniform(1700, 2200)
    return chirp(base, base * 0.82, rng.uniform(0.6, 0.9), rng, trill=rng.uniform(17, 23))


def dove(rng: Rng) -> Sound:
    """Three soft, low calls."""
    base = rng.uniform(430, 500)
    calls = ((0.0, 0.24, 1.0), (0.4, 0.34, 1.12), (0.95, 0.5, 0.95))
    return mixed(*((chirp(base * up * 0.93, base * up, long, rng), at, 0.8) for at, long, up in calls))


def wind(seconds: float, rng: Rng) -> Sound:
    """A gust that goes through leaves."""
    t = times(seconds) / seconds
    hump = np.sin(np.pi * t) ** 1.5 * np.clip(1 + 0.3 * wander(seconds, rng, 3), 0.2, 2)
    leaves = band(noise(seconds, rng), 350, 2200) * hump
    return faded(leaves / (np.std(leaves) + 1e-9) * 0.5, 0.2, 0.3)
