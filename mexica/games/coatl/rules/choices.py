"""Some of the cards of a hand, in which two of a type count alike."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from mexica.games.coatl.rules.cards import Card, in_order


def choices(hand: Sequence[Card], most: int) -> list[tuple[Card, ...]]:
    """Return each choice of at most so many of these cards once, the smaller ones first."""
    cards = in_order(hand)
    every = (chosen for many in range(min(most, len(cards)) + 1) for chosen in combinations(cards, many))
    return list(dict.fromkeys(every))


def missing(wanted: Iterable[Card], hand: Iterable[Card]) -> bool:
    """Return whether the hand lacks one of the cards that are wanted."""
    return bool(Counter(wanted) - Counter(hand))


def without(hand: Iterable[Card], away: Iterable[Card]) -> tuple[Card, ...]:
    """Return the hand without these cards, in the same order."""
    left = Counter(away)
    kept = []
    for card in hand:
        if left[card]:
            left[card] -= 1
        else:
            kept.append(card)
    return tuple(kept)
