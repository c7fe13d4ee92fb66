"""The folder of saved games: list, write, load, delete; a broken file is shown and left as it is."""

import json
import unicodedata
from pathlib import Path
from typing import Any, Final, Literal

from attrs import frozen

from mexica.resources import shipped_saves
from mexica.shell.atomic_write import write_atomically
from mexica.shell.protocols import Game, Summary
from mexica.texts import _

Kind = Literal["auto", "own", "shipped"]

SUFFIX: Final = ".json"
BACKUP: Final = ".bak"
AUTOSAVES: Final = 3
LONGEST_NAME: Final = 60  # characters
LONGEST_NAME_BYTES: Final = 200  # file systems take 255 with the suffixes
_RESERVED: Final = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


@frozen
class Entry:
    """A file of the list: either with its `summary` or with the `fault` for which it cannot be loaded.

    `saved` is the time of the last change in seconds since 1970.
    """

    path: Path
    kind: Kind
    name: str
    saved: float
    summary: Summary | None = None
    fault: str = ""


def safe_name(name: str) -> str:
    """Return the name as every file system takes it; empty if nothing of it can be kept."""
    kept = "".join(
        " " if letter in '<>:"/\\|?*' or not letter.isprintable() else letter
        for letter in unicodedata.normalize("NFC", name)
    )
    kept = " ".join(kept.split())[:LONGEST_NAME].strip(" .")
    while len(kept.encode()) > LONGEST_NAME_BYTES:
        kept = kept[:-1].strip(" .")
    return f"{kept}_" if kept.split(".")[0].strip().casefold() in _RESERVED else kept


class Saves:
    """The saved games of one player.

    Methods that write or delete raise OSError where the system refuses, and leave everything as it was then.
    """

    def __init__(self, folder: Path, game: Game[Any, Any]) -> None:
        self.folder = folder
        self._game = game
        self._known: dict[Path, tuple[tuple[int, int], Entry]] = {}

    def path(self, name: str) -> Path:
        """Return the file of the game of this name, whether or not there is one."""
        return self.folder / (safe_name(name) + SUFFIX)

    def save(self, name: str, record: Any) -> Path:
        """Write this game under this name, over an older one, which stays as its backup."""
        path = self.path(name)
        self._write(path, self._game.encode(record))
        return path

    def autosave(self, record: Any, begun: bool = False) -> None:
        """Write the game in progress to its slot; games of other setups move to the older slots.

        A later stage of the same match is written over, as after an undo, unless the match was just `begun`.
        """
        data = self._game.encode(record)
        newest = self._autosave(1)
        if newest.exists() and not _same_game(newest, data, begun):
            for number in range(AUTOSAVES - 1, 0, -1):
                if (path := self._autosave(number)).exists():
                    path.replace(self._autosave(number + 1))
        self._write(newest, data)
        if begun:
            self._drop_stages_before(data)

    def _drop_stages_before(self, data: dict[str, Any]) -> None:
        """Delete from the older slots what the newest holds as well: it was loaded from there."""
        for number in range(2, AUTOSAVES + 1):
            if (path := self._autosave(number)).exists() and _same_game(path, data, True):
                path.unlink()

    def _autosave(self, number: int) -> Path:
        return self.folder / "auto" / f"autosave-{number}{SUFFIX}"

    def _write(self, path: Path, data: dict[str, Any]) -> None:
        text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
        write_atomically(path, text, backup=path.with_name(path.name + BACKUP))

    def delete(self, entry: Entry) -> None:
        """Delete this save and its backup."""
        entry.path.unlink(missing_ok=True)
        entry.path.with_name(entry.path.name + BACKUP).unlink(missing_ok=True)

    def entries(self) -> list[Entry]:
        """Return the saves: games in progress, the player's own, those that came with the program.

        Each group is sorted newest first. Nothing is replayed: what only a replay shows is found by loading.
        """
        own = self._group(self.folder, "own")
        return self._group(self.folder / "auto", "auto") + own + self._group(shipped_saves(), "shipped")

    def _group(self, folder: Path, kind: Kind) -> list[Entry]:
        try:
            paths = [
                path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")
            ]
        except OSError:  # no folder, no saves
            return []
        entries = [entry for path in paths if (entry := self._entry(path, kind)) is not None]
        return sorted(entries, key=lambda entry: (-entry.saved, entry.name))

    def _entry(self, path: Path, kind: Kind) -> Entry | None:
        try:
            stat = path.stat()
        except OSError:  # gone since the folder was read
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = stamp, self._read(path, kind, stat.st_mtime)
            self._known[path] = known
        return known[1]

    def _read(self, path: Path, kind: Kind, saved: float) -> Entry:
        try:
            summary = self._game.glance(path)
        except ValueError as error:
            fault = _("It cannot be loaded: {cause}.").format(cause=str(error).rstrip("."))
            return Entry(path, kind, path.stem, saved, fault=fault)
        name = path.stem if kind != "auto" else self._autosave_name(path, summary)
        return Entry(path, kind, name, saved, summary)

    def _autosave_name(self, path: Path, summary: Summary) -> str:
        if summary.over:
            return _("Game played out")
        return _("Game in progress") if path == self._autosave(1) else _("Earlier game in progress")

    def newest_unfinished(self) -> Entry | None:
        """Return the game to continue: the one saved last that is not over."""
        open_games = [e for e in self.entries() if e.kind != "shipped" and e.summary and not e.summary.over]
        return max(open_games, key=lambda entry: entry.saved, default=None)


def _same_game(path: Path, data: dict[str, Any], later: bool) -> bool:
    """Whether this is the match of the save in this file, at a later stage or, if not `later`, at any."""
    try:
        there = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    here = json.loads(json.dumps(data))
    if not isinstance(there, dict) or _identity(there) != _identity(here):
        return False
    played = there.get("actions")
    return not later or (isinstance(played, list) and here.get("actions", [])[: len(played)] == played)


def _identity(data: dict[str, Any]) -> object:
    """What all stages of one match have in common: its setup, and its players but for what may be changed."""
    players = data.get("players")
    if isinstance(players, list):
        players = [
            {key: told for key, told in player.items() if key != "kind"}
            if isinstance(player, dict)
            else player
            for player in players
        ]
    return data.get("setup"), players
