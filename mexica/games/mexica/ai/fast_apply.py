"""Applies legal actions many times faster than the rules do, by leaving out their checks and events.

The search looks at thousands of positions a turn; `test_fast_apply.py` compares them with `rules.apply`.
"""

from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.actions import (
    BuildBridge,
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.founding import founding_awards
from mexica.games.mexica.rules.spaces import Space, set_of, size
from mexica.games.mexica.rules.state import Player, Turn
from mexica.rulebook.tuples import less_one


def after(state: State, actions: tuple[Action, ...], price: int) -> State:
    """Return the state after these actions of one turn, which must be legal and cost `price` AP in all.

    AP are spent before action tokens, so the order of payments does not matter (R3.2).
    """
    changes = _Changes(state)
    for action in actions:
        changes.make(action)
    return changes.state(price)


class _Changes:
    """The records of a state that actions change; the new state is built only once for all actions."""

    def __init__(self, state: State) -> None:
        self._before = state
        self._board, self._supply, self._display = state.board, state.supply, state.display
        self._canals = 0  # dug, but not yet on the board
        self._players = list(state.players)
        self._seat = state.turn.to_move
        self._taken = 0
        self._placed = False

    def make(self, action: Action) -> None:
        match action:
            case Walk(space) | TakeBoat(space) | FlatRateMove(space):
                self._players[self._seat] = self._mover.at(space)
            case PlaceCanal(spaces):
                self._placed = True
                self._canals |= set_of(spaces)
                self._supply = self._supply.less_canal(len(spaces))
            case BuildTemple(space, floors):
                self._placed = True
                self._players[self._seat] = self._mover.less_temple(floors)
                self._board = self._dug().with_temple(self._seat, space, floors)
            case FoundDistrict(space):
                self._placed = True
                self._found(space)
            case BuildBridge(space, direction):
                self._placed = True
                self._supply = self._supply.less_bridge()
                self._board = self._dug().with_bridge(space, direction)
            case MoveBridge(origin, space, direction):
                self._board = self._dug().without_bridge(origin).with_bridge(space, direction)
            case TakeActionToken():
                self._taken += 1
            case _:
                raise ValueError(f"{action} belongs to no plan")

    def state(self, price: int) -> State:
        """The state after all payments."""
        before = self._before
        points = min(price, before.turn.action_points)
        if gained := self._taken - (price - points):
            self._players[self._seat] = self._mover.more_action_tokens(gained)
            self._supply = self._supply.less_action_tokens(gained)
        return State(
            self._dug(),
            self._supply,
            tuple(self._players),
            self._turn(points),
            self._display,
            before.later,
            before.removed,
            before.law,
            before.living,
        )

    @property
    def _mover(self) -> Player:
        return self._players[self._seat]

    def _turn(self, spent: int) -> Turn:
        turn = self._before.turn
        return Turn(
            turn.phase,
            turn.period,
            turn.round,
            turn.first,
            turn.to_move,
            turn.action_points - spent,
            turn.taken + self._taken,
            0 if self._placed else turn.quiet_rounds,
            turn.placed_this_round or self._placed,
            turn.proposal,
        )

    def _dug(self) -> Board:
        if self._canals:
            self._board = self._board.with_canals(self._canals)
            self._canals = 0
        return self._board

    def _found(self, space: Space) -> None:
        board = self._dug()
        district = board.district(space)
        for seat, points in founding_awards(self._players, self._seat, district):
            self._players[seat] = self._players[seat].more_points(points)
        self._display = less_one(self._display, size(district))
        self._board = board.with_token(space, size(district))
