"""What must hold of the rules of any game in any state; each game's properties add their own."""

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Any

import pytest

State = Action = Step = Any
Choose = Callable[[State], Action]


def steps(rules: Any, begin: State, choose: Choose) -> Iterator[tuple[State, Action, Step]]:
    """Every state of a game but the last one, with the action chosen in it and what came of it."""
    state = begin
    while not rules.is_over(state):
        action = choose(state)
        step = rules.apply(state, action)
        yield state, action, step
        state = step.state


def greedily(rules: Any, mind: Callable[[str, int], Any], seed: int, seats: int) -> Choose:
    """The choice of greedy computer players, one for each seat, whom `mind` makes of a kind and a seed."""
    minds = [mind("greedy", seed + seat) for seat in range(seats)]
    return lambda state: minds[rules.to_move(state)].choose(state)


def check_legal(rules: Any, state: State, legal: Set[str]) -> None:
    """The actions listed are those that the oracle finds legal, each once; some, unless the game is over."""
    listed = [str(action) for action in rules.legal_actions(state)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == legal
    assert bool(listed) is not rules.is_over(state)


def check_refusals(rules: Any, state: State, everything: Iterable[str], letter: str) -> None:
    """Of all these actions, those that are not listed are refused, in a sentence with a clause."""
    listed, illegal = {str(action) for action in rules.legal_actions(state)}, ""
    for text in everything:
        refusal = rules.refusal(state, rules.parse(text))
        assert (refusal is None) is (text in listed), text
        if refusal is not None:
            illegal = text
            assert refusal.clause.startswith(letter)
            assert refusal.message.endswith(".")
    if illegal:
        told = rules.describe(state)
        with pytest.raises(rules.IllegalAction):
            rules.apply(state, rules.parse(illegal))
        assert rules.describe(state) == told


def check_replay(rules: Any, setup: Any, texts: Iterable[str], last: State) -> None:
    """Replayed from action texts alone, as a save is, the game ends in the same state."""
    state = rules.start(setup)
    for text in texts:
        state = rules.apply(state, rules.parse(text)).state
    assert state == last
