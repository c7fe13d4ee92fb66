"""Why something cannot be done, as a tip; the clause of the rules behind it, and the key that opens that."""

from collections.abc import Sequence
from itertools import chain

from mexica.drawing.colours import INK, RED
from mexica.drawing.tip_box import TipLine
from mexica.play.reason import Reason
from mexica.texts import _


def reason_lines(why: Reason, *, refused: bool = True) -> tuple[TipLine, ...]:
    """Return why something cannot be done, or if not `refused` what to do next."""
    return (TipLine(str(why), RED if refused else INK, clause=why.clause),)


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
