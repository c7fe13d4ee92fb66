"""The same window in this process, of the source: tells where to click, and what must be shown then."""

import json
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pygame
from attrs import evolve

from mexica.box import games
from mexica.play.record import PERSON
from mexica.shell.user_folders import Folders
from tests.shell.hands import Hands, folders_in

pygame.image.load = cache(pygame.image.load)  # a match is shown again and again, with the same pictures
SEEN = 40  # of 255: a difference that can be seen


class Mirror:
    """A window of this size with a copy of a player's files, in which nothing moves."""

    def __init__(self, folder: Path, files: Folders, size: tuple[int, int], game: str) -> None:
        """`game` is the key of the one that is played."""
        copy = folders_in(folder)
        for source, target in ((files.config, copy.config), (files.data, copy.data)):
            if source.exists():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns(".lock*"))
        copy.config.mkdir(parents=True, exist_ok=True)
        settings = json.loads(copy.settings_file.read_text()) if copy.settings_file.exists() else {}
        copy.settings_file.write_text(json.dumps(settings | {"motion": False, "pace": 0.0}))
        self.hands = Hands(folder)
        self.hands.game = next(one for one in games() if one.key == game)
        self.hands.app.window.resize(size)
        self.hands.settle()

    @property
    def match(self) -> Any:
        """The scene of the match, beneath what is over it."""
        return next(scene for scene in self.hands.app.stack.scenes if scene.record is not None)

    @property
    def shown(self) -> pygame.Surface:
        """Its picture, once it is complete."""
        self.hands.until(lambda: not any(self.hands.step() for _ in range(3)))
        return self.hands.app.window.surface

    def play(self, record: Any) -> None:
        """Show this position of a match."""
        self.hands.play(record)
        self.hands.step()

    def play_scoring(self, record: Any) -> None:
        """Show the scores that the last action of a record leads to, as a table of people sees them."""
        people = tuple(evolve(player, kind=PERSON) for player in record.players)
        self.play(evolve(record, players=people, actions=record.actions[:-1], replayed=None))
        while self.match.overlay is not None:  # whose turn it is
            self.hands.key(pygame.K_ESCAPE)
        self.match.table.do(record.actions[-1])
        self.hands.until(lambda: self.match.table.motion.running)
        while self.match.overlay is None:
            self.hands.key(pygame.K_ESCAPE)
        self.hands.until(lambda: not getattr(self.match.overlay, "unfinished", False))

    def close(self) -> None:
        """Close it."""
        self.hands.close()


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels in which two pictures clearly differ; 1.0 if they have not one size."""
    if one.size != other.size:
        return 1.0
    left, right = (pygame.surfarray.array3d(picture).astype(np.int16) for picture in (one, other))
    return float((np.abs(left - right).max(axis=2) > SEEN).mean())
