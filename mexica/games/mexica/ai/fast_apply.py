"""What legal actions lead to, many times faster than the rules tell it: without their checks and events.

The search looks at thousands of positions a turn; `test_fast_apply.py` compares them with `rules.apply`.
"""

from typing import Any

from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.actions import (
    BuildBridge,
    BuildTemple,
    Direction,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.material import values
from mexica.games.mexica.rules.spaces import set_of
from mexica.games.mexica.rules.state import Board, Player, Seat, Supply, Turn


def after(state: State, actions: tuple[Action, ...], price: int) -> State:
    """Return the state after these actions of one turn, which must be legal and cost so many AP in all.

    AP are spent before action tokens, hence the order of payments does not matter (R3.2).
    """
    changes = _Changes(state)
    for action in actions:
        changes.make(action)
    return changes.state(price)


class _Changes:
    """The records of a state that actions change, each copied once however many actions there are."""

    def __init__(self, state: State) -> None:
        self._before = state
        self._board = state.board
        self._canals = 0  # dug, but not yet on the board
        self._players = list(state.players)
        self._display = state.display
        self._singles = self._doubles = self._bridges = self._taken = 0
        self._placed = False

    def make(self, action: Action) -> None:
        match action:
            case Walk(space) | TakeBoat(space) | FlatRateMove(space):
                self._mover(pilli=space)
            case PlaceCanal(spaces):
                self._placed = True
                self._canals |= set_of(spaces)
                if len(spaces) == 1:
                    self._singles += 1
                else:
                    self._doubles += 1
            case BuildTemple(space, floors):
                self._placed = True
                self._temple(space, floors)
            case FoundDistrict(space):
                self._placed = True
                self._found(space)
            case BuildBridge(space, direction):
                self._placed = True
                self._bridges += 1
                self._bridge(0, 1 << space, direction)
            case MoveBridge(origin, space, direction):
                self._bridge(1 << origin, 1 << space, direction)
            case TakeActionToken():
                self._taken += 1
            case _:
                raise ValueError(f"{action} belongs to no plan")

    def state(self, price: int) -> State:
        """The state once all is paid."""
        before = self._before
        turn, supply = before.turn, before.supply
        points = min(price, turn.action_points)
        tokens = price - points
        if gained := self._taken - tokens:
            self._mover(action_tokens=self._players[turn.to_move].action_tokens + gained)
        new_supply = Supply(
            supply.single_canals - self._singles,
            supply.double_canals - self._doubles,
            supply.bridges - self._bridges,
            supply.action_tokens - gained,
        )
        new_turn = Turn(
            turn.phase,
            turn.period,
            turn.round,
            turn.first,
            turn.to_move,
            turn.action_points - points,
            turn.taken + self._taken,
            0 if self._placed else turn.quiet_rounds,
            turn.placed_this_round or self._placed,
            turn.proposal,
        )
        return State(
            self._dug(),
            new_supply,
            tuple(self._players),
            new_turn,
            self._display,
            before.later,
            before.removed,
        )

    def _dug(self) -> Board:
        if self._canals:
            self._board = self._board.with_canals(self._canals)
            self._canals = 0
        return self._board

    def _mover(self, **changes: Any) -> None:
        seat = self._before.turn.to_move
        self._players[seat] = _changed(self._players[seat], **changes)

    def _temple(self, space: int, floors: int) -> None:
        seat = self._before.turn.to_move
        left = list(self._players[seat].temples)
        left[floors - 1] -= 1
        self._mover(temples=tuple(left))
        self._board = self._dug().with_temple(seat, space, floors)

    def _found(self, space: int) -> None:
        board, founder = self._dug(), self._before.turn.to_move
        district = board.district(space)
        size = district.bit_count()
        _, blue, white = values(size)
        for seat, player in enumerate(self._players):
            if seat == founder:
                self._gain(seat, blue)
            elif player.pilli is not None and district >> player.pilli & 1:
                self._gain(seat, white)
        at = self._display.index(size)
        self._display = self._display[:at] + self._display[at + 1 :]
        self._board = board.with_token(space, size)

    def _gain(self, seat: Seat, points: int) -> None:
        player = self._players[seat]
        self._players[seat] = _changed(player, points=player.points + points)

    def _bridge(self, lifted: int, placed: int, direction: Direction) -> None:
        board = self._dug()
        ns, ew = board.bridges_ns & ~lifted, board.bridges_ew & ~lifted
        if direction is Direction.NS:
            ns |= placed
        else:
            ew |= placed
        self._board = board.with_bridges(ns, ew)


def _changed(player: Player, **changes: Any) -> Player:
    return Player(
        changes.get("points", player.points),
        changes.get("action_tokens", player.action_tokens),
        changes.get("pilli", player.pilli),
        changes.get("temples", player.temples),
    )
