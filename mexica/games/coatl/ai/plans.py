"""Plans for a serpent: the pieces to join, in order, so that it fulfils several cards at once."""

from collections.abc import Container, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from mexica.games.coatl.ai.needs import Way, needs
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BESIDE
from mexica.games.coatl.rules.serpent import OPEN
from mexica.games.coatl.rules.worth import reading_points

_PRICE: Final = 0.55  # points of a piece, to tell long ways from short ones
_WIDTH: Final = 3  # plans that are gone on with
_KEPT: Final = 10  # plans that are returned
_LONGEST: Final = 10  # pieces to join
_REMEMBERED: Final = 1 << 14


class Plan(NamedTuple):
    """Ways to join pieces, one after another, the reading after them, and what is scored then.

    `colours` are those of all pieces to join; `cards` are the cards in hand that score beside the serpent,
    the best ones first. `rank` is by how much the points exceed the usual price of the pieces.
    """

    ways: tuple[Way, ...]
    colours: str
    reading: str
    points: int
    cards: tuple[Card, ...]
    rank: float


_RANK: Final = attrgetter("rank")


@lru_cache(_REMEMBERED)
def plans(reading: str, beside: tuple[Card, ...], hand: tuple[Card, ...]) -> tuple[Plan, ...]:
    """Return promising plans for a serpent with these cards beside it and in hand, also to join nothing."""
    begin = _plan((), "", reading, beside, hand)
    found, beam = {reading: begin}, [begin]
    for _ in range(BESIDE):
        following = [_plan(*path, after, beside, hand) for after, path in _paths(beam, beside, hand, found)]
        beam = sorted(following, key=_RANK, reverse=True)[:_WIDTH]
        found |= {plan.reading: plan for plan in beam}
    return tuple(sorted(found.values(), key=_RANK, reverse=True)[:_KEPT])


def _paths(
    beam: Iterable[Plan], beside: tuple[Card, ...], hand: tuple[Card, ...], known: Container[str]
) -> Iterable[tuple[str, tuple[tuple[Way, ...], str]]]:
    """The readings that are not known yet and a step away from these plans, each with one path to it."""
    paths = {}
    for plan in beam:
        room, colours = _LONGEST - len(plan.colours), plan.reading.strip(OPEN)
        head, tail = OPEN * plan.reading.startswith(OPEN), OPEN * plan.reading.endswith(OPEN)
        for card in (*beside, *hand):
            for way in needs(card, plan.reading).ways:
                after = f"{head}{way.head}{colours}{way.tail}{tail}"
                if len(way.head) + len(way.tail) <= room and after not in known:
                    paths[after] = ((*plan.ways, way), plan.colours + way.head + way.tail)
    return paths.items()


def _plan(
    ways: tuple[Way, ...], colours: str, reading: str, beside: tuple[Card, ...], hand: tuple[Card, ...]
) -> Plan:
    points = 0
    for card in beside:
        points += reading_points(card, reading)
    scored = []
    for card in hand:
        if (scores := reading_points(card, reading)) and card not in beside and (scores, card) not in scored:
            scored.append((scores, card))
    scored.sort(reverse=True)
    room = BESIDE - len(beside)
    for scores, _ in scored[:room]:
        points += scores
    cards = tuple([card for _, card in scored[:room]])
    return Plan(ways, colours, reading, points, cards, points - _PRICE * len(colours))
