"""The course of a finished game in the window: one of its turns on the table, and played again."""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from mexica.computer.reviewing import Verdict
from mexica.games.coatl import rules
from mexica.games.coatl.ai.advice import Advice
from mexica.games.coatl.ai.game_review import PlayedTurn
from mexica.games.coatl.game import COATL
from mexica.shell.app import App
from mexica.shell.match.course_screen import CourseScreen
from mexica.shell.retry_scene import RetryScene
from mexica.shell.startup import begin
from mexica.shell.user_folders import Folders
from tests.games.coatl.table.playing import played_at_random


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The window on the result of a finished game."""
    folders = Folders(tmp_path / "config", tmp_path / "data", tmp_path / "log")
    folders.config.mkdir(parents=True)
    settings = {"pace": 0.0, "motion": False, "window": [1024, 700], "effects_volume": 0.0}
    folders.settings_file.write_text(json.dumps(settings), encoding="utf-8")
    game = COATL
    made = begin(lambda: (game,), folders)
    made.navigation.play(game, played_at_random("greedy", "person", seed=4, actions=1000)[0])
    made.step(pygame.event.get(), 0.0)
    yield made
    made.close()


def examined(turn: PlayedTurn, number: int) -> Verdict[Advice]:
    """The verdict that a turn has cost two points."""
    advice = Advice(turn.actions, 0.0, ())
    return Verdict(number, 2.0, advice, advice)


def test_a_turn_is_shown_from_the_seat_that_played_it_and_played_again(app: App) -> None:
    match = app.stack.top
    match.course.open()
    course = match.course.course
    course.leave()  # no process is needed
    assert isinstance(match.overlay, CourseScreen)
    assert match.overlay.seat == 1  # that of the person
    number = next(n for n, turn in enumerate(course.turns) if turn.seat == 0 and n > 8)
    course.verdicts[number] = examined(course.turns[number], number)
    match.overlay.turn_to(0)
    match.draw(app.window.surface)
    place = match.overlay.cards[0][0].center
    match.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=pygame.BUTTON_LEFT, touch=False))
    assert match.overlay is None
    assert match.table.session.state == course.turns[number].begin
    assert match.table.front == 0
    assert match.hinting.hint.labels == ("Better", "Played")
    match.draw(app.window.surface)
    match.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    app.step([], 0.0)
    assert isinstance(app.stack.top, RetryScene)
    assert app.stack.top.table.table.session.state == course.turns[number].begin
    assert not rules.is_over(app.stack.top.table.table.session.state)
