"""The computers play by themselves: what they did is told and marked, and their faults end no game."""

import os
import signal
import sys
from multiprocessing import active_children

import pygame
import pytest

from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import Record
from tests.games.mexica.table.driving import Driver, done, end_turn
from tests.games.mexica.table.playing import PLACED, new_game, played, record


def test_the_computers_play_on_by_themselves_and_are_told(alone):
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    assert (alone.state.turn.round, alone.state.turn.to_move) == (2, 0)
    assert alone.match.table.announcements.text.endswith("Black: your turn")


def test_nobody_is_told_of_the_turn_before_what_led_to_it_is_seen(tmp_path):
    made = Driver(tmp_path, new_game("person", "greedy"), motion=True)
    table = made.match.table
    made.app.control.change(pace=0.75)
    made.do("start G7")
    told_early = []

    def is_turn() -> bool:
        if table.motion.running and len(made.actions) > 1:
            told_early.append(table.announcements.text.endswith("your turn"))
        made.app.step([], 0.02)
        return table.person_acts and len(made.actions) > 1 and not table.motion.running

    made.until(is_turn)
    assert told_early
    assert not any(told_early)
    assert table.announcements.text.endswith("Black: your turn")
    made.close()


def test_what_the_computers_did_stays_marked_until_one_acts(alone):
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    look = screen_look.look(alone.match.table, alone.match.view)
    assert [mark.number for mark in look.marks] == list(range(1, len(look.marks) + 1))
    assert {mark.seat for mark in look.marks} == {1, 2}
    alone.button(ToolKind.CANAL)
    assert screen_look.look(alone.match.table, alone.match.view).marks == look.marks
    alone.do("take")
    assert not screen_look.look(alone.match.table, alone.match.view).marks
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert screen_look.look(alone.match.table, alone.match.view).marks == look.marks


def test_a_mark_at_a_line_of_the_players_says_what_it_stands_for(driver):
    made = driver(record(*PLACED, "end", "take", "end", "canal C5", "end"))
    line = made.match.view.layout.player_line(1, 3)
    for place in ((line.left - 12, line.centery), line.center):
        made.move((0, 0))
        made.move(place)
        made.wait(1.0)
        lines = [line.text for line in screen_look.tips(made.match.table)]
        assert lines[0] == "Grey"
        assert lines[-1] == "1  Grey takes an action token."
    made.move(made.match.view.layout.player_line(2, 3).center)
    made.wait(1.0)
    assert len(screen_look.tips(made.match.table)) == 2


def test_the_marks_of_the_others_turns_can_be_switched_off(alone):
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    alone.app.control.change(marks_of_others=False)
    assert not screen_look.look(alone.match.table, alone.match.view).marks


def test_a_game_can_be_quit_while_a_computer_thinks(driver):
    others = set(active_children())
    made = driver(record(*PLACED, "end", kinds=("person", "greedy", "greedy")))
    made.step()
    assert made.match.table.runner.computer_acts
    assert set(active_children()) - others
    made.app.navigation.go_start()
    made.step()
    assert not set(active_children()) - others


def test_a_computer_player_that_breaks_down_is_told_and_can_go_on(driver):
    others = set(active_children())
    made = driver(record(*PLACED, "end", kinds=("person", "greedy", "greedy")))

    def told() -> bool:
        for process in set(active_children()) - others:
            process.kill()
        return made.scene is not made.match

    made.until(told)
    assert any("process has ended" in text for text in made.texts())
    assert done(made) == ["end"]
    made.widget("Try again")
    made.until(lambda: len(done(made)) > 1)


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped")
@pytest.mark.parametrize("sent", ["SIGSTOP", "SIGKILL"])
def test_the_game_goes_on_when_the_process_of_a_computer_is_stopped_or_killed(driver, sent):
    others = set(active_children())
    made = driver(record(*PLACED, "end", kinds=("person", "greedy", "greedy")))
    made.step()
    [process] = set(active_children()) - others
    os.kill(process.pid, getattr(signal, sent))
    made.until(lambda: len(done(made)) > 1)
    assert made.scene is made.match


def test_computers_play_a_game_to_its_end_among_themselves(driver):
    game = played(new_game("random", "random", seed=5), 5000)
    made = driver(Record(game.setup, game.players, game.actions[:-8]))
    made.until(lambda: made.state.turn.phase is Phase.OVER)
    assert made.overlay.table.title == "Result"
