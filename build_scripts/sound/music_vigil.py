"""The beginning of a game: fires, crickets, one flute, voices that hum far below. On A: A C D E G."""

from __future__ import annotations

from blown import FLUTE, OCARINA
from dsp import Sound
from night import cricket, fire, night_wind, owl
from score import Score, hertz
from struck import jade, skin_drum, slit_drum
from voices import OO, choir

BEATS = 72


def vigil() -> Sound:
    """The piece for the start screen and the first cards."""
    score = Score(BEATS, 62, 5521)
    surroundings(score, BEATS, crickets=18)
    for beat, low, high in ((4.0, "A3", "E4"), (22.0, "G3", "D4"), (40.0, "A3", "C4"), (58.0, "E3", "A3")):
        for note, gain in ((low, 0.060), (high, 0.045)):
            hum = choir(hertz(note), 7.5, OO, score.rng, singers=4, attack=2.0)
            score.put(hum, beat, score.touch(gain, 0.08), pan=0.0, far=0.8)
    for beat in range(2, BEATS, 12):
        score.put(skin_drum(72, score.rng, decay=1.6), beat, score.touch(0.20), pan=0.05, far=0.6)
        score.put(
            slit_drum(hertz("A3"), score.rng, decay=1.0), beat + 4, score.touch(0.08), pan=-0.4, far=0.5
        )
        if score.chance(0.6):
            score.put(jade(hertz("E5"), score.rng, decay=1.0), beat + 7, score.touch(0.03), pan=0.45, far=0.6)
    tunes(score)
    return score.rendered()


def surroundings(score: Score, beats: int, *, crickets: int, fires: int = 6) -> None:
    """Crickets on both sides, fires near, wind, and an owl."""
    rng = score.rng
    for number in range(crickets):
        beat = beats * (number + rng.uniform(0, 0.8)) / crickets
        one = cricket(rng, hertz=rng.uniform(2900, 3700), chirps=int(rng.integers(4, 10)))
        score.put(one, beat, score.touch(0.022), pan=rng.uniform(-0.9, 0.9), far=0.55)
    for number in range(fires):
        beat, seconds = beats * number / fires, beats / fires * score.beat + 1.5
        score.put(
            fire(seconds, rng, lively=6), beat, score.touch(0.020), pan=(-0.6, 0.6)[number % 2], far=0.12
        )
    for number in range(4):
        score.put(
            night_wind(6.5, rng),
            beats * (number + 0.3) / 4,
            score.touch(0.022),
            pan=rng.uniform(-0.5, 0.5),
            far=0.5,
        )
    score.put(owl(rng), beats * 0.36, 0.030, pan=-0.75, far=0.85)


def tunes(score: Score) -> None:
    """A flute that takes its time, and an ocarina that answers it once."""
    near = {"pan": -0.15, "far": 0.5}
    score.sing(FLUTE, 8.0, "A4:2 C5:1 D5:1 E5:3.5", 0.17, loud=0.65, **near)
    score.sing(FLUTE, 17.0, "G5:1 E5:1 D5:1 C5:.5 A4:3", 0.16, loud=0.65, **near)
    score.sing(OCARINA, 28.0, "E5:1.5 D5:.5 E5:1 A5:3", 0.10, pan=0.5, far=0.78, loud=0.55)
    score.sing(FLUTE, 37.0, "C5:1 D5:1 E5:1 G5:2 E5:3", 0.17, loud=0.65, **near)
    score.sing(FLUTE, 47.0, "D5:1.5 C5:.5 A4:1 G4:1 A4:3.5", 0.17, loud=0.65, **near)
    score.sing(OCARINA, 60.0, "A5:1 G5:1 E5:3", 0.09, pan=0.5, far=0.8, loud=0.55)
