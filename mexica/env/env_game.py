"""What an environment must know about a game: its rules, the numbers of its actions, what an agent sees."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
from attrs import frozen
from gymnasium import spaces
from numpy.typing import NDArray

from mexica.play.game_rules import ActionT, Rules, Seat, StateT

StateT_contra = TypeVar("StateT_contra", contravariant=True)

Arrays = dict[str, NDArray[Any]]


class Observer(Protocol[StateT_contra]):
    """Turns the states of a game into arrays of numbers."""

    def space(self, seats: int) -> spaces.Dict:
        """Return the shapes, types and bounds of what `observe` returns in a game of so many players."""
        ...

    def observe(self, state: StateT_contra, seat: Seat, begun: tuple[int, ...]) -> Arrays:
        """Return all that this seat knows of a state.

        `begun` are the choices already made of an action that takes several.
        """
        ...


@frozen
class EnvGame(Generic[StateT, ActionT]):
    """One game as its environment sees it.

    `version` rises with every change to the catalogue or to what is observed, as what was learned is then
    worth nothing. `choices` is the catalogue: the text of every number that an agent may choose. `numbers`
    maps an action to the choices that make it, one after the other: mostly a single one; no action's choices
    are the beginning of another's. `drawn` draws a state as text.
    """

    rules: Rules[Any, StateT, ActionT]
    version: int
    choices: tuple[str, ...]
    numbers: Callable[[ActionT], tuple[int, ...]]
    observer: Observer[StateT]
    drawn: Callable[[StateT], str]


FindEnvGame = Callable[[str], EnvGame[Any, Any]]
"""Maps a game's key to the game; a module-level function, because it is sent to other processes."""


class Offers(dict[int, Any]):
    """The legal choices: each maps to the action that it completes, or to the choices that may follow it."""


def offers(game: EnvGame[StateT, ActionT], state: StateT) -> Offers:
    """Return what may be chosen in a state."""
    legal = Offers()
    numbers = game.numbers
    for action in game.rules.legal_actions(state):
        chain, place = numbers(action), legal
        for number in chain[:-1]:
            place = place.setdefault(number, Offers())
        place[chain[-1]] = action
    return legal


def mask(legal: Offers, size: int) -> NDArray[np.int8]:
    """Return an array of so many numbers: 1 for each choice that is legal, 0 for the others."""
    marked = np.zeros(size, np.int8)
    marked[list(legal)] = 1
    return marked
