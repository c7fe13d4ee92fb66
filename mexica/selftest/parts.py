"""The parts of the program below the window: files, rules, computer players, saves."""

import shutil
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame
from attrs import evolve

from mexica.arena.arena_game import ArenaGame
from mexica.computer.thinker import Thinker
from mexica.drawing.letters import face_files
from mexica.drawing.manifest import manifest
from mexica.play.record import PERSON, replay
from mexica.resources import damage, for_pygame, resource
from mexica.selftest.findings import Finding, FoundWrongError, tried
from mexica.shell import installation, sound_files
from mexica.shell.autosave import Autosave
from mexica.shell.game_protocol import AnyGame
from mexica.shell.new_game import NewGame, SeatChoice
from mexica.shell.saves import Saves

_SEED: Final = 20
_BEGUN: Final = 25  # actions of a game; the computer players are asked where it offers most
_HURRY: Final = 1.0  # seconds after which a computer player is asked to play what it has found
_PATIENCE: Final = 30.0  # seconds for its answer
_LETTERS: Final = 24  # pixels
_KEPT: Final = 5  # actions that the journal gets one by one

_INSTALL: Final = "Install the program again."
_PROCESSES: Final = (
    "Look whether a virus scanner or a limit of the system keeps the program from starting processes."
)
_DISK: Final = "Look whether the disk for temporary files is full or may not be written to."


def parts(games: tuple[tuple[AnyGame, ArenaGame[Any, Any]], ...], folder: Path) -> Iterator[Finding]:
    """Yield what becomes of trying all parts of these games; saves are written to this folder."""
    yield from tried("Pictures", partial(_pictures, games), _INSTALL)
    yield from tried("Sounds", partial(_sounds, games), _INSTALL)
    yield from tried("Letters", _letters, _INSTALL)
    for game, arena_game in games:
        named = f"{game.title}: " if len(games) > 1 else ""
        yield from tried(f"{named}Rules", partial(_rules, game, arena_game), _INSTALL)
        for kind in arena_game.levels:
            asked = partial(_level, game, arena_game, kind)
            yield from tried(f"{named}Computer player {kind}", asked, _PROCESSES)
        kept = folder / game.key
        yield from tried(f"{named}Saved games", partial(_saves, game, arena_game, kept), _DISK)


def played(game: AnyGame, arena_game: ArenaGame[Any, Any], most: int | None = None) -> Any:
    """Return the record of a game of random actions, to its end or so many of them, by people."""
    count = min(game.seat_counts)
    names = tuple(game.default_name(PERSON, seat) for seat in range(count))
    seats = tuple(
        SeatChoice(name, colour.key, PERSON) for name, colour in zip(names, game.colours, strict=False)
    )
    record = game.new_game(NewGame(seats, 0, game.variants(count).played(()), _SEED))
    rules, generator = arena_game.rules, Random(_SEED)
    actions: list[Any] = []
    state = rules.start(record.setup)
    while not rules.is_over(state) and (most is None or len(actions) < most):
        actions.append(generator.choice(rules.legal_actions(state)))
        state = rules.apply(state, actions[-1]).state
    return evolve(record, actions=tuple(actions))


# --- files ---


def _pictures(games: tuple[tuple[AnyGame, Any], ...]) -> str:
    installation.check([game.key for game, _ in games])
    number = 0
    for folder in (resource("shell"), *(game.art for game, _ in games)):
        for entry in manifest(folder)["sprites"].values():
            path = folder / entry["file"]
            try:
                pygame.image.load(for_pygame(path))
            except (OSError, pygame.error) as error:
                raise damage(path, error) from error
            number += 1
    return f"{number} decoded"


def _sounds(games: tuple[tuple[AnyGame, Any], ...]) -> str:
    lists = [resource("sounds", "shell.json")]
    lists += [game.sounds.manifest for game, _ in games if game.sounds.manifest is not None]
    files = {file for one in lists for file in sound_files.read(one).every_file}
    pygame.mixer.init()
    try:
        for path in sorted(files):
            try:
                pygame.mixer.Sound(for_pygame(path))
            except (OSError, pygame.error) as error:
                raise damage(path, error) from error
    finally:
        pygame.mixer.quit()
    return f"{len(files)} decoded"


def _letters() -> str:
    pygame.font.init()
    for path in face_files():
        try:
            drawn = pygame.font.Font(for_pygame(path), _LETTERS).render("0", True, "white")
        except (OSError, pygame.error) as error:
            raise damage(path, error) from error
        if not drawn.width:
            raise FoundWrongError(f"{path.name} draws nothing")
    return f"{len(face_files())} faces"


# --- a game ---


def _rules(game: AnyGame, arena_game: ArenaGame[Any, Any]) -> str:
    record, rules = played(game, arena_game), arena_game.rules
    state = replay(rules, record).state
    if not rules.is_over(state) or not rules.winners(state):
        raise FoundWrongError("a game that is over has no winner")
    if rules.describe(rules.position(rules.describe(state))) != rules.describe(state):
        raise FoundWrongError("a position set up again is another")
    return f"a game of {len(record.actions)} actions played to its end"


def _level(game: AnyGame, arena_game: ArenaGame[Any, Any], kind: str) -> str:
    rules = arena_game.rules
    history = replay(rules, played(game, arena_game, _BEGUN)).history
    state = max((one.state for one in history), key=lambda state: len(rules.legal_actions(state)))
    with closing(Thinker(arena_game.players, kind, _SEED)) as thinker:
        thinker.ask(state)
        begun = time.monotonic()
        while (action := thinker.poll()) is None:
            waited = time.monotonic() - begun
            if waited > _PATIENCE:
                raise FoundWrongError(f"no answer in {_PATIENCE:.0f} seconds")
            if waited > _HURRY:
                thinker.hurry()
            time.sleep(0.02)
    if rules.refusal(state, action) is not None:
        raise FoundWrongError(f"it chose {action}, which is not allowed")
    return f"chose {action} of {len(rules.legal_actions(state))} actions"


def _saves(game: AnyGame, arena_game: ArenaGame[Any, Any], folder: Path) -> str:
    record, saves = played(game, arena_game, _BEGUN), Saves(folder / "saves", (game,))
    _same(game.load(saves.save("Selftest", game, record)), record, "a saved game")
    autosave = Autosave(saves)
    try:
        autosave.begin(game)
        for number in range(_BEGUN - _KEPT, _BEGUN + 1):
            autosave.note(evolve(record, actions=record.actions[:number]))
            autosave.wait()
        left = shutil.copytree(saves.folder, folder / "killed")  # as a program that is killed leaves it
        _same(_newest(Saves(left, (game,)), game), record, "the journal of a game in progress")
        autosave.flush()
        _same(_newest(saves, game), record, "the game in progress")
        if fault := autosave.new_fault():
            raise FoundWrongError(fault)
    finally:
        autosave.close()
    return "written, kept action by action, loaded again"


def _newest(saves: Saves, game: AnyGame) -> Any:
    entry = saves.newest_unfinished()
    return game.load(entry.path) if entry is not None else None


def _same(loaded: Any, record: Any, what: str) -> None:
    if loaded != record:
        raise FoundWrongError(f"{what} comes back different")
