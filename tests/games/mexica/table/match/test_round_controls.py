"""What did they do? The last round once more on the board."""

import pygame
import pytest

from mexica.games.mexica.table.match import screen_look
from mexica.play.commands import Command
from mexica.shell.match import bar_state
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import PLACED, finished_game, new_game, record

ROUND = ("end", "canal C5 C6", "walk H5", "walk H4", "end", "canal F9", "take", "end")


@pytest.fixture
def alone(driver) -> Driver:
    """One person at the begin of the second turn."""
    return driver(record(*PLACED, *ROUND))


def marks(made: Driver) -> list[int]:
    return [mark.number for mark in screen_look.look(made.match.table, made.match.view).marks]


def test_the_last_round_is_shown_action_by_action_with_its_marks(alone):
    before, seen, table = alone.match.record, [], alone.match.table
    alone.app.control.change(pace=0.1)
    alone.freeze()
    assert marks(alone) == [1, 2, 3, 4]
    alone.key(pygame.K_w)
    assert table.replay.active
    assert not table.person_acts
    assert "since your last turn" in bar_state.title(table)
    while table.replay.active:
        alone.step()
        if not seen or seen[-1] != marks(alone):
            seen.append(marks(alone))
        alone.wait(0.3)
    assert seen == [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]
    assert alone.match.record == before
    assert table.person_acts


def test_it_is_animated_at_the_usual_pace(alone):
    alone.app.control.change(motion=True, pace=0.8)
    alone.freeze()
    alone.key(pygame.K_w)
    alone.wait(0.3)
    assert alone.match.table.motion.running
    assert not alone.match.table.motion.blocking


@pytest.mark.parametrize("how", [pygame.K_ESCAPE, pygame.K_SPACE, None])
def test_any_press_skips_it_and_does_nothing_else(alone, how):
    before = alone.actions
    alone.button(Command.LAST_ROUND)
    assert alone.match.table.replay.active
    if how is None:
        alone.mouse(alone.match.view.layout.centre(120))
    else:
        alone.key(how)
    assert not alone.match.table.replay.active
    assert not alone.match.table.looking.active
    assert alone.overlay is None
    assert alone.actions == before


def test_it_can_be_shown_again_when_one_has_acted_oneself(alone):
    alone.do("take")
    assert marks(alone) == []
    alone.key(pygame.K_w)
    for _ in range(20):
        alone.wait(2.0)
    assert not alone.match.table.replay.active
    assert alone.actions[-1] == "take"
    assert alone.match.table.person_acts


def test_without_a_round_it_says_so(driver):
    made = driver(new_game("person", "random"))
    made.key(pygame.K_w)
    assert made.match.table.announcements.text == "The others have not played since your last turn."


def test_a_finished_game_has_no_last_round(driver):
    made = driver(finished_game())
    made.widget("Look through")
    made.key(pygame.K_w)
    assert "The game is over" in made.match.table.announcements.text
