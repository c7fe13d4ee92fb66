"""Points: the scoring at the end of a period (R11.2-R11.7), and who wins (R11.9)."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Final

from attrs import frozen

from mexica.games.mexica.rules.board import NEUTRAL, Owner
from mexica.games.mexica.rules.material import PALACE_BONUS, unfounded_values, values
from mexica.games.mexica.rules.spaces import START_SPACES, Space, SpaceSet, first, holds, size
from mexica.games.mexica.rules.state import Phase, Seat, State

PLACES: Final = 3


@frozen
class Share:
    """One owner's share of a district: spiritual value, place (1-4) and points (R11.3, R11.4).

    `tied` says whether another owner has the same value. The neutral colour takes places but scores nothing.
    """

    owner: Owner
    spiritual_value: int
    place: int
    tied: bool
    points: int


@frozen
class DistrictScore:
    """What one district pays: its `values` by place, and the shares of the owners with floors, best first.

    `token` is the space of its founding token, None for an unfounded district.
    """

    spaces: SpaceSet
    size: int
    token: Space | None
    values: tuple[int, int, int]
    shares: tuple[Share, ...]

    def points(self, seat: Seat) -> int:
        """Return the points this seat scores here."""
        return sum(share.points for share in self.shares if share.owner == seat)


@frozen
class Scoring:
    """A whole scoring: districts in board order, each seat's palace bonus (R11.7) and total, in points."""

    districts: tuple[DistrictScore, ...]
    palace: tuple[int, ...]
    totals: tuple[int, ...]


def shares(spiritual_values: Iterable[tuple[Owner, int]], pays: tuple[int, int, int]) -> tuple[Share, ...]:
    """Return the shares for these spiritual values, given the points of first, second and third place.

    Owners without floors have no share (R11.3); ties score in full and skip the places after them (R11.4).
    """
    present = sorted([pair for pair in spiritual_values if pair[1]], key=itemgetter(1), reverse=True)
    floors = [value for _, value in present]
    result = []
    for owner, value in present:
        place = floors.index(value) + 1
        points = 0 if owner == NEUTRAL or place > PLACES else pays[place - 1]
        result.append(Share(owner, value, place, floors.count(value) > 1, points))
    return tuple(result)


def district_score(state: State, district: SpaceSet) -> DistrictScore:
    """Return what this district would pay now, as founded or as unfounded land (R11.3-R11.6)."""
    board = state.board
    spaces, token = size(district), district & board.token_spaces
    pays = values(spaces) if token else unfounded_values(spaces)
    owners: tuple[Owner, ...] = (*range(state.seats), NEUTRAL)
    has_temples = district & board.temple_spaces
    present = zip(owners, board.spiritual_values(district), strict=True) if has_temples else ()
    return DistrictScore(district, spaces, first(token) if token else None, pays, shares(present, pays))


def standings(state: State) -> Scoring:
    """Return the points each seat would score if the period ended now, district by district (R11.2).

    In period 1 that is the founded districts, in period 2 all of them; then the palace (R11.7).
    Leaves out unfounded districts without temples, as they pay nobody.
    """
    board, unfounded_too = state.board, state.turn.period > 1
    paying = board.token_spaces | (board.temple_spaces if unfounded_too else 0)
    districts = [district_score(state, district) for district in board.districts if district & paying]
    palace = tuple(
        PALACE_BONUS if player.pilli is not None and holds(START_SPACES, player.pilli) else 0
        for player in state.players
    )
    totals = list(palace)
    for score in districts:
        for share in score.shares:
            if share.owner != NEUTRAL:
                totals[share.owner] += share.points
    return Scoring(tuple(districts), palace, tuple(totals))


def winners(state: State) -> tuple[Seat, ...]:
    """Return the seats that have won, none before the game is over (R11.9)."""
    if state.turn.phase is not Phase.OVER:
        return ()
    results = [(player.points, player.action_tokens) for player in state.players]
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)
