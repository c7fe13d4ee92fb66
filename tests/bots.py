"""Bots of other packages as pip would install them, for the time of a test."""

import importlib
from pathlib import Path

from attrs import frozen

WANDERER = """
from random import Random

from mexica.computer.bots import Bot
from {rules} import legal_actions


class Wanderer:
    def __init__(self, seed):
        self.random = Random(seed)

    def choose(self, state, stop=lambda: False):
        return self.random.choice(legal_actions(state))


PLAYER = Bot("{game}", "Wanderer", "Does anything.", lambda seed, budget: Wanderer(seed))
"""
"""A module with a bot that plays at random; for `format`."""


def wanderer(game: str = "mexica", rules: str = "mexica.games.mexica.rules") -> str:
    """The module of a bot that plays this game, whose rules are in this module, at random."""
    return WANDERER.format(game=game, rules=rules)


def nim_wanderer() -> str:
    return wanderer("nim", "tests.games.nim.rules")


def importing_until(file: Path) -> str:
    """What a module begins with that is imported only once this file is there, or after 40 seconds."""
    return f"""
import pathlib, time
until = time.monotonic() + 40
while not pathlib.Path({str(file)!r}).exists() and time.monotonic() < until:
    time.sleep(0.01)
"""


@frozen
class Site:
    """A folder in which packages are installed, found by this process and those that it starts."""

    folder: Path

    def install(
        self,
        source: str,
        *,
        kind: str = "wanderer",
        package: str = "wandering",
        entry_points: str | None = None,
    ) -> Path:
        """Install a package with a module of its name and of this source, in which `PLAYER` is a bot.

        Returns the file of the module.
        """
        module = self.folder / f"{package}.py"
        module.write_text(source, encoding="utf-8")
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        about = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
        (info / "METADATA").write_text(about, encoding="utf-8")
        entries = entry_points or f"[mexica.players]\n{kind} = {package}:PLAYER\n"
        (info / "entry_points.txt").write_text(entries, encoding="utf-8")
        importlib.invalidate_caches()
        return module
