"""How loud a sound is to the ear (ITU-R BS.1770 weighting), and bringing it to a given loudness."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dsp import RATE, Sound, fast

SHORT: Final = 0.2  # seconds over which a short sound is heard as one
MOMENT: Final = 0.4  # seconds of a block of BS.1770
CEILING: Final = 10 ** (-1.5 / 20)  # no sample goes beyond
_OFFSET: Final = -0.691
_SILENT: Final = -120.0
_GATE: Final = -70.0


def _biquad(b: tuple[float, ...], a: tuple[float, ...], frequencies: Sound) -> NDArray[np.complex128]:
    z = np.exp(-2j * np.pi * frequencies / RATE)
    return (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)


def _shelf(frequencies: Sound) -> NDArray[np.complex128]:
    """The first filter of BS.1770: what the head adds to high sounds."""
    k, q, gain = np.tan(np.pi * 1681.974 / RATE), 0.7071752, 10 ** (3.99984 / 20)
    middle = gain**0.49966677
    b = (gain + middle * k / q + k * k, 2 * (k * k - gain), gain - middle * k / q + k * k)
    return _biquad(b, (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k), frequencies)


def _rumble_filter(frequencies: Sound) -> NDArray[np.complex128]:
    """The second filter of BS.1770: low sounds count less."""
    k, q = np.tan(np.pi * 38.13547 / RATE), 0.5003270
    return _biquad((1, -2, 1), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k), frequencies)


def _power(sound: Sound) -> Sound:
    """The weighted square of the sound at every moment, summed over its channels."""
    channels = np.atleast_2d(sound)
    total = fast(channels.shape[1] + RATE)
    frequencies = np.fft.rfftfreq(total, 1 / RATE)
    spectrum = np.fft.rfft(channels, total) * _shelf(frequencies) * _rumble_filter(frequencies)
    return np.sum(np.fft.irfft(spectrum, total)[:, : channels.shape[1]] ** 2, axis=0)


def _blocks(power: Sound, seconds: float, step: float) -> Sound:
    size, hop = round(seconds * RATE), round(step * RATE)
    power = np.pad(power, (size // 2, size))
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - size, hop)
    return np.maximum(sums[starts + size] - sums[starts], 0) / size


def _level(power: float) -> float:
    return _OFFSET + 10 * np.log10(power) if power > 0 else _SILENT


def loudest(sound: Sound) -> float:
    """The loudness of the loudest 0.2 seconds, in LUFS."""
    return _level(float(_blocks(_power(sound), SHORT, 0.01).max()))


def integrated(sound: Sound) -> float:
    """The loudness of the whole as BS.1770 gates it, in LUFS."""
    blocks = _blocks(_power(sound), MOMENT, 0.1)
    heard = blocks[10 * np.log10(np.maximum(blocks, 1e-12)) + _OFFSET > _GATE]
    if not len(heard):
        return _SILENT
    relative = float(np.mean(heard)) * 0.1
    return _level(float(np.mean(heard[heard > relative])))


def limited(sound: Sound, ceiling: float = CEILING) -> Sound:
    """The sound with its peaks rounded off softly where they go beyond three quarters of the ceiling."""
    knee = 0.75 * ceiling
    over = np.abs(sound) > knee
    out = sound.copy()
    room = ceiling - knee
    out[over] = np.sign(sound[over]) * (knee + room * np.tanh((np.abs(sound[over]) - knee) / room))
    return out


def at_loudness(sound: Sound, wanted: float, *, whole: bool = False) -> Sound:
    """The sound without offset, brought to this loudness (LUFS), its peaks kept under the ceiling."""
    measure = integrated if whole else loudest
    out = sound - sound.mean(axis=-1, keepdims=True)
    for _ in range(3):  # rounding off peaks takes a little loudness away
        out = limited(out * 10 ** ((wanted - measure(out)) / 20))
    return out
