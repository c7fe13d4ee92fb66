"""The rules of Nim: three heaps of sticks; take 1 to 3 from one of them; whoever takes the last one wins."""

import re
from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final

from attrs import evolve, frozen

from mexica.rulebook.refusing import IllegalAction, Refusal, refuse

KEY: Final = "nim"
SEAT_COUNTS: Final = (2,)
HEAPS: Final = "ABC"
MOST: Final = 3  # sticks of one action
_LARGEST_HEAP: Final = 7


@frozen
class Setup:
    """How many sticks each heap has."""

    heaps: tuple[int, ...]

    def __attrs_post_init__(self) -> None:
        if len(self.heaps) != len(HEAPS) or not all(0 < heap <= _LARGEST_HEAP for heap in self.heaps):
            raise ValueError(f"Nim has {len(HEAPS)} heaps of 1 to {_LARGEST_HEAP} sticks.")


@frozen
class State:
    """The sticks left, the seat to move, the sticks that each seat has taken, and who took the last one."""

    heaps: tuple[int, ...]
    to_move: int = 0
    points: tuple[int, ...] = (0, 0)
    turn: int = 0
    winner: int | None = None


@frozen
class Take:
    """Take sticks from a heap."""

    heap: str
    sticks: int

    def __str__(self) -> str:
        return f"take {self.heap} {self.sticks}"


Action = Take


@frozen
class SticksTaken:
    """A seat took sticks from a heap."""

    seat: int
    heap: str
    sticks: int


@frozen
class GameWon:
    """A seat took the last stick."""

    seat: int


@frozen
class Step:
    """The result of an action."""

    state: State
    events: tuple[SticksTaken | GameWon, ...]


class ParseError(ValueError):
    """A text that is not an action."""


class PositionError(ValueError):
    """A description that is not a position."""


def new_setup(seats: int, seed: int) -> Setup:
    generator = Random(seed)
    return Setup(tuple(generator.randint(MOST, _LARGEST_HEAP) for _ in HEAPS))


def seats(setup: Setup) -> int:
    return 2


def start(setup: Setup) -> State:
    return State(setup.heaps)


def legal_actions(state: State) -> list[Take]:
    takes = (Take(heap, sticks) for heap in HEAPS for sticks in range(1, MOST + 1))
    return [action for action in takes if refusal(state, action) is None]


def refusal(state: State, action: Take) -> Refusal | None:
    left = state.heaps[HEAPS.index(action.heap)]
    if state.winner is not None:
        return refuse("N3", "The game is over.")
    if not 1 <= action.sticks <= MOST:
        return refuse("N1", "Take 1 to {most} sticks.", most=MOST)
    if action.sticks > left:
        return refuse("N2", "There are only {left} sticks in heap {heap}.", left=left, heap=action.heap)
    return None


def apply(state: State, action: Take) -> Step:
    if (refused := refusal(state, action)) is not None:
        raise IllegalAction(refused)
    seat = state.to_move
    heaps = tuple(
        left - action.sticks * (name == action.heap) for name, left in zip(HEAPS, state.heaps, strict=True)
    )
    points = tuple(taken + action.sticks * (seat == one) for one, taken in enumerate(state.points))
    taken = SticksTaken(seat, action.heap, action.sticks)
    if not any(heaps):
        return Step(evolve(state, heaps=heaps, points=points, winner=seat), (taken, GameWon(seat)))
    return Step(State(heaps, 1 - seat, points, state.turn + 1), (taken,))


def parse(text: str) -> Take:
    if (found := re.fullmatch(rf"take ([{HEAPS}]) (\d)", text)) is None:
        raise ParseError(f"'{text}' is no action of Nim")
    return Take(found[1], int(found[2]))


def describe(state: State) -> dict[str, Any]:
    return {
        "heaps": dict(zip(HEAPS, state.heaps, strict=True)),
        "to_move": state.to_move,
        "points": list(state.points),
        "turn": state.turn,
        "winners": list(winners(state)),
    }


def position(description: object) -> State:
    """The inverse of `describe`."""
    match description:
        case {
            "heaps": {"A": int(a), "B": int(b), "C": int(c)},
            "to_move": 0 | 1 as seat,
            "points": [int(p), int(q)],
        }:
            turn, winners = description.get("turn", 0), description.get("winners", [])
            return State((a, b, c), seat, (p, q), turn, winners[0] if winners else None)
    raise PositionError("This is no position of Nim.")


def to_move(state: State) -> int:
    return state.to_move


def is_over(state: State) -> bool:
    return state.winner is not None


def points(state: State) -> tuple[int, ...]:
    return state.points


def winners(state: State) -> tuple[int, ...]:
    return () if state.winner is None else (state.winner,)


def round_number(state: State) -> int:
    return 1 + state.turn // 2


def turn_id(state: State) -> Hashable:
    return state.turn


def ends_turn(action: Take) -> bool:
    return True


def continues(action: Take, last: Take) -> bool:
    return False


def reveals(events: Sequence[Any], seat: int) -> bool:
    return False
