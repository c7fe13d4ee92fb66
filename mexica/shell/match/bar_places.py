"""Where the buttons of the bar are: the tools, and beside them undo, redo, menu, hint and end of turn."""

from collections.abc import Callable
from typing import Any, Final

from attrs import field, frozen
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.table_layout import TableLayout
from mexica.play.commands import Command

_TOOLS_SHARE: Final = 0.695  # of the width for the tools; the rest is for undo to end of turn
_SMALL_SHARE: Final = 0.103  # of the rest for each pair of small buttons
_HINT_SHARE: Final = 0.255  # of the rest
_UPPER_SHARE: Final = 0.62  # of the height, for the tools above the rest
_SMALL_BELOW: Final = 0.062  # of the width, at most, for each small button in a line of its own
_HINT_BELOW: Final = 0.46  # of what these leave
_BESIDE_OWN: Final[tuple[tuple[Command, Command], ...]] = (
    (Command.RECORD, Command.LAST_ROUND),
    (Command.STANDINGS, Command.MENU),
)
NAMED: Final[tuple[Command, ...]] = (Command.HINT, Command.END)  # as high as the bar


@frozen
class BarButtons:
    """The buttons in a game's bar: its tools, and a small button of the game's own beside that for sound.

    Each button is named by what it asks for. `icons` has the pictures of those that are the game's own, or
    `signs` draws them, in a height and a colour.
    """

    tools: tuple[Any, ...]
    own: Any
    icons: dict[Any, str]
    signs: dict[Any, Callable[[int, Colour], Surface]] = field(factory=dict)

    @property
    def small(self) -> tuple[tuple[Any, Any], ...]:
        """The small buttons, in columns of two."""
        return ((Command.UNDO, Command.REDO), (self.own, Command.SOUND), *_BESIDE_OWN)


def places(layout: TableLayout, buttons: BarButtons) -> dict[Any, Rect]:
    """Return where the tools are in the bar, and the buttons beside them."""
    if layout.two_lines:
        return _in_two_lines(layout, buttons)
    gap = max(2, round(layout.bar.height * 0.035))
    area = layout.tools.inflate(0, -2 * round(layout.bar.height * 0.09))
    area.top += round(layout.bar.height * 0.025)
    area.width -= gap * 3
    tools = Rect(area.topleft, (round(area.width * _TOOLS_SHARE), area.height))
    return {**_tools(tools, gap, buttons.tools), **_beside(area, gap, buttons.small)}


def _in_two_lines(layout: TableLayout, buttons: BarButtons) -> dict[Any, Rect]:
    """Return the places in a bar with the tools above the other buttons."""
    gap = max(2, round(layout.size[1] * 0.003))
    area = layout.tools.inflate(0, -2 * round(layout.bar.height * 0.05))
    area.top += round(layout.bar.height * 0.015)
    area.width -= gap * 3
    upper = Rect(area.topleft, (area.width, round(area.height * _UPPER_SHARE)))
    lower = Rect(area.left, upper.bottom + gap, area.width, area.bottom - upper.bottom - gap)
    return {**_tools(upper, gap, buttons.tools), **_below(lower, gap, buttons.small)}


def _below(area: Rect, gap: int, pairs: tuple[tuple[Any, Any], ...]) -> dict[Any, Rect]:
    """Return the places of the small buttons side by side, then hint and end of turn."""
    found: dict[Any, Rect] = {}
    left = area.left
    small = min(area.height, round(area.width * _SMALL_BELOW))
    for command in (command for pair in pairs for command in pair):
        found[command] = Rect(left, area.top, small, area.height)
        left += small + gap
    hint = round((area.right - left) * _HINT_BELOW)
    found[Command.HINT] = Rect(left, area.top, hint, area.height)
    found[Command.END] = Rect(left + hint + gap, area.top, area.right - left - hint - gap, area.height)
    return found


def _tools(area: Rect, gap: int, tools: tuple[Any, ...]) -> dict[Any, Rect]:
    found: dict[Any, Rect] = {}
    pitch = area.width / len(tools)
    for number, kind in enumerate(tools):
        left = round(area.left + number * pitch)
        found[kind] = Rect(left, area.top, round(area.left + (number + 1) * pitch) - left - gap, area.height)
    return found


def _beside(area: Rect, gap: int, pairs: tuple[tuple[Any, Any], ...]) -> dict[Any, Rect]:
    found: dict[Any, Rect] = {}
    rest = Rect(round(area.left + area.width * _TOOLS_SHARE) + 2 * gap, area.top, 0, area.height)
    rest.width = area.right - rest.left
    half, small = (area.height - gap) // 2, round(rest.width * _SMALL_SHARE)
    for column, pair in enumerate(pairs):
        for row, command in enumerate(pair):
            left, top = rest.left + column * (small + gap), rest.top + row * (half + gap)
            found[command] = Rect(left, top, small, half)
    left = rest.left + len(pairs) * (small + gap) + gap
    found[Command.HINT] = Rect(left, rest.top, round(rest.width * _HINT_SHARE), rest.height)
    left = found[Command.HINT].right + gap
    found[Command.END] = Rect(left, rest.top, rest.right - left, rest.height)
    return found
