"""What a player can choose to do: one frozen class per kind of action, and their text form.

An action carries only the choice, never who makes it or what follows. `str(action)` and `parse(text)` are
inverses.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, Literal

from attrs import field, frozen

from mexica.games.coatl.rules import cards, material
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import HEADS, TAILS, Piece
from mexica.rulebook.quoting import quoted
from mexica.rulebook.sentence import SentenceError, sentence

End = Literal["head", "tail"]
DECK: Final = "deck"


def _cards_in_order(given: Iterable[Card]) -> tuple[Card, ...]:
    try:
        return cards.in_order(given)
    except (TypeError, ValueError):  # no cards at all, which `refusal` says
        return ("",)


def _pieces_in_order(given: Iterable[Piece]) -> tuple[Piece, ...]:
    try:
        return material.in_order(given)
    except (TypeError, ValueError):
        return ()


@frozen
class KeepHand:
    """Keep these of the prophecies dealt, and discard the others (C3.3)."""

    cards: tuple[Card, ...] = field(converter=_cards_in_order)

    def __str__(self) -> str:
        return " ".join(("keep", *self.cards))


@frozen
class TakePieces:
    """Take everything on a space of the supply board (C5.1)."""

    space: str

    def __str__(self) -> str:
        return f"take {self.space}"


@frozen
class TakeProphecy:
    """Take a prophecy from the display, or unseen with `DECK` (C6.1)."""

    card: Card

    def __str__(self) -> str:
        return f"prophecy {self.card}"


@frozen
class LayPiece:
    """Begin a serpent with a piece (C7.2)."""

    piece: Piece

    def __str__(self) -> str:
        return f"lay {self.piece}"


@frozen
class JoinPiece:
    """Join a piece to the serpent of this number; a body segment names the end (C7.3).

    A head and a tail have one end only, which is left out if it is named.
    """

    serpent: int
    piece: Piece
    end: End | None = None

    def __attrs_post_init__(self) -> None:
        if self.end is not None and self.piece in (HEADS if self.end == "head" else TAILS):
            object.__setattr__(self, "end", None)

    def __str__(self) -> str:
        return f"join {self.serpent} {self.piece}" + (f" {self.end}" if self.end else "")


@frozen
class PlayProphecy:
    """Play a prophecy beside the serpent of this number (C7.6)."""

    card: Card
    serpent: int

    def __str__(self) -> str:
        return f"play {self.card} {self.serpent}"


@frozen
class PlaceTemple:
    """Put a temple beside the serpent just finished (C7.9)."""

    card: Card
    serpent: int

    def __str__(self) -> str:
        return f"temple {self.card} {self.serpent}"


@frozen
class PerfectPick:
    """Spend the token of this name for a head, a tail or two body segments from a bag (C10.2)."""

    pieces: tuple[Piece, ...] = field(converter=_pieces_in_order)

    def __str__(self) -> str:
        return " ".join(("pick", *self.pieces))


@frozen
class SeeTheFuture:
    """Spend the token of this name for a new display (C10.3)."""

    def __str__(self) -> str:
        return "future"


@frozen
class Discard:
    """Discard these prophecies from the hand, after See the Future (C10.3)."""

    cards: tuple[Card, ...] = field(converter=_cards_in_order)

    def __str__(self) -> str:
        return " ".join(("discard", *self.cards))


@frozen
class PriestCommitment:
    """Spend the token of this name for a common temple (C10.4)."""

    card: Card

    def __str__(self) -> str:
        return f"commit {self.card}"


@frozen
class Done:
    """End what was begun: choosing, assembling, a serpent just finished, or a turn without an action."""

    def __str__(self) -> str:
        return "done"


Action = (
    KeepHand
    | TakePieces
    | TakeProphecy
    | LayPiece
    | JoinPiece
    | PlayProphecy
    | PlaceTemple
    | PerfectPick
    | SeeTheFuture
    | Discard
    | PriestCommitment
    | Done
)


class ParseError(SentenceError):
    """Raised for a text that is not an action; the message says what was expected."""


_PROPHECY = "(" + "|".join(cards.PROPHECIES) + ")"
_TEMPLE = "(" + "|".join(cards.TEMPLES) + ")"
_PROPHECIES = rf"((?: {_PROPHECY.replace('(', '(?:')})*)"
_SERPENT = "([1-3])"
_FORMS: Final[list[tuple[re.Pattern[str], Callable[..., Action]]]] = [
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"keep{_PROPHECIES}", lambda kept, *_: KeepHand(kept.split())),
        (r"take (h[12]|t[12]|b[1-6])", TakePieces),
        (rf"prophecy (deck|{_PROPHECY[1:-1]})", TakeProphecy),
        (r"lay ([ht]?[YRKGU])", LayPiece),
        (rf"join {_SERPENT} ([ht][YRKGU])", lambda n, piece: JoinPiece(int(n), piece)),
        (rf"join {_SERPENT} ([YRKGU]) (head|tail)", lambda n, piece, end: JoinPiece(int(n), piece, end)),
        (rf"play {_PROPHECY} {_SERPENT}", lambda card, n: PlayProphecy(card, int(n))),
        (rf"temple {_TEMPLE} {_SERPENT}", lambda card, n: PlaceTemple(card, int(n))),
        (r"pick ([ht][YRKGU])", lambda piece: PerfectPick((piece,))),
        (r"pick ([YRKGU]) ([YRKGU])", lambda one, other: PerfectPick((one, other))),
        (r"future", SeeTheFuture),
        (rf"discard{_PROPHECIES}", lambda away, *_: Discard(away.split())),
        (rf"commit {_TEMPLE}", PriestCommitment),
        (r"done", Done),
    )
]


def parse(text: str) -> Action:
    """Return the action that a text such as `"join 2 G head"` names; ParseError on anything else."""
    for pattern, build in _FORMS if isinstance(text, str) else ():
        if match := pattern.fullmatch(text):
            return build(*match.groups())
    raise ParseError(
        sentence(
            "{text} is no action; examples are 'take b4', 'join 2 G head' and 'done'.", text=quoted(text)
        )
    )
