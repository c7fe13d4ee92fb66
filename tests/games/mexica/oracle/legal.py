"""Which action texts are legal, what each costs, and every text worth asking about."""

from collections.abc import Iterator

from tests.games.mexica.oracle.changes import changed_board
from tests.games.mexica.oracle.dead import has_room
from tests.games.mexica.oracle.facts import (
    district_at,
    district_sets,
    dry,
    empty,
    faced_by_ramps,
    founded_spaces,
    free_bridges,
    pilli_spaces,
    ramps,
    token_in,
)
from tests.games.mexica.oracle.island import EVERY_SPACE, LAND, NEIGHBOURS, PALACE, STARTS, in_order
from tests.games.mexica.oracle.travel import boat_prices, boat_trips, in_largest_area, steps_from


def cost(table: dict, text: str) -> int:
    """The AP an action takes (R4 to R8, R10); free ones 0."""
    kind, *words = text.split()
    if kind in ("canal", "bridge", "move-bridge", "walk", "take"):
        return 1
    if kind == "temple":
        return int(words[1])
    if kind == "boat":
        return boat_prices(table, table["seats"][table["to_move"]]["pilli"])[words[0]]
    return 5 if kind == "flat" else 0


def legal(table: dict) -> set[str]:
    """Every legal action text."""
    if table["phase"] == "placing":
        return {f"start {space}" for space in STARTS - pilli_spaces(table)}
    if table["phase"] == "answering":
        return {"agree", "decline"}
    if table["phase"] == "over":
        return set()
    seat = table["seats"][table["to_move"]]
    purse = table["action_points"] + seat["action_tokens"]
    affordable = {text for text in on_the_table(table, seat) if cost(table, text) <= purse}
    if table["round"] == 1:
        return harmless(table, affordable)
    return affordable


def on_the_table(table: dict, seat: dict) -> Iterator[str]:
    """The actions that their clauses allow, regardless of price and of R9."""
    yield "end"
    for size in set(table["display"]) - sizes_that_stand(table):
        yield f"propose {size}"
    if table["taken_this_turn"] < 2 and table["supply"]["action_tokens"] > 0:
        yield "take"
    yield from canals(table)
    yield from bridges(table)
    yield from temples(table, seat)
    yield from moves(table, seat)
    yield from foundings(table, seat)


def canals(table: dict) -> Iterator[str]:
    """R4.1 and R4.2."""
    allowed = empty(table) - PALACE - faced_by_ramps(table) - founded_spaces(table)
    if table["supply"]["single_canals"] > 0:
        for space in allowed:
            yield f"canal {space}"
    if table["supply"]["double_canals"] > 0:
        for space in allowed:
            for other in NEIGHBOURS[space] & allowed:
                yield "canal " + " ".join(in_order([space, other]))


def bridge_places(table: dict) -> set[tuple[str, str]]:
    """R5.1: the spaces and directions a bridge fits."""
    places, land = set(), dry(table)
    for space in set(table["canals"]) - set(table["bridges"]):
        for way in ("ns", "ew"):
            if all(faced in land for faced in ramps(space, way)):
                places.add((space, way))
    return places


def bridges(table: dict) -> Iterator[str]:
    """R5.1 and R5.4."""
    if table["supply"]["bridges"] > 0:
        for space, way in bridge_places(table):
            yield f"bridge {space} {way}"
        return
    for old in free_bridges(table):
        rest = {space: way for space, way in table["bridges"].items() if space != old}
        for space, way in bridge_places({**table, "bridges": rest}):
            if (space, way) != (old, table["bridges"][old]):
                yield f"move-bridge {old} {space} {way}"


def temples(table: dict, seat: dict) -> Iterator[str]:
    """R6.1 and R6.2."""
    for space in district_at(table, seat["pilli"]) & (empty(table) - PALACE):
        for floors, left in seat["temples"].items():
            if left > 0:
                yield f"temple {space} {floors}"


def moves(table: dict, seat: dict) -> Iterator[str]:
    """R7."""
    for space in steps_from(table, seat["pilli"]):
        yield f"walk {space}"
    for space in boat_trips(table, seat["pilli"]):
        yield f"boat {space}"
    for space in empty(table) | free_bridges(table):
        yield f"flat {space}"


def foundings(table: dict, seat: dict) -> Iterator[str]:
    """R8.1."""
    district = district_at(table, seat["pilli"])
    if district and token_in(table, district) is None and len(district) in table["display"]:
        for space in district & (empty(table) - PALACE):
            yield f"found {space}"


def sizes_that_stand(table: dict) -> set[int]:
    """R12.3: the sizes of the unfounded districts that have room for token and founder as they are."""
    unfounded = [district for district in district_sets(table) if token_in(table, district) is None]
    return {len(district) for district in unfounded if has_room(table, district)}


def protected(table: dict) -> list[int]:
    """R9.1: the opponents who are in a largest area now, and whom no action may take out of it."""
    seats = range(len(table["seats"]))
    return [seat for seat in seats if seat != table["to_move"] and in_largest_area(table, seat)]


def harmless(table: dict, texts: set[str]) -> set[str]:
    """R9.1: the actions that shut nobody in; the height of a temple makes no difference."""
    opponents = protected(table)
    by_effect: dict[str, set[str]] = {}
    for text in texts:
        by_effect.setdefault(text[:-2] if text.startswith("temple") else text, set()).add(text)
    kept = [alike for alike in by_effect.values() if not shuts_in(table, min(alike), opponents)]
    return set().union(*kept)


def shuts_in(table: dict, text: str, opponents: list[int]) -> bool:
    """R9.1: whether one of these opponents is in no largest area after the action."""
    changed = changed_board(table, text)
    return not all(in_largest_area(changed, seat) for seat in opponents)


def every_candidate(table: dict) -> Iterator[str]:
    """Texts of all actions of all kinds on all spaces of the drawing, nearly all of them illegal.

    Bridges to move are taken from the board's bridges and from two spaces that may have none.
    """
    yield from ("take", "agree", "decline", "end")
    for size in range(3, 14):
        yield f"propose {size}"
    for space in EVERY_SPACE:
        for kind in ("start", "canal", "walk", "boat", "flat", "found"):
            yield f"{kind} {space}"
        for floors in (1, 2, 3, 4):
            yield f"temple {space} {floors}"
        for other in NEIGHBOURS[space]:
            if [space, other] == in_order([space, other]):
                yield f"canal {space} {other}"
        for way in ("ns", "ew"):
            yield f"bridge {space} {way}"
    for old in [*table["bridges"], "O8", "K10"]:
        for space in LAND:
            for way in ("ns", "ew"):
                yield f"move-bridge {old} {space} {way}"
