"""The command `mexica --selftest`."""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from mexica import console
from mexica.arena.arena_game import ArenaGame
from mexica.selftest.desktop import desktop
from mexica.selftest.findings import Finding, Verdict
from mexica.selftest.machine import machine
from mexica.selftest.parts import parts
from mexica.selftest.window_tour import window_tour
from mexica.shell.discretion import Discretion
from mexica.shell.game_protocol import AnyGame
from mexica.shell.user_folders import Folders

Games = tuple[tuple[AnyGame, ArenaGame[Any, Any]], ...]

_UNSEEN_AND_UNHEARD: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def run(games: Callable[[], Games], folders: Folders, as_json: bool) -> int:
    """Print what the machine offers and what becomes of a short game with every part of these games.

    These folders of the player are only looked at; all files are written to a temporary folder. Returns the
    exit code: 0 if the game can be played, without a display too, else 1. DamagedError if the weights of a
    computer player cannot be used; OutputError if the report cannot be printed.
    """
    discretion, found = Discretion(), list[Finding]()
    for finding in _findings(games, folders):
        found.append(finding.hidden_by(discretion))
        if not as_json:
            console.out(str(found[-1]))
    wrong = sum(finding.verdict is Verdict.WRONG for finding in found)
    if as_json:
        report = {"ok": not wrong, "findings": [finding.as_data() for finding in found]}
        console.out(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        told = f"{wrong} of {len(found)} are wrong: do what stands below them." if wrong else "All is well."
        console.out(f"\n{told}")
    return int(bool(wrong))


def _findings(games: Callable[[], Games], folders: Folders) -> Iterator[Finding]:
    yield from machine(folders)
    yield from desktop()
    with _own_surroundings() as folder:
        every = games()
        yield from parts(every, folder)
        yield from window_tour(every, folder)


@contextmanager
def _own_surroundings() -> Iterator[Path]:
    """A folder for everything that is written, a window that nobody sees and sound that nobody hears."""
    before = {name: os.environ.get(name) for name in _UNSEEN_AND_UNHEARD}
    os.environ.update(_UNSEEN_AND_UNHEARD)
    try:
        with tempfile.TemporaryDirectory(prefix="mexica-selftest-", ignore_cleanup_errors=True) as folder:
            yield Path(folder)
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
