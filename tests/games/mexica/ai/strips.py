"""Small positions for tests of cuts: a strip of land, with anything that may bar canals at its ends."""

from typing import Any

from mexica.games.mexica.rules import State
from tests.games.mexica.drawings import state


def strip(ends: str = "..", below: str = "=====", **changes: Any) -> State:
    """Five spaces from A11 to E11, seat 0 in the middle: four of them can be cut off at either end.

    `ends` draws A11 and E11, `below` row 12. Only a district of 4 is wanted.
    """
    drawing = f"""
            ABCDE
        11  {ends[0]}.a.{ends[1]}
        12  {below}
        13  .===.
        t: token 5
        """
    return state(drawing, around="water", **{"display": [4], "later": [], **changes})


BARRED = {
    "bridges": strip(below="n===n"),
    "temples": strip(ends="11"),
    "token": strip(ends="t.", display=[4]),
}
