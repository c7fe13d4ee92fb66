"""A thinking computer is shown as thinking, but not under a menu."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from mexica.drawing.thinking_dots import STEP
from mexica.games.mexica import rules
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import Session
from mexica.play.commands import Command
from mexica.shell.match import match_scene
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import new_game, played


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = Driver(tmp_path, new_game("greedy", "person"))
    yield made
    made.close()


def test_the_seat_of_a_computer_to_move_thinks_until_a_person_is_to_move(driver: Driver) -> None:
    table = driver.match.table
    assert [seat.thinking for seat in screen_look.look(table, driver.match.view).seats] == [True, False]
    driver.until(lambda: table.session.decider == "person")
    driver.step()
    assert not table.thinking.shown
    assert not any(seat.thinking for seat in screen_look.look(table, driver.match.view).seats)


def test_nobody_thinks_once_nobody_moves_any_more(driver: Driver) -> None:
    """As when the turn of a lesson is over, and a computer would be next."""
    table = driver.match.table
    table.stopped = True
    assert not any(seat.thinking for seat in screen_look.look(table, driver.match.view).seats)


def test_dots_stand_still_under_a_menu(driver: Driver) -> None:
    driver.match.windows.open(Command.MENU)
    driver.step()
    assert not driver.match.update(2 * STEP)


def test_no_dots_are_drawn_over_the_words_of_a_scoring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(new_game("person", "person", seed=3), 3000, seed=3)
    done = Session(rules, game).history
    scored = next(i for i, step in enumerate(done) if any(isinstance(e, PeriodScored) for e in step.events))
    drawn: list[bool] = []
    monkeypatch.setattr(match_scene, "draw_thinking", lambda *_: drawn.append(True))
    made = Driver(tmp_path, evolve(game, actions=game.actions[:scored]))
    made.key(pygame.K_SPACE)
    made.act(game.actions[scored])
    assert made.match.table.motion.blocking
    drawn.clear()
    made.shot(str(tmp_path / "scoring.png"))
    assert not drawn
    made.close()
