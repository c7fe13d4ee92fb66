"""The interface of a game to the shell: how it is set up, shown and saved."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from attrs import frozen
from pygame import Rect, Surface

from mexica.play.key_map import KeyAction
from mexica.play.lessons import Lesson
from mexica.play.save_format import SaveOutline
from mexica.shell.new_game import Choice, NewGame, SeatChoice, Variants
from mexica.shell.scene import Scene

HostT_contra = TypeVar("HostT_contra", contravariant=True)
RecordT = TypeVar("RecordT")


@frozen
class Summary:
    """A saved game in one line: pairs of name and points, its stage, whether it is over.

    `stage` is for instance "Period 2, round 7"; `seats` lists the players in the same order.
    """

    players: tuple[tuple[str, int], ...]
    stage: str
    over: bool
    seats: tuple[SeatChoice, ...] = ()


def summary(saved: SaveOutline[Any, Any], stage: str, over: bool) -> Summary:
    """Return the summary of a save; the game gives the text of its stage and whether it is over."""
    seats = tuple(SeatChoice(player.name, player.colour, player.kind) for player in saved.players)
    points = zip((seat.name for seat in seats), saved.check.points, strict=True)
    return Summary(tuple(points), stage, over, seats)


@frozen
class GameSounds:
    """A game's sounds: their `manifest`, and the names in it that the shell uses.

    `start_mood` is the music of the start screen, `volume_sample` the effect that plays when the volume of
    effects is changed, `unmuted` the one that plays when sound is switched on. Empty names are silent.
    """

    manifest: Path | None = None
    start_mood: str = ""
    volume_sample: str = ""
    unmuted: str = ""


@frozen
class GuidePage:
    """A page of the guide: its title, the name of its picture, the picture's caption, and the text.

    `text` is in the HTML subset of pygame_gui's text boxes.
    """

    title: str
    picture: str
    caption: str
    text: str


@frozen
class RuleClause:
    """A clause of the rules: its number as refusals name it ("R4.2"), empty if it has none, and its text.

    `text` is in the HTML subset of pygame_gui's text boxes.
    """

    number: str
    text: str


@frozen
class RuleChapter:
    """A chapter of the rules, with the name of a picture and its caption if it has one."""

    title: str
    clauses: tuple[RuleClause, ...]
    picture: str = ""
    caption: str = ""


@frozen
class LessonCalls:
    """What the table of a lesson calls: where it offers a hint, and when the player has played a turn.

    Without `end_turn` a turn ends as in a match. With it nobody else moves afterwards: a game in which the
    player ends a turn calls it instead, in another it is called after the action that ends the turn.
    """

    ask_hint: Callable[[], None]
    end_turn: Callable[[], None] | None = None


class LessonTable(Scene, Protocol):
    """The table of a lesson: that of a match, which can show where to click and play a solution."""

    @property
    def in_front(self) -> tuple[Rect, ...]:
        """The places of what lay over the table when it was drawn last, and which no mark may cross out."""
        ...

    def places_to_click(self, actions: Sequence[str]) -> tuple[Rect, ...]:
        """Return where to click next, in pixels, in order to play actions with these texts, the first first.

        A text may be `UNDO` of `play/lessons.py` instead.
        """
        ...

    def play(self, actions: Sequence[str]) -> None:
        """Play the actions with these texts one after the other, for the player to move."""
        ...


class Game(Protocol[HostT_contra, RecordT]):
    """A game in the box. A record is whatever the game saves of a match; the shell only passes it on."""

    @property
    def key(self) -> str:
        """The name of the game in its saves."""
        ...

    @property
    def title(self) -> str:
        """The game's display name."""
        ...

    @property
    def art(self) -> Path:
        """The folder of the game's pictures, with their manifest."""
        ...

    @property
    def name_picture(self) -> str:
        """The picture in `art` that shows the game's name on the start screen; empty for none."""
        ...

    @property
    def sounds(self) -> GameSounds:
        """The game's sounds."""
        ...

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The possible numbers of players."""
        ...

    @property
    def colours(self) -> tuple[Choice, ...]:
        """The colours of the seats, each for one seat only, in their default order, with pictures."""
        ...

    @property
    def kinds(self) -> tuple[Choice, ...]:
        """The kinds of players offered, people first, then computers from the weakest to the strongest."""
        ...

    def variants(self, seats: int) -> Variants:
        """Return the variants for this many seats; without choices if there are none."""
        ...

    @property
    def seed_label(self) -> str:
        """The label of the seed where a player enters it; empty if the game has none to enter."""
        ...

    @property
    def longest_name(self) -> int:
        """The most characters a player's name may have."""
        ...

    def default_name(self, kind: str, seat: int) -> str:
        """Return the default name of a player of this kind at this seat."""
        ...

    def players(self, record: RecordT) -> tuple[str, ...]:
        """Return the players' names."""
        ...

    def rule_chapters(self) -> tuple[RuleChapter, ...]:
        """Return the rules in full, and how the table is used; their pictures are among the guide's."""
        ...

    def guide(self) -> tuple[GuidePage, ...]:
        """Return the pages that teach the game with pictures."""
        ...

    def guide_pictures(self, size: tuple[int, int]) -> Callable[[str], Surface]:
        """Return a function that draws the guide's pictures by name, in this size in pixels."""
        ...

    def position(self, record: RecordT) -> Any:
        """Return the position after the last action, for `pictures`; it may run in a thread.

        Raises ValueError for a game that breaks the rules.
        """
        ...

    def pictures(self, size: tuple[int, int]) -> Callable[[Any], Surface]:
        """Return a function that draws positions, in this size in pixels."""
        ...

    def new_game(self, choice: NewGame) -> RecordT:
        """Return the record of a new game."""
        ...

    def winners(self, record: RecordT) -> tuple[int, ...]:
        """Return the seats that have won, none while the game is in progress."""
        ...

    def choices(self, record: RecordT) -> NewGame | None:
        """Return the choices that `new_game` made this game from, None if they are not known.

        If only the seed is not known, it is drawn.
        """
        ...

    def key_names(self) -> tuple[tuple[KeyAction[Any], str], ...]:
        """Return what keys can ask for at the game's table, each with its name; empty if nothing."""
        ...

    def make_match(self, host: HostT_contra, record: RecordT) -> Scene:
        """Return the screen in which this game is continued, or reviewed if it is over."""
        ...

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons that teach the game, in their order; empty if there are none."""
        ...

    def puzzles(self) -> tuple[Lesson, ...]:
        """Return the puzzles; empty if there are none."""
        ...

    def make_lesson(self, host: HostT_contra, record: RecordT, calls: LessonCalls) -> LessonTable:
        """Return the table of a lesson, or of a turn that is played again."""
        ...

    def encode(self, record: RecordT) -> dict[str, Any]:
        """Return the contents of a save, with the game's key as `game`.

        All saves of one match have equal `setup` and equal `players`, except for the `kind` of a player.
        """
        ...

    def load(self, path: Path) -> RecordT:
        """Return the game in this file, replayed in full; raises ValueError naming file, place and cause."""
        ...

    def glance(self, data: object) -> Summary:
        """Return a summary of the game in the data of a save, without a replay; ValueError with the cause."""
        ...


AnyGame = Game[Any, Any]
"""A game in the box, with any type of record."""
