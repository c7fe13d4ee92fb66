"""What happened: past-tense records of results, which the view animates; without times and texts.

An event can name a card that only its seat may know, as the next state does (C13.1).
"""

from attrs import frozen

from mexica.games.coatl.rules.actions import End
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import Piece
from mexica.games.coatl.rules.state import Cause, Seat


@frozen
class HandKept:
    """A seat kept these of its prophecies and discarded the others face down (C3.3, C3.5)."""

    seat: Seat
    kept: tuple[Card, ...]
    discarded: tuple[Card, ...]


@frozen
class PiecesTaken:
    """A seat took the pieces on a space of the supply board (C5.1)."""

    seat: Seat
    space: str
    pieces: tuple[Piece, ...]


@frozen
class SupplyRefilled:
    """Spaces of the supply board were filled from the bags (C5.2)."""

    filled: tuple[tuple[str, tuple[Piece, ...]], ...]


@frozen
class ProphecyTaken:
    """A seat took a prophecy from the display, or unseen from the deck (C6.1)."""

    seat: Seat
    card: Card
    unseen: bool


@frozen
class DisplayFilled:
    """These prophecies were laid out at the end of the display (C6.3)."""

    cards: tuple[Card, ...]


@frozen
class DiscardsShuffled:
    """The discards became the new deck of so many cards (C3.5)."""

    cards: int


@frozen
class SerpentBegun:
    """A seat began its serpent of this number (C7.2)."""

    seat: Seat
    serpent: int
    piece: Piece


@frozen
class PieceJoined:
    """A seat joined a piece to its serpent (C7.3)."""

    seat: Seat
    serpent: int
    piece: Piece
    end: End


@frozen
class SerpentClosed:
    """Both ends of a seat's serpent are closed, and cards may be laid beside it (C7.7)."""

    seat: Seat
    serpent: int


@frozen
class ProphecyPlayed:
    """A seat played a prophecy beside its serpent, where it is worth this many points now (C7.6)."""

    seat: Seat
    card: Card
    serpent: int
    points: int


@frozen
class TemplePlaced:
    """A seat put a temple beside its serpent for points; `pile` if it was a common one (C7.9)."""

    seat: Seat
    card: Card
    serpent: int
    points: int
    pile: int | None


@frozen
class TempleRevealed:
    """The next card of a pile is visible, None if there is none (C7.10)."""

    pile: int
    card: Card | None


@frozen
class SerpentFinished:
    """A seat's serpent is closed for good, and scores these points (C7.11, C12.5)."""

    seat: Seat
    serpent: int
    points: int


@frozen
class TokenSpent:
    """A seat gave up a sacrifice token (C10.1)."""

    seat: Seat
    token: str


@frozen
class PiecesPicked:
    """A seat took pieces of its choice from a bag (C10.2)."""

    seat: Seat
    pieces: tuple[Piece, ...]


@frozen
class DisplayDiscarded:
    """The whole display was discarded (C10.3)."""

    cards: tuple[Card, ...]


@frozen
class CardsDiscarded:
    """A seat discarded prophecies from its hand face down (C10.3)."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class TempleTaken:
    """A seat took a common temple into its hand (C10.4)."""

    seat: Seat
    card: Card
    pile: int


@frozen
class EndingBegan:
    """The last turns began; `actions` tells how many actions each seat still has (C12.1, C12.2)."""

    cause: Cause
    seat: Seat | None
    actions: tuple[int, ...]


@frozen
class TurnEnded:
    """A seat's turn is over (C4.1)."""

    seat: Seat


@frozen
class TurnSkipped:
    """A seat did nothing in its turn, as it could do none of the three actions (C4.3)."""

    seat: Seat


@frozen
class TurnBegan:
    """A seat's turn began, with so many actions (C4.1, C12.1)."""

    seat: Seat
    round: int
    actions: int


@frozen
class GameEnded:
    """The game ended; several winners share the victory (C12.6)."""

    winners: tuple[Seat, ...]


Event = (
    HandKept
    | PiecesTaken
    | SupplyRefilled
    | ProphecyTaken
    | DisplayFilled
    | DiscardsShuffled
    | SerpentBegun
    | PieceJoined
    | SerpentClosed
    | ProphecyPlayed
    | TemplePlaced
    | TempleRevealed
    | SerpentFinished
    | TokenSpent
    | PiecesPicked
    | DisplayDiscarded
    | CardsDiscarded
    | TempleTaken
    | EndingBegan
    | TurnEnded
    | TurnSkipped
    | TurnBegan
    | GameEnded
)
