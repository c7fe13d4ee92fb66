"""The last turns: a low ostinato, rattles that draw near, a conch far away. On E: E G A B D."""

from __future__ import annotations

from blown import FLUTE, OCARINA, conch
from dsp import Sound
from effects_coatl import rattle
from score import Score, hertz
from struck import skin_drum, skin_edge, slit_drum

BEATS = 112
_SPARSE = frozenset((0, 9, 18, 27))  # bars of four beats with the great drum alone


def omen() -> Sound:
    """The piece for the last turns."""
    score = Score(BEATS, 84, 4391)
    for bar in range(BEATS // 4):
        _drums(score, bar)
    for beat, seconds, pan in ((6.0, 3.2, -0.5), (36.0, 3.6, 0.5), (70.0, 3.2, -0.4), (100.0, 3.8, 0.3)):
        call = conch(hertz("E3"), seconds, score.rng, loud=0.6)
        score.put(call, beat, score.touch(0.13, 0.08), pan=pan, far=0.88)
    _tunes(score)
    return score.rendered()


def _drums(score: Score, bar: int) -> None:
    start, rng = 4 * bar + 0.5, score.rng
    score.put(skin_drum(82.4, rng, decay=1.1), start, score.touch(0.32), pan=0.0, far=0.36)
    if bar in _SPARSE:
        return
    for at, gain in ((1.5, 0.17), (2.5, 0.20)):
        score.put(skin_drum(98, rng, decay=0.8), start + at, score.touch(gain), pan=-0.15, far=0.36)
    for at, note, gain in (
        (0.0, "E3", 0.20),
        (0.75, "E3", 0.13),
        (1.5, "G3", 0.15),
        (2.25, "E3", 0.13),
        (3.0, "A3", 0.14),
    ):
        if score.chance(0.88):
            score.put(
                slit_drum(hertz(note), rng, decay=0.8), start + at, score.touch(gain), pan=0.32, far=0.32
            )
    if bar % 4 == 3:
        for at in (3.0, 3.25, 3.5, 3.75):
            score.put(skin_edge(110, rng), start + at, score.touch(0.08), pan=-0.2, far=0.4)
    if bar % 3 == 1:
        score.put(rattle(0.7, rng), start + 2.0, score.touch(0.05), pan=0.6, far=0.5)


def _tunes(score: Score) -> None:
    near = {"pan": -0.22, "far": 0.42}
    other = {"pan": 0.4, "far": 0.62, "loud": 0.7, "tuned": -4.0}
    score.sing(FLUTE, 12.5, "E5:1.5 D5:.5 B4:1 A4:.5 B4:.5 E4:2.6", 0.21, **near)
    score.sing(FLUTE, 20.5, "G4:1 A4:.5 B4:1.5 D5:.5 B4:2.4", 0.21, **near)
    score.sing(OCARINA, 28.5, "E5:.5 G5:.5 E5:1 D5:.5 B4:2.2", 0.18, **other)
    score.sing(FLUTE, 44.5, "B4:.75 D5:.25 E5:1.5 D5:.5 B4:.5 A4:.5 G4:1 A4:2.4", 0.21, **near)
    score.sing(OCARINA, 53.5, "A4:.5 B4:.5 D5:1 B4:.5 A4:.5 G4:.5 E4:2.2", 0.18, **other)
    score.sing(FLUTE, 62.5, "E5:1 G5:1 E5:.5 D5:.5 E5:2.6", 0.20, **near)
    score.sing(FLUTE, 80.5, "E5:1.5 D5:.5 B4:1 A4:.5 B4:.5 E4:2.6", 0.20, **near)
    score.sing(OCARINA, 80.53, "B4:1.5 A4:.5 G4:1 E4:.5 G4:.5 E4:2.6", 0.14, **other)
    score.sing(FLUTE, 90.5, "D5:.5 B4:.5 A4:1 G4:.5 A4:.5 B4:1 E4:3.4", 0.21, **near)
