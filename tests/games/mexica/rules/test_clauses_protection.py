"""R9: nobody may be shut in during the first round of the game. Seat 0 moves, b is the Pilli to protect.

The palace, far from these corridors, is an area of five spaces of its own when both Pilli have left it.
"""

from typing import Any

from tests.games.mexica.rules.rows import allowed, refused, table_of

CORRIDOR = """
            CDEFGHIJKL
         3  b.........
         4  =a========
        """

MIDDLE = """
            ABCDEFGHIJK
         3  b..........
         4  =====a=====
        """

PLACE = """
            CDEF
         3  b...
         4  ...a
        """

ONE_GAP = """
            CDEFGHI
         3  b.....a
         4  2.=====
        """

BOTH_ENDS = """
            ABCDEFGHIJKL
         3  b..........c
         4  =====a======
        """

SHUT_IN = """
            CDEFG
         3  b.=..
         4  ===a.
        """

LET_OUT = """
            CDEFG
         3  ba...
         4  =.===
        """


def first_round(**changes: Any) -> dict[str, Any]:
    return {"round": 1, "around": "water", **changes}


@table_of(
    refused("R9.1-pilli-walks-in-the-way", CORRIDOR, "walk D3", **first_round()),
    refused("R9.1-pilli-at-the-flat-rate", CORRIDOR, "flat D3", **first_round()),
    refused("R9.1-temple-in-the-way", CORRIDOR, "temple D3 1", **first_round()),
    refused("R9.1-canal-in-the-way", CORRIDOR, "canal D3", **first_round()),
    refused("R9.1-double-canal-in-the-way", CORRIDOR, "canal D3 E3", **first_round()),
    refused("R9.1-token-in-the-way", CORRIDOR, "found D3", **first_round(display=[11])),
    allowed("R9.1-pilli-in-round-two", CORRIDOR, "walk D3", around="water"),
    allowed("R9.1-temple-in-round-two", CORRIDOR, "temple D3 1", around="water"),
    allowed("R9.1-canal-in-round-two", CORRIDOR, "canal D3", around="water"),
    allowed("R9.1-token-in-round-two", CORRIDOR, "found D3", around="water", display=[11]),
    allowed("R9.1-pilli-where-most-is-left", CORRIDOR, "flat K3", **first_round()),
    allowed("R9.1-temple-where-most-is-left", CORRIDOR, "temple K3 1", **first_round()),
    allowed("R9.1-canal-where-most-is-left", CORRIDOR, "canal K3 L3", **first_round()),
    allowed("R9.1-token-where-most-is-left", CORRIDOR, "found L3", **first_round(display=[11])),
    allowed("R9.1-two-largest-areas-pilli", MIDDLE, "walk F3", **first_round()),
    allowed("R9.1-two-largest-areas-canal", MIDDLE, "canal F3", **first_round()),
    allowed("R9.1-way-around", PLACE, "temple D3 1", **first_round()),
    refused("R9.1-last-gap", ONE_GAP, "canal D3", **first_round()),
    allowed("R9.1-oneself-may-be-shut-in", ONE_GAP, "temple H3 1", **first_round()),
    refused("R9.1-the-third-player", BOTH_ENDS, "temple K3 1", **first_round(seats=3)),
    allowed("R9.1-neither-of-two", BOTH_ENDS, "temple F3 1", **first_round(seats=3)),
    allowed("R9.1-shut-in-already", SHUT_IN, "temple F3 1", **first_round()),
    allowed("R9.1-shut-in-already-and-now-more", SHUT_IN, "canal D3", **first_round()),
    allowed("R9.1-stepping-out-of-the-way", LET_OUT, "walk D4", **first_round()),
    allowed("R9.1-ending-the-turn", CORRIDOR, "end", **first_round()),
    allowed("R9.1-taking-a-token", CORRIDOR, "take", **first_round()),
)
def test_walls(row):
    row.check()


FERRY = """
            CDEFGH
         3  b.....
         4  n===n=
         5  .=a=.=
        """

ONE_LANDING = """
            CDEFGH
         3  b.....
         4  n=====
         5  .=a=.=
        """

GATE = """
            CDEFGHIJ
         3  be.....a
        """

TWO_GATES = """
            CDEFG
         3  be...
         4  =====
         5  .e.a=
         6  .=.==
        """

ON_THE_GATE = """
            CDEFGHI
         3  .m.....
         4  ===a.==
        m: bridge ew pilli 1
        """

BESIDE_THE_BRIDGE = """
            CDEFG
         3  ==.==
         4  ..m==
         5  .=...
         6  ....a
        m: bridge ns pilli 1
        """

ISLETS = """
            CDEFGHI
         2  b....==
         3  =======
         4  ...=...
        """


@table_of(
    allowed("R9.1-a-boat-leads-out", FERRY, "canal D3", **first_round()),
    refused("R9.1-nowhere-for-the-boat-to-land", ONE_LANDING, "canal D3", **first_round()),
    refused("R9.1-pilli-on-the-only-bridge", GATE, "flat D3", **first_round()),
    refused("R9.1-only-bridge-carried-off", TWO_GATES, "move-bridge D3 D6 ew", **first_round(bridges=0)),
    allowed("R9.1-another-bridge-carried-off", TWO_GATES, "move-bridge D5 D6 ew", **first_round(bridges=0)),
    refused("R9.1-pilli-on-a-bridge-temple-at-its-ramp", ON_THE_GATE, "temple E3 1", **first_round()),
    allowed("R9.1-pilli-on-a-bridge-way-left", ON_THE_GATE, "temple I3 1", **first_round()),
    refused("R9.1-no-way-off-the-bridge-to-its-side", BESIDE_THE_BRIDGE, "temple E5 1", **first_round()),
    refused("R9.1-a-larger-area-elsewhere", ISLETS, "bridge F4 ew", **first_round()),
    allowed("R9.1-a-larger-area-in-round-two", ISLETS, "bridge F4 ew", around="water"),
    allowed("R9.1-a-larger-area-with-the-pilli-in-it", ISLETS, "bridge D3 ns", **first_round()),
)
def test_bridges_and_boats(row):
    row.check()
