"""Games and positions for the tests of the computer players, each played only once."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from mexica.computer.mind import Mind
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.rules import Action, State, apply, cost, legal_actions, new_setup, start
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.drawings import state as drawn

Game = tuple[tuple[State, Action], ...]


def moves(minds: list[Mind[State, Action]], seed: int) -> Iterator[tuple[State, Action]]:
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
    """Every thirteenth state within a turn of that game."""
    return [state for state, _ in greedy_game() if state.turn.phase is Phase.TURNS][::13]


def begun_turns(played: Game) -> list[State]:
    """The states of a game in which a turn begins, except the first."""
    return [
        state
        for (before, _), (state, _) in pairwise(played)
        if state.turn.phase is Phase.TURNS and before.turn.to_move != state.turn.to_move
    ]


def open_district(**changes: Any) -> State:
    """Seat 0 stands in a district of 4 that it can found at once."""
    return drawn(
        """
            ABCDE
        11  .a=..
        12  ..=..
        13  ==.b.
        """,
        around="water",
        **{"display": [4, 9], **changes},
    )


def before_the_last_scoring() -> State:
    """Seat 0 has 2 AP left, nothing to build, and is two steps from a start space."""
    nothing = {"1": 0, "2": 0, "3": 0, "4": 0}
    return drawn(
        """
            EFGHI
         6  .b.P.
         7  a.PPP
         8  ...P.
        """,
        display=[],
        later=[],
        period=2,
        left=[nothing, nothing],
        to_move=0,
        action_points=2,
        reserve=0,
    )


def price(before: State, plan: Plan) -> int:
    """The AP that the plan's actions really take, tried one after another."""
    total = 0
    for number, action in enumerate(plan.actions):
        reached = carried_out(before, Plan(plan.actions[:number], 0))
        assert reached is not None
        assert action in legal_actions(reached)
        total += cost(reached, action)
    return total
