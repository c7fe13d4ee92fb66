"""Moving the Pilli (R7) and the areas of R9, step by step."""

from tests.games.mexica.oracle.facts import empty, free_bridges, pieces, ramps, water_beside, waters
from tests.games.mexica.oracle.island import NEIGHBOURS


def steps_from(table: dict, space: str) -> set[str]:
    """R7.1: where a Pilli on this space can walk in one step."""
    land, bridges = empty(table), free_bridges(table)
    if space in table["bridges"]:
        return {faced for faced in ramps(space, table["bridges"][space]) if faced in land}
    onto = {bridge for bridge in bridges if space in ramps(bridge, table["bridges"][bridge])}
    return (NEIGHBOURS[space] & land) | onto


def boat_prices(table: dict, start: str) -> dict[str, int]:
    """R7.2: every bridge that a boat reaches from a bridge, and the fewest bridges on the way there.

    Rings of water: all spaces reached without another bridge, then the bridges on their rim, and so on.
    """
    if start not in table["bridges"]:
        return {}
    prices: dict[str, int] = {}
    reached, ring, price = {start}, {start}, 0
    while ring:
        price += 1
        next_ring: set[str] = set()
        edge = list(ring)
        while edge:
            space = edge.pop()
            for further in water_beside(table, space) - reached:
                reached.add(further)
                if further in table["bridges"]:
                    prices[further] = price
                    next_ring.add(further)
                else:
                    edge.append(further)
        ring = next_ring
    return prices


def boat_trips(table: dict, start: str) -> dict[str, int]:
    """R7.2: the bridges on which a trip may end, with their prices."""
    free = free_bridges(table)
    return {bridge: price for bridge, price in boat_prices(table, start).items() if bridge in free}


def areas(table: dict, seat: int) -> list[set[str]]:
    """R9.1: the walkable areas as one player's Pilli could use them, its own space included.

    Patches of land first; then each body of water joins its bridges and the patches their ramps face.
    """
    own = {table["seats"][seat]["pilli"]}
    nodes = empty(table) | free_bridges(table) | own
    bridges = nodes & set(table["bridges"])
    land = nodes - bridges
    found = pieces(land)
    for water in waters(table):
        landings = water & bridges
        joined = set(landings)
        for bridge in landings:
            joined |= set(ramps(bridge, table["bridges"][bridge]))
        touched = [area for area in found if area & joined]
        found = [area for area in found if not area & joined]
        if landings:
            found.append(landings.union(*touched))
    return found


def in_largest_area(table: dict, seat: int) -> bool:
    """R9.1: whether a Pilli is in an area that no other exceeds."""
    own = table["seats"][seat]["pilli"]
    found = areas(table, seat)
    mine = next(area for area in found if own in area)
    return len(mine) == max(len(area) for area in found)
