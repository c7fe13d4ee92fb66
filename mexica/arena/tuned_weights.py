"""Weights written to a file that can take the place of the shipped one."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from attrs import evolve

from mexica.arena.errors import ArenaError
from mexica.computer.mind import WeightTable
from mexica.computer.weights_file import WeightsFile

_TUNED: Final = "# tuned: "


def check_writable(path: Path) -> None:
    """Raise ArenaError if there is no folder in which this file could be written."""
    if path.is_dir() or not path.parent.is_dir():
        raise ArenaError(f"The weights cannot be written to '{path}': name a file in a folder that exists.")


def write(shipped: WeightsFile, path: Path, name: str, found: WeightTable, notes: Iterable[str]) -> None:
    """Write the shipped file with these weights in the table of this name, under notes on their origin.

    Everything else stays, comments included; notes of an earlier tuning of the table are removed.
    ArenaError if the file cannot be written.
    """
    text = shipped.contents()
    before, head, rest = re.split(rf"^(\[{re.escape(name)}\][^\n]*\n)", text, maxsplit=1, flags=re.MULTILINE)
    inside, *behind = re.split(r"(?=^\[)", rest, maxsplit=1, flags=re.MULTILINE)
    noted = "".join(f"{_TUNED}{note}\n" for note in notes)
    parts = [_without_notes(before), noted, head, _replaced(inside, found), *behind]
    try:
        path.write_text("".join(parts), encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"The weights cannot be written to '{path}' ({error.strerror}).") from error
    assert evolve(shipped, path=path, text=None).table(name) == found


def _replaced(table: str, found: WeightTable) -> str:
    """The text of a table with new numbers; its comments stay in the same columns."""

    def line(old: re.Match[str]) -> str:
        name, between, number = old.groups()
        return f"{name}{between}" + f"{found[name]!r} ".ljust(len(number)) if name in found else old[0]

    replaced = re.sub(r"^(\w+)(\s*=\s*)(\S+ *)", line, table, flags=re.MULTILINE)
    return re.sub(r" +$", "", replaced, flags=re.MULTILINE)


def _without_notes(text: str) -> str:
    lines = text.splitlines(keepends=True)
    while lines and lines[-1].startswith(_TUNED):
        lines.pop()
    return "".join(lines)
