"""Damaged saves and journals, read as the program reads them: listed, looked into and loaded.

Each either loads to the position that its own actions lead to, with no piece lost, or is refused in one short
sentence; within a second and 100 MB, and the folder is as it was.
"""

import argparse
import json
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import evolve

from mexica.box import games
from mexica.games.mexica import rules
from mexica.games.mexica.table.match.match_record import SAVES, Record
from mexica.play.journal import journal_of
from mexica.play.save_reader import LONGEST_MESSAGE, SaveError
from mexica.resources import shipped_saves
from mexica.shell.saves import Saves
from tests.force import journals
from tests.force.bounds import within_bounds
from tests.force.counting import Counting
from tests.force.damage import damaged_files
from tests.games.mexica.properties.checks import check_conserved
from tests.games.nim import saves as nim

LONGEST = LONGEST_MESSAGE + 40  # with the name of the file
OF_EARLIER_VERSIONS = Path(__file__).parents[1] / "games" / "mexica" / "saves_of_earlier_versions"
LENGTHS = (0, 5, 20, 60, 150)  # actions of the originals, besides the whole games


def add(parser: argparse.ArgumentParser) -> None:
    """How many."""
    parser.add_argument("--files", type=int, default=20_000, help="damaged saves (20,000)")
    parser.add_argument("--from-seed", type=int, default=0, help="seed of the first one (0)")


def run(arguments: argparse.Namespace) -> int:
    """Damage saves and read them; 1 if any is read wrongly."""
    originals, counting = list(original_saves()), Counting("saves", arguments.files)
    verdicts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "saves" / "game.json"
        path.parent.mkdir()
        for seed in counting.over(range(arguments.from_seed, arguments.from_seed + arguments.files)):
            try:
                verdicts[_damaged_and_judged(path, originals, seed)] += 1
            except BaseException as error:
                if isinstance(error, KeyboardInterrupt):
                    raise
                again = f"python -m tests.force saves --files 1 --from-seed {seed}"
                counting.failed(f"{traceback.format_exc()}\n{again}")
    print(f"{counting.failures} of {arguments.files:,} damaged saves read wrongly; {dict(verdicts)}")
    return int(counting.failures > 0)


def _damaged_and_judged(path: Path, originals: Sequence[bytes], seed: int) -> str:
    """The verdict on the save of this seed; one of four is whole, and has a damaged journal."""
    if seed % 4 == 0:
        journals.write_damaged(path, seed)
        return f"journal: {judged(path)}"
    journal_of(path).unlink(missing_ok=True)
    path.write_bytes(damaged_files(originals, seed))
    return judged(path)


def original_saves() -> Iterator[bytes]:
    """Saves to damage: the shipped ones and their beginnings, of earlier versions, of another game."""
    for path in sorted(shipped_saves().glob("*.json")):
        record = SAVES.load(path)
        for length in LENGTHS:
            part = evolve(record, actions=record.actions[:length])
            yield json.dumps(SAVES.encode(part), indent=1).encode()
        yield path.read_bytes()
    for path in sorted(OF_EARLIER_VERSIONS.glob("*.json")):
        yield path.read_bytes()
    yield json.dumps(nim.SAVES.encode(nim.new_record("person", "random"))).encode()


def judged(path: Path) -> str:
    """ "loads" or "refused"; AssertionError or whatever was raised if the program reads this file wrongly."""
    before = _contents(path.parent)
    with within_bounds():
        listed = [entry for entry in Saves(path.parent, games()).entries() if entry.kind == "own"]
        record, refusal = None, ""
        try:
            record = games()[0].load(path)
        except SaveError as error:
            refusal = str(error)
    assert [entry.path for entry in listed] == [path]
    check_sentence(listed[0].fault)
    assert _contents(path.parent) == before, "files were changed or made"
    if record is None:
        assert refusal
        check_sentence(refusal)
        return "refused"
    assert not listed[0].fault, "the list calls faulty what loads"
    check_genuine(record)
    return "loads"


def _contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.iterdir()}


def check_sentence(said: str) -> None:
    """A refusal is one short line that can be shown."""
    assert len(said) <= LONGEST, said
    assert not said or said.isprintable(), repr(said)
    assert "Traceback" not in said, said
    assert "Error" not in said, said


def check_genuine(record: Record) -> None:
    """The position of a game that loads is the one its actions lead to, and so is that of its next save."""
    state = rules.start(record.setup)
    for action in record.actions:
        state = rules.apply(state, rules.parse(str(action))).state
    assert record.replayed is not None
    assert record.replayed.state == state
    check_conserved(rules.describe(state), record.setup)
    assert rules.position(rules.describe(state)) == state
    assert SAVES.decode(json.loads(json.dumps(SAVES.encode(record)))) == record
