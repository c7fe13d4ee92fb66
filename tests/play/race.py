"""A race, for the tests of a match: step and rest until you end your turn; the first at the goal wins."""

import sys
from types import SimpleNamespace
from typing import Any, Final, Literal

from attrs import asdict, evolve, frozen

from mexica.play.record import PlayerInfo, Record

GOAL: Final = 6  # steps
Action = Literal["step", "rest", "end"]


@frozen
class Setup:
    seats: int


@frozen
class State:
    """The steps of each seat, whose turn it is, and how many turns there were before it."""

    places: tuple[int, ...]
    mover: int = 0
    turns: int = 0
    rests: int = 0


@frozen
class Step:
    state: State
    events: tuple[str, ...]


class IllegalAction(ValueError):  # noqa: N818  # as the protocol names it
    """An action after the end."""


def start(setup: Setup) -> State:
    return State((0,) * setup.seats)


def to_move(state: State) -> int:
    return state.mover


def is_over(state: State) -> bool:
    return max(state.places) == GOAL


def turn_id(state: State) -> int:
    return state.turns


def points(state: State) -> tuple[int, ...]:
    return state.places


def round_number(state: State) -> int:
    return state.turns // len(state.places) + 1


def ends_turn(action: Action) -> bool:
    return action == "end"


def continues(action: Action, last: Action) -> bool:
    return action == last == "step"


def reveals(events: tuple[str, ...], seat: int) -> bool:
    return False


def describe(state: State) -> dict[str, Any]:
    return asdict(state)


def apply(state: State, action: Action) -> Step:
    if is_over(state):
        raise IllegalAction
    if action == "end":
        mover = (state.mover + 1) % len(state.places)
        return Step(evolve(state, mover=mover, turns=state.turns + 1), ("ended",))
    if action == "rest":
        return Step(evolve(state, rests=state.rests + 1), ("rested",))
    places = tuple(place + (seat == state.mover) for seat, place in enumerate(state.places))
    return Step(evolve(state, places=places), ("stepped",))


def new_record(*kinds: str, actions: tuple[Action, ...] = ()) -> Record:
    """A race of players of these kinds after these actions."""
    players = tuple(PlayerInfo(f"Seat {seat}", str(seat), kind) for seat, kind in enumerate(kinds))
    return Record(Setup(len(kinds)), players, actions)


def finished(*kinds: str) -> Record:
    """A race to its end: everybody rests and makes two steps in a turn."""
    turn = ("rest", "step", "step", "end")
    before = turn * len(kinds) * (GOAL // 2 - 1)
    return new_record(*kinds, actions=(*before, *turn[:-1]))


EVERY_ACTION_CAN_END: Final = SimpleNamespace(
    **{**vars(sys.modules[__name__]), "ends_turn": lambda _action: True}
)
"""The race as rules may have it in which only `turn_id` tells whether an action ended the turn."""
