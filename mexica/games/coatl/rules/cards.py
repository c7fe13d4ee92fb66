"""The cards of the box: what each prophecy (C8) and each temple (C9) asks for, and what it scores."""

from collections.abc import Iterable
from typing import Final

from attrs import field, frozen

Card = str
"""A card by its type, as "P15" or "T4"."""

Levels = tuple[tuple[int, int], ...]

PROMO_PROPHECIES: Final = range(49, 55)
PROMO_TEMPLES: Final = range(15, 20)


@frozen
class Prophecy:
    """A type of prophecy card.

    `suit` is the colour of the card itself. One fulfilment is `pattern`, the codes of pieces side by side,
    head side first; `+` after a code stands for one or more of it, and `*` for any colour. A `lone` pattern
    has no further piece of its colour beside it (C8.5); in a `loose` one the pieces may lie anywhere in any
    order. `levels` pairs numbers of fulfilments with points, ascending. `copies` of it are in the deck.
    """

    card: Card
    suit: str
    pattern: str
    levels: Levels
    lone: bool = False
    loose: bool = False
    copies: int = 1


@frozen
class Temple:
    """A temple card: its requirements (C9.1), and its points by how many of them are met.

    `length` is a number of pieces, `absent` a colour, `equal` two colours, `without` a suit of prophecies
    that must not lie beside the serpent; what is None is not asked for.
    """

    card: Card
    length: int | None = None
    absent: str | None = None
    equal: str | None = None
    without: str | None = None
    points: tuple[int, ...] = field(default=(0, 3, 7))


def _family(first: int, suit: str, patterns: str, levels: Levels, **kind: bool | int) -> Iterable[Prophecy]:
    for number, pattern in enumerate(patterns.split(), first):
        yield Prophecy(
            f"P{number}",
            suit,
            pattern,
            levels,
            lone=bool(kind.get("lone")),
            loose=bool(kind.get("loose")),
            copies=kind.get("copies", 1),
        )


_COUNT: Final = ((3, 2), (4, 3), (5, 4), (6, 5))
_ALL_PROPHECIES: Final = (
    *_family(0, "red", "Y R K G U", _COUNT, copies=2),
    *_family(5, "black", "YY RR KK GG UU", ((1, 2), (2, 5)), lone=True),
    *_family(10, "black", "YYY RRR KKK GGG UUU", ((1, 3), (2, 7))),
    *_family(15, "blue", "YG RK YU GU KG YK RU", ((1, 1), (2, 3), (3, 5))),
    *_family(22, "blue", "KUKU YRYR RGRG", ((1, 5),)),
    *_family(25, "yellow", "RRRGG KKGGG YYUUU", ((1, 6),)),
    *_family(28, "yellow", "UUYY RRUU KKYY GGRR", ((1, 4),)),
    *_family(32, "yellow", "YKRGU RKUYG KGRUY", ((1, 7),)),
    *_family(35, "green", "YK+R GY+K YU+G UG+K RK+U RU+Y GR+K GY+G UG+U", ((1, 2), (2, 6))),
    *_family(44, "green", "KY*+YK GK*+KG KU*+UK YR*+RY RU*+UR", ((1, 4),)),
    *_family(49, "red", "YYGGR KKUUR RRKKG", ((1, 3),), loose=True),
    *_family(52, "red", "YYKKRU GGUUYK YYRRGU", ((1, 4),), loose=True),
)
_ALL_TEMPLES: Final = (
    Temple("T0", absent="Y", length=7),
    Temple("T1", absent="K", length=8),
    Temple("T2", absent="G", length=9),
    Temple("T3", absent="U", length=10),
    Temple("T4", absent="R", length=11),
    Temple("T5", equal="RY", length=12),
    Temple("T6", equal="YG", length=6),
    Temple("T7", equal="UK", length=9),
    Temple("T8", equal="RG", length=6),
    Temple("T9", equal="UY", length=12),
    Temple("T10", absent="K", equal="UR"),
    Temple("T11", absent="U", equal="KR"),
    Temple("T12", absent="G", equal="KY"),
    Temple("T13", absent="R", equal="UG"),
    Temple("T14", absent="Y", equal="KG"),
    Temple("T15", without="blue", equal="RU", length=10, points=(0, 3, 6, 10)),
    Temple("T16", without="red", equal="YK"),
    Temple("T17", without="black", length=11),
    Temple("T18", without="green", length=8),
    Temple("T19", without="yellow", absent="G"),
)

PROPHECIES: Final = {prophecy.card: prophecy for prophecy in _ALL_PROPHECIES}
TEMPLES: Final = {temple.card: temple for temple in _ALL_TEMPLES}


def is_prophecy(card: object) -> bool:
    """Return whether this is a type of prophecy."""
    return isinstance(card, str) and card in PROPHECIES


def is_temple(card: object) -> bool:
    """Return whether this is a type of temple."""
    return isinstance(card, str) and card in TEMPLES


def number(card: Card) -> int:
    """Return the number of a card's type; cards are sorted by it."""
    return int(card[1:])


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of one kind by their numbers."""
    return tuple(sorted(cards, key=number))


def prophecy_deck(promo: bool) -> list[Card]:
    """Return all prophecies that are played with, by their numbers (C2.3, C11.2)."""
    return [
        card
        for card, prophecy in PROPHECIES.items()
        if promo or number(card) not in PROMO_PROPHECIES
        for _ in range(prophecy.copies)
    ]


def temple_deck(promo: bool) -> list[Card]:
    """Return all temples that are played with, by their numbers (C2.3, C11.2)."""
    return [card for card in TEMPLES if promo or number(card) not in PROMO_TEMPLES]
