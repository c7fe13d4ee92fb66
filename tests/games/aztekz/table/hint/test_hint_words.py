"""The reasons of a hint: each kind has words of its own."""

import pytest

from mexica.games.aztekz.ai.turn_reasons import Gain, Reason
from mexica.games.aztekz.table.hint.hint_words import reason_words, sentence

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
