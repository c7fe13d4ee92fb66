"""Wind instruments: clay flute, ocarina and conch, with breath, a start from below and a warm vibrato."""

from __future__ import annotations

from typing import Final

import numpy as np
from attrs import evolve, frozen

from dsp import RATE, Rng, Sound, band, cents, curve, faded, length, noise, peak_band, times, tone, wander


@frozen
class Pipe:
    """How an instrument speaks: overtones at full breath, breath noise, seconds of attack and release,
    cents by which a note starts below its pitch, and depth (cents) and rate (hertz) of the vibrato."""

    overtones: tuple[float, ...]
    breath: float
    attack: float
    release: float
    scoop: float
    vibrato: float
    rate: float = 4.9


FLUTE: Final = Pipe((1.0, 0.17, 0.20, 0.045, 0.05, 0.012), 0.10, 0.085, 0.17, 55, 11)
OCARINA: Final = Pipe((1.0, 0.035, 0.055, 0.008), 0.075, 0.06, 0.14, 38, 8, 5.3)
WHISTLE: Final = Pipe((1.0, 0.05, 0.02), 0.16, 0.03, 0.06, 90, 5, 6.0)


def breathing(seconds: float, pipe: Pipe, rng: Rng, swell: float = 0.18) -> Sound:
    """How hard the player blows over the length of a note, from 0 to about 1."""
    attack = min(pipe.attack * rng.uniform(0.85, 1.25), seconds * 0.35)
    release = min(pipe.release * rng.uniform(0.9, 1.2), seconds * 0.45)
    top = seconds * rng.uniform(0.35, 0.55)
    line = curve(seconds, (0, 1 - swell), (top, 1.0), (seconds, 1 - 0.8 * swell))
    t = times(seconds)
    rise = np.clip(t / attack, 0, 1)
    fall = np.clip((seconds - t) / release, 0, 1)
    edge = (0.5 - 0.5 * np.cos(np.pi * rise)) * (0.5 - 0.5 * np.cos(np.pi * fall)) ** 1.2
    return line * edge * (1 + 0.03 * wander(seconds, rng, 5))


def _pitch(hertz: float, seconds: float, pipe: Pipe, rng: Rng) -> tuple[Sound, Sound]:
    """The frequency of a note at every moment, and its vibrato from -1 to 1."""
    t = times(seconds)
    rate = pipe.rate * rng.uniform(0.94, 1.06) * (1 + 0.05 * wander(seconds, rng, 2))
    depth = np.clip((t - 0.28) / 0.5, 0, 1) * np.clip((seconds - t) / 0.2, 0, 1)
    vibrato = tone(rate, rng.uniform(0, 6)) * depth
    scoop = -pipe.scoop * rng.uniform(0.6, 1.3) * np.exp(-t / 0.035)
    drop = -0.6 * pipe.scoop * np.clip((t - seconds + 0.12) / 0.12, 0, 1) ** 2
    drift = 3.5 * wander(seconds, rng, 1.6)
    return hertz * cents(scoop + drop + drift + pipe.vibrato * vibrato), vibrato


def blown(hertz: float, seconds: float, pipe: Pipe, rng: Rng, *, loud: float = 1.0) -> Sound:
    """A note of a flute or ocarina; `loud` from 0 to 1 makes it brighter as well."""
    frequency, vibrato = _pitch(hertz, seconds, pipe, rng)
    breath = breathing(seconds, pipe, rng) * (1 + 0.05 * vibrato)
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    out = np.zeros_like(phase)
    for number, strength in enumerate(pipe.overtones, 1):
        if number * hertz < 7000:
            harder = np.clip(breath * loud, 0, 1.2) ** (0.55 * (number - 1))
            out += strength * harder * np.sin(number * phase + rng.uniform(0, 6))
    return faded(loud * (out * breath + pipe.breath * _air(hertz, seconds, breath, rng)), 0.003, 0.02)


def _air(hertz: float, seconds: float, breath: Sound, rng: Rng) -> Sound:
    """The noise of the breath: around the tone and its octave, and a puff when the note begins."""
    white = noise(seconds, rng)
    near = peak_band(white, hertz * 1.04, 0.5) * 3.0 + peak_band(white, hertz * 2.1, 0.9) * 1.0
    wide = band(white, 500, 2400) * 0.30
    chiff = 1 + 1.6 * np.exp(-times(seconds) / 0.05)
    return (near + wide) * breath * chiff


def legato(
    notes: list[tuple[float, float]], pipe: Pipe, rng: Rng, *, loud: float = 1.0, gap: float = 0.0
) -> Sound:
    """Several (hertz, seconds) notes in one breath: only the first is attacked, the others are slid to."""
    total = sum(seconds for _hertz, seconds in notes)
    line, at = [], 0.0
    for hertz, seconds in notes:
        line += [(at + 0.03, hertz), (at + seconds - 0.01, hertz)]
        at += seconds
    frequency, vibrato = _pitch(1.0, total, evolve(pipe, vibrato=pipe.vibrato * 0.7), rng)
    moments, pitches = zip(*line, strict=True)
    frequency = frequency * np.exp(np.interp(times(total), moments, np.log(pitches)))
    breath = breathing(total, pipe, rng) * (1 + 0.05 * vibrato)
    at = 0.0
    for _hertz, seconds in notes[:-1]:
        at += seconds
        breath *= 1 - (0.28 + gap) * np.exp(-(((times(total) - at) / 0.022) ** 2))
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    out = np.zeros_like(phase)
    for number, strength in enumerate(pipe.overtones, 1):
        out += strength * np.clip(breath * loud, 0, 1.2) ** (0.55 * (number - 1)) * np.sin(number * phase)
    air = _air(notes[0][0], total, breath, rng)
    return faded(loud * (out * breath + pipe.breath * air), 0.003, 0.02)


def conch(hertz: float, seconds: float, rng: Rng, *, loud: float = 1.0, players: int = 1) -> Sound:
    """A shell trumpet: scooped into from below, swelling, brighter when loud; several never quite agree."""
    parts = [_one_conch(hertz * 2 ** (rng.uniform(-9, 9) / 1200), seconds, rng, loud) for _ in range(players)]
    late = [rng.uniform(0, 0.05) if players > 1 else 0.0 for _ in parts]
    out = np.zeros(length(seconds + 0.06))
    for part, at in zip(parts, late, strict=True):
        out[length(at) : length(at) + len(part)] += part / players**0.6
    return out


def _one_conch(hertz: float, seconds: float, rng: Rng, loud: float) -> Sound:
    t = times(seconds)
    rise = np.clip(t / min(0.22, seconds * 0.3), 0, 1)
    fall = np.clip((seconds - t) / min(0.45, seconds * 0.4), 0, 1)
    top = curve(seconds, (0, 0.72), (seconds * 0.6, 1.0), (seconds, 0.8))
    breath = top * (0.5 - 0.5 * np.cos(np.pi * rise)) * (0.5 - 0.5 * np.cos(np.pi * fall))
    bend = -210 * np.exp(-t / 0.075) - 90 * np.clip((t - seconds + 0.35) / 0.35, 0, 1) ** 2
    shake = 7 * tone(np.full_like(t, 5.1) * rng.uniform(0.93, 1.07)) * np.clip((t - 0.5) / 0.6, 0, 1)
    frequency = hertz * cents(bend + shake + 4 * wander(seconds, rng, 3))
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    out = np.zeros_like(t)
    bright = np.clip(breath * loud, 0.02, 1.1)
    for number in range(1, 15):
        here = number * hertz
        body = 1 / (1 + (here / 760) ** 2.6) + 0.6 * np.exp(-(((here - 640) / 300) ** 2))
        out += body * bright ** (0.42 * (number - 1)) * np.sin(number * phase + 0.3 * number)
    rasp = band(noise(seconds, rng), 250, 1500) * (0.5 + 0.5 * np.sin(phase)) * 0.10
    return faded(loud * breath * (0.62 * out + rasp), 0.004, 0.03)
