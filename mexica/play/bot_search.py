"""The bots that are installed, asked for their names in another process, so that no window waits for them."""

import logging
import multiprocessing
import os
from collections.abc import Collection, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final

from attrs import frozen

from mexica.computer import bots
from mexica.computer.bots import BotError
from mexica.rulebook.sentence import Sentence, sentence
from mexica.texts import _, told

_LIMIT: Final = 60.0  # seconds in which a bot's module must be imported, on a busy machine too
_NICENESS: Final = 19  # the window comes first

log = logging.getLogger(__name__)


@frozen
class FoundBot:
    """A bot that can play: its kind in saves and commands, the game's key, its name, and how it plays."""

    kind: str
    game: str
    name: str
    line: str


class BotSearch:
    """Finds the installed bots once, in a thread and a process of its own.

    Bots are there one after the other; `changes` counts them and the faults. A bot that hangs, or whose
    import ends the process, does not keep the others from being found.
    """

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._bots: list[FoundBot] = []
        self._faults: list[Sentence] = []
        self.finished = False

    def begin(self) -> None:
        """Begin the search, if this has not been done yet; returns at once."""
        if self._thread is None:
            self._thread = Thread(target=self._search, name="bot search", daemon=True)
            self._thread.start()

    @property
    def changes(self) -> int:
        """A number that grows whenever something was found, and at the end."""
        return len(self._bots) + len(self._faults) + self.finished

    def bots(self, game: str, taken: Collection[str]) -> tuple[FoundBot, ...]:
        """Return the bots found so far for this game, by name, but for those whose kind is taken."""
        found = [bot for bot in self._bots if bot.game == game and bot.kind not in taken]
        return tuple(sorted(found, key=lambda bot: (bot.name.casefold(), bot.kind)))

    def faults(self, game: str, taken: Collection[str]) -> tuple[str, ...]:
        """Return a sentence for each bot that cannot be used, for this game or for none."""
        clashes = [
            _("The bot '{kind}' cannot be used: its name is taken.").format(kind=bot.kind)
            for bot in self._bots
            if bot.game == game and bot.kind in taken
        ]
        return (*map(told, self._faults), *clashes)

    def _search(self) -> None:
        try:
            known = bots.installed()
            for one in known.values():
                if one.fault:
                    self._note(one.fault)
            waiting = [kind for kind, one in known.items() if not one.fault]
            while waiting:
                waiting = self._ask_for(waiting)
        except OSError as error:
            log.warning("the bots could not be looked at", exc_info=error)
            self._note(sentence("The bots could not be looked at ({cause}).", cause=str(error)))
        finally:
            self.finished = True

    def _ask_for(self, kinds: Sequence[str]) -> list[str]:
        """Take what a process finds out about these bots; returns those after one that ended it."""
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe(duplex=False)
        process = context.Process(target=_report, args=(far, tuple(kinds)), name="mexica bots", daemon=True)
        process.start()
        far.close()
        try:
            for number, kind in enumerate(kinds, 1):
                found, goes_on = _next(near, kind)
                self._note(found)
                if not goes_on:
                    return list(kinds[number:])
            return []
        finally:
            process.kill()
            process.join()
            near.close()

    def _note(self, found: FoundBot | Sentence) -> None:
        if isinstance(found, FoundBot):
            self._bots.append(found)
        else:
            log.warning("%s", found)
            self._faults.append(found)


def _next(pipe: Connection, kind: str) -> tuple[FoundBot | Sentence, bool]:
    """Return what the process has found out about this bot, or its fault, and whether the process goes on."""
    try:
        if not pipe.poll(_LIMIT):
            return sentence(
                "The bot '{kind}' cannot be used: importing it takes more than {limit} seconds.",
                kind=kind,
                limit=round(_LIMIT),
            ), False
        return pipe.recv(), True
    except (EOFError, OSError):
        return sentence(
            "The bot '{kind}' cannot be used: importing it has ended the process.", kind=kind
        ), False


def _report(pipe: Connection, kinds: Sequence[str]) -> None:
    """Send what is found out about each of these bots: the main function of the process."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(_NICENESS)
    with suppress(OSError):  # the window is gone
        for kind in kinds:
            try:
                bot = bots.load(kind)
                pipe.send(FoundBot(kind, bot.game, bot.name, bot.line))
            except BotError as error:
                pipe.send(error.sentences[0])
