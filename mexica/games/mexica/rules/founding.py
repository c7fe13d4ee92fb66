"""Founding a district (R8): where its token may go, who scores, why it is refused, and what it does."""

from collections.abc import Iterator, Sequence

from mexica.games.mexica.rules.actions import FoundDistrict
from mexica.games.mexica.rules.effects import placed
from mexica.games.mexica.rules.events import DistrictFounded, Event
from mexica.games.mexica.rules.material import values
from mexica.games.mexica.rules.refusals import occupied
from mexica.games.mexica.rules.spaces import ISLAND, PALACE, SpaceSet, each, holds, name, size
from mexica.games.mexica.rules.state import Player, Seat, State
from mexica.rulebook.refusing import Refusal, refuse, refuse_for

# Created once, as there are many in a turn.
_FOUNDINGS = {space: FoundDistrict(space) for space in each(ISLAND)}


def founding_spaces(state: State) -> SpaceSet:
    """Return the spaces where the token may be placed in the district the player to move stands in (R8.1)."""
    district, board = _own_district(state), state.board
    if not district or district & board.token_spaces or size(district) not in state.display:
        return 0
    return district & state.empty & ~PALACE


def has_room(land: SpaceSet, temples: SpaceSet) -> bool:
    """Return whether this land with these temples has room for a token and its founder (R8.1)."""
    free = land & ~temples
    return size(free) > 1 and free & ~PALACE != 0


def founding_awards(
    players: Sequence[Player], founder: Seat, district: SpaceSet
) -> tuple[tuple[Seat, int], ...]:
    """Return who scores how much when this seat founds this district (R8.2), the founder first."""
    _, blue, white = values(size(district))
    others = (
        (seat, white)
        for seat, player in enumerate(players)
        if seat != founder and player.pilli is not None and holds(district, player.pilli)
    )
    return ((founder, blue), *others)


def candidates(state: State) -> Iterator[FoundDistrict]:
    """Yield every founding, by the token's space, ignoring R9."""
    return (_FOUNDINGS[space] for space in each(founding_spaces(state)))


def refusal(state: State, action: FoundDistrict) -> Refusal | None:
    """Return why the district cannot be founded with its token here, None if it can (ignoring R9)."""
    board, space, district = state.board, action.space, _own_district(state)
    if holds(founding_spaces(state), space):
        return None
    if not district:
        return refuse("R8.1", "Your Pilli Mexica stands on a bridge; step into the district to found it.")
    if district & board.token_spaces:
        return refuse("R8.3", "The district where your Pilli Mexica stands is founded already.")
    spaces = size(district)
    if spaces not in state.display:
        return refuse_for(
            "R8.1",
            spaces,
            "Your district has {spaces} space, and no token of that size is on display.",
            "Your district has {spaces} spaces, and no token of that size is on display.",
            spaces=spaces,
        )
    if not holds(district, space):
        return refuse(
            "R8.1", "{space} lies outside the district where your Pilli Mexica stands.", space=name(space)
        )
    if holds(PALACE, space):
        return refuse(
            "R1.3", "{space} belongs to the palace; the token needs another space.", space=name(space)
        )
    return occupied(state, space, "R8.1") or refuse(
        "R8.1", "The token cannot lie on {space}.", space=name(space)
    )


def done(state: State, action: FoundDistrict, events: list[Event]) -> State:
    """Return the state with the district founded and its points scored (R8.2)."""
    seat, district = state.turn.to_move, state.board.district(action.space)
    awards = founding_awards(state.players, seat, district)
    events.append(DistrictFounded(seat, action.space, size(district), awards))
    founded = placed(state, action, state.supply)
    return founded.with_points(awards).without_displayed(size(district))


def _own_district(state: State) -> SpaceSet:
    pilli = state.mover.pilli
    return 0 if pilli is None else state.board.district(pilli)
