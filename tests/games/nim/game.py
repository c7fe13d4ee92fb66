"""Nim as a game in a box: the shell's `Game`."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from pygame import Surface

from mexica.play.host import Host
from mexica.play.key_map import KeyAction
from mexica.play.lesson_goals import Condition
from mexica.play.lessons import Lesson, Step, Target, points_scored
from mexica.play.record import LONGEST_NAME, PERSON, PlayerInfo, Replay, replay
from mexica.shell.game_protocol import (
    GameSounds,
    GuidePage,
    LessonCalls,
    RuleChapter,
    RuleClause,
    Summary,
    summary,
)
from mexica.shell.new_game import Choice, NewGame, Variants
from tests.games.nim import rules, table
from tests.games.nim.ai import KINDS
from tests.games.nim.rules import State
from tests.games.nim.saves import SAVES, Record


def _lesson_record() -> Record:
    setup = rules.Setup((3, 1, 1))
    players = (PlayerInfo("You", "white"), PlayerInfo("Ben", "black", KINDS[0]))
    return Record(setup, players, (), Replay(setup, rules.start(setup)))


class Nim:
    """Nim for two, with a few small pictures of its own beside this file."""

    key: Final = rules.KEY
    title: Final = "Nim"
    art: Final = Path(__file__).parent
    name_picture: Final = ""
    sounds: Final = GameSounds()
    seat_counts: Final = rules.SEAT_COUNTS
    longest_name: Final = LONGEST_NAME
    seed_label: Final = ""
    colours: Final = tuple(Choice(colour, colour.title()) for colour in SAVES.colours)
    kinds: Final = tuple(Choice(kind, kind.title()) for kind in (PERSON, *KINDS))

    def variants(self, seats: int) -> Variants:
        return Variants()

    def default_name(self, kind: str, seat: int) -> str:
        return f"Player {seat + 1}"

    def players(self, record: Record) -> tuple[str, ...]:
        return tuple(player.name for player in record.players)

    def rule_chapters(self) -> tuple[RuleChapter, ...]:
        taking = RuleClause("N1", "Take 1 to 3 sticks from one heap.")
        winning = RuleClause("N3", "Whoever takes the last stick wins.")
        return RuleChapter("Taking", (taking,), "heaps", "Three heaps"), RuleChapter("Winning", (winning,))

    def guide(self) -> tuple[GuidePage, ...]:
        return (GuidePage("Nim", "heaps", "Three heaps", "Take 1 to 3 sticks from one heap."),)

    def guide_pictures(self, size: tuple[int, int]) -> Callable[[str], Surface]:
        return lambda name: self.pictures(size)((("Ana", "Ben"), State((3, 5, 7))))

    def position(self, record: Record) -> tuple[tuple[str, ...], State]:
        return self.players(record), replay(rules, record).state

    def pictures(self, size: tuple[int, int]) -> Callable[[tuple[tuple[str, ...], State]], Surface]:
        def drawn(position: tuple[tuple[str, ...], State]) -> Surface:
            surface = Surface(size)
            table.draw(surface, position[1], position[0])
            return surface

        return drawn

    def new_game(self, choice: NewGame) -> Record:
        players = tuple(PlayerInfo(seat.name, seat.colour, seat.kind) for seat in choice.seats)
        return Record(rules.new_setup(len(players), choice.seed), players)

    def winners(self, record: Record) -> tuple[int, ...]:
        state = replay(rules, record).state
        return rules.winners(state) if rules.is_over(state) else ()

    def choices(self, record: Record) -> NewGame | None:
        return None

    def key_names(self) -> tuple[tuple[KeyAction[Any], str], ...]:
        return ()

    def make_match(self, host: Host[Record], record: Record) -> table.NimTable:
        return table.NimTable(host, record)

    def lessons(self) -> tuple[Lesson, ...]:
        take = Step("Take two or more.", (Condition("take A [23]"),), ("take A 3",), "Taken!")
        return (Lesson("take", "Taking sticks", "from one heap", (take,), rules, _lesson_record),)

    def puzzles(self) -> tuple[Lesson, ...]:
        step = Step("Take three points.", (Condition(gained=3),), ("take A 3",), "Three!")
        target = Target(3, partial(points_scored, rules), "{gained} of {target} points")
        return (Lesson("three", "Three", "at once", (step,), rules, _lesson_record, target),)

    def make_lesson(self, host: Host[Record], record: Record, calls: LessonCalls) -> table.NimTable:
        return table.NimTable(host, record, calls.end_turn)

    def encode(self, record: Record) -> dict[str, Any]:
        return SAVES.encode(record)

    def load(self, path: Path) -> Record:
        return SAVES.load(path)

    def glance(self, data: object) -> Summary:
        return summary(SAVES.outline(data), "Some sticks taken", False)
