"""Watching computers: pause, one action, one turn, speed; and taking a seat in the middle of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play.commands import WATCH, Command
from mexica.play.watching import SPEEDS
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import PLACED, record


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """Three computers that play at once, paused after a first look."""
    made = Driver(tmp_path, record(*PLACED, kinds=("random",) * 3))
    made.match.commands.ask(Command.PAUSE)
    made.step()
    yield made
    made.close()


def quiet(driver: Driver) -> bool:
    """Whether no action is played for a while."""
    before = len(driver.actions)
    for _ in range(30):
        driver.app.step([])
    return len(driver.actions) == before


def test_nothing_is_done_while_it_is_paused(driver: Driver) -> None:
    assert quiet(driver)
    assert not driver.match.table.thinking.shown
    driver.button(Command.PAUSE)
    before = len(driver.actions)
    driver.until(lambda: len(driver.actions) > before + 2)


def test_one_action_is_one_action(driver: Driver) -> None:
    before = len(driver.actions)
    driver.key(pygame.K_a)
    driver.until(lambda: len(driver.actions) > before)
    assert quiet(driver)
    assert len(driver.actions) == before + 1


def test_one_turn_goes_to_its_end(driver: Driver) -> None:
    for _ in range(2):
        before = driver.state.turn.to_move
        driver.button(Command.WHOLE_TURN)
        driver.until(lambda before=before: driver.state.turn.to_move != before)
        assert quiet(driver)
        assert isinstance(driver.match.table.session.actions[-1], EndTurn)


def test_space_pauses_and_goes_on(driver: Driver) -> None:
    watching = driver.match.table.runner.watching
    driver.key(pygame.K_SPACE)
    assert watching.goes_on
    driver.key(pygame.K_SPACE)
    assert not watching.goes_on


def test_the_speed_is_chosen_by_button_or_changed_by_key(driver: Driver) -> None:
    flow = driver.match.table.runner
    for speed, pace in SPEEDS.items():
        driver.button(speed)
        assert flow.pace == pace
    driver.key(pygame.K_MINUS)
    assert flow.pace == SPEEDS[Command.FAST]
    for _ in range(9):
        driver.key(pygame.K_PLUS)
    assert flow.pace == SPEEDS[Command.AT_ONCE]


def test_the_buttons_stand_there_only_as_long_as_no_person_plays(driver: Driver) -> None:
    driver.step()
    assert set(WATCH) <= set(driver.match.bar.places)
    driver.match.table.change_kind(0, "person")
    driver.step()
    assert not set(WATCH) & set(driver.match.bar.places)


def test_a_watched_game_comes_to_its_result_without_a_click(driver: Driver) -> None:
    driver.button(Command.AT_ONCE)
    driver.button(Command.PAUSE)
    driver.until(lambda: driver.match.table.session.finished, seconds=300)
    driver.until(lambda: driver.overlay is not None)


def test_a_seat_is_taken_and_given_back_in_the_panel(driver: Driver) -> None:
    mover = driver.state.turn.to_move
    driver.button(Command.PLAYERS)
    buttons = [text for text in driver.texts() if text == "Person"]
    assert len(buttons) == 3
    places = [
        element.rect.center
        for element in driver.app.stack.manager.get_sprite_group().sprites()
        if getattr(element, "text", None) == "Person"
    ]
    driver.mouse(sorted(places, key=lambda place: place[1])[mover])
    assert driver.match.table.session.decider == "person"
    driver.key(pygame.K_ESCAPE)
    driver.step()
    assert driver.overlay is None
    assert driver.match.table.person_acts
    record = driver.match.record
    assert record.players[mover].kind == "person"
    assert SAVES.decode(SAVES.encode(record)) == record
    driver.match.table.change_kind(mover, "random")
    assert not driver.match.table.person_acts
