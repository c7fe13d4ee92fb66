"""Whether board, seats and supply of a position together hold no more than the box."""

from collections import Counter
from collections.abc import Sequence

from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.material import CALPULLI, FLOORS
from mexica.games.mexica.rules.position_faults import Faults
from mexica.games.mexica.rules.spaces import size
from mexica.games.mexica.rules.state import Player, Supply


def check_neutral_temples(faults: Faults, board: Board) -> None:
    """Note more neutral temples, or more floors of them, than a setup has (R2.7, R2.8)."""
    standing = [size(spaces) for spaces in board.temples[-1]]
    many, most = sum(standing), material.NEUTRAL_COUNT
    if many > most:
        faults.add(f"{many} neutral temples stand, and {most} at most are possible (R2.7).")
    many = sum(floors * built for floors, built in zip(FLOORS, standing, strict=True))
    most = material.MOST_NEUTRAL_FLOORS
    if many > most:
        faults.add(f"The neutral temples have {many} floors, and {most} at most are possible (R2.8).")


def most_temples(floors: int, period: int = material.LAST_PERIOD) -> int:
    """Return how many temples with so many floors a seat has had by this period (R2.5)."""
    return sum(temples[floors - 1] for temples in material.TEMPLES_BY_PERIOD[:period])


def check_counts(faults: Faults, sizes: Sequence[int]) -> None:
    """Note sizes of which there are more tokens than exist (R2.1)."""
    for token, many in sorted(Counter(sizes).items()):
        if token in CALPULLI and many > CALPULLI[token][2]:
            faults.add(f"There are {many} tokens of size {token}, more than exist (R2.1).")


def check_box(faults: Faults, board: Board, players: Sequence[Player], supply: Supply, period: int) -> None:
    """Note where board, seats and supply together hold more than there is (R2.3, R2.5)."""
    held = sum(player.action_tokens for player in players)
    if held + supply.action_tokens > material.ACTION_TOKENS:
        tokens = f"{held} action tokens and the reserve {supply.action_tokens}"
        faults.add(f"The seats hold {tokens}, more than the 12 there are (R2.3).")
    built = size(board.bridges)
    if built + supply.bridges > material.BRIDGES:
        bridges = f"{built} bridges are on the board and {supply.bridges} in the supply"
        faults.add(f"{bridges}, more than the 11 there are (R2.3).")
    for seat, player in enumerate(players):
        for floors, spaces, left in zip(FLOORS, board.temples[seat], player.temples, strict=True):
            if size(spaces) + left > most_temples(floors, period):
                temples = f"{size(spaces)} temples with {floors} floors and {left} left to build"
                faults.add(f"Seat {seat} has built {temples}, more than it has in period {period} (R2.5).")
