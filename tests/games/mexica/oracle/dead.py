"""R12.2 by trying everything: can a district of this size still be cut and founded?

The search takes a space for the district, then decides of every space on its rim whether it joins the
district or becomes canal. After so many decisions it gives up; small districts and few tiles get an answer.
"""

from tests.games.mexica.oracle.facts import district_sets, token_in
from tests.games.mexica.oracle.island import NEIGHBOURS, PALACE, in_order


class GaveUpError(Exception):
    """The search needed more decisions than allowed."""


def has_room(table: dict, district: set[str]) -> bool:
    """Room for token and founder: a temple-free non-palace space, and another temple-free space."""
    free = district - set(table["temples"])
    return len(free) >= 2 and len(free - PALACE) >= 1


def tiled(rim: frozenset[str], spare: frozenset[str], singles: int, doubles: int, seen: set) -> bool:
    """Whether tiles can cover the whole rim; doubles may extend onto spare spaces."""
    if not rim:
        return True
    if singles + 2 * doubles < len(rim) or (rim, spare, singles, doubles) in seen:
        return False
    seen.add((rim, spare, singles, doubles))
    space = min(rim, key=lambda each: (len(NEIGHBOURS[each] & rim), each))
    if doubles:
        for other in in_order(NEIGHBOURS[space] & rim) + in_order(NEIGHBOURS[space] & spare):
            if tiled(rim - {space, other}, spare - {other}, singles, doubles - 1, seen):
                return True
    return singles > 0 and tiled(rim - {space}, spare, singles - 1, doubles, seen)


class Cutting:
    """The search for a district of one size inside one unfounded district."""

    def __init__(self, table: dict, district: set[str], size: int, decisions: int) -> None:
        self.table = table
        self.district = district
        self.size = size
        self.left = decisions
        self.cuttable = district - PALACE - set(table["temples"])
        self.singles = table["supply"]["single_canals"]
        self.doubles = table["supply"]["double_canals"]

    def possible(self) -> bool:
        """Whether the district can be cut to one of the size, with room in it."""
        before: set[str] = set()
        for first in in_order(self.district):
            if self.grow({first}, set(), before):
                return True
            before = before | {first}
        return False

    def grow(self, inside: set[str], canal: set[str], outside: set[str]) -> bool:
        """Decides the next space of the rim; spaces in `outside` may not join."""
        self.left -= 1
        if self.left < 0:
            raise GaveUpError
        rim = {near for space in inside for near in NEIGHBOURS[space] & self.district} - inside
        canal = canal | (rim & outside)
        if not canal <= self.cuttable or len(canal) > self.singles + 2 * self.doubles:
            return False
        if len(inside) == self.size:
            return self.finished(inside, rim)
        open_rim = in_order(rim - canal)
        if not open_rim:
            return False
        space = open_rim[0]
        return self.grow(inside | {space}, canal, outside) or self.grow(
            inside, canal | {space}, outside | {space}
        )

    def finished(self, inside: set[str], rim: set[str]) -> bool:
        """Whether the district has room and tiles can cover its rim."""
        if not rim <= self.cuttable or not has_room(self.table, inside):
            return False
        spare = frozenset(self.cuttable - inside - rim)
        return tiled(frozenset(rim), spare, self.singles, self.doubles, set())


def fate(table: dict, size: int, decisions: int = 8_000) -> bool | None:
    """True when a token of the size can still be founded, False when it is dead (R12.2), None when unsure."""
    unsure = False
    for district in sorted(district_sets(table), key=len):
        if token_in(table, district) is None and len(district) >= size:
            try:
                if Cutting(table, district, size, decisions).possible():
                    return True
            except GaveUpError:
                unsure = True
    return None if unsure else False
