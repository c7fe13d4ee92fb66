"""Every turn of seat 0 in Aztekz, for the search for puzzles: its moves, places for its card, tricks."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from attrs import frozen

from mexica.games.aztekz.ai.moves import moves
from mexica.games.aztekz.rules import Action, State, apply, freeing, placing, refusal, stepping
from mexica.games.aztekz.rules.actions import DropSouls, GiveSouls, LayCard, StealSouls, TakeSouls
from mexica.games.aztekz.rules.material import CHIEF

Count = Callable[[State, State], int]
"""What is gained from the first state of a turn to another: the `count` of a puzzle's target."""


@frozen
class Turn:
    """The actions of a turn, and the state that they lead to."""

    actions: tuple[Action, ...]
    end: State


def every_turn(begin: State) -> list[Turn]:
    """Return a shortest turn for each state that a turn can lead to before the card is laid.

    Of a kind everything is taken that lies there: less would never free more. Nor would scaring away.
    """
    found = {begin: Turn((), begin)}
    for state in (edge := [begin]):
        for action in deeds(state):
            after = apply(state, action).state
            if after not in found:
                found[after] = Turn((*found[state].actions, action), after)
                edge.append(after)
    return list(found.values())


def deeds(state: State) -> Iterator[Action]:
    """Yield what the heroes that may act now can do, but for scaring souls away and taking less of a kind."""
    for name in stepping.actors(state):
        yield from stepping.candidates(state, name)
        if name == CHIEF:
            yield from freeing.steal_candidates(state)
        else:
            hero = state.mover.hero(name)
            lying = state.pyramid.lying(hero.at)
            yield from (TakeSouls(name, *heap) for heap in lying if hero.soul in (None, heap[0]))
            deed = DropSouls(name), GiveSouls(name)
            yield from (one for one in deed if hero.souls and refusal(state, one) is None)


def every_move(begin: State) -> list[Turn]:
    """Return the moves of one hero, that without any action first, as the computer players look at them.

    They look at more than the rules allow where souls are scared away.
    """
    ends = ((move.actions, _end(begin, move.actions)) for move in moves(begin))
    return [Turn(actions, end) for actions, end in ends if end is not None]


def _end(state: State, actions: Sequence[Action]) -> State | None:
    """The state after these actions, None if the rules refuse one."""
    for action in actions:
        if refusal(state, action) is not None:
            return None
        state = apply(state, action).state
    return state


def with_places(move: Turn) -> list[Turn]:
    """Return the whole turns that begin with this move, one for each way to lay the card."""
    return [_laid(move, lay) for lay in placing.candidates(move.end)]


def with_one_place(move: Turn, generator: Random) -> list[Turn]:
    """Return one of the turns that begin with this move, if there is any."""
    lays = list(placing.candidates(move.end))
    return [_laid(move, generator.choice(lays))] if lays else []


def _laid(move: Turn, lay: LayCard) -> Turn:
    return Turn((*move.actions, lay), apply(move.end, lay).state)


def best_turns(begin: State, turns: list[Turn], count: Count) -> list[Turn]:
    """Return those of these turns that gain most, the shortest first."""
    gained = [count(begin, turn.end) for turn in turns]
    best = [turn for turn, many in zip(turns, gained, strict=True) if many == max(gained)]
    return sorted(best, key=lambda turn: len(turn.actions))


def quickest(begin: State, turns: list[Turn], count: Count) -> int:
    """Return the most that is gained by as few actions as any is, 0 if nothing is gained at all."""
    gaining = [turn for turn in turns if count(begin, turn.end)]
    fewest = min((len(turn.actions) for turn in gaining), default=0)
    return max((count(begin, turn.end) for turn in gaining if len(turn.actions) == fewest), default=0)


def frees_the_same(turns: list[Turn]) -> bool:
    """Return whether all of these turns free the same piles by the same hero."""
    freed = {(turn.end.mover.piles, turn.actions[0].hero) for turn in turns}  # type: ignore[union-attr]
    return len(freed) == 1


# --- tricks ---


def drops(begin: State, turn: Turn) -> bool:
    """Return whether souls are dropped, and only once souls are given."""
    kinds = [type(action) for action in turn.actions]
    return DropSouls in kinds and kinds.count(GiveSouls) == 1


def gives_twice(begin: State, turn: Turn) -> bool:
    """Return whether two piles are given."""
    return sum(isinstance(action, GiveSouls) for action in turn.actions) > 1


def steals(begin: State, turn: Turn) -> bool:
    """Return whether souls are stolen, although some could be freed without a step."""
    at_once = {type(action) for action in deeds(begin)}
    return isinstance(turn.actions[-1], StealSouls) and bool(at_once & {StealSouls, GiveSouls})


def passes_the_chief(begin: State, turn: Turn) -> bool:
    """Return whether the helper could give souls on its way, but does so only with more of them."""
    could, state = 0, begin
    for action in turn.actions:
        could += any(isinstance(deed, GiveSouls) for deed in deeds(state))
        could -= isinstance(action, GiveSouls)
        state = apply(state, action).state
    kinds = [type(action) for action in turn.actions]
    return could > 0 and GiveSouls in kinds and DropSouls not in kinds


Trick = Callable[[State, Turn], bool]
TRICKS: Final[Mapping[str, tuple[Trick, ...]]] = {
    "steal": (steals,),
    "free": (gives_twice, drops),
    "points": (passes_the_chief, gives_twice),
}
"""What puzzles need of a turn, by their goals."""
