"""An action in Mexica as clicks and keys."""

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
from mexica.texts import pgettext
from tests.package.person import Person


class MexicaPerson(Person):
    """Does the same in the window and in its mirror."""

    @property
    def hand(self) -> Hand:
        """What the person holds."""
        hand: Hand = self.mirror.match.table.hand
        return hand

    def space(self, space: Space, *, alone: bool = False) -> None:
        """Click a space."""
        self.click(self.mirror.match.view.layout.centre(space), alone=alone)

    def act(self, action: Action) -> tuple[Action, ...]:
        """Do this action of the person to move; return all actions of the match after it.

        A walk to a space that is farther away is several.
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
                self.wait_for_actions()
                return self.actions
        return (*self.actions, action)

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
            self.press(pgettext("answer", "End turn"), alone=True)


def _tool_of(action: PlaceCanal | BuildBridge | MoveBridge) -> ToolKind:
    if isinstance(action, PlaceCanal):
        return ToolKind.CANAL if len(action.spaces) == 1 else ToolKind.DOUBLE
    return ToolKind.BRIDGE
