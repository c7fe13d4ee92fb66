"""What happens after a fault of the program: the player is told, and goes on, saves a report, or quits."""

import logging
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from attrs import define

from mexica import __title__
from mexica.play.outside_text import shown_path
from mexica.resources import DamagedError
from mexica.shell import crash_report
from mexica.shell.autosave import Autosave
from mexica.shell.dialog import Answer, Dialogs
from mexica.shell.discretion import Discretion
from mexica.shell.game_protocol import AnyGame
from mexica.shell.navigation import Navigation
from mexica.shell.scene_stack import SceneStack
from mexica.shell.screen_context import ScreenContext
from mexica.texts import _, told_error

MOST_UNANSWERED: Final = 3  # faults in a row, without an answer of the player, until the program ends
SHOWN: Final = 3_000  # characters of a report that a dialog shows

log = logging.getLogger(__name__)


class _Match(NamedTuple):
    """A game in progress."""

    game: AnyGame
    record: Any


@define(eq=False)
class Recovery:
    """Takes faults; `last_words` is the sentence to end with once the program cannot go on.

    A game is continued from its record, at a new table. If no action could be played since it was last
    continued so, that is not offered again: the start screen is left, and after it the end.
    """

    _stack: SceneStack
    _context: ScreenContext
    _dialogs: Dialogs
    _navigation: Navigation
    _autosave: Autosave
    _folder: Path
    _quit: Callable[[], None]
    _unanswered: int = 0
    _continued: Any = None  # the record from which the game was last continued after a fault
    _resumed: _Match | None = None  # only while its table is being made
    _report: str = ""
    last_words: str | None = None

    def take(self, error: Exception) -> None:
        """Write a crash report, leave every screen and ask how to go on; else set `last_words`."""
        self._unanswered += 1
        match = self._match()
        self._resumed = None
        file = crash_report.write(self._folder, error, self._discretion(match))
        with suppress(Exception):  # it tells by itself what it cannot write, and the fault may be its own
            if match is not None:
                self._autosave.note(match.record)
            self._autosave.flush()
        self._stack.drop()
        if self._unanswered > MOST_UNANSWERED:
            self.end(file)
            return
        try:
            self._report = self._written(error, match)
            self._ask(error, match, file)
        except Exception as beyond_help:
            self._stack.drop()
            self.end(crash_report.write(self._folder, beyond_help, self._discretion(match)))

    def end(self, file: Path | None) -> None:
        """Set the sentence to end with, which names the file of the crash report if there is one."""
        self.last_words = _("Something went wrong in {program}, and it had to close.").format(
            program=__title__
        )
        if file is not None:
            known = _("The details are in {file}.").format(file=shown_path(file))
            self.last_words = f"{self.last_words} {known}"

    # --- what is known ---

    def _match(self) -> _Match | None:
        game, record = self._navigation.playing, None
        with suppress(Exception):  # the fault may lie in the very scene that has it
            records = (scene.record for scene in self._stack.scenes)
            record = next((one for one in records if one is not None), None)
        record = self._autosave.newest if record is None else record
        return self._resumed if game is None or record is None else _Match(game, record)

    def _discretion(self, match: _Match | None) -> Discretion:
        seats: Iterable[str] = ()
        with suppress(Exception):
            seats = match.game.players(match.record) if match else ()
        setups = self._context.settings.last_setups.values()
        return Discretion(seats, {seat.name for setup in setups for seat in setup.seats})

    def _written(self, error: Exception, match: _Match | None) -> str:
        width, height = self._context.size
        window = f"window {width}x{height}" + (", full screen" if self._context.fullscreen else "")
        discretion = self._discretion(match)
        return crash_report.text(error, discretion, [window], _game_text(match, discretion))

    # --- the dialogs ---

    def _ask(self, error: Exception, match: _Match | None, file: Path | None) -> None:
        again = match is not None and match.record == self._continued
        told = [str(error) if isinstance(error, DamagedError) else _("Something went wrong in the program.")]
        if match is not None and again:
            told.append(
                _("It is the same as before. Your game is kept: Continue on the start screen opens it.")
            )
        elif match is not None:
            told.append(_("Your game is kept: you can play on from the last action."))
        if file is not None:
            told.append(_("What happened is written down in {file}").format(file=_place(file)))
        self._navigation.go_start()
        self._offer(_("Something went wrong"), " ".join(told), None if again else match)
        self._stack.settle()

    def _offer(self, title: str, text: str, match: _Match | None, *, saved: bool = False) -> None:
        """Ask how to go on: continue the match or at the start screen, save the report or show it, quit."""

        def save() -> None:
            self._unanswered = 0
            self._save_report(match)

        def show() -> None:
            back = Answer(_("Back"), lambda: self._offer(title, text, match, saved=True))
            self._dialogs.choose(_("The report"), _cut(self._report), (back,))

        report = Answer(_("Show the report"), show) if saved else Answer(_("Save a report"), save)
        on = Answer(_("Continue from the last action"), lambda: self._continue(match))
        if match is None:
            on = Answer(_("To the start screen"), self._go_on)
        self._dialogs.choose(title, text, (Answer(_("Quit"), self._quit), report, on), escape=on)

    def _go_on(self) -> None:
        self._unanswered = 0

    def _continue(self, match: _Match | None) -> None:
        assert match is not None
        self._go_on()
        self._continued, self._resumed = match.record, match
        self._navigation.play(match.game, match.record)
        self._stack.defer(self._forget_resumed)

    def _forget_resumed(self) -> None:
        self._resumed = None

    def _save_report(self, match: _Match | None) -> None:
        try:
            file = crash_report.save(self._folder, crash_report.REPORT, self._report)
        except OSError as error:
            cause = told_error(error)
            text = _("The report could not be written to {folder}: {cause}.")
            self._offer(
                _("No report"), text.format(folder=shown_path(self._folder), cause=cause), match, saved=True
            )
            return
        told = _("It holds what happened and the actions of the game, but no names. It is in {file}")
        self._offer(_("The report is saved"), told.format(file=_place(file)), match, saved=True)


def _game_text(match: _Match | None, discretion: Discretion) -> str:
    """The game of a report; of one that cannot be encoded, what is known of it."""
    if match is None:
        return ""
    try:
        return crash_report.game_text(match.game.encode(match.record))
    except Exception as error:
        setup, actions = (getattr(match.record, name, ()) for name in ("setup", "actions"))
        known = f"{setup!r}\n{', '.join(map(str, actions))}\nNo save: {type(error).__name__}: {error}"
        return discretion.hide(known)


def _place(file: Path) -> str:
    """The folder and the name of a file on lines of their own, as both may be long."""
    return f"\n{shown_path(file.parent)}{os.sep}\n{shown_path(file.name)}"


def _cut(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "\n…"
