"""The benefits of a turn, as data, found by comparing the positions before and after it."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from attrs import frozen

from mexica.games.mexica.ai.open_districts import open_districts
from mexica.games.mexica.ai.prepared_founding import prepared_founding
from mexica.games.mexica.rules import State, standings
from mexica.games.mexica.rules.material import PALACE_BONUS, values
from mexica.games.mexica.rules.scoring import DistrictScore
from mexica.games.mexica.rules.spaces import START_SPACES, Space, SpaceSet, distance, each, first, holds, size
from mexica.games.mexica.rules.state import Seat


class Gain(Enum):
    """The kinds of reason; a reason's `size` and `points` are those of its district unless said otherwise."""

    FOUNDS = "founds"  # points: the founder's
    GIVES = "gives"  # points that foundings give the others, in total
    TAKES_FIRST = "takes first"
    SHARES_FIRST = "shares first"
    KEEPS_FIRST = "keeps first"  # built there while being first already
    TAKES_PLACE = "takes place"  # second or third
    DENIES = "denies"  # an open district of a wanted size is gone, and nobody has founded it
    LEAVES_OPEN = "leaves open"  # the next player can found it
    RETURNS = "returns"  # to a start space; points: 5
    SAVES = "saves"  # takes `size` action tokens
    CUTS_OFF = "cuts off"  # a new district, which is not founded
    DIGS = "digs"  # `size` spaces of canal
    BUILDS = "builds"  # `size` floors
    BRIDGES = "bridges"  # `size` bridges built, 0 if one was moved
    NEARS = "nears"  # an open district of this size
    MOVES = "moves"  # to this space
    PREPARES = "prepares"  # a district of this size can be founded next turn
    STARTS = "starts"  # on this space
    WAITS = "waits"  # does nothing


SAYS_LITTLE: Final = frozenset({Gain.SAVES, Gain.PREPARES, Gain.LEAVES_OPEN})
"""Gains that do not tell what was done."""

_LAST: Final = (Gain.SAVES, Gain.LEAVES_OPEN)  # left out first where they do not fit


@frozen
class Reason:
    """One benefit of a turn: a district's size, a space to point at, and points.

    For places, `points` is how much more than before the district would pay if it were scored now; 0 for
    land without a token that may still be cut up. `founded` tells whether the district has a token. `built`
    are the spaces of new temples in it, and `floors` their total floors; for canals and bridges, `built` are
    the spaces where these are new.
    """

    gain: Gain
    size: int = 0
    points: int = 0
    space: Space | None = None
    founded: bool = True
    built: SpaceSet = 0
    floors: int = 0


def reasons(before: State, after: State, *, ahead: bool = False) -> tuple[Reason, ...]:
    """Return the benefits of the turn of the player to move, at least one.

    `after` is the position before the turn is ended. With `ahead`, what it prepares for the next turn is one
    of them, which takes some milliseconds to find.
    """
    seat = before.turn.to_move
    found = list(_main_reasons(before, after, seat))
    if all(reason.gain in SAYS_LITTLE for reason in found):
        found += _minor_reasons(before, after, seat)
    if ahead:
        found += _prepared(before, after, seat)
    found.sort(key=lambda reason: _LAST.index(reason.gain) if reason.gain in _LAST else -1)
    return tuple(found) or (Reason(Gain.WAITS),)


def _prepared(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """The founding for which the Pilli was moved."""
    if before.players[seat].pilli != after.players[seat].pilli:
        prepared = prepared_founding(before, after)
        if prepared is not None:
            yield Reason(Gain.PREPARES, prepared.size, space=prepared.space)


def _main_reasons(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    yield from _founded(before, after, seat)
    yield from _places(before, after, seat)
    yield from _opened_and_closed(before, after)
    if _at_start(after, seat) and not _at_start(before, seat):
        yield Reason(Gain.RETURNS, points=PALACE_BONUS, space=after.players[seat].pilli)
    if (taken := after.turn.taken - before.turn.taken) > 0:
        yield Reason(Gain.SAVES, size=taken)


def _founded(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    founded = False
    for space, spaces in after.board.tokens:
        if (space, spaces) not in before.board.tokens:
            founded = True
            yield Reason(Gain.FOUNDS, spaces, values(spaces)[1], space)
    if founded:
        others = zip(before.players, after.players, strict=True)
        given = sum(new.points - old.points for number, (old, new) in enumerate(others) if number != seat)
        if given:
            yield Reason(Gain.GIVES, points=given)


def _places(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """Places in the districts where temples were built."""
    built = _built(before, after)
    earlier = {score.spaces: score for score in standings(before).districts}
    for score in standings(after).districts:
        old, new = earlier.get(score.spaces), score.spaces & built
        gain = _gain_of_place(old, score, seat) if new else None
        if gain is None:
            continue
        more = score.points(seat) - (old.points(seat) if old else 0)
        founded = score.token is not None
        may_be_cut_up = not founded and bool(after.display or after.later)
        points, floors = 0 if may_be_cut_up else more, after.board.floors(seat, new)
        yield Reason(gain, score.size, points, first(new), founded, new, floors)


def _gain_of_place(old: DistrictScore | None, score: DistrictScore, seat: Seat) -> Gain | None:
    place, tied = _place(score, seat)
    if (place, tied) == (1, False) == _place(old, seat):
        return Gain.KEEPS_FIRST
    if place == 1:
        return Gain.SHARES_FIRST if tied else Gain.TAKES_FIRST
    return Gain.TAKES_PLACE if score.points(seat) else None


def _built(before: State, after: State) -> SpaceSet:
    return after.board.temple_spaces & ~before.board.temple_spaces


def _place(score: DistrictScore | None, seat: Seat) -> tuple[int, bool]:
    """Place (0 without floors) and whether it is shared."""
    for share in score.shares if score else ():
        if share.owner == seat:
            return share.place, share.tied
    return 0, False


def _opened_and_closed(before: State, after: State) -> Iterator[Reason]:
    was, now = tuple(open_districts(before)), tuple(open_districts(after))
    founded = after.board.token_spaces
    for district in was:
        if district not in now and not district & founded and size(district) in after.display:
            yield _about_open(Gain.DENIES, district)
    for district in now:
        yield _about_open(Gain.LEAVES_OPEN, district)


def _about_open(gain: Gain, district: SpaceSet) -> Reason:
    spaces = size(district)
    return Reason(gain, spaces, values(spaces)[1], first(district))


def _at_start(state: State, seat: Seat) -> bool:
    pilli = state.players[seat].pilli
    return pilli is not None and holds(START_SPACES, pilli)


def _minor_reasons(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """What was done, for turns without other benefits."""
    if built := _built(before, after):
        floors = after.board.floors(seat, built)
        yield Reason(Gain.BUILDS, floors, space=first(built), built=built, floors=floors)
    if dug := after.board.canals & ~before.board.canals:
        yield _dug(before, after, dug)
    if after.board.bridges != before.board.bridges:
        new = after.board.bridges & ~before.board.bridges
        yield Reason(Gain.BRIDGES, before.supply.bridges - after.supply.bridges, built=new)
    start, end = before.players[seat].pilli, after.players[seat].pilli
    if start is not None and end is not None and start != end:
        yield _moved(after, start, end)


def _dug(before: State, after: State, dug: SpaceSet) -> Reason:
    was = set(before.board.districts)
    new = [district for district in after.board.districts if district not in was]
    if len(after.board.districts) > len(was):
        district = min(new, key=size)
        return Reason(Gain.CUTS_OFF, size(district), space=first(district), built=dug)
    return Reason(Gain.DIGS, size(dug), space=first(dug), built=dug)


def _moved(after: State, start: Space, end: Space) -> Reason:
    """The nearest open district that the Pilli has come nearer to, if any, else just the move."""
    for district in sorted(open_districts(after), key=lambda district: _far(district, end)):
        if _far(district, end) < _far(district, start):
            return Reason(Gain.NEARS, size(district), space=first(district))
    return Reason(Gain.MOVES, space=end)


def _far(district: SpaceSet, space: Space) -> int:
    return min(distance(space, other) for other in each(district))
