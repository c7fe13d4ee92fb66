"""The drawings that the other tests use."""

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import assert_same, draw, side_by_side, state, table
from tests.games.mexica.oracle.island import ISLAND
from tests.games.mexica.properties.playouts import playout


def test_a_drawing_is_read_with_its_legend():
    found = table(
        """
            GHIJKL
         4  ..b=..
         5  ..2nmf
        f: temple 1 3
        m: token 8
        """
    )
    assert found["canals"] == ["J4", "J5", "O6", "O7", "O8", "O9"]
    assert found["bridges"] == {"J5": "ns"}
    assert found["temples"] == {"I5": {"owner": 0, "floors": 2}, "L5": {"owner": 1, "floors": 3}}
    assert found["tokens"] == {"K5": 8}
    assert found["seats"][1]["pilli"] == "I4"
    assert found["seats"][1]["temples"] == {"1": 3, "2": 3, "3": 1, "4": 1}
    assert found["supply"]["bridges"] == 10
    assert 8 not in found["later"]


def test_around_a_small_board_there_may_be_water():
    found = table(
        """
            KLM
        10  ...
        11  .a.
        """,
        around="water",
    )
    assert sorted(district["size"] for district in found["districts"]) == [5, 6]


def test_changes_reach_supply_seats_and_turn():
    found = table(
        """
            K
        10  .
        """,
        double_canals=1,
        action_tokens=[2, 0],
        points=[7, 8],
        action_points=3,
        to_move=1,
    )
    assert (found["supply"]["double_canals"], found["action_points"], found["to_move"]) == (1, 3, 1)
    assert [(seat["action_tokens"], seat["points"]) for seat in found["seats"]] == [(2, 7), (0, 8)]


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("    S\n 1  .", "S1 is drawn '.'"),
        ("    B\n 1  ~", "B1 is drawn '~'"),
        ("    H\n 7  .", "H7 is palace"),
        ("    K\n10  P", "no palace at K10"),
        ("10  ...", "columns' letters"),
    ],
)
def test_a_drawing_that_does_not_fit_the_island_is_refused(drawing: str, complaint: str):
    with pytest.raises(AssertionError, match=complaint):
        table(drawing)


def test_the_board_at_the_start_is_drawn_as_the_rules_draw_it():
    drawing = draw(rules.describe(rules.start(rules.new_setup(3, 1))))
    assert [line[4:] for line in drawing.splitlines()[1:]] == ISLAND


def test_what_is_drawn_is_read_back():
    """Boards of a whole game, each drawn and read again."""
    steps = list(playout(seed=1, seats=2))
    assert len(steps) > 200
    for step in steps[::40]:
        described = rules.describe(step.state)
        read = table(draw(described), seats=2)
        for key in ("canals", "bridges", "tokens", "temples", "districts"):
            assert read[key] == described[key]
        for seat, other in zip(read["seats"], described["seats"], strict=True):
            assert seat["pilli"] == other["pilli"] or other["pilli"] is None


def test_a_drawing_becomes_a_state_of_the_engine():
    drawn = state(
        """
            JKL
        10  a=.
        """
    )
    assert rules.describe(drawn)["canals"][0] == "K10"


def test_tables_that_differ_are_shown_as_two_boards():
    one, other = (table(f"    JKL\n10  {row}") for row in ("..=", ".=="))
    with pytest.raises(AssertionError) as failure:
        assert_same(one, other, "after a canal")
    shown = str(failure.value)
    assert "after a canal" in shown
    assert "10  ~..........=.....~~~~  #  10  ~.........==.....~~~~" in shown
    assert "canals: expected" in shown


def test_rows_that_differ_are_marked():
    assert side_by_side("a\nb", "a\nc\nd") == "a  |  a\nb  #  c\n   #  d"
