"""What is legal: `refusal` judges one action, `legal_actions` lists all that it allows.

Both use the module of each kind of action: its `candidates` are what its `refusal` lets pass.
"""

from collections.abc import Iterator
from typing import assert_never

from mexica.games.coatl.rules import (
    assembling,
    choosing,
    finishing,
    keeping,
    nonsense,
    possible,
    taking,
    tokens,
)
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
from mexica.games.coatl.rules.last_turns import is_second_action
from mexica.games.coatl.rules.refusals import wrong_time
from mexica.games.coatl.rules.state import Doing, Phase, State
from mexica.rulebook.refusing import Refusal, refuse

_DONE = Done()


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why this action is illegal now, with the clause; None if it is legal."""
    return nonsense.refusal(action) or wrong_time(state, action) or _refused_by_its_kind(state, action)


def _refused_by_its_kind(state: State, action: Action) -> Refusal | None:
    match action:
        case KeepHand():
            return keeping.refusal(state, action)
        case TakePieces():
            return taking.refusal(state, action)
        case TakeProphecy():
            return choosing.refusal(state, action)
        case LayPiece():
            return assembling.laying_refusal(state, action)
        case JoinPiece():
            return assembling.joining_refusal(state, action)
        case PlayProphecy():
            return assembling.playing_refusal(state, action)
        case PlaceTemple():
            return finishing.temple_refusal(state, action)
        case PerfectPick() | SeeTheFuture() | PriestCommitment():
            return tokens.refusal(state, action)
        case Discard():
            return tokens.discard_refusal(state, action)
        case Done():
            return _end_refusal(state)
    assert_never(action)


def _end_refusal(state: State) -> Refusal | None:
    match state.turn.doing:
        case Doing.CHOOSING:
            return choosing.stop_refusal(state)
        case Doing.ASSEMBLING:
            return finishing.end_refusal(state)
    if is_second_action(state) or not possible.has_action(state):
        return None
    return refuse("C4.2", "Nobody may pass: take pieces, choose prophecies or assemble.")


def legal_actions(state: State) -> list[Action]:
    """Return every legal action of the player to move, each once, always in the same order."""
    match state.turn.phase:
        case Phase.OVER:
            return []
        case Phase.KEEPING:
            return list(keeping.candidates(state))
        case Phase.TURNS:
            return list(_turn_actions(state))
    assert_never(state.turn.phase)


def _turn_actions(state: State) -> Iterator[Action]:
    match state.turn.doing:
        case None:
            yield from taking.candidates(state)
            yield from choosing.candidates(state)
            yield from _steps_of_assembling(state)
            yield from tokens.candidates(state)
        case Doing.CHOOSING:
            yield from choosing.candidates(state)
        case Doing.ASSEMBLING:
            yield from _steps_of_assembling(state)
        case Doing.DISCARDING:
            yield from tokens.discard_candidates(state)
            return
    if _end_refusal(state) is None:
        yield _DONE


def _steps_of_assembling(state: State) -> Iterator[Action]:
    if state.turn.closing is None:
        yield from assembling.laying_candidates(state)
        yield from assembling.joining_candidates(state)
    yield from assembling.playing_candidates(state)
    yield from finishing.temple_candidates(state)
