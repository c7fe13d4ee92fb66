"""The causeways at noon: two slit drums that interlock, a flute, an ocarina. On A: A C D E G."""

from __future__ import annotations

from blown import FLUTE, OCARINA
from dsp import Sound
from loose import lap, shake
from score import Score, hertz
from struck import skin_drum, skin_edge, slit_drum

BEATS = 128
_LOW = ((0.0, "A2", 0.26), (1.5, "E3", 0.17), (2.0, "A2", 0.17), (3.0, "E3", 0.14), (3.5, "A2", 0.15))
_HIGH = ((0.5, "C4", 0.10), (1.0, "A3", 0.13), (2.5, "C4", 0.12), (3.5, "A3", 0.10))
_QUIET = frozenset((9, 19, 20, 31))  # bars in which the drums rest
_SPARSE = frozenset((0, 1, 10, 18, 21, 29, 30))  # bars with the low drum alone


def causeway() -> Sound:
    """The piece for the second period."""
    score = Score(BEATS, 76, 1487)
    for bar in range(BEATS // 4):
        if bar not in _QUIET:
            _drums(score, bar)
    for beat in (36.5, 75.0, 79.5, 83.0, 122.0):
        wave = lap(score.rng.uniform(2.0, 2.8), score.rng)
        score.put(wave, beat, 0.05, pan=score.rng.uniform(-0.7, 0.7), far=0.3)
    _flutes(score)
    return score.rendered()


def _drums(score: Score, bar: int) -> None:
    start, rng = 4 * bar + 0.5, score.rng
    sparse = bar in _SPARSE
    score.put(skin_drum(82.4, rng, decay=1.1), start, score.touch(0.30), pan=-0.15, far=0.35)
    if not sparse and bar % 2:
        score.put(skin_drum(110, rng, decay=0.8), start + 2.5, score.touch(0.17), pan=-0.15, far=0.35)
        if score.chance(0.6):
            score.put(skin_edge(110, rng), start + 3.25, score.touch(0.09), pan=-0.15, far=0.35)
    for at, note, gain in _LOW:
        if at == 0 or score.chance(0.5 if sparse else 0.85):
            score.put(
                slit_drum(hertz(note), rng, decay=0.95), start + at, score.touch(gain), pan=0.3, far=0.3
            )
    if sparse:
        return
    for at, note, gain in _HIGH:
        if score.chance(0.8):
            drum = slit_drum(hertz(note), rng, decay=0.7, hard=0.8)
            score.put(drum, start + at, score.touch(gain), pan=-0.42, far=0.34)
    for at, gain in ((1.0, 0.035), (3.0, 0.045)):
        if bar % 4 != 3 and score.chance(0.75):
            score.put(shake(0.24, rng, seeds=170), start + at - 0.12, score.touch(gain), pan=0.6, far=0.4)


def _flutes(score: Score) -> None:
    near = {"pan": -0.2, "far": 0.42}
    other = {"pan": 0.4, "far": 0.6, "loud": 0.7, "tuned": 4.0}
    score.sing(FLUTE, 12.5, "E5:1 D5:.5 C5:.5 A4:3", 0.23, **near)
    score.sing(FLUTE, 20.5, "C5:.5 D5:.5 E5:1 G5:1 E5:.5 D5:.5 E5:2.5", 0.22, **near)
    score.sing(FLUTE, 28.5, "E5:1 D5:.5 C5:.5 D5:.5 C5:.5 A4:1 G4:1 A4:3.2", 0.23, **near)
    score.sing(OCARINA, 40.5, "A4:.5 C5:.5 D5:1 E5:2.2", 0.21, **other)
    score.sing(FLUTE, 45.5, "G5:.75 E5:.25 D5:1 C5:.5 D5:2.2", 0.21, **near)
    score.sing(OCARINA, 52.5, "D5:.5 E5:.5 D5:.5 C5:.5 A4:2.4", 0.21, **other)
    score.sing(FLUTE, 57.5, "A4:1 C5:.5 A4:.5 G4:1 E4:2.6", 0.23, **near)
    score.sing(OCARINA, 64.5, "E5:.5 G5:.5 E5:1 D5:.5 C5:.5 D5:2.6", 0.20, **other)
    score.sing(FLUTE, 71.5, "C5:.5 A4:.5 G4:1 A4:3.4", 0.21, **near)
    score.sing(FLUTE, 88.5, "E5:1 D5:.5 C5:.5 A4:3", 0.20, **near)
    score.sing(FLUTE, 88.53, "C5:1 A4:.5 G4:.5 E4:3", 0.16, pan=0.35, far=0.5, tuned=-5.0)
    score.sing(FLUTE, 96.5, "C5:.5 D5:.5 E5:1 G5:1 E5:.5 D5:.5 E5:2.5", 0.20, **near)
    score.sing(FLUTE, 96.53, "A4:.5 A4:.5 C5:1 D5:1 C5:.5 A4:.5 C5:2.5", 0.16, pan=0.35, far=0.5, tuned=-5.0)
    score.sing(OCARINA, 106.0, "A5:.35 G5:.4 E5:1.8", 0.15, pan=0.6, far=0.9, loud=0.6)
    score.sing(FLUTE, 110.5, "E5:1 D5:.5 C5:.5 D5:.5 C5:.5 A4:1.5 G4:.75 A4:4", 0.22, **near)
