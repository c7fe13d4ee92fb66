"""Singers without words: a tone of the throat that the mouth shapes into a vowel."""

from __future__ import annotations

from typing import Final

import numpy as np

from dsp import RATE, Rng, Sound, band, cents, curve, faded, length, noise, times, tone, wander

AH: Final = ((730.0, 1.0, 110.0), (1090.0, 0.55, 120.0), (2440.0, 0.12, 200.0))
OO: Final = ((320.0, 1.0, 90.0), (800.0, 0.28, 110.0), (2240.0, 0.04, 180.0))
OH: Final = ((500.0, 1.0, 100.0), (880.0, 0.45, 110.0), (2400.0, 0.07, 180.0))
"""Vowels: hertz, strength and width of what the mouth lets through."""

Vowel = tuple[tuple[float, float, float], ...]


def voice(hertz: float, seconds: float, vowel: Vowel, rng: Rng, *, attack: float = 0.35) -> Sound:
    """One singer who swells into a note and lets it go."""
    t = times(seconds)
    rise = np.clip(t / min(attack, seconds * 0.4), 0, 1)
    fall = np.clip((seconds - t) / min(0.7, seconds * 0.45), 0, 1)
    top = curve(seconds, (0, 0.7), (seconds * 0.55, 1.0), (seconds, 0.75))
    breath = top * (0.5 - 0.5 * np.cos(np.pi * rise)) * (0.5 - 0.5 * np.cos(np.pi * fall))
    depth = 14 * np.clip((t - 0.35) / 0.6, 0, 1)
    shake = depth * tone(np.full_like(t, rng.uniform(4.6, 5.4)), rng.uniform(0, 6))
    frequency = hertz * cents(shake + 6 * wander(seconds, rng, 2.5) - 40 * np.exp(-t / 0.09))
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    out = np.zeros_like(t)
    for number in range(1, int(3600 / hertz) + 1):
        mouth = sum(gain / (1 + ((number * hertz - at) / wide) ** 2) for at, gain, wide in vowel)
        out += (0.06 + mouth) / number**0.75 * np.sin(number * phase + rng.uniform(0, 6))
    air = band(noise(seconds, rng), 500, 2600) * 0.03
    return faded(breath * (out + air), 0.01, 0.04)


def choir(
    hertz: float, seconds: float, vowel: Vowel, rng: Rng, *, singers: int = 4, attack: float = 0.35
) -> Sound:
    """Several singers of one note, who never quite agree."""
    out = np.zeros(length(seconds + 0.12))
    for _ in range(singers):
        part = voice(hertz * 2 ** (rng.normal(0, 7) / 1200), seconds, vowel, rng, attack=attack)
        start = length(rng.uniform(0, 0.08))
        out[start : start + len(part)] += part / singers**0.6
    return out
