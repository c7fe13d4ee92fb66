"""R8: founding a district."""

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import state
from tests.games.mexica.rules.rows import allowed, refused, table_of

SEVEN = """
            BCDEFG
         2  ======
         3  =.a.2=
         4  =..b==
         5  ====..
        """

FOUNDED = """
            BCDEFG
         2  ======
         3  =.at2=
         4  =..b==
         5  ====..
        t: token 7
        """

FOUNDED_OF_FOUR = """
            BCDEFG
         2  ======
         3  =.at==
         4  ==b===
         5  ======
        t: token 4
        """

SIX = """
            BCDEFG
         2  ======
         3  =dab2=
         4  =c.===
         5  ====..
        """


@table_of(
    allowed(
        "R8.1-found",
        SEVEN,
        "found E3",
        price=0,
        after=FOUNDED,
        then={"tokens": {"E3": 7}, "display": [3, 4, 6, 9, 10, 11, 13], "action_points": 6},
    ),
    allowed("R8.1-without-a-point-left", SEVEN, "found E3", action_points=0),
    allowed("R8.1-far-from-the-pilli", SEVEN, "found C4"),
    allowed("R8.1-another-pilli-in-it", SEVEN, "found C3", to_move=1),
    refused("R8.1-size-not-on-display", SEVEN, "found E3", display=[3, 4, 6]),
    refused("R8.1-size-only-for-later", SEVEN, "found E3", display=[3, 4, 6], later=[7]),
    refused("R8.1-on-a-temple", SEVEN, "found F3"),
    refused("R8.1-under-the-own-pilli", SEVEN, "found D3"),
    refused("R8.1-under-another-pilli", SEVEN, "found E4"),
    refused("R8.1-on-a-canal", SEVEN, "found B3"),
    refused("R8.1-in-another-district", SEVEN, "found F5"),
    refused("R8.1-the-pilli-elsewhere", SEVEN.replace("a", "."), "found E3"),
    refused("R8.1-the-pilli-on-a-bridge", "    CDE\n 3  .m.\nm: bridge ew pilli 0", "found C3", display=[13]),
    refused(
        "R8.1-no-space-but-the-palace",
        "    GHI\n 6  =a=\n 7  PPP\n 8  =P=",
        "found H7",
        by="R1.3",
        around="water",
        display=[5],
    ),
    refused(
        "R8.1-no-space-left",
        """
            CDE
         3  a22
        """,
        "found D3",
        around="water",
    ),
    allowed(
        "R8.1-palace-spaces-count",
        """
            FGHI
         6  ==P=
         7  .PaP
         8  ==P=
        """,
        "found F7",
        around="water",
        then={"tokens": {"F7": 6}},
    ),
    allowed("R8.1-one-of-two-tokens", SIX, "found D4", seats=4, display=[6, 6], then={"display": [6]}),
)
def test_founding(row):
    row.check()


@table_of(
    allowed("R8.2-founder-blue-guest-white", SEVEN, "found E3", then={"points": [4, 2]}),
    allowed("R8.2-guest-elsewhere-nothing", SEVEN.replace("b", "."), "found E3", then={"points": [4, 0]}),
    allowed("R8.2-added-to-the-points-held", SEVEN, "found E3", points=[98, 3], then={"points": [102, 5]}),
    allowed("R8.2-every-guest-white", SIX, "found D4", seats=4, then={"points": [3, 2, 2, 2]}),
    allowed("R8.2-whoever-founds", SIX, "found D4", seats=4, to_move=3, then={"points": [2, 2, 2, 3]}),
    refused("R8.3-step-onto-the-token", FOUNDED, "walk E3"),
    refused("R8.3-flat-rate-onto-the-token", FOUNDED, "flat E3"),
    refused("R8.3-build-on-the-token", FOUNDED, "temple E3 1"),
    refused("R8.3-found-again", FOUNDED_OF_FOUR, "found C3", display=[4]),
    refused("R8.3-found-again-by-another", FOUNDED_OF_FOUR, "found C3", display=[4], to_move=1),
    allowed("R8.3-temples-beside-the-token", FOUNDED, "temple C3 4"),
    allowed("R8.4-cut-by-another", SEVEN, "found C3", to_move=1, then={"points": [2, 4]}),
)
def test_points_and_tokens(row):
    row.check()


FOUR = """
            DEF
         3  ..=
         4  =a.
         5  .==
        """


@pytest.mark.parametrize("digger", [0, 1], ids=["R8.4-own-canal-now", "R8.4-canal-of-another-long-ago"])
def test_who_dug_and_when_does_not_matter(digger: int):
    """A canal on D3 leaves three spaces, which the Pilli there founds: at once, or two rounds later."""
    now = state(FOUR, around="water", to_move=digger)
    for text in ["canal D3"] if digger == 0 else ["canal D3", "end", "end", "end"]:
        now = rules.apply(now, rules.parse(text)).state
    after = rules.describe(rules.apply(now, rules.parse("found E3")).state)
    assert after["tokens"] == {"E3": 3}
    assert after["seats"][0]["points"] == 2
