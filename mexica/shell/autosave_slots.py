"""The files of the autosaves: the match in progress, the matches before it, and those played out.

`autosave-1.json` is the match that was in progress last, in whatever game of the box; greater numbers were in
progress before. Numbers, not dates, say so: a clock can be wrong, and a copied folder has new dates. A match
that is over makes room for others as `finished-1.json` and stays until the player deletes it.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from mexica.play.save_reader import SaveError, read
from mexica.shell.journaled_save import JournaledSave, move_save
from mexica.shell.last_played import last_played, note_played
from mexica.shell.save_file import PLAIN_SUFFIX, backup_of, delete_save

SLOTS: Final = 50  # matches in progress; the one that was played longest ago is dropped for one more


class AutosaveSlots:
    """The autosaves in a folder; `is_over` tells from the data of a save whether its match is over.

    Methods that write raise OSError if the system refuses; each match is then still in one of the files.
    """

    def __init__(self, folder: Path, is_over: Callable[[object], bool]) -> None:
        self.folder = folder
        self._is_over = is_over
        self._running = JournaledSave(self.path(1))

    def path(self, number: int) -> Path:
        """Return the file of a slot, whether or not there is one."""
        return self.folder / f"autosave-{number}{PLAIN_SUFFIX}"

    def in_progress(self) -> list[Path]:
        """Return the files of the slots, the match that was in progress last first."""
        return [path for number in range(1, SLOTS + 1) if (path := self.path(number)).exists()]

    def write(self, data: dict[str, Any], begun: bool) -> None:
        """Write a save to slot 1; a different match moves to the older slots.

        An earlier save of the same match is replaced, even one with more actions, as after an undo. Only if
        the match has just `begun`, one with more actions moves to the older slots too.
        """
        running = self._running.data
        if begun or running is None or _identity(running) != _identity(data):
            self._make_room(data, begun)
        self._running.write(data)
        if begun:
            self._drop_earlier_saves(data)
            note_played(self.folder)

    def fold(self) -> None:
        """Let slot 1 need no journal, as when its match is left."""
        self._running.fold()
        note_played(self.folder)

    def adopt(self, other: "AutosaveSlots") -> None:
        """Take over the saves of another folder: in front of those here if they were played later."""
        in_front = last_played(other.folder) > last_played(self.folder)
        theirs = other.in_progress()
        for path in reversed(theirs) if in_front else theirs:
            if in_front:
                self._free_first()
            move_save(path, self.path(1) if in_front else self._behind())
        for path in sorted(other.folder.glob(f"*{PLAIN_SUFFIX}")):
            move_save(path, self._free_finished())

    def _make_room(self, data: dict[str, Any], begun: bool) -> None:
        self._running.forget()
        first = self.path(1)
        if not first.exists():
            backup_of(first).unlink(missing_ok=True)  # of another match
        elif not _same_match(first, data, begun):
            self._free_first()

    def _free_first(self) -> None:
        """Move the match in slot 1 away: among those played out, or to slot 2, and so on."""
        if self._moved_if_over(self.path(1)):
            return
        gap = next((number for number in range(1, SLOTS + 1) if not self.path(number).exists()), SLOTS)
        self._moved_if_over(self.path(gap))
        for number in range(gap - 1, 0, -1):
            move_save(self.path(number), self.path(number + 1))

    def _behind(self) -> Path:
        """The slot behind all others; the last one if there is none."""
        last = max((n for n in range(1, SLOTS + 1) if self.path(n).exists()), default=0)
        return self.path(min(last + 1, SLOTS))

    def _moved_if_over(self, path: Path) -> bool:
        """Move a match that is over among those played out; return whether it was."""
        try:
            over = self._is_over(read(path))
        except SaveError:
            return False
        if over:
            move_save(path, self._free_finished())
        return over

    def _free_finished(self) -> Path:
        names = {path.name for path in self.folder.glob(f"finished-*{PLAIN_SUFFIX}")}
        number = next(n for n in range(1, len(names) + 2) if f"finished-{n}{PLAIN_SUFFIX}" not in names)
        return self.folder / f"finished-{number}{PLAIN_SUFFIX}"

    def _drop_earlier_saves(self, data: dict[str, Any]) -> None:
        """Delete earlier saves of this match, which may have been loaded from one of them."""
        for path in self._others():
            if _same_match(path, data, True):
                delete_save(path)

    def _others(self) -> Iterable[Path]:
        return [path for path in self.folder.glob(f"*{PLAIN_SUFFIX}") if path != self.path(1)]


def _same_match(path: Path, data: dict[str, Any], later: bool) -> bool:
    """Whether the file holds the same match; if `later`, whether `data` also continues it."""
    try:
        there = read(path)
    except SaveError:
        return False
    here = json.loads(json.dumps(data))
    if not isinstance(there, dict) or _identity(there) != _identity(here):
        return False
    played = there.get("actions")
    return not later or (isinstance(played, list) and here.get("actions", [])[: len(played)] == played)


def _identity(data: dict[str, Any]) -> object:
    """What all saves of one match have in common: game, setup, and players but for their kinds."""
    players = data.get("players")
    if isinstance(players, list):
        players = [
            {key: value for key, value in player.items() if key != "kind"}
            if isinstance(player, dict)
            else player
            for player in players
        ]
    return data.get("game"), data.get("setup"), players
