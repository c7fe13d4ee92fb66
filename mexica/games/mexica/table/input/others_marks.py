"""What is marked of the others' turns: every action in its order, with its spaces and its words."""

from collections.abc import Iterable, Sequence

from mexica.drawing.tip_box import TipLine
from mexica.games.mexica.rules.events import (
    ActionTokenTaken,
    BridgeBuilt,
    BridgeMoved,
    CanalPlaced,
    DistrictFounded,
    Event,
    PilliBoated,
    PilliMovedAtFlatRate,
    PilliPlaced,
    PilliWalked,
    RemovalProposed,
    TempleBuilt,
)
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Seat
from mexica.games.mexica.table.board.look import TurnMark
from mexica.games.mexica.table.input.event_sentences import event_sentences
from mexica.games.mexica.table.match.match_record import PlayedAction, Session
from mexica.play.others_turns import in_steps, unanswered

_WITHOUT_PLACE = ActionTokenTaken | RemovalProposed
_ON_A_SPACE = (
    PilliPlaced
    | PilliWalked
    | PilliBoated
    | PilliMovedAtFlatRate
    | BridgeBuilt
    | BridgeMoved
    | TempleBuilt
    | DistrictFounded
)


def others_marks(session: Session, span: range | None = None) -> tuple[TurnMark, ...]:
    """Return the marks of the actions with these numbers, by default of those since one's own last turn.

    Steps of one way have one mark, where it ends; what ends a turn has none.
    """
    marks: list[TurnMark] = []
    numbers = unanswered(session) if span is None else span
    for step in in_steps(session.rules, session.history, numbers):
        if (spaces := _spaces(step[-1])) is not None:
            marks.append(TurnMark(len(marks) + 1, step[-1].seat, spaces, step[-1].events))
    return tuple(marks)


def mark_lines(marks: Sequence[TurnMark], space: Space, names: Sequence[str]) -> tuple[TipLine, ...]:
    """Return what the marks on a space stand for, a line for each."""
    return _lines((mark for mark in marks if space in mark.spaces), names)


def seat_mark_lines(marks: Sequence[TurnMark], seat: Seat, names: Sequence[str]) -> tuple[TipLine, ...]:
    """Return what the marks at a player's line stand for, a line for each."""
    return _lines((mark for mark in marks if mark.seat == seat and not mark.spaces), names)


def _lines(marks: Iterable[TurnMark], names: Sequence[str]) -> tuple[TipLine, ...]:
    return tuple(
        TipLine(f"{mark.number}  {sentence}")
        for mark in marks
        for sentence in event_sentences(mark.events, names)[:1]
    )


def _spaces(played: PlayedAction) -> tuple[Space, ...] | None:
    """The spaces of an action, none if it happens beside the board; None if it is not marked."""
    return next((spaces for event in played.events if (spaces := _where(event)) is not None), None)


def _where(event: Event) -> tuple[Space, ...] | None:
    if isinstance(event, CanalPlaced):
        return event.spaces
    if isinstance(event, _ON_A_SPACE):
        return (event.space,)
    return () if isinstance(event, _WITHOUT_PLACE) else None
