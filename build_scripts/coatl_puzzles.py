"""Finds the puzzles in `saves/puzzles/coatl/`: `python -m build_scripts.coatl_puzzles`.

The computer plays games on its level greedy, but seat 0 as a beginner, so that serpents and pieces wait for
each other. At each turn of seat 0 every way to finish serpents with what is on the board is tried; in the
last turns, where a turn has two actions, every space to take before, and every use of Perfect Pick. Where the
best leads to one result only, and scores clearly more than an obvious turn and than any level does, the
position is a candidate. The best candidate of each game is kept, and of these those that score most beyond
the obvious.
"""

from collections.abc import Iterator

from attrs import evolve

from build_scripts.coatl_finishes import Turn, best_turns
from build_scripts.computer_games import states_played
from build_scripts.puzzle_search import Puzzle, main
from mexica.games.coatl import rules
from mexica.games.coatl.ai.assembly import assemblies
from mexica.games.coatl.ai.horizon import actions_to_come
from mexica.games.coatl.ai.player_worth import PlayerWorth
from mexica.games.coatl.ai.players import mind
from mexica.games.coatl.ai.weights import weights
from mexica.games.coatl.rules import KEY, Action, State, apply, legal_actions, points, turn_id
from mexica.games.coatl.rules.actions import Done, PerfectPick, TakePieces
from mexica.games.coatl.rules.material import is_body
from mexica.games.coatl.rules.scoring import player_points
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.match.match_record import SAVES, Record, new_record, replay
from mexica.play.record import PlayerInfo

BEYOND = 3  # points by which a puzzle's turn must beat those of the levels
LEAST = 9  # points that a puzzle asks for
LEVELS = (("greedy", 0), ("greedy", 1), ("greedy", 2), ("planner", 0), ("strongest", 0))  # with a seed
PLAYERS = (
    PlayerInfo("Blue", "blue"),
    PlayerInfo("Red", "red", "greedy"),
    PlayerInfo("Green", "green", "greedy"),
    PlayerInfo("Yellow", "yellow", "greedy"),
)


def gained_by(kind: str, state: State, seed: int) -> int:
    """Return the points that a level scores in this turn."""
    player, seat, turn = mind(kind, seed), state.turn.to_move, turn_id(state)
    now = state
    while now.turn.phase is Phase.TURNS and turn_id(now) == turn:
        now = apply(now, player.choose(now)).state
    return points(now)[seat] - points(state)[seat]


def solutions(state: State) -> list[Turn]:
    """Return the turns that score most, all with the same points, but for what nobody can foresee."""
    common = tuple(card for card in state.common if card is not None)
    found = best_turns(state.mover, common)
    if state.turn.actions_left > 1:
        for action in legal_actions(state):
            if isinstance(action, TakePieces | PerfectPick):
                taken = apply(state, action).state.mover
                for turn in best_turns(taken, common):
                    found.append(Turn((action, *turn.actions), turn.points, turn.player, turn.temples))
    most = max((turn.points for turn in found), default=0)
    return [turn for turn in found if turn.points == most]


def only_one(turns: list[Turn]) -> bool:
    """Return whether all of these turns lead to the same serpents."""
    return len({tuple(serpent.pieces for serpent in turn.player.finished) for turn in turns}) == 1


def tidied(state: State, turn: Turn) -> tuple[Action, ...]:
    """Return the actions up to the last point, without a `Done` at the end; they are legal."""
    actions = turn.actions[:-1] if isinstance(turn.actions[-1], Done) else turn.actions
    for action in actions:
        state = apply(state, action).state
    return actions


def turns(record: Record, seed: int) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Play a game; yield each beginning of a turn of seat 0 with the actions so far."""
    kinds = ["beginner", *["greedy"] * (record.setup.seats - 1)]
    players = [mind(kind, seed + seat) for seat, kind in enumerate(kinds)]
    for state, actions in states_played(rules, record.setup, players):
        turn = state.turn
        if turn.phase is Phase.TURNS and turn.to_move == 0 and turn.doing is None:
            yield state, actions


def obvious(state: State) -> int:
    """Return the points of the best turn that comes to mind at once, 0 if none finishes a serpent.

    It is found by the short search of the levels, or only closes serpents, however little that scores.
    """
    common = tuple(card for card in state.common if card is not None)
    worth = PlayerWorth(weights(), common, actions_to_come(state, state.turn.to_move))
    found = [one.player for one in assemblies(state.mover, common, worth, width=1)]
    ends = tuple(piece for piece in state.mover.board if not is_body(piece))
    closing_only = best_turns(evolve(state.mover, board=ends), common)
    found += [turn.player for turn in closing_only]
    before = player_points(state.mover)
    return max((player_points(player) - before for player in found), default=0)


def candidates(seats: int, seed: int) -> Iterator[Puzzle]:
    """The positions of a game that make a puzzle, but for what the levels do in it."""
    record = new_record(PLAYERS[:seats], seed % seats, seed)
    for state, actions in turns(record, seed):
        best = solutions(state)
        if best and best[0].points >= LEAST and only_one(best):
            turn = min(best, key=lambda one: len(one.actions))
            told = Record(record.setup, record.players, actions)
            yield Puzzle({"save": SAVES.encode(told)}, tidied(state, turn), turn.points, obvious(state))


def best_of_game(seed: int) -> Puzzle | None:
    """Return the puzzle of a game that scores most beyond what is obvious, None if it has none."""
    those = (one for one in candidates(2 + seed % 3, seed) if one.target - one.obvious >= BEYOND)
    for one in sorted(those, key=lambda one: (one.obvious - one.target, -one.target)):
        state = replay(SAVES.decode(one.begin["save"]))
        if all(one.target - gained_by(kind, state, seed) >= BEYOND for kind, seed in LEVELS):
            return one
    return None


if __name__ == "__main__":
    main(best_of_game, KEY, __doc__)
