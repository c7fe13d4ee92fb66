"""What must hold in any state: souls and cards conserved, heroes where they may be, orders not told."""

import json
from collections import Counter
from random import Random
from typing import Any

from attrs import evolve

from mexica.games.aztekz import rules
from tests.games.aztekz import oracle
from tests.games.aztekz.oracle.ways import CARDS, heroes_of, wide

SOULS = ("sun", "moon", "jaguar", "eagle", "serpent", "maize")
BOX = {"straight": 2, "corner": 4, "three": 24, "cross": 18}
Table = dict[str, Any]


def check_conserved(table: Table, covered: Counter[str]) -> None:
    """All souls and cards of the box are on the table, but for the cards that were covered."""
    souls, cards = Counter(table["supply"]), Counter(table["deck"])
    for lying in table["souls"].values():
        souls.update(lying)
    for seat in table["seats"]:
        for held in (*seat["helpers"], *seat["piles"]):
            souls.update({held["soul"]: held["souls"]} if held["soul"] else {})
            assert (held["soul"] is None) is (held["souls"] == 0)
    cards.update(shape(paths) for paths in table["cards"].values())
    if table["drawn"]:
        cards[table["drawn"]["shape"]] += 1
        souls.update([table["drawn"]["soul"]] if table["drawn"]["soul"] else [])
    assert souls == dict.fromkeys(SOULS, 8)
    assert cards + covered == BOX


def shape(paths: str) -> str:
    """The shape of a card with these paths."""
    return next(shape for shape, ways in CARDS.items() if paths in ways)


def check_pyramid(table: Table) -> None:
    """Within five by five, at most four heroes a card, and every chief joined to a helper."""
    if table["cards"]:
        assert wide(table["cards"]) <= 5
    heroes = Counter(at for seat in table["seats"] for at in heroes_of(seat).values() if at)
    assert max(heroes.values(), default=0) <= 4
    assert set(heroes) <= set(table["cards"])
    for seat in table["seats"]:
        assert not seat["chief"] or oracle.holds_together(table["cards"], seat)


def check_orders(state: rules.State, seed: int) -> None:
    """A state with other hidden orders looks the same and allows the same (A8.1)."""
    other = with_other_orders(state, seed)
    told = rules.describe(state)
    assert json.dumps(rules.describe(other)) == json.dumps(told)
    assert rules.legal_actions(other) == rules.legal_actions(state)
    set_up = rules.position({**json.loads(json.dumps(told)), "seed": seed})
    assert rules.describe(set_up) == told
    assert rules.legal_actions(set_up) == rules.legal_actions(state)
    assert evolve(set_up, deck=state.deck, supply=state.supply, chance=state.chance) == state


def with_other_orders(state: rules.State, seed: int) -> rules.State:
    """The state with another order of deck and supply."""
    generator, deck, supply = Random(seed), list(state.deck), list(state.supply)
    generator.shuffle(deck)
    generator.shuffle(supply)
    return evolve(state, deck=tuple(deck), supply=tuple(supply), chance=generator.getrandbits(32))


def check_end(table: Table) -> None:
    """Points and winners are what the oracle counts."""
    assert [seat["points"] for seat in table["seats"]] == [oracle.points(seat) for seat in table["seats"]]
    assert table["winners"] == (oracle.winners(table["seats"]) if table["phase"] == "over" else [])
