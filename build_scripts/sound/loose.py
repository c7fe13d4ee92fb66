"""What has no pitch: water, earth, grass, scraping stone, rattles, moving air; grain upon grain."""

from __future__ import annotations

import numpy as np

from dsp import RATE, Rng, Sound, band, faded, length, noise, peak_band, soft_start, sweep, times, wander


def bubble(hertz: float, rng: Rng, rise: float = 0.12) -> Sound:
    """One bubble under water: a sine that dies fast and rises as it dies."""
    damping = 0.043 * hertz + 0.0014 * hertz**1.5
    seconds = min(0.22, 5.0 / damping)
    t = times(seconds)
    phase = 2 * np.pi * hertz * (t + rise * damping * t * t / 2)
    return faded(np.sin(phase + rng.uniform(0, 6)) * np.exp(-damping * t), 0.0015, seconds * 0.3)


def bubbles(
    seconds: float, per_second: Sound, rng: Rng, *, low: float = 280, high: float = 1900, rise: float = 0.1
) -> Sound:
    """Many bubbles, `per_second` of them at every moment; large ones are rarer and louder."""
    out = np.zeros(length(seconds) + length(0.25))
    due = np.flatnonzero(rng.random(length(seconds)) < per_second[: length(seconds)] / RATE)
    for start in due:
        hertz = low * (high / low) ** rng.beta(1.6, 1.5)
        one = bubble(hertz, rng, rise * rng.uniform(0.3, 1.6)) * rng.uniform(0.2, 1.0) ** 1.5
        out[start : start + len(one)] += one * (low / hertz) ** 0.35
    return out


def flow(seconds: float, rng: Rng, *, low: float = 180, high: float = 1300, lively: float = 0.4) -> Sound:
    """Running water without single bubbles: noise that moves up and down a little."""
    centre = np.sqrt(low * high) * 2 ** (0.5 * wander(seconds, rng, 6))
    soft = sweep(noise(seconds, rng), centre, 2.2)
    soft = band(soft, low, high, 1.5)
    return soft / (np.std(soft) + 1e-9) * np.clip(1 + lively * wander(seconds, rng, 9), 0.1, 2.5)


def grains(
    seconds: float,
    per_second: Sound,
    rng: Rng,
    *,
    low: float,
    high: float,
    size: float = 0.006,
    even: float = 1.2,
) -> Sound:
    """Short noises, `per_second` of them at every moment: gravel, seeds, dry grass."""
    out = np.zeros(length(seconds) + length(0.05))
    due = np.flatnonzero(rng.random(length(seconds)) < per_second[: length(seconds)] / RATE)
    for start in due:
        one = length(size * rng.uniform(0.5, 1.6))
        shape = np.exp(-np.arange(one) / (one * 0.3)) * np.minimum(1, np.arange(one) / 30)
        out[start : start + one] += rng.standard_normal(one) * shape * rng.uniform(0.15, 1.0) ** even
    return band(out, low, high, 1.5)


def spade(seconds: float, rng: Rng, *, heavy: float = 1.0) -> Sound:
    """A digging stick that goes through earth."""
    t = times(seconds)
    push = np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 1.3
    grit = grains(seconds, 900 * push + 5, rng, low=240, high=1700, size=0.007)[: len(t)]
    body = band(noise(seconds, rng), 90, 520) * push * np.clip(1 + 0.5 * wander(seconds, rng, 30), 0, 2)
    return faded(grit / (np.std(grit) + 1e-9) * 0.5 * push + heavy * 0.8 * body / np.std(body), 0.01, 0.03)


def footfall(rng: Rng, *, seconds: float = 0.17) -> Sound:
    """A bare foot on grass: a brush of blades, then the soft weight of the heel."""
    t = times(seconds)
    push = np.exp(-(((t - 0.055) / 0.032) ** 2))
    blades = grains(seconds, 1500 * push, rng, low=500, high=1900, size=0.004)[: len(t)] * 0.8
    weight = np.sin(2 * np.pi * rng.uniform(82, 104) * t) * np.exp(-(((t - 0.05) / 0.026) ** 2))
    soil = band(noise(seconds, rng), 160, 650) * np.exp(-(((t - 0.06) / 0.03) ** 2))
    return faded(blades + 0.34 * weight + 0.85 * soil, 0.01, 0.03)


def scrape(seconds: float, rng: Rng, *, hertz: float = 620) -> Sound:
    """Stone that slides over stone."""
    t = times(seconds)
    push = np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 0.8
    rough = np.clip(0.55 + 0.6 * wander(seconds, rng, 55), 0, 2) * push
    white = noise(seconds, rng)
    tones = sum(
        peak_band(white, hertz * ratio, 0.35) * gain for ratio, gain in ((0.5, 1.2), (1, 1), (1.9, 0.55))
    )
    grit = grains(seconds, 700 * push, rng, low=500, high=2300, size=0.004)[: len(t)]
    return faded(
        (tones / (np.std(tones) + 1e-9) * 0.8 + grit / (np.std(grit) + 1e-9) * 0.35) * rough, 0.02, 0.05
    )


def shake(seconds: float, rng: Rng, *, seeds: float = 420, low: float = 700, high: float = 2900) -> Sound:
    """One shake of a rattle of shells and seeds: they strike as it stops."""
    t = times(seconds)
    push = np.exp(-(((t - seconds * 0.38) / (seconds * 0.17)) ** 2))
    dry = grains(seconds, seeds * push + 4 * (t < seconds * 0.8), rng, low=low, high=high, size=0.004)
    shells = np.zeros_like(dry)
    for _ in range(max(3, round(seeds * seconds / 14))):
        at = length(float(np.clip(rng.normal(0.42, 0.13), 0.02, 0.8)) * seconds)
        one = _shell(rng)
        end = min(len(shells), at + len(one))
        shells[at:end] += one[: end - at] * rng.uniform(0.2, 1)
    return faded(dry / (np.std(dry) + 1e-9) * 0.085 + shells * 0.36, 0.004, 0.04)


def _shell(rng: Rng) -> Sound:
    """One nutshell that strikes another."""
    hertz, seconds = rng.uniform(620, 1350), 0.05
    t = times(seconds)
    ring = np.sin(2 * np.pi * hertz * t) + 0.5 * np.sin(2 * np.pi * hertz * 1.63 * t)
    return faded(ring * np.exp(-t / 0.009) * soft_start(seconds, 0.0015), 0.0, 0.01)


def whoosh(seconds: float, rng: Rng, *, start: float, end: float, top: float) -> Sound:
    """Moving air that goes from `start` to `end` hertz and is loudest at the share `top` of its time."""
    t = times(seconds) / seconds
    centre = start * (end / start) ** t
    air = sweep(noise(seconds, rng), centre, 0.9)
    rise = np.clip(t / top, 0, 1) ** 2.2
    fall = np.clip((1 - t) / (1 - top), 0, 1) ** 1.6
    return faded(air / (np.std(air) + 1e-9) * rise * fall, 0.01, 0.02)


def lap(seconds: float, rng: Rng) -> Sound:
    """A small wave that comes to the shore and runs back."""
    t = times(seconds) / seconds
    hump = np.sin(np.pi * t**0.7) ** 2
    run = flow(seconds, rng, low=140, high=620, lively=0.25) * hump
    drops = bubbles(seconds, 9 * hump, rng, low=300, high=900)[: len(t)] * hump
    return faded(0.3 * run + 0.25 * drops, 0.1, 0.2)
