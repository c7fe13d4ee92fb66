"""A tip beside a mouse that has not moved for long gives way to what happens on the table."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from mexica.games.mexica.rules import parse
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match import screen_look
from mexica.shell.match.mouse_rest import STALE
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import new_game


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = Driver(tmp_path, new_game("person", "greedy"))
    made.freeze()
    made.point("K8")
    made.wait(1.0)
    yield made
    made.close()


def tips(driver: Driver) -> tuple[object, ...]:
    return screen_look.tips(driver.match.table)


def let_another_act(driver: Driver) -> None:
    driver.match.table.runner.choose((parse("start G7"),))  # not by the mouse, which would hide the tip
    driver.app._autosave.wait()
    driver.wait(0.0)
    assert driver.actions == ["start G7"]


def test_it_goes_when_another_acts_after_two_seconds_without_a_move(driver: Driver) -> None:
    driver.wait(STALE)
    assert tips(driver)
    let_another_act(driver)
    assert not tips(driver)


def test_it_stays_while_the_mouse_has_just_been_moved(driver: Driver) -> None:
    let_another_act(driver)
    assert tips(driver)


def test_it_comes_back_when_the_mouse_moves(driver: Driver) -> None:
    driver.wait(STALE)
    let_another_act(driver)
    x, y = driver.match.table.mouse.position
    driver.move((x + 2, y))
    driver.wait(1.0)
    assert not tips(driver)
    driver.move((x + 20, y))
    driver.wait(1.0)
    assert tips(driver)


def test_it_stays_while_nothing_happens(driver: Driver) -> None:
    driver.wait(60.0)
    assert tips(driver)


def test_it_goes_when_a_hint_is_asked_for(driver: Driver) -> None:
    assert tips(driver)
    driver.key(pygame.K_h)
    assert not tips(driver)
    driver.wait(1.0)
    assert not tips(driver)


def test_that_of_a_button_goes_when_a_key_takes_another_tool(driver: Driver) -> None:
    driver.do("start G7", "start H6")
    driver.move(driver.match.bar.places[ToolKind.FOUND].center)
    driver.wait(1.0)
    assert tips(driver)
    driver.key(pygame.K_1)
    driver.wait(1.0)
    assert not tips(driver)
