"""What a serpent still needs for the next level of a prophecy: the pieces to join at its ends."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from attrs import frozen

from mexica.games.coatl.rules.cards import PROPHECIES, Prophecy
from mexica.games.coatl.rules.serpent import OPEN
from mexica.games.coatl.rules.worth import points, reading_times

OTHER: Final = "*"  # a piece of any colour that serves no other purpose
_MOST_WAYS: Final = 4
_REMEMBERED: Final = 1 << 17  # pairs of a card and a serpent


class Way(NamedTuple):
    """The colours to join at the head end and at the tail end, both read from head to tail."""

    head: str
    tail: str

    @property
    def size(self) -> int:
        """How many pieces it takes."""
        return len(self.head) + len(self.tail)


@frozen
class Needs:
    """What a card is worth beside a serpent, the points more at its next level, and the ways there."""

    points: int
    gain: int
    ways: tuple[Way, ...]


@lru_cache(_REMEMBERED)
def needs(card: str, reading: str) -> Needs:
    """Return what a serpent with this reading still needs for this card."""
    prophecy = PROPHECIES[card]
    times = reading_times(card, reading)
    now = points(prophecy.levels, times)
    following = next(((needed, scored) for needed, scored in prophecy.levels if needed > times), None)
    if following is None or OPEN not in reading:
        return Needs(now, 0, ())
    ways = sorted(set(_ways(prophecy, reading, following[0] - times)), key=lambda way: (way.size, way))
    return Needs(now, following[1] - now, tuple(ways[:_MOST_WAYS]))


def joined(reading: str, way: Way) -> str:
    """Return how the serpent with this reading reads after the pieces of a way were joined."""
    head, tail = reading.startswith(OPEN), reading.endswith(OPEN)
    return OPEN * head + way.head + reading.strip(OPEN) + way.tail + OPEN * tail


def _ways(prophecy: Prophecy, reading: str, more: int) -> Iterator[Way]:
    if prophecy.loose:
        left = Counter(prophecy.pattern) - Counter(reading)
        yield from _at_either_end("".join(left.elements()), reading)
    elif len(prophecy.pattern) == 1:
        yield from _at_either_end(prophecy.pattern * more, reading)
    elif prophecy.lone:
        yield from _lone_ways(prophecy.pattern[0], reading)
    else:
        yield from _ways_to_go_on(_items(prophecy.pattern), reading)


def _at_either_end(colours: str, reading: str) -> Iterator[Way]:
    if reading.endswith(OPEN):
        yield Way("", colours)
    if reading.startswith(OPEN):
        yield Way(colours, "")


def _lone_ways(colour: str, reading: str) -> Iterator[Way]:
    """The ways to a lone pair at an open end; a piece of another colour settles it (C8.5)."""
    colours = reading.strip(OPEN)
    before = OTHER if reading.startswith(OPEN) and not colours else ""
    if reading.endswith(OPEN):
        run = len(colours) - len(colours.rstrip(colour))
        yield Way(before, _to_a_pair(colour, run))
    if reading.startswith(OPEN) and colours:
        run = len(colours) - len(colours.lstrip(colour))
        yield Way(_to_a_pair(colour, run)[::-1], "")


def _to_a_pair(colour: str, run: int) -> str:
    """What follows so many of the colour at an end to make and settle a lone pair."""
    return {0: colour * 2 + OTHER, 1: colour + OTHER, 2: OTHER}.get(run, OTHER + colour * 2 + OTHER)


def _ways_to_go_on(items: list[str], reading: str) -> Iterator[Way]:
    """The ways to complete a row that the serpent has a part of at an open end, or none of it."""
    colours = reading.strip(OPEN)
    head, tail = reading.startswith(OPEN), reading.endswith(OPEN)
    whole = "".join(item[0] for item in items)
    yield from _at_either_end(whole, reading)
    for begin in range(len(items)):
        for end in range(begin + 1, len(items) + 1):
            at_head, at_tail = begin > 0, end < len(items)
            if (at_head and not head) or (at_tail and not tail) or not (at_head or at_tail):
                continue
            if _expression(tuple(items[begin:end]), at_head, at_tail).search(colours):
                yield Way(whole[:begin], whole[end:])


def _items(pattern: str) -> list[str]:
    return re.findall(r"[A-Z*]\+?", pattern)


@lru_cache(None)
def _expression(items: tuple[str, ...], from_head: bool, to_tail: bool) -> re.Pattern[str]:
    text = "".join(items).replace("*", ".")
    return re.compile("^" * from_head + text + "$" * to_tail)
