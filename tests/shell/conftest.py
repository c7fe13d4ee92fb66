"""A window for each test, with its own folder."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.shell.hands import Hands


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., Hands]]:
    """Opens a new window at each call, always with the files of the same folder."""
    windows: list[Hands] = []

    def open_window(load: Path | None = None) -> Hands:
        for window in windows:
            window.close()
        windows.append(Hands(tmp_path, load))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


@pytest.fixture
def hands(opened: Callable[..., Hands]) -> Hands:
    """A window that was just opened for the first time."""
    return opened()
