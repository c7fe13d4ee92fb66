"""The files of one game's autosaves: the match in progress, and the matches before it."""

import json
from pathlib import Path
from typing import Any, Final

from mexica.play.save_reader import SaveError, read
from mexica.shell.save_file import SUFFIX, write_save

SLOTS: Final = 3


class AutosaveSlots:
    """Files for the last matches of one game, the newest in slot 1."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, number: int) -> Path:
        """Return the file of a slot, whether or not there is one."""
        return self.folder / f"autosave-{number}{SUFFIX}"

    def write(self, data: dict[str, Any], begun: bool) -> None:
        """Write a save to slot 1; a different match moves to the older slots.

        An earlier save of the same match is replaced, even one with more actions, as after an undo. Only if
        the match has just `begun`, one with more actions moves to the older slots too.
        """
        if self.path(1).exists() and not _same_match(self.path(1), data, begun):
            self._shift()
        write_save(self.path(1), data)
        if begun:
            self._drop_earlier_saves(data)

    def _shift(self) -> None:
        """Move each save to the next older slot; the oldest is dropped."""
        for number in range(SLOTS - 1, 0, -1):
            if self.path(number).exists():
                self.path(number).replace(self.path(number + 1))

    def _drop_earlier_saves(self, data: dict[str, Any]) -> None:
        """Delete earlier saves of this match from the older slots, where it may have been loaded from."""
        for number in range(2, SLOTS + 1):
            if self.path(number).exists() and _same_match(self.path(number), data, True):
                self.path(number).unlink()


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
