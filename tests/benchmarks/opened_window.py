"""The program's window with a game in it, for measuring: opened, and driven frame by frame."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from attrs import evolve

from mexica.box import games
from mexica.play.record import Record
from mexica.resources import shipped_saves
from mexica.shell import window
from mexica.shell.app import App
from mexica.shell.game_protocol import AnyGame
from mexica.shell.startup import begin
from mexica.shell.user_folders import Folders
from tests.benchmarks.measuring import best_of

EXAMPLES = {
    "mexica": "In the second period.json",
    "coatl": "coatl/Serpents in the making.json",
    "aztekz": "aztekz/Souls on the way.json",
}
"""A game in progress for each game of the box, among the shipped saves."""
WAKE = pygame.event.custom_type()


def game_of(key: str) -> AnyGame:
    """The game with this key."""
    return next(game for game in games() if game.key == key)


def example(kind: str, game: str = "mexica") -> Record[Any, Any, Any]:
    """The example game in progress, with all its seats taken by this kind of player."""
    record = game_of(game).load(shipped_saves() / EXAMPLES[game])
    return evolve(record, players=tuple(evolve(player, kind=kind) for player in record.players))


def size() -> tuple[int, int]:
    """The size of the window: 1920x1080, or what the environment says in MEXICA_BENCHMARK_SIZE."""
    wide, high = os.environ.get("MEXICA_BENCHMARK_SIZE", "1920x1080").split("x")
    return int(wide), int(high)


def opened(folder: Path, record: Record[Any, Any, Any], game: str = "mexica") -> App:
    """The program's window with this game in it, drawn once."""
    window.first_size = lambda *_: size()
    folders = Folders(folder / "config", folder / "data", folder / "log")
    folders.config.mkdir(parents=True)
    folders.settings_file.write_text('{"pace": 0.35}', encoding="utf-8")
    app = begin(games, folders)
    app.start()
    app.navigation.play(game_of(game), record)
    app.step([])
    assert app.window.laid_out == size()
    return app


def match_of(app: App) -> Any:
    """The match that the window shows, a scene of the game."""
    return next(scene for scene in app.stack.scenes if scene.record is not None)


def run_for(app: App, seconds: float) -> None:
    """Let the window live for a while, as its own loop would."""
    until = time.monotonic() + seconds
    pygame.time.set_timer(WAKE, int(seconds * 1000), loops=1)  # an idle window sleeps until an event
    while time.monotonic() < until:
        app.step(app.wait())


def timed_step(app: App, passed: float, events: tuple[pygame.Event, ...] = ()) -> float:
    """The work of a step that lets so many seconds pass, as its thread's CPU time; 0.0 if it drew nothing."""
    began = time.thread_time()
    drew = app.step(list(events), passed)
    return time.thread_time() - began if drew else 0.0


def bare_frame(app: App, clock: Callable[[], float] = time.perf_counter) -> float:
    """The shortest time needed to show a picture as large as the window."""
    surface = app.window.surface
    picture = surface.copy()

    def show_picture() -> None:
        surface.blit(picture, (0, 0))
        app.window.flip()

    return best_of(show_picture, 50, clock)
