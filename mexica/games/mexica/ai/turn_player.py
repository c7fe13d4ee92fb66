"""The base of players that plan turns: start spaces, answers to removals, one decision at a time."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from mexica.computer.line_player import LinePlayer
from mexica.computer.mind import Explanation
from mexica.games.mexica.ai.cuts import cuts
from mexica.games.mexica.ai.founding_plans import can_be_cut
from mexica.games.mexica.rules import Action, State, apply, legal_actions
from mexica.games.mexica.rules.actions import Agree, Decline, EndTurn, PlacePilli
from mexica.games.mexica.rules.dead_tokens import is_dead
from mexica.games.mexica.rules.spaces import PALACE, distance, each
from mexica.games.mexica.rules.state import Phase

Actions = tuple[Action, ...]
END: Final = EndTurn()
_CUTS: Final = 20  # of each size that are considered for a start space


class TurnPlayer(LinePlayer[State, Action]):
    """Decides on some or all actions of its turn and plays them before deciding again.

    Nobody else acts within a turn. An unexpected state makes it decide again.
    """

    @abstractmethod
    def turn(self, state: State, stop: Callable[[], bool]) -> Explanation[Action]:
        """Return what to play from this state: some or all actions of the turn; Stopped on demand."""

    def decided(self, state: State, stop: Callable[[], bool]) -> Explanation[Action]:
        """Return what to play: of a turn, or a start space or an answer, which are found without a search."""
        match state.turn.phase:
            case Phase.OVER:
                raise ValueError("the game is over, there is nothing to choose")
            case Phase.PLACING:
                return Explanation((_start_space(state),))
            case Phase.ANSWERING:
                return Explanation((_answer(state),))
        return self.turn(state, stop)

    def after(self, state: State, action: Action) -> State:
        """Return the state after an action."""
        return apply(state, action).state


def _start_space(state: State) -> Action:
    """The start space nearest to a district that is worth cutting."""
    land = state.board.districts[0]
    by_size = cuts(land, land & (PALACE | state.board.temple_spaces))
    parts = [cut for wanted in state.display for cut in by_size[wanted][:_CUTS]]

    def price(action: Action) -> int:
        assert isinstance(action, PlacePilli)
        return min(
            (cut.tiles + min(distance(action.space, space) for space in each(cut.part)) for cut in parts),
            default=0,
        )

    return min(legal_actions(state), key=price)


def _answer(state: State) -> Action:
    """The answer to a removal: yes only if the token is dead or no way to cut it is found (R12.3)."""
    proposal = state.turn.proposal
    assert proposal is not None  # holds whenever the phase is answering
    if is_dead(state, proposal.size) or not can_be_cut(state, proposal.size):
        return Agree()
    return Decline()
