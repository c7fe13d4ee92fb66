"""Deck and supply of a description: how many of each are in them, with their faults; orders are drawn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from attrs import frozen

from mexica.games.aztekz.rules.material import (
    CARDS_A_SHAPE,
    SHAPE_OF,
    SHAPES,
    SOULS,
    SOULS_A_KIND,
    Shape,
    Soul,
)
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Drawn, Player
from mexica.rulebook.faults import Faults

_BOX: Final = dict.fromkeys(SOULS, SOULS_A_KIND)


@frozen
class Stock:
    """How many cards of each shape are in the deck, and souls of each kind in the supply."""

    deck: Mapping[Shape, int]
    supply: Mapping[Soul, int]

    def shuffled(self, generator: Random) -> tuple[tuple[Shape, ...], tuple[Soul, ...]]:
        """Return deck and supply in orders drawn from the generator."""
        orders = []
        for things, many in ((SHAPES, self.deck), (SOULS, self.supply)):
            order = [thing for thing in things for _ in range(many[thing])]
            generator.shuffle(order)
            orders.append(tuple(order))
        return orders[0], orders[1]


def read_stock(
    faults: Faults,
    data: Mapping[str, object],
    pyramid: Pyramid,
    players: Sequence[Player],
    drawn: Drawn | None,
) -> Stock:
    """Return what is in deck and supply; what is left out is what is in no place of the table (A8.1)."""
    cards = Counter(SHAPE_OF[pyramid.paths(cell)] for cell in pyramid.cells)
    souls = Counter(_souls_outside(pyramid, players))
    if drawn is not None:
        cards[drawn.shape] += 1
        souls.update([drawn.soul] if drawn.soul else [])
    for what, outside, box, clause in (
        ("deck", cards, CARDS_A_SHAPE, "A2.4"),
        ("supply", souls, _BOX, "A2.2"),
    ):
        for thing, most in box.items():
            if outside[thing] > most:
                there = f"There are {outside[thing]} of {thing} outside the {what}"
                faults.add(f"{there}, and {most} at most in the game ({clause}).")
    return Stock(
        _counts(faults, data, "deck", {shape: CARDS_A_SHAPE[shape] - cards[shape] for shape in SHAPES}),
        _counts(faults, data, "supply", {soul: SOULS_A_KIND - souls[soul] for soul in SOULS}),
    )


def _souls_outside(pyramid: Pyramid, players: Sequence[Player]) -> Iterator[Soul]:
    """The souls that lie on cards, are carried, or freed."""
    for cell in pyramid.cells:
        yield from (soul for soul, many in pyramid.lying(cell) for _ in range(many))
    for player in players:
        yield from (helper.soul for helper in player.helpers if helper.soul for _ in range(helper.souls))
        yield from (pile.soul for pile in player.piles for _ in range(pile.souls))


def _counts(faults: Faults, data: Mapping[str, object], key: str, left: Mapping[str, int]) -> dict[str, int]:
    """How many of each are in deck or supply, at most what is left of the box."""
    if key not in data:
        return {thing: max(0, many) for thing, many in left.items()}
    given = faults.record(key, data[key], (), tuple(left))
    return {
        thing: faults.number(f"{key}: {thing}", given.get(thing, 0), 0, max(0, most))
        for thing, most in left.items()
    }
