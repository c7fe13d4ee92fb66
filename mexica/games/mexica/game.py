"""Mexica as a game in the box: the shell's `Game`."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from pygame import Surface

from mexica.games.mexica.ai.levels import levels
from mexica.games.mexica.guide import guide
from mexica.games.mexica.lessons import lessons
from mexica.games.mexica.puzzles import puzzles
from mexica.games.mexica.rule_texts import rule_chapters
from mexica.games.mexica.rules import KEY, SEAT_COUNTS, State, is_over, winners
from mexica.games.mexica.rules.material import COLOURS
from mexica.games.mexica.table.bar.command_words import names
from mexica.games.mexica.table.bar.commands_and_keys import KEYS
from mexica.games.mexica.table.match.match_record import (
    NEUTRAL_FLOORS,
    NEUTRAL_SEATS,
    SAVES,
    Check,
    Record,
    new_record,
    replay,
)
from mexica.play import seeds
from mexica.play.host import Host
from mexica.play.key_map import KeyAction
from mexica.play.lessons import Lesson
from mexica.play.record import LONGEST_NAME, PERSON, PlayerInfo
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
from mexica.shell.new_game import Choice, NewGame, SeatChoice, Variants, player_choices
from mexica.shell.scene import Scene
from mexica.texts import _, ngettext

RULERS: Final = ("Itzcoatl", "Axayacatl", "Tizoc", "Ahuitzotl")


class Mexica:
    """Mexica as a game in the box."""

    key: Final = KEY
    title: Final = "Mexica"
    name_picture: Final = "name_mexica"
    seat_counts: Final = SEAT_COUNTS
    longest_name: Final = LONGEST_NAME

    @property
    def art(self) -> Path:
        """The pictures of the pieces and the board."""
        return resource("mexica")

    @property
    def sounds(self) -> GameSounds:
        """The sounds and music of the game."""
        return GameSounds(
            resource("sounds", "mexica.json"),
            start_mood="lake",
            volume_sample="bridge",
            unmuted="turn_began",
        )

    @property
    def colours(self) -> tuple[Choice, ...]:
        """The four colours of R2.5; the roofs of their temples are their signs."""
        names = {"black": _("Black"), "grey": _("Grey"), "sand": _("Sand"), "red": _("Red")}
        return tuple(Choice(colour, names[colour], picture=f"roof_{colour}") for colour in COLOURS)

    @property
    def kinds(self) -> tuple[Choice, ...]:
        """A person, or the computer by its levels; the player of random actions is for tests."""
        return player_choices(levels())

    def variants(self, seats: int) -> Variants:
        """The floors of the neutral temples with two players (R2.7, R2.8)."""
        if seats != NEUTRAL_SEATS:
            return Variants()
        hints = {
            20: _("Ten neutral temples with 20 floors count in every ranking, but score for nobody."),
            24: _("Harder: the ten neutral temples have 24 floors, so first places are dearer."),
            28: _("Hardest: the ten neutral temples have 28 floors; most districts will be contested."),
        }
        choices = (
            Choice(str(n), ngettext("{floors} floor", "{floors} floors", n).format(floors=n), hints[n])
            for n in NEUTRAL_FLOORS
        )
        return Variants(_("Neutral temples"), tuple(choices))

    @property
    def seed_label(self) -> str:
        """The seed is the number of the island."""
        return _("Island")

    def default_name(self, kind: str, seat: int) -> str:
        """A computer is named after a ruler of Tenochtitlan."""
        return _("Player {number}").format(number=seat + 1) if kind == PERSON else RULERS[seat]

    def players(self, record: Record) -> tuple[str, ...]:
        """The players' names."""
        return tuple(player.name for player in record.players)

    def rule_chapters(self) -> tuple[RuleChapter, ...]:
        """The rules in full, with their numbers in RULES.md."""
        return rule_chapters()

    def guide(self) -> tuple[GuidePage, ...]:
        """The guide to the game in eight pages."""
        return guide()

    def guide_pictures(self, size: tuple[int, int]) -> Callable[[str], Surface]:
        """A function that draws the pictures of the guide by name."""
        from mexica.games.mexica.table.pictures.guide_pictures import GuidePictures  # noqa: PLC0415  # slow to import

        return GuidePictures(size).draw

    def position(self, record: Record) -> tuple[Record, State]:
        """A game and its state after the last action; raises ReplayError, a ValueError."""
        return record, replay(record)

    def pictures(self, size: tuple[int, int]) -> Callable[[tuple[Record, State]], Surface]:
        """A function that draws the island in the state that a game is in."""
        from mexica.games.mexica.table.pictures.board_pictures import RecordPictures  # noqa: PLC0415  # slow to import

        return RecordPictures(size).draw

    def new_game(self, choice: NewGame) -> Record:
        """Set up a new game."""
        players = tuple(PlayerInfo(seat.name, seat.colour, seat.kind) for seat in choice.seats)
        floors = int(choice.variants[0]) if choice.variants else NEUTRAL_FLOORS[0]
        return new_record(players, choice.first, choice.seed, floors)

    def winners(self, record: Record) -> tuple[int, ...]:
        """The seats that have won; several share a victory."""
        state = replay(record)
        return winners(state) if is_over(state) else ()

    def choices(self, record: Record) -> NewGame:
        """The choices that this game was made from, with another seed if its own is not known."""
        seed = seeds.drawn() if record.seed is None else record.seed
        seats = tuple(SeatChoice(player.name, player.colour, player.kind) for player in record.players)
        floors = sum(record.setup.neutral.values())
        return NewGame(seats, record.setup.first, (str(floors),) if floors else (), seed)

    def key_names(self) -> tuple[tuple[KeyAction[Any], str], ...]:
        """Return the tools and commands of the table, each with its name."""
        called = names()
        return tuple((action, called[action.asked]) for action in KEYS.actions if not action.reviewing)

    def make_match(self, host: Host[Record], record: Record) -> Scene:
        """Return the table, with this game on it."""
        from mexica.games.mexica.table.match.match_parts import match_parts  # noqa: PLC0415  # slow to import
        from mexica.shell.match.match_scene import MatchScene  # noqa: PLC0415  # the same

        return MatchScene(host, partial(match_parts, host, record))

    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that teach the game."""
        return lessons()

    def puzzles(self) -> tuple[Lesson, ...]:
        """Turns that score more than they seem to offer."""
        return puzzles()

    def make_lesson(self, host: Host[Record], record: Record, calls: LessonCalls) -> LessonTable:
        """Return the table of a lesson, or of a turn that is played again."""
        from mexica.games.mexica.table.match.match_parts import match_parts  # noqa: PLC0415  # slow to import
        from mexica.shell.match.lesson_match import LessonMatch  # noqa: PLC0415  # the same

        make = partial(match_parts, host, record, end_turn=calls.end_turn)
        return LessonMatch(host, make, calls.ask_hint, calls.end_turn)

    def encode(self, record: Record) -> dict[str, Any]:
        """Return the contents of a save."""
        return SAVES.encode(record)

    def load(self, path: Path) -> Record:
        """Return the game of this file, replayed; raises SaveError, a ValueError."""
        return SAVES.load(path)

    def glance(self, data: object) -> Summary:
        """Return the summary of the game in the data of a save; raises SaveError, a ValueError."""
        saved = SAVES.outline(data)
        return summary(saved, _stage(saved.check), saved.check.phase == "over")


def _stage(check: Check) -> str:
    if check.phase == "over":
        return _("Finished")
    if not check.round:
        return _("Beginning")
    return _("Period {period}, round {round}").format(period=check.period, round=check.round)
