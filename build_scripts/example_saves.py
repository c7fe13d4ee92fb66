"""Makes Mexica's two games in `saves/` that ship with the program: `python -m build_scripts.example_saves`.

The computer plays every seat. The same seeds give the same games until the computer's play changes.
"""

from collections.abc import Callable
from pathlib import Path

from build_scripts.computer_games import actions_until, write
from mexica.games.mexica import rules
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.material import ACTION_POINTS
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import SAVES, Record, new_record
from mexica.play.record import PlayerInfo

TOKENS_LEFT = 4  # of the seven of period 2
TEMPLES_LEFT = 3  # at least, so that there is something to build


def played(record: Record, until: Callable[[State], bool], seed: int) -> Record:
    """Return the game played by the computer until `until` accepts a state, or to its end."""
    players = [mind("greedy", seed + seat) for seat in range(record.setup.seats)]
    return Record(record.setup, record.players, actions_until(until, rules, record.setup, players))


def in_the_second_period(state: State) -> bool:
    """Return whether seat 0 begins a turn in the middle of period 2, with temples left to build."""
    turn = state.turn
    begins = turn.phase is Phase.TURNS and turn.to_move == 0 and turn.action_points == ACTION_POINTS
    stocked = sum(state.mover.temples) >= TEMPLES_LEFT
    return begins and stocked and turn.period > 1 and len(state.display) <= TOKENS_LEFT


def main() -> None:
    """Write both games."""
    three = (
        PlayerInfo("Citlali", "red"),
        PlayerInfo("Axayacatl", "sand", "greedy"),
        PlayerInfo("Tizoc", "black", "greedy"),
    )
    begun = played(new_record(three, first=1, seed=2), in_the_second_period, seed=2)
    write(SAVES, Path("saves", "In the second period.json"), begun)
    two = (PlayerInfo("Citlali", "grey"), PlayerInfo("Itzcoatl", "red", "greedy"))
    finished = played(new_record(two, first=0, seed=8), lambda state: False, seed=8)
    write(SAVES, Path("saves", "A finished game.json"), finished)


if __name__ == "__main__":
    main()
