"""Short quotes of what came from outside, whatever it is, for the sentences that refuse it."""

from reprlib import Repr

_LARGEST = 10**20  # of the numbers that are written out
_LONGEST = 120  # characters; lists in lists are longer, even when each is cut


class _Quoting(Repr):
    def repr_int(self, x: int, level: int) -> str:
        return super().repr_int(x, level) if -_LARGEST < x < _LARGEST else "a number of more than 20 digits"


_QUOTING = _Quoting()
_QUOTING.maxstring = _QUOTING.maxother = 60
_QUOTING.maxlevel = 3


def quoted(value: object) -> str:
    """Return a value as Python writes it, cut where it is long, deep or cannot be written at all."""
    text = _QUOTING.repr(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + _QUOTING.fillvalue
