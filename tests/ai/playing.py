"""Games for the tests of the computer players, played once for all that look at them."""

from collections.abc import Iterator
from functools import cache

from mexica.ai.mind import Mind
from mexica.ai.players import mind
from mexica.rules import Action, State, apply, new_setup, start
from mexica.rules.state import Phase

Game = tuple[tuple[State, Action], ...]


def moves(minds: list[Mind], seed: int) -> Iterator[tuple[State, Action]]:
    """Every state of the game between these minds, with the action that was chosen in it."""
    state = start(new_setup(len(minds), seed))
    while state.turn.phase is not Phase.OVER:
        action = minds[state.turn.to_move].choose(state)
        yield state, action
        state = apply(state, action).state


@cache
def game(kinds: tuple[str, ...], seed: int) -> Game:
    """The game that these kinds of player play with this seed."""
    return tuple(moves([mind(kind, seed + seat) for seat, kind in enumerate(kinds)], seed))


def greedy_game() -> Game:
    """One game of two greedy players."""
    return game(("greedy", "greedy"), 5)


def sampled_states() -> list[State]:
    """Every thirteenth state of that game in which a turn is played."""
    return [state for state, _ in greedy_game() if state.turn.phase is Phase.TURNS][::13]
