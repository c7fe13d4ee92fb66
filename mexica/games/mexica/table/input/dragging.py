"""Dragging: a tool from the bar, a token from the display, the Pilli or a bridge to where it shall go."""

from typing import Final

from attrs import frozen

from mexica.drawing.drag import Drag
from mexica.games.mexica.rules.actions import TakeActionToken
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.board.figures import Badge, Face, Figure, Flight
from mexica.games.mexica.table.input.click_outcome import Do, Outcome, Say
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.input.offers import Offers
from mexica.games.mexica.table.input.pointing import Pointing

_REACH: Final = 0.3  # of a space's width; nearer to where it went down, the mouse has only clicked
_OPACITY: Final = 0.85  # of what is dragged
_SIDE: Final = 1.15  # of what is no piece of the board, in widths of a space
_FLAT: Final = {
    ToolKind.CANAL: "icon_canal_single",
    ToolKind.DOUBLE: "icon_canal_double",
    ToolKind.TAKE: "ap_ui",
    ToolKind.PROPOSE: "icon_propose",
}


@frozen
class Grip:
    """What the mouse went down on: a tool of the bar, a displayed token by its size, or a piece's space."""

    tool: ToolKind | None = None
    token: int | None = None
    space: Space | None = None

    @classmethod
    def under(cls, mouse: Pointing, hand: Hand) -> "Grip | None":
        """Return what can be dragged from where the mouse is, None if nothing."""
        if mouse.over is not None:
            return cls(tool=mouse.over) if isinstance(mouse.over, ToolKind) else None
        if mouse.token is not None:
            removing = hand.tool is not None and hand.tool.kind is ToolKind.PROPOSE
            return None if removing else cls(token=mouse.token)
        if mouse.space is None or hand.offers is None:
            return None
        # a figure is taller than its space; with a tool in hand, the space behind it is meant
        spaces = (mouse.space,) if hand.tool is not None else (mouse.space, mouse.pilli)
        found = (space for space in spaces if space is not None and _stands(hand, hand.offers, space))
        return next((cls(space=space) for space in found), None)

    def is_under(self, mouse: Pointing) -> bool:
        """Return whether the mouse is still over it."""
        if self.tool is not None:
            return mouse.over is self.tool
        return mouse.token == self.token if self.token is not None else mouse.space == self.space


class Dragging:
    """Takes in hand what the mouse drags from its place, and uses it where the mouse lets go."""

    def __init__(self, mouse: Pointing) -> None:
        self._mouse = mouse
        self._drag: Drag[Grip] = Drag()

    @property
    def holds(self) -> bool:
        """Whether the mouse went down on something that can be dragged, and is still down."""
        return self._drag.held is not None

    @property
    def carries(self) -> bool:
        """Whether that has been dragged away from its place."""
        return self._drag.carries

    def press(self, hand: Hand) -> bool:
        """Return whether the mouse went down on something that can be dragged, which is held from now on."""
        grip = Grip.under(self._mouse, hand)
        if grip is not None:
            self._drag.press(grip, self._mouse.position)
        return grip is not None

    def follow(self, hand: Hand, space_width: float) -> Outcome:
        """Follow the mouse; once it leaves the place with what is held, take that in hand or say why not."""
        held = self._drag.held
        if held is None or held.is_under(self._mouse):
            return None
        grip = self._drag.leaves(self._mouse.position, _REACH * space_width)
        if grip is None:
            return None
        outcome = _take(grip, hand)
        hand.carried = hand.tool is not None
        if not hand.carried:
            self._drag.end()
        return outcome

    def release(self, hand: Hand, *, at_home: bool) -> Outcome:
        """Use what is dragged where the mouse is, or click what was only pressed; the hand is empty then.

        `at_home` means that the mouse is where the mover's own tokens lie.
        """
        dropped = self._drag.carries
        pressed = self._drag.end()
        if dropped:
            outcome = _drop(hand, self._mouse, at_home=at_home)
            hand.carried = False
            return outcome
        if pressed is None:
            return None
        if pressed.token is not None:
            return hand.click_token(pressed.token)
        return None if pressed.space is None else hand.click(pressed.space)

    def cancel(self, hand: Hand) -> bool:
        """Put what is dragged back; return whether anything was."""
        dragged = self._drag.carries
        self._drag.end()
        hand.carried = False
        if dragged:
            _empty(hand)
        return dragged


def carried_figure(hand: Hand, colour: str, at: tuple[int, int], space_width: float) -> Figure | None:
    """Return the picture, at the mouse, of what a player of this colour drags; None if nothing is in hand."""
    tool, side = hand.tool, round(_SIDE * space_width)
    if tool is None:
        return None
    match tool.kind:
        case ToolKind.FOUND:
            token = hand.offers.founding_size if hand.offers is not None else None
            return None if token is None else Face(token, at, side)
        case ToolKind.BRIDGE:
            return Flight(f"bridge_{tool.directions[0].value}", at, share=_OPACITY)
        case ToolKind.TEMPLE:
            return Flight(f"temple_{colour}_{tool.floors}", at, share=_OPACITY)
        case ToolKind.MOVE | ToolKind.PLACE:
            return Flight(f"pilli_{colour}", at, share=_OPACITY)
    return Badge(_FLAT[tool.kind], at, side, share=_OPACITY)


def _stands(hand: Hand, offers: Offers, space: Space) -> bool:
    """Whether something can be dragged from a space: the Pilli, or a bridge that may be moved."""
    tool = hand.tool
    if tool is not None and tool.kind is ToolKind.PLACE:
        return True  # the Pilli is not on the board yet
    if space == offers.state.mover.pilli:
        return hand.fits(ToolKind.MOVE)
    return space in offers.movable_bridges and (
        tool is None or tool.origin == space or offers.piece_offer(tool, space) is not None
    )


def _take(grip: Grip, hand: Hand) -> Outcome:
    """Take what was gripped in hand; say why it cannot be used."""
    if grip.token is not None:
        hand.tool = None
        return hand.click_token(grip.token)
    if grip.space is not None:
        return _take_piece(grip.space, hand)
    assert grip.tool is not None
    if hand.tool is not None and hand.tool.kind is grip.tool:
        return None
    hand.tool = None
    if grip.tool is ToolKind.TAKE and hand.fits(ToolKind.TAKE):
        hand.tool = Tool(ToolKind.TAKE)  # `pick` would take the token at once
        return None
    return hand.pick(grip.tool)


def _take_piece(space: Space, hand: Hand) -> Outcome:
    if hand.offers is not None and space in hand.offers.movable_bridges:
        hand.tool = Tool(ToolKind.BRIDGE, origin=space)
    elif hand.tool is None or hand.tool.kind not in (ToolKind.MOVE, ToolKind.PLACE):
        hand.tool = Tool(ToolKind.MOVE)
    return None


def _drop(hand: Hand, mouse: Pointing, *, at_home: bool) -> Outcome:
    """Use the tool in hand where the mouse is, and put it away."""
    tool = hand.tool
    if tool is None or hand.offers is None:
        return None
    outcome: Outcome = None
    match tool.kind:
        case ToolKind.TAKE if at_home:
            outcome = Do((TakeActionToken(),))
        case ToolKind.TAKE if mouse.over is None:
            outcome = (
                Say.why(hand.offers.why_not(tool, space)) if (space := mouse.space) is not None else None
            )
        case ToolKind.PROPOSE if mouse.token is not None:
            outcome = hand.click_token(mouse.token)
        case _ if mouse.space is not None:
            outcome = hand.click(mouse.space)
            if hand.tool is not None and hand.tool.origin != tool.origin:
                return outcome  # a bridge was picked up, whose new place is still to be clicked
    _empty(hand)
    return outcome


def _empty(hand: Hand) -> None:
    if hand.tool is not None and hand.tool.kind is not ToolKind.PLACE:
        hand.tool = None
