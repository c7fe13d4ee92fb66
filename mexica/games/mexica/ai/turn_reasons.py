"""What a turn brings, as data: read off the position before it and the one it ends in."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from attrs import frozen

from mexica.games.mexica.rules import State, standings
from mexica.games.mexica.rules.material import FLOORS, PALACE_BONUS, values
from mexica.games.mexica.rules.scoring import DistrictScore
from mexica.games.mexica.rules.spaces import ISLAND, START_SPACES, Space, SpaceSet, distance, each, first
from mexica.games.mexica.rules.state import Seat


class Gain(Enum):
    """What a reason tells of; `size` and `points` of the reason are those of the district meant."""

    FOUNDS = "founds"  # points: the founder's
    GIVES = "gives"  # points that foundings bring the others, all together
    TAKES_FIRST = "takes first"
    SHARES_FIRST = "shares first"
    KEEPS_FIRST = "keeps first"  # built there while being first already
    TAKES_PLACE = "takes place"  # second or third
    DENIES = "denies"  # an open district of a wanted size is one no more, and nobody has founded it
    LEAVES_OPEN = "leaves open"  # the next player can found it
    RETURNS = "returns"  # to a start space; points: 5
    SAVES = "saves"  # action tokens taken, as many as `size` says
    CUTS_OFF = "cuts off"  # a new district, which is not founded
    DIGS = "digs"  # so many spaces of canal
    BUILDS = "builds"  # so many floors
    BRIDGES = "bridges"  # so many bridges built, 0 where one was moved
    NEARS = "nears"  # an open district of this size
    MOVES = "moves"  # to this space
    STARTS = "starts"  # on this space
    WAITS = "waits"  # does nothing


_SAYS_LITTLE: Final = frozenset({Gain.SAVES, Gain.LEAVES_OPEN})


@frozen
class Reason:
    """One thing that a turn brings: a district's size, a space to point at, and points.

    The points of places are how many more than before the district would pay if it were scored now; none
    are told of land without a token that may still be cut up.
    `founded` tells whether the district meant has a token. `built` are spaces of new temples in it, of
    so many `floors` together.
    """

    gain: Gain
    size: int = 0
    points: int = 0
    space: Space | None = None
    founded: bool = True
    built: SpaceSet = 0
    floors: int = 0


def reasons(before: State, after: State) -> tuple[Reason, ...]:
    """Return what the turn of the player to move brings, at least one thing.

    `after` is the position in which that turn ends, before its end is said.
    """
    seat = before.turn.to_move
    found = list(_weighty(before, after, seat))
    if all(reason.gain in _SAYS_LITTLE for reason in found):
        found += _plain(before, after, seat)
    found.sort(key=lambda reason: reason.gain is Gain.LEAVES_OPEN)
    return tuple(found) or (Reason(Gain.WAITS),)


def _weighty(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    yield from _founded(before, after, seat)
    yield from _places(before, after, seat)
    yield from _opened_and_closed(before, after)
    if _at_start(after, seat) and not _at_start(before, seat):
        yield Reason(Gain.RETURNS, points=PALACE_BONUS, space=after.players[seat].pilli)
    if (taken := after.turn.taken - before.turn.taken) > 0:
        yield Reason(Gain.SAVES, size=taken)


def _founded(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    founded = False
    for space, size in after.board.tokens:
        if (space, size) not in before.board.tokens:
            founded = True
            yield Reason(Gain.FOUNDS, size, values(size)[1], space)
    if founded:
        others = zip(before.players, after.players, strict=True)
        given = sum(new.points - old.points for number, (old, new) in enumerate(others) if number != seat)
        if given:
            yield Reason(Gain.GIVES, points=given)


def _places(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """Places in the districts where temples were built."""
    built = after.board.temple_spaces & ~before.board.temple_spaces
    earlier = {score.spaces: score for score in standings(before).districts}
    for score in standings(after).districts:
        if not score.spaces & built:
            continue
        old = earlier.get(score.spaces)
        place, tied = _place(score, seat)
        more = score.points(seat) - (old.points(seat) if old else 0)
        if (place, tied) == (1, False) == _place(old, seat):
            gain = Gain.KEEPS_FIRST
        elif place == 1:
            gain = Gain.SHARES_FIRST if tied else Gain.TAKES_FIRST
        elif score.points(seat):
            gain = Gain.TAKES_PLACE
        else:
            continue
        founded = score.token is not None
        to_come = bool(after.display or after.later)  # tokens, for which the land may still be cut up
        points = more if founded or not to_come else 0
        new = score.spaces & built
        floors = _floors(after, seat, new)
        yield Reason(gain, score.size, points, first(new), founded, new, floors)


def _place(score: DistrictScore | None, seat: Seat) -> tuple[int, bool]:
    """Place (0 without floors) and whether it is shared."""
    for share in score.shares if score else ():
        if share.owner == seat:
            return share.place, share.tied
    return 0, False


def _opened_and_closed(before: State, after: State) -> Iterator[Reason]:
    was, now = _open_districts(before), _open_districts(after)
    founded = after.board.token_spaces
    for district, size in was.items():
        if district not in now and not district & founded and size in after.display:
            yield Reason(Gain.DENIES, size, values(size)[1], first(district))
    for district, size in now.items():
        yield Reason(Gain.LEAVES_OPEN, size, values(size)[1], first(district))


def _open_districts(state: State) -> dict[SpaceSet, int]:
    board = state.board
    return {
        district: district.bit_count()
        for district in board.districts
        if not district & board.token_spaces and district.bit_count() in state.display
    }


def _at_start(state: State, seat: Seat) -> bool:
    pilli = state.players[seat].pilli
    return pilli is not None and bool(START_SPACES >> pilli & 1)


def _plain(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """What was done, where nothing more is to be said for it."""
    if floors := _floors(after, seat) - _floors(before, seat):
        built = after.board.temple_spaces & ~before.board.temple_spaces
        yield Reason(Gain.BUILDS, floors, space=first(built), built=built, floors=floors)
    if dug := after.board.canals & ~before.board.canals:
        yield _dug(before, after, dug)
    if after.board.bridges != before.board.bridges:
        yield Reason(Gain.BRIDGES, before.supply.bridges - after.supply.bridges)
    start, end = before.players[seat].pilli, after.players[seat].pilli
    if start is not None and end is not None and start != end:
        yield _moved(after, start, end)


def _dug(before: State, after: State, dug: SpaceSet) -> Reason:
    was = set(before.board.districts)
    new = [district for district in after.board.districts if district not in was]
    if len(after.board.districts) > len(was):
        district = min(new, key=int.bit_count)
        return Reason(Gain.CUTS_OFF, district.bit_count(), space=first(district))
    return Reason(Gain.DIGS, dug.bit_count(), space=first(dug))


def _moved(after: State, start: Space, end: Space) -> Reason:
    """Towards the nearest of the open districts, where there is one and it is nearer than before."""
    for district, size in sorted(_open_districts(after).items(), key=lambda pair: _far(pair[0], end)):
        if _far(district, end) < _far(district, start):
            return Reason(Gain.NEARS, size, space=first(district))
    return Reason(Gain.MOVES, space=end)


def _far(district: SpaceSet, space: Space) -> int:
    return min(distance(space, other) for other in each(district))


def _floors(state: State, seat: Seat, there: SpaceSet = ISLAND) -> int:
    counts = zip(FLOORS, state.board.temples[seat], strict=True)
    return sum(floors * (spaces & there).bit_count() for floors, spaces in counts)
