"""The journal of a save of one game, and what the program makes of a damaged one."""

import json
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import pairwise, starmap
from pathlib import Path
from random import Random
from typing import Any, Final

from attrs import evolve

from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play import journal, save_reader
from mexica.resources import shipped_saves
from tests.force.damage import damaged, damaged_files

JOURNAL_LENGTHS: Final = (2, 3, 5, 4, 4, 9)  # actions after each save of a game whose journal is read


@cache
def journaled_saves() -> tuple[dict[str, Any], ...]:
    """What a save of one game holds at several times, some after an undo."""
    record = SAVES.load(min(shipped_saves().glob("*.json")))
    return tuple(SAVES.encode(evolve(record, actions=record.actions[:length])) for length in JOURNAL_LENGTHS)


@cache
def one_journal() -> tuple[bytes, tuple[bytes, ...]]:
    """The first of these saves as a file, and the lines of the journal of all others."""
    saves = journaled_saves()
    contents = json.dumps(saves[0]).encode()
    lines = [journal.head(contents)]
    for pair in pairwise(saves):
        lines.append(journal.line(lines[-1], journal.change(*pair)))
    return contents, tuple(lines)


def accepts_journal(data: bytes) -> bool:
    """Any journal beside a good save: the game always loads, and as far as the journal is unharmed.

    The fuzzer sees what digests are compared with, and forges lines; those may lead anywhere.
    """
    contents, lines = one_journal()
    genuine = journal.bodies(contents, b"".join(lines))
    unharmed = sum(data.startswith(b"".join(lines[:count])) for count in range(2, len(lines) + 1))
    read = journal.bodies(contents, data)
    assert read[:unharmed] == genuine[:unharmed]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_bytes(contents)
        journal.journal_of(path).write_bytes(data)
        found = save_reader.read(path)
    if read == genuine[: len(read)]:
        assert found == journaled_saves()[len(read)]
    return unharmed == len(genuine)


def sealed(contents: bytes, changes: Iterable[bytes]) -> Iterator[bytes]:
    """The lines of a journal of a save with these contents, with the right digests."""
    before = journal.head(contents)
    yield before
    with suppress(ValueError, RecursionError):  # the program writes no journal of what is no JSON
        for change in changes:
            before = journal.line(before, json.loads(change))
            yield before


def write_damaged(path: Path, seed: int) -> None:
    """Write a good save with a journal that is damaged, by this seed: anywhere, or in what a change says."""
    contents, lines = one_journal()
    random = Random(seed)
    if random.random() < 0.5:
        data = damaged(b"".join(lines), random)
        accepts_journal(data)
    else:
        changes = [
            json.dumps(change).encode() for change in starmap(journal.change, pairwise(journaled_saves()))
        ]
        place = random.randrange(len(changes))
        changes[place] = damaged_files(changes[place:], seed)
        data = b"".join(sealed(contents, changes))
    path.write_bytes(contents)
    journal.journal_of(path).write_bytes(data)
