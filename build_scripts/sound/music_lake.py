"""Morning on the lake: a flute, another far away, a drum that leaves beats out. On D: D E G A C."""

from __future__ import annotations

from blown import FLUTE, OCARINA
from dsp import Sound
from loose import lap, shake
from score import Score, hertz
from struck import skin_drum, slit_drum

BEATS = 96
_SILENT = (24, 56, 92)  # bars of four beats begin here in which the drums rest


def lake() -> Sound:
    """The piece for the start screen and the first period."""
    score = Score(BEATS, 58, 1325)
    _water(score)
    _drums(score)
    _flutes(score)
    return score.rendered()


def _water(score: Score) -> None:
    beat = 1.0
    while beat < BEATS - 3:
        seconds = score.rng.uniform(1.8, 2.8)
        score.put(
            lap(seconds, score.rng), beat, score.touch(0.055), pan=score.rng.uniform(-0.8, 0.8), far=0.25
        )
        beat += score.rng.uniform(3.0, 6.0)


def _drums(score: Score) -> None:
    for bar in range(0, BEATS, 4):
        if bar in _SILENT:
            continue
        if bar % 8 == 0:
            score.put(skin_drum(73.4, score.rng, decay=1.3), bar + 0.5, score.touch(0.34), pan=-0.1, far=0.4)
        for at, note, gain in ((0.5, "D3", 0.30), (2.0, "A3", 0.20), (3.0, "D3", 0.17), (3.5, "A3", 0.13)):
            if at < 1 or score.chance(0.62):
                drum = slit_drum(hertz(note), score.rng, decay=1.1)
                score.put(drum, bar + at, score.touch(gain), pan=0.28, far=0.34)
        if bar % 16 == 12:
            score.put(shake(0.5, score.rng, seeds=150), bar + 2.4, score.touch(0.05), pan=-0.5, far=0.5)
            score.put(shake(0.4, score.rng, seeds=120), bar + 3.4, score.touch(0.04), pan=-0.5, far=0.5)


def _flutes(score: Score) -> None:
    near = {"pan": -0.22, "far": 0.42}
    away = {"pan": 0.55, "far": 0.85, "loud": 0.65, "tuned": 5.0}
    score.sing(FLUTE, 4.5, "A4:1.5 C5:.5 D5:2 C5:.5 A4:.5 G4:1 A4:3", 0.23, **near)
    score.sing(FLUTE, 16.5, "A4:1.5 C5:.5 D5:1 E5:1.5 D5:.5 C5:.5 A4:1.5", 0.23, **near)
    score.sing(FLUTE, 24.2, "G4:.5 E4:.75 D4:3.2", 0.23, **near)
    score.sing(OCARINA, 29.5, "D5:.5 E5:.5 G5:1.2 E5:2.2", 0.20, **away)
    score.sing(FLUTE, 36.5, "D5:1 E5:.5 G5:1.5 E5:.5 D5:.5 C5:1 D5:3", 0.22, **near)
    score.sing(OCARINA, 45.0, "G5:.4 E5:.35 D5:.5 C5:1.9", 0.19, **away)
    score.sing(FLUTE, 49.5, "D5:1 C5:.5 A4:1.5 C5:.5 A4:.5 G4:1.2", 0.23, **near)
    score.sing(FLUTE, 55.0, "E4:1 G4:.5 A4:3.2", 0.23, **near)
    score.sing(FLUTE, 68.5, "A4:1.5 C5:.5 D5:2 C5:.5 A4:.5 G4:1 A4:3", 0.20, **near)
    score.sing(FLUTE, 68.53, "E4:1.5 G4:.5 A4:2 G4:.5 E4:.5 D4:1 E4:3", 0.17, pan=0.3, far=0.5, tuned=-4.0)
    score.sing(FLUTE, 80.5, "D5:.5 C5:.5 A4:1.2 G4:1", 0.22, **near)
    score.sing(FLUTE, 84.0, "A4:.5 G4:.5 E4:1 D4:4.2", 0.22, **near)
