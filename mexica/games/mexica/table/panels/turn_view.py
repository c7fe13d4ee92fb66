"""The turn box in the bar: whose turn it is, in which round and period, and the points left to spend.

When the game is over it shows who has won.
"""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.drawing.thinking_dots import ThinkingDots
from mexica.games.mexica.rules import material, winners
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.texts import _, listed, ngettext

_GOLD: Final[Colour] = (255, 214, 110)
_QUIET: Final[Colour] = (240, 226, 196)
_SPENT: Final = 0.35
_COINS_WIDE: Final = material.ACTION_POINTS * 1.04 + 2.7  # in coins: those of the turn, "+12", one more


@frozen
class TurnBoxLayout:
    """The layout of the turn box, in pixels: a sign on the left, three lines of text beside it."""

    high: int
    sign: tuple[float, float]
    words: Rect
    middle: int

    @classmethod
    def of(cls, layout: Layout) -> "TurnBoxLayout":
        """Divide the turn box of a layout."""
        box = layout.turn_box
        high = min(box.height, round(box.width * 0.4))
        middle = box.centery + round(high * 0.04)
        left = box.left + round(high * 0.9)
        words = Rect(left, box.top, box.right - round(high * 0.1) - left, box.height)
        return cls(high, (box.left + high * 0.46, middle), words, middle)

    @property
    def name(self) -> tuple[float, float]:
        """The middle of the left edge of the first line."""
        return self.words.left, self.middle - self.high * 0.27

    @property
    def coins(self) -> Rect:
        """The second line."""
        top = round(self.middle - self.high * 0.13)
        return Rect(self.words.left, top, self.words.width, round(self.high * 0.29))

    @property
    def stage(self) -> tuple[float, float]:
        """The middle of the left edge of the third line."""
        return self.words.left, self.middle + self.high * 0.29

    @property
    def small(self) -> int:
        """The letter height of the third line."""
        return max(SMALLEST, round(self.high * 0.17))


class TurnView:
    """Draws the bar once, and the turn box for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._fonts = fonts
        self._places = TurnBoxLayout.of(layout)

    def draw_bar(self, target: Target) -> None:
        """Draw the stone of the bar."""
        put(target, self._sprites.surface("bar_stone", self._layout.bar.size), self._layout.bar)

    def draw(self, target: Target, state: State, look: Look) -> None:
        """Draw whose turn it is, what is left to spend, period and round; the winners if the game is over."""
        places = self._places
        if state.turn.phase is Phase.OVER:
            self._winners(target, state, look)
        elif look.scoring:
            crown = self._sprites.fitted("icon_crown", (round(0.6 * places.high),) * 2)
            put_centred(target, crown, places.sign)
            self._name(target, _("Scoring"))
        else:
            seat = look.seat(state.turn.to_move)
            self._signs(target, [seat.sign.name])
            self._name(target, seat.name)
            if state.turn.proposal is None:  # while a removal is voted on, the points are the proposer's
                self._coins(target, places.coins, state)
        words, colour = _stage(state, look.scoring), _QUIET
        if state.turn.phase is not Phase.OVER and not look.scoring and look.seat(state.turn.to_move).thinking:
            words, colour = _thinking(), _GOLD
        stage = self._fonts.fitted(words, places.small, places.words.width, colour)
        put_left(target, stage, places.stage)

    def _winners(self, target: Target, state: State, look: Look) -> None:
        """Draw the winners with a crown, and their points."""
        won = [look.seat(seat) for seat in winners(state)]
        self._signs(target, [seat.sign.name for seat in won], crowned=True)
        self._name(target, listed([seat.name for seat in won]))
        points = state.players[winners(state)[0]].points
        text = ngettext("{points} point", "{points} points", points).format(points=points)
        place = self._places.coins
        line = self._fonts.fitted(text, round(place.height * 0.86), place.width, _GOLD, True)
        put_left(target, line, place.midleft)

    def _name(self, target: Target, text: str) -> None:
        places = self._places
        name = self._fonts.fitted(text, round(places.high * 0.23), places.words.width, CREAM, True)
        put_left(target, name, places.name)

    def _signs(self, target: Target, colours: Sequence[str], *, crowned: bool = False) -> None:
        """Draw the signs of seats side by side, with a crown over each if they have won."""
        high, (x, y) = self._places.high, self._places.sign
        each = 0.68 * high / max(1.0, 0.72 * len(colours))
        side = round(each * (0.8 if crowned else 1.0))
        for number, colour in enumerate(colours):
            across = x + (number - (len(colours) - 1) / 2) * each
            sign = self._sprites.fitted(f"roof_{colour}", (side, side))
            put_centred(target, sign, (across, y + (0.17 * side if crowned else 0)))
            if crowned:
                crown = self._sprites.fitted("icon_crown", (round(side * 0.72),) * 2)
                put_centred(target, crown, (across, y - 0.44 * side))

    def _coins(self, target: Target, place: Rect, state: State) -> None:
        """Draw the AP of a turn as coins, spent ones faded; then the action tokens held."""
        side = min(place.height, int(place.width / _COINS_WIDE))
        coin = self._sprites.fitted("ap_ui", (side, side))
        spent = dimmed(coin, _SPENT)
        x = place.left + side / 2
        for number in range(material.ACTION_POINTS):
            put_centred(target, coin if number < state.turn.action_points else spent, (x, place.centery))
            x += side * 1.04
        if held := state.mover.action_tokens:
            number_text = self._fonts.numeral(f"+{held}", round(side * 0.85), CREAM)
            put_left(target, number_text, (x, place.centery))
            put_centred(target, coin, (x + number_text.width + side * 0.62, place.centery))


def put_left(target: Target, picture: Surface, middle_left: tuple[float, float]) -> None:
    """Draw a premultiplied picture with the middle of its left edge at this point."""
    put_centred(target, picture, (middle_left[0] + picture.width / 2, middle_left[1]))


def draw_thinking(target: Surface, layout: Layout, fonts: Fonts, dots: ThinkingDots) -> None:
    """Draw the dots of a thinking computer behind the word in the third line of the turn box."""
    places = TurnBoxLayout.of(layout)
    x, y = places.stage
    x += fonts.width(_thinking(), places.small) + 0.5 * places.small
    dots.draw(target, layout.turn_box, (x, y), places.small)


def _thinking() -> str:
    return _("Thinking")


def _stage(state: State, scoring: bool) -> str:
    if scoring and state.turn.phase is not Phase.OVER:
        return _("End of period {period}").format(period=state.turn.period)
    if state.turn.phase is Phase.OVER:
        return _("Game over")
    if state.turn.phase is Phase.PLACING:
        return _("Choose a start space")
    if state.turn.proposal is not None:
        return _("Remove token {size}?").format(size=state.turn.proposal.size)
    return _("Period {period} · round {round}").format(period=state.turn.period, round=state.turn.round)
