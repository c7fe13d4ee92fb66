"""Plans for a serpent: the pieces to join, in order, so that it fulfils several cards at once."""

from collections.abc import Container, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from mexica.games.coatl.ai.needs import Way, joined, needs
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BESIDE
from mexica.games.coatl.rules.worth import reading_points

_PRICE: Final = 0.55  # points of a piece, to tell long ways from short ones
_WIDTH: Final = 3  # plans that are gone on with
_KEPT: Final = 10  # plans that are returned
_LONGEST: Final = 10  # pieces to join
_REMEMBERED: Final = 1 << 14
_STEPS_REMEMBERED: Final = 1 << 16  # pairs of a card and a serpent


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
    playable = tuple([card for card in dict.fromkeys(hand) if card not in beside])
    cards = (*beside, *hand)
    begin = _plan((), "", reading, beside, playable)
    found, beam = {reading: begin}, [begin]
    for _ in range(BESIDE):
        following = [_plan(*path, after, beside, playable) for after, path in _paths(beam, cards, found)]
        beam = sorted(following, key=_RANK, reverse=True)[:_WIDTH]
        found |= {plan.reading: plan for plan in beam}
    return tuple(sorted(found.values(), key=_RANK, reverse=True)[:_KEPT])


def _paths(
    beam: Iterable[Plan], cards: tuple[Card, ...], known: Container[str]
) -> Iterable[tuple[str, tuple[tuple[Way, ...], str]]]:
    """The readings that are not known yet and a step away from these plans, each with one path to it."""
    paths = {}
    for plan in beam:
        room, ways, colours = _LONGEST - len(plan.colours), plan.ways, plan.colours
        for card in cards:
            for after, way, more in _onwards(card, plan.reading):
                if len(more) <= room and after not in known:
                    paths[after] = ((*ways, way), colours + more)
    return paths.items()


@lru_cache(_STEPS_REMEMBERED)
def _onwards(card: Card, reading: str) -> tuple[tuple[str, Way, str], ...]:
    """The ways to a card's next level: how the serpent reads after each, the way, its colours."""
    return tuple([(joined(reading, way), way, way.head + way.tail) for way in needs(card, reading).ways])


def _plan(
    ways: tuple[Way, ...], colours: str, reading: str, beside: tuple[Card, ...], playable: tuple[Card, ...]
) -> Plan:
    points = 0
    for card in beside:
        points += reading_points(card, reading)
    scored = []
    for card in playable:
        if scores := reading_points(card, reading):
            scored.append((scores, card))
    if len(scored) > 1:
        scored.sort(reverse=True)
    scored = scored[: BESIDE - len(beside)]
    for scores, _ in scored:
        points += scores
    cards = tuple([card for _, card in scored])
    return Plan(ways, colours, reading, points, cards, points - _PRICE * len(colours))
