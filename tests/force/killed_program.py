"""The program as `kills` kills it: it opens its window, continues its game and plays as fast as it can.

What the players have seen is told in lines on a pipe, each written before the picture shows it: `shown` or
`over` with the mark of a position, and first `left` with the number of files that an earlier kill has left.
"""

import os
import sys
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pygame

from mexica.atomic_write import is_temporary
from mexica.games.mexica.rules import legal_actions
from mexica.games.mexica.rules.actions import ProposeRemoval
from mexica.play.journal import SUFFIX, head, journal_of
from mexica.shell.loop_timing import WAKE
from tests.games.mexica.table.playing import new_game
from tests.shell.hands import Hands

SEATS = {"computers": ("random",) * 4, "people": ("person", "person", "random")}
ACT_AFTER = 20  # milliseconds
UNDO_EVERY = 12  # actions of a person, about


def mark(record: Any) -> str:
    """What tells this position of this match from all others."""
    text = "\n".join([repr(record.setup), *map(str, record.actions)])
    return f"{zlib.crc32(text.encode()):08x}"


def leftovers(folder: Path) -> list[str]:
    """Files in a folder, or in those within it, that belong to no save and to no running program."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    orphans = [path for path in files if path.suffix == SUFFIX and not continues_a_save(path)]
    return [str(path) for path in files if is_temporary(path)] + [str(path) for path in orphans]


def continues_a_save(journal: Path) -> bool:
    save = journal.with_suffix(".json")
    return (
        journal_of(save) == journal
        and save.exists()
        and journal.read_bytes().startswith(head(save.read_bytes()))
    )


class Robot:
    """Plays in the window, by the session for people, and tells each position that is shown."""

    def __init__(self, folder: Path, who: str, seed: int, pipe: int) -> None:
        self._pipe, self._random, self._kinds = pipe, Random(seed), SEATS[who]
        self.hands = Hands(folder)
        self._tell("left", str(len(leftovers(folder))))
        button = self.hands.button("Continue")
        self.hands.press("Continue") if button.is_enabled else self._begin()
        self._listen()

    def _tell(self, *words: str) -> None:
        os.write(self._pipe, (" ".join(words) + "\n").encode())

    @property
    def match(self) -> Any:
        return next(scene for scene in self.hands.app.stack.scenes if scene.record is not None)

    def _begin(self) -> None:
        self.hands.play(new_game(*self._kinds, seed=self._random.randrange(2**32)))
        self.hands.step()

    def _listen(self) -> None:
        runner = self.match.table.runner
        show = runner._shown

        def shown(played: Any) -> None:
            self._tell("over" if runner.session.over else "shown", mark(runner.session.record))
            show(played)

        runner._shown = shown

    def play(self) -> None:
        """Play until somebody kills the program."""
        app = self.hands.app
        pygame.time.set_timer(WAKE, ACT_AFTER)  # else a window in which nobody acts sleeps
        while True:
            app.step(app.wait())
            table = self.match.table
            if table.session.finished:
                self._begin()
                self._listen()
            elif self.match.overlay is not None:
                pygame.event.post(
                    pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)
                )
            elif table.person_acts:
                self._act(table)

    def _act(self, table: Any) -> None:
        if table.session.can_undo and not self._random.randrange(UNDO_EVERY):
            table.jump(table.runner.undo, "undone")
            self._tell("shown", mark(table.session.record))
            return
        offered = [
            action for action in legal_actions(table.session.state) if not isinstance(action, ProposeRemoval)
        ]
        table.do(self._random.choice(offered))


def main(folder: str, who: str, seed: str, pipe: str) -> None:
    """Open the window with the files of this folder and play on."""
    Robot(Path(folder), who, int(seed), int(pipe)).play()


if __name__ == "__main__":
    main(*sys.argv[1:])
