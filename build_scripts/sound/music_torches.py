"""While the pyramid is built: a walking drum, slit drums in the passages, two flutes. On A: A C D E G."""

from __future__ import annotations

from blown import FLUTE, OCARINA
from dsp import Sound
from loose import shake
from music_vigil import surroundings
from score import Score, hertz
from struck import block, skin_drum, skin_edge, slit_drum
from voices import OO, choir

BEATS = 96


def torches() -> Sound:
    """The piece for most of a game."""
    score = Score(BEATS, 80, 6127)
    surroundings(score, BEATS, crickets=14, fires=5)
    for bar in range(BEATS // 4):
        _drums(score, bar)
    for beat, note in ((16.0, "A3"), (48.0, "E3"), (80.0, "G3")):
        score.put(
            choir(hertz(note), 9.0, OO, score.rng, singers=4, attack=2.5), beat, 0.055, pan=0.0, far=0.8
        )
    _tunes(score)
    return score.rendered()


def _drums(score: Score, bar: int) -> None:
    start, rng = 4 * bar + 0.5, score.rng
    if bar % 8 != 7:
        score.put(skin_drum(80, rng, decay=1.1), start, score.touch(0.22), pan=0.05, far=0.42)
    if bar % 2:
        score.put(skin_drum(104, rng, decay=0.8), start + 2.5, score.touch(0.12), pan=0.1, far=0.42)
    pattern = ((0.0, "A3"), (0.75, "C4"), (1.5, "E4"), (2.0, "D4"), (3.0, "A3"), (3.5, "G3"))
    for at, note in pattern:
        if score.chance(0.72):
            stroke = slit_drum(hertz(note), rng, decay=0.8)
            score.put(stroke, start + at, score.touch(0.085), pan=-0.4, far=0.38)
    if bar % 4 in (1, 3):
        score.put(block(420, rng, decay=0.08), start + 1.0, score.touch(0.045), pan=0.5, far=0.4)
        score.put(block(500, rng, decay=0.07), start + 1.75, score.touch(0.035), pan=0.5, far=0.4)
    if bar % 2 == 0:
        score.put(shake(0.2, rng), start + 2.9, score.touch(0.045), pan=0.6, far=0.4)
    if bar % 8 == 7:
        for at in (0.0, 1.0, 2.0, 2.5, 3.0):
            score.put(skin_edge(100, rng), start + at, score.touch(0.07), pan=0.1, far=0.42)


def _tunes(score: Score) -> None:
    one, two = {"pan": -0.25, "far": 0.44}, {"pan": 0.28, "far": 0.50, "tuned": -4.0}
    score.sing(FLUTE, 8.5, "A4:1 C5:.5 D5:1 E5:2.5", 0.18, **one)
    score.sing(FLUTE, 16.5, "E5:.5 G5:1 E5:.5 D5:1 C5:.5 A4:2.5", 0.18, **one)
    score.sing(OCARINA, 25.0, "A5:.75 G5:.25 E5:1 D5:.5 E5:2.5", 0.11, pan=0.5, far=0.72, loud=0.6)
    score.sing(FLUTE, 34.5, "D5:1 E5:.5 D5:.5 C5:.5 A4:.5 G4:1 A4:2.6", 0.18, **one)
    score.sing(FLUTE, 44.5, "A4:1 C5:.5 D5:1 E5:2.5", 0.17, **one)
    score.sing(FLUTE, 44.54, "E4:1 A4:.5 A4:1 C5:2.5", 0.14, **two)
    score.sing(FLUTE, 52.5, "G5:1 A5:.5 G5:.5 E5:1 D5:.5 E5:2.6", 0.17, **one)
    score.sing(FLUTE, 52.54, "E5:1 E5:.5 D5:.5 C5:1 A4:.5 C5:2.6", 0.13, **two)
    score.sing(OCARINA, 63.0, "E5:.5 D5:.5 C5:.5 D5:1 A4:2.6", 0.12, pan=0.5, far=0.7, loud=0.6)
    score.sing(FLUTE, 76.5, "C5:.5 D5:.5 E5:1 G5:1.5 E5:.5 D5:2.4", 0.18, **one)
    score.sing(FLUTE, 86.5, "E5:1 D5:.5 C5:.5 A4:1 G4:.5 A4:3", 0.18, **one)
    score.sing(FLUTE, 86.54, "C5:1 A4:.5 A4:.5 E4:1 D4:.5 E4:3", 0.14, **two)
