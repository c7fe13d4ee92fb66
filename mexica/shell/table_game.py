"""A game in the box whose table is a match of `shell/match`: what all such games do alike for the shell."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from attrs import field, frozen
from pygame import Surface

from mexica.play import seeds
from mexica.play.command_names import command_names
from mexica.play.host import Host
from mexica.play.key_map import KeyAction, KeyMap
from mexica.play.lessons import Lesson
from mexica.play.player_level import Level
from mexica.play.record import LONGEST_NAME, PERSON, PlayerInfo, Record, replay
from mexica.play.save_format import OVER, SaveFormat
from mexica.resources import resource
from mexica.shell.game_protocol import (
    GameSounds,
    GuidePage,
    LessonCalls,
    LessonTable,
    RuleChapter,
    Summary,
    summary,
)
from mexica.shell.match.own_parts import OwnParts
from mexica.shell.new_game import Choice, NewGame, SeatChoice, Variants, player_choices
from mexica.shell.scene import Scene
from mexica.texts import _

AnyRecord = Record[Any, Any, Any]
Draw = Callable[[tuple[AnyRecord, Any]], Surface]


@frozen(kw_only=True)
class GameTexts:
    """What a game teaches, each in the language in use: a guide, the rules in full, lessons, puzzles."""

    guide: Callable[[], tuple[GuidePage, ...]]
    rules: Callable[[], tuple[RuleChapter, ...]]
    lessons: Callable[[], tuple[Lesson, ...]]
    puzzles: Callable[[], tuple[Lesson, ...]]


@frozen(kw_only=True)
class GameChoices:
    """What can be chosen for a new game, each in the language in use.

    `colours` are those of the seats, `levels` those of the computer, `variants` those for so many seats;
    `names` are the computer's players by seat, `seed` says what the seed is the number of. `record` returns
    a new game of these players by these choices, `played` the keys of the variants that a setup has.
    """

    colours: Callable[[], tuple[Choice, ...]]
    levels: Callable[[], tuple[Level, ...]]
    names: tuple[str, ...]
    seed: Callable[[], str]
    record: Callable[[tuple[PlayerInfo, ...], NewGame], AnyRecord]
    variants: Callable[[int], Variants] = lambda seats: Variants()
    played: Callable[[Any], tuple[str, ...]] = lambda setup: ()


class MakeOwnParts(Protocol):
    """Makes the parts of a match."""

    def __call__(
        self,
        host: Host[Any],
        record: AnyRecord,
        moved_on: Callable[[bool], None],
        end_turn: Callable[[], None] | None = None,
    ) -> OwnParts:
        """Return the parts of a match with this record in the window of this host.

        `moved_on` is called after every change of the state, with True if scores are due. If there is an
        `end_turn`, a game in which the player ends a turn calls it instead.
        """
        ...


@frozen(kw_only=True)
class GameTable:
    """What is shown of a game: the parts of a match, and pictures, by functions of their size in pixels.

    `keys` are its keys, `names` what its own commands are called, `stage` how far a game has come by the
    check of its save.
    """

    match_parts: MakeOwnParts
    guide_pictures: Callable[[tuple[int, int]], Callable[[str], Surface]]
    pictures: Callable[[tuple[int, int]], Draw]
    keys: KeyMap[Any]
    names: Callable[[], Mapping[Any, str]]
    stage: Callable[[Any], str]


@frozen(kw_only=True)
class TableGame:
    """The shell's `Game`, of what a game brings. Its pictures are in the folder of its key."""

    saves: SaveFormat[Any, Any, Any, Any]
    sounds: GameSounds
    choice: GameChoices
    texts: GameTexts
    table: GameTable
    longest_name: int = field(default=LONGEST_NAME, init=False)

    @property
    def key(self) -> str:
        """The name of the game in its saves."""
        return self.saves.rules.KEY

    @property
    def title(self) -> str:
        """The game's display name."""
        return self.saves.title

    @property
    def art(self) -> Path:
        """The folder of the game's pictures, with their manifest."""
        return resource(self.key)

    @property
    def name_picture(self) -> str:
        """The picture that shows the game's name on the start screen."""
        return f"name_{self.key}"

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The possible numbers of players."""
        return self.saves.rules.SEAT_COUNTS

    # ------------------------------------------------------------------ a new game

    @property
    def colours(self) -> tuple[Choice, ...]:
        """The colours of the seats, with pictures."""
        return self.choice.colours()

    @property
    def kinds(self) -> tuple[Choice, ...]:
        """A person, or the computer by its levels; the player of random actions is for tests."""
        return player_choices(self.choice.levels())

    def variants(self, seats: int) -> Variants:
        """Return the variants for this many seats; without choices if there are none."""
        return self.choice.variants(seats)

    @property
    def seed_label(self) -> str:
        """What the seed is the number of."""
        return self.choice.seed()

    def default_name(self, kind: str, seat: int) -> str:
        """Return the number of a person, or the name of a computer at this seat."""
        return _("Player {number}").format(number=seat + 1) if kind == PERSON else self.choice.names[seat]

    def new_game(self, choice: NewGame) -> AnyRecord:
        """Return a new game."""
        players = tuple(PlayerInfo(seat.name, seat.colour, seat.kind) for seat in choice.seats)
        return self.choice.record(players, choice)

    def choices(self, record: AnyRecord) -> NewGame:
        """Return the choices that this game was made from, with another seed if its own is not known."""
        seed = seeds.drawn() if record.seed is None else record.seed
        seats = tuple(SeatChoice(player.name, player.colour, player.kind) for player in record.players)
        return NewGame(seats, record.setup.first, self.choice.played(record.setup), seed)

    # ------------------------------------------------------------------ a game that was played

    def players(self, record: AnyRecord) -> tuple[str, ...]:
        """Return the players' names."""
        return tuple(player.name for player in record.players)

    def position(self, record: AnyRecord) -> tuple[AnyRecord, Any]:
        """Return a game and its state after the last action; raises ReplayError, a ValueError."""
        return record, replay(self.saves.rules, record).state

    def winners(self, record: AnyRecord) -> tuple[int, ...]:
        """Return the seats that have won, none while the game is in progress; several share a victory."""
        rules, state = self.saves.rules, self.position(record)[1]
        return rules.winners(state) if rules.is_over(state) else ()

    def encode(self, record: AnyRecord) -> dict[str, Any]:
        """Return the contents of a save."""
        return self.saves.encode(record)

    def load(self, path: Path) -> AnyRecord:
        """Return the game of this file, replayed; raises SaveError, a ValueError."""
        return self.saves.load(path)

    def glance(self, data: object) -> Summary:
        """Return the summary of the game in the data of a save; raises SaveError, a ValueError."""
        saved = self.saves.outline(data)
        return summary(saved, self.table.stage(saved.check), saved.check.phase == OVER)

    # ------------------------------------------------------------------ what is shown

    def guide(self) -> tuple[GuidePage, ...]:
        """Return the pages that teach the game with pictures."""
        return self.texts.guide()

    def rule_chapters(self) -> tuple[RuleChapter, ...]:
        """Return the rules in full, with their numbers in RULES.md."""
        return self.texts.rules()

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons that teach the game, in their order."""
        return self.texts.lessons()

    def puzzles(self) -> tuple[Lesson, ...]:
        """Return the puzzles."""
        return self.texts.puzzles()

    def guide_pictures(self, size: tuple[int, int]) -> Callable[[str], Surface]:
        """Return a function that draws the guide's pictures by name, in this size in pixels."""
        return self.table.guide_pictures(size)

    def pictures(self, size: tuple[int, int]) -> Draw:
        """Return a function that draws the table in the state that a game is in, without secrets."""
        return self.table.pictures(size)

    def key_names(self) -> tuple[tuple[KeyAction[Any], str], ...]:
        """Return the tools and commands of the table, each with its name."""
        called, actions = {**command_names(), **self.table.names()}, self.table.keys.actions
        return tuple((action, called[action.asked]) for action in actions if not action.reviewing)

    def make_match(self, host: Host[Any], record: AnyRecord) -> Scene:
        """Return the table, with this game on it."""
        from mexica.shell.match.match_scene import MatchScene  # noqa: PLC0415  # slow to import

        return MatchScene(host, partial(self.table.match_parts, host, record))

    def make_lesson(self, host: Host[Any], record: AnyRecord, calls: LessonCalls) -> LessonTable:
        """Return the table of a lesson, or of a turn that is played again."""
        from mexica.shell.match.lesson_match import LessonMatch  # noqa: PLC0415  # slow to import

        make = partial(self.table.match_parts, host, record, end_turn=calls.end_turn)
        return LessonMatch(host, make, calls.ask_hint, calls.end_turn)
