"""A game as it is kept: who plays, the setup and the actions; and its form in a save file.

A save is JSON with `game`, `format`, `setup`, `players`, `actions` and `check`, which says what the position
after the last action must be. Reading replays the actions through the rules, so that a file that loads is a
game that can have been played.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

from attrs import Attribute, field, frozen

from mexica.games.mexica.rules import Setup, State, apply, describe, parse, start
from mexica.games.mexica.rules.actions import Action, ParseError
from mexica.games.mexica.rules.legality import IllegalAction
from mexica.games.mexica.rules.material import COLOURS
from mexica.play import structure

GAME: Final = "mexica"
FORMAT: Final = 1
LARGEST: Final = 4_000_000  # bytes; a game of 600 actions takes about 12,000
LONGEST_NAME: Final = 24  # characters

Kind = Literal["person", "beginner", "greedy", "planner", "strongest", "random"]


class SaveError(ValueError):
    """A save that cannot be read; its message is one sentence that names the place and the cause."""


@frozen
class PlayerInfo:
    """Who sits at a seat: a name of 1 to 24 characters, a colour of R2.5, a person or a computer player."""

    name: str = field()
    colour: str = field()
    kind: Kind = "person"

    @name.validator
    def _check_name(self, _: "Attribute[str]", name: str) -> None:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(f"a name has 1 to {LONGEST_NAME} printable characters")

    @colour.validator
    def _check_colour(self, _: "Attribute[str]", colour: str) -> None:
        if colour not in COLOURS:
            raise ValueError(f"the colours are {', '.join(COLOURS)}, not '{colour}'")


@frozen
class Record:
    """A whole game: its setup, its players by seat, and what they did in order."""

    setup: Setup
    players: tuple[PlayerInfo, ...]
    actions: tuple[Action, ...] = ()


@frozen
class Check:
    """What a save says of its last position: `points` by seat, `digest` of what `describe` returns."""

    period: int
    round: int
    phase: str
    points: tuple[int, ...]
    digest: str


@frozen
class _File:
    setup: Setup
    players: tuple[PlayerInfo, ...]
    actions: tuple[str, ...]
    check: Check


@frozen
class Summary:
    """What a list of saves shows of a game: `players` and `points` by seat, and how far it is."""

    players: tuple[PlayerInfo, ...]
    period: int
    round: int
    points: tuple[int, ...]
    over: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat."""
        return tuple(player.name for player in self.players)


def check(state: State) -> Check:
    """Return what a save says of this state."""
    described = json.dumps(describe(state), sort_keys=True, separators=(",", ":"))
    return Check(
        state.turn.period,
        state.turn.round,
        state.turn.phase.value,
        tuple(player.points for player in state.players),
        hashlib.sha256(described.encode()).hexdigest(),
    )


def replay(record: Record, earlier: tuple[Record, State] | None = None) -> State:
    """Return the state after the last action; SaveError with the number of the first one that is illegal.

    If `earlier`, a game with its state, is an earlier stage of this one, only what came after it is played.
    """
    known, state = _known(record, earlier) or (0, start(record.setup))
    for number, action in enumerate(record.actions[known:], start=known + 1):
        try:
            state = apply(state, action).state
        except IllegalAction as illegal:
            cause = illegal.refusal.message
            raise SaveError(f"action {number}, '{action}', is illegal: {cause}") from illegal
    return state


def _known(record: Record, earlier: tuple[Record, State] | None) -> tuple[int, State] | None:
    """How many actions the earlier game has, and where they led to, if this one goes on from there."""
    if earlier is None or earlier[0].setup != record.setup:
        return None
    number = len(earlier[0].actions)
    return (number, earlier[1]) if record.actions[:number] == earlier[0].actions else None


def encode(record: Record, state: State | None = None) -> dict[str, Any]:
    """Return the record as JSON-ready data; `state` saves the replay if the caller has it at hand."""
    return {
        "game": GAME,
        "format": FORMAT,
        "setup": structure.plain(record.setup),
        "players": [structure.plain(player) for player in record.players],
        "actions": [str(action) for action in record.actions],
        "check": structure.plain(check(state or replay(record))),
    }


def decode(data: object) -> Record:
    """Return the record that data of `encode` holds; SaveError says what is wrong with it, and where."""
    file = _file(data)
    record = Record(file.setup, file.players, _actions(file.actions))
    said = structure.plain(file.check)
    for name, value in structure.plain(check(replay(record))).items():
        if said[name] != value:
            raise SaveError(
                f"check.{name} says {_shown(said[name])} but the actions lead to {_shown(value)};"
                " the file was changed after it was saved"
            )
    return record


def summary(data: object) -> Summary:
    """Return what a list of saves shows, taken from `check` without a replay; SaveError as for `decode`."""
    file = _file(data)
    said = file.check
    return Summary(file.players, said.period, said.round, said.points, said.phase == "over")


def read(path: Path) -> object:
    """Return the JSON value in a file; SaveError if it cannot be opened or read, with line and column."""
    try:
        if path.is_dir():
            raise SaveError("it is a folder, not a file")
        if path.stat().st_size > LARGEST:
            raise SaveError(f"it is larger than any saved game ({path.stat().st_size:,} bytes)")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(f"it is no text: byte {error.start + 1} is not UTF-8") from error
    except OSError as error:
        raise SaveError(f"it cannot be opened: {error.strerror}") from error
    return _parsed(text)


def load(path: Path) -> Record:
    """Return the game in a save file; SaveError names the file, the place and the cause."""
    try:
        return decode(read(path))
    except SaveError as error:
        raise SaveError(f"'{path.name}' cannot be loaded: {error}.".replace("..", ".")) from error


def _parsed(text: str) -> object:
    if not text.strip():
        raise SaveError("the file is empty")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise SaveError(f"the file breaks off at {place}") from error
        raise SaveError(f"it is not readable at {place}: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise SaveError("it is nested too deeply, or a number in it is too long") from error


def _file(data: object) -> _File:
    if not isinstance(data, Mapping) or data.get("game") != GAME:
        found = data.get("game") if isinstance(data, Mapping) else None
        raise SaveError("it is no game of Mexica" + (f" but one of '{found}'" if found else ""))
    version = data.get("format")
    if type(version) is not int or version < 1:
        raise SaveError(f"'format' is {json.dumps(version)}, not a whole number from 1")
    if version > FORMAT:
        raise SaveError(
            f"a newer version of the program wrote it (format {version}; this one reads up to {FORMAT})"
        )
    try:
        file = structure.read(data, _File)
    except structure.StructureError as error:
        raise SaveError(str(error)) from error
    colours = {player.colour for player in file.players}
    if not len(colours) == len(file.players) == file.setup.seats == len(file.check.points):
        raise SaveError("players: every seat needs one player, each with a colour and points of their own")
    return file


def _actions(texts: tuple[str, ...]) -> tuple[Action, ...]:
    actions = []
    for number, text in enumerate(texts, start=1):
        try:
            actions.append(parse(text))
        except ParseError as error:
            raise SaveError(f"action {number}: {error}") from error
    return tuple(actions)


def _shown(value: object) -> str:
    return json.dumps(value)[:40]
