"""The numbers from which games are drawn: the same number and the same choices give the same game again."""

from datetime import date
from random import SystemRandom
from typing import Final

LARGEST: Final = 999_999_999
DIGITS: Final = len(str(LARGEST))
_DRAWN_BELOW: Final = 1_000_000  # few digits, for telling others


def drawn() -> int:
    """Return a number drawn at random, of at most six digits."""
    return SystemRandom().randrange(1, _DRAWN_BELOW)


def of_day(day: date) -> int:
    """Return the number of this day, the same for everybody: 20261128 for 28 November 2026."""
    return day.year * 10_000 + day.month * 100 + day.day


def entered(text: str) -> int | None:
    """Return the number in this text, None if it is not one of at most nine digits."""
    digits = text.strip()
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS else None
