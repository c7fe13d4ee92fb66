"""The direct effects of an action on the island: the board and the places of the Pilli, nothing else."""

from mexica.games.mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import Space, set_of, size
from mexica.games.mexica.rules.state import State, Supply


def board_after(state: State, action: Action) -> Board:
    """Return the board after this action of the player to move, which is assumed to be legal."""
    board = state.board
    match action:
        case PlaceCanal(spaces):
            return board.with_canals(set_of(spaces))
        case BuildBridge(space, direction):
            return board.with_bridge(space, direction)
        case MoveBridge(origin, space, direction):
            return board.without_bridge(origin).with_bridge(space, direction)
        case BuildTemple(space, floors):
            return board.with_temple(state.turn.to_move, space, floors)
        case FoundDistrict(space):
            return board.with_token(space, size(board.district(space)))
        case _:
            return board


def pilli_after(state: State, action: Action) -> tuple[Space | None, ...]:
    """Return the spaces of all Pilli after this action of the player to move."""
    standing = [player.pilli for player in state.players]
    match action:
        case PlacePilli(space) | Walk(space) | TakeBoat(space) | FlatRateMove(space):
            standing[state.turn.to_move] = space
    return tuple(standing)


def placed(state: State, action: Action, supply: Supply) -> State:
    """Return the state with what this action places on the board, so that the round is not quiet (R12.5)."""
    return state.changed(board=board_after(state, action), supply=supply, turn=state.turn.after_placing())
