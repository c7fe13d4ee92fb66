"""Advice for people: the best turns with their reasons as data, and the points that each seat can expect."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

from attrs import frozen

from mexica.ai.evaluation import expectations, left_open
from mexica.ai.greedy import pressed
from mexica.ai.meter import Meter
from mexica.ai.mind import Budget, never
from mexica.ai.strongest import Choice, ranked
from mexica.ai.weights import weights
from mexica.rules import Action, State, standings
from mexica.rules.material import PALACE_BONUS, values
from mexica.rules.scoring import DistrictScore
from mexica.rules.spaces import START_SPACES, Space, SpaceSet, first
from mexica.rules.state import Phase, Seat

_TABLE: Final = "strongest"
_A_TOKEN_PAYS: Final = 2.0  # points for each space of a token to come, all seats together


class Gain(Enum):
    """What a reason tells of; `size` and `points` of the reason are those of the district meant."""

    FOUNDS = "founds"  # points: the founder's
    TAKES_FIRST = "takes first"
    SHARES_FIRST = "shares first"
    KEEPS_FIRST = "keeps first"  # built there while being first already
    TAKES_PLACE = "takes place"  # second or third
    DENIES = "denies"  # an open district of a wanted size is one no more, and nobody has founded it
    LEAVES_OPEN = "leaves open"  # the next player can found it
    RETURNS = "returns"  # to a start space; points: 5
    SAVES = "saves"  # action tokens taken, as many as `size` says


@frozen
class Reason:
    """One thing that a turn brings: a district's size, a space to point at, and points.

    The points of places are how many more than before the district would pay if it were scored now.
    """

    gain: Gain
    size: int = 0
    points: int = 0
    space: Space | None = None


@frozen
class Advice:
    """A whole turn for the player to move, without its end, and what speaks for it.

    `worth` are the points by which the player can expect to end ahead of the others' average, `gain` how much
    that is more than ending the turn at once would leave; `price` is in AP, action tokens included.
    """

    actions: tuple[Action, ...]
    worth: float
    gain: float
    price: int
    reasons: tuple[Reason, ...]


def best_turns(state: State, count: int, budget: Budget, stop: Callable[[], bool] = never) -> list[Advice]:
    """Return up to so many of the best turns of the player to move, best first, each with other reasons.

    ValueError when no turn is being played; Stopped on demand.
    """
    if state.turn.phase is not Phase.TURNS:
        raise ValueError("no turn is being played, there is nothing to advise")
    weighed, meter = pressed(weights(_TABLE), state.turn.quiet_rounds), Meter(budget, stop)
    choices = ranked(state, weighed, meter, with_nothing=True)
    nothing = next(choice.worth for choice in choices if not choice.actions)
    found: list[Advice] = []
    for choice in choices:
        reasons = tuple(_reasons(state, choice.end))
        if len(found) < count and all(reasons != other.reasons for other in found):
            found.append(_advice(state, choice, nothing, reasons))
    return found


def _advice(state: State, choice: Choice, nothing: float, reasons: tuple[Reason, ...]) -> Advice:
    taken = choice.end.turn.taken - state.turn.taken
    price = state.points_to_spend - choice.end.points_to_spend + taken
    return Advice(choice.actions, choice.worth, choice.worth - nothing, price, reasons)


def expectation(state: State) -> list[float]:
    """Return the points that each seat can expect to have in the end, as the strongest level sees it.

    Once the game is over these are the points; what tokens still to be founded will pay is shared out evenly.
    """
    weighed = weights(_TABLE)
    expected = expectations(state, weighed)
    if state.turn.phase is Phase.OVER:
        return expected
    expected[state.turn.to_move] += left_open(state) * weighed.left_open
    to_come = _A_TOKEN_PAYS * sum((*state.display, *state.later)) / state.seats
    return [points + to_come for points in expected]


def _reasons(before: State, after: State) -> Iterator[Reason]:
    seat = before.turn.to_move
    yield from _founded(before, after)
    yield from _places(before, after, seat)
    yield from _opened_and_closed(before, after)
    if _at_start(after, seat) and not _at_start(before, seat):
        yield Reason(Gain.RETURNS, points=PALACE_BONUS, space=after.players[seat].pilli)
    if (taken := after.turn.taken - before.turn.taken) > 0:
        yield Reason(Gain.SAVES, size=taken)


def _founded(before: State, after: State) -> Iterator[Reason]:
    for space, size in after.board.tokens:
        if (space, size) not in before.board.tokens:
            yield Reason(Gain.FOUNDS, size, values(size)[1], space)


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
        else:
            gain = Gain.TAKES_PLACE
        yield Reason(gain, score.size, more, first(score.spaces & built))


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
