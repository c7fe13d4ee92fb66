"""The folder of saved games: list, write, delete; a broken file is listed and left as it is.

A save that does not load may have a version before it, its backup, that does: this is offered instead.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal

from attrs import frozen

from mexica.play.journal import journal_of
from mexica.play.outside_text import file_name, quotable, shown_path
from mexica.play.save_reader import SaveError, read
from mexica.play.strict_decoding import SHOWN
from mexica.resources import shipped_saves
from mexica.shell.autosave_slots import AutosaveSlots
from mexica.shell.game_protocol import AnyGame, Summary
from mexica.shell.last_played import last_played
from mexica.shell.save_file import PLAIN_SUFFIX, SUFFIX, backup_of, delete_save, game_key, is_save, write_save
from mexica.shell.save_names import safe_name
from mexica.texts import N_, LanguageWatch, _

AUTO: Final = "auto"  # the folder of the autosaves in that of the saves
EXAMPLES: Final = (
    *(N_("A finished game"), N_("In the second period")),
    *(N_("Serpents in the making"), N_("Six serpents")),
    *(N_("Souls on the way"), N_("The last card")),
)
"""The names of the files that come with the program, as translators find them."""

Kind = Literal["auto", "own", "shipped"]


@frozen
class Entry:
    """A file of the list: either with its `game` and `summary` or with the `fault` that prevents loading.

    `saved` is the time of the last change in seconds since 1970, of no meaning for an example; `has_backup`
    means that the version before a file with a fault looks sound.
    """

    path: Path
    kind: Kind
    name: str
    saved: float
    game: AnyGame | None = None
    summary: Summary | None = None
    fault: str = ""
    has_backup: bool = False


class Saves:
    """The saved games of one player, of all games in the box.

    Methods that write or delete raise OSError if the system refuses, and leave everything as it was then.
    """

    def __init__(self, folder: Path, games: tuple[AnyGame, ...], auto: Path | None = None) -> None:
        """The autosaves are in the folder `auto`, else in the usual one."""
        self.folder = folder
        self._games = {game.key: game for game in games}
        self.slots = AutosaveSlots(auto or folder / AUTO, self._is_over)
        self._known: dict[Path, tuple[tuple[int, ...], Entry]] = {}
        self._language = LanguageWatch()

    def path(self, name: str) -> Path:
        """Return the file of the game of this name, whether or not there is one."""
        path = self.folder / file_name(safe_name(name) + SUFFIX)
        earlier = path.with_suffix(PLAIN_SUFFIX)
        return earlier if earlier.exists() and not path.exists() else path

    def save(self, name: str, game: AnyGame, record: Any) -> Path:
        """Write a game's record under this name, over an older save, which stays as its backup."""
        path = self.path(name)
        write_save(path, game.encode(record))
        return path

    def autosave(self, game: AnyGame, record: Any, begun: bool = False) -> None:
        """Write the match in progress to its slot; `begun` means that it is written for the first time."""
        self.slots.write(game.encode(record), begun)

    def adopt(self, folders: Iterable[Path]) -> None:
        """Take over the autosaves in these folders, those played last in front; raises OSError."""
        ours = last_played(self.slots.folder)
        for folder in sorted(folders, key=lambda folder: abs(last_played(folder) - ours)):
            self.slots.adopt(AutosaveSlots(folder, self._is_over))

    def delete(self, entry: Entry) -> None:
        """Delete this save and its backup."""
        delete_save(entry.path)

    def note_fault(self, path: Path, fault: str) -> None:
        """List this save with what was wrong when it was loaded, until the file changes."""
        known = self._known.get(path)
        if known is not None:
            self._known[path] = known[0], self._faulty(path, known[1].kind, known[1].saved, fault)

    def game_in(self, path: Path) -> AnyGame:
        """Return the game of a save; raises ValueError naming the file if the box does not have it.

        With only one game in the box it is that one, which then reports any fault of the file itself.
        """
        try:
            data = read(path) if len(self._games) > 1 else None
        except SaveError:
            data = None
        try:
            return self._game_of(data)
        except ValueError as error:
            text = _("'{file}' cannot be loaded: {cause}.")
            raise ValueError(text.format(file=shown_path(path.name), cause=error)) from error

    def _is_over(self, data: object) -> bool:
        try:
            return self._game_of(data).glance(data).over
        except ValueError:
            return False

    def _game_of(self, data: object) -> AnyGame:
        """Return the game of the data of a save, the first one if it names none or is the only one."""
        first, *others = self._games.values()
        key = game_key(data) if others else None
        if key is None:
            return first
        if key not in self._games:
            shown = quotable(key, SHOWN)
            raise ValueError(_("it is a game of “{key}”, which this program does not have").format(key=shown))
        return self._games[key]

    def stage(self, entry: Entry) -> str:
        """Return the stage of a saved game, with the game's name if there are several in the box."""
        if entry.game is None or entry.summary is None:
            return ""
        if len(self._games) == 1:
            return entry.summary.stage
        return _("{game}: {stage}").format(game=entry.game.title, stage=entry.summary.stage)

    # --- listing ---

    def entries(self) -> list[Entry]:
        """Return the saves: games in progress, the player's own, those that came with the program.

        Each group is sorted newest first, but the last one by name: its dates are those of the installation.
        Nothing is replayed: faults that only a replay shows are found on loading.
        """
        auto, own = self._group(self.slots.folder, "auto"), self._group(self.folder, "own")
        return auto + own + self._shipped()

    def _shipped(self) -> list[Entry]:
        """The examples: those of the first game, then those in the folders of the others."""
        folders = (shipped_saves(), *(shipped_saves() / key for key in self._games))
        groups = (self._group(folder, "shipped") for folder in folders)
        return [entry for group in groups for entry in sorted(group, key=lambda entry: entry.name)]

    def newest_unfinished(self, game: AnyGame | None = None) -> Entry | None:
        """Return the match to continue, of this game if one is given: the last in progress that is not over.

        For one that cannot be loaded it is the version before it, else the match before. Without any it is
        the one of the player's own saves that was written last.
        """

        def open_match(entry: Entry | None) -> bool:
            if entry is None or entry.summary is None or entry.summary.over:
                return False
            return game is None or game == entry.game

        for path in self.slots.in_progress():
            versions = (self._entry(version, "auto") for version in (path, backup_of(path)))
            entry = next((entry for entry in versions if entry and entry.summary), None)
            if open_match(entry):
                return entry
        return next(filter(open_match, self._group(self.folder, "own")), None)

    def _group(self, folder: Path, kind: Kind) -> list[Entry]:
        try:
            paths = [path for path in folder.iterdir() if is_save(path)]
        except OSError:  # no folder, no saves
            return []
        return _newest_first([entry for path in paths if (entry := self._entry(path, kind)) is not None])

    def _entry(self, path: Path, kind: Kind) -> Entry | None:
        stamp = _stamp(path)
        if stamp is None:  # deleted since the folder was read, or there is no such backup
            return None
        if self._language.changed():
            self._known.clear()  # what is told of them is in another one
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = stamp, self._read(path, kind, max(stamp[::2]) / 1e9)
            self._known[path] = known
        return known[1]

    def _read(self, path: Path, kind: Kind, saved: float) -> Entry:
        try:
            data = read(path)
            game = self._game_of(data)
            summary = game.glance(data)
        except ValueError as error:
            fault = _("It cannot be loaded: {cause}.").format(cause=str(error).rstrip("."))
            return self._faulty(path, kind, saved, fault)
        name = self._autosave_name(path, summary) if kind == "auto" else shown_path(path.stem)
        if kind == "shipped":
            name = _(name)
        return Entry(path, kind, name, saved, game, summary)

    def _faulty(self, path: Path, kind: Kind, saved: float, fault: str) -> Entry:
        before = self._entry(backup_of(path), kind)
        has_backup = before is not None and before.summary is not None
        if has_backup:
            fault = f"{fault} {version_before()}"
        return Entry(path, kind, shown_path(path.stem), saved, fault=fault, has_backup=has_backup)

    def _autosave_name(self, path: Path, summary: Summary) -> str:
        if summary.over:
            return _("Finished game")
        newest = path == self.slots.path(1)
        return _("Game in progress") if newest else _("Earlier game in progress")


def version_before() -> str:
    """Return the sentence that offers the version before a save that cannot be loaded."""
    return _("The version before it can be opened.")


def _stamp(path: Path) -> tuple[int, ...] | None:
    """The date in nanoseconds and the size of a save, then those of its journal; None without a save."""
    found = list[int]()
    for file in (path, journal_of(path)):
        try:
            stat = file.stat()
        except OSError:
            break
        found += [stat.st_mtime_ns, stat.st_size]
    return tuple(found) or None


def _newest_first(entries: list[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: (-entry.saved, entry.name))
