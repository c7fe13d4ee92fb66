"""Undo at the table of a game with secrets: how far it goes, and what is said of that."""

import pytest

from mexica.play.commands import Command
from mexica.shell.match.history_controls import HistoryControls
from tests.play.secret_cards import new_record
from tests.shell.match.secret_table import CardTable

STANDS = "Something hidden was revealed after this action, so it cannot be taken back."
TO_THERE = "The turn is taken back to what was revealed last; that cannot be hidden again."


@pytest.mark.parametrize(
    ("actions", "asked", "left", "told"),
    [
        ("play 0, draw", Command.UNDO, 2, STANDS),
        ("play 0, draw", Command.UNDO_TURN, 2, STANDS),
        ("draw, play 0, play 1", Command.UNDO_TURN, 1, TO_THERE),
        ("play 0, play 1", Command.UNDO_TURN, 0, ""),
        ("draw, end, end, play 0", Command.UNDO_TURN, 3, ""),
    ],
)
def test_undo_says_what_it_stops_at(actions: str, asked: Command, left: int, told: str) -> None:
    table = CardTable(new_record("person", "quick", actions=actions))
    HistoryControls(table, lambda record: None).handlers()[asked]()
    assert (len(table.session.history), table.announcements.text) == (left, told)
