"""What a serpent still needs for the next level of a prophecy: the pieces to join at its ends."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import islice
from operator import methodcaller
from typing import Final, NamedTuple

from mexica.games.coatl.rules.cards import PROPHECIES, Prophecy
from mexica.games.coatl.rules.serpent import OPEN
from mexica.games.coatl.rules.worth import reading_points, reading_times

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


class Needs(NamedTuple):
    """What a card is worth beside a serpent, the points more at its next level, and the ways there."""

    points: int
    gain: int
    ways: tuple[Way, ...]


@lru_cache(_REMEMBERED)
def needs(card: str, reading: str) -> Needs:
    """Return what a serpent with this reading still needs for this card."""
    prophecy = PROPHECIES[card]
    times = reading_times(card, reading)
    now = reading_points(card, reading)
    for needed, scored in prophecy.levels if OPEN in reading else ():
        if needed > times:
            return Needs(now, scored - now, _shortest(prophecy, reading, needed - times))
    return Needs(now, 0, ())


def joined(reading: str, way: Way) -> str:
    """Return how the serpent with this reading reads after the pieces of a way were joined."""
    head, tail = reading.startswith(OPEN), reading.endswith(OPEN)
    return OPEN * head + way.head + reading.strip(OPEN) + way.tail + OPEN * tail


def _shortest(prophecy: Prophecy, reading: str, more: int) -> tuple[Way, ...]:
    pattern = prophecy.pattern
    if prophecy.loose:
        left = Counter(pattern) - Counter(reading)
        ways = _at_either_end("".join(left.elements()), reading)
    elif len(pattern) == 1:
        ways = _at_either_end(pattern * more, reading)
    elif prophecy.lone:
        ways = _lone_ways(pattern[0], reading)
    else:
        ways = _ways_to_go_on(pattern, reading)
        if _overlaps(pattern):  # pieces of a row that is there may not serve the next one too (C8.3)
            times = reading_times(prophecy.card, reading)
            ways = (way for way in ways if reading_times(prophecy.card, joined(reading, way)) > times)
        return tuple(islice(ways, _MOST_WAYS))
    return tuple(sorted(set(ways), key=_by_size))


def _by_size(way: Way) -> tuple[int, Way]:
    return way.size, way


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


def _ways_to_go_on(pattern: str, reading: str) -> Iterator[Way]:
    """The ways to complete a row that the serpent has a part of at an open end, or none; short ones first."""
    colours = reading.strip(OPEN)
    head, tail = reading.startswith(OPEN), reading.endswith(OPEN)
    for way, is_there in _parts(pattern):
        if (head or not way.head) and (tail or not way.tail) and is_there(colours):
            yield way


@cache
def _overlaps(pattern: str) -> bool:
    """Whether a row can have begun within another one of it that is there already."""
    items = re.findall(r"[A-Z*]\+?", pattern)
    return "+" in pattern or any(items[:long] == items[-long:] for long in range(1, len(items)))


@cache
def _parts(pattern: str) -> list[tuple[Way, Callable[[str], object]]]:
    """The ways to complete each part of a row, none of it included, with a test for that part."""
    items: list[str] = re.findall(r"[A-Z*]\+?", pattern)
    whole = "".join(item[0] for item in items)
    parts: dict[Way, Callable[[str], object]] = {Way(whole, ""): _always, Way("", whole): _always}
    for begin in range(len(items)):
        for end in range(begin + 1, len(items) + 1):
            if (way := Way(whole[:begin], whole[end:])) != Way("", ""):
                parts[way] = _test("".join(items[begin:end]), way)
    return sorted(parts.items(), key=lambda part: _by_size(part[0]))


def _always(colours: str) -> bool:
    return True


def _test(part: str, way: Way) -> Callable[[str], object]:
    """What tells whether colours have this part of a row where the way goes on."""
    if "+" in part:
        text = part.replace("*", ".")
        return re.compile("^" * bool(way.head) + text + "$" * bool(way.tail)).search
    if way.head and way.tail:
        return part.__eq__
    return methodcaller("startswith" if way.head else "endswith", part)
