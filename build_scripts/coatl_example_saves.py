"""Makes Cóatl's two games in `saves/coatl/`, which ship too: `python -m build_scripts.coatl_example_saves`.

The computer plays every seat, that of the person on its strongest level. The same seeds give the same games
until the computer's play changes.
"""

from pathlib import Path

from build_scripts.computer_games import played_by_levels, write
from mexica.games.coatl import rules
from mexica.games.coatl.ai.players import mind
from mexica.games.coatl.rules import State
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.match.match_record import SAVES, new_record
from mexica.play.record import PlayerInfo

FOLDER = Path("saves", "coatl")


def in_the_middle(state: State) -> bool:
    """Return whether seat 0 begins a turn with a serpent finished and two in the making."""
    turn, first = state.turn, state.players[0]
    begins = turn.phase is Phase.TURNS and turn.to_move == 0 and turn.doing is None
    return begins and len(first.finished) == 1 and len(first.unfinished) == 2  # noqa: PLR2004  # at most


def main() -> None:
    """Write both games."""
    three = (
        PlayerInfo("Citlali", "blue"),
        PlayerInfo("Ayocuan", "red", "strongest"),
        PlayerInfo("Temilotzin", "green", "planner"),
    )
    begun = played_by_levels(in_the_middle, rules, new_record(three, first=1, seed=3), mind)
    write(SAVES, FOLDER / "Serpents in the making.json", begun)
    two = (PlayerInfo("Citlali", "green"), PlayerInfo("Cacamatzin", "yellow", "strongest"))
    finished = played_by_levels(rules.is_over, rules, new_record(two, first=0, seed=8), mind)
    write(SAVES, FOLDER / "Six serpents.json", finished)


if __name__ == "__main__":
    main()
