"""After the last card: the sky grows pale, voices open, birds wake. On A: A C D E G."""

from __future__ import annotations

from birds import dove, small_bird, wind
from blown import FLUTE, OCARINA
from dsp import Sound
from night import fire
from score import Score, hertz
from struck import jade, skin_drum, slit_drum
from voices import AH, OO, choir

BEATS = 80


def dawn() -> Sound:
    """The piece for the end of a game."""
    score = Score(BEATS, 72, 8233)
    rng = score.rng
    for number in range(4):
        score.put(
            fire(16, rng, lively=4), 20 * number, score.touch(0.014), pan=(-0.6, 0.6)[number % 2], far=0.2
        )
        score.put(wind(6, rng), 20 * number + 9, score.touch(0.02), pan=0.3, far=0.5)
    for number in range(10):
        bird = small_bird(rng) if score.chance(0.7) else dove(rng)
        score.put(
            bird, 8 * number + rng.uniform(0, 5), score.touch(0.018), pan=rng.uniform(-0.9, 0.9), far=0.7
        )
    chords = (
        ("A3", "E4", "C5"),
        ("G3", "D4", "G4"),
        ("A3", "C4", "E4"),
        ("G3", "D4", "A4"),
        ("A3", "E4", "A4"),
    )
    for number, notes in enumerate(chords):
        for place, note in enumerate(notes):
            sung = choir(hertz(note), 9.5, (OO, AH, AH)[place], rng, singers=4, attack=2.0)
            score.put(
                sung,
                16 * number + 2 + place,
                score.touch(0.062 - 0.012 * place, 0.06),
                pan=0.3 * (place - 1),
                far=0.7,
            )
    for bar in range(BEATS // 4):
        score.put(skin_drum(78, rng, decay=1.3), 4 * bar + 0.5, score.touch(0.15), pan=0.05, far=0.5)
        for at, note in ((1.0, "A3"), (2.0, "E4"), (3.0, "C4"), (3.5, "D4")):
            if score.chance(0.6):
                score.put(
                    slit_drum(hertz(note), rng, decay=0.9),
                    4 * bar + at,
                    score.touch(0.08),
                    pan=-0.35,
                    far=0.4,
                )
        if bar % 3 == 1:
            score.put(jade(hertz("A5"), rng, decay=1.0), 4 * bar + 2.5, score.touch(0.03), pan=0.45, far=0.55)
    _tunes(score)
    return score.rendered()


def _tunes(score: Score) -> None:
    one, two = {"pan": -0.22, "far": 0.45}, {"pan": 0.26, "far": 0.50, "tuned": -4.0}
    score.sing(FLUTE, 6.5, "E5:1 G5:1 A5:2 G5:.5 E5:2.6", 0.17, **one)
    score.sing(FLUTE, 6.54, "C5:1 E5:1 E5:2 D5:.5 C5:2.6", 0.13, **two)
    score.sing(FLUTE, 22.5, "D5:1 E5:.5 G5:1.5 E5:.5 D5:.5 C5:.5 A4:2.6", 0.17, **one)
    score.sing(OCARINA, 33.5, "A5:1 G5:.5 A5:.5 E5:3", 0.11, pan=0.5, far=0.72, loud=0.6)
    score.sing(FLUTE, 44.5, "A4:1 C5:.5 D5:.5 E5:1.5 G5:.5 A5:3", 0.17, **one)
    score.sing(FLUTE, 44.54, "E4:1 A4:.5 A4:.5 C5:1.5 D5:.5 E5:3", 0.13, **two)
    score.sing(FLUTE, 62.5, "G5:1 E5:.5 D5:.5 C5:1 D5:.5 A4:3.4", 0.17, **one)
