"""The serpents wake: a procession with rattles, flutes in pairs and conches. On A: A C D E G."""

from __future__ import annotations

from birds import dove
from blown import FLUTE, OCARINA, conch
from dsp import Sound
from effects_coatl import rattle
from score import Score, hertz
from struck import jade, skin_drum, skin_edge, slit_drum

BEATS = 96
_QUIET = frozenset((11, 23))  # bars of four beats in which the drums rest


def procession() -> Sound:
    """The piece for the end of the game."""
    score = Score(BEATS, 76, 4603)
    for bar in range(BEATS // 4):
        if bar not in _QUIET:
            _drums(score, bar)
    for beat, note, seconds, pan in (
        (1.5, "A3", 3.6, -0.5), (2.3, "E4", 3.0, 0.5), (33.5, "A3", 3.8, 0.5), (34.2, "E4", 3.2, -0.5),
        (65.5, "A3", 4.2, -0.4), (66.0, "E4", 3.4, 0.4),
    ):  # fmt: skip
        score.put(
            conch(hertz(note), seconds, score.rng, loud=0.6), beat, score.touch(0.13, 0.08), pan=pan, far=0.85
        )
    for beat in (45.0, 92.0):
        score.put(dove(score.rng), beat, 0.03, pan=0.6, far=0.8)
    _tunes(score)
    return score.rendered()


def _drums(score: Score, bar: int) -> None:
    start, rng = 4 * bar + 0.5, score.rng
    for at, pitch, gain in ((0.0, 78.0, 0.30), (1.5, 98.0, 0.16), (2.0, 78.0, 0.22), (3.5, 98.0, 0.14)):
        score.put(skin_drum(pitch, rng, decay=1.0), start + at, score.touch(gain), pan=0.1, far=0.38)
    for at, note, gain in (
        (0.0, "A3", 0.15),
        (1.0, "E4", 0.11),
        (2.0, "C4", 0.13),
        (2.75, "D4", 0.10),
        (3.0, "E4", 0.12),
    ):
        if score.chance(0.8):
            score.put(
                slit_drum(hertz(note), rng, decay=0.8), start + at, score.touch(gain), pan=-0.34, far=0.34
            )
    for at in (1.0, 3.0):
        score.put(rattle(0.22, rng), start + at - 0.08, score.touch(0.035), pan=0.55, far=0.45)
    if bar % 4 == 3:
        for at in (2.5, 3.0, 3.25, 3.5):
            score.put(skin_edge(98, rng), start + at, score.touch(0.07), pan=0.1, far=0.4)
    if bar % 4 == 1:
        score.put(jade(hertz("A5"), rng, decay=0.8), start + 2.5, score.touch(0.04), pan=0.4, far=0.5)


def _tunes(score: Score) -> None:
    one, two = {"pan": -0.25, "far": 0.42}, {"pan": 0.25, "far": 0.46, "tuned": -4.0}
    score.sing(FLUTE, 8.5, "A4:1 C5:.5 D5:.5 E5:1.5 G5:.5 E5:1 D5:2.4", 0.22, **one)
    score.sing(FLUTE, 8.53, "E4:1 G4:.5 A4:.5 C5:1.5 D5:.5 C5:1 A4:2.4", 0.18, **two)
    score.sing(FLUTE, 18.5, "E5:.5 G5:.5 A5:1 G5:.5 E5:.5 D5:.5 C5:.5 D5:2.4", 0.21, **one)
    score.sing(OCARINA, 27.0, "A5:.5 G5:.5 E5:1 G5:2", 0.15, pan=0.5, far=0.75, loud=0.65)
    score.sing(FLUTE, 36.5, "E5:1 D5:.5 C5:.5 A4:1 C5:.5 D5:.5 E5:2.6", 0.22, **one)
    score.sing(FLUTE, 36.53, "C5:1 A4:.5 G4:.5 E4:1 A4:.5 A4:.5 C5:2.6", 0.18, **two)
    score.sing(FLUTE, 48.5, "G5:.75 E5:.25 D5:1 E5:.5 D5:.5 C5:1 A4:2.6", 0.21, **one)
    score.sing(OCARINA, 57.5, "E5:.5 D5:.5 E5:.5 G5:1.5 E5:2", 0.17, pan=0.5, far=0.7, loud=0.65)
    score.sing(FLUTE, 70.5, "A4:1 C5:.5 D5:.5 E5:1.5 G5:.5 A5:1 G5:2.4", 0.21, **one)
    score.sing(FLUTE, 70.53, "E4:1 G4:.5 A4:.5 C5:1.5 D5:.5 E5:1 D5:2.4", 0.17, **two)
    score.sing(FLUTE, 80.5, "E5:.5 D5:.5 C5:1 A4:.5 G4:.5 A4:3.6", 0.22, **one)
    score.sing(FLUTE, 80.53, "C5:.5 A4:.5 G4:1 E4:.5 D4:.5 E4:3.6", 0.18, **two)
