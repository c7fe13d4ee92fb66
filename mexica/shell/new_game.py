"""What a game lets choose for a new game, and what was chosen."""

from collections.abc import Collection, Iterable

from attrs import frozen

from mexica.play.player_level import Level
from mexica.play.record import PERSON
from mexica.texts import _


@frozen
class Choice:
    """An option: the `key` that is saved, the `label` that is shown, a `hint` of one line.

    `meaning` translates a label in a foreign language; `picture` names a picture in the game's `art`.
    """

    key: str
    label: str
    hint: str = ""
    meaning: str = ""
    picture: str = ""


@frozen
class Variants:
    """Variants of a game under one `label`: exactly one of them is played, usually the first.

    With `several` any number of them is, also none, which is usual.
    """

    label: str = ""
    choices: tuple[Choice, ...] = ()
    several: bool = False

    def played(self, chosen: Collection[str]) -> tuple[str, ...]:
        """Return the keys of the variants that are played if those with these keys are chosen."""
        kept = tuple(choice.key for choice in self.choices if choice.key in chosen)
        return kept if self.several else (kept or tuple(choice.key for choice in self.choices))[:1]


@frozen
class SeatChoice:
    """The player of a seat: name, key of the colour, key of the kind of player."""

    name: str
    colour: str
    kind: str


@frozen
class NewGame:
    """The choices for a new game: seats in order, the first player's seat, keys of the variants, seed."""

    seats: tuple[SeatChoice, ...]
    first: int
    variants: tuple[str, ...]
    seed: int


def player_choices(levels: Iterable[Level]) -> tuple[Choice, ...]:
    """Return who can be chosen for a seat: a person, then these levels of the computer."""
    person = Choice(PERSON, _("Person"), _("Plays at this screen."))
    return (person, *(Choice(level.kind, level.name, level.line, level.meaning) for level in levels))
