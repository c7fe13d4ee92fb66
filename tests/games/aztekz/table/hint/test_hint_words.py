"""The reasons of a hint: each kind has words of its own."""

import pytest

from mexica.games.aztekz.ai.turn_reasons import Gain, Reason
from mexica.games.aztekz.rules import parse
from mexica.games.aztekz.table.hint.hint_words import otherwise, reason_words, sentence

NAMES = ("Citlali", "Itzel")


def told(gain: Gain, many: int = 2) -> str:
    return reason_words(Reason(gain, many, "sun", "helper1", 1), NAMES)


@pytest.mark.parametrize("gain", list(Gain))
@pytest.mark.parametrize("many", [1, 3])
def test_every_reason_has_words(gain: Gain, many: int) -> None:
    assert told(gain, many)
    assert "{" not in told(gain, many)


def test_no_two_reasons_have_the_same_words() -> None:
    assert len({told(gain) for gain in Gain}) == len(Gain)


def test_reasons_are_one_line() -> None:
    line = sentence((Reason(Gain.FREES, 3, "sun"), Reason(Gain.ENDS)), NAMES)
    assert "\n" not in line
    assert told(Gain.ENDS) in line


@pytest.mark.parametrize(
    ("turn", "other", "words"),
    [
        ("lay 0,2 nes", "step chief 0,1; lay 0,2 nes", "the same without moving a hero"),
        (
            "step helper2 0,1; lay 0,2 nes",
            "step chief 0,1; lay 0,2 nes",
            "the same with another hero: helper 2",
        ),
        ("step chief 1,0; lay 0,2 nes", "step chief 0,1; lay 0,2 nes", "the same with other steps"),
        ("step chief 0,1; lay 1,1 nes", "step chief 0,1; lay 0,2 nes", "the same with the card elsewhere"),
        ("step chief 0,1; lay 0,2 esw", "step chief 0,1; lay 0,2 nes", "the same with the card turned"),
        ("take helper1 sun 1; lay 0,2 nes", "drop helper1; lay 0,2 nes", "the same in another way"),
        ("decline", "lay 0,2 nes", "the same in another way"),
    ],
)
def test_how_a_turn_differs_that_is_good_for_the_same(turn: str, other: str, words: str) -> None:
    actions, others = ([parse(text) for text in texts.split("; ")] for texts in (turn, other))
    assert otherwise(actions, others) == words
