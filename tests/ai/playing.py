"""Games for the tests of the computer players."""

from collections.abc import Callable, Iterator

from mexica.ai.mind import Mind
from mexica.rules import Action, State, apply, new_setup, start
from mexica.rules.state import Phase


def game(minds: list[Mind], seed: int) -> Iterator[tuple[State, Action]]:
    """Every state of the game between these minds, with the action that was chosen in it."""
    state = start(new_setup(len(minds), seed))
    while state.turn.phase is not Phase.OVER:
        action = minds[state.turn.to_move].choose(state)
        yield state, action
        state = apply(state, action).state


def state_in(minds: list[Mind], seed: int, wanted: Callable[[State], bool]) -> State:
    """The first state of the game between these minds that is wanted."""
    return next(state for state, _ in game(minds, seed) if wanted(state))
