"""A piece of music that loops: what rings past its end continues at its beginning."""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from blown import Pipe, blown, legato
from dsp import RATE, Rng, Sound, fast, length
from loudness import at_loudness
from space import Room, in_round_room

LOUDNESS: Final = -24.0  # LUFS of a whole piece
HALL: Final = Room(3.0, 0.03, 1.0, 1.45)
EAR: Final = 0.00035  # seconds by which a sound from the side is later at the other ear
_NOTES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_NOTE: Final = re.compile(r"([A-G])([2-6]):([\d.]+)")


def hertz(name: str) -> float:
    """The frequency of a note such as `A4` in hertz."""
    return 440.0 * 2 ** ((_NOTES[name[0]] - 9) / 12 + int(name[1]) - 4)


class Score:
    """Sounds placed by beats, with a little rubato and unevenness; the seed determines everything."""

    def __init__(self, beats: int, per_minute: float, seed: int) -> None:
        self.beats, self.beat = beats, 60 / per_minute
        self.rng: Rng = np.random.default_rng(seed)
        size = fast(length(beats * self.beat))
        self._dry, self._wet = np.zeros((2, size)), np.zeros((2, size))
        self._sway = [(self.rng.integers(2, 9), self.rng.uniform(0, 6.28), 0.03) for _ in range(3)]

    def second(self, beat: float) -> float:
        """When a beat falls: the tempo sways by a few hundredths of a second."""
        part = 2 * np.pi * beat / self.beats
        return beat * self.beat + sum(
            much * np.sin(turns * part + phase) for turns, phase, much in self._sway
        )

    def put(
        self,
        sound: Sound,
        beat: float,
        gain: float,
        *,
        pan: float = 0.0,
        far: float = 0.3,
        loose: float = 0.012,
    ) -> None:
        """Place a sound: `pan` from -1 to 1, `far` from 0 (beside the listener) to 1 (across the lake).

        `loose` is how many seconds the player is usually early or late.
        """
        at = self.second(beat) + self.rng.normal(0, loose)
        angle = (np.clip(pan, -1, 1) + 1) * np.pi / 4
        for side, level, late in ((0, np.cos(angle), max(0.0, pan)), (1, np.sin(angle), max(0.0, -pan))):
            start = round((at + EAR * late) * RATE)
            _add_round(self._dry[side], sound, start, gain * level * (1 - far) ** 0.7)
            _add_round(self._wet[side], sound, start, gain * level * far)

    def sing(
        self,
        pipe: Pipe,
        beat: float,
        tune: str,
        gain: float,
        *,
        loud: float = 0.8,
        pan: float = 0.0,
        far: float = 0.4,
        tuned: float = 0.0,
    ) -> None:
        """One breath of a melody such as `A4:1.5 C5:.5`: notes and beats. `tuned` is in cents."""
        notes = [
            (
                hertz(letter + octave) * 2 ** (tuned / 1200),
                float(beats) * self.beat * self.rng.normal(1, 0.02),
            )
            for letter, octave, beats in _NOTE.findall(tune)
        ]
        if len(notes) == 1:
            sound = blown(*notes[0], pipe, self.rng, loud=loud)
        else:
            sound = legato(notes, pipe, self.rng, loud=loud, gap=self.rng.uniform(0, 0.15))
        self.put(sound, beat, gain, pan=pan, far=far, loose=0.02)

    def chance(self, share: float) -> bool:
        """Whether something happens this time."""
        return bool(self.rng.random() < share)

    def touch(self, gain: float, uneven: float = 0.18) -> float:
        """A gain as a hand gives it, not twice the same."""
        return gain * float(np.clip(self.rng.normal(1, uneven), 0.5, 1.5))

    def rendered(self) -> Sound:
        """The finished piece, two channels."""
        answered = in_round_room(self._wet, HALL, self.rng) - self._wet
        both = _round_filter(self._dry + answered)
        return at_loudness(both, LOUDNESS, whole=True)


def _add_round(track: Sound, sound: Sound, start: int, gain: float) -> None:
    """Add a sound to a track; what goes beyond the end continues at the beginning."""
    start %= len(track)
    until_end = min(len(sound), len(track) - start)
    track[start : start + until_end] += gain * sound[:until_end]
    track[: len(sound) - until_end] += gain * sound[until_end:]


def _round_filter(sound: Sound) -> Sound:
    """Take away what lies below hearing, and soften the high end; periodic like the piece."""
    frequencies = np.maximum(np.fft.rfftfreq(sound.shape[1], 1 / RATE), 1e-3)
    gain = 1 / np.sqrt(1 + (38 / frequencies) ** 6)
    gain /= np.sqrt(1 + (frequencies / 6500) ** 4)
    gain *= 1 - 0.28 * np.exp(-(np.log2(frequencies / 3000) ** 2) / 0.7)
    return np.fft.irfft(np.fft.rfft(sound) * gain, sound.shape[1])
