"""A serpent: its pieces from the head end to the tail end (C1), and the cards beside it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from attrs import frozen

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import PIECES, Piece, colour, is_body, is_head, is_tail

OPEN: Final = "o"  # an open end in `Serpent.reading`
_REMEMBERED: Final = 1 << 14  # rows of pieces


@frozen(cache_hash=True)
class Serpent:
    """A serpent with at least one piece, the prophecies beside it in the order played, and its temple."""

    pieces: tuple[Piece, ...]
    prophecies: tuple[Card, ...] = ()
    temple: Card | None = None

    @property
    def head_is_open(self) -> bool:
        """Whether the head end is open (C1.3)."""
        return not is_head(self.pieces[0])

    @property
    def tail_is_open(self) -> bool:
        """Whether the tail end is open (C1.3)."""
        return not is_tail(self.pieces[-1])

    @property
    def finished(self) -> bool:
        """Whether both ends are closed (C1.3)."""
        return is_head(self.pieces[0]) and is_tail(self.pieces[-1])

    @property
    def has_body(self) -> bool:
        """Whether it has a body segment (C7.4)."""
        return any(map(is_body, self.pieces))

    @property
    def colours(self) -> str:
        """The colours of its pieces."""
        return _colours(self.pieces)

    @property
    def reading(self) -> str:
        """The colours of its pieces, with `OPEN` at each open end."""
        return _reading(self.pieces)

    def with_piece(self, piece: Piece, at_head: bool) -> "Serpent":
        """The serpent with one more piece at this end."""
        pieces = (piece, *self.pieces) if at_head else (*self.pieces, piece)
        return Serpent(pieces, self.prophecies, self.temple)

    def with_prophecy(self, card: Card) -> "Serpent":
        """The serpent with one more prophecy beside it."""
        return Serpent(self.pieces, (*self.prophecies, card), self.temple)

    def with_temple(self, card: Card) -> "Serpent":
        """The serpent with this temple beside it."""
        return Serpent(self.pieces, self.prophecies, card)


@lru_cache(_REMEMBERED)
def _colours(pieces: tuple[Piece, ...]) -> str:
    return "".join(map(colour, pieces))


@lru_cache(_REMEMBERED)
def _reading(pieces: tuple[Piece, ...]) -> str:
    return OPEN * (not is_head(pieces[0])) + _colours(pieces) + OPEN * (not is_tail(pieces[-1]))


def serpent_of(pieces: Iterable[object]) -> Serpent:
    """Return a serpent of these pieces, head side first; ValueError if there can be none."""
    given = list(pieces)
    laid = [piece for piece in given if isinstance(piece, str) and piece in PIECES]
    if unknown := [piece for piece in given if piece not in laid]:
        raise ValueError(f"{unknown[0]!r} is no piece; pieces are written as 'hY', 'G' and 'tR'.")
    if not laid:
        raise ValueError("A serpent has at least one piece.")
    if any(map(is_head, laid[1:])):
        raise ValueError("A head is the first piece of its serpent.")
    if any(map(is_tail, laid[:-1])):
        raise ValueError("A tail is the last piece of its serpent.")
    serpent = Serpent(tuple(laid))
    if serpent.finished and not serpent.has_body:
        raise ValueError("A finished serpent has a body segment.")
    return serpent
