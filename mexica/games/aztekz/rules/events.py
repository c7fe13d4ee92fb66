"""What happened: past-tense records of results, which the view animates; without times and texts."""

from enum import Enum

from attrs import frozen

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import Paths, Shape, Soul
from mexica.games.aztekz.rules.state import HeroName, Pile, Seat

Souls = tuple[tuple[Soul, int], ...]
"""Kinds with their numbers."""


class Cause(Enum):
    """Why the game ended (A7.1, A7.2)."""

    LAST_CARD = "last card"
    QUIET_ROUNDS = "quiet rounds"


@frozen
class CardLaid:
    """A seat laid the drawn card, with its soul on it (A6.1).

    `covered` are the paths of the card that lay there and is out of the game, empty if none did (A1.5).
    """

    seat: Seat
    cell: Cell
    paths: Paths
    soul: Soul | None
    covered: Paths


@frozen
class HeroesPlaced:
    """A seat put its three heroes on its start card (A3.2)."""

    seat: Seat
    cell: Cell


@frozen
class HeroStepped:
    """A hero stepped from a card to another, with what it carries (A4.3)."""

    seat: Seat
    hero: HeroName
    origin: Cell
    cell: Cell


@frozen
class SoulsTaken:
    """A helper took souls from its card (A5.2)."""

    seat: Seat
    hero: HeroName
    cell: Cell
    soul: Soul
    souls: int


@frozen
class SoulsDropped:
    """A helper dropped all that it carried onto its card (A5.3)."""

    seat: Seat
    hero: HeroName
    cell: Cell
    soul: Soul
    souls: int


@frozen
class SoulsGiven:
    """A helper gave all that it carried to its chief, as a pile of its own (A5.4, A5.7)."""

    seat: Seat
    hero: HeroName
    cell: Cell
    pile: Pile


@frozen
class SoulsScared:
    """A helper scared the souls on its card and those with it into the supply (A5.5)."""

    seat: Seat
    hero: HeroName
    cell: Cell
    lying: Souls
    carried: Souls


@frozen
class SoulsStolen:
    """A chief stole all that a helper of another seat carried, as a pile of its own (A5.6, A5.7)."""

    seat: Seat
    cell: Cell
    victim: Seat
    hero: HeroName
    pile: Pile


@frozen
class CardDeclined:
    """A seat put the drawn card under the deck, its soul into the supply (A6.8)."""

    seat: Seat
    shape: Shape
    soul: Soul | None


@frozen
class SupplyMixed:
    """The supply of so many souls was mixed again (A5.5, A6.8)."""

    souls: int


@frozen
class CardDrawn:
    """A seat drew a card and a soul, open from now on (A3.2, A4.1)."""

    seat: Seat
    shape: Shape
    soul: Soul | None


@frozen
class TurnEnded:
    """A seat's turn is over."""

    seat: Seat


@frozen
class RoundEnded:
    """A round is over; so many of the latest ones were quiet (A7.2)."""

    round: int
    quiet_rounds: int


@frozen
class TurnBegan:
    """A seat's turn began, in this round (A4.1)."""

    seat: Seat
    round: int


@frozen
class GameEnded:
    """The game ended; several winners share the victory (A7.4)."""

    cause: Cause
    winners: tuple[Seat, ...]


Event = (
    CardLaid
    | HeroesPlaced
    | HeroStepped
    | SoulsTaken
    | SoulsDropped
    | SoulsGiven
    | SoulsScared
    | SoulsStolen
    | CardDeclined
    | SupplyMixed
    | CardDrawn
    | TurnEnded
    | RoundEnded
    | TurnBegan
    | GameEnded
)
