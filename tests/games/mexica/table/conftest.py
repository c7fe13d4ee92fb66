"""A window with a match in it for each test."""

import pygame
import pytest

from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match.match_record import Record
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import PLACED, record
from tests.games.mexica.table.viewing import SIZE, fresh_view


@pytest.fixture(scope="module")
def window() -> None:
    """An open window."""
    pygame.init()
    pygame.display.set_mode(SIZE)


@pytest.fixture(scope="module")
def view(window: None) -> TableView:
    """A view in the open window."""
    return fresh_view()


@pytest.fixture
def driver(tmp_path):
    drivers = []

    def make(game: Record) -> Driver:
        drivers.append(Driver(tmp_path, game))
        return drivers[-1]

    yield make
    for made in drivers:
        made.close()


@pytest.fixture
def alone(driver) -> Driver:
    """One person against two computers of random actions, at the start of the person's first turn."""
    return driver(record(*PLACED))
