"""Boats (R7.2): which bridges they connect, what a trip costs, why one is refused, and what it does."""

from collections.abc import Iterator
from functools import lru_cache

from mexica.games.mexica.rules.actions import TakeBoat
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.events import Event, PilliBoated
from mexica.games.mexica.rules.spaces import (
    COAST,
    LAKE,
    Space,
    SpaceSet,
    around,
    each,
    flood,
    holds,
    name,
    single,
)
from mexica.games.mexica.rules.state import State
from mexica.rulebook.refusing import Refusal, refuse


@lru_cache(maxsize=4096)
def boat_fares(canals: SpaceSet, bridges: SpaceSet, origin: Space) -> dict[Space, int]:
    """Return the AP by boat from this bridge to every other one on the same water, occupied or not (R7.2)."""
    fares: dict[Space, int] = {}
    reached = frontier = single(origin)
    fare = 0
    while frontier := _next_bridges(canals, bridges, frontier) & ~reached:
        fare += 1
        reached |= frontier
        for bridge in each(frontier):
            fares[bridge] = fare
    return fares


def boat_bridges(board: Board, origin: Space, space: Space) -> tuple[Space, ...]:
    """Return the bridges reached on a shortest boat trip, including the last one (R7.2).

    ValueError if no water connects the two.
    """
    fares = boat_fares(board.canals, board.bridges, origin)
    if space not in fares:
        raise ValueError(f"no boat goes from {origin} to {space}")
    way = [space]
    while fares[way[-1]] > 1:
        nearer = _next_bridges(board.canals, board.bridges, single(way[-1]))
        way.append(next(bridge for bridge in each(nearer) if fares.get(bridge) == fares[way[-1]] - 1))
    return tuple(reversed(way))


def _next_bridges(canals: SpaceSet, bridges: SpaceSet, from_bridges: SpaceSet) -> SpaceSet:
    """The bridges that a boat from these reaches before it passes any other."""
    open_canals = canals & ~bridges
    touched = around(from_bridges)
    reached = flood(touched & open_canals, open_canals)
    if (touched | around(reached)) & LAKE:
        reached = flood((reached | COAST) & open_canals, open_canals) | LAKE
    return bridges & (touched | around(reached)) & ~from_bridges


def boats(state: State) -> dict[Space, int]:
    """Return the free bridges that the player to move can reach by boat, with the AP (R7.2)."""
    pilli, board = state.mover.pilli, state.board
    if pilli is None or not holds(board.bridges, pilli):
        return {}
    free = state.free_bridges
    fares = boat_fares(board.canals, board.bridges, pilli)
    return {bridge: fare for bridge, fare in fares.items() if holds(free, bridge)}


def candidates(state: State) -> Iterator[TakeBoat]:
    """Yield every boat trip that the available AP pay for, ignoring R9."""
    points = state.points_to_spend
    return (TakeBoat(space) for space, fare in boats(state).items() if fare <= points)


def refusal(state: State, action: TakeBoat) -> Refusal | None:
    """Return why no boat goes to this bridge, None if one does (ignoring price and R9)."""
    pilli, board, space = state.mover.pilli, state.board, action.space
    if space in boats(state):
        return None
    if pilli is None or not holds(board.bridges, pilli):
        return refuse("R7.2", "A boat leaves only from a bridge; walk onto one first.")
    if not holds(board.bridges, space):
        return refuse(
            "R7.2", "A boat trip ends on a bridge, and there is none at {space}.", space=name(space)
        )
    if space == pilli:
        return refuse("R7.2", "Your Pilli Mexica stands on the bridge at {space} already.", space=name(space))
    if holds(state.pilli_spaces, space):
        return refuse("R7.2", "Another Pilli Mexica stands on the bridge at {space}.", space=name(space))
    return refuse("R7.2", "No water joins your bridge to the one at {space}.", space=name(space))


def done(state: State, action: TakeBoat, events: list[Event]) -> State:
    """Return the state with the Pilli on the bridge where the trip ends."""
    seat, player = state.turn.to_move, state.mover
    assert player.pilli is not None  # a boat leaves from a bridge
    events.append(PilliBoated(seat, player.pilli, boat_bridges(state.board, player.pilli, action.space)))
    return state.with_player(seat, player.at(action.space))
