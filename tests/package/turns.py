"""One action of a person as clicks and keys: done in the mirror first, then in the window."""

import time
from collections.abc import Iterator

import pygame

from mexica.games.mexica.rules.actions import (
    Action,
    Agree,
    BuildBridge,
    BuildTemple,
    Decline,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.panels.display_view import display_slots
from mexica.play.commands import Command
from tests.package.display import DesktopWindow
from tests.package.mirror import Mirror

BEFORE_A_CLICK = 0.1  # seconds


class Person:
    """Does the same in the window and in its mirror."""

    def __init__(self, window: DesktopWindow, mirror: Mirror) -> None:
        self.window, self.mirror = window, mirror

    # --- anywhere ---

    def click(self, place: tuple[int, int], *, alone: bool = False) -> None:
        """Click this place; `alone` leaves the mirror as it is."""
        self.window.move(place)
        time.sleep(BEFORE_A_CLICK)
        self.window.click(place)
        if not alone:
            self.mirror.hands.click(place)

    def press(self, text: str, number: int = 0, *, alone: bool = False) -> None:
        """Click the button with this text; number 0 is the topmost and leftmost."""
        self.mirror.hands.until(lambda: any(button.text == text for button in self.mirror.hands.buttons()))
        button = self.mirror.hands.button(text, number)
        assert button.is_enabled, f"'{text}' cannot be pressed"
        self.click(button.rect.center, alone=alone)

    def key(self, name: str, key: int, mod: int = 0) -> None:
        """Press a key; `name` is what X11 calls it, `key` and `mod` are pygame's numbers."""
        self.window.key(name)
        self.mirror.hands.key(key, mod)

    def write(self, text: str) -> None:
        """Write this in place of all that is in the text field with the focus."""
        self.key("ctrl+a", pygame.K_a, pygame.KMOD_CTRL)
        self.window.write(text)
        self.mirror.hands.write(text)

    def rest(self) -> None:
        """Take the mouse to where nothing is."""
        self.point((1, 1))

    def point(self, place: tuple[int, int]) -> None:
        """Take the mouse to this place."""
        self.window.move(place)
        self.mirror.hands.point(place)

    # --- at the table ---

    @property
    def hand(self) -> Hand:
        """What the person holds."""
        hand: Hand = self.mirror.match.table.hand
        return hand

    def command(self, asked: Command | ToolKind) -> None:
        """Click a button of the bar."""
        self.click(self.mirror.match.bar.places[asked].center)

    def space(self, space: Space, *, alone: bool = False) -> None:
        """Click a space."""
        self.click(self.mirror.match.view.layout.centre(space), alone=alone)

    def act(self, action: Action) -> tuple[Action, ...]:
        """Do this action of the person to move; return all actions of the match after it.

        A walk to a space that is farther away is several. What hands the turn to somebody else is not done in
        the mirror, so that nobody thinks in it.
        """
        match action:
            case PlacePilli(space):
                self.space(space, alone=True)
            case ProposeRemoval(size):
                self._propose(size)
            case Agree() | Decline():
                self.press(type(action).__name__, alone=True)
            case EndTurn():
                self._end()
            case _:
                self._build_or_move(action)
                self.mirror.hands.until(lambda: not self.mirror.match.table.runner.busy)
                return self._actions
        return (*self._actions, action)

    @property
    def _actions(self) -> tuple[Action, ...]:
        actions: tuple[Action, ...] = self.mirror.match.table.session.actions
        return actions

    def _build_or_move(self, action: Action) -> None:
        match action:
            case PlaceCanal() | BuildBridge() | MoveBridge():
                self._lay(action)
            case BuildTemple(space, floors):
                self._hold_temple(floors)
                self.space(space)
            case Walk(space) | TakeBoat(space) | FlatRateMove(space):
                self._hold(ToolKind.MOVE)
                self.space(space)
            case FoundDistrict(space):
                self._hold(ToolKind.FOUND)
                self.space(space)
            case TakeActionToken():
                self.command(ToolKind.TAKE)

    def _hold(self, kind: ToolKind) -> None:
        if self.hand.tool is None or self.hand.tool.kind is not kind:
            self.command(kind)
        assert self.hand.tool is not None, f"{kind} is refused"

    def _hold_temple(self, floors: int) -> None:
        """By a key: what the button takes in hand depends on what was built last."""
        self.window.key(f"shift+{floors}")
        scancode = pygame.KSCAN_1 + floors - 1
        self.mirror.hands.key(pygame.K_0 + floors, pygame.KMOD_SHIFT, scancode=scancode)
        assert self.hand.tool == Tool(ToolKind.TEMPLE, floors)

    def _lay(self, action: PlaceCanal | BuildBridge | MoveBridge) -> None:
        """Lay a canal or a bridge, turned as it must lie."""
        self._hold(_tool_of(action))
        if isinstance(action, MoveBridge) and self.hand.tool is not None and self.hand.tool.origin is None:
            self.space(action.origin)
        space, turned = next(self._ways(action))
        place = self.mirror.match.view.layout.centre(space)
        self.point(place)
        if turned:
            self.key("r", pygame.K_r)
        self.click(place)

    def _ways(self, action: PlaceCanal | BuildBridge | MoveBridge) -> Iterator[tuple[Space, bool]]:
        """The spaces on which a click does this, and whether the piece must be turned first."""
        hand, spaces = self.hand, action.spaces if isinstance(action, PlaceCanal) else (action.space,)
        assert hand.tool is not None
        assert hand.offers is not None
        for tool in (hand.tool, hand.tool.turned()):
            for space in spaces:
                offer = hand.offers.offer(tool, space)
                if offer is not None and offer.actions == (action,):
                    yield space, tool is not hand.tool

    def _propose(self, size: int) -> None:
        self._hold(ToolKind.PROPOSE)
        session = self.mirror.match.table.session
        slots = display_slots(session.state, Look(displays=(session.setup.display, session.setup.later)))
        number = next(n for n, slot in enumerate(slots) if (slot.size, slot.fate) == (size, "available"))
        self.click(self.mirror.match.view.layout.display_place(number, len(slots)).center)
        self.press("Propose", alone=True)

    def _end(self) -> None:
        asked = self.mirror.match.table.session.state.turn.action_points > 0
        self.click(self.mirror.match.bar.places[Command.END].center, alone=not asked)
        if asked:
            self.press("End turn", alone=True)


def _tool_of(action: PlaceCanal | BuildBridge | MoveBridge) -> ToolKind:
    if isinstance(action, PlaceCanal):
        return ToolKind.CANAL if len(action.spaces) == 1 else ToolKind.DOUBLE
    return ToolKind.BRIDGE
