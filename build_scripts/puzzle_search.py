"""What the searches for puzzles share: a puzzle found, the search over many games, the files.

A file of `saves/puzzles/GAME/` holds a save or a position, a target (points unless it names another goal),
and the turn that reaches it.
Titles are in the game's `puzzle_texts.py` by the name of the file, and have to be written again for other
puzzles.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from mexica.play.puzzle_files import POINTS

PUZZLES: Final = Path(__file__).resolve().parent.parent / "saves" / "puzzles"


@frozen
class Puzzle:
    """What a turn of seat 0 begins with, the actions that gain most in it, how much, what is obvious.

    `begin` is the `save` of the game up to the turn, or the description of its `position`.
    """

    begin: Mapping[str, Any]
    solution: tuple[Any, ...]
    target: int
    obvious: int
    goal: str = POINTS


BestOfGame = Callable[[int], Puzzle | None]
"""Returns the puzzle of the game with this seed that scores most beyond the obvious, None if it has none."""


def find(best_of_game: BestOfGame, seeds: Sequence[int], jobs: int) -> list[Puzzle]:
    """Return the best puzzle of each game that has one."""
    found = []
    with ProcessPoolExecutor(jobs) as pool:
        for seed, one in zip(seeds, pool.map(best_of_game, seeds), strict=True):
            if one is not None:
                found.append(one)
                told = ", ".join(map(str, one.solution))
                sys.stdout.write(f"game {seed}: {one.goal} {one.target}, obvious {one.obvious}: {told}\n")
                sys.stdout.flush()
    return found


def write(found: list[Puzzle], key: str) -> None:
    """Write the puzzles of the game with this key, numbered in this order."""
    folder = PUZZLES / key
    folder.mkdir(exist_ok=True)
    for number, puzzle in enumerate(found, 1):
        path = folder / f"{number:02}.json"
        named = {} if puzzle.goal == POINTS else {"goal": puzzle.goal}
        solution = [str(action) for action in puzzle.solution]
        data = {**puzzle.begin, **named, "target": puzzle.target, "solution": solution}
        text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name}: {puzzle.goal} {puzzle.target}, obvious {puzzle.obvious}\n")


def main(best_of_game: BestOfGame, key: str, about: str) -> None:
    """Find puzzles and write the best ones, as the command line asks."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seeds", type=int, nargs="+", help="write those of these games, in order")
    asked = parser.parse_args()
    found = find(best_of_game, asked.seeds or range(asked.games), asked.jobs)
    if not asked.seeds:
        found.sort(key=lambda one: (one.obvious - one.target, -one.target))
        found = sorted(found[: asked.count], key=lambda one: (one.target, len(one.solution)))
    write(found, key)
