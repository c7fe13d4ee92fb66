"""The clause of the rules behind a tip, and the key that opens it."""

from collections.abc import Sequence
from itertools import chain

from mexica.drawing.tip_box import TipLine
from mexica.texts import _


def clause_in(lines: Sequence[TipLine]) -> str:
    """Return the clause of the rules behind a tip, empty if there is none."""
    return next((line.clause for line in lines if line.clause), "")


def with_key_of_rule(lines: Sequence[TipLine], key: str) -> tuple[TipLine, ...]:
    """Return a tip with the key that opens the clause below each line that ends with one."""
    text = _("{key} opens rule {clause}")
    told = (
        (line, TipLine(text.format(key=key, clause=line.clause))) if line.clause else (line,)
        for line in lines
    )
    return tuple(chain.from_iterable(told))
