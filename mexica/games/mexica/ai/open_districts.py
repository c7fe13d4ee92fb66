"""The unfounded districts that could be founded as they are."""

from collections.abc import Iterator

from mexica.games.mexica.rules.spaces import SpaceSet, size
from mexica.games.mexica.rules.state import State


def open_districts(state: State) -> Iterator[SpaceSet]:
    """Yield the unfounded districts whose size is on display."""
    return (district for district in state.board.unfounded if size(district) in state.display)
