"""Every text that is drawn can be read on what lies under it: on the table, its panels and its windows."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from mexica.drawing import palette
from mexica.drawing.contrast import LARGE, contrast
from mexica.drawing.stone_colours import GRAPH_MARKS
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.commands import Command
from mexica.resources import resource
from tests.drawn_texts import DrawnText, drawn_texts
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.playing import new_game
from tests.games.mexica.table.references import NAMES, scene
from tests.games.mexica.table.viewing import SIZE, drawn, fresh_view

DONE, WHOLE = 120, 1000  # actions; the game has fewer than a thousand


@pytest.fixture(scope="module", autouse=True)
def window() -> None:
    pygame.init()
    pygame.display.set_mode(SIZE)


@pytest.fixture(autouse=True)
def usual_contrast() -> Iterator[None]:
    yield
    palette.use(high=False)


def read(draw: Callable[[], Surface], least: int) -> None:
    """Fail for each text that is hard to read in either contrast, or if fewer texts than this are seen."""
    for high in (False, True):
        palette.use(high)
        found = drawn_texts(draw)
        assert len(found) >= least, [text.writing.text for text in found]
        hard = [text for text in found if not text.readable]
        assert not hard, "\n".join(map(told, sorted(hard, key=lambda text: text.contrast)))


def told(text: DrawnText) -> str:
    return f"{text.contrast:.2f} {text.writing} at {tuple(text.where)}"


@pytest.mark.parametrize("name", NAMES)
def test_texts_of_the_table_are_read(name: str) -> None:
    read(lambda: drawn(fresh_view(), *scene(name)), 150)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Callable[[int], Driver]]:
    """Opens the window on a game after so many of its actions."""
    opened: list[Driver] = []

    def begin(done: int) -> Driver:
        setup, actions = game("four_players_to_the_end")
        players = new_game("person", "person", "greedy", "random").players
        opened.append(Driver(tmp_path, Record(setup, players, tuple(actions[:done]))))
        opened[0].settle()
        return opened[0]

    yield begin
    opened[0].close()


def afresh(driver: Driver) -> Surface:
    """The window, drawn with everything made anew."""
    driver.app.stack.lay_out(SIZE)
    driver.until(lambda: not getattr(driver.overlay, "unfinished", False))
    driver.wait(1.0)  # until the tip at the mouse is there
    driver.app.stack.dirty = True
    driver.step()
    return driver.app.window.surface


def test_texts_over_the_table_are_read(table: Callable[[int], Driver]) -> None:
    driver = table(DONE)
    opened = {Command.MENU: 1, Command.STANDINGS: 40, Command.KEYS: 20, Command.PLAYERS: 5}
    for command, least in opened.items():
        driver.match.windows.open(command)
        read(lambda: afresh(driver), least)
        driver.match.windows.drop()


def test_texts_at_the_table_are_read(table: Callable[[int], Driver]) -> None:
    driver = table(DONE)
    for asked in (ToolKind.CANAL, ToolKind.PROPOSE, Command.RECORD, Command.HINT):
        driver.button(asked)
        driver.until(lambda: not driver.match.hinting.hint.thinking)
        driver.point("K8")
        read(lambda: afresh(driver), 100)


def test_texts_at_the_end_of_a_game_are_read(table: Callable[[int], Driver]) -> None:
    driver = table(WHOLE)
    for page in range(3):
        driver.match.windows.open(Command.STANDINGS)
        for _ in range(page):
            driver.key(pygame.K_TAB)
        read(lambda: afresh(driver), 20)
        driver.match.windows.drop()
    driver.match.course.open()
    read(lambda: afresh(driver), 10)


@pytest.mark.parametrize("colour", GRAPH_MARKS)
def test_a_line_of_the_graph_stands_out_from_its_paper(colour: str) -> None:
    paper = pygame.image.load(resource("shell", "panel_paper.png"))
    middle = paper.get_rect().inflate(-128, -128)
    assert contrast(GRAPH_MARKS[colour].colour, pygame.transform.average_color(paper, middle)) >= LARGE
