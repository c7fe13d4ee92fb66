"""From button to button of the bar by the keyboard."""

from collections.abc import Sequence
from typing import Any


def next_button(row: Sequence[Any], over: Any, step: int) -> Any | None:
    """Return the next button (1) or the one before (-1) among those that can be used; None if none can.

    From none of them, `over` being another thing or nothing, the first or the last one is next.
    """
    if not row:
        return None
    at = row.index(over) + step if over in row else (0 if step > 0 else -1)
    return row[at % len(row)]
