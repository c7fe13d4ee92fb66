"""Actions made by hand with fields that mean nothing: refused before any rule looks at them."""

from mexica.games.mexica.rules.actions import (
    Agree,
    BuildBridge,
    BuildTemple,
    Decline,
    Direction,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.material import CALPULLI, FLOORS
from mexica.games.mexica.rules.spaces import is_space
from mexica.rulebook.quoting import quoted
from mexica.rulebook.refusing import Refusal, refuse


def refusal(action: object) -> Refusal | None:
    """Return why this is no action of Mexica, None if it is one, legal or not."""
    match action:
        case EndTurn() | TakeActionToken() | Agree() | Decline():
            return None
        case PlacePilli(space) | Walk(space) | TakeBoat(space) | FlatRateMove(space) | FoundDistrict(space):
            return _no_space(space)
        case PlaceCanal(spaces):
            return _no_tile(spaces)
        case BuildTemple(space, floors):
            return _no_space(space) or _no_floors(floors)
        case BuildBridge(space, direction):
            return _no_space(space) or _no_direction(direction)
        case MoveBridge(origin, space, direction):
            return _no_space(origin) or _no_space(space) or _no_direction(direction)
        case ProposeRemoval(size):
            return _no_token(size)
    return refuse("R3.1", "{action} is not an action.", action=quoted(action))


def _no_space(space: object) -> Refusal | None:
    if is_space(space):
        return None
    return refuse("R1.1", "{space} is not a space of the board (A1 to U14).", space=quoted(space))


def _no_tile(spaces: object) -> Refusal | None:
    if not isinstance(spaces, tuple) or len(spaces) not in (1, 2):
        return refuse("R4.1", "A canal tile covers one or two spaces.")
    return _no_space(spaces[0]) or _no_space(spaces[-1])


def _no_floors(floors: object) -> Refusal | None:
    if type(floors) is int and floors in FLOORS:
        return None
    return refuse("R2.5", "A temple has one to four floors.")


def _no_direction(direction: object) -> Refusal | None:
    if isinstance(direction, Direction):
        return None
    return refuse(
        "R5.2", "A bridge lies north-south or east-west, not {direction}.", direction=quoted(direction)
    )


def _no_token(size: object) -> Refusal | None:
    if type(size) is int and size in CALPULLI:
        return None
    return refuse("R12.3", "No token has the size {size}.", size=quoted(size))
