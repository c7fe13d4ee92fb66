"""R6: temples."""

from tests.games.mexica.rules.rows import allowed, refused, table_of

FIELD = """
            CDEF
         2  ====
         3  =.a=
         4  =..=
         5  ====
        """

FOUNDED = """
            CDEF
         2  ====
         3  =.a=
         4  =.t=
         5  ====
        t: token 4
        """


@table_of(
    allowed(
        "R6.1-one-floor",
        FIELD,
        "temple D3 1",
        price=1,
        after="""
            CDEF
         2  ====
         3  =1a=
         4  =..=
         5  ====
        """,
        then={
            "action_points": 5,
            "placed_this_round": True,
            "left": [{"1": 2, "2": 3, "3": 2, "4": 1}, {"1": 3, "2": 3, "3": 2, "4": 1}],
        },
    ),
    allowed("R6.1-two-floors", FIELD, "temple D3 2", price=2, then={"action_points": 4}),
    allowed("R6.1-three-floors", FIELD, "temple D3 3", price=3, then={"action_points": 3}),
    allowed("R6.1-four-floors", FIELD, "temple D3 4", price=4, then={"action_points": 2}),
    refused("R6.1-too-dear", FIELD, "temple D3 4", by="R3.3", action_points=3),
    refused(
        "R6.1-none-of-that-height-left", FIELD, "temple D3 4", left=[{"1": 3, "2": 3, "3": 2, "4": 0}] * 2
    ),
    allowed("R6.1-founded", FOUNDED, "temple D4 2"),
    refused("R6.1-on-the-token", FOUNDED, "temple E4 2", by="R8.3"),
    refused("R6.1-another-district", FIELD, "temple G3 1"),
    refused("R6.1-where-only-another-pilli-stands", FIELD, "temple D3 1", to_move=1),
    refused("R6.1-over-a-corner", "    CD\n 3  a=\n 4  =.", "temple D4 1", around="water"),
    refused("R6.1-on-a-canal", FIELD, "temple C3 1"),
    refused("R6.1-on-the-lake", FIELD, "temple A1 1"),
    refused("R6.1-under-the-own-pilli", FIELD, "temple E3 1"),
    refused("R6.1-under-another-pilli", "    CD\n 3  ab", "temple D3 1"),
    refused("R6.1-palace", "    GH\n 6  .P\n 7  aP", "temple H7 1", by="R1.3"),
    allowed("R6.1-from-a-palace-space", "    GH\n 6  .P\n 7  aP", "temple G6 1"),
    allowed("R6.1-far-away-in-the-district", "    C\n 3  a", "temple K13 1"),
    refused(
        "R6.2-pilli-on-a-bridge",
        """
            CDE
         3  .m.
        m: bridge ew pilli 0
        """,
        "temple C3 1",
    ),
    refused("R6.2-second-temple-on-a-space", "    CD\n 3  a2", "temple D3 1"),
    refused("R6.2-on-a-temple-of-another", "    CD\n 3  at\nt: temple 1 1", "temple D3 1"),
    refused("R6.2-on-a-neutral-temple", "    CD\n 3  ax", "temple D3 1"),
    allowed("R6.3-on-a-ramp", "    CDE\n 3  .e.\n 4  a..", "temple C3 1"),
    allowed(
        "R6.3-walls-in-an-opponent",
        """
            CDEF
         2  ====
         3  =b.=
         4  =2a=
         5  ====
        """,
        "temple E3 1",
    ),
    allowed("R6.3-walls-in-oneself", "    CDEF\n 2  ====\n 3  =a.=\n 4  ====", "temple E3 1"),
)
def test_temples(row):
    row.check()
