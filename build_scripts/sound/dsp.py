"""Plain tools for sound: time, envelopes, filters, noise. A sound is an array of 44 100 values a second."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]  # one channel; two channels have the shape (2, length)
Rng = np.random.Generator

RATE: Final = 44_100
_WINDOW: Final = 1024
_HOP: Final = 256


def length(seconds: float) -> int:
    """Return the number of samples in this many seconds."""
    return round(seconds * RATE)


@lru_cache(maxsize=4096)
def fast(count: int) -> int:
    """The next number of values of which a transform is quick: 2, 3, 5 and 7 are its only factors."""
    while True:
        rest = count
        for factor in (2, 3, 5, 7):
            while rest % factor == 0:
                rest //= factor
        if rest == 1:
            return count
        count += 1


def times(seconds: float) -> Sound:
    """The moments of a sound of this length, in seconds."""
    return np.arange(length(seconds)) / RATE


def curve(seconds: float, *points: tuple[float, float]) -> Sound:
    """A line through (second, value) points, constant before the first and after the last."""
    moments, values = zip(*points, strict=True)
    return np.interp(times(seconds), moments, values)


def soft_start(seconds: float, attack: float) -> Sound:
    """From 0 to 1 within `attack` seconds, without a corner, then 1."""
    rise = np.clip(times(seconds) / max(attack, 1 / RATE), 0, 1)
    return 0.5 - 0.5 * np.cos(np.pi * rise)


def faded(sound: Sound, attack: float = 0.002, release: float = 0.02) -> Sound:
    """The sound beginning and ending in silence, so that neither clicks."""
    out = sound.copy()
    begin, end = min(length(attack), out.shape[-1]), min(length(release), out.shape[-1])
    if begin:
        out[..., :begin] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(begin) / begin)
    if end:
        out[..., -end:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(end) + 1) / end)
    return out


def tone(frequency: Sound, phase: float = 0.0) -> Sound:
    """A sine whose frequency in hertz is given for every moment."""
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE + phase)


def noise(seconds: float, rng: Rng) -> Sound:
    """White noise of the standard deviation 1."""
    return rng.standard_normal(length(seconds))


def wander(seconds: float, rng: Rng, per_second: float) -> Sound:
    """Return a smooth random curve with a standard deviation of about 1 and this many turns a second."""
    count = max(4, int(seconds * per_second) + 4)
    knots = rng.standard_normal(count)
    place = times(seconds) * per_second + 1
    whole, part = place.astype(int), place % 1
    part = part * part * (3 - 2 * part)
    return knots[whole] * (1 - part) + knots[whole + 1] * part


def band(sound: Sound, low: float, high: float, order: float = 2.0) -> Sound:
    """The part between two frequencies in hertz; `order` as of a Butterworth filter; no phase shift.

    What rings past the end is cut, so leave room there.
    """
    padded = fast(sound.shape[-1] + RATE // 4)
    spectrum = np.fft.rfft(sound, padded)
    frequencies = np.maximum(np.fft.rfftfreq(padded, 1 / RATE), 1e-6)
    gain = np.ones_like(frequencies)
    if low > 0:
        gain /= np.sqrt(1 + (low / frequencies) ** (2 * order))
    if high < RATE / 2:
        gain /= np.sqrt(1 + (frequencies / high) ** (2 * order))
    return np.fft.irfft(spectrum * gain, padded)[..., : sound.shape[-1]]


def peak_band(sound: Sound, centre: float, octaves: float) -> Sound:
    """The part around a frequency, bell-shaped over the logarithm of frequency."""
    padded = fast(len(sound) + RATE // 4)
    frequencies = np.maximum(np.fft.rfftfreq(padded, 1 / RATE), 1.0)
    gain = np.exp(-0.5 * (np.log2(frequencies / centre) / (octaves / 2)) ** 2)
    return np.fft.irfft(np.fft.rfft(sound, padded) * gain, padded)[: len(sound)]


def sweep(sound: Sound, centre: Sound, octaves: float) -> Sound:
    """The part around a frequency that moves: `centre` gives it in hertz for every moment."""
    window = np.hanning(_WINDOW + 1)[:-1]
    padded = np.concatenate([np.zeros(_WINDOW), sound, np.zeros(2 * _WINDOW)])
    out = np.zeros_like(padded)
    frequencies = np.maximum(np.fft.rfftfreq(_WINDOW, 1 / RATE), 20.0)
    for start in range(0, len(padded) - _WINDOW, _HOP):
        here = centre[min(max(start - _WINDOW // 2, 0), len(centre) - 1)]
        gain = np.exp(-0.5 * (np.log2(frequencies / here) / (octaves / 2)) ** 2)
        part = np.fft.rfft(padded[start : start + _WINDOW] * window) * gain
        out[start : start + _WINDOW] += np.fft.irfft(part) * window
    return out[_WINDOW : _WINDOW + len(sound)] * (_HOP / (_WINDOW * 0.375))


def modes(
    seconds: float, parts: Iterable[tuple[float, float, float]], rng: Rng, attack: float = 0.003
) -> Sound:
    """A struck body: (hertz, strength, seconds of decay to a thousandth) of everything that rings in it."""
    t = times(seconds)
    out = np.zeros_like(t)
    for hertz, strength, decay in parts:
        out += strength * np.exp(-6.9 * t / decay) * np.sin(2 * np.pi * hertz * t + rng.uniform(-0.4, 0.4))
    return out * soft_start(seconds, attack)


def mixed(*parts: tuple[Sound, float, float]) -> Sound:
    """The sum of (sound, second at which it begins, gain)."""
    end = max(length(at) + sound.shape[-1] for sound, at, _gain in parts)
    out = np.zeros(end)
    for sound, at, gain in parts:
        start = length(at)
        out[start : start + len(sound)] += gain * sound
    return out


def cents(amount: Sound) -> Sound:
    """The ratios of frequencies for hundredths of a semitone."""
    return np.exp2(amount / 1200)
