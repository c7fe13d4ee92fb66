"""Whether an action comes at its time; the other reasons to refuse one are with each kind of action."""

from mexica.games.coatl.rules.actions import (
    Action,
    Discard,
    Done,
    JoinPiece,
    KeepHand,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.state import Cause, Doing, Phase, State
from mexica.rulebook.refusing import Refusal, refuse

_STEPS_OF = {
    None: (
        *(TakePieces, TakeProphecy, LayPiece, JoinPiece, PlayProphecy),
        *(PerfectPick, SeeTheFuture, PriestCommitment, Done),
    ),
    Doing.CHOOSING: (TakeProphecy, Done),
    Doing.ASSEMBLING: (LayPiece, JoinPiece, PlayProphecy, PlaceTemple, Done),
    Doing.DISCARDING: (Discard,),
}


def wrong_time(state: State, action: Action) -> Refusal | None:
    """Return a refusal if now is not the time for this kind of action, else None."""
    turn = state.turn
    if turn.phase is Phase.OVER:
        return refuse(_clause_of_end(state), "The game is over.")
    if turn.phase is Phase.KEEPING:
        if isinstance(action, KeepHand):
            return None
        return refuse("C3.3", "First choose which of the prophecies dealt to you to keep, at most three.")
    if turn.closing is not None and not isinstance(action, PlayProphecy | PlaceTemple | Done):
        return refuse("C7.7", "First lay cards beside the serpent that you have just closed, or leave it so.")
    return None if isinstance(action, _STEPS_OF[turn.doing]) else _out_of_turn(turn.doing, action)


def _clause_of_end(state: State) -> str:
    """What has ended the game: a third serpent, the last segments, or that nobody could do anything."""
    if state.ending is None:
        return "C4.3"
    return "C12.1" if state.ending.cause is Cause.THIRD_SERPENT else "C12.2"


def _out_of_turn(doing: Doing | None, action: Action) -> Refusal:
    if isinstance(action, KeepHand):
        return refuse("C3.3", "The opening hand is chosen only once, before the first turn.")
    if doing is Doing.DISCARDING:
        return refuse("C10.3", "First say which prophecies of your hand to discard; it may be none.")
    if isinstance(action, Discard):
        return refuse("C10.3", "Prophecies are discarded from the hand only after See the Future.")
    if isinstance(action, PlaceTemple):
        return refuse("C7.9", "A temple goes only beside a serpent that you have just closed.")
    if doing is Doing.CHOOSING:
        return refuse("C4.1", "You are choosing prophecies, and a turn is one action only.")
    return refuse("C4.1", "You are assembling, and a turn is one action only.")
