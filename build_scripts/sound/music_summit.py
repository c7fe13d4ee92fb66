"""With the pyramid complete: closer drums, voices in fifths, a conch. On E: E G A B D."""

from __future__ import annotations

from blown import FLUTE, OCARINA, conch
from dsp import Sound
from loose import shake
from music_vigil import surroundings
from score import Score, hertz
from struck import skin_drum, skin_edge, slit_drum
from voices import AH, OH, choir

BEATS = 104


def summit() -> Sound:
    """The piece for a complete pyramid."""
    score = Score(BEATS, 88, 7411)
    surroundings(score, BEATS, crickets=6, fires=6)
    for bar in range(BEATS // 4):
        _drums(score, bar)
    for beat, low, high in ((12.0, "E3", "B3"), (40.0, "D3", "A3"), (68.0, "E3", "B3"), (96.0, "G3", "D4")):
        for note, vowel, gain in ((low, OH, 0.085), (high, AH, 0.060)):
            sung = choir(hertz(note), 6.5, vowel, score.rng, singers=5, attack=1.4)
            score.put(sung, beat, score.touch(gain, 0.06), pan=0.0, far=0.72)
    for beat, pan in ((30.0, -0.5), (86.0, 0.5)):
        score.put(conch(hertz("E3"), 3.2, score.rng, loud=0.6), beat, 0.11, pan=pan, far=0.88)
    _tunes(score)
    return score.rendered()


def _drums(score: Score, bar: int) -> None:
    start, rng = 4 * bar + 0.5, score.rng
    strokes = ((0.0, 76.0, 0.26), (1.5, 92.0, 0.14), (2.5, 76.0, 0.18), (3.25, 92.0, 0.10))
    for at, pitch, gain in strokes if bar % 7 else strokes[:1]:
        score.put(skin_drum(pitch, rng, decay=1.0), start + at, score.touch(gain), pan=0.05, far=0.4)
    for at, note in ((0.5, "E3"), (1.0, "B3"), (2.0, "G3"), (3.0, "A3")):
        if score.chance(0.65):
            score.put(
                slit_drum(hertz(note), rng, decay=0.7), start + at, score.touch(0.085), pan=-0.4, far=0.36
            )
    if bar % 4 == 3:
        for at in (2.0, 2.5, 3.0, 3.25, 3.5, 3.75):
            score.put(skin_edge(96, rng), start + at, score.touch(0.065), pan=0.15, far=0.42)
    if bar % 2:
        score.put(shake(0.22, rng), start + 0.9, score.touch(0.05), pan=0.6, far=0.42)


def _tunes(score: Score) -> None:
    one = {"pan": -0.25, "far": 0.46}
    score.sing(FLUTE, 20.5, "E5:.5 G5:.5 A5:1.5 G5:.5 E5:2.4", 0.16, **one)
    score.sing(OCARINA, 32.5, "B4:.5 D5:.5 E5:1 D5:.5 B4:.5 A4:.5 B4:2.4", 0.14, pan=0.4, far=0.6, loud=0.65)
    score.sing(FLUTE, 48.5, "E5:1 D5:.5 B4:.5 A4:1 G4:.5 A4:.5 B4:2.4", 0.17, **one)
    score.sing(FLUTE, 58.5, "G5:.5 A5:.5 B5:1 A5:.5 G5:.5 E5:3", 0.16, **one)
    score.sing(OCARINA, 76.5, "E5:.5 D5:.5 E5:.5 G5:1.5 E5:2.4", 0.14, pan=0.4, far=0.62, loud=0.65)
    score.sing(FLUTE, 90.5, "A5:1 G5:.5 E5:.5 D5:1 B4:.5 D5:.5 E5:3", 0.17, **one)
    score.sing(FLUTE, 100.0, "B4:.5 D5:.5 E5:3", 0.15, **one)
