"""The numbers from which games are drawn."""

from datetime import date

import pytest

from mexica.play import seeds


@pytest.mark.parametrize(
    ("text", "number"),
    [("123456", 123456), (" 7 ", 7), ("0", 0), ("999999999", seeds.LARGEST)]
    + [(text, None) for text in ("", " ", "-1", "1.5", "1e3", "abc", "1234567890", "١٢٣", "1 2")],
)
def test_a_number_is_up_to_nine_digits_and_nothing_else(text: str, number: int | None) -> None:
    assert seeds.entered(text) == number


def test_numbers_are_drawn_that_can_be_entered() -> None:
    assert all(seeds.entered(str(number)) == number for number in (seeds.drawn() for _ in range(50)))


def test_a_day_has_one_number_that_can_be_entered() -> None:
    assert seeds.of_day(date(2026, 11, 28)) == 20261128
    assert seeds.entered(str(seeds.of_day(date.max))) == seeds.of_day(date.max)
