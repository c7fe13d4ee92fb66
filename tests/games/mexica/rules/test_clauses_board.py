"""R1: the board."""

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import draw, state
from tests.games.mexica.oracle.island import ISLAND
from tests.games.mexica.rules.rows import allowed, refused, table_of


def opening(seats: int = 3) -> rules.State:
    """The first turn of a game, all Pilli on their start spaces."""
    now = rules.start(rules.new_setup(seats, 1))
    for space in ["H6", "G7", "I7", "H8"][:seats]:
        now = rules.apply(now, rules.parse(f"start {space}")).state
    return now


@pytest.mark.parametrize("row", range(14), ids=lambda row: f"R1.1-row-{row + 1}")
def test_the_island_is_the_one_drawn_in_the_rules(row: int):
    drawing = draw(rules.describe(rules.start(rules.new_setup(3, 1))))
    assert drawing.splitlines()[row + 1][4:] == ISLAND[row]


@pytest.mark.parametrize("name", ["A1", "A14", "U1", "U14", "K9"], ids=lambda name: f"R1.1-{name}")
def test_spaces_are_named_by_column_and_row(name: str):
    assert str(rules.parse(f"walk {name}")) == f"walk {name}"


@pytest.mark.parametrize(
    "name", ["V1", "A0", "A15", "7G", "g7", "G07", ""], ids=lambda name: f"R1.1-no-{name}"
)
def test_there_are_no_other_spaces(name: str):
    with pytest.raises(rules.ParseError):
        rules.parse(f"walk {name}")


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        pytest.param("districts", 192, id="R1.2-land-once-the-first-canal-lies"),
        pytest.param("canals", 4, id="R1.2-first-canal"),
        pytest.param("single", 187, id="R1.2-others-than-the-palace"),
    ],
)
def test_counts_of_spaces(kind: str, number: int):
    found = rules.describe(opening())
    singles = {str(action) for action in rules.legal_actions(opening()) if len(str(action).split()) == 2}
    spaces = {
        "districts": found["districts"][0]["spaces"],
        "canals": found["canals"],
        "single": [text for text in singles if text.startswith("canal")],
    }
    assert len(set(spaces[kind])) == number


MEADOW = """
            CDEFGHI
         2  .......
         3  ..2=x..
         4  ..==t..
         5  .a.....
        t: temple 1 4
        """

COAST_TO_COAST = """
            BCDEFGHIJKLMNOPQRSTU
         5  m
         7                     n
        m: bridge ns pilli 0
        """


@table_of(
    refused("R1.1-lake-is-no-land", MEADOW, "flat S6", by="R7.3"),
    allowed("R1.1-lake-is-one-water", COAST_TO_COAST, "boat U7", price=1),
    refused("R1.3-canal", MEADOW, "canal H6", by="R4.2"),
    refused("R1.3-canal-on-the-emblem", MEADOW, "canal H7", by="R4.2"),
    refused("R1.3-temple", "    H\n 6  a", "temple H7 1"),
    refused("R1.3-temple-on-a-start-space", "    H\n 6  a", "temple H8 1"),
    refused("R1.3-token", "    GHI\n 6  .P=\n 7  aPP\n 8  =P=", "found H7", around="water", display=[6]),
    allowed("R1.3-pilli", "    H\n 6  a", "walk H7"),
    refused("R1.5-canal-is-not-empty", MEADOW, "flat F3", by="R7.3"),
    refused("R1.5-temple-is-not-empty", MEADOW, "flat E3", by="R7.3"),
    refused("R1.5-neutral-temple-is-not-empty", MEADOW, "flat G3", by="R7.3"),
    refused("R1.5-temple-of-another-is-not-empty", MEADOW, "canal G4", by="R4.1"),
    refused("R1.5-pilli-is-not-empty", MEADOW, "canal D5", by="R4.1"),
    refused("R1.5-pilli-leaves-no-room-for-a-temple", MEADOW, "temple D5 1", by="R6.1"),
    allowed("R1.5-bare-land-is-empty", MEADOW, "canal E5"),
)
def test_pieces_on_spaces(row):
    row.check()


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param("    CDE\n 3  ...", [3, 5], id="R1.4-edge-to-edge"),
        pytest.param("    CD\n 3  .=\n 4  =.", [1, 1, 5], id="R1.4-land-at-a-corner-is-apart"),
        pytest.param("    CDE\n 3  ..=\n 4  .=.\n 5  =..", [3, 3, 5], id="R1.4-canals-at-a-corner-separate"),
        pytest.param("    FG\n 1  .=\n 2  =.", [1, 1, 5], id="R1.4-canal-and-lake-at-a-corner-separate"),
        pytest.param("    CDE\n 3  .=.", [1, 1, 5], id="R1.4-canal-separates"),
        pytest.param("    CDE\n 3  .e.", [1, 1, 5], id="R1.4-canal-with-a-bridge-separates"),
        pytest.param("    RST\n 6  .~.\n 7  .=.", [2, 2, 5], id="R1.4-lake-separates"),
        pytest.param("    FGHI\n 6  ..P=\n 7  =PPP", [7], id="R1.4-palace-counts"),
        pytest.param("    CDE\n 3  a2x", [3, 5], id="R1.4-pilli-and-temples-count"),
        pytest.param("    CDE\n 3  .t.\nt: token 3", [3, 5], id="R1.4-token-counts"),
    ],
)
def test_districts(drawing: str, expected: list[int]):
    """The five spaces of the palace are a district of their own in these drawings, if nothing joins them."""
    found = rules.describe(state(drawing, around="water"))["districts"]
    assert sorted(district["size"] for district in found) == expected


def test_districts_are_listed_with_size_token_and_spaces():
    found = rules.describe(state("    CDE\n 3  .t.\nt: token 3", around="water"))["districts"]
    assert found == [
        {"size": 3, "token": 3, "spaces": ["C3", "D3", "E3"]},
        {"size": 5, "token": None, "spaces": ["G7", "H6", "H7", "H8", "I7"]},
    ]
