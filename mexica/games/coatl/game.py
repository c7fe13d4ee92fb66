"""Cóatl as a game in the box: the shell's `Game`."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from pygame import Surface

from mexica.games.coatl.ai.levels import levels
from mexica.games.coatl.guide import guide
from mexica.games.coatl.lessons import lessons
from mexica.games.coatl.puzzles import puzzles
from mexica.games.coatl.rule_texts import rule_chapters
from mexica.games.coatl.rules import KEY, SEAT_COUNTS, State, is_over, winners
from mexica.games.coatl.rules.material import FEWER_BODIES
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.bar.commands_and_keys import KEYS, names
from mexica.games.coatl.table.match.match_record import (
    COLOURS,
    FEWER,
    NO_TOKENS,
    PROMO,
    SAVES,
    Check,
    Record,
    new_record,
    replay,
    variants_of,
)
from mexica.play import seeds
from mexica.play.command_names import command_names
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
from mexica.texts import _

POETS: Final = ("Ayocuan", "Cacamatzin", "Temilotzin", "Macuilxochitzin")


class Coatl:
    """Cóatl as a game in the box."""

    key: Final = KEY
    title: Final = "Cóatl"
    name_picture: Final = "name_coatl"
    seat_counts: Final = SEAT_COUNTS
    longest_name: Final = LONGEST_NAME

    @property
    def art(self) -> Path:
        """The pictures of the pieces, the cards and the courts."""
        return resource("coatl")

    @property
    def sounds(self) -> GameSounds:
        """The sounds and music of the game."""
        return GameSounds(
            resource("sounds", "coatl.json"),
            start_mood="court",
            volume_sample="piece_joined",
            unmuted="turn_began",
        )

    @property
    def colours(self) -> tuple[Choice, ...]:
        """The four colours of C2.4; each has a sign of its own on its shield."""
        names = {"blue": _("Blue"), "red": _("Red"), "green": _("Green"), "yellow": _("Yellow")}
        return tuple(Choice(colour, names[colour], picture=f"shield_{colour}") for colour in COLOURS)

    @property
    def kinds(self) -> tuple[Choice, ...]:
        """A person, or the computer by its levels; the player of random actions is for tests."""
        return player_choices(levels())

    def variants(self, seats: int) -> Variants:
        """The options of C11; fewer body segments are for two or three players."""
        without = Choice(
            NO_TOKENS, _("No sacrifice tokens"), _("Simpler, for a first game: nobody has sacrifice tokens.")
        )
        promo = Choice(PROMO, _("Promo cards"), _("Six more prophecies and five more temples."))
        fewer = Choice(FEWER, _("Fewer segments"), _("Shorter: the bag holds fewer body segments."))
        choices = (without, promo, fewer) if seats in FEWER_BODIES else (without, promo)
        return Variants(_("Variants"), choices, several=True)

    @property
    def seed_label(self) -> str:
        """The seed is the number of the deal: the order of all cards and pieces."""
        return _("Deal")

    def default_name(self, kind: str, seat: int) -> str:
        """A computer is named after a poet of the Nahua."""
        return _("Player {number}").format(number=seat + 1) if kind == PERSON else POETS[seat]

    def players(self, record: Record) -> tuple[str, ...]:
        """The players' names."""
        return tuple(player.name for player in record.players)

    def rule_chapters(self) -> tuple[RuleChapter, ...]:
        """The rules in full, with their numbers in RULES.md."""
        return rule_chapters()

    def guide(self) -> tuple[GuidePage, ...]:
        """The guide to the game in nine pages."""
        return guide()

    def guide_pictures(self, size: tuple[int, int]) -> Callable[[str], Surface]:
        """A function that draws the pictures of the guide by name."""
        from mexica.games.coatl.table.pictures import guide_pictures  # noqa: PLC0415  # slow to import

        return guide_pictures.guide_pictures(size)

    def position(self, record: Record) -> tuple[Record, State]:
        """A game and its state after the last action; raises ReplayError, a ValueError."""
        return record, replay(record)

    def pictures(self, size: tuple[int, int]) -> Callable[[tuple[Record, State]], Surface]:
        """A function that draws the courts in the state that a game is in, with nobody's hand."""
        from mexica.games.coatl.table.pictures.court_pictures import RecordPictures  # noqa: PLC0415  # slow to import

        return RecordPictures(size).draw

    def new_game(self, choice: NewGame) -> Record:
        """Set up a new game."""
        players = tuple(PlayerInfo(seat.name, seat.colour, seat.kind) for seat in choice.seats)
        return new_record(players, choice.first, choice.seed, choice.variants)

    def winners(self, record: Record) -> tuple[int, ...]:
        """The seats that have won; several share a victory."""
        state = replay(record)
        return winners(state) if is_over(state) else ()

    def choices(self, record: Record) -> NewGame:
        """The choices that this game was made from, with another seed if its own is not known."""
        seed = seeds.drawn() if record.seed is None else record.seed
        seats = tuple(SeatChoice(player.name, player.colour, player.kind) for player in record.players)
        return NewGame(seats, record.setup.first, variants_of(record.setup), seed)

    def key_names(self) -> tuple[tuple[KeyAction[Any], str], ...]:
        """Return the tools and commands of the table, each with its name."""
        called = dict[object, str]((*names().items(), *command_names().items()))
        return tuple((action, called[action.asked]) for action in KEYS.actions if not action.reviewing)

    def make_match(self, host: Host[Record], record: Record) -> Scene:
        """Return the table, with this game on it."""
        from mexica.games.coatl.table.match.match_parts import match_parts  # noqa: PLC0415  # slow to import
        from mexica.shell.match.match_scene import MatchScene  # noqa: PLC0415  # the same

        return MatchScene(host, partial(match_parts, host, record))

    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons."""
        return lessons()

    def puzzles(self) -> tuple[Lesson, ...]:
        """The puzzles of one turn."""
        return puzzles()

    def make_lesson(self, host: Host[Record], record: Record, calls: LessonCalls) -> LessonTable:
        """Return the table of a lesson, or of a turn that is played again."""
        from mexica.games.coatl.table.match.match_parts import match_parts  # noqa: PLC0415  # slow to import
        from mexica.shell.match.lesson_match import LessonMatch  # noqa: PLC0415  # the same

        make = partial(match_parts, host, record)
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
        return summary(saved, _stage(saved.check), saved.check.phase == Phase.OVER.value)


def _stage(check: Check) -> str:
    match check.phase:
        case Phase.OVER.value:
            return _("Finished")
        case Phase.KEEPING.value:
            return _("Beginning")
        case _:
            return _("Round {round}").format(round=check.round)
