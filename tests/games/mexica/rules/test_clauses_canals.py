"""R4: canals."""

from tests.games.mexica.rules.rows import allowed, refused, table_of

FIELD = """
            BCDE
         3  ....
         4  ...a
        """

FOUNDED = """
            BCDEF
         2  =====
         3  =..t=
         4  =...=
         5  =====
        t: token 6
        """

UNFOUNDED = """
            BCDEF
         2  =====
         3  =..a=
         4  =...=
         5  =====
        """

BRIDGES = """
            BCDEF
         2  .....
         3  ..n..
         4  .....
         5  .e...
        """


@table_of(
    allowed(
        "R4.1-single",
        FIELD,
        "canal C3",
        price=1,
        after="""
            BCDE
         3  .=..
         4  ...a
        """,
        then={"single_canals": 5, "double_canals": 35, "action_points": 5, "placed_this_round": True},
    ),
    allowed(
        "R4.1-double-east-west",
        FIELD,
        "canal C3 D3",
        price=1,
        after="""
            BCDE
         3  .==.
         4  ...a
        """,
        then={"single_canals": 6, "double_canals": 34, "action_points": 5},
    ),
    allowed(
        "R4.1-double-north-south",
        FIELD,
        "canal C3 C4",
        after="""
            BCDE
         3  .=..
         4  .=.a
        """,
    ),
    refused("R4.1-double-not-edge-adjacent", FIELD, "canal B3 D3"),
    refused("R4.1-double-over-a-corner", FIELD, "canal B3 C4"),
    refused("R4.1-no-single-left", FIELD, "canal C3", single_canals=0),
    refused("R4.1-no-double-left", FIELD, "canal C3 D3", double_canals=0),
    allowed("R4.1-last-single", FIELD, "canal C3", single_canals=1, then={"single_canals": 0}),
    allowed("R4.1-single-when-no-double-is-left", FIELD, "canal C3", double_canals=0),
    allowed("R4.1-double-when-no-single-is-left", FIELD, "canal C3 D3", single_canals=0),
    refused("R4.1-own-pilli", FIELD, "canal E4"),
    refused("R4.1-double-half-under-a-pilli", FIELD, "canal D4 E4"),
    refused("R4.1-temple", "    C\n 3  2", "canal C3"),
    refused("R4.1-double-half-under-a-temple", "    CD\n 3  2.", "canal C3 D3"),
    refused("R4.1-neutral-temple", "    C\n 3  x", "canal C3"),
)
def test_tiles(row):
    row.check()


@table_of(
    refused("R4.2-palace", "    GH\n 7  PP", "canal H7"),
    refused("R4.2-double-half-on-the-palace", "    FGH\n 7  .PP", "canal F7 G7"),
    refused("R4.2-canal", "    C\n 3  =", "canal C3"),
    refused("R4.2-double-half-on-a-canal", "    CD\n 3  =.", "canal C3 D3"),
    refused("R4.2-first-canal", "    O\n 6  =", "canal O6"),
    refused("R4.2-lake", "    A\n 1  ~", "canal A1"),
    refused("R4.2-double-half-in-the-lake", "    AB\n 1  ~.", "canal A1 B1"),
    refused("R4.2-ramp-north", BRIDGES, "canal D2"),
    refused("R4.2-ramp-south", BRIDGES, "canal D4"),
    refused("R4.2-ramp-west", BRIDGES, "canal B5"),
    refused("R4.2-ramp-east", BRIDGES, "canal D5"),
    refused("R4.2-double-half-on-a-ramp", BRIDGES, "canal D4 E4"),
    refused("R4.2-double-other-half-on-a-ramp", BRIDGES, "canal C4 D4"),
    allowed("R4.2-beside-a-bridge-not-its-ramp", BRIDGES, "canal E3"),
    allowed("R4.2-beside-a-bridge-not-its-ramp-double", BRIDGES, "canal B3 C3"),
    allowed("R4.2-corner-of-a-bridge", BRIDGES, "canal C2"),
    refused("R4.2-founded", FOUNDED, "canal C4"),
    refused("R4.2-founded-double", FOUNDED, "canal C3 D3"),
    refused("R4.2-under-a-token", FOUNDED, "canal E3"),
    allowed("R4.2-beside-a-founded-district", FOUNDED, "canal G3"),
)
def test_never_there(row):
    row.check()


@table_of(
    allowed("R4.3-anywhere", FIELD, "canal K11"),
    allowed("R4.3-no-water-near", FIELD, "canal H11 H12"),
    allowed("R4.3-a-district-without-the-pilli", FIELD, "canal T7"),
    allowed("R4.3-beside-the-lake", FIELD, "canal A3"),
    allowed("R4.3-pilli-on-a-bridge", "    CDE\n 3  ...\n 4  .m.\nm: bridge ew pilli 0", "canal B2"),
    allowed(
        "R4.4-unfounded-cut-again",
        UNFOUNDED,
        "canal D3 D4",
        after="""
            BCDEF
         2  =====
         3  =.=a=
         4  =.=.=
         5  =====
        """,
    ),
    allowed("R4.4-of-a-size-on-display", UNFOUNDED, "canal C3", display=[6]),
    allowed("R4.4-down-to-nothing", "    CD\n 3  ..", "canal C3 D3", around="water"),
    allowed("R4.4-in-the-district-of-another", UNFOUNDED, "canal C3", to_move=1),
)
def test_anywhere_else(row):
    row.check()
