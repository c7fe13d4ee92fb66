"""The tip at the mouse over a table of places: the answer to a click, or what the mouse is over."""

from collections.abc import Callable

from mexica.drawing.tip_box import TipLine
from mexica.play.commands import Command
from mexica.shell.match.place_table import AnyPlaceTable
from mexica.shell.match.rule_tips import reason_lines, with_key_of_rule

MakeLines = Callable[[], tuple[TipLine, ...]]


def lines_at_mouse(
    table: AnyPlaceTable, button: MakeLines, part: MakeLines, place: MakeLines
) -> tuple[TipLine, ...]:
    """Return the lines of the tip at the mouse, empty for no tip.

    `button` and `part` make those of what the mouse has rested on, `place` those of a place at any time.
    """
    mouse = table.mouse
    if mouse.said is not None:
        found = reason_lines(mouse.said.reason, refused=mouse.said.refused)
    elif mouse.covered:
        return ()
    elif mouse.over is not None:
        found = button() if mouse.rested else ()
    elif mouse.part is not None:
        found = part() if mouse.rested else ()
    else:
        found = place()
    return with_key_of_rule(found, table.keys.shown(Command.RULE))
