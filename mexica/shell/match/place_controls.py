"""The mouse over the places of a table: what it points at, presses, drags and clicks."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Generic, TypeVar

from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.play.questions import Question
from mexica.shell.match.bar_state import arrange
from mexica.shell.match.outcomes import Do, Outcome, Say
from mexica.shell.match.own_overlays import OwnOverlays
from mexica.shell.match.place_table import AnyPlaceTable
from mexica.shell.match.table_screen import TableScreen
from mexica.texts import _

_REACH: Final = 10  # pixels in a window of 1600x1000; nearer to where it went down the mouse has only clicked


PlaceTableT = TypeVar("PlaceTableT", bound=AnyPlaceTable)
ScreenT = TypeVar("ScreenT", bound=TableScreen)


class PlaceControls(Generic[PlaceTableT, ScreenT]):
    """Points, clicks and drags for the person to move. A game says what lies where, and adds its commands."""

    def __init__(
        self, host: Host[Any], table: PlaceTableT, screen: ScreenT, overlays: OwnOverlays[Any]
    ) -> None:
        """`overlays` tell whether there is a tip at the mouse."""
        self._host, self._screen, self._table, self._overlays = host, screen, table, overlays
        self._mouse, self._drag = table.mouse, table.drag

    def handlers(self) -> dict[Any, Callable[[], None]]:
        """Return the handlers of the commands of a turn; a game adds its own."""
        return {
            Command.TURN: partial(self.turn, 1),
            Command.TURN_BACK: partial(self.turn, -1),
            Command.CLICK: self._click_where_pointed,
            Command.END: partial(self._table.when_played, self._end),
        }

    # ------------------------------------------------------------------ what a game says

    def under(self, position: tuple[int, int]) -> tuple[Any, Any]:
        """Return the place under a pixel beside the bar, and the part of what is open over the table.

        Each is None where there is none.
        """
        raise NotImplementedError

    def click_part(self, part: Any) -> Outcome:
        """Click a part of what is open over the table."""
        raise NotImplementedError

    def click_beyond(self, place: Any) -> bool:
        """Click a place, or None, that the hand has no use for; return whether anything was done."""
        return False

    def said_beyond(self, place: Any) -> Outcome:
        """Return what is told of a click on a place, or None, for which nothing had a use."""
        return None

    def turn(self, step: int) -> None:
        """Turn what is in hand, forward (1) or back (-1)."""
        raise NotImplementedError

    def end_question(self, offers: Any) -> Question | None:
        """Return what to ask before what was begun is ended, with this on offer; None for nothing."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the mouse

    @property
    def pointed(self) -> tuple[object, ...]:
        """What is under the mouse and, as the last item, whether a tip is shown there or something moves."""
        return (*self._mouse.under, bool(self._overlays.tips()) or self.carries)

    @property
    def carries(self) -> bool:
        """Whether the mouse drags something over the board."""
        return self._drag.carries

    def point(self, position: tuple[int, int]) -> None:
        """Follow the mouse, with what it drags."""
        mouse = self._mouse
        arrange(self._table, self._screen.bar)
        before = mouse.under
        mouse.note_position(position)
        mouse.over = self._screen.bar.at(position)
        mouse.place, mouse.part = (None, None) if mouse.over is not None else self.under(position)
        mouse.note_under(before)
        if mouse.over not in (None, before[1]):
            self._host.sound.play("hover")
        self._take_along(position)

    def _take_along(self, position: tuple[int, int]) -> None:
        """Let the mouse take up what it drags."""
        carried = self.carries
        outcome = self._drag.move(position, _REACH * max(1.0, self._screen.view.layout.k))
        if outcome is not None:
            self.carry_out(outcome)
        if self.carries:
            self._screen.note_change()
            if not carried:
                self._host.sound.play("click")

    def press(self) -> None:
        """The left button went down: take hold of what may be dragged."""
        mouse = self._mouse
        mouse.pressed = mouse.over
        if mouse.over is None and mouse.part is None and self._table.person_acts:
            self._drag.press(mouse.place, mouse.position)

    def release(self) -> Any:
        """The left button went up: use what was dragged, or click what was only pressed.

        Return the command of the bar's button that was pressed, if any.
        """
        mouse = self._mouse
        pressed, mouse.pressed = mouse.pressed, None
        carried = self.carries
        if pressed is not None:
            self._drag.cancel()
            mouse.note_press()
            return pressed if mouse.over is pressed else None
        if mouse.over is None or carried:
            self._release(carried)
        return None

    def _release(self, carried: bool) -> None:
        mouse = self._mouse
        if not self._table.person_acts:
            self._drag.cancel()
            self._click_while_waiting()
        elif mouse.part is not None and not carried:
            self._drag.cancel()
            self.carry_out(self.click_part(mouse.part))
        else:
            outcome = self._drag.release(mouse.place)
            self.carry_out(outcome if carried else self._or_beyond(outcome))

    def cancel_drag(self) -> None:
        """Put back what is dragged, as when the button went up where nobody saw it."""
        if self.carries:
            self._drag.cancel()
            self._screen.note_change()

    def _click_where_pointed(self) -> None:
        """Click what the keyboard points at."""
        table, mouse = self._table, self._mouse
        if not table.person_acts:
            self._click_while_waiting()
        elif mouse.part is not None:
            self.carry_out(self.click_part(mouse.part))
        elif mouse.place is not None:
            self.carry_out(self._or_beyond(table.hand.click(mouse.place)))

    def _or_beyond(self, outcome: Outcome) -> Outcome:
        """The outcome of a click, also where the hand has no use for it."""
        place = self._mouse.place
        return outcome if outcome is not None or self.click_beyond(place) else self.said_beyond(place)

    def _click_while_waiting(self) -> None:
        """Click while nobody at the table acts: what the hand need not decide, or show moves at once."""
        table = self._table
        if self.click_beyond(self._mouse.place):
            return
        if table.looking.active:
            how = _("You are looking back. {key} goes back to the position now.")
            table.announcements.toast(how.format(key=table.keys.shown(Command.BACK)))
        else:
            table.speed_up()

    # ------------------------------------------------------------------ what a click or a key leads to

    def _end(self) -> None:
        """End what was begun."""
        table, hand = self._table, self._table.hand
        if not table.person_acts or hand.offers is None:
            return
        question = self.end_question(hand.offers) if self._host.settings.ask_before_end else None
        if question is None:
            self.carry_out(hand.end())
        else:
            table.ask(question, lambda: self.carry_out(hand.end()))

    def carry_out(self, outcome: Outcome) -> None:
        """Do what a click or a key leads to, or tell why nothing is done."""
        match outcome:
            case Do(actions):
                self._table.do(*actions)
            case Say():
                self._mouse.say(outcome)
                if outcome.refused:
                    self._host.sound.play("refused")
            case None:
                self._mouse.hide_tips()
