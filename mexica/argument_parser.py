"""The parser of the command line: a mistake is one sentence, a word that is no command a file."""

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from mexica import console
from mexica.shell.save_file import is_save

MISUSE: Final = 2


class Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in one line, and can have its arguments added when it is used."""

    fill: Callable[[argparse.ArgumentParser, Sequence[str]], None] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what was asked for and the words that are left."""
        fill, self.fill = self.fill, None
        if fill is not None:
            fill(self, args)
        return super().parse_known_args(args, namespace)

    def _print_message(self, message: str, file: Any = None) -> None:
        console.out(message.removesuffix("\n"))  # help or version; argparse itself would ignore a full disk

    def error(self, message: str) -> NoReturn:
        """End with this mistake in one line."""
        console.note(f"mexica: {message} (see {self.prog} --help)")
        self.exit(MISUSE)


class Print(argparse.Action):
    """Prints the text of a file, the option's constant, and ends the command."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        """Print it; OutputError if that fails."""
        console.out(self.const.read_text(encoding="utf-8").removesuffix("\n"))
        parser.exit()


def parse(parser: Parser, commands: Sequence[str], words: Sequence[str]) -> argparse.Namespace:
    """Return what these words ask for; a first word that is none of the commands is taken as `load`."""
    word = _first_word(words)
    if word is None or word in commands:
        return parser.parse_args(words)
    if not os.path.exists(word) and not is_save(Path(word)):
        parser.error(f"{word!r} is neither a command nor a file")
    rest = list(words)
    rest.remove(word)
    chosen = parser.parse_args(rest)
    if chosen.load is not None:
        parser.error(f"two files to open: {word!r} and {os.fspath(chosen.load)!r}")
    if chosen.command is not None:
        parser.error(f"a file to open, {word!r}, and a command, {chosen.command!r}")
    chosen.load = Path(word)
    return chosen


def _first_word(words: Sequence[str]) -> str | None:
    """The first word that is neither an option of the window nor its value."""
    options = Parser(add_help=False)
    options.add_argument("--load")
    options.add_argument("--verbose", action="store_true")
    options.add_argument("word", nargs="?")
    found: str | None = options.parse_known_args(words)[0].word
    return found
