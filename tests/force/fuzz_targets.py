"""What is fuzzed: each target reads bytes as the program reads them, and says whether they are accepted.

Only the errors that the rules and the saves declare are allowed; anything else is a finding. The targets need
no fuzzer, and `test_fuzz_targets.py` gives them a sample.
"""

import json
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, starmap
from pathlib import Path
from random import Random
from typing import Final

from attrs import frozen

from mexica.games.mexica import rules
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play import journal, save_reader
from mexica.resources import shipped_saves
from mexica.shell import settings
from tests.force.damage import damaged_files
from tests.force.journals import accepts_journal, journaled_saves, one_journal, sealed
from tests.force.saves import LONGEST, check_genuine, original_saves
from tests.force.settings_files import check_read, original_settings

BETWEEN: Final = b"\n\0\n"  # a save and each change of its journal
LONGEST_SEED: Final = 6_000  # bytes; long games are read by `saves`, and slowly


@frozen
class Target:
    """One reader of bytes from outside."""

    accepts: Callable[[bytes], bool]
    """Whether these bytes are what they should be; AssertionError or whatever was raised is a finding."""
    seeds: Callable[[], Iterable[bytes]]
    """Bytes that are accepted, to begin with."""
    longest: int
    """The bytes of the longest input that is tried."""
    is_json: bool = True
    """Whether an input is JSON, with more of it after `BETWEEN`."""


def accepts_save(data: bytes) -> bool:
    """A save, and after `BETWEEN` the changes of its journal, which are given the right digests."""
    contents, *changes = data.split(BETWEEN)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_bytes(contents)
        journal.journal_of(path).write_bytes(b"".join(sealed(contents, changes)))
        try:
            record = SAVES.load(path)
        except save_reader.SaveError as error:
            _check_shown(str(error))
            return False
    check_genuine(record)
    return True


def save_seeds() -> Iterator[bytes]:
    """Saves of other games are refused, and long ones take long."""
    for contents in original_saves():
        if len(contents) <= LONGEST_SEED and json.loads(contents)["game"] == rules.KEY:
            yield contents
    saves = journaled_saves()
    parts = (saves[0], *starmap(journal.change, pairwise(saves)))
    yield BETWEEN.join(json.dumps(part).encode() for part in parts)


def journal_seeds() -> Iterator[bytes]:
    """The journal of one game."""
    yield b"".join(one_journal()[1])


def accepts_action(data: bytes) -> bool:
    """The text of an action; bytes that are no UTF-8 become odd letters."""
    text = data.decode("utf-8", "surrogateescape")
    try:
        action = rules.parse(text)
    except rules.ParseError as error:
        _check_shown(str(error))
        return False
    assert rules.parse(str(action)) == action
    assert sorted(str(action).split(" ")) == sorted(text.split(" "))
    return True


def action_seeds() -> Iterator[bytes]:
    """The texts of all actions that are legal somewhere in a shipped game, one of each form."""
    forms = dict[tuple[str, int], str]()
    for save in shipped_saves().glob("*.json"):
        record = SAVES.load(save)
        state = rules.start(record.setup)
        for done in record.actions[:60]:
            for text in map(str, rules.legal_actions(state)):
                forms.setdefault((text.partition(" ")[0], len(text)), text)
            state = rules.apply(state, done).state
    yield from (text.encode() for text in forms.values())


def accepts_position(data: bytes) -> bool:
    """A position in JSON; from one that is accepted the game goes on, to positions that are accepted too."""
    try:
        table = save_reader.parse_json(data.decode())
    except (ValueError, RecursionError):
        return False
    try:
        state = rules.position(table)
    except rules.PositionError as error:
        _check_faults(error.faults)
        return False
    _check_described(state)
    actions = rules.legal_actions(state)
    assert bool(actions) is not rules.is_over(state)
    for action in actions[:: 1 + len(actions) // 3]:
        _check_described(rules.apply(state, action).state)
    return True


def _check_faults(faults: Sequence[str]) -> None:
    assert faults
    for fault in faults:
        _check_shown(fault)
        assert fault.endswith("."), fault


def _check_described(state: rules.State) -> None:
    assert rules.position(json.loads(json.dumps(rules.describe(state)))) == state


def position_seeds() -> Iterator[bytes]:
    """Positions of shipped games and of all numbers of seats."""
    states = [rules.start(rules.new_setup(seats, 1)) for seats in rules.SEAT_COUNTS]
    for save in sorted(shipped_saves().glob("*.json")):
        record = SAVES.load(save)
        state = rules.start(record.setup)
        for number, action in enumerate(record.actions, start=1):
            state = rules.apply(state, action).state
            if number % 40 == 0 or number == len(record.actions):
                states.append(state)
    for state in states:
        yield json.dumps(rules.describe(state)).encode()


def accepts_settings(data: bytes) -> bool:
    """A file of settings; what is accepted is written and read again."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        path.write_bytes(data)
        found, complaint = check_read(path)
        if complaint is None:
            settings.write(path, found)
            assert settings.read(path) == (found, None)
    return complaint is None


def _check_shown(said: str) -> None:
    """What refuses is one short line that can be shown."""
    assert said.isprintable(), repr(said)
    assert 0 < len(said) <= LONGEST, said


TARGETS: Final = {
    "action": Target(accepts_action, action_seeds, 100, is_json=False),
    "journal": Target(accepts_journal, journal_seeds, 10_000, is_json=False),
    "position": Target(accepts_position, position_seeds, 20_000),
    "save": Target(accepts_save, save_seeds, 20_000),
    "settings": Target(accepts_settings, original_settings, 5_000),
}


def mutated(data: bytes, random: Random) -> bytes:
    """An input in which one part, a save or a change of its journal, has a few faults."""
    parts = data.split(BETWEEN)
    place = random.randrange(len(parts))
    parts[place] = damaged_files([parts[place]], random.getrandbits(32))
    return BETWEEN.join(parts)
