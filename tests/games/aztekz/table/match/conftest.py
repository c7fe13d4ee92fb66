"""Matches of Aztekz in the window, which are closed at the end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.aztekz.table.playing import Opened, Table


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens a table with a record."""
    made: list[Table] = []

    def open_table(record: Any, **settings: Any) -> Table:
        made.append(Table(tmp_path, record, **settings))
        return made[-1]

    yield open_table
    for each in made:
        each.close()
