"""The record of a game in a panel beside the board: its turns or its points, of all players or of one.

The panel takes a third of the window's width, at first where it hides less of the board, then right or left
as the player likes. Only the rows in sight are drawn.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import INK, RED
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.list_view import ListView, bar_width
from mexica.drawing.paper_buttons import PaperButton, button_at, draw_button, next_place, spread
from mexica.drawing.record_places import RecordPlaces
from mexica.drawing.record_rows import RecordLines, RecordRows
from mexica.drawing.record_signs import side_sign
from mexica.drawing.seats_panel import PanelSeat
from mexica.drawing.surfaces import put
from mexica.drawing.tip_box import TipLine, draw_tip
from mexica.drawing.view import PanelView
from mexica.texts import _

_WIDTH: Final = 27  # letter heights, like the rest
_LEAST_WIDE: Final = 22
_MOST_WIDE: Final = 0.42  # of the area
_FRAME: Final = 21  # pixels of the paper's red frame in a window of 1600x1000
_BAR: Final = 1.2  # width of the scroll bar over that at the smallest scale
_NOWHERE: Final = (-1, -1)


class RecordPage(Enum):
    """What the rows of the panel are."""

    TURNS = auto()
    POINTS = auto()


@frozen
class RecordActions:
    """What the panel asks for: its rows and the note below them, and what its buttons do."""

    rows: Callable[[RecordPage, int | None], RecordLines]
    note: Callable[[RecordPage, int | None], str]
    look_at: Callable[[int], None]
    now: Callable[[], None]
    copy: Callable[[], None]
    picture: Callable[[], None]
    close: Callable[[], None]


class RecordPanel:
    """The panel in a view: it draws itself and takes the events over it."""

    def __init__(self, seats: Sequence[PanelSeat], actions: RecordActions) -> None:
        self.page = RecordPage.TURNS
        self.seat: int | None = None
        self._chosen_left: bool | None = None  # the side to which the player has put it
        self.list: ListView | None = None
        self.buttons: tuple[PaperButton, ...] = ()
        self._seats, self._actions = tuple(seats), actions
        self._pointer = _NOWHERE
        self._by_keys = False  # whether Tab has put the pointer where it is
        self._rows = RecordLines()
        self._shown: int | None = None  # actions before the position shown, None if that is the latest
        self._built: PanelView | None = None

    @property
    def left(self) -> bool:
        """On which side it is: where the player has put it, else where the table's layout has it."""
        if self._chosen_left is None:
            return self._built is None or self._built.layout.record_left
        return self._chosen_left

    @property
    def place(self) -> Rect:
        """Where the panel is; nowhere before it is built."""
        return Rect(0, 0, 0, 0) if self._built is None else self._places.panel

    def build(self, view: PanelView) -> None:
        """Lay the panel out on its side of the board."""
        self._built = view
        self._drawn = RecordRows(view, self._places.size)
        self.refresh(to_end=True)

    def refresh(self, *, to_end: bool = False) -> None:
        """Take the rows anew; a list that showed its end, or is to (`to_end`), shows the new end."""
        if self._built is None:
            return
        view = self._built
        old, drawn = self.list, self._drawn
        self._rows = self._actions.rows(self.page, self.seat)
        scale = _BAR * max(view.layout.unit, 0.75)
        width = self._places.rows.width - bar_width(scale)
        rows = [drawn.list_row(self._rows, number, width) for number in range(len(self._rows.numbers))]
        thumb = partial(view.sprites.surface, "scroll_thumb")
        self.list = ListView(self._places.rows, rows, scale, thumb)
        at_end = to_end or old is None or old.scroll >= old.most - 1
        self.list.scroll = self.list.most if at_end else min(old.scroll if old else 0.0, self.list.most)
        self._choose()
        self.list.on_choose = self._chosen
        self.buttons = self._make_buttons()

    def show(self, number: int | None) -> None:
        """Mark the row of the position after so many actions, None for the position now."""
        if number != self._shown:
            self._shown = number
            self._choose()
            self.buttons = self._make_buttons()

    def _choose(self) -> None:
        if self.list is None:
            return
        call, self.list.on_choose = self.list.on_choose, lambda _value: None
        self.list.choose(None if self._shown is None else self._rows.telling(self._shown))
        self.list.on_choose = call

    def _chosen(self, value: int | None) -> None:
        if value is not None:
            self._actions.look_at(self._rows.numbers[value])

    # ------------------------------------------------------------------ buttons

    @property
    def _places(self) -> RecordPlaces:
        assert self._built is not None
        view, left = self._built, self.left
        area = view.layout.record_area(left=left)
        # the panel takes no more than its part of the area
        size = min(view.layout.text_size, max(SMALLEST, round(_MOST_WIDE * area.width / _LEAST_WIDE)))
        place = Rect(area)
        place.width = min(round(_WIDTH * size), round(_MOST_WIDE * area.width))
        if not left:
            place.right = area.right
        return RecordPlaces(place, size, round(_FRAME * max(view.sprites.unit, 0.75)))

    def _make_buttons(self) -> tuple[PaperButton, ...]:
        places = self._places
        return (*self._head(places), *self._choices(places), *self._foot(places))

    def _head(self, places: RecordPlaces) -> list[PaperButton]:
        """The buttons in the corner: to the other side, close."""
        line, high = places.line(0), places.high
        close = Rect(line.right - high, line.top, high, high)
        side = close.move(-high - places.gap, 0)
        other, told = partial(side_sign, right=self.left), _("To the other side of the board")
        return [
            PaperButton(side, "", self._change_side, sign=other, told=told),
            PaperButton(close, "×", self._actions.close, told=_("Close")),  # noqa: RUF001  # the sign is meant
        ]

    def _choices(self, places: RecordPlaces) -> list[PaperButton]:
        """The choices of page and player."""
        line, pitch = places.line(1), places.high + places.gap
        line.width -= len(self._seats) * pitch
        pages = {RecordPage.TURNS: _("Turns"), RecordPage.POINTS: _("Points")}
        *page_places, all_place = self._spread((*pages.values(), _("All")), line)
        made = [
            PaperButton(place, text, partial(self._turn_to, page, self.seat), on=page is self.page)
            for place, (page, text) in zip(page_places, pages.items(), strict=True)
        ]
        turn = partial(self._turn_to, self.page, None)
        made.append(PaperButton(all_place, _("All"), turn, on=self.seat is None, told=_("All players")))
        for number, seat in enumerate(self._seats):
            place = Rect(line.right + places.gap + number * pitch, line.top, places.high, places.high)
            turn, told = partial(self._turn_to, self.page, number), _("Only {name}").format(name=seat.name)
            made.append(PaperButton(place, "", turn, seat.sign.sprite, on=number == self.seat, told=told))
        return made

    def _spread(self, texts: Sequence[str], line: Rect) -> list[Rect]:
        assert self._built is not None
        places = self._places
        return spread(texts, line, self._built.fonts, places.size, places.gap)

    def _foot(self, places: RecordPlaces) -> list[PaperButton]:
        """The buttons below the rows."""
        actions = self._actions
        texts = (
            (_("Copy"), actions.copy, _("Copies the record as text.")),
            (_("Picture"), actions.picture, _("Saves the board as a picture.")),
            (_("Back to now"), actions.now, ""),
        )
        spots = self._spread([text for text, *_others in texts], places.line(-1))
        return [
            PaperButton(
                place,
                text,
                action,
                usable=action is not actions.now or self._shown is not None,
                told=told,
            )
            for place, (text, action, told) in zip(spots, texts, strict=True)
        ]

    def _turn_to(self, page: RecordPage, seat: int | None) -> None:
        self.page, self.seat = page, seat
        self.refresh(to_end=True)

    def _change_side(self) -> None:
        self._chosen_left = not self.left
        self.refresh()

    # ------------------------------------------------------------------ events and drawing

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the mouse, or Tab through the buttons; return whether it is used up."""
        if self._built is None or self.list is None:
            return False
        match event.type:
            case pygame.MOUSEMOTION:
                self._pointer, self._by_keys = event.pos, False
                self.list.handle(event)
            case pygame.MOUSEBUTTONDOWN if self.place.collidepoint(event.pos):
                button = button_at(self.buttons, event.pos)
                if button is not None and event.button == pygame.BUTTON_LEFT:
                    button.action()
                elif button is None:
                    self.list.handle(event)
                return True
            case pygame.KEYDOWN if event.key == pygame.K_TAB:
                step = -1 if event.mod & pygame.KMOD_SHIFT else 1
                self._pointer, self._by_keys = next_place(self.buttons, self._pointer, step), True
                return True
            case pygame.KEYDOWN if event.key in (pygame.K_RETURN, pygame.K_SPACE) and self._by_keys:
                button = button_at(self.buttons, self._pointer)
                if button is not None:
                    button.action()
                return button is not None
            case pygame.MOUSEBUTTONUP:
                self.list.handle(event)
                return self.place.collidepoint(event.pos)
            case pygame.MOUSEWHEEL if self.place.collidepoint(self._pointer):
                self.list.handle(event)
                return True
        return False

    def draw(self, target: Surface, view: PanelView) -> None:
        """Draw the paper, the title, the buttons, the rows in sight and the tip of the one pointed at."""
        if self.list is None:
            return
        places = self._places
        size = places.size
        put(target, view.sprites.surface("panel_paper", places.panel.size), places.panel)
        head = places.line(0)
        title = view.fonts.fitted(_("Record"), round(1.25 * size), head.width - 3 * places.high, RED, True)
        put(target, title, title.get_rect(midleft=(head.left + places.gap, head.centery)))
        for button in self.buttons:
            draw_button(target, view, button, size, self._pointer)
        self.list.draw(target)
        self._draw_note(target, view, places)
        self._draw_tip(target, view)

    def _draw_note(self, target: Surface, view: PanelView, places: RecordPlaces) -> None:
        line = places.line(-2)
        text = self._actions.note(self.page, self.seat)
        note = view.fonts.fitted(text, places.size, line.width - places.gap, INK, True)
        put(target, note, note.get_rect(midleft=(line.left + places.gap, line.centery)))

    def _draw_tip(self, target: Surface, view: PanelView) -> None:
        button = button_at(self.buttons, self._pointer)
        if button is not None and button.told:
            draw_tip(target, view, (TipLine(button.told),), self._pointer)
        number = None if self.list is None else self.list.hovered
        if number is not None and (told := self._rows.row(number).told()):
            lines = [TipLine(text, bold=not place) for place, text in enumerate(told)]
            edge = self.place.right if self.left else self.place.left
            draw_tip(target, view, lines, (edge, self._pointer[1]), (self.place,))  # beside the rows
