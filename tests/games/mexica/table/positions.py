"""Positions to look at and to test the view with, reached by playing seeded random actions."""

import random
from collections.abc import Callable
from functools import cache

from attrs import evolve

from mexica.games.mexica.rules import Setup, State, apply, legal_actions, new_setup, reach, start
from mexica.games.mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    ProposeRemoval,
    TakeActionToken,
    Walk,
)
from mexica.games.mexica.rules.spaces import PALACE, named, space_at
from mexica.games.mexica.rules.state import Phase

_WEIGHTS: dict[type, float] = {
    PlaceCanal: 6, BuildBridge: 2, BuildTemple: 5, FoundDistrict: 60, FlatRateMove: 0.0, Walk: 0.5,
    TakeActionToken: 0.4, MoveBridge: 0.1, ProposeRemoval: 0.0, EndTurn: 0.3,
}  # fmt: skip


def played(
    seats: int, seed: int, enough: Callable[[State], bool], allowed: Callable[[State, Action], bool]
) -> tuple[Setup, State]:
    """Play random allowed actions, those that found and build by preference, until enough is on the table."""
    setup = new_setup(seats, seed)
    chance = random.Random(seed)
    state = start(setup)
    while not enough(state) and state.turn.phase is not Phase.OVER:
        state = apply(state, _chosen(state, chance, allowed)).state
    return setup, state


def _chosen(state: State, chance: random.Random, allowed: Callable[[State, Action], bool]) -> Action:
    legal = [action for action in legal_actions(state) if allowed(state, action)]
    kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
    weights = [_WEIGHTS.get(kind, 1.0) + 1e-9 for kind in kinds]
    kind = chance.choices(kinds, weights)[0]
    of_kind = [action for action in legal if type(action) is kind]
    wanted = _foundable(state)
    if kind is PlaceCanal:
        for action in chance.sample(of_kind, min(150, len(of_kind))):
            if _foundable(apply(state, action).state) & ~wanted:
                return action
    if wanted and not wanted >> (state.mover.pilli or 0) & 1 and FoundDistrict not in kinds:
        goals = [trip.route[0] for space, trip in reach(state).items() if wanted >> space & 1]
        if goals and chance.random() < 0.5:
            return chance.choice(goals)
    return chance.choice(of_kind)


def _foundable(state: State) -> int:
    """The spaces of the districts that a token of the display fits."""
    board = state.board
    return sum(d for d in board.districts if d.bit_count() in state.display and not d & board.token_spaces)


def _counts(state: State) -> tuple[int, int, int]:
    board = state.board
    return board.canals.bit_count(), board.temple_spaces.bit_count(), board.bridges.bit_count()


def _up_to(canals: int) -> Callable[[State, Action], bool]:
    return lambda state, action: (
        not isinstance(action, PlaceCanal) or _counts(state)[0] + len(action.spaces) <= canals
    )


@cache
def opening(seats: int = 2) -> tuple[Setup, State]:
    """All Pilli placed, nothing built."""
    return played(seats, 5, lambda state: state.turn.phase is Phase.TURNS, lambda state, action: True)


@cache
def middle(seats: int = 3) -> tuple[Setup, State]:
    """At least 20 canal spaces and 15 temples."""
    return played(seats, 7, lambda s: _counts(s)[0] >= 20 and _counts(s)[1] >= 15, _up_to(22))


@cache
def late(seats: int = 4) -> tuple[Setup, State]:
    """Four seats, many canals, 40 temples, all bridges."""
    return played(seats, 3, lambda s: _counts(s)[1] >= 40 and _counts(s)[2] == 11, _up_to(44))


@cache
def crowded() -> tuple[Setup, State]:
    """Temples of every colour and height behind rows of four floors: the worst to see what stands behind."""
    setup, state = opening(4)
    board = state.board
    for row, floors in enumerate(
        ((1, 2, 3, 4), (4, 4, 4, 4), (4, 4, 4, 4), (1, 1, 2, 2), (3, 3, 4, 4), (2, 4, 2, 4))
    ):
        for column in range(12):
            space = space_at(column + 1, row + 1)
            owner = (column // 4 + column + row) % 5
            if space is not None and board.land >> space & 1 and not PALACE >> space & 1:
                board = board.with_temple(owner, space, floors[column % 4])
    pilli = [named(name) for name in ("D9", "E9", "D8", "E10")]
    players = tuple(evolve(player, pilli=space) for player, space in zip(state.players, pilli, strict=True))
    return setup, evolve(state, board=board, players=players)


@cache
def laps() -> tuple[Setup, State]:
    """Three markers on one step with different laps, many action tokens, two removed tokens."""
    setup, state = late()
    points, tokens = (105, 5, 205, 130), (0, 2, 11, 4)
    players = tuple(
        evolve(player, points=p, action_tokens=t)
        for player, p, t in zip(state.players, points, tokens, strict=True)
    )
    removed = (*state.removed, *state.display[1:3])
    return setup, evolve(
        state, players=players, removed=removed, display=state.display[:1] + state.display[3:]
    )


POSITIONS = {"laps": laps, "crowded": crowded, "opening": opening, "middle": middle, "late": late}


def ended(*results: tuple[int, int]) -> State:
    """A finished game with these points and action tokens."""
    state = opening(len(results))[1]
    players = (
        evolve(player, points=points, action_tokens=tokens)
        for player, (points, tokens) in zip(state.players, results, strict=True)
    )
    return evolve(state, players=tuple(players), turn=evolve(state.turn, phase=Phase.OVER))
