"""Cells, paths and what is joined by them (A1, A6.2, A6.5)."""

from functools import cache, lru_cache
from typing import Any

Table = dict[str, Any]
Cell = tuple[int, int]

SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}
CARDS = {
    "straight": ["ns", "ew"],
    "corner": ["ne", "es", "sw", "nw"],
    "three": ["nes", "esw", "nsw", "new"],
    "cross": ["nesw"],
}


@cache
def cell(text: str) -> Cell:
    column, row = text.split(",")
    return int(column), int(row)


@cache
def name(at: Cell) -> str:
    return f"{at[0]},{at[1]}"


@cache
def beside(at: Cell, side: str) -> Cell:
    return at[0] + SIDES[side][0], at[1] + SIDES[side][1]


@cache
def beyond(at: Cell, side: str) -> tuple[Cell, str, str]:
    """The cell on this side, its name, and the side on which its path would meet one from here."""
    return beside(at, side), name(beside(at, side)), FACING[side]


def linked(cards: dict[str, str], at: Cell) -> list[Cell]:
    """The cells to which a path leads from this one, and from there back."""
    sides = (beyond(at, side) for side in cards.get(name(at), ""))
    return [near for near, there, facing in sides if facing in cards.get(there, "")]


def part(cards: dict[str, str], begin: str) -> set[str]:
    """The cells that are joined to this one by some way of linked cards."""
    return set(_part(tuple(cards.items()), begin))


@lru_cache
def _part(cards_there: tuple[tuple[str, str], ...], begin: str) -> frozenset[str]:
    cards, reached, edge = dict(cards_there), {cell(begin)}, {cell(begin)}
    while edge:
        edge = {near for at in edge for near in linked(cards, at)} - reached
        reached |= edge
    return frozenset(map(name, reached))


def wide(cards: dict[str, str]) -> int:
    """The longer side of the rectangle around the cards."""
    columns, rows = zip(*map(cell, cards), strict=True)
    return max(max(columns) - min(columns), max(rows) - min(rows)) + 1


def heroes_of(seat: Table) -> dict[str, Any]:
    """The cells of a seat's heroes by name, None before the start card."""
    one, two = seat["helpers"]
    return {"chief": seat["chief"], "helper1": one["at"], "helper2": two["at"]}


def standing(table: Table, at: str) -> int:
    """How many heroes stand on a cell."""
    return sum(list(heroes_of(seat).values()).count(at) for seat in table["seats"])


def fits(table: Table, at: str, paths: str) -> bool:
    """Whether the drawn card may be laid so, but for what A5.5 may force."""
    if paths not in CARDS[table["drawn"]["shape"]]:
        return False
    if not table["cards"]:
        return at == "0,0"
    if standing(table, at) or table["souls"].get(at):
        return False
    cards = {**table["cards"], at: paths}
    if wide(cards) > 5 or not linked(cards, cell(at)):
        return False
    return all(holds_together(cards, seat) for seat in table["seats"] if seat["chief"])


def holds_together(cards: dict[str, str], seat: Table) -> bool:
    """Whether the seat's chief is joined to one of its helpers (A6.5)."""
    reached = part(cards, seat["chief"])
    return any(helper["at"] in reached for helper in seat["helpers"])
