"""From plain data to a state: sets up any position, or lists everything wrong with it at once."""

from collections.abc import Mapping, Sequence

from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.material import CALPULLI, FLOORS
from mexica.games.mexica.rules.position_board import read_board
from mexica.games.mexica.rules.position_box import (
    check_box,
    check_counts,
    check_neutral_temples,
    most_temples,
)
from mexica.games.mexica.rules.position_faults import Faults
from mexica.games.mexica.rules.position_turn import MANY, check_phase, check_proposal, read_turn
from mexica.games.mexica.rules.spaces import (
    Space,
    holds,
    name,
)
from mexica.games.mexica.rules.state import FIRST_LAW, LAW, Player, Seat, State, Supply
from mexica.rulebook.faults import PositionError

_TOP = (
    *("phase", "period", "round", "first", "to_move", "action_points", "taken_this_turn", "quiet_rounds"),
    *("proposal", "display", "later", "removed", "supply"),
    *("canals", "bridges", "tokens", "temples", "seats"),
)
_MAY_BE_LEFT_OUT = ("placed_this_round", "law", "districts", "winners")  # the last two follow from the rest


def position(description: object) -> State:
    """Return the state that has this description, the inverse of `describe`.

    `districts` and `winners` may be left out and are not read, as they follow from the rest;
    `placed_this_round` may be left out and is then False, and so may `law`, which is then that of RULES.md.
    Puzzles and lessons can choose any supply that the box holds beside what is on the table, and any number
    of canals. PositionError lists every fault at once.
    """
    faults = Faults()
    description = faults.record("The description", description, _TOP, _MAY_BE_LEFT_OUT)
    if faults.found and not description:
        raise PositionError(faults.found)
    players = _players(faults, description)
    seats = len(players)
    board = read_board(faults, description, seats)
    _check_pilli(faults, board, players)
    display = _sizes(faults, description, "display", material.FIRST_DISPLAY)
    later = _sizes(faults, description, "later", len(material.ALL_TOKENS) - material.FIRST_DISPLAY)
    removed = _sizes(faults, description, "removed", len(material.ALL_TOKENS))
    turn = read_turn(faults, description, seats, display)
    if turn.period > 1 and later:
        faults.add("In period 2 no tokens are left for later (R11.8).")
    check_phase(faults, turn, players)
    law = faults.number("law", description.get("law", LAW), FIRST_LAW, LAW)
    if law == LAW:
        check_proposal(faults, turn, board)
    supply = _supply(faults, description)
    check_box(faults, board, players, supply, turn.period)
    check_neutral_temples(faults, board)
    check_counts(faults, [*display, *later, *removed, *(size for _, size in board.tokens)])
    if faults.found:
        raise PositionError(faults.found)
    return State(board, supply, players, turn, display, later, removed, law)


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
        faults.number(f"{who}: temples with {n} floors", temples.get(str(n), 0), 0, most_temples(n))
        for n in FLOORS
    ]
    pilli = data.get("pilli")
    return Player(
        faults.number(f"{who}: points", data.get("points", 0), 0, MANY),
        faults.number(f"{who}: action_tokens", data.get("action_tokens", 0), 0, material.ACTION_TOKENS),
        None if pilli is None else faults.space(f"{who}: pilli", pilli),
        (left[0], left[1], left[2], left[3]),
    )


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
    return tuple(sorted(sizes))


def _supply(faults: Faults, description: Mapping[str, object]) -> Supply:
    box = {
        "single_canals": material.SINGLE_CANALS,
        "double_canals": material.DOUBLE_CANALS,
        "bridges": material.BRIDGES,
        "action_tokens": material.ACTION_TOKENS,
    }
    data = faults.record("supply", description.get("supply", {}), box)
    left = {key: faults.number(f"supply: {key}", data.get(key, 0), 0, most) for key, most in box.items()}
    return Supply(**left)
