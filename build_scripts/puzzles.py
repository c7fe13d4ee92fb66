"""Finds the puzzles in `saves/puzzles/`: `python -m build_scripts.puzzles`.

The computer plays games on its level greedy. At each turn of seat 0 a wide search looks for the turn that
scores most points at once; where it scores clearly more than the greedy level's own turn, that position is a
candidate, unless the turn ends a period. The best candidate of each game is kept, and of these those that
score most beyond greedy. A file holds a save, the points to score, the turn that scores them; titles are in
`mexica/games/mexica/puzzle_texts.py` by the name of the file, and have to be written again for other puzzles.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from attrs import frozen

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, never
from mexica.games.mexica.ai.advice import Candidate, tidied
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.ai.weights import strongest_weights
from mexica.games.mexica.rules import Action, State, apply, start
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.material import ACTION_POINTS
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import SAVES, Record, new_record
from mexica.play.record import PlayerInfo

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "saves" / "puzzles"
NODES = 1500  # positions of a search
BEYOND = 3  # points by which a puzzle's turn must beat the greedy level's
LEAST = 6  # points that a puzzle asks for
PLAYERS = (
    PlayerInfo("Red", "red"),
    PlayerInfo("Black", "black", "greedy"),
    PlayerInfo("Sand", "sand", "greedy"),
    PlayerInfo("Grey", "grey", "greedy"),
)


@frozen
class Puzzle:
    """A game up to a turn of seat 0, the actions that score most in it, their points, and greedy's."""

    record: Record
    solution: tuple[Action, ...]
    points: int
    greedy: int

    def data(self) -> dict[str, Any]:
        """Return what the file holds."""
        return {
            "save": SAVES.encode(self.record),
            "target": self.points,
            "solution": [str(action) for action in self.solution],
        }


def gained_by_greedy(state: State, seed: int) -> int:
    """Return the points that the greedy level scores at once in this turn."""
    player, seat, turn = mind("greedy", seed), state.turn.to_move, state.turn.round
    now = state
    while (now.turn.phase, now.turn.to_move, now.turn.round) == (Phase.TURNS, seat, turn):
        action = player.choose(now)
        if action == EndTurn():
            break
        now = apply(now, action).state
    return now.players[seat].points - state.players[seat].points


def best_turn(state: State) -> Candidate:
    """Return the turn found that scores most points at once, the shortest of these."""
    search = TurnSearch(state, strongest_weights(state.seats), Meter(Budget(nodes=NODES), never))
    search.widen_step_by_step()
    seat = state.turn.to_move
    ends = search.ends(10**6)
    best = max(ends, key=lambda end: (end.state.players[seat].points, -len(end.actions)))
    return tidied(state, Candidate(best.actions, best.state, best.score))


def scores_a_period(state: State) -> bool:
    """Return whether ending the turn here ends a period."""
    return any(isinstance(event, PeriodScored) for event in apply(state, EndTurn()).events)


def turns(record: Record, seed: int) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Play a game on the greedy level; yield each beginning of a turn of seat 0 with the actions so far."""
    players = [mind("greedy", seed + seat) for seat in range(record.setup.seats)]
    state, actions = start(record.setup), []
    while state.turn.phase is not Phase.OVER:
        turn = state.turn
        if (turn.phase, turn.to_move, turn.action_points) == (Phase.TURNS, 0, ACTION_POINTS):
            yield state, tuple(actions)
        action = players[turn.to_move].choose(state)
        actions.append(action)
        state = apply(state, action).state


def candidates(seats: int, seed: int) -> Iterator[Puzzle]:
    """The positions of a game that make a puzzle."""
    record = new_record(PLAYERS[:seats], seed % seats, seed)
    for state, actions in turns(record, seed):
        best = best_turn(state)
        points = best.end.mover.points - state.mover.points
        if points < LEAST or scores_a_period(best.end):
            continue
        greedy = max(gained_by_greedy(state, number) for number in range(3))
        if points - greedy >= BEYOND:
            yield Puzzle(Record(record.setup, record.players, actions), best.actions, points, greedy)


def best_of_game(seed: int) -> Puzzle | None:
    """Return the puzzle of a game that scores most beyond greedy, None if it has none."""
    those = candidates(2 + seed % 3, seed)
    return max(those, key=lambda one: (one.points - one.greedy, one.points), default=None)


def find(games: int, jobs: int) -> list[Puzzle]:
    """Return the best puzzle of each game, those first that score most beyond greedy."""
    found = []
    with ProcessPoolExecutor(jobs) as pool:
        for seed, one in enumerate(pool.map(best_of_game, range(games))):
            if one is not None:
                found.append(one)
                told = ", ".join(map(str, one.solution))
                sys.stdout.write(f"game {seed}: {one.points} points, greedy {one.greedy}: {told}\n")
                sys.stdout.flush()
    return sorted(found, key=lambda one: (one.greedy - one.points, -one.points))


def main() -> None:
    """Find puzzles and write the best ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    found = find(asked.games, asked.jobs)[: asked.count]
    for number, puzzle in enumerate(sorted(found, key=lambda one: (one.points, len(one.solution))), 1):
        path = FOLDER / f"{number:02}.json"
        text = json.dumps(puzzle.data(), indent=1, ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name}: {puzzle.points} points, greedy {puzzle.greedy}\n")


if __name__ == "__main__":
    main()
