"""R7: on foot, by boat, at the flat rate."""

from tests.games.mexica.rules.rows import allowed, refused, table_of

FIELD = """
            CDEFG
         3  .....
         4  ..a2.
         5  .b==.
         6  .....
        """

BRIDGE = """
            CDEFG
         3  .....
         4  .=n=.
         5  ..a..
        """

ON_A_BRIDGE = """
            CDEFG
         3  .....
         4  .=m=.
         5  ..b..
        m: bridge ns pilli 0
        """

SIDE_BY_SIDE = """
            CDEFG
         3  .....
         4  .mnn.
         5  .....
        m: bridge ns pilli 0
        """


@table_of(
    allowed(
        "R7.1-step",
        FIELD,
        "walk E3",
        price=1,
        after="""
            CDEFG
         3  ..a..
         4  ...2.
         5  .b==.
         6  .....
        """,
        then={"action_points": 5, "placed_this_round": False},
    ),
    allowed("R7.1-step-west", FIELD, "walk D4"),
    refused("R7.1-over-a-corner", FIELD, "walk D3"),
    refused("R7.1-two-steps", FIELD, "walk C4"),
    refused("R7.1-onto-a-temple", FIELD, "walk F4"),
    refused("R7.1-onto-a-neutral-temple", "    CD\n 3  ax", "walk D3"),
    refused("R7.1-across-a-temple", FIELD, "walk G4"),
    refused("R7.1-onto-a-canal", FIELD, "walk E5"),
    refused("R7.1-over-a-canal", FIELD, "walk E6"),
    refused("R7.1-into-the-lake", "    B\n 2  a", "walk A2"),
    refused("R7.1-onto-another-pilli", "    CD\n 3  ab", "walk D3"),
    refused("R7.1-across-another-pilli", "    CDE\n 3  ab.", "walk E3"),
    refused("R7.1-where-it-stands", FIELD, "walk E4"),
    refused("R7.1-onto-a-token", "    CDE\n 3  at.\nt: token 3", "walk D3", by="R8.3", around="water"),
    refused("R7.1-without-points", FIELD, "walk E3", by="R3.3", action_points=0),
    allowed(
        "R7.1-onto-a-bridge-and-stop",
        BRIDGE,
        "walk E4",
        price=1,
        after="""
            CDEFG
         3  .....
         4  .=m=.
         5  .....
        m: bridge ns pilli 0
        """,
    ),
    refused("R7.1-onto-a-bridge-from-its-side", "    CDE\n 3  ...\n 4  an.\n 5  ...", "walk D4"),
    refused("R7.1-across-a-bridge-in-one-step", BRIDGE, "walk E3"),
    refused("R7.1-onto-a-bridge-with-a-pilli", ON_A_BRIDGE, "walk E4", to_move=1),
    allowed("R7.1-off-a-bridge", ON_A_BRIDGE, "walk E3", price=1),
    refused("R7.1-off-a-bridge-onto-a-pilli", ON_A_BRIDGE, "walk E5"),
    refused("R7.1-off-a-bridge-onto-a-temple", "    C\n 3  2\n 4  m\nm: bridge ns pilli 0", "walk C3"),
    refused("R7.1-off-a-bridge-at-its-side", "    CDE\n 3  .m.\nm: bridge ns pilli 0", "walk C3"),
    refused("R7.1-bridge-to-bridge-is-no-step", SIDE_BY_SIDE, "walk E4"),
    allowed("R7.1-off-a-bridge-to-the-palace", "    FG\n 7  mP\nm: bridge ew pilli 0", "walk G7"),
)
def test_on_foot(row):
    row.check()


LONG_CANAL = """
            CDEFGHIJK
         3  .........
         4  .m=n=l=n.
         5  .........
        m: bridge ns pilli 0
        l: bridge ns pilli 1
        """

ALONG_OR_AROUND = """
            BCDEFGHI
         3  .======.
         4  .=....=.
         5  .=mnnn=.
         6  ......P.
        m: bridge ns pilli 0
        """

COAST_TO_COAST = """
    ABCDEFGHIJKLMNOPQRSTU
 5   m
 7             e        n
m: bridge ns pilli 0
"""


@table_of(
    allowed("R7.2-next-bridge", LONG_CANAL, "boat F4", price=1, then={"pilli": ["F4", "H4"]}),
    allowed("R7.2-side-by-side", SIDE_BY_SIDE, "boat E4", price=1),
    allowed("R7.2-second-bridge", SIDE_BY_SIDE, "boat F4", price=2, then={"action_points": 4}),
    allowed("R7.2-past-a-pilli-at-the-same-cost", LONG_CANAL, "boat J4", price=3),
    allowed("R7.2-around-is-cheaper-than-along", ALONG_OR_AROUND, "boat G5", price=1),
    allowed("R7.2-along-and-around-meet", ALONG_OR_AROUND, "boat F5", price=2),
    allowed("R7.2-over-the-lake", COAST_TO_COAST, "boat U7", price=1),
    refused("R7.2-the-lake-leads-to-no-pond", COAST_TO_COAST, "boat L7"),
    refused("R7.2-not-ended-on-a-pilli", LONG_CANAL, "boat H4"),
    refused("R7.2-where-it-stands", LONG_CANAL, "boat D4"),
    refused("R7.2-too-dear", LONG_CANAL, "boat J4", by="R3.3", action_points=2),
    allowed(
        "R7.2-paid-by-tokens-too",
        LONG_CANAL,
        "boat J4",
        action_points=2,
        action_tokens=[1, 0],
        then={"action_points": 0, "action_tokens": [0, 0]},
    ),
    refused("R7.2-from-land", BRIDGE, "boat E4"),
    refused("R7.2-to-land", LONG_CANAL, "boat C4"),
    refused("R7.2-to-a-canal-without-a-bridge", LONG_CANAL, "boat E4"),
    refused("R7.2-corners-do-not-join", "    CDE\n 4  .m.\n 5  ..n\nm: bridge ew pilli 0", "boat E5"),
    refused("R7.2-another-water", "    CDEF\n 3  .m.n\nm: bridge ns pilli 0", "boat F3"),
)
def test_by_boat(row):
    row.check()


OUTING = """
            CDEFG
         3  .a.n.
         4  .=t2=
         5  .b.==
        t: temple 1 1
        """

FOUNDED = """
            CDEFG
         2  =====
         3  =t..=
         4  =====
         5  .a...
        t: token 3
        """


@table_of(
    allowed("R7.3-anywhere", OUTING, "flat T8", price=5, then={"action_points": 1, "pilli": ["T8", "D5"]}),
    allowed("R7.3-next-door", OUTING, "flat C3", price=5),
    allowed("R7.3-onto-a-bridge", OUTING, "flat F3", price=5),
    allowed("R7.3-onto-the-palace", OUTING, "flat H7", price=5),
    allowed("R7.3-from-a-bridge", ON_A_BRIDGE, "flat K11", price=5),
    allowed("R7.3-into-a-founded-district", FOUNDED, "flat E3", price=5),
    allowed("R7.3-paid-by-tokens-too", OUTING, "flat T8", action_points=4, action_tokens=[1, 0]),
    refused("R7.3-too-dear", OUTING, "flat T8", by="R3.3", action_points=4),
    refused("R7.3-onto-a-temple", OUTING, "flat E4"),
    refused("R7.3-onto-the-own-temple", OUTING, "flat F4"),
    refused("R7.3-onto-a-pilli", OUTING, "flat D5"),
    refused("R7.3-where-it-stands", OUTING, "flat D3"),
    refused("R7.3-onto-a-canal", OUTING, "flat D4"),
    refused("R7.3-onto-the-lake", OUTING, "flat A1"),
    refused("R7.3-onto-a-token", FOUNDED, "flat D3", by="R8.3"),
    refused("R7.3-onto-a-bridge-with-a-pilli", ON_A_BRIDGE, "flat E4", to_move=1),
    allowed("R7.4-onto-the-emblem", "    GH\n 6  .P\n 7  aP", "walk H7", price=1),
    allowed("R7.4-off-the-emblem", "    GH\n 6  .P\n 7  Pa", "walk H6", price=1),
    allowed("R7.4-onto-the-palace-from-outside", "    FG\n 7  aP", "walk G7", price=1),
    allowed("R7.4-out-of-the-palace", "    HI\n 5  ..\n 6  a.", "walk H5", price=1),
    refused("R7.4-not-onto-another-pilli", "    GH\n 7  ab", "walk H7", by="R7.1"),
)
def test_flat_rate_and_palace(row):
    row.check()
