"""What is marked of the others' turns: every action in its order, where it is seen, with its words."""

from collections.abc import Iterable, Sequence

from mexica.drawing.tip_box import TipLine
from mexica.games.coatl.rules.actions import End
from mexica.games.coatl.rules.events import (
    Event,
    HandKept,
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    ProphecyPlayed,
    ProphecyTaken,
    SerpentBegun,
    TemplePlaced,
    TempleTaken,
    TokenSpent,
    TurnSkipped,
)
from mexica.games.coatl.rules.state import Seat, State
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import ActionMark
from mexica.games.coatl.table.court.places import TEMPLE_SLOT, Kind, Place
from mexica.games.coatl.table.input.event_sentences import event_sentences
from mexica.games.coatl.table.match.match_record import PlayedAction, Session
from mexica.play.others_turns import unanswered

Told = tuple[ActionMark, tuple[Event, ...]]
"""A mark, and what happened there."""


def others_marks(session: Session, span: range | None = None) -> tuple[Told, ...]:
    """Return the marks of the actions with these numbers, by default of those since one's own last turn.

    What can be seen nowhere on the table is marked at its player's line; what only ends something is not.
    All that a player did in one place has one mark, with the number of the first; so have all cards that
    were laid beside a serpent.
    """
    marks: dict[tuple[Seat, Place], Told] = {}
    for number in unanswered(session) if span is None else span:
        played = session.history[number]
        if (place := _place(played, session.state)) is not None:
            key = played.seat, _shared(place)
            mark, before = marks.get(key, (ActionMark(len(marks) + 1, played.seat, place), ()))
            marks[key] = mark, (*before, *played.events)
    return tuple(marks.values())


def mark_lines(
    marks: Iterable[Told], place: Place, names: Sequence[str], viewer: Seat | None
) -> tuple[TipLine, ...]:
    """Return what the marks at a place stand for, a line for each event, with the number before the first."""
    found: list[TipLine] = []
    for mark, events in marks:
        if _shared(mark.place) == _shared(place):
            first, *more = event_sentences(events, names, viewer) or ("",)
            found += [TipLine(f"{mark.number}  {first}")] if first else []
            found += map(TipLine, more)
    return tuple(found)


def _shared(place: Place) -> Place:
    """The place that stands for all those which share a mark with this one."""
    return places.beside(place.seat, place.number, 0) if place.kind is Kind.BESIDE else place


def _place(played: PlayedAction, now: State) -> Place | None:
    """Where the action is seen in the state now."""
    for event in played.events:
        match event:
            case PiecesTaken(_seat, space):
                return places.supply(space)
            case SerpentBegun(seat, number):
                return places.lane(seat, number)
            case PieceJoined(seat, number, _piece, end):
                return _end_piece(seat, number, end, now)
            case ProphecyPlayed(seat, card, number):
                beside = now.players[seat].serpents[number - 1].prophecies
                return places.beside(seat, number, beside.index(card))
            case TemplePlaced(seat, _card, number):
                return places.beside(seat, number, TEMPLE_SLOT)
            case ProphecyTaken() | HandKept() | TokenSpent() | PiecesPicked() | TempleTaken() | TurnSkipped():
                return places.line(event.seat)
    return None


def _end_piece(seat: Seat, number: int, end: End, now: State) -> Place:
    serpent = now.players[seat].serpents[number - 1]
    return places.piece(seat, number, 0 if end == "head" else len(serpent.pieces) - 1)
