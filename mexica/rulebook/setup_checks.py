"""What the setups of all games are checked for."""

from collections import Counter
from collections.abc import Collection, Iterable

from mexica.rulebook.sentence import SentenceError, sentence


def check_seats(game: str, seats: int, first: int, counts: Collection[int]) -> None:
    """Raise SentenceError if the game is not for so many seats, or the first player is none of them."""
    if type(seats) is not int or seats not in counts:
        text = sentence(
            "{game} is for {fewest} to {most} players, not {seats}.",
            game=game,
            fewest=min(counts),
            most=max(counts),
            seats=seats,
        )
        raise SentenceError(text)
    if type(first) is not int or first not in range(seats):
        text = sentence(
            "The first player must be a seat from 0 to {last}, not {first}.", last=seats - 1, first=first
        )
        raise SentenceError(text)


def check_order(what: str, order: Iterable[str], everything: Iterable[str]) -> None:
    """Raise ValueError if an order does not hold everything that belongs to it, and no more."""
    if Counter(order) != Counter(everything):
        raise ValueError(f"The {what} of a setup must hold everything that belongs to it, and no more.")
