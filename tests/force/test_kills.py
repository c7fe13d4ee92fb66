"""A program that is killed has lost nothing that anybody has seen."""

import sys

import pytest
from attrs import evolve

from mexica.games.mexica.rules.actions import parse
from tests.force.killed_program import mark
from tests.force.kills import lost
from tests.force.test_force import force_of
from tests.games.mexica.table.playing import new_game


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_killed_program_has_lost_at_most_the_action_in_progress(capsys: pytest.CaptureFixture[str]):
    printed = force_of(capsys, "kills", "--times", "3")
    assert printed.splitlines()[-1].startswith("3 kills in ")


def test_what_a_killed_program_has_lost_is_counted():
    game = new_game("person", "person", actions=tuple(map(parse, ("start G7", "start H8", "canal G5 G6"))))
    earlier = [mark(evolve(game, actions=game.actions[:count])) for count in (1, 2)]
    assert lost(game, [*earlier, mark(game)]) == 0
    assert lost(game, earlier) == 0  # the action in progress was on the disk already
    assert lost(evolve(game, actions=game.actions[:1]), [*earlier, mark(game)]) == 2
    assert lost(evolve(game, actions=()), ["a position of the match before"]) == 0
