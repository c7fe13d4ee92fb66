"""What comes to light by an action, so that it is not taken back (C13.2)."""

from collections.abc import Sequence

from mexica.games.coatl.rules.events import (
    DisplayFilled,
    Event,
    ProphecyPlayed,
    ProphecyTaken,
    SupplyRefilled,
    TemplePlaced,
    TempleRevealed,
    TurnSkipped,
)
from mexica.games.coatl.rules.state import Seat


def reveals(events: Sequence[Event], seat: Seat) -> bool:
    """Return whether these events showed a seat a card or a piece that was hidden from it.

    That is what comes from a bag, the deck or a pile, and what another seat plays from its hand; also that
    another seat can do nothing, as that tells of its hand.
    """
    return any(_shows(event, seat) for event in events)


def _shows(event: Event, seat: Seat) -> bool:
    match event:
        case SupplyRefilled(filled):
            return bool(filled)
        case DisplayFilled(cards):
            return bool(cards)
        case TempleRevealed(card=card):
            return card is not None
        case ProphecyTaken(unseen=True):
            return event.seat == seat
        case ProphecyPlayed() | TemplePlaced(pile=None) | TurnSkipped():
            return event.seat != seat
    return False
