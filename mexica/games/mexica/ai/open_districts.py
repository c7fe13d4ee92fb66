"""The unfounded districts, and those that could be founded as they are."""

from collections.abc import Iterator

from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import SpaceSet, size
from mexica.games.mexica.rules.state import State


def unfounded(board: Board) -> list[SpaceSet]:
    """Return the districts without a token."""
    founded = board.token_spaces
    return [district for district in board.districts if not district & founded]


def open_districts(state: State) -> Iterator[SpaceSet]:
    """Yield the unfounded districts whose size is on display."""
    return (district for district in unfounded(state.board) if size(district) in state.display)
