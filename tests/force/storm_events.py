"""The events of a storm, by a seed."""

import random
from collections.abc import Callable

import pygame
from pygame_gui import UIManager

KEYS = [
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2, pygame.K_F5, pygame.K_F12),
    *(pygame.K_PLUS, pygame.K_MINUS, pygame.K_PERIOD, pygame.K_COMMA, pygame.K_QUESTION),
]
MODIFIERS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
TEXTS = ("a", "Ana", "łß", "漢字", "🙂", "x" * 60, "<b>&", "\t\n", "e\u0301", "\u202eabc", "..", "/", "con")
WINDOW = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
    *(pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.VIDEOEXPOSE),
    *(pygame.WINDOWMAXIMIZED, pygame.WINDOWMOVED),
)
BUTTONS = (pygame.BUTTON_LEFT,) * 7 + (pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE, pygame.BUTTON_X1)


class Events:
    """What happens next in a window with these widgets, as a few events that belong together."""

    def __init__(self, generator: random.Random) -> None:
        self._random = generator
        self._makers: dict[Callable[[UIManager, tuple[int, int]], list[pygame.Event]], int] = {
            self._click: 30,
            self._move: 25,
            self._key: 25,
            self._wheel: 6,
            self._type: 5,
            self._window: 4,
            self._drop: 1,
        }

    def some(self, widgets: UIManager, size: tuple[int, int]) -> list[pygame.Event]:
        """One to a few events, for a window of this size."""
        (make,) = self._random.choices(list(self._makers), list(self._makers.values()))
        return make(widgets, size)

    def _place(self, widgets: UIManager, size: tuple[int, int]) -> tuple[int, int]:
        """A place in the window, more often than not on a widget."""
        sprites = [widget for widget in widgets.get_sprite_group().sprites() if min(widget.rect.size) > 0]
        area = pygame.Rect((0, 0), size).inflate(20, 20)
        if sprites and self._random.random() < 0.6:
            area = self._random.choice(sprites).rect
        return self._random.randint(area.left, area.right), self._random.randint(area.top, area.bottom)

    def _move(self, widgets: UIManager, size: tuple[int, int]) -> list[pygame.Event]:
        place = self._place(widgets, size)
        pygame.mouse.set_pos(place)
        held = (self._random.random() < 0.2, 0, 0)
        return [pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=held, touch=False)]

    def _click(self, widgets: UIManager, size: tuple[int, int]) -> list[pygame.Event]:
        (moved,) = self._move(widgets, size)
        values = {
            "button": self._random.choice(BUTTONS),
            "touch": False,
            "clicks": self._random.choice((1, 1, 2)),
        }
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=moved.pos, **values)
        up = pygame.Event(pygame.MOUSEBUTTONUP, pos=moved.pos, **values)
        return self._random.choice(([moved, down, up], [moved, down, up], [moved, down, up], [down], [up]))

    def _key(self, _widgets: UIManager, _size: tuple[int, int]) -> list[pygame.Event]:
        key, modifier = self._random.choice(KEYS), self._random.choice(MODIFIERS)
        values = {"key": key, "mod": modifier, "scancode": 0, "unicode": chr(key) if key < 0x7F else ""}
        return [pygame.Event(kind, **values) for kind in (pygame.KEYDOWN, pygame.KEYUP)]

    def _type(self, _widgets: UIManager, _size: tuple[int, int]) -> list[pygame.Event]:
        return [pygame.Event(pygame.TEXTINPUT, text=self._random.choice(TEXTS))]

    def _wheel(self, _widgets: UIManager, _size: tuple[int, int]) -> list[pygame.Event]:
        x, y = self._random.choice(((0, 1), (0, -1), (0, 30), (0, -30), (1, 0), (0, 0)))
        values = {
            "x": x,
            "y": y,
            "precise_x": float(x),
            "precise_y": float(y),
            "flipped": False,
            "touch": False,
        }
        return [pygame.Event(pygame.MOUSEWHEEL, **values)]

    def _window(self, _widgets: UIManager, _size: tuple[int, int]) -> list[pygame.Event]:
        return [pygame.Event(self._random.choice(WINDOW))]

    def _drop(self, _widgets: UIManager, _size: tuple[int, int]) -> list[pygame.Event]:
        text = self._random.choice(TEXTS)
        dropped = pygame.Event(pygame.DROPTEXT, text=text), pygame.Event(pygame.DROPFILE, file=text)
        return [
            pygame.Event(pygame.DROPBEGIN),
            self._random.choice(dropped),
            pygame.Event(pygame.DROPCOMPLETE),
        ]
