"""The acts that show each kind of event. The changes of an event without an act appear at once."""

from collections.abc import Iterable

from mexica.games.coatl.rules.events import (
    DisplayFilled,
    Event,
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    ProphecyPlayed,
    ProphecyTaken,
    SerpentBegun,
    SerpentFinished,
    SupplyRefilled,
    TemplePlaced,
    TempleTaken,
)
from mexica.games.coatl.rules.state import Seat, State
from mexica.games.coatl.table.court.display_spaces import DisplaySpaces
from mexica.games.coatl.table.motions import card_flights, piece_flights
from mexica.games.coatl.table.motions.event_fold import folded
from mexica.games.coatl.table.motions.table_acts import Act


def acts(
    events: Iterable[Event], before: State, viewer: Seat | None, spaces: DisplaySpaces | None = None
) -> list[Act]:
    """Return the acts that show these events, which happened in this order, starting from this state.

    `viewer` is the seat that looks, for whom its own cards lie open; `spaces` has where the display lies.
    """
    shown: list[Act] = []
    state, spaces = before, spaces or DisplaySpaces()
    spaces.of(before.display)
    for event in events:
        after = folded(state, event)
        shown += _acts(event, state, after, viewer, spaces)
        state = after
    return shown


def _acts(event: Event, before: State, after: State, viewer: Seat | None, spaces: DisplaySpaces) -> list[Act]:
    match event:
        case PiecesTaken() | PiecesPicked():
            return [piece_flights.taken(event, before)]
        case SupplyRefilled():
            return [piece_flights.refilled(event, after)]
        case SerpentBegun() | PieceJoined():
            return piece_flights.joined(event, before, after)
        case SerpentFinished():
            return piece_flights.finished(event, after)
        case ProphecyTaken():
            return [card_flights.prophecy_taken(event, before, viewer, spaces.of(before.display))]
        case TempleTaken():
            return [card_flights.temple_taken(event, before)]
        case DisplayFilled():
            return [card_flights.display_filled(event, after, spaces.of(after.display))]
        case ProphecyPlayed() | TemplePlaced():
            return [card_flights.laid(event, before)]
    return []
