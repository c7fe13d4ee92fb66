"""Finds the puzzles in `saves/puzzles/aztekz/`: `python -m build_scripts.aztekz_puzzles`.

From each seed pyramids are laid card by card at random, with heroes and souls at random on them. The seed
decides what the puzzle asks for. Where it is to free or to steal, every turn that seat 0 can play is tried:
the position is a puzzle if those that free most free the same piles, need a trick, and gain more than what is
quickest. Where it looks beyond the turn, every move is tried with every place for the card: it is a puzzle if
few of these turns do it, and none without a move. The best puzzle of each seed is kept.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from build_scripts.aztekz_turns import (
    TRICKS,
    Count,
    Trick,
    Turn,
    best_turns,
    every_move,
    every_turn,
    frees_the_same,
    quickest,
    with_one_place,
    with_places,
)
from build_scripts.puzzle_search import Puzzle, main
from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.evaluation import thefts
from mexica.games.aztekz.puzzle_goals import RIVAL, could_free, puzzle_goals
from mexica.games.aztekz.rules import PositionError, State, apply, legal_actions
from mexica.games.aztekz.rules.actions import LayCard
from mexica.games.aztekz.rules.material import HELPERS, SOULS, SOULS_A_KIND
from mexica.play.lessons import LEARNER

ASKED: Final = ("steal", "free", "points", "keep", "prepare", "prevent")
LEAST: Final = {"steal": 4, "free": 5, "points": 3, "keep": 5, "prepare": 5, "prevent": 3}
BEYOND_THE_TURN: Final = ("keep", "prepare", "prevent")
FEW: Final = 0.02  # of the turns may reach a goal beyond the turn
TRIED: Final = 150  # turns at random, to see whether it is worth while to try all of them
CARDS: Final = range(9, 20)  # in the pyramid
KINDS: Final = range(3, 6)  # of souls on the table
HEAPS: Final = range(4, 9)  # of lying souls
NEAR: Final = 6  # cards on which heroes stand
HEAP: Final = (1, 2, 2, 3, 3)  # souls in one
CARRIED: Final = (0, 0, 1, 2, 3, 4, 5)  # souls by a helper
TRIES: Final = 40  # positions drawn from a seed
BEST_OF: Final = 2  # puzzles of a seed, the better one is kept


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


def positions(seed: int, seats: int) -> Iterator[dict[str, Any]]:
    """The positions drawn from this seed, those in which heroes stand where they may."""
    generator = Random(seed)
    for _ in range(TRIES):
        description = scattered(laid_at_random(seats, generator), generator)
        try:
            rules.position(description)
        except PositionError:
            continue
        yield description


def best_of_game(seed: int) -> Puzzle | None:
    """Return the puzzle of the positions of this seed that gains most beyond what is obvious."""
    asked = ASKED[seed % len(ASKED)]
    if asked in BEYOND_THE_TURN:
        every = (_beyond(one, asked, Random(seed)) for one in positions(seed, 2))
    else:
        tricks = TRICKS[asked]
        trick = tricks[seed // len(ASKED) % len(tricks)]
        every = (_within(one, asked, trick) for one in positions(seed, 2 + seed // len(ASKED) % 3))
    found = islice((one for one in every if one is not None), BEST_OF)
    return max(found, key=lambda one: (one.target - one.obvious, one.target), default=None)


# --- puzzles ---


def _within(description: dict[str, Any], asked: str, trick: Trick) -> Puzzle | None:
    """A puzzle of what is gained within the turn, which needs this trick; the quickest turns gain less."""
    begin, count = rules.position(description), puzzle_goals()[asked].count
    turns = every_turn(begin)
    best = best_turns(begin, turns, count)
    most, obvious = count(begin, best[0].end), quickest(begin, turns, count)
    if most < max(LEAST[asked], obvious + 1) or not frees_the_same(best) or not trick(begin, best[0]):
        return None
    return Puzzle({"position": description}, best[0].actions, most, obvious, asked)


def _beyond(description: dict[str, Any], asked: str, generator: Random) -> Puzzle | None:
    """A puzzle of what the next turn could bring, which few turns solve, and no card laid without a move."""
    begin = rules.position(description)
    if not _is_worth_while(begin, asked):
        return None
    count, moves = quick_count(begin, asked), every_move(begin)
    idle = max((count(begin, turn.end) for turn in with_places(moves[0])), default=0)
    target = could_free(begin, RIVAL) if asked == "prevent" else max(LEAST[asked], idle + 1)
    tried = generator.sample(moves, min(TRIED, len(moves)))
    some = [turn for move in tried for turn in with_one_place(move, generator)]
    if idle >= target or sum(count(begin, turn.end) >= target for turn in some) > 2 * FEW * len(some):
        return None
    every = [with_places(move) for move in moves]
    best, target = solutions(begin, asked, every, target)
    if not best or len(best) > FEW * sum(map(len, every)) or not _needs_its_place(asked, best, every):
        return None
    shortest = min(best, key=lambda turn: len(turn.actions))
    return Puzzle({"position": description}, shortest.actions, target, idle, asked)


def _is_worth_while(begin: State, asked: str) -> bool:
    """Whether there is anything to keep, or to prevent."""
    if asked == "prevent":
        return could_free(begin, RIVAL) >= LEAST[asked]
    stolen = thefts(RIVAL, begin.pyramid, begin.players)
    return asked != "keep" or any(theft.seat == LEARNER for theft in stolen)


def quick_count(begin: State, asked: str) -> Count:
    """Return a fast count that finds about as much as the goal's own: more where that is to prevent."""
    if asked == "prepare":
        return lambda _first, now: could_free(now, LEARNER, plain=True)
    if asked == "prevent":
        danger = could_free(begin, RIVAL)
        return lambda _first, now: danger - could_free(now, RIVAL, plain=True)
    return puzzle_goals()[asked].count


def solutions(begin: State, asked: str, every: list[list[Turn]], target: int) -> tuple[list[Turn], int]:
    """Return the turns that reach the most, or all that is to be prevented, and how much that is."""
    count, exact = quick_count(begin, asked), puzzle_goals()[asked].count
    gained = [(count(begin, turn.end), turn) for turns in every for turn in turns]
    if asked != "prevent":
        target = max(target, *(many for many, _turn in gained))
    found = [turn for many, turn in gained if many >= target]
    return [turn for turn in found if exact(begin, turn.end) == target], target


def _needs_its_place(asked: str, best: list[Turn], every: list[list[Turn]]) -> bool:
    """Whether most places for the card would spoil each of these turns."""
    places = {turns[0].actions[:-1]: len(turns) for turns in every if turns}
    by_move = Counter(turn.actions[:-1] for turn in best)
    return asked == "keep" or all(many <= places[move] / 2 for move, many in by_move.items())


if __name__ == "__main__":
    main(best_of_game, rules.KEY, __doc__)
