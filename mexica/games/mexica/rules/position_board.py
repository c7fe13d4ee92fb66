"""The board of a description: canals, bridges, temples and tokens, with their faults."""

from collections.abc import Mapping

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.board import NEUTRAL, Board, empty_board
from mexica.games.mexica.rules.bridges import bridge_sites
from mexica.games.mexica.rules.material import CALPULLI, FLOORS
from mexica.games.mexica.rules.position_faults import Faults
from mexica.games.mexica.rules.spaces import ISLAND, PALACE, Space, SpaceSet, holds, name, single, size
from mexica.rulebook.quoting import quoted


def read_board(faults: Faults, description: Mapping[str, object], seats: int) -> Board:
    """Return the described board, and note everything wrong with it."""
    canals = 0
    for space in faults.spaces("canals", faults.list_at(description, "canals")):
        if holds(PALACE, space):
            faults.add(f"No canal may lie on the palace, as at {name(space)} (R1.3).")
        elif not holds(ISLAND, space):
            faults.add(f"No canal can lie in the lake, as at {name(space)} (R4.2).")
        else:
            canals |= single(space)
    board = _with_bridges(faults, empty_board(max(seats, 1), canals), description)
    board = _with_temples(faults, board, description, seats)
    return _with_tokens(faults, board, description)


def _with_bridges(faults: Faults, board: Board, description: Mapping[str, object]) -> Board:
    found: dict[Direction, SpaceSet] = {Direction.NS: 0, Direction.EW: 0}
    for space, way in faults.by_space(description, "bridges"):
        if way not in ("ns", "ew"):
            faults.add(f'The bridge at {name(space)} must lie "ns" or "ew", not {quoted(way)} (R5.2).')
        elif not holds(bridge_sites(board, Direction(way)), space):
            faults.add(f"The bridge at {name(space)} needs a canal and land beyond both ramps (R5.1).")
        else:
            found[Direction(way)] |= single(space)
    return board.with_bridges(found[Direction.NS], found[Direction.EW])


def _with_temples(faults: Faults, board: Board, description: Mapping[str, object], seats: int) -> Board:
    for space, temple in faults.by_space(description, "temples"):
        what = f"The temple at {name(space)}"
        data = faults.record(what, temple, ("owner", "floors"))
        floors = faults.number(f"{what}: floors", data.get("floors", 1), 1, len(FLOORS))
        owner = _owner(faults, what, data.get("owner", 0), seats)
        if owner is None or not _is_building_land(faults, board, space, what):
            continue
        board = board.with_temple(owner, space, floors)
    return board


def _owner(faults: Faults, what: str, owner: object, seats: int) -> int | None:
    """The number of the owner's entry in `Board.temples`."""
    if owner == NEUTRAL:
        if seats == 2:  # noqa: PLR2004  # R2.7
            return seats
        faults.add(f"{what} is neutral, which only a game for two players has (R2.7).")
        return None
    if type(owner) is int and 0 <= owner < seats:
        return owner
    faults.add(f'{what}: owner must be a seat number or "neutral", not {quoted(owner)}.')
    return None


def _with_tokens(faults: Faults, board: Board, description: Mapping[str, object]) -> Board:
    for space, token in faults.by_space(description, "tokens"):
        what = f"The token at {name(space)}"
        number = faults.number(f"{what}: size", token, min(CALPULLI), max(CALPULLI))
        if not _is_building_land(faults, board, space, what):
            continue
        district = board.district(space)
        if holds(board.temple_spaces, space):
            faults.add(f"{what} and a temple share a space (R6.2).")
        elif district & board.token_spaces:
            faults.add(f"{what} lies in a district that is founded already (R8.3).")
        elif size(district) != number:
            faults.add(f"{what} has size {number}, and its district {size(district)} spaces (R8.1).")
        else:
            board = board.with_token(space, number)
    return board


def _is_building_land(faults: Faults, board: Board, space: Space, what: str) -> bool:
    if not holds(board.land, space):
        faults.add(f"{what} stands in the water.")
        return False
    if holds(PALACE, space):
        faults.add(f"{what} stands on the palace (R1.3).")
        return False
    return True
