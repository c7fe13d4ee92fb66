"""Plain data as a state: sets up any position, or lists everything that is wrong with it at once."""

from collections import Counter
from collections.abc import Mapping, Sequence

from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.board import NEUTRAL, Board, empty_board
from mexica.games.mexica.rules.bridges import bridge_sites
from mexica.games.mexica.rules.faults import Faults
from mexica.games.mexica.rules.material import CALPULLI, FLOORS
from mexica.games.mexica.rules.spaces import (
    ISLAND,
    PALACE,
    START_SPACES,
    Space,
    SpaceSet,
    holds,
    name,
    single,
    size,
)
from mexica.games.mexica.rules.state import Phase, Player, Proposal, Seat, State, Supply, Turn

_TOP = (
    *("phase", "period", "round", "first", "to_move", "action_points", "taken_this_turn", "quiet_rounds"),
    *("proposal", "display", "later", "removed", "supply"),
    *("canals", "bridges", "tokens", "temples", "seats"),
)
_MAY_BE_LEFT_OUT = ("placed_this_round", "districts", "winners")  # the last two follow from the rest
_MANY = 10**6  # no count in a description is larger


class PositionError(ValueError):
    """A description that is no position; `faults` has one sentence for each thing that is wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = tuple(faults)


def position(description: Mapping[str, object]) -> State:
    """Return the state that `describe` would give this description for.

    `districts` and `winners` may be left out and are not read, as they follow from the rest;
    `placed_this_round` may be left out and is then False. How many pieces are left in the supply is free, so
    that puzzles and lessons can choose it. PositionError lists every fault at once.
    """
    faults = Faults()
    faults.keys("The description", description, _TOP, _MAY_BE_LEFT_OUT)
    players = _players(faults, description)
    seats = len(players)
    board = _board(faults, description, seats)
    _check_pilli(faults, board, players)
    display = _sizes(faults, description, "display", material.FIRST_DISPLAY)
    later = _sizes(faults, description, "later", len(material.ALL_TOKENS) - material.FIRST_DISPLAY)
    removed = _sizes(faults, description, "removed", len(material.ALL_TOKENS))
    turn = _turn(faults, description, seats, display)
    if turn.period > 1 and later:
        faults.add("In period 2 no tokens are left for later (R11.8).")
    _check_phase(faults, turn, players)
    supply = _supply(faults, description, players)
    if faults.found:
        raise PositionError(faults.found)
    return State(board, supply, players, turn, display, later, removed)


def _players(faults: Faults, description: Mapping[str, object]) -> tuple[Player, ...]:
    seats = faults.list_at(description, "seats")
    if "seats" in description and not 2 <= len(seats) <= len(material.COLOURS):  # noqa: PLR2004  # R2.6
        faults.add(f"Mexica has 2 to 4 seats, not {len(seats)}.")
    return tuple(_player(faults, number, seat) for number, seat in enumerate(seats[:4]))


def _player(faults: Faults, number: Seat, seat: object) -> Player:
    who = f"Seat {number}"
    data = faults.record(who, seat, ("points", "action_tokens", "pilli", "temples"))
    temples = faults.record(f"{who}: temples", data.get("temples", {}), [str(n) for n in FLOORS])
    left = [
        faults.number(f"{who}: temples with {n} floors", temples.get(str(n), 0), 0, _most_temples(n))
        for n in FLOORS
    ]
    pilli = data.get("pilli")
    return Player(
        faults.number(f"{who}: points", data.get("points", 0), 0, _MANY),
        faults.number(f"{who}: action_tokens", data.get("action_tokens", 0), 0, material.ACTION_TOKENS),
        None if pilli is None else faults.space(f"{who}: pilli", pilli),
        (left[0], left[1], left[2], left[3]),
    )


def _most_temples(floors: int) -> int:
    return sum(temples[floors - 1] for temples in material.TEMPLES_BY_PERIOD)


def _board(faults: Faults, description: Mapping[str, object], seats: int) -> Board:
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
            faults.add(f'The bridge at {name(space)} must lie "ns" or "ew", not {way!r} (R5.2).')
        elif not holds(bridge_sites(board, Direction(way)), space):
            faults.add(f"The bridge at {name(space)} needs a canal and land beyond both ramps (R5.1).")
        else:
            found[Direction(way)] |= single(space)
    together = found[Direction.NS] | found[Direction.EW]
    if size(together) > material.BRIDGES:
        faults.add(f"There are {size(together)} bridges on the board, and only 11 in the box (R2.3).")
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
    for number in range(seats):
        for floors, spaces in zip(FLOORS, board.temples[number], strict=True):
            if size(spaces) > _most_temples(floors):
                faults.add(f"Seat {number} has more temples with {floors} floors than exist (R2.5).")
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
    faults.add(f'{what}: owner must be a seat number or "neutral", not {owner!r}.')
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
    _check_counts(faults, "on the board", [token for _, token in board.tokens])
    return board


def _is_building_land(faults: Faults, board: Board, space: Space, what: str) -> bool:
    if not holds(board.land, space):
        faults.add(f"{what} stands in the water.")
        return False
    if holds(PALACE, space):
        faults.add(f"{what} stands on the palace (R1.3).")
        return False
    return True


def _check_pilli(faults: Faults, board: Board, players: Sequence[Player]) -> None:
    standing: set[Space] = set()
    for seat, player in enumerate(players):
        space = player.pilli
        if space is None:
            continue
        what = f"The Pilli of seat {seat} at {name(space)}"
        if not holds(board.land | board.bridges, space):
            faults.add(f"{what} stands in the water.")
        if holds(board.temple_spaces | board.token_spaces, space):
            faults.add(f"{what} shares its space with a temple or a token (R7.1).")
        if space in standing:
            faults.add(f"{what} shares its space with another Pilli (R7.1).")
        standing.add(space)


def _sizes(faults: Faults, description: Mapping[str, object], key: str, most: int) -> tuple[int, ...]:
    given = faults.list_at(description, key)
    sizes = [faults.number(key, token, min(CALPULLI), max(CALPULLI)) for token in given]
    if len(sizes) > most:
        faults.add(f"{key} has {len(sizes)} tokens, and {most} at most are possible (R2.2).")
    _check_counts(faults, f"in {key}", sizes)
    return tuple(sorted(sizes))


def _check_counts(faults: Faults, where: str, sizes: Sequence[int]) -> None:
    for token, many in sorted(Counter(sizes).items()):
        if token in CALPULLI and many > CALPULLI[token][2]:
            faults.add(f"{many} tokens of size {token} are {where}, more than exist (R2.1).")


def _turn(faults: Faults, description: Mapping[str, object], seats: int, display: Sequence[int]) -> Turn:
    def number(key: str, least: int, most: int) -> int:
        return faults.number(key, description.get(key, least), least, most)

    phase = description.get("phase", Phase.TURNS.value)
    known = [phase.value for phase in Phase]
    if phase not in known:
        faults.add(f"phase must be one of {', '.join(known)}, not {phase!r}.")
        phase = Phase.TURNS.value
    placed = description.get("placed_this_round", False)
    if not isinstance(placed, bool):
        faults.add(f"placed_this_round must be true or false, not {placed!r}.")
    return Turn(
        Phase(phase),
        number("period", 1, 2),
        number("round", 0, _MANY),
        number("first", 0, max(seats - 1, 0)),
        number("to_move", 0, max(seats - 1, 0)),
        number("action_points", 0, _MANY),
        number("taken_this_turn", 0, material.TAKEN_A_TURN),
        number("quiet_rounds", 0, material.QUIET_ROUNDS),
        placed is True,
        _proposal(faults, description.get("proposal"), seats, display),
    )


def _proposal(faults: Faults, proposal: object, seats: int, display: Sequence[int]) -> Proposal | None:
    if proposal is None:
        return None
    data = faults.record("The proposal", proposal, ("size", "by", "agreed"))
    size = faults.number("proposal: size", data.get("size", 0), min(CALPULLI), max(CALPULLI))
    by = faults.number("proposal: by", data.get("by", 0), 0, max(seats - 1, 0))
    agreed = [
        faults.number("proposal: agreed", seat, 0, max(seats - 1, 0))
        for seat in faults.list_at(data, "agreed")
    ]
    if size not in display:
        faults.add(f"The proposed token of size {size} is not on display (R12.3).")
    if by not in agreed:
        faults.add("Whoever proposes has agreed (R12.3).")
    return Proposal(size, by, tuple(agreed))


def _check_phase(faults: Faults, turn: Turn, players: Sequence[Player]) -> None:
    placing = turn.phase is Phase.PLACING
    if placing != (turn.round == 0):
        faults.add("round is 0 while the Pilli are placed, and from then on at least 1 (R2.6).")
    if (turn.phase is Phase.ANSWERING) != (turn.proposal is not None):
        faults.add("There is a proposal while phase is answering, and at no other time (R12.3).")
    elif turn.proposal is not None and turn.to_move in (turn.proposal.by, *turn.proposal.agreed):
        faults.add(f"Seat {turn.to_move} has answered the proposal already (R12.3).")
    for seat, player in enumerate(players):
        if placing and player.pilli is not None and not holds(START_SPACES, player.pilli):
            faults.add(f"The Pilli of seat {seat} must begin on a start space (R2.6).")
        if not placing and player.pilli is None:
            faults.add(f"The Pilli of seat {seat} is missing (R2.6).")
    if placing and turn.to_move < len(players) and players[turn.to_move].pilli is not None:
        faults.add(f"Seat {turn.to_move} is to place a Pilli that stands on the board already (R2.6).")


def _supply(faults: Faults, description: Mapping[str, object], players: Sequence[Player]) -> Supply:
    box = {
        "single_canals": material.SINGLE_CANALS,
        "double_canals": material.DOUBLE_CANALS,
        "bridges": material.BRIDGES,
        "action_tokens": material.ACTION_TOKENS,
    }
    data = faults.record("supply", description.get("supply", {}), box)
    left = {key: faults.number(f"supply: {key}", data.get(key, 0), 0, most) for key, most in box.items()}
    if sum(player.action_tokens for player in players) > material.ACTION_TOKENS:
        faults.add("The seats hold more than the 12 action tokens there are (R2.3).")
    return Supply(**left)
