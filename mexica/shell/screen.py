"""What all screens around the table share: a panel over a picture, widgets, keyboard focus."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import pygame
from pygame_gui.core import ObjectID, UIContainer
from pygame_gui.elements import UIButton, UILabel

from mexica.drawing import frieze
from mexica.drawing.edge_fade import FadingText
from mexica.drawing.fonts import cut_to
from mexica.shell import theme
from mexica.shell.art import Art
from mexica.shell.keyboard_focus import KeyboardFocus
from mexica.shell.screen_context import ScreenContext
from mexica.shell.title import draw_title
from mexica.shell.widgets import PREMULTIPLIED, TextField
from mexica.texts import _, bound

BUTTON: Final = 48  # units
NARROW: Final = 900  # width below which a window has narrower edges, and labels stand above their rows
EDGE: Final = 52
NARROW_EDGE: Final = 36
BACK: Final = 240  # width of the button that leaves a screen
SCROLL_BAR: Final = 22
FADE: Final = 42  # at the edge of a text that is scrolled
HEADING_LETTERS: Final = 32
DIM: Final = 96  # of 255, how dark the picture behind a panel is


class Screen:
    """A screen that rebuilds its widgets whenever the window changes its size.

    A subclass makes its widgets in `build`. Lengths are in units unless called pixels.
    """

    heading = ""
    panel_name = "panel_paper"

    def __init__(self, context: ScreenContext) -> None:
        self.context = context
        self.panel = pygame.Rect(0, 0, 0, 0)  # pixels
        self._title = self._title_room = pygame.Rect(0, 0, 0, 0)
        self.changed = True
        self.keys = KeyboardFocus(context.manager, self.per_unit)
        self.container: UIContainer | None = None  # what widgets are put into; None is the window

    @property
    def per_unit(self) -> float:
        """How many pixels a unit has."""
        return self.context.per_unit

    @property
    def art(self) -> Art:
        """The pictures at this scale."""
        return theme.art(self.per_unit)

    def px(self, units: float) -> int:
        """Return a length in units as pixels."""
        return round(units * self.per_unit)

    @property
    def narrow(self) -> bool:
        """Whether the window is narrow for letters of this size."""
        return self.context.size[0] < self.px(NARROW)

    @property
    def edge(self) -> int:
        """The distance, in pixels, between the edge of a panel and what is on it."""
        return self.px(NARROW_EDGE if self.narrow else EDGE)

    # --- for subclasses to override ---

    def build(self) -> None:
        """Set `panel` and make the widgets."""
        raise NotImplementedError

    def back(self) -> None:
        """React to Escape: leave this screen."""
        self.context.pop()

    def settings_changed(self) -> None:
        """React to a setting that was changed by a key; a screen that shows it is rebuilt."""

    # --- Scene ---

    def enter(self) -> None:
        """Build the widgets."""
        self._rebuild()

    def leave(self) -> None:
        """Do nothing: there are only widgets to free."""

    def resize(self, size: tuple[int, int]) -> None:
        """Rebuild everything."""
        self._rebuild()

    def _rebuild(self) -> None:
        before, again = self.keys, bool(self.panel.width)
        self.context.manager.clear_and_reset()
        self.keys = KeyboardFocus(self.context.manager, self.per_unit)
        self._title = pygame.Rect(0, 0, 0, 0)
        self.build()
        if again:
            self.keys.take_over(before)
        self.changed = True

    def handle(self, event: pygame.Event) -> None:
        """Pass keys to the widgets; Escape goes back."""
        ring = self.keys.ring
        if self.keys.handle(event) or self.keys.ring != ring:
            self.changed = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()

    def update(self, seconds: float) -> bool:
        """Return whether anything but the widgets changed."""
        changed, self.changed = self.changed, False
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, the panel and the ring of the keyboard focus."""
        self.draw_backdrop(surface)
        if self.panel.width:
            surface.blit(
                self.art.surface(self.panel_name, self.panel.size), self.panel, special_flags=PREMULTIPLIED
            )
        self.draw_friezes(surface)
        self.draw_ring(surface)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Draw the ring of the keyboard focus."""
        self.keys.draw(surface)

    def draw_friezes(self, surface: pygame.Surface) -> None:
        """Draw friezes beside the title."""
        if self._title.width:
            period = self.art.frieze(frieze.ON_PAPER, self.px(HEADING_LETTERS * frieze.HIGH))
            frieze.draw_beside(surface, period, self._title, self._title_room)

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """Draw the game in progress, else the title picture, darkened so that a panel stands out."""
        if not self.context.draw_table(surface):
            draw_title(surface, self.context.size)
        surface.fill((255 - DIM,) * 3, special_flags=pygame.BLEND_MULT)

    def draw_behind(self, surface: pygame.Surface) -> bool:
        """Draw nothing: all screens have the title picture behind them."""
        return False

    @property
    def next_wake(self) -> float | None:
        """None: nothing moves by itself."""
        return None

    @property
    def record(self) -> Any | None:
        """None: no game is played here."""
        return None

    # --- making widgets; rectangles are in pixels ---

    def centred_panel(self, width: float, height: float) -> pygame.Rect:
        """Return a rectangle of this size in units in the middle of the window, in pixels."""
        most = pygame.Rect((0, 0), self.context.size).inflate(-self.px(24), -self.px(24))
        panel = pygame.Rect(0, 0, min(self.px(width), most.width), min(self.px(height), most.height))
        panel.center = most.center
        return panel

    def button(
        self,
        rect: pygame.Rect,
        text: str,
        command: Callable[[], None],
        *,
        style: str = "",
        tip: str = "",
    ) -> UIButton:
        """Make a button that the keyboard reaches too."""
        button = UIButton(
            rect,
            text,
            self.context.manager,
            self.container,
            tool_tip_text=tip or None,
            object_id=ObjectID(None, style) if style not in ("", "button") else None,
            command=partial(self.pressed, command),
        )
        self.keys.add(button)
        return button

    def pressed(self, command: Callable[[], None]) -> None:
        """React to a button: play the click, and do this next."""
        self.context.sound.play("click")
        self.context.defer(command)

    def back_button(self, corner: str, inner: pygame.Rect) -> None:
        """Make the button that leaves the screen, at this corner or side of a place, as "midbottom".

        It gets the keyboard focus if no widget has it yet.
        """
        place = pygame.Rect(0, 0, min(self.px(BACK), inner.width // 2), self.px(BUTTON))
        setattr(place, corner, getattr(inner, corner))
        button = self.button(place, _("Back"), self.back)
        if self.keys.on is None:
            self.keys.put(button, ring=False)

    def label(self, rect: pygame.Rect, text: str, style: str = "") -> UILabel:
        """Make a line of text, shortened with an ellipsis if it is too long."""
        look = ObjectID(None, style) if style else None
        label = UILabel(rect, "", self.context.manager, self.container, object_id=look)
        label.set_text(self.fit_label(label, text))
        return label

    def title(self, rect: pygame.Rect, text: str) -> None:
        """Make the title of the panel, centred in a place, with friezes beside it."""
        label = self.label(rect, text, "@heading")
        font = self.context.manager.get_theme().get_font(["@heading"])
        self._title, self._title_room = font.get_rect(label.text), rect
        self._title.center = rect.center

    def text_width(self, text: str, style: str) -> int:
        """Return how many pixels wide a text is in a style of the theme, such as "@bold" or "button"."""
        return self.context.manager.get_theme().get_font([style]).get_rect(text).width

    def style_for(self, texts: Sequence[str], width: int, styles: Sequence[str]) -> str:
        """Return the first of these styles in which all texts fit on buttons of a width, else the last."""
        room = width - self.px(24)
        fitting = (s for s in styles if all(self.text_width(text, s) <= room for text in texts))
        return next(fitting, styles[-1])

    def fit_button(self, button: UIButton, text: str) -> str:
        """Return the part of the text that fits on the button."""
        assert button.font is not None
        font, room = button.font, button.rect.width - self.px(24)
        return cut_to(text, room, lambda part: font.get_rect(part).width)

    def fit_label(self, label: UILabel, text: str) -> str:
        """Return the part of the text that fits on the line."""
        assert label.font is not None
        font, room = label.font, label.rect.width
        return cut_to(text, room, lambda part: font.get_rect(part).width)

    def text(self, rect: pygame.Rect, html: str) -> FadingText:
        """Make a text of several lines, with a scroll bar if it is too long."""
        box = FadingText(bound(html), rect, self.context.manager, allow_split_dashes=False)
        if box.scroll_bar is not None:
            box.fade = self.px(FADE)
            box.scroll_bar_width = self.px(SCROLL_BAR)
            box.rebuild()
        return box

    def entry(self, rect: pygame.Rect, text: str, most: int) -> TextField:
        """Make a text field for at most this many characters."""
        entry = TextField(rect, self.context.manager, text, most, self.container)
        self.keys.add(entry)
        return entry
