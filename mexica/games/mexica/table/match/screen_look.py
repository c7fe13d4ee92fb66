"""The display of a match: over the state, on the buttons of the bar, at the mouse, in the title line."""

from attrs import evolve

from mexica.drawing.tip_box import TipLine
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.table.bar.bar_looks import looks, names
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand, Request
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.input.match_look import looking_look, match_look
from mexica.games.mexica.table.input.others_marks import mark_lines, seat_mark_lines
from mexica.games.mexica.table.match.match_record import PlayedAction
from mexica.games.mexica.table.match.open_commands import open_commands
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.motions.motion_look import moving_look
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from mexica.play.commands import Command
from mexica.shell.match.bar_state import switched_on
from mexica.shell.match.button_looks import ButtonLook, CommandsNow, Pointer
from mexica.shell.match.rule_tips import with_key_of_rule
from mexica.shell.match.seat_looks import seat_lines
from mexica.shell.match.usable_commands import why_barred
from mexica.texts import _


def look(table: Table, view: TableView) -> Look:
    """Return what the view shows over the state."""
    if table.looks_back:
        over_state = looking_look(table.looking, table.session, table.seats, table.mouse)
        over_state = evolve(
            over_state, flat_view=table.flat_view, floors=table.show_floors, marks=table.marks
        )
        return moving_look(table.motion, over_state, geometry_of(view, len(table.seats)))
    hand = table.shown_hand
    over_state = match_look(table.session, table.seats_now, hand, table.mouse, flat_view=table.flat_view)
    over_state = evolve(over_state, marks=table.marks)
    geometry = geometry_of(view, len(table.seats))
    moving = moving_look(table.motion, evolve(over_state, floors=table.show_floors), geometry)
    if table.motion.blocking:
        return evolve(moving, scoring=True)
    return table.lake.over(moving, geometry)


def button_looks(table: Table) -> dict[Request, ButtonLook]:
    """Return how the buttons of the bar look."""
    if table.motion.blocking:
        return grey_looks(table)
    hand = table.shown_hand
    state = hand.state or table.looking.state
    commands = CommandsNow(open_commands(table, hand), _on(table), table.keys.caps, names())
    return looks(state, hand, table.mouse.pointer, commands)


def grey_looks(table: Table) -> dict[Request, ButtonLook]:
    """Return how the buttons look while a scoring is shown and they are all disabled."""
    commands = CommandsNow(frozenset(), _on(table), table.keys.caps, names())
    return looks(table.session.state, Hand(), Pointer(), commands)


def _on(table: Table) -> frozenset[Request]:
    return switched_on(table) | ({MexicaCommand.FLAT_VIEW} if table.flat_view else set())


def tips(table: Table) -> tuple[TipLine, ...]:
    """Return the lines of the tip at the mouse, empty for no tip."""
    if table.motion.blocking:
        return ()
    over, hand, said = table.mouse.over, table.shown_hand, table.mouse.said
    if (seat := table.mouse.seat) is not None and over is None and said is None:
        told = (*seat_lines(table.seats[seat]), *seat_mark_lines(table.marks, seat, table.names))
        return told if table.mouse.rested else ()
    usable = hand.fits(over) if isinstance(over, ToolKind) else over in open_commands(table, table.hand)
    why = why_barred(table, over)
    found = table.mouse.tips(hand.state or table.looking.state, hand, usable, table.names, why)
    space = table.mouse.space if table.mouse.rested and over is None else None
    found = with_key_of_rule(found, table.keys.shown(Command.RULE))
    return found if space is None else (*found, *mark_lines(table.marks, space, table.names))


def scoring_hint(table: Table) -> str:
    """Return how to continue while a scoring or the victory feast is shown, else an empty string."""
    if not table.motion.blocking:
        return ""
    if table.motion.held:
        return _("Click or press a key for the result.")
    period = _scored_period(table.session.history[-1])
    return _("End of period {period}. Click or Space: next. Esc: skip all.").format(period=period)


def _scored_period(played: PlayedAction) -> int:
    """The period of the scoring that an action led to."""
    return next(event.period for event in played.events if isinstance(event, PeriodScored))
