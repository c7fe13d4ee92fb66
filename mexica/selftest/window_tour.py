"""A tour through the window: start screen, table, hint, computers at play, a game resumed, one reviewed."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame
from attrs import evolve

from mexica.arena.arena_game import ArenaGame
from mexica.play.record import replay
from mexica.selftest.findings import Finding, FoundWrongError, tried
from mexica.selftest.parts import played
from mexica.shell.app import App
from mexica.shell.crash_report import CRASH
from mexica.shell.game_protocol import AnyGame
from mexica.shell.startup import begin
from mexica.shell.user_folders import Folders

_STEP: Final = 0.02  # seconds between two steps
_BEGUN: Final = 25  # actions of the game that is on the table
_HINT: Final = 4.0  # seconds for a hint to be thought out and drawn
_COMPUTERS: Final = 3  # actions that computers play at the table
_PATIENCE: Final = 30.0  # seconds for them
_KEYS: Final = (pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END)
_ADVICE: Final = "Send this report in, as it is a fault of the program."


def window_tour(games: tuple[tuple[AnyGame, ArenaGame[Any, Any]], ...], folder: Path) -> Iterator[Finding]:
    """Yield what becomes of a tour with each of these games; its files are written to this folder."""
    for game, arena_game in games:
        places = folder / f"{game.key}-window"
        folders = Folders(places / "config", places / "data", places / "log")
        named = f"{game.title}: " if len(games) > 1 else ""
        for topic, part in (
            ("Table", _at_the_table),
            ("Hint", _hinted),
            ("Computers at the table", _computers_play),
            ("A game continued", _continued),
            ("A finished game", _looked_through),
        ):
            yield from tried(f"{named}{topic}", partial(part, game, arena_game, folders), _ADVICE)


def _at_the_table(game: AnyGame, arena_game: ArenaGame[Any, Any], folders: Folders) -> str:
    with _opened(game, folders) as app:
        drawn = _pass_time(app, 0.3)
        app.navigation.play(game, played(game, arena_game, _BEGUN))
        drawn += _pass_time(app, 1.0, (pygame.K_F1, pygame.K_ESCAPE))
        _actions(app)
        size = app.window.laid_out
    return f"{drawn} pictures of {size[0]} by {size[1]} drawn"


def _hinted(game: AnyGame, arena_game: ArenaGame[Any, Any], folders: Folders) -> str:
    record = played(game, arena_game, _BEGUN)
    mover = arena_game.rules.to_move(replay(arena_game.rules, record).state)
    players = tuple(  # one person, so that nobody's hand is hidden behind a curtain
        player if seat == mover else evolve(player, kind=arena_game.levels[0])
        for seat, player in enumerate(record.players)
    )
    with _opened(game, folders) as app:
        app.navigation.play(game, evolve(record, players=players))
        _pass_time(app, 0.3, (pygame.K_SPACE,))
        drawn = _pass_time(app, _HINT, (pygame.K_h,))
        if not drawn:
            raise FoundWrongError("nothing was drawn")
    return f"{drawn} pictures drawn"


def _computers_play(game: AnyGame, arena_game: ArenaGame[Any, Any], folders: Folders) -> str:
    record = played(game, arena_game, _BEGUN)
    players = tuple(evolve(player, kind=arena_game.levels[0]) for player in record.players)
    with _opened(game, folders) as app:
        app.navigation.play(game, evolve(record, players=players))
        _pass_time(app, 0.1)
        limit = time.monotonic() + _PATIENCE
        while _actions(app) < _BEGUN + _COMPUTERS:
            if time.monotonic() > limit:
                raise FoundWrongError(f"no {_COMPUTERS} actions in {_PATIENCE:.0f} seconds")
            _pass_time(app, _STEP)
    return f"{_COMPUTERS} actions seen"


def _continued(game: AnyGame, arena_game: ArenaGame[Any, Any], folders: Folders) -> str:
    with _opened(game, folders) as app:
        entry = app.saves.newest_unfinished()
        if entry is None or not app.navigation.load(entry.path):
            raise FoundWrongError("the game in progress was not found again")
        _pass_time(app, 0.2)
        number = _actions(app)
    if number < _BEGUN + _COMPUTERS:
        raise FoundWrongError(f"only {number} actions of {_BEGUN + _COMPUTERS} have come back")
    return f"from action {number} on"


def _looked_through(game: AnyGame, arena_game: ArenaGame[Any, Any], folders: Folders) -> str:
    with _opened(game, folders) as app:
        app.navigation.play(game, played(game, arena_game))
        _pass_time(app, 0.3, (pygame.K_ESCAPE,))
        drawn = sum(_pass_time(app, 0.2, (key,)) for key in _KEYS)
        if not drawn:
            raise FoundWrongError("nothing was drawn")
    return f"{drawn} pictures drawn"


def _actions(app: App) -> int:
    """The number of actions of the game on the table; FoundWrongError if there is none."""
    record = app.stack.record
    if record is None:
        raise FoundWrongError("no game is on the table")
    return len(record.actions)


@contextmanager
def _opened(game: AnyGame, folders: Folders) -> Iterator[App]:
    """The window with this game, left and closed as a player does; FoundWrongError for a fault meanwhile."""
    app = begin(lambda: (game,), folders)
    try:
        app.start()
        yield app
        app.step([pygame.Event(pygame.QUIT)])
        if app.open:
            raise FoundWrongError("the window does not close")
    finally:
        app.close()
    for report in sorted(folders.log.glob(f"{CRASH}-*.txt")):
        raise FoundWrongError(f"a fault: {report.read_text(encoding='utf-8').strip().splitlines()[-1]}")


def _pass_time(app: App, seconds: float, keys: Iterable[int] = ()) -> int:
    """Press these keys and let so much time pass; returns how often the window was drawn."""
    presses = [_press(key) for key in keys]
    ends, drawn = time.monotonic() + seconds, 0
    while presses or time.monotonic() < ends:
        events = presses.pop(0) if presses else []
        drawn += app.step([*pygame.event.get(), *events])
        time.sleep(_STEP)
    return drawn


def _press(key: int) -> list[pygame.Event]:
    kinds = pygame.KEYDOWN, pygame.KEYUP
    return [pygame.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in kinds]
