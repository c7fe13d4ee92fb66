"""The cheapest price of every space the Pilli can reach: single moves until nothing gets cheaper (R7)."""

from tests.games.mexica.oracle.changes import changed_board
from tests.games.mexica.oracle.facts import empty, free_bridges
from tests.games.mexica.oracle.legal import protected, shuts_in
from tests.games.mexica.oracle.travel import boat_trips, steps_from

FLAT_RATE = 5


def trips(table: dict) -> dict[str, int]:
    """Every space that can be reached with the turn's AP and the tokens held, and its price."""
    seat = table["seats"][table["to_move"]]
    purse = table["action_points"] + seat["action_tokens"]
    best, edge = {seat["pilli"]: 0}, [seat["pilli"]]
    while edge:
        space = edge.pop(0)
        for onward, price in single_moves(table, space).items():
            if best[space] + price < best.get(onward, purse + 1):
                best[onward] = best[space] + price
                edge.append(onward)
    if purse >= FLAT_RATE:
        for space in allowed(table, empty(table) | free_bridges(table)):
            best[space] = min(FLAT_RATE, best.get(space, FLAT_RATE))
    del best[seat["pilli"]]
    return best


def single_moves(table: dict, space: str) -> dict[str, int]:
    """One step or one boat trip from a space, the Pilli standing there."""
    there = changed_board(table, f"walk {space}")
    prices = {**boat_trips(there, space), **dict.fromkeys(steps_from(there, space), 1)}
    return {onward: prices[onward] for onward in allowed(there, set(prices))}


def allowed(table: dict, spaces: set[str]) -> set[str]:
    """The spaces that the Pilli can move to without shutting anybody in, in the first round (R9.1)."""
    if table["round"] != 1:
        return spaces
    opponents = protected(table)
    return {space for space in spaces if not shuts_in(table, f"walk {space}", opponents)}
