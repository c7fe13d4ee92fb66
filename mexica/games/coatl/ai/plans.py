"""Plans for a serpent: the pieces to join, in order, so that it fulfils several cards at once."""

from functools import lru_cache
from typing import Final

from attrs import frozen

from mexica.games.coatl.ai.needs import Way, joined, needs
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BESIDE

_PRICE: Final = 0.55  # points of a piece, to tell long ways from short ones
_WIDTH: Final = 3  # plans that are gone on with
_KEPT: Final = 10  # plans that are returned
_LONGEST: Final = 10  # pieces to join
_REMEMBERED: Final = 1 << 14


@frozen
class Plan:
    """Ways to join pieces, one after another, the reading after them, and what is scored then.

    `colours` are those of all pieces to join; `cards` are the cards in hand that score beside the serpent,
    the best ones first.
    """

    ways: tuple[Way, ...]
    colours: str
    reading: str
    points: int
    cards: tuple[Card, ...]


@lru_cache(_REMEMBERED)
def plans(reading: str, beside: tuple[Card, ...], hand: tuple[Card, ...]) -> tuple[Plan, ...]:
    """Return promising plans for a serpent with these cards beside it and in hand, also to join nothing."""
    begin = _plan((), "", reading, beside, hand)
    found, beam = {reading: begin}, [begin]
    for _ in range(BESIDE):
        following = [
            _plan((*plan.ways, way), plan.colours + way.head + way.tail, after, beside, hand)
            for plan in beam
            for card in (*beside, *hand)
            for way in needs(card, plan.reading).ways
            if len(plan.colours) + way.size <= _LONGEST and (after := joined(plan.reading, way)) not in found
        ]
        new = {plan.reading: plan for plan in sorted(following, key=_rank)}
        beam = sorted(new.values(), key=_rank, reverse=True)[:_WIDTH]
        found |= {plan.reading: plan for plan in beam}
    return tuple(sorted(found.values(), key=_rank, reverse=True)[:_KEPT])


def _plan(
    ways: tuple[Way, ...], colours: str, reading: str, beside: tuple[Card, ...], hand: tuple[Card, ...]
) -> Plan:
    scores = ((needs(card, reading).points, card) for card in dict.fromkeys(hand) if card not in beside)
    scored = sorted((pair for pair in scores if pair[0]), reverse=True)[: BESIDE - len(beside)]
    points = sum(needs(card, reading).points for card in beside) + sum(one for one, _ in scored)
    return Plan(ways, colours, reading, points, tuple(card for _, card in scored))


def _rank(plan: Plan) -> float:
    return plan.points - _PRICE * len(plan.colours)
