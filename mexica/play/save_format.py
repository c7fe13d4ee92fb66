"""A record as a save: JSON with `game`, `format`, `seed`, `setup`, `players`, `actions` and `check`.

`check` describes the position after the last action. Decoding replays the actions through the rules,
so that a save that loads is a game that could have been played.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from attrs import evolve, field, frozen

from mexica.computer.kinds import KIND_RULE, is_kind
from mexica.play import strict_decoding
from mexica.play.game_rules import ActionT, Rules, SetupT, StateT
from mexica.play.outside_text import shown_path
from mexica.play.record import PlayerInfo, Record, ReplayError, check_seed, replay
from mexica.play.save_reader import TOO_DEEP_OR_LONG, SaveError, read
from mexica.texts import _, told, told_error

LONGEST_ACTION: Final = 80  # characters
OVER: Final = "over"
"""The phase of a finished game in the check of its save."""


class Check(Protocol):
    """What a save says about its last position: an attrs class of the game with at least these fields."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points by seat."""
        ...

    @property
    def digest(self) -> str:
        """The digest of what the rules' `describe` returns."""
        ...


CheckT = TypeVar("CheckT", bound=Check)
Upgrade = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""Takes what a save in one format holds, and returns it in the next one; what is not as expected stays so."""


def digest(description: dict[str, Any]) -> str:
    """Return the SHA-256 of a description of a state, in hexadecimal digits."""
    text = json.dumps(description, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@frozen
class SaveOutline(Generic[SetupT, CheckT]):
    """The contents of a save before its actions are read and replayed."""

    setup: SetupT
    players: tuple[PlayerInfo, ...]
    actions: tuple[str, ...]
    check: CheckT
    seed: int | None = field(default=None, validator=check_seed)


@frozen
class SaveFormat(Generic[SetupT, StateT, ActionT, CheckT]):
    """How records of one game are saved: its rules, its display name, its colours.

    `check` returns what a save says about a state, an instance of `check_type`. `upgrades` has a step for
    each earlier format, from the first one on.
    """

    rules: Rules[SetupT, StateT, ActionT]
    title: str
    colours: tuple[str, ...]
    check_type: type[CheckT]
    check: Callable[[StateT], CheckT]
    upgrades: tuple[Upgrade, ...] = ()

    @property
    def version(self) -> int:
        """The format in which games are saved now."""
        return len(self.upgrades) + 1

    def encode(self, record: Record[SetupT, StateT, ActionT]) -> dict[str, Any]:
        """Return the record as JSON-ready data; states that it holds already are not replayed."""
        return {
            "game": self.rules.KEY,
            "format": self.version,
            **({} if record.seed is None else {"seed": record.seed}),
            "setup": strict_decoding.plain(record.setup),
            "players": [strict_decoding.plain(player) for player in record.players],
            "actions": [str(action) for action in record.actions],
            "check": strict_decoding.plain(self.check(replay(self.rules, record).state)),
        }

    def decode(self, data: object) -> Record[SetupT, StateT, ActionT]:
        """Return the replayed record in data made by `encode`; SaveError says what is wrong, and where."""
        saved = self.outline(data)
        actions = self._actions(saved.actions)
        record = Record[SetupT, StateT, ActionT](saved.setup, saved.players, actions, seed=saved.seed)
        try:
            replayed = replay(self.rules, record)
        except ReplayError as error:
            raise SaveError(str(error)) from error
        self._compare(saved.check, self.check(replayed.state))
        return evolve(record, replayed=replayed)

    def load(self, path: Path) -> Record[SetupT, StateT, ActionT]:
        """Return the replayed game in a save file; SaveError names the file, the place and the cause."""
        try:
            return self.decode(read(path))
        except SaveError as error:
            text = _("'{file}' cannot be loaded: {cause}.")
            fault = text.format(file=shown_path(path.name), cause=str(error).removesuffix("."))
            raise SaveError(fault) from error

    def outline(self, data: object) -> SaveOutline[SetupT, CheckT]:
        """Return the outline of a save, without a replay; SaveError as for `decode`."""
        shape: Any = SaveOutline
        try:
            saved: SaveOutline[SetupT, CheckT] = strict_decoding.read(
                self._mapping(data), shape[self.rules.Setup, self.check_type]
            )
        except strict_decoding.StructureError as error:
            raise SaveError(str(error)) from error
        except RecursionError as error:  # from showing a wrong value
            raise SaveError(_(TOO_DEEP_OR_LONG)) from error
        self._check_players(saved)
        return saved

    def _mapping(self, data: object) -> Mapping[str, Any]:
        if not isinstance(data, Mapping) or data.get("game") != self.rules.KEY:
            found = _cut((isinstance(data, Mapping) and data.get("game")) or "")
            text = (
                _("it is no game of {game} but one of '{found}'") if found else _("it is no game of {game}")
            )
            raise SaveError(text.format(game=self.title, found=found))
        version = data.get("format")
        if type(version) is not int or version < 1:
            text = _("'format' is {value}, not a whole number from 1")
            raise SaveError(text.format(value=_shown(version)))
        if version > self.version:
            text = _(
                "a newer version of the program wrote it (format {format}; this one reads up to {known})"
            )
            raise SaveError(text.format(format=version, known=self.version))
        for upgrade in self.upgrades[version - 1 :]:
            data = upgrade(data)
        return data

    def _check_players(self, saved: SaveOutline[SetupT, CheckT]) -> None:
        found = [self._player_fault(player) for player in saved.players]
        if faults := [f"players[{number}]{fault}" for number, fault in enumerate(found) if fault]:
            raise SaveError("; ".join(faults[: strict_decoding.MOST_FAULTS]))
        colours = {player.colour for player in saved.players}
        seats = self.rules.seats(saved.setup)
        if not len(colours) == len(saved.players) == seats == len(saved.check.points):
            raise SaveError(
                _("players: every seat needs one player, each with a colour and points of their own")
            )

    def _player_fault(self, player: PlayerInfo) -> str:
        """The fault to add after a player's place in a message, empty if the game has such players."""
        if not is_kind(player.kind):  # whether it is installed here matters only when it is to play
            text = _("a kind of player was expected ({rule}), not {value}")
            return f".kind: {text.format(rule=told(KIND_RULE), value=repr(_cut(player.kind)))}"
        if player.colour not in self.colours:
            text = _("the colours are {colours}, not '{value}'")
            return f": {text.format(colours=', '.join(self.colours), value=_cut(player.colour))}"
        return ""

    def _actions(self, texts: tuple[str, ...]) -> tuple[ActionT, ...]:
        actions = []
        for number, text in enumerate(texts, start=1):
            if len(text) > LONGEST_ACTION:
                long = _("action {number}: {text} is longer than any action")
                raise SaveError(long.format(number=number, text=_shown(text)))
            try:
                actions.append(self.rules.parse(text))
            except self.rules.ParseError as error:
                fault = _("action {number}: {cause}").format(number=number, cause=told_error(error))
                raise SaveError(fault) from error
        return tuple(actions)

    def _compare(self, check: CheckT, found: CheckT) -> None:
        """Raise SaveError if a save's check differs from what a replay found."""
        said = strict_decoding.plain(check)
        for name, value in strict_decoding.plain(found).items():
            if said[name] != value:
                text = _(
                    "check.{name} says {said} but the actions lead to {found}; the file was changed after it"
                    " was saved"
                )
                raise SaveError(text.format(name=name, said=_shown(said[name]), found=_shown(value)))


def _cut(value: object) -> str:
    return str(value)[: strict_decoding.SHOWN]


def _shown(value: object) -> str:
    return json.dumps(value)[: strict_decoding.SHOWN]
