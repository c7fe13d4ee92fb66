"""A game's file of weights: TOML tables that all hold the same named numbers."""

import tomllib
from pathlib import Path
from typing import Any, Final

from attrs import evolve, frozen

from mexica.computer.mind import WeightTable
from mexica.rulebook.sentence import Sentence, sentence

_LARGEST: Final = 100_000  # bytes
_LARGEST_WEIGHT: Final = 1e9  # a weight is at most some hundred points
_SHOWN: Final = 100  # characters of a fault


class WeightsError(ValueError):
    """The file of weights cannot be used; the message is one sentence that names the file and the `cause`."""

    def __init__(self, path: Path, cause: Sentence) -> None:
        super().__init__(f"{path} {cause}.")
        self.cause = cause


@frozen
class WeightsFile:
    """Where a game's weights are, and the names that each of its tables must hold, in their order.

    `text` is what stands in the file if it was read already, so that other processes and machines need no
    file.
    """

    path: Path
    names: tuple[str, ...]
    text: str | None = None

    def table(self, name: str) -> WeightTable:
        """Return the table with this name; WeightsError if the file has a fault or lacks it."""
        return self.tables(name)[name]

    def tables(self, *needed: str) -> dict[str, WeightTable]:
        """Return all tables by their names; WeightsError if one is not complete or one needed is missing."""
        text = self.contents()
        try:
            tables = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise WeightsError(self.path, _unreadable(str(error)[:_SHOWN])) from error
        checked = {name: self._checked(name, table) for name, table in tables.items()}
        for name in needed:
            if name not in checked:
                raise WeightsError(self.path, sentence("has no table [{table}]", table=name))
        return checked

    def contents(self) -> str:
        """Return the text of the file; WeightsError if it cannot be read."""
        if self.text is not None:
            return self.text
        try:
            if self.path.exists() and not self.path.is_file():  # a pipe or a device would be read for ever
                raise WeightsError(self.path, sentence("cannot be read: it is no file"))
            if self.path.stat().st_size > _LARGEST:
                raise WeightsError(
                    self.path, sentence("cannot be read: it is too large for a file of weights")
                )
            return self.path.read_text(encoding="utf-8-sig")
        except OSError as error:
            raise WeightsError(self.path, _unreadable(error.strerror)) from error
        except UnicodeDecodeError as error:
            raise WeightsError(self.path, sentence("cannot be read: it is no text")) from error

    def replaced_by(self, path: Path) -> "WeightsFile":
        """Return another file in place of this one, read already; WeightsError if it cannot be that."""
        given = evolve(self, path=path, text=None)
        given = evolve(given, text=given.contents())
        given.tables(*self.tables())
        return given

    def _checked(self, name: str, table: Any) -> WeightTable:
        found = table if isinstance(table, dict) else {}
        if off := set(self.names) ^ found.keys():
            differing = ", ".join(sorted(off))[:_SHOWN]
            text = sentence("is wrong: [{table}] is off by {names}", table=name, names=differing)
            raise WeightsError(self.path, text)
        for key, value in found.items():
            if not _is_number(value):
                raise WeightsError(self.path, _no_number(name, key, value))
        return {key: float(found[key]) for key in self.names}


def _unreadable(cause: str | None) -> Sentence:
    return sentence("cannot be read: {cause}", cause=cause)


def _no_number(table: str, key: str, value: object) -> Sentence:
    if type(value) is int:
        return sentence(
            "is wrong: {key} in [{table}] must be a number, not one so large", key=key, table=table
        )
    return sentence(
        "is wrong: {key} in [{table}] must be a number, not {value}",
        key=key,
        table=table,
        value=repr(value)[:_SHOWN],
    )


def _is_number(value: object) -> bool:
    """Whether this is a number of any use as a weight."""
    return not isinstance(value, bool) and isinstance(value, int | float) and abs(value) <= _LARGEST_WEIGHT
