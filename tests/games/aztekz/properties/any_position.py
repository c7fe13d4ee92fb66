"""Positions that no game need have come to: cards, heroes and souls as chance has them, within the rules."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.games.aztekz.oracle.ways import CARDS, cell, name, part, standing

SOULS = ("sun", "moon", "jaguar", "eagle", "serpent", "maize")
DECK = {"straight": 2, "corner": 4, "three": 24, "cross": 18}
Table = dict[str, Any]


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """The description of a position in the middle of a game."""
    generator = Random(draw(st.integers(0, 2**32)))
    seats = draw(st.integers(2, 4))
    deck = [shape for shape, many in DECK.items() for _ in range(many)]
    generator.shuffle(deck)
    cards = _cards(generator, deck, draw(st.integers(3, 25)))
    table: Table = {
        "phase": "turns",
        "to_move": 0,
        "drawn": {"shape": draw(st.sampled_from(list(CARDS))), "soul": None},
        "cards": cards,
        "souls": {},
        "seats": [],
        "quiet_rounds": draw(st.integers(0, 2)),
    }
    while list(map(_shape, cards.values())).count(table["drawn"]["shape"]) >= DECK[table["drawn"]["shape"]]:
        table["drawn"]["shape"] = generator.choice(list(CARDS))
    souls = [soul for soul in SOULS for _ in range(8)]
    generator.shuffle(souls)
    for _ in range(seats):
        table["seats"].append(_seat(generator, table, souls))
    for _ in range(draw(st.integers(0, 12))):
        lying = table["souls"].setdefault(generator.choice(list(cards)), {})
        soul = souls.pop()
        lying[soul] = lying.get(soul, 0) + 1
    return table


def _cards(generator: Random, deck: list[str], many: int) -> dict[str, str]:
    """So many cards in any five by five around the first; linked or not, as later cards can part them."""
    left, top = -generator.randrange(5), -generator.randrange(5)
    cells = [(left + column, top + row) for column in range(5) for row in range(5)]
    generator.shuffle(cells)
    chosen = [(0, 0), *(at for at in cells if at != (0, 0))][:many]
    return {name(at): generator.choice(CARDS[deck.pop()]) for at in chosen}


def _shape(paths: str) -> str:
    return next(shape for shape, ways in CARDS.items() if paths in ways)


def _seat(generator: Random, table: Table, souls: list[str]) -> Table:
    """A seat with its chief joined to one helper at least, on cards with room."""
    chief = _room(generator, table, list(table["cards"]), [])
    near = _room(generator, table, sorted(part(table["cards"], chief)), [chief])
    far = _room(generator, table, list(table["cards"]), [chief, near])
    helpers = [_helper(generator, at, souls) for at in generator.sample([near, far], 2)]
    return {"chief": chief, "helpers": helpers, "piles": []}


def _room(generator: Random, table: Table, cells: list[str], own: list[str]) -> str:
    """One of the cells with room; a start card has room for the three heroes of a seat at first."""
    free = [at for at in cells if standing(table, at) + own.count(at) < 4]
    return generator.choice(free or list(table["cards"]))


def _helper(generator: Random, at: str, souls: list[str]) -> Table:
    many = generator.choice((0, 0, 1, 2, 3))
    kind = generator.choice(SOULS)
    many = min(many, souls.count(kind))
    for _ in range(many):
        souls.remove(kind)
    assert cell(at)
    return {"at": at, "soul": kind if many else None, "souls": many}
