"""Weights written as a data file that can take the place of the shipped one."""

import re
from collections.abc import Iterable
from pathlib import Path

from attrs import asdict

from mexica.arena.errors import ArenaError
from mexica.games.mexica.ai.weights import Weights, read
from mexica.resources import resource

_TUNED = "# tuned: "


def refuse(path: Path) -> None:
    """Raise ArenaError if there is no folder in which this file could be written."""
    if path.is_dir() or not path.parent.is_dir():
        raise ArenaError(f"The weights cannot be written to '{path}': name a file in a folder that exists.")


def write(path: Path, table: str, found: Weights, notes: Iterable[str]) -> None:
    """Write the shipped file with these weights in this table, and notes on how they were found above it.

    Everything else, comments included, stays; notes of an earlier tuning of the table go.
    ArenaError if the file cannot be written.
    """
    before, head, rest = re.split(
        rf"^(\[{re.escape(table)}\][^\n]*\n)", _shipped(), maxsplit=1, flags=re.MULTILINE
    )
    inside, *behind = re.split(r"(?=^\[)", rest, maxsplit=1, flags=re.MULTILINE)
    for name, weight in asdict(found).items():
        line = re.compile(rf"^({name}\s*=\s*)(\S+ *)", re.MULTILINE)
        inside = line.sub(lambda old, new=f"{weight!r} ": old[1] + new.ljust(len(old[2])), inside)
    inside = re.sub(r" +$", "", inside, flags=re.MULTILINE)
    while before.rpartition("\n")[0].rpartition("\n")[2].startswith(_TUNED):
        before = before.rpartition("\n")[0].rpartition("\n")[0] + "\n"
    noted = "".join(f"{_TUNED}{note}\n" for note in notes)
    try:
        path.write_text("".join([before, noted, head, inside, *behind]), encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"The weights cannot be written to '{path}' ({error.strerror}).") from error
    assert read(path)[table] == found


def _shipped() -> str:
    return resource("ai", "weights.toml").read_text(encoding="utf-8")
