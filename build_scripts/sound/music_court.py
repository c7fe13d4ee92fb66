"""Morning at the temple court: an ocarina, jade and slit drums, birds and wind behind. On G: G A C D E."""

from __future__ import annotations

from birds import dove, small_bird, trilling_bird, wind
from blown import FLUTE, OCARINA
from dsp import Sound
from loose import lap, shake
from score import Score, hertz
from struck import jade, skin_drum, slit_drum

BEATS = 104
_SILENT = frozenset((6, 13, 20, 25))  # bars of four beats in which the drums rest


def court() -> Sound:
    """The piece for the start screen and for the turns."""
    score = Score(BEATS, 63, 4127)
    _morning(score)
    for bar in range(BEATS // 4):
        if bar not in _SILENT:
            _drums(score, bar)
    _tunes(score)
    return score.rendered()


def _morning(score: Score) -> None:
    rng, beat = score.rng, 0.5
    while beat < BEATS - 3:
        score.put(
            wind(rng.uniform(3.0, 4.5), rng), beat, score.touch(0.020), pan=rng.uniform(-0.8, 0.8), far=0.5
        )
        beat += rng.uniform(5.0, 8.0)
    for bird, first, every, gain in (
        (small_bird, 3.0, 13.0, 0.016),
        (trilling_bird, 8.0, 21.0, 0.011),
        (dove, 5.0, 17.0, 0.035),
    ):
        beat = first
        while beat < BEATS - 3:
            score.put(bird(rng), beat, score.touch(gain), pan=rng.uniform(-0.9, 0.9), far=0.8)
            beat += every * rng.uniform(0.75, 1.35)
    for beat in (22.0, 51.0, 78.0):
        score.put(lap(rng.uniform(1.8, 2.6), rng), beat, 0.035, pan=rng.uniform(-0.6, 0.6), far=0.5)


def _drums(score: Score, bar: int) -> None:
    start, rng = 4 * bar + 0.5, score.rng
    if bar % 4 == 0:
        score.put(skin_drum(73.4, rng, decay=1.2), start, score.touch(0.26), pan=0.1, far=0.42)
    for at, note, gain in ((0.0, "G3", 0.22), (1.5, "D3", 0.16), (2.5, "G3", 0.14), (3.0, "A3", 0.12)):
        if at == 0 or score.chance(0.68):
            score.put(
                slit_drum(hertz(note), rng, decay=1.0), start + at, score.touch(gain), pan=-0.3, far=0.34
            )
    if bar % 2:
        for at, note in ((0.75, "D6"), (2.25, "E6"), (3.25, "G5")):
            if score.chance(0.55):
                score.put(jade(hertz(note), rng, decay=0.7), start + at, score.touch(0.035), pan=0.5, far=0.5)
    if bar % 8 == 5:
        score.put(shake(0.4, rng, seeds=140), start + 3.0, score.touch(0.035), pan=-0.55, far=0.5)


def _tunes(score: Score) -> None:
    near = {"pan": 0.2, "far": 0.42}
    away = {"pan": -0.5, "far": 0.8, "loud": 0.65, "tuned": 4.0}
    score.sing(OCARINA, 8.5, "D5:1 E5:.5 G5:1.5 E5:.5 D5:.5 C5:.5 D5:2.6", 0.20, **near)
    score.sing(OCARINA, 18.5, "E5:.75 D5:.25 C5:.5 A4:1 C5:.5 D5:2.6", 0.20, **near)
    score.sing(FLUTE, 29.0, "G4:.5 A4:.5 C5:1 D5:2.4", 0.19, **away)
    score.sing(OCARINA, 34.5, "D5:.5 E5:.5 G5:.5 A5:1.5 G5:.5 E5:1 D5:2.8", 0.19, **near)
    score.sing(FLUTE, 44.5, "A4:1 C5:.5 D5:.5 C5:.5 A4:.5 G4:3", 0.20, **away)
    score.sing(OCARINA, 54.0, "D5:1 C5:.5 D5:.5 E5:1 G4:2.2", 0.20, **near)
    score.sing(OCARINA, 60.5, "A4:.5 C5:.5 D5:1.5 E5:.5 D5:.5 C5:.5 A4:.5 G4:2.8", 0.20, **near)
    score.sing(FLUTE, 71.0, "E5:.5 D5:.5 E5:1.5 G5:2.2", 0.17, **away)
    score.sing(OCARINA, 76.5, "D5:1 E5:.5 G5:1.5 E5:.5 D5:.5 C5:.5 D5:2.6", 0.19, **near)
    score.sing(FLUTE, 76.53, "G4:1 A4:.5 C5:1.5 A4:.5 G4:.5 E4:.5 G4:2.6", 0.16, pan=-0.3, far=0.5)
    score.sing(OCARINA, 88.5, "E5:.5 D5:.5 C5:.5 A4:.5 C5:1 D5:1 G4:3.4", 0.20, **near)
    score.sing(FLUTE, 97.0, "D5:.4 E5:.4 G5:1.8", 0.14, **away)
