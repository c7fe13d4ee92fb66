"""The board as text shows what stands where."""

from mexica.games.mexica import rules
from mexica.games.mexica.environment.text_board import drawn
from tests.games.mexica.drawings import state


def test_everything_that_can_stand_on_a_space_is_drawn() -> None:
    middle = state(
        """
            CDEFGHI
         3  .2h..=x
         4  ..ega=f
        f: temple 1 3
        g: token 4
        h: bridge ew pilli 1
        """,
        around="water",
    )
    lines = drawn(middle).splitlines()
    assert lines[0].split() == [*"ABCDEFGHIJKLMNOPQRSTU"]
    assert lines[3][12:40].split() == [".", "0^2", "-1-", ".", ".", "=", "n^1"]
    assert lines[4][12:40].split() == [".", ".", "-", "[4]", "(0)", "=", "1^3"]
    assert lines[7][28:40].split() == ["P", "P", "P"]
    assert lines[17].startswith("Period 1, round 2, seat 0 to move, turns, 6 action points. Tokens: 3 6 7 9")
    assert [line.split(":")[0] for line in lines[18:]] == ["seat 0", "seat 1"]


def test_a_game_that_is_over_names_its_winners() -> None:
    over = rules.start(rules.new_setup(2, 1))
    while not rules.is_over(over):
        over = rules.apply(over, rules.legal_actions(over)[-1]).state
    assert "Over after 6 rounds; won by seat 0 and 1." in drawn(over)
