"""States of a game of three, for the tests of mouse and keys."""

from mexica.games.mexica.rules import State, apply, parse, start
from tests.games.mexica.table.playing import new_game

NAMES = ("Ana", "Bo", "Cem")
PLACED = ("start G7", "start H6", "start I7")


def after(*texts: str) -> State:
    """Return the state of a new game after these actions."""
    state = start(new_game("person", "person", "person", seed=1).setup)
    for text in texts:
        state = apply(state, parse(text)).state
    return state


def in_turns(*texts: str) -> State:
    """Return the state after these actions of the first turns."""
    return after(*PLACED, *texts)
