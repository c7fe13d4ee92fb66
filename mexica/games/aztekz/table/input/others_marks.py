"""What is marked of the others' turns: every action in its order, where it is seen, with its words."""

from collections.abc import Iterable, Sequence

from mexica.drawing.tip_box import TipLine
from mexica.games.aztekz.rules.events import (
    CardDeclined,
    CardLaid,
    Event,
    HeroStepped,
    SoulsDropped,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
    SoulsTaken,
)
from mexica.games.aztekz.table.input.event_sentences import event_sentences
from mexica.games.aztekz.table.match.match_record import PlayedAction, Session
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import ActionMark
from mexica.play.others_turns import in_steps, unanswered

Told = tuple[ActionMark, tuple[Event, ...]]
"""A mark, and what happened there."""


def others_marks(session: Session, span: range | None = None) -> tuple[Told, ...]:
    """Return the marks of the actions with these numbers, by default of those since one's own last turn.

    Freed souls are marked at their player's line, all else on the pyramid; of several steps in a row only
    the last is, and what one player does in one place without a break has one mark.
    """
    numbers = unanswered(session) if span is None else span
    marks: list[Told] = []
    for step in in_steps(session.rules, session.history, numbers):
        if (place := _place(step[-1])) is not None:
            add_mark(marks, step[-1], place)
    return tuple(marks)


def add_mark(marks: list[Told], played: PlayedAction, place: Place) -> None:
    """Mark an action at its place, with what the player has done there just before."""
    if marks and (marks[-1][0].seat, marks[-1][0].place) == (played.seat, place):
        mark, events = marks.pop()
        marks.append((mark, (*events, *played.events)))
    else:
        marks.append((ActionMark(len(marks) + 1, played.seat, place), played.events))


def mark_lines(marks: Iterable[Told], place: Place, names: Sequence[str]) -> tuple[TipLine, ...]:
    """Return what the marks at a place stand for, a line for each."""
    found = []
    for mark, events in marks:
        if mark.place == place and (told := event_sentences(events, names)):
            found.append(TipLine(f"{mark.number}  {' '.join(told)}"))
    return tuple(found)


def _place(played: PlayedAction) -> Place | None:
    """Where an action is seen."""
    for event in played.events:
        match event:
            case SoulsGiven(seat) | SoulsStolen(seat) | CardDeclined(seat):
                return places.line(seat)
            case CardLaid() | HeroStepped() | SoulsTaken() | SoulsDropped() | SoulsScared():
                return places.on(event.cell)
    return None
