"""The catalogue of choices: a number for every action that can ever be legal.

Keeping and discarding take a choice for each card, in the order of their types, and one that ends it; every
other action is a single choice.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

from mexica.games.coatl.rules.actions import (
    DECK,
    Action,
    Discard,
    Done,
    JoinPiece,
    KeepHand,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, Card
from mexica.games.coatl.rules.material import BODIES, HEADS, PIECES, SERPENTS, SPACES, TAILS

_NUMBERED: Final = range(1, SERPENTS + 1)


def _actions() -> Iterator[Action]:
    yield from map(TakePieces, SPACES)
    yield from map(TakeProphecy, (*PROPHECIES, DECK))
    yield from map(LayPiece, PIECES)
    for serpent in _NUMBERED:
        yield from (JoinPiece(serpent, piece) for piece in (*HEADS, *TAILS))
        yield from (JoinPiece(serpent, piece, end) for piece in BODIES for end in ("head", "tail"))
    yield from (PlayProphecy(card, serpent) for serpent in _NUMBERED for card in PROPHECIES)
    yield from (PlaceTemple(card, serpent) for serpent in _NUMBERED for card in TEMPLES)
    yield from (PerfectPick((piece,)) for piece in (*HEADS, *TAILS))
    yield from map(PerfectPick, combinations_with_replacement(BODIES, 2))
    yield SeeTheFuture()
    yield from map(PriestCommitment, TEMPLES)
    yield Done()


_ACTIONS: Final = tuple(_actions())
_NUMBERS: Final[dict[Action, tuple[int, ...]]] = {action: (n,) for n, action in enumerate(_ACTIONS)}
_KEPT: Final = {card: len(_ACTIONS) + n for n, card in enumerate(PROPHECIES)}
_KEEP_END: Final = len(_ACTIONS) + len(_KEPT)
_DISCARDED: Final = {card: _KEEP_END + 1 + n for n, card in enumerate(PROPHECIES)}
_DISCARD_END: Final = _KEEP_END + 1 + len(_DISCARDED)
_CARDS: Final = {number: card for way in (_KEPT, _DISCARDED) for card, number in way.items()}

CHOICES: Final = (
    *map(str, _ACTIONS),
    *(f"keep {card}" for card in _KEPT),
    "keep no more",
    *(f"discard {card}" for card in _DISCARDED),
    "discard no more",
)
"""The text of every choice by its number: the texts of actions, and those for one card after the other."""


def numbers(action: Action) -> tuple[int, ...]:
    """Return the choice that makes this action, several for keeping and discarding."""
    match action:
        case KeepHand(cards):
            return (*(_KEPT[card] for card in cards), _KEEP_END)
        case Discard(cards):
            return (*(_DISCARDED[card] for card in cards), _DISCARD_END)
    return _NUMBERS[action]


def chosen(begun: tuple[int, ...]) -> tuple[Card, ...]:
    """Return the cards that these choices keep or discard so far."""
    return tuple(_CARDS[number] for number in begun)
