"""Finds the puzzles in `saves/puzzles/aztekz/`: `python -m build_scripts.aztekz_puzzles`.

From each seed pyramids are laid card by card at random, with heroes and souls at random on them. Every turn
that seat 0 can play there is tried. Where those that score most free the same piles, need a trick, and score
more than what is quickest to free, the position is a puzzle. The best one of each seed is kept; the
seed decides which trick it needs.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from attrs import frozen

from build_scripts.puzzle_search import Puzzle, main
from mexica.games.aztekz import rules
from mexica.games.aztekz.rules import (
    Action,
    PositionError,
    State,
    apply,
    freeing,
    legal_actions,
    points,
    refusal,
    stepping,
)
from mexica.games.aztekz.rules.actions import DropSouls, GiveSouls, LayCard, StealSouls, TakeSouls
from mexica.games.aztekz.rules.material import CHIEF, HELPERS, SOULS, SOULS_A_KIND

BEYOND: Final = 1  # points by which a puzzle's turn must beat the quickest ones
LEAST: Final = 3  # points that a puzzle asks for
CARDS: Final = range(9, 20)  # in the pyramid
KINDS: Final = range(3, 6)  # of souls on the table
HEAPS: Final = range(4, 9)  # of lying souls
NEAR: Final = 6  # cards on which heroes stand
HEAP: Final = (1, 2, 2, 3, 3)  # souls in one
CARRIED: Final = (0, 0, 1, 2, 3, 4, 5)  # souls by a helper
TRIES: Final = 40  # positions drawn from a seed


@frozen
class Turn:
    """The actions of a turn, and the state that they lead to before the card is laid."""

    actions: tuple[Action, ...]
    end: State


def every_turn(begin: State) -> list[Turn]:
    """Return a shortest turn for each state that a turn can lead to before the card is laid.

    Of a kind everything is taken that lies there: less would never score more.
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


def gained(begin: State, turn: Turn) -> int:
    """Return the points that seat 0 scores in this turn."""
    return points(turn.end)[0] - points(begin)[0]


def best_turns(begin: State, turns: list[Turn]) -> list[Turn]:
    """Return those of these turns that score most, the shortest first."""
    most = max(gained(begin, turn) for turn in turns)
    return sorted((one for one in turns if gained(begin, one) == most), key=lambda turn: len(turn.actions))


def quickest_points(begin: State, turns: list[Turn]) -> int:
    """Return the most points that are scored by as few actions as any are, 0 if none are scored at all."""
    scoring = [turn for turn in turns if gained(begin, turn)]
    fewest = min((len(turn.actions) for turn in scoring), default=0)
    return max((gained(begin, turn) for turn in scoring if len(turn.actions) == fewest), default=0)


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


TRICKS: Final = (drops, gives_twice, passes_the_chief, steals)


# --- positions ---


def laid_at_random(seats: int, generator: Random) -> dict[str, Any]:
    """Return the description of a game in which only cards were laid, each on an empty cell."""
    state = rules.start(rules.new_setup(seats, generator.getrandbits(32)))
    cards = generator.choice(CARDS)
    while len(state.pyramid.cells) < cards or rules.to_move(state):
        lays = [one for one in legal_actions(state) if isinstance(one, LayCard)]
        if not lays:
            break
        outward = [one for one in lays if one.cell not in state.pyramid.cells]
        state = apply(state, generator.choice(outward or lays)).state
    return {**rules.describe(state), "to_move": 0}


def scattered(description: dict[str, Any], generator: Random) -> dict[str, Any]:
    """Return the description with other heroes and souls, anywhere on its cards."""
    cells, left = list(description["cards"]), Counter(dict.fromkeys(SOULS, SOULS_A_KIND))
    kinds = generator.sample(SOULS, generator.choice(KINDS))

    def drawn(numbers: Sequence[int]) -> tuple[str, int]:
        soul = generator.choice(kinds)
        many = min(generator.choice(numbers), left[soul])
        left[soul] -= many
        return soul, many

    left[description["drawn"]["soul"]] -= 1
    souls: dict[str, dict[str, int]] = {}
    for _ in range(generator.choice(HEAPS)):
        soul, many = drawn(HEAP)
        if many:
            lying = souls.setdefault(generator.choice(cells), {})
            lying[soul] = lying.get(soul, 0) + many
    seats, near = [], generator.sample(cells, NEAR)
    for _ in description["seats"]:
        helpers = []
        for _helper in HELPERS:
            soul, many = drawn(CARRIED)
            helpers.append({"at": generator.choice(near), "soul": soul if many else None, "souls": many})
        seats.append({"chief": generator.choice(near), "helpers": helpers, "piles": []})
    kept = {key: description[key] for key in ("phase", "round", "to_move", "first", "drawn", "cards", "deck")}
    return {**kept, "souls": souls, "seats": seats}


def positions(seed: int) -> Iterator[dict[str, Any]]:
    """The positions drawn from this seed, those in which heroes stand where they may."""
    generator = Random(seed)
    for _ in range(TRIES):
        description = scattered(laid_at_random(2 + seed % 3, generator), generator)
        try:
            rules.position(description)
        except PositionError:
            continue
        yield description


def best_of_game(seed: int) -> Puzzle | None:
    """Return the puzzle of the positions of this seed that scores most beyond what is quickest."""
    found = []
    for description in positions(seed):
        begin = rules.position(description)
        turns = every_turn(begin)
        best = best_turns(begin, turns)
        most, quickest = gained(begin, best[0]), quickest_points(begin, turns)
        if most < LEAST or most - quickest < BEYOND or not frees_the_same(best):
            continue
        if TRICKS[seed % len(TRICKS)](begin, best[0]):
            found.append(Puzzle({"position": description}, best[0].actions, most, quickest))
    return max(found, key=lambda one: (one.points - one.obvious, one.points), default=None)


if __name__ == "__main__":
    main(best_of_game, rules.KEY, __doc__)
