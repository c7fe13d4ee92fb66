"""Tables that no game would reach: pieces scattered at random over a part of the island.

Games played at random seldom come to narrow places, to bridges in a row or to nearly dead tokens; these do.
"""

import random

from tests.games.mexica.drawings import blank
from tests.games.mexica.oracle.facts import district_sets, districts_of
from tests.games.mexica.oracle.island import COLUMNS, FIRST_CANAL, LAND, PALACE, in_order
from tests.games.mexica.oracle.legal import bridge_places


def scatter(generator: random.Random, *, width: int, height: int, around: str, round_number: int = 2) -> dict:
    """A table with pieces in a window of the island, so many columns wide and rows high."""
    seats = generator.choice([2, 2, 3, 4])
    period = generator.choice([1, 2])
    found = blank(seats, period)
    window = window_of(generator, width, height)
    water = LAND - PALACE - window if around == "water" else FIRST_CANAL
    share = generator.choice([0.1, 0.25, 0.4])
    dug = {space for space in sorted(window - PALACE) if generator.random() < share}
    found["canals"] = in_order(water | dug)
    scatter_bridges(generator, found)
    scatter_tokens(generator, found)
    scatter_temples(generator, found, window)
    scatter_pilli(generator, found, window)
    scatter_supply(generator, found)
    found.update(
        to_move=generator.randrange(seats),
        first=generator.randrange(seats),
        action_points=generator.randrange(7),
        taken_this_turn=generator.randrange(3),
        quiet_rounds=generator.randrange(3),
        round=round_number,
    )
    found["districts"] = districts_of(found)
    return found


def window_of(generator: random.Random, width: int, height: int) -> set[str]:
    """The land of a rectangle somewhere on the island."""
    column, row = generator.randrange(22 - width), generator.randrange(1, 16 - height)
    names = {f"{letter}{row + down}" for letter in COLUMNS[column : column + width] for down in range(height)}
    return names & LAND or window_of(generator, width, height)


def scatter_bridges(generator: random.Random, found: dict) -> None:
    """Up to eleven bridges where they fit; canals and bridges never end at a ramp."""
    for _ in range(generator.choice([0, 2, 5, 11])):
        places = sorted(bridge_places(found))
        if not places:
            return
        space, way = generator.choice(places)
        found["bridges"][space] = way


def scatter_tokens(generator: random.Random, found: dict) -> None:
    """Tokens in some of the districts that have the size of one."""
    for district in district_sets(found):
        spaces = sorted(district - PALACE)
        if spaces and len(district) in found["display"] and generator.random() < 0.4:
            found["tokens"][generator.choice(spaces)] = len(district)
            found["display"].remove(len(district))


def scatter_temples(generator: random.Random, found: dict, window: set[str]) -> None:
    """Temples from everybody's supply on a part of what is still empty."""
    owners = [*range(len(found["seats"])), "neutral"]
    share = generator.choice([0, 0.15, 0.4])
    for space in sorted(window - PALACE - set(found["canals"]) - set(found["tokens"])):
        owner, floors = generator.choice(owners), generator.randint(1, 4)
        if generator.random() < share and take_temple(found, owner, floors):
            found["temples"][space] = {"owner": owner, "floors": floors}


def take_temple(found: dict, owner: int | str, floors: int) -> bool:
    """Takes a temple from a supply that has one; the neutral ones are for two players (R2.7, R2.8)."""
    if owner == "neutral":
        standing = [temple["floors"] for temple in found["temples"].values() if temple["owner"] == owner]
        return len(found["seats"]) == 2 and len(standing) < 10 and sum(standing) + floors <= 28
    supply = found["seats"][owner]["temples"]
    supply[str(floors)] -= 1 if (left := supply[str(floors)]) else 0
    return left > 0


def scatter_pilli(generator: random.Random, found: dict, window: set[str]) -> None:
    """Every Pilli on its own space or bridge, in the window where there is room."""
    taken = set(found["temples"]) | set(found["tokens"])
    land = sorted((window | PALACE) - set(found["canals"]) - taken)
    inside = sorted(set(land) & window) + sorted(found["bridges"])
    generator.shuffle(inside)
    generator.shuffle(land)
    for seat in found["seats"]:
        seat["pilli"] = inside.pop() if inside else next(space for space in land if space not in used(found))


def used(found: dict) -> set[str]:
    """Where Pilli stand already."""
    return {seat["pilli"] for seat in found["seats"]}


def scatter_supply(generator: random.Random, found: dict) -> None:
    """Few tiles and tokens left, as late in a period."""
    for seat in found["seats"]:
        seat["action_tokens"] = generator.choice([0, 0, 1, 3])
    held = sum(seat["action_tokens"] for seat in found["seats"])
    found["supply"] = {
        "single_canals": generator.choice([0, 1, 2, 6]),
        "double_canals": generator.choice([0, 1, 2, 35]),
        "bridges": generator.choice([0, 11 - len(found["bridges"])]),
        "action_tokens": generator.choice([0, 12 - held]),
    }
