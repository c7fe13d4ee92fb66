"""Damaged files of settings: the program starts with each, and shows the screens that use them.

Every file is read and used by the start, the setup and the settings screen, one in twenty starts the program.
Whatever is wrong is told in one sentence, never by a fault, and the file is as it was.
"""

import argparse
import json
import os
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from attrs import asdict

from mexica import box
from tests.force.bounds import within_bounds
from tests.force.counting import Counting
from tests.force.damage import damaged_files

LONGEST = 500  # characters of a sentence, besides the name of the file
START = 20  # one in so many files starts the program


def add(parser: argparse.ArgumentParser) -> None:
    """How many."""
    parser.add_argument("--files", type=int, default=6_000, help="damaged files of settings (6,000)")
    parser.add_argument("--from-seed", type=int, default=0, help="seed of the first one (0)")


def run(arguments: argparse.Namespace) -> int:
    """Damage settings and start with them; 1 if anything fails."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ.setdefault(name, "dummy")
    originals, counting, told = list(original_settings()), Counting("settings", arguments.files), 0
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(Path(folder))
        for seed in counting.over(range(arguments.from_seed, arguments.from_seed + arguments.files)):
            try:
                told += judge.judge(damaged_files(originals, seed), starts=seed % START == 0)
            except Exception:
                again = f"python -m tests.force settings --files 1 --from-seed {seed}"
                counting.failed(f"{traceback.format_exc()}\n{again}")
        judge.hands.app.close()
    print(f"{counting.failures} of {arguments.files:,} damaged settings failed; {told:,} told as faulty")
    return int(counting.failures > 0)


def original_settings() -> Iterator[bytes]:
    """Files to damage: the usual settings, chosen ones with setups of every game, one from before that."""
    from mexica.shell.settings import Settings  # noqa: PLC0415

    setups = {
        "mexica": setup(("Zoé", "red", "person"), ("Tizoc", "sand", "greedy"), variants=["24"]),
        "coatl": setup(
            ("Zoé", "blue", "person"),
            ("Ayocuan", "green", "strongest"),
            ("Temilotzin", "yellow", "planner"),
            first=1,
            variants=["no_tokens", "promo"],
        ),
        "aztekz": setup(
            ("L", "grey", "person"),
            ("Zoé", "red", "person"),
            ("Yacatecuhtli", "black", "beginner"),
            ("Cozcatecuhtli", "sand", "greedy"),
        ),
    }
    chosen = {
        **asdict(Settings()),
        "pace": 0.35,
        "window": [1300, 900],
        "game": "aztekz",
        "last_setups": setups,
    }
    older = {key: value for key, value in chosen.items() if key not in ("game", "last_setups")}
    older["last_setup"] = {"seats": setups["mexica"]["seats"], "first": 1, "variant": "24"}
    for data in (asdict(Settings()), chosen, chosen, older):
        yield json.dumps(data, indent=2, ensure_ascii=False).encode()


def setup(*seats: tuple[str, str, str], first: int | None = None, variants: Sequence[str] = ()) -> Any:
    """The last setup of a game, with the name, colour and kind of each seat, as settings have it."""
    named = [dict(zip(("name", "colour", "kind"), seat, strict=True)) for seat in seats]
    return {"seats": named, "first": first, "variants": list(variants)}


def check_read(path: Path) -> tuple[Any, str | None]:
    """The settings in a file and the complaint about it; AssertionError if that cannot be shown."""
    from mexica.shell import settings  # noqa: PLC0415  # which loads pygame

    with within_bounds():
        found, complaint = settings.read(path)
    said = (complaint or "").replace(str(path), "")
    assert len(said) <= LONGEST, said
    assert not said or said.isprintable(), repr(said)
    assert not complaint or found == settings.Settings()
    return found, complaint


class Judge:
    """A window that is shown one file of settings after another."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._start()

    def _start(self) -> None:
        from tests.shell.hands import Hands  # noqa: PLC0415  # which loads pygame

        self.hands = Hands(self._folder)
        self.hands.app._fail = _raised  # type: ignore[method-assign]
        self._file = self.hands.folders.settings_file
        self._file.parent.mkdir(parents=True, exist_ok=True)

    def judge(self, text: bytes, starts: bool) -> bool:
        """Whether these settings are told as faulty; AssertionError or what was raised if they do harm."""
        self._file.write_bytes(text)
        found, complaint = check_read(self._file)
        if starts:
            self.hands.app.close()
            self._start()
            assert (type(self.hands.scene).__name__ == "Dialog") == bool(complaint)
        if starts or not complaint:  # with the usual ones the screens are the same each time
            self._show(found)
        assert self._file.read_bytes() == text, "the file was changed"
        return complaint is not None

    def _show(self, found: Any) -> None:
        """Open the screens that use settings."""
        app, games = self.hands.app, box.games()
        app.settings_in_use.settings = found
        app.sound.follow(found)
        go = app.navigation
        setups = (partial(go.open_setup, game) for game in games)
        for show in (*setups, partial(go.open_settings, games[0]), go.go_start):
            show()
            app.step([], 0.05)
            app.step([], 0.05)


def _raised(error: Exception) -> None:
    raise error
