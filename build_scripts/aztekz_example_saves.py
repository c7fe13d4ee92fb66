"""Makes the two games in `saves/aztekz/`, which ship too: `python -m build_scripts.aztekz_example_saves`.

The computer plays every seat, that of the person on its strongest level. The same seeds give the same games
until the computer's play changes.
"""

from pathlib import Path

from build_scripts.computer_games import played_by_levels, write
from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.players import mind
from mexica.games.aztekz.rules import State
from mexica.games.aztekz.rules.state import Phase
from mexica.games.aztekz.table.match.match_record import SAVES, new_record
from mexica.play.record import PlayerInfo

FOLDER = Path("saves", "aztekz")
CARDS = 15  # in the pyramid in the middle of a game, at least


def in_the_middle(state: State) -> bool:
    """Return whether seat 0 begins a turn with souls freed, and others carried, in a large pyramid."""
    turn, first = state.turn, state.players[0]
    begins = turn.phase is Phase.TURNS and turn.to_move == 0 and turn.moving is None
    large = len(state.pyramid.cells) >= CARDS
    return begins and large and bool(first.piles) and any(helper.souls > 1 for helper in first.helpers)


def main() -> None:
    """Write both games."""
    three = (
        PlayerInfo("Citlali", "red"),
        PlayerInfo("Nahualli", "black", "planner"),
        PlayerInfo("Pochtecatl", "sand", "greedy"),
    )
    begun = played_by_levels(in_the_middle, rules, new_record(three, first=1, seed=3), mind)
    write(SAVES, FOLDER / "Souls on the way.json", begun)
    two = (PlayerInfo("Citlali", "grey"), PlayerInfo("Xolotl", "black", "strongest"))
    finished = played_by_levels(rules.is_over, rules, new_record(two, first=0, seed=8), mind)
    write(SAVES, FOLDER / "The last card.json", finished)


if __name__ == "__main__":
    main()
