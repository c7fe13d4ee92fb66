"""What must hold in any state: pieces and cards conserved, rules and oracle agreeing, secrets kept."""

import json
from collections import Counter
from functools import cache
from typing import Any

from mexica.games.coatl import rules
from tests.games.coatl import oracle
from tests.games.coatl.cards_data import PROPHECIES, TEMPLES

COLOURS = "YRKGU"
KINDS = {"heads": "h", "bodies": "", "tails": "t"}
FEWER = {2: 14, 3: 18}
Table = dict[str, Any]


def check_conserved(table: Table) -> None:
    """All pieces and cards of the box are on the table, each once."""
    options, seats = table["options"], len(table["seats"])
    assert pieces(table) == box(seats, options["fewer_segments"])
    assert prophecies(table) == prophecies_dealt(options["promo"])
    assert temples(table) == temples_dealt(options["promo"])
    for seat in table["seats"]:
        assert len(seat["board"]) <= 8
        assert len(seat["hand"]) <= (6 if table["phase"] == "keeping" else 5)


@cache
def box(seats: int, fewer: bool) -> Counter[str]:
    bodies = FEWER.get(seats, 24) if fewer else 24
    return Counter({kind + c: 3 if kind else bodies for kind in KINDS.values() for c in COLOURS})


def pieces(table: Table) -> Counter[str]:
    found = [piece for space in table["supply"].values() for piece in space]
    for bag, kind in KINDS.items():
        assert Counter(table["orders"][bag]) == +Counter(table["bags"][bag])
        found += [kind + colour for colour in table["orders"][bag]]
    for seat in table["seats"]:
        found += seat["board"]
        found += [piece for serpent in seat["serpents"] for piece in serpent["pieces"]]
    return Counter(found)


def prophecies(table: Table) -> Counter[str]:
    orders = table["orders"]
    assert (len(orders["deck"]), len(orders["discards"])) == (table["deck"], table["discards"])
    found = [*table["display"], *orders["deck"], *orders["discards"]]
    for seat in table["seats"]:
        found += seat["hand"]
        found += [card for serpent in seat["serpents"] for card in serpent["prophecies"]]
    return Counter(found)


def temples(table: Table) -> Counter[str]:
    found = [card for pile in table["orders"]["piles"] for card in pile]
    for seat in table["seats"]:
        found += seat["temples"]
        found += [serpent["temple"] for serpent in seat["serpents"] if serpent["temple"]]
    return Counter(found)


@cache
def prophecies_dealt(promo: bool) -> Counter[str]:
    dealt = {card: data for card, data in PROPHECIES.items() if promo or data["set"] == "base"}
    return Counter({card: data["copies"] for card, data in dealt.items()})


@cache
def temples_dealt(promo: bool) -> Counter[str]:
    return Counter(card for card, data in TEMPLES.items() if promo or data["set"] == "base")


def check_round_trip(state: rules.State) -> None:
    """The description sets up the same state."""
    assert rules.position(json.loads(json.dumps(rules.describe(state)))) == state


def check_secrets(state: rules.State, seed: int) -> None:
    """A state with other hidden cards looks the same to a seat, and lets it do the same (C13.1)."""
    for seat in range(state.seats):
        seen = rules.describe(state, seat)
        other = rules.position({**json.loads(json.dumps(seen)), "seed": seed})
        assert rules.describe(other, seat) == seen
        check_conserved(rules.describe(other))
        if rules.to_move(state) == seat:
            assert rules.legal_actions(other) == rules.legal_actions(state)


def check_end(table: Table) -> None:
    """Points and winners are what the oracle counts."""
    ranks = []
    for seat in table["seats"]:
        finished = [serpent for serpent in seat["serpents"] if serpent["finished"]]
        points = [oracle.serpent_points(serpent) for serpent in finished]
        assert [serpent["points"] for serpent in finished] == points
        assert seat["points"] == sum(points)
        cards = sum(len(one["prophecies"]) + (one["temple"] is not None) for one in finished)
        ranks.append((sum(points), cards, max(points, default=0)))
    assert table["winners"] == [number for number, rank in enumerate(ranks) if rank == max(ranks)]
