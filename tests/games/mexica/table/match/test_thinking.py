"""A thinking computer is shown as thinking, but not under a menu."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mexica.drawing.thinking_dots import STEP
from mexica.games.mexica.table.match import screen_look
from mexica.play.commands import Command
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import new_game


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


def test_dots_stand_still_under_a_menu(driver: Driver) -> None:
    driver.match.windows.open(Command.MENU)
    driver.step()
    assert not driver.match.update(2 * STEP)
