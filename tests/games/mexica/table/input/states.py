"""States of a game of three, for the tests of mouse and keys."""

from mexica.games.mexica.rules import State, apply, describe, parse, position, start
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


def cut_off(pilli: str) -> State:
    """Canals at B2, C3, C4 and B5 cut A3, A4, B3 and B4 off; the first seat's Pilli stands here."""
    described = describe(after(*PLACED))
    described["canals"] = sorted([*described["canals"], "B2", "C3", "C4", "B5"])
    described["seats"][0]["pilli"] = pilli
    described["display"], described["later"] = [3, 3, 4, 6, 7, 8, 9, 10], [4, 5, 5, 6, 11, 12, 13]
    del described["districts"]
    return position(described)
