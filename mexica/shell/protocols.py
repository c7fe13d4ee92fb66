"""What a game in the box is to the shell: how it is set up, shown, kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from attrs import frozen
from pygame import Surface

from mexica.shell.scene import Scene

HostT_contra = TypeVar("HostT_contra", contravariant=True)
RecordT = TypeVar("RecordT")


@frozen
class Choice:
    """Something to choose: the `key` that is kept, the `label` that is shown, a `hint` of one line.

    `meaning` is what a label in a foreign language means.
    """

    key: str
    label: str
    hint: str = ""
    meaning: str = ""


@frozen
class SeatChoice:
    """Who sits at a seat: name, key of the colour, key of the kind of player."""

    name: str
    colour: str
    kind: str


@frozen
class NewGame:
    """What was chosen for a new game: seats in their order, who begins, the key of the variant, the seed."""

    seats: tuple[SeatChoice, ...]
    first: int
    variant: str
    seed: int


@frozen
class Summary:
    """A game in one line: pairs of name and points, a sentence on how far it is, whether it is over.

    `stage` is for instance "Period 2, round 7"; `seats` tells who the players are, in the same order.
    """

    players: tuple[tuple[str, int], ...]
    stage: str
    over: bool
    seats: tuple[SeatChoice, ...] = ()


@frozen
class GuidePage:
    """A page of the guide: its title, the name of its picture, a line on that, and what there is to say.

    `text` is in the HTML subset of pygame_gui's text boxes.
    """

    title: str
    picture: str
    caption: str
    text: str


class Game(Protocol[HostT_contra, RecordT]):
    """A game in the box. A record is whatever the game keeps of a match; the shell only hands it on."""

    @property
    def key(self) -> str:
        """The name of the game in its saves."""
        ...

    @property
    def title(self) -> str:
        """The name of the game for people."""
        ...

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play."""
        ...

    @property
    def colours(self) -> tuple[Choice, ...]:
        """The colours of the seats, each to be taken once, in their default order."""
        ...

    @property
    def kinds(self) -> tuple[Choice, ...]:
        """The kinds of players offered, people first, then computers from the weakest to the strongest."""
        ...

    def variants(self, seats: int) -> tuple[Choice, ...]:
        """The variants for this many seats, the usual one first; empty where there is none."""
        ...

    @property
    def longest_name(self) -> int:
        """How many characters a player's name may have."""
        ...

    def default_name(self, kind: str, seat: int) -> str:
        """Return the name a player of this kind at this seat has until somebody writes another."""
        ...

    def players(self, record: RecordT) -> tuple[str, ...]:
        """Return the names of who plays."""
        ...

    def how_to_play(self, heading: int) -> str:
        """Return the rules in short and the keys, in the HTML subset of pygame_gui's text boxes.

        `heading` is the size of the letters of headings in pixels.
        """
        ...

    def guide(self) -> tuple[GuidePage, ...]:
        """Return the pages that teach the game with pictures."""
        ...

    def guide_pictures(self, size: tuple[int, int]) -> Callable[[str], Surface]:
        """Return what draws the guide's pictures by name, in this size in pixels."""
        ...

    def position(self, record: RecordT) -> Any:
        """Return where a game stands after all that was done, for `pictures`; it may run in a thread.

        It raises ValueError for a game that cannot have been played.
        """
        ...

    def pictures(self, size: tuple[int, int]) -> Callable[[Any], Surface]:
        """Return what draws positions, in this size in pixels."""
        ...

    def new_game(self, choice: NewGame) -> RecordT:
        """Set a new game up."""
        ...

    def make_match(self, host: HostT_contra, record: RecordT) -> Scene:
        """Return the screen in which this game is played on, or looked at if it is over."""
        ...

    def encode(self, record: RecordT) -> dict[str, Any]:
        """Return the contents of a save; those of one match have equal `setup` and equal `players`.

        Only the `kind` of a player may change while a match is played.
        """
        ...

    def load(self, path: Path) -> RecordT:
        """Return the game of this file, replayed in full; raises ValueError, naming file, place and cause."""
        ...

    def glance(self, path: Path) -> Summary:
        """Return what a file says of its game, without a replay; raises ValueError saying what is wrong."""
        ...
