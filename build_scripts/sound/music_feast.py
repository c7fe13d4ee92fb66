"""Evening at the temples: conches far away, a heartbeat of drums, flutes in pairs. On C: C D E G A."""

from __future__ import annotations

from blown import FLUTE, OCARINA, conch
from dsp import Sound
from loose import shake
from score import Score, hertz
from struck import skin_drum, skin_edge, slit_drum

BEATS = 80
_QUIET = frozenset((9, 19))  # bars in which the drums rest


def feast() -> Sound:
    """The piece for the scoring and the end of the game."""
    score = Score(BEATS, 66, 1521)
    for bar in range(BEATS // 4):
        if bar not in _QUIET:
            _drums(score, bar)
    for beat, note, seconds, pan in (
        (1.5, "C3", 4.6, -0.5), (2.5, "G3", 4.2, 0.5), (21.5, "C3", 4.4, -0.5), (22.2, "A3", 3.8, 0.5),
        (41.0, "G3", 4.8, 0.4), (42.0, "C4", 3.6, -0.4), (61.5, "C3", 5.0, -0.5), (62.0, "G3", 4.6, 0.5),
    ):  # fmt: skip
        call = conch(hertz(note), seconds, score.rng, loud=0.6)
        score.put(call, beat, score.touch(0.15, 0.08), pan=pan, far=0.85)
    _flutes(score)
    return score.rendered()


def _drums(score: Score, bar: int) -> None:
    start, rng = 4 * bar + 0.5, score.rng
    for at, pitch, gain in ((0.0, 78.0, 0.32), (0.75, 78.0, 0.18), (2.0, 98.0, 0.22)):
        score.put(skin_drum(pitch, rng, decay=1.1), start + at, score.touch(gain), pan=0.1, far=0.38)
    if bar % 4 == 3:
        for at in (2.5, 3.0, 3.25, 3.5):
            score.put(skin_edge(98, rng), start + at, score.touch(0.07), pan=0.1, far=0.4)
    for at, note, gain in ((0.5, "C4", 0.10), (1.5, "G3", 0.15), (2.5, "E4", 0.10), (3.5, "G3", 0.14)):
        if score.chance(0.75):
            score.put(
                slit_drum(hertz(note), rng, decay=0.9), start + at, score.touch(gain), pan=-0.35, far=0.34
            )
    if bar % 2:
        score.put(shake(0.3, rng, seeds=190), start + 1.88, score.touch(0.045), pan=0.55, far=0.45)


def _flutes(score: Score) -> None:
    one, two = {"pan": -0.25, "far": 0.42}, {"pan": 0.25, "far": 0.46, "tuned": -4.0}
    score.sing(FLUTE, 8.5, "G4:1 A4:.5 C5:1.5 D5:.5 E5:.5 D5:1 C5:2.4", 0.23, **one)
    score.sing(FLUTE, 8.53, "E4:1 E4:.5 G4:1.5 A4:.5 C5:.5 A4:1 G4:2.4", 0.19, **two)
    score.sing(FLUTE, 17.5, "E5:1 D5:.5 C5:.5 A4:1 C5:2.4", 0.23, **one)
    score.sing(OCARINA, 28.5, "E5:.5 G5:.5 A5:1 G5:.5 E5:2", 0.17, pan=0.5, far=0.75, loud=0.65)
    score.sing(FLUTE, 33.5, "E5:.75 D5:.25 C5:1 D5:.5 C5:.5 A4:1 G4:2.4", 0.23, **one)
    score.sing(FLUTE, 33.53, "C5:.75 A4:.25 G4:1 A4:.5 G4:.5 E4:1 D4:2.4", 0.19, **two)
    score.sing(OCARINA, 46.5, "C5:.5 D5:.5 E5:1.5 D5:.5 E5:.5 G5:2.2", 0.19, pan=0.5, far=0.7, loud=0.65)
    score.sing(FLUTE, 53.5, "G4:1 A4:.5 C5:1.5 D5:.5 E5:.5 G5:1 E5:2.4", 0.21, **one)
    score.sing(FLUTE, 53.53, "E4:1 E4:.5 G4:1.5 A4:.5 C5:.5 D5:1 C5:2.4", 0.18, **two)
    score.sing(FLUTE, 66.5, "E5:.5 D5:.5 C5:1 A4:.5 G4:.5 A4:1 C5:3.6", 0.23, **one)
    score.sing(FLUTE, 66.53, "C5:.5 A4:.5 G4:1 E4:.5 D4:.5 E4:1 G4:3.6", 0.19, **two)
