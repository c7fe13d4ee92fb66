"""The others' turns: what was played since one's own last turn, for the marks that tell of it."""

from collections.abc import Iterator, Sequence

from mexica.play.game_rules import ActionT, Rules, Seat, SetupT, StateT
from mexica.play.record import PERSON, PlayedAction
from mexica.play.session import Session


def others_turns(session: Session[SetupT, StateT, ActionT], seat: Seat) -> range:
    """Return the numbers (from 0) of the actions between a seat's own last two turns.

    They begin after its last turn that is over, and end before its first action of the turn in progress, or
    with the last action of all if there is none.
    """
    rules, history = session.rules, session.history
    ended = (n for n in reversed(range(len(history))) if history[n].seat == seat and session.ended_turn(n))
    begin = next(ended, -1) + 1
    turn, owner = None, None
    for number in range(begin, len(history)):
        now = rules.turn_id(session.state_after(number))
        if now != turn:  # an answer in the turn of somebody else does not make it one's own
            turn, owner = now, history[number].seat
        if owner == seat:
            return range(begin, number)
    return range(begin, len(history))


def unanswered(session: Session[SetupT, StateT, ActionT]) -> range:
    """Return the numbers (from 0) of the actions to mark: those since the own last turn of whom they concern.

    That is the person to move or, while a computer moves, the next person. Once that person has acted there
    are none. Among computers only, they are the actions of the turn in progress, or of the one before.
    """
    history = session.history
    nobody = range(len(history), len(history))
    if session.finished or not history:
        return nobody
    if not session.people:
        return _turn_in_sight(session)
    found = others_turns(session, onlooker(session))
    return found if found.stop == len(history) else nobody


def last_round(session: Session[SetupT, StateT, ActionT]) -> range:
    """Return the numbers (from 0) of the others' actions since one's own last turn, one's own left out."""
    return others_turns(session, onlooker(session)) if session.history and not session.finished else range(0)


def onlooker(session: Session[SetupT, StateT, ActionT]) -> Seat:
    """Return the seat that is told of the others' turns: the person who moves now or next, else the mover."""
    seats = len(session.players)
    following = ((session.mover + step) % seats for step in range(seats))
    return next((seat for seat in following if session.players[seat].kind == PERSON), session.mover)


def in_steps(
    rules: Rules[SetupT, StateT, ActionT], history: Sequence[PlayedAction[StateT, ActionT]], span: range
) -> Iterator[tuple[PlayedAction[StateT, ActionT], ...]]:
    """Yield the actions with these numbers, those that continue each other together, oldest first."""
    step: list[PlayedAction[StateT, ActionT]] = []
    for number in span:
        played = history[number]
        if step and not (step[-1].seat == played.seat and rules.continues(played.action, step[-1].action)):
            yield tuple(step)
            step = []
        step.append(played)
    if step:
        yield tuple(step)


def _turn_in_sight(session: Session[SetupT, StateT, ActionT]) -> range:
    played = len(session.history)  # an end of the turn before is not the begin of another
    ends = (n for n in reversed(range(played - 1)) if session.ended_turn(n))
    return range(next(ends, -1) + 1, played)
