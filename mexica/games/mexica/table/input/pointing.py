"""Where the mouse is, how long it has rested there, and the tip beside it."""

from collections.abc import Callable, Sequence
from math import dist
from typing import Final

from mexica.drawing.tip_box import TipLine
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import BuildTemple, PlaceCanal
from mexica.games.mexica.rules.spaces import Space, SpaceSet
from mexica.games.mexica.rules.state import Phase, Seat
from mexica.games.mexica.table.bar.commands_and_keys import Request, TableKeys
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.input.click_outcome import Say
from mexica.games.mexica.table.input.district_info import district_at
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.input.mouse_tips import (
    button_lines,
    land_lines,
    offer_lines,
    points_lines,
    said_lines,
    space_lines,
    token_lines,
)
from mexica.games.mexica.table.panels.display_view import DisplaySlot
from mexica.shell.match.button_looks import Pointer
from mexica.shell.match.toolbar import Toolbar

REST: Final = 0.7  # hover time in seconds before a tip appears
STALE: Final = 2.0  # seconds without a move of the mouse after which a tip gives way to what moves
_MOVED_AWAY: Final = 12  # pixels; a longer move of the mouse is deliberate
_KNOWN: Final = 3600.0  # seconds
_SAID_FOR: Final = 3.5  # seconds for which a refusal is shown, unless the mouse goes elsewhere


class Pointing:
    """The mouse over the table: the thing under it, and the tip about that."""

    def __init__(self, previews: Callable[[], bool], keys: Callable[[], TableKeys]) -> None:
        """`previews` returns whether to tell what the piece in hand would do before a click.

        `keys` returns the keys, which the tips of buttons name.
        """
        self._previews, self._keys = previews, keys
        self.position = (0, 0)
        self.by_keys = False  # whether the keyboard pointed last
        self.space: Space | None = None
        self.pilli: Space | None = None  # where the Pilli stands whose figure it is over
        self.last_space: Space | None = None  # at which the keyboard pointed
        self.over: Request | None = None
        self.pressed: Request | None = None
        self.token: int | None = None  # its size
        self.place: int | None = None  # the number of its place in the display
        self.seat: Seat | None = None  # the seat whose line of the players panel it is over
        self.at_points = False  # over the turn box, where the points are
        self._rested = 0.0
        self._still = 0.0  # seconds since the mouse moved
        self._said: Say | None = None
        self._said_for = 0.0
        self._covers: tuple[int, int] | None = None  # no tip here: it would cover what has happened

    @property
    def previews(self) -> bool:
        """Whether to show what the piece in hand would do before a click."""
        return self._previews()

    @property
    def pointer(self) -> Pointer:
        """The buttons under the mouse and pressed by it."""
        return Pointer(self.over, self.pressed)

    @property
    def rested(self) -> bool:
        """Whether the mouse has been over the same thing for a while, and a tip may be shown there."""
        return self._rested >= REST and self._covers is None

    @property
    def refused(self) -> frozenset[Space]:
        """The space on which a click was refused just now."""
        space = self._said.space if self._said is not None and self._said.refused else None
        return frozenset() if space is None else frozenset({space})

    def move(
        self,
        position: tuple[int, int],
        view: TableView,
        bar: Toolbar,
        display: Sequence[DisplaySlot],
        seat: Seat | None,
    ) -> None:
        """Follow the mouse to this pixel; `display` tells what can be pointed at, `seat` whose line it is."""
        before = self._under
        if position != self.position:
            self._still = 0.0
        self.position, self.by_keys = position, False
        if self._covers is not None and dist(self._covers, position) > _MOVED_AWAY:
            self._covers = None
        self.over = bar.at(position)
        self.space = None if self.over or seat is not None else view.layout.space_at(position)
        self.pilli = None if self.space is None else view.pilli_at(position)
        number = view.layout.place_at(position, len(display))
        there = number is not None and display[number].fate == "available"
        self.place = number if there else None
        self.token = display[number].size if there and number is not None else None
        self.seat = seat
        self.at_points = self.over is None and view.layout.turn_box.collidepoint(position)
        if before != self._under:
            self._rested = 0.0
            self._said = None

    @property
    def _under(self) -> tuple[object, ...]:
        return self.space, self.over, self.token, self.seat, self.at_points or None

    @property
    def chosen_button(self) -> Request | None:
        """The button at which the keyboard points, if any."""
        return self.over if self.by_keys else None

    def go_to(self, space: Space, view: TableView) -> None:
        """Point at a space with the keyboard."""
        self._go_to(view.layout.centre(space))
        self.space = self.last_space = space

    def go_to_token(self, place: int, size: int, position: tuple[int, int]) -> None:
        """Point with the keyboard at the token of this size, in this place of the display."""
        self._go_to(position)
        self.place, self.token = place, size

    def go_to_button(self, asked: Request, position: tuple[int, int]) -> None:
        """Point at a button with the keyboard."""
        self._go_to(position)
        self.over = asked

    def leave_button(self) -> None:
        """Point no longer at a button."""
        self.over = None

    def _go_to(self, position: tuple[int, int]) -> None:
        self.position, self.by_keys, self._covers = position, True, None
        self.space = self.pilli = self.over = self.token = self.place = self.seat = None
        self.at_points = False
        self._rested, self._still, self._said = 0.0, 0.0, None

    def say(self, said: Say) -> None:
        """Show why a click did nothing, or what to do next."""
        self._said, self._said_for = said, _SAID_FOR

    def hide_tips(self) -> None:
        """Show no tip until the mouse rests again."""
        self._rested, self._said = min(self._rested, 0.0), None

    def note_action(self) -> None:
        """After an action, show no tip over it until the mouse has moved away or a click is refused."""
        self.hide_tips()
        self._covers = self.position

    def note_motion(self) -> None:
        """When something has moved, show no tip over it if the mouse has not moved for long."""
        if self._still >= STALE:
            self._covers = self.position

    def note_press(self) -> None:
        """After a press, show no tip for that button while the mouse stays on it."""
        if self.over is not None:
            self._rested = -_KNOWN

    def tick(self, seconds: float, *, moving: bool = False) -> bool:
        """Let time pass, in which something on the table is `moving`; return whether the picture changed."""
        rested, said = self.rested, self._said
        self._rested += seconds
        self._still += seconds
        if moving:
            self.note_motion()
        self._said_for -= seconds
        if self._said_for <= 0:
            self._said = None
        return self.rested != rested or self._said != said

    @property
    def next_wake(self) -> float | None:
        """Seconds until a tip appears or disappears, None for never."""
        wishes = []
        if 0 <= self._rested < REST and any(thing is not None for thing in self._under):
            wishes.append(REST - self._rested)
        if self._said is not None:
            wishes.append(self._said_for)
        return max(0.0, min(wishes)) if wishes else None

    def district(self, state: State) -> SpaceSet:
        """Return the district to mark: the one the mouse rests on."""
        return district_at(state, self.space) if self.rested else 0

    def tips(
        self, state: State, hand: Hand, usable: bool, names: Sequence[str], why: str = ""
    ) -> tuple[TipLine, ...]:
        """Return the lines of the tip at the mouse, empty for no tip.

        `usable` says whether the button there can be used, and `why` why not.
        """
        if self._said is not None:
            return said_lines(self._said)
        if self._covers is not None:
            return ()
        if self.over is not None:
            return button_lines(self.over, hand, usable, self._keys(), why) if self.rested else ()
        if self.at_points:
            shown = self.rested and state.turn.phase is Phase.TURNS
            return points_lines(state) if shown else ()
        if self.token is not None:
            proposing = hand.tool is not None and hand.tool.kind is ToolKind.PROPOSE
            return token_lines(self.token, proposing) if self.rested else ()
        offer = hand.offer() if self.previews else None
        lines = offer_lines(state, offer, names) if offer else ()
        if self.space is not None and self.rested:
            said = hand.only_said() if self.previews else None
            told = said_lines(said) if said else ()
            lines = (*lines, *told, *space_lines(state, self.space, names))
        actions = offer.actions if offer is not None else ()
        digs, builds = (any(isinstance(one, kind) for one in actions) for kind in (PlaceCanal, BuildTemple))
        if not digs and (district := self.district(state)):
            lines = (*lines, *land_lines(state, district, names, compared=builds))
        return lines
