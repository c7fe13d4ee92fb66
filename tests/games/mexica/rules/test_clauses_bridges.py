"""R5: bridges."""

from tests.games.mexica.rules.rows import allowed, refused, table_of

STREAM = """
            CDEFG
         2  .....
         3  .===.
         4  .....
        """

POND = """
            CDEFG
         2  .....
         3  .===.
         4  ..=..
         5  .....
        """


@table_of(
    allowed(
        "R5.1-north-south",
        STREAM,
        "bridge E3 ns",
        price=1,
        after="""
            CDEFG
         2  .....
         3  .=n=.
         4  .....
        """,
        then={"bridges_left": 10, "action_points": 5, "placed_this_round": True},
    ),
    allowed(
        "R5.1-east-west",
        POND,
        "bridge E4 ew",
        after="""
            CDEFG
         2  .....
         3  .===.
         4  ..e..
         5  .....
        """,
    ),
    refused("R5.1-ramps-on-canals", STREAM, "bridge E3 ew"),
    refused("R5.1-one-ramp-on-a-canal", STREAM, "bridge D3 ew"),
    refused("R5.1-other-ramp-on-a-canal", POND, "bridge E3 ns"),
    refused("R5.1-ramp-on-the-lake", "    B\n 2  =", "bridge B2 ew"),
    refused("R5.1-ramp-beyond-the-drawing-west", "    A\n 3  =", "bridge A3 ew"),
    refused("R5.1-ramp-beyond-the-drawing-north", "    G\n 1  =", "bridge G1 ns"),
    refused("R5.1-ramp-beyond-the-drawing-south", "    D\n14  =", "bridge D14 ns"),
    refused("R5.1-ramp-beyond-the-drawing-east", "    U\n 7  =", "bridge U7 ew"),
    refused("R5.1-on-land", STREAM, "bridge E4 ns"),
    refused("R5.1-on-the-lake", STREAM, "bridge A2 ew"),
    refused("R5.1-on-the-palace", STREAM, "bridge H7 ew"),
    refused("R5.1-on-a-bridge", "    CDE\n 3  =n=", "bridge D3 ns"),
    refused("R5.1-across-a-bridge", "    CDE\n 3  .n.", "bridge D3 ew"),
    refused("R5.1-ramp-on-a-bridge", "    CD\n 3  .=\n 4  .e", "bridge D3 ns"),
    allowed("R5.1-ramp-on-the-palace", "    FGH\n 7  =PP", "bridge F7 ew"),
    allowed("R5.1-ramp-on-a-temple", "    CDE\n 3  2=.", "bridge D3 ew"),
    allowed("R5.1-ramps-on-pilli", "    CDE\n 3  b=a", "bridge D3 ew"),
    allowed(
        "R5.1-ramp-on-a-token",
        """
            CDEFG
         2  =====
         3  =t..=
         4  =====
         5  .....
        t: token 3
        """,
        "bridge D4 ns",
    ),
    allowed("R5.2-either-direction-north-south", "    CDE\n 3  .=.", "bridge D3 ns"),
    allowed("R5.2-either-direction-east-west", "    CDE\n 3  .=.", "bridge D3 ew"),
    refused("R5.2-keeps-its-direction", "    CDE\n 3  .n.", "move-bridge D3 D3 ew", by="R5.4"),
    allowed(
        "R5.3-side-by-side",
        "    CDEF\n 3  .n=.",
        "bridge E3 ns",
        after="    CDEF\n 3  .nn.",
    ),
    allowed("R5.3-end-to-end", "    C\n 3  e\n 4  =", "bridge C4 ew", after="    C\n 3  e\n 4  e"),
)
def test_building(row):
    row.check()


CROSSING = """
            CDEFG
         2  .....
         3  .=n=.
         4  .....
         5  .n.m.
        m: bridge ns pilli 1
        """


@table_of(
    refused("R5.4-none-left-to-build", CROSSING, "bridge D3 ns", bridges=0),
    refused("R5.4-not-while-bridges-remain", CROSSING, "move-bridge E3 D3 ns", bridges=1),
    allowed("R5.4-last-one", CROSSING, "bridge D3 ns", bridges=1, then={"bridges_left": 0}),
    allowed(
        "R5.4-move",
        CROSSING,
        "move-bridge E3 D3 ns",
        bridges=0,
        price=1,
        after="""
            CDEFG
         2  .....
         3  .n==.
         4  .....
         5  .n.m.
        m: bridge ns pilli 1
        """,
        then={"bridges_left": 0, "action_points": 5},
    ),
    allowed(
        "R5.4-turn-on-the-spot",
        CROSSING,
        "move-bridge D5 D5 ew",
        bridges=0,
        after="""
            CDEFG
         2  .....
         3  .=n=.
         4  .....
         5  .e.m.
        m: bridge ns pilli 1
        """,
    ),
    refused("R5.4-turn-where-it-does-not-fit", CROSSING, "move-bridge E3 E3 ew", by="R5.1", bridges=0),
    refused("R5.4-not-moved-at-all", CROSSING, "move-bridge D5 D5 ns", bridges=0),
    refused("R5.4-with-a-pilli-on-it", CROSSING, "move-bridge F5 D3 ns", bridges=0),
    refused("R5.4-no-bridge-there", CROSSING, "move-bridge D3 F3 ns", bridges=0),
    refused("R5.4-to-land", CROSSING, "move-bridge E3 E4 ns", by="R5.1", bridges=0),
    refused("R5.4-onto-another-bridge", CROSSING, "move-bridge E3 D5 ns", by="R5.1", bridges=0),
    refused("R5.4-ramp-on-water", CROSSING, "move-bridge D5 D3 ew", by="R5.1", bridges=0),
    refused(
        "R5.4-ramp-on-its-own-old-space",
        "    CDE\n 3  .n=",
        "move-bridge D3 E3 ew",
        by="R5.1",
        bridges=0,
    ),
    refused(
        "R5.4-dear-without-points", CROSSING, "move-bridge E3 D3 ns", by="R3.3", bridges=0, action_points=0
    ),
)
def test_moving(row):
    row.check()
