"""What is shown of a desk: over the state, on the buttons, at the mouse and above them all."""

from attrs import evolve

from mexica.drawing.mouse_tip import TipLine
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.table.bar.bar_looks import ButtonLook, Pointer, looks
from mexica.games.mexica.table.bar.commands import MexicaCommand, Request
from mexica.games.mexica.table.bar.toolbar import Toolbar
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.look import Look, SeatLook
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.input.board_look import match_look
from mexica.games.mexica.table.input.hand import Controller
from mexica.games.mexica.table.match.command_handler import Desk
from mexica.games.mexica.table.match.record import PlayedAction
from mexica.games.mexica.table.motions.motion_look import moving_look
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from mexica.games.mexica.table.panels.seats_panel import seat_lines
from mexica.games.mexica.table.review import replay_bar
from mexica.play.commands import Command
from mexica.texts import _


def look(desk: Desk, view: TableView) -> Look:
    """Return what the view is to show over the state."""
    hand = desk.shown_hand
    over_state = match_look(desk.session, _seats_now(desk), hand, desk.mouse, flat_view=desk.flat_view)
    geometry = geometry_of(view, len(desk.seats))
    moving = moving_look(desk.motion, evolve(over_state, floors=desk.show_floors), geometry)
    if desk.motion.blocking:
        return evolve(moving, scoring=True)
    return desk.lake.over(moving, geometry)


def button_looks(desk: Desk) -> dict[Request, ButtonLook]:
    """Return how the buttons of the bar look."""
    if desk.motion.blocking:
        return grey_looks(desk)
    hand = desk.shown_hand
    state = hand.state or desk.session.state
    return looks(state, hand, desk.mouse.pointer, desk.open_to(hand), _on(desk))


def grey_looks(desk: Desk) -> dict[Request, ButtonLook]:
    """Return how they look while something is told, when nothing can be asked for."""
    return looks(desk.session.state, Controller(), Pointer(), frozenset(), _on(desk))


def _on(desk: Desk) -> frozenset[Request]:
    on: set[Request] = {MexicaCommand.FLAT_VIEW} if desk.flat_view else set()
    if desk.flow.watched:
        on.add(desk.flow.speed)
        on |= set() if desk.flow.watching.goes_on else {Command.PAUSE}
    return frozenset(on)


def arrange(desk: Desk, bar: Toolbar) -> None:
    """Let the buttons stand in the bar that are of use now."""
    bar.reviewing = _reviewing(desk)
    bar.watching = desk.flow.watched
    bar.thinking = desk.flow.watched or desk.flow.progress is not None


def title(desk: Desk) -> str:
    """Return where in a finished game one is, or how to watch; nothing while a person plays."""
    if desk.flow.watched:
        return desk.flow.watching.title()
    return replay_bar.title(desk.session, desk.names) if _reviewing(desk) else ""


def lines(desk: Desk) -> tuple[TipLine, ...]:
    """Return what the sign at the mouse says, nothing for no sign."""
    if desk.motion.blocking:
        return ()
    if desk.mouse.seat is not None and desk.mouse.over is None:
        return seat_lines(desk.seats[desk.mouse.seat]) if desk.mouse.rested else ()
    over, hand = desk.mouse.over, desk.shown_hand
    usable = hand.fits(over) if isinstance(over, ToolKind) else over in desk.open_commands
    return desk.mouse.lines(hand.state or desk.session.state, hand, usable, desk.names)


def hint(desk: Desk) -> str:
    """Return what is said as long as a scoring or a feast is shown."""
    if not desk.motion.blocking:
        return ""
    if desk.motion.held:
        return _("Click or press a key for the result.")
    period = _scored_period(desk.session.history[-1])
    return _("End of period {period}. Click or Space: next. Esc: skip all.").format(period=period)


def _reviewing(desk: Desk) -> bool:
    """Whether a finished game can be looked through; not before its end has been told and its result left."""
    return desk.session.finished and not desk.motion.blocking and not desk.at_result


def _seats_now(desk: Desk) -> tuple[SeatLook, ...]:
    """The seats, the one that thinks marked."""
    if not desk.computer_thinks:
        return desk.seats
    mover = desk.session.state.turn.to_move
    return tuple(evolve(seat, thinking=number == mover) for number, seat in enumerate(desk.seats))


def _scored_period(played: PlayedAction) -> int:
    """The period of the scoring that an action led to."""
    return next(event.period for event in played.events if isinstance(event, PeriodScored))
