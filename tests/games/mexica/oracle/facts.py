"""What the table shows: empty spaces, districts, ramps, water; computed from the dict each time."""

from tests.games.mexica.oracle.island import COASTAL, LAND, NEIGHBOURS, RANK, beside, in_order


def pilli_spaces(table: dict) -> set[str]:
    """Where Pilli stand, on land or on bridges."""
    return {seat["pilli"] for seat in table["seats"] if seat["pilli"] is not None}


def dry(table: dict) -> set[str]:
    """Spaces that are land now: the island without its canals (R1.4)."""
    return LAND - set(table["canals"])


def empty(table: dict) -> set[str]:
    """R1.5: land with no canal, temple, token or Pilli on it."""
    return dry(table) - set(table["temples"]) - set(table["tokens"]) - pilli_spaces(table)


def free_bridges(table: dict) -> set[str]:
    """Bridges on which no Pilli stands."""
    return set(table["bridges"]) - pilli_spaces(table)


def ramps(space: str, direction: str) -> list[str | None]:
    """The two spaces a bridge's ramps face; None is lake outside the drawing."""
    if direction == "ns":
        return [beside(space, 0, -1), beside(space, 0, 1)]
    return [beside(space, -1, 0), beside(space, 1, 0)]


def faced_by_ramps(table: dict) -> set[str | None]:
    """Every space some bridge's ramp faces."""
    return {faced for space, way in table["bridges"].items() for faced in ramps(space, way)}


def pieces(spaces: set[str]) -> list[set[str]]:
    """The maximal sets of spaces joined edge to edge."""
    left, found = set(spaces), []
    while left:
        piece, edge = set(), [left.pop()]
        while edge:
            space = edge.pop()
            piece.add(space)
            joined = NEIGHBOURS[space] & left
            left -= joined
            edge.extend(joined)
        found.append(piece)
    return found


def district_sets(table: dict) -> list[set[str]]:
    """R1.4: the districts as sets of names, in no order."""
    return pieces(dry(table))


def token_in(table: dict, district: set[str]) -> int | None:
    """The size on the token of a founded district, None for an unfounded one."""
    sizes = [size for space, size in table["tokens"].items() if space in district]
    return sizes[0] if sizes else None


def districts_of(table: dict) -> list[dict]:
    """The `districts` entry of the dict, ordered by each district's first space."""
    listed = [
        {"size": len(district), "token": token_in(table, district), "spaces": in_order(district)}
        for district in district_sets(table)
    ]
    return sorted(listed, key=lambda entry: RANK[entry["spaces"][0]])


def district_at(table: dict, space: str) -> set[str]:
    """The district a space belongs to; empty when the space is no land (a Pilli on a bridge, R6.2)."""
    for district in district_sets(table):
        if space in district:
            return district
    return set()


def founded_spaces(table: dict) -> set[str]:
    """Every space of every founded district."""
    founded = [district for district in district_sets(table) if token_in(table, district) is not None]
    return set().union(*founded)


def water_beside(table: dict, water: str) -> set[str]:
    """Water joined to a canal space over its edges, or to the whole lake, which is called `lake` (R1.1)."""
    canals = set(table["canals"])
    if water == "lake":
        return COASTAL & canals
    return (NEIGHBOURS[water] & canals) | ({"lake"} if water in COASTAL else set())


def waters(table: dict) -> list[set[str]]:
    """Bodies of water joined edge to edge."""
    left, bodies = {"lake", *table["canals"]}, []
    while left:
        body, edge = set(), [left.pop()]
        while edge:
            water = edge.pop()
            body.add(water)
            joined = water_beside(table, water) & left
            left -= joined
            edge.extend(joined)
        bodies.append(body)
    return bodies
