"""Finds the puzzles in `saves/puzzles/mexica/`: `python -m build_scripts.mexica_puzzles`.

The computer plays games on its level greedy. At each turn of seat 0 a wide search looks for the turn that
scores most points at once; where it scores clearly more than the greedy level's own turn, that position is a
candidate, unless the turn ends a period. The best candidate of each game is kept, and of these those that
score most beyond greedy.
"""

from collections.abc import Iterator

from build_scripts.computer_games import states_played
from build_scripts.puzzle_search import Puzzle, main
from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, never
from mexica.games.mexica import rules
from mexica.games.mexica.ai.advice import Candidate, tidied
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.ai.weights import strongest_weights
from mexica.games.mexica.rules import KEY, Action, State, apply
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.material import ACTION_POINTS
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import SAVES, Record, new_record
from mexica.play.record import PlayerInfo

NODES = 1500  # positions of a search
BEYOND = 3  # points by which a puzzle's turn must beat the greedy level's
LEAST = 6  # points that a puzzle asks for
PLAYERS = (
    PlayerInfo("Red", "red"),
    PlayerInfo("Black", "black", "greedy"),
    PlayerInfo("Sand", "sand", "greedy"),
    PlayerInfo("Grey", "grey", "greedy"),
)


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
    for state, actions in states_played(rules, record.setup, players):
        turn = state.turn
        if (turn.phase, turn.to_move, turn.action_points) == (Phase.TURNS, 0, ACTION_POINTS):
            yield state, actions


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
            told = Record(record.setup, record.players, actions)
            yield Puzzle({"save": SAVES.encode(told)}, best.actions, points, greedy)


def best_of_game(seed: int) -> Puzzle | None:
    """Return the puzzle of a game that scores most beyond greedy, None if it has none."""
    those = candidates(2 + seed % 3, seed)
    return max(those, key=lambda one: (one.target - one.obvious, one.target), default=None)


if __name__ == "__main__":
    main(best_of_game, KEY, __doc__)
