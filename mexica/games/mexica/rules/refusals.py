"""Why an action is refused, in a sentence for the player and with the clause.

Each function is asked only after `legality` has found that its kind of action is not open.
"""

from attrs import frozen

from mexica.games.mexica.rules.actions import Action, Agree, Decline, Direction, MoveBridge, PlacePilli
from mexica.games.mexica.rules.bridges import bridge_sites
from mexica.games.mexica.rules.material import FLOORS, TAKEN_A_TURN
from mexica.games.mexica.rules.spaces import (
    EAST,
    ISLAND,
    PALACE,
    SOUTH,
    START_SPACES,
    Space,
    SpaceSet,
    around,
    each,
    name,
)
from mexica.games.mexica.rules.state import Phase, Seat, State


@frozen
class Refusal:
    """Why an action is illegal: the clause of RULES.md, and one sentence for the player."""

    clause: str
    message: str


_FLOOR_WORDS = {1: "one floor", 2: "two floors", 3: "three floors", 4: "four floors"}


def wrong_time(state: State, action: Action) -> Refusal | None:
    """Return a refusal if this phase does not ask for this kind of action, else None."""
    placing, answering = isinstance(action, PlacePilli), isinstance(action, Agree | Decline)
    match state.turn.phase:
        case Phase.OVER:
            return Refusal("R11.9", "The game is over.")
        case Phase.PLACING if not placing:
            return Refusal("R2.6", "First put your Pilli Mexica on a free start space of the palace.")
        case Phase.ANSWERING if not answering:
            return Refusal("R12.3", "First answer the proposal to remove a token: agree or decline.")
        case Phase.TURNS if placing:
            return Refusal("R2.6", "A Pilli Mexica is put on a start space only before the first turn.")
        case Phase.TURNS if answering:
            return Refusal("R12.3", "There is no proposal to answer.")
    return None


def too_dear(state: State, price: int) -> Refusal:
    """Return the refusal of an action that costs more AP than are left, tokens included (R3.3)."""
    left = state.points_to_spend
    points = "no action points" if left == 0 else f"only {_points(left)}"
    return Refusal("R3.3", f"This costs {_points(price)}, and you have {points} left.")


def protection(state: State, victim: Seat) -> Refusal:
    """Return the refusal of an action that shuts a Pilli in during the first round (R9.1)."""
    pilli = state.players[victim].pilli
    where = "" if pilli is None else f" at {name(pilli)}"
    return Refusal("R9.1", f"In the first round you may not block or shut in the Pilli Mexica{where}.")


def start(state: State, space: Space) -> Refusal:
    """Return why a Pilli cannot start here (R2.6)."""
    if START_SPACES >> space & 1:
        return Refusal("R2.6", f"Another Pilli Mexica stands on {name(space)} already.")
    return Refusal("R2.6", f"{name(space)} is not a start space; choose H6, G7, I7 or H8.")


def canal(state: State, spaces: tuple[Space, ...]) -> Refusal:
    """Return why this canal tile cannot be placed here (R4)."""
    if len(spaces) not in (1, 2):
        return Refusal("R4.1", "A canal tile covers one space or two.")
    left = state.supply.single_canals if len(spaces) == 1 else state.supply.double_canals
    if not left:
        kind = "single" if len(spaces) == 1 else "double"
        return Refusal("R4.1", f"No {kind} canal tiles are left.")
    for space in spaces:
        if refused := _canal_space(state, space):
            return refused
    return Refusal("R4.1", f"{name(spaces[0])} and {name(spaces[1])} do not share an edge.")


def _canal_space(state: State, space: Space) -> Refusal | None:
    board, place = state.board, name(space)
    if board.canals >> space & 1:
        return Refusal("R4.2", f"There is a canal at {place} already.")
    if not ISLAND >> space & 1:
        return Refusal("R4.2", f"{place} is part of the lake.")
    if PALACE >> space & 1:
        return Refusal("R4.2", f"{place} belongs to the palace; no canal may be dug there.")
    if (bridge := _bridge_facing(state, space)) is not None:
        return Refusal("R4.2", f"A canal may not touch the ramp of the bridge at {name(bridge)}.")
    if board.founded_land >> space & 1:
        return Refusal("R4.2", f"The district around {place} is founded; no canal may be dug in it.")
    return _occupied(state, space, "R4.1")


def bridge(state: State, space: Space, direction: Direction) -> Refusal:
    """Return why no bridge can be built here in this direction (R5)."""
    if not state.supply.bridges:
        return Refusal("R5.4", "All bridges are on the board; you may move one instead.")
    return _no_bridge_site(state, space, direction, state.board.bridges)


def moved_bridge(state: State, action: MoveBridge) -> Refusal:
    """Return why this bridge cannot be moved there (R5.4)."""
    origin = action.origin
    if state.supply.bridges:
        left = state.supply.bridges
        supply = "a bridge is" if left == 1 else f"{left} bridges are"
        return Refusal("R5.4", f"A bridge may be moved only when none is in the supply; {supply} left.")
    if not state.board.bridges >> origin & 1:
        return Refusal("R5.4", f"There is no bridge at {name(origin)}.")
    if state.pilli_spaces >> origin & 1:
        return Refusal("R5.4", f"A Pilli Mexica stands on the bridge at {name(origin)}.")
    if action.space == origin and state.board.direction(origin) is action.direction:
        return Refusal("R5.4", f"The bridge at {name(origin)} lies that way already.")
    standing = state.board.bridges & ~(1 << origin)
    return _no_bridge_site(state, action.space, action.direction, standing)


def _no_bridge_site(state: State, space: Space, direction: Direction, standing: SpaceSet) -> Refusal:
    board, place = state.board, name(space)
    if not board.canals >> space & 1:
        where = "land" if board.land >> space & 1 else "the lake"
        return Refusal("R5.1", f"A bridge goes over a canal, and {place} is {where}.")
    if standing >> space & 1:
        return Refusal("R5.1", f"There is a bridge at {place} already.")
    other = Direction.EW if direction is Direction.NS else Direction.NS
    if bridge_sites(board, other, space) >> space & 1:
        return Refusal("R5.1", f"At {place} a bridge fits only the other way; turn it.")
    return Refusal("R5.1", f"A bridge at {place} needs land beyond both of its ramps.")


def temple(state: State, space: Space, floors: int) -> Refusal:
    """Return why no temple of so many floors can be built here (R6)."""
    board, place = state.board, name(space)
    if floors not in FLOORS:
        return Refusal("R2.5", "A temple has one to four floors.")
    if not state.mover.temples[floors - 1]:
        return Refusal("R6.1", f"You have no temple with {_FLOOR_WORDS[floors]} left.")
    if not board.land >> space & 1:
        return Refusal("R6.1", f"A temple needs land, and {place} is water.")
    if PALACE >> space & 1:
        return Refusal("R1.3", f"{place} belongs to the palace; no temple may stand there.")
    if refused := _occupied(state, space, "R6.2" if board.temple_spaces >> space & 1 else "R6.1"):
        return refused
    pilli = state.mover.pilli
    if pilli is not None and board.bridges >> pilli & 1:
        return Refusal("R6.2", "Your Pilli Mexica stands on a bridge, and so in no district.")
    return Refusal("R6.1", f"{place} lies outside the district where your Pilli Mexica stands.")


def walk(state: State, space: Space) -> Refusal:
    """Return why this step cannot be taken (R7.1)."""
    pilli, board, place = state.mover.pilli, state.board, name(space)
    if refused := _no_place_to_stand(state, space, "R7.1"):
        return refused
    here = pilli is not None and board.bridges >> pilli & 1
    if here and board.bridges >> space & 1:
        return Refusal("R7.1", f"From a bridge to the bridge at {place} one goes by boat, not on foot.")
    if pilli is None or not around(1 << pilli) >> space & 1:
        return Refusal("R7.1", f"{place} is more than one step away.")
    if here or board.bridges >> space & 1:
        return Refusal("R7.1", "A bridge is entered and left only by its ramps.")
    return Refusal("R7.1", f"Your Pilli Mexica cannot step onto {place}.")


def boat(state: State, space: Space) -> Refusal:
    """Return why no boat goes to this bridge (R7.2)."""
    pilli, board, place = state.mover.pilli, state.board, name(space)
    if pilli is None or not board.bridges >> pilli & 1:
        return Refusal("R7.2", "A boat leaves only from a bridge; walk onto one first.")
    if not board.bridges >> space & 1:
        return Refusal("R7.2", f"A boat trip ends on a bridge, and there is none at {place}.")
    if space == pilli:
        return Refusal("R7.2", f"Your Pilli Mexica stands on the bridge at {place} already.")
    if state.pilli_spaces >> space & 1:
        return Refusal("R7.2", f"Another Pilli Mexica stands on the bridge at {place}.")
    return Refusal("R7.2", f"No water joins your bridge to the one at {place}.")


def flat_rate(state: State, space: Space) -> Refusal:
    """Return why a flat-rate move cannot end here (R7.3)."""
    refused = _no_place_to_stand(state, space, "R7.3")
    return refused or Refusal("R7.3", f"Your Pilli Mexica cannot move to {name(space)}.")


def founding(state: State, space: Space) -> Refusal:
    """Return why the district cannot be founded with its token here (R8)."""
    pilli, board, place = state.mover.pilli, state.board, name(space)
    district = 0 if pilli is None else board.district(pilli)
    if not district:
        return Refusal("R8.1", "Your Pilli Mexica stands on a bridge; step into the district to found it.")
    if district & board.token_spaces:
        return Refusal("R8.3", "The district where your Pilli Mexica stands is founded already.")
    spaces = district.bit_count()
    if spaces not in state.display:
        count = "1 space" if spaces == 1 else f"{spaces} spaces"
        return Refusal("R8.1", f"Your district has {count}, and no token of that size is on display.")
    if not district >> space & 1:
        return Refusal("R8.1", f"{place} lies outside the district where your Pilli Mexica stands.")
    if PALACE >> space & 1:
        return Refusal("R1.3", f"{place} belongs to the palace; the token needs another space.")
    return _occupied(state, space, "R8.1") or Refusal("R8.1", f"The token cannot lie on {place}.")


def taking(state: State) -> Refusal:
    """Return why no action token can be taken (R10.1)."""
    if state.turn.taken >= TAKEN_A_TURN:
        return Refusal("R10.1", "You have taken two action tokens this turn already.")
    return Refusal("R10.1", "No action tokens are left in the reserve.")


def proposal(size: int) -> Refusal:
    """Return why the removal of this token cannot be proposed (R12.3)."""
    return Refusal("R12.3", f"No token of size {size} is on display.")


def _no_place_to_stand(state: State, space: Space, clause: str) -> Refusal | None:
    board, place = state.board, name(space)
    if state.mover.pilli == space:
        return Refusal(clause, f"Your Pilli Mexica stands on {place} already.")
    if not (board.land | board.bridges) >> space & 1:
        water = "canal without a bridge" if board.canals >> space & 1 else "lake"
        return Refusal(clause, f"{place} is {water}; a Pilli Mexica cannot stand there.")
    return _occupied(state, space, clause)


def _occupied(state: State, space: Space, clause: str) -> Refusal | None:
    board, place = state.board, name(space)
    if board.temple_spaces >> space & 1:
        return Refusal(clause, f"A temple stands on {place}.")
    if board.token_spaces >> space & 1:
        return Refusal("R8.3" if clause != "R4.1" else clause, f"A calpulli token lies on {place}.")
    if state.pilli_spaces >> space & 1:
        return Refusal(clause, f"A Pilli Mexica stands on {place}.")
    return None


def _bridge_facing(state: State, space: Space) -> Space | None:
    board = state.board
    if not board.ramps >> space & 1:
        return None
    return next(b for b in each(board.bridges & around(1 << space)) if _faces(state, b, space))


def _faces(state: State, bridge_space: Space, space: Space) -> bool:
    along = SOUTH if state.board.direction(bridge_space) is Direction.NS else EAST
    return abs(bridge_space - space) == along


def _points(number: int) -> str:
    return "1 action point" if number == 1 else f"{number} action points"
