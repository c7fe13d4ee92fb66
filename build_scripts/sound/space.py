"""The room a sound is in: convolution with noise that dies away, the high parts first."""

from __future__ import annotations

from typing import Final

import numpy as np
from attrs import frozen

from dsp import RATE, Rng, Sound, band, fast, length, times

_BANDS: Final = ((60.0, 250.0, 1.0), (250.0, 1000.0, 1.0), (1000.0, 3000.0, 0.72), (3000.0, 9000.0, 0.42))
_ECHOES: Final = 7


@frozen
class Room:
    """How long it rings (seconds to a thousandth), how late the ringing begins, and how loud it is."""

    seconds: float
    delay: float = 0.012
    wet: float = 0.25
    dark: float = 1.0  # above 1 the high parts die sooner


COURT: Final = Room(0.55, 0.006, 0.16)  # a paved court in the open: what lies close
VALLEY: Final = Room(2.6, 0.035, 0.34, 1.25)  # across the lake: signals that carry far


def response(room: Room, rng: Rng) -> Sound:
    """What the room answers to a single click, the click itself left out; its energy is 1."""
    seconds = room.seconds * 1.15
    t = times(seconds)
    tail = np.zeros_like(t)
    for low, high, share in _BANDS:
        decay = room.seconds * share ** (room.dark if share < 1 else 1)
        tail += band(rng.standard_normal(len(t)), low, high) * np.exp(-6.9 * t / decay)
    tail *= np.clip(t / 0.02, 0, 1) ** 0.5  # it thickens before it thins
    tail /= np.sqrt(np.sum(tail**2))
    for _ in range(_ECHOES):
        tail[length(rng.uniform(0.004, 0.06))] += rng.choice((-1, 1)) * rng.uniform(0.05, 0.16)
    tail = np.concatenate([np.zeros(length(room.delay)), tail])
    return tail / np.sqrt(np.sum(tail**2))


def in_room(sound: Sound, room: Room, rng: Rng) -> Sound:
    """The sound with the room's answer to it, as long as both last."""
    answer = response(room, rng)
    total, padded = len(sound) + len(answer), fast(len(sound) + len(answer))
    wet = np.fft.irfft(np.fft.rfft(sound, padded) * np.fft.rfft(answer, padded), padded)[:total]
    dry = np.concatenate([sound, np.zeros(len(answer))])
    return dry + room.wet * wet


def in_round_room(sound: Sound, room: Room, rng: Rng) -> Sound:
    """Two channels that repeat for ever, each with its own answer: the end rings on into the beginning."""
    out = np.empty_like(sound)
    for side in range(2):
        answer = np.zeros(sound.shape[1])
        heard = response(room, rng)[: sound.shape[1]]
        answer[: len(heard)] = heard
        wet = np.fft.irfft(np.fft.rfft(sound[side]) * np.fft.rfft(answer), sound.shape[1])
        out[side] = sound[side] + room.wet * wet
    return out


def trimmed(sound: Sound, floor: float = -58.0, release: float = 0.05) -> Sound:
    """The sound without what falls below `floor` decibels under its peak at its end, faded out."""
    size = RATE // 200
    blocks = np.abs(np.pad(sound, (0, -len(sound) % size))).reshape(-1, size).max(axis=1)
    loud = np.flatnonzero(blocks > blocks.max() * 10 ** (floor / 20))
    end = min(len(sound), (int(loud[-1]) + 1) * size + length(release))
    out = sound[:end].copy()
    fade = min(length(release) * 2, end)
    out[-fade:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(fade) + 1) / fade)
    return out
