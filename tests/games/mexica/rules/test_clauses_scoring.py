"""R11.2 to R11.7: what a scoring pays."""

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import table
from tests.games.mexica.oracle.play import effect

NOTHING_LEFT = {"1": 0, "2": 0, "3": 0, "4": 0}


def district(floors: list[int], neutral: int = 0, size: int = 12, *, founded: bool = True) -> str:
    """A row of land with a temple for each seat and the neutral colour (none for 0); all Pilli elsewhere."""
    owners = [*map(str, range(len(floors))), "neutral"]
    temples = zip("ABCDE", owners, [*floors, neutral], strict=False)
    legend = [f"{glyph}: temple {owner} {height}" for glyph, owner, height in temples if height]
    row = "".join(line[0] for line in legend) + ("t" if founded else "")
    land = f"{row:.<{size}}".ljust(12, "=")
    return "\n".join(
        ["    ABCDEFGHIJKL", f" 3  {land}", " 5   abcd"[: 5 + len(floors)], f"t: token {size}", *legend]
    )


def points_of_the_end(drawing: str, seats: int, **changes: object) -> list[int]:
    """What each seat scores when the last player's turn ends the period."""
    before = table(
        drawing,
        seats=seats,
        to_move=seats - 1,
        display=[],
        left=[NOTHING_LEFT] * seats,
        **{"around": "water", **changes},
    )
    state = rules.position(before)
    forecast = list(rules.standings(state).totals)
    found = rules.describe(rules.apply(state, rules.parse("end")).state)
    gained = [
        seat["points"] - old["points"] for seat, old in zip(found["seats"], before["seats"], strict=True)
    ]
    assert gained == forecast
    by_oracle = effect(before, "end")
    assert [seat["points"] for seat in by_oracle["seats"]] == [seat["points"] for seat in found["seats"]]
    return gained


@pytest.mark.parametrize(
    ("floors", "points"),
    [
        pytest.param([4, 3, 2, 1], [12, 6, 3, 0], id="R11.3-four-places"),
        pytest.param([1, 2, 3, 4], [0, 3, 6, 12], id="R11.3-in-any-order-of-seats"),
        pytest.param([4, 3, 2], [12, 6, 3], id="R11.3-three-players"),
        pytest.param([4, 0, 2, 0], [12, 0, 6, 0], id="R11.3-no-floors-no-points"),
        pytest.param([0, 0, 1, 0], [0, 0, 12, 0], id="R11.3-alone"),
        pytest.param([0, 0, 0, 0], [0, 0, 0, 0], id="R11.3-nobody"),
        pytest.param([4, 4, 2, 1], [12, 12, 3, 0], id="R11.4-two-first-then-third"),
        pytest.param([4, 4, 2, 2], [12, 12, 3, 3], id="R11.4-two-first-two-third"),
        pytest.param([4, 4, 0, 0], [12, 12, 0, 0], id="R11.4-two-first-nobody-else"),
        pytest.param([4, 4, 4, 1], [12, 12, 12, 0], id="R11.4-three-first"),
        pytest.param([3, 3, 3, 3], [12, 12, 12, 12], id="R11.4-four-first"),
        pytest.param([4, 3, 3, 1], [12, 6, 6, 0], id="R11.4-two-second-no-third"),
        pytest.param([4, 3, 3, 3], [12, 6, 6, 6], id="R11.4-three-second"),
        pytest.param([4, 3, 2, 2], [12, 6, 3, 3], id="R11.4-two-third"),
        pytest.param([1, 4, 1, 4], [3, 12, 3, 12], id="R11.4-two-first-two-third-mixed"),
        pytest.param([2, 2, 1], [12, 12, 3], id="R11.4-three-players-two-first"),
        pytest.param([2, 1, 1], [12, 6, 6], id="R11.4-three-players-two-second"),
        pytest.param([2, 2], [12, 12], id="R11.4-two-players"),
    ],
)
def test_places(floors: list[int], points: list[int]):
    assert points_of_the_end(district(floors), len(floors)) == points


@pytest.mark.parametrize(
    ("floors", "neutral", "points"),
    [
        pytest.param([3, 2], 4, [6, 3], id="R11.5-neutral-first"),
        pytest.param([4, 2], 3, [12, 3], id="R11.5-neutral-second"),
        pytest.param([4, 3], 2, [12, 6], id="R11.5-neutral-third"),
        pytest.param([4, 2], 4, [12, 3], id="R11.5-neutral-shares-the-first-place"),
        pytest.param([4, 4], 4, [12, 12], id="R11.5-all-first"),
        pytest.param([4, 2], 2, [12, 6], id="R11.5-neutral-shares-the-second-place"),
        pytest.param([2, 2], 4, [6, 6], id="R11.5-two-second-behind-neutral"),
        pytest.param([4, 4], 2, [12, 12], id="R11.5-two-first-before-neutral"),
        pytest.param([1, 0], 4, [6, 0], id="R11.5-alone-behind-neutral"),
        pytest.param([0, 0], 4, [0, 0], id="R11.5-neutral-alone"),
    ],
)
def test_places_with_neutral_temples(floors: list[int], neutral: int, points: list[int]):
    assert points_of_the_end(district(floors, neutral), 2) == points


@pytest.mark.parametrize(
    ("size", "points"),
    [
        pytest.param(12, [12, 6, 3], id="R11.3-size-12"),
        pytest.param(11, [11, 6, 3], id="R11.3-size-11"),
        pytest.param(10, [10, 5, 3], id="R11.3-size-10"),
        pytest.param(9, [9, 5, 3], id="R11.3-size-9"),
        pytest.param(8, [8, 4, 2], id="R11.3-size-8"),
        pytest.param(7, [7, 4, 2], id="R11.3-size-7"),
    ],
)
def test_founded_districts_pay_what_their_token_shows(size: int, points: list[int]):
    assert points_of_the_end(district([3, 2, 1], size=size), 3) == points


TWO_TEMPLES = """
            CDEFGHIJ
         3  3bssa..t
        s: temple 1 2
        t: token 8
        """

ELSEWHERE = """
            CDEFGHIJ
         3  3ba....t
         4  ========
         5  s.======
        s: temple 1 4
        t: token 8
        """


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        pytest.param(TWO_TEMPLES, [4, 8], id="R11.3-floors-of-all-temples"),
        pytest.param(ELSEWHERE, [8, 0], id="R11.3-floors-of-this-district-only"),
    ],
)
def test_spiritual_value(drawing: str, points: list[int]):
    assert points_of_the_end(drawing, 2) == points


@pytest.mark.parametrize(
    ("size", "points"),
    [
        pytest.param(1, [1, 0, 0], id="R11.6-size-1"),
        pytest.param(2, [2, 1, 0], id="R11.6-size-2"),
        pytest.param(3, [3, 2, 1], id="R11.6-size-3-rounded-up"),
        pytest.param(4, [4, 2, 1], id="R11.6-size-4"),
        pytest.param(5, [5, 3, 2], id="R11.6-size-5-rounded-up-twice"),
        pytest.param(6, [6, 3, 2], id="R11.6-size-6-half-of-the-half-rounded-up"),
        pytest.param(7, [7, 4, 2], id="R11.6-size-7-rounded-up"),
        pytest.param(8, [8, 4, 2], id="R11.6-size-8"),
        pytest.param(9, [9, 5, 3], id="R11.6-size-9-rounded-up-twice"),
        pytest.param(10, [10, 5, 3], id="R11.6-size-10"),
        pytest.param(11, [11, 6, 3], id="R11.6-size-11"),
        pytest.param(12, [12, 6, 3], id="R11.6-size-12"),
    ],
)
def test_unfounded_districts(size: int, points: list[int]):
    floors = [3, 2, 1]
    present = [height if place < size else 0 for place, height in enumerate(floors)]
    assert points_of_the_end(district(present, size=size, founded=False), 3, period=2) == points


@pytest.mark.parametrize(
    ("floors", "neutral", "points"),
    [
        pytest.param([4, 4, 1, 0], 0, [9, 9, 3, 0], id="R11.6-ties-as-in-founded-ones"),
        pytest.param([4, 3, 3, 0], 0, [9, 5, 5, 0], id="R11.6-two-second"),
        pytest.param([3, 2], 4, [5, 3], id="R11.6-neutral-takes-a-place"),
    ],
)
def test_ties_in_unfounded_districts(floors: list[int], neutral: int, points: list[int]):
    drawing = district(floors, neutral, size=9, founded=False)
    assert points_of_the_end(drawing, len(floors), period=2) == points


@pytest.mark.parametrize(
    ("period", "points"),
    [
        pytest.param(1, [0, 0, 0], id="R11.2-period-1-unfounded-pay-nothing"),
        pytest.param(2, [12, 6, 3], id="R11.2-period-2-unfounded-pay"),
    ],
)
def test_what_is_scored_when(period: int, points: list[int]):
    assert points_of_the_end(district([3, 2, 1], founded=False), 3, period=period) == points


@pytest.mark.parametrize("period", [1, 2], ids=lambda period: f"R11.7-period-{period}")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        pytest.param("    H\n 6  a\n 7  b", [5, 0], id="R11.7-north-and-emblem"),
        pytest.param("    GHI\n 7  aPb", [5, 5], id="R11.7-west-and-east"),
        pytest.param("    H\n 7  P\n 8  b\n 9  a", [0, 5], id="R11.7-south-and-outside"),
        pytest.param("    EF\n 7  a.\n 8  .b", [0, 0], id="R11.7-nobody"),
    ],
)
def test_palace(drawing: str, points: list[int], period: int):
    assert points_of_the_end(drawing, 2, around="land", period=period) == points


def test_the_district_and_the_palace_both_pay():
    """R11.2: a founded district with the palace in it, then the palace bonus."""
    drawing = """
            FGHI
         6  ==a=
         7  2PPb
         8  =tP=
        t: token 7
        """
    assert points_of_the_end(drawing, 2) == [7 + 5, 5]
