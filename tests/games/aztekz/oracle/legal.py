"""Which actions are legal, by judging every action text there is (A3 to A6)."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import product
from typing import Any

from tests.games.aztekz.oracle.ways import CARDS, cell, fits, heroes_of, linked, name, standing

SOULS = ["sun", "moon", "jaguar", "eagle", "serpent", "maize"]
HEROES = ["chief", "helper1", "helper2"]
Table = dict[str, Any]


def everything(seats: int) -> Iterator[str]:
    """Every action text in a game of so many seats, possible or not."""
    yield "decline"
    for column, row in product(range(-5, 6), repeat=2):
        yield from (f"lay {column},{row} {paths}" for ways in CARDS.values() for paths in ways)
    yield from _deeds(seats)


@cache
def _deeds(seats: int) -> tuple[str, ...]:
    """Every action text that is a deed of a hero."""
    return tuple(_each_deed(seats))


def _each_deed(seats: int) -> Iterator[str]:
    for column, row in product(range(-5, 6), repeat=2):
        yield from (f"step {hero} {column},{row}" for hero in HEROES)
    for hero in HEROES:
        yield from (f"take {hero} {soul} {many}" for soul in SOULS for many in range(10))
        yield from (f"{deed} {hero}" for deed in ("drop", "give", "scare"))
        yield from (f"steal {seat} {hero}" for seat in range(seats))


def legal(table: Table) -> set[str]:
    """The texts of all legal actions in the position with this description."""
    if table["phase"] == "over":
        return set()
    lays = {text for text in _near(table) if _may_lay(table, *text.split()[1:])}
    if table["phase"] == "starting":
        return lays
    deeds = {text for text in _deeds(len(table["seats"])) if _may_do(table, text)}
    may_decline = (not lays or len(table["cards"]) == 25) and not _scared(table)
    return lays | deeds | ({"decline"} if may_decline else set())


def _near(table: Table) -> Iterator[str]:
    """The texts of laying a card on any cell that is, or is next to, a card."""
    cells = {cell(text) for text in table["cards"]} or {(0, 0)}
    near = {(column + x, row + y) for column, row in cells for x, y in product((-1, 0, 1), repeat=2)}
    return (f"lay {name(at)} {paths}" for at in near for ways in CARDS.values() for paths in ways)


def _may_lay(table: Table, at: str, paths: str) -> bool:
    if _scared(table) and at != _scared(table):
        return False
    covers_a_start_card = table["phase"] == "starting" and at in table["cards"]
    return not covers_a_start_card and fits(table, at, paths)


def _scared(table: Table) -> Any:
    return table["moving"] and table["moving"]["scared"]


def _may_do(table: Table, text: str) -> bool:
    deed, *words = text.split()
    hero = "chief" if deed == "steal" else words[0]
    if table["moving"] and table["moving"]["hero"] != hero:
        return False
    judge = {"step": _may_step, "take": _may_take, "drop": _may_drop, "give": _may_give}
    judge |= {"scare": _may_scare, "steal": _may_steal}
    if deed in ("take", "drop", "give", "scare") and hero == "chief":
        return False
    return judge[deed](table, *words)


def _mine(table: Table) -> Table:
    return table["seats"][table["to_move"]]


def _helper(table: Table, hero: str) -> Table:
    return _mine(table)["helpers"][HEROES.index(hero) - 1]


def _steps(table: Table) -> int:
    return table["moving"]["steps"] if table["moving"] else 0


def _may_step(table: Table, hero: str, at: str) -> bool:
    begin = heroes_of(_mine(table))[hero]
    if _steps(table) >= (1 if hero == "chief" else 3) or cell(at) not in linked(table["cards"], cell(begin)):
        return False
    if standing(table, at) >= 4 or at == _scared(table):
        return False
    return not _scared(table) or _can_finish(_stepped(table, hero, at), hero)


def _stepped(table: Table, hero: str, at: str) -> Table:
    moved = deepcopy(table)
    _helper(moved, hero)["at"] = at
    moved["moving"]["steps"] += 1
    return moved


def _can_finish(table: Table, hero: str) -> bool:
    """Whether the scared card can be covered, now or after more steps (A5.5)."""
    scared = _scared(table)
    if any(fits(table, scared, paths) for paths in CARDS[table["drawn"]["shape"]]):
        return True
    at = _helper(table, hero)["at"]
    return any(_may_step(table, hero, name(near)) for near in linked(table["cards"], cell(at)))


def _may_take(table: Table, hero: str, soul: str, many: str) -> bool:
    helper = _helper(table, hero)
    there = table["souls"].get(helper["at"], {}).get(soul, 0)
    return 1 <= int(many) <= there and helper["soul"] in (None, soul)


def _may_drop(table: Table, hero: str) -> bool:
    return _helper(table, hero)["souls"] > 0


def _may_give(table: Table, hero: str) -> bool:
    helper = _helper(table, hero)
    return helper["souls"] >= 2 and helper["at"] == _mine(table)["chief"]


def _may_scare(table: Table, hero: str) -> bool:
    helper = _helper(table, hero)
    at = helper["at"]
    if _scared(table) or standing(table, at) > 1 or not (helper["souls"] or table["souls"].get(at)):
        return False
    scared = deepcopy(table)
    scared["moving"] = {"hero": hero, "steps": _steps(table), "stolen": False, "scared": at}
    scared["souls"].pop(at, None)
    _helper(scared, hero).update(soul=None, souls=0)
    return any(_may_step(scared, hero, name(near)) for near in linked(table["cards"], cell(at)))


def _may_steal(table: Table, seat: str, hero: str) -> bool:
    victim, at = table["seats"][int(seat)], _mine(table)["chief"]
    if int(seat) == table["to_move"] or hero == "chief" or victim["chief"] == at:
        return False
    helper = victim["helpers"][HEROES.index(hero) - 1]
    return not (table["moving"] and table["moving"]["stolen"]) and helper["at"] == at and helper["souls"] >= 2
