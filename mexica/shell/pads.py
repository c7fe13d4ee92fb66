"""Game pads: their buttons and sticks as presses of keys, whenever one is plugged in."""

import logging
from contextlib import suppress
from typing import Final

import pygame
from pygame._sdl2 import controller

log = logging.getLogger(__name__)

_ON: Final = 0.55  # of the way of a stick or trigger, from where it counts as pressed
_OFF: Final = 0.4  # and below which it counts as let go
_WHOLE: Final = 32767

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_BACK: "Back",
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "Up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "Down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "Left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "Right",
}
_AXES: Final = {  # what a stick or trigger is pressed to: one way, and the other
    pygame.CONTROLLER_AXIS_LEFTX: ("Left", "Right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("Up", "Down"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("RUp", "RDown"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "LT"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "RT"),
}
_KEYS: Final = {  # what a button means on screens that know nothing of pads
    "A": (pygame.K_RETURN, 0),
    "B": (pygame.K_ESCAPE, 0),
    "LB": (pygame.K_TAB, pygame.KMOD_LSHIFT),
    "RB": (pygame.K_TAB, 0),
    "Up": (pygame.K_UP, 0),
    "Down": (pygame.K_DOWN, 0),
    "Left": (pygame.K_LEFT, 0),
    "Right": (pygame.K_RIGHT, 0),
    "RUp": (pygame.K_PAGEUP, 0),
    "RDown": (pygame.K_PAGEDOWN, 0),
}


class Pads:
    """The pads that are plugged in.

    Their presses become presses of keys that have the button's name as `pad`, which tables go by; all else
    goes by the key. A stick counts as the directions of the pad.
    """

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}  # by their number in events
        self._pressed: dict[tuple[int, int], str] = {}  # what each axis is pressed to

    def begin(self) -> None:
        """Listen to pads from now on; on a system that lets nobody do so, there are none."""
        try:
            controller.init()
        except pygame.error as error:
            log.warning("no game pads: %s", error)

    def close(self) -> None:
        """Let go of all pads."""
        self._open.clear()
        with suppress(pygame.error):
            controller.quit()

    def presses(self, event: pygame.Event) -> list[pygame.Event]:
        """Return the presses of keys that an event means: itself if it is none of a pad."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                return self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP if event.button in _BUTTONS:
                return [_press(_BUTTONS[event.button], down=event.type == pygame.CONTROLLERBUTTONDOWN)]
            case pygame.CONTROLLERAXISMOTION if event.axis in _AXES:
                return self._move((event.instance_id, event.axis), event.value / _WHOLE)
            case _:
                return [event]
        return []

    def _add(self, index: int) -> None:
        try:
            added = controller.Controller(index)
            self._open[added.id] = added
            log.info("a game pad: %s", added.name)
        except pygame.error as error:  # it may be gone again
            log.warning("a game pad cannot be used: %s", error)

    def _remove(self, pad: int) -> list[pygame.Event]:
        self._open.pop(pad, None)
        held = [axis for axis in self._pressed if axis[0] == pad]
        return [_press(self._pressed.pop(axis), down=False) for axis in held]

    def _move(self, axis: tuple[int, int], way: float) -> list[pygame.Event]:
        """Return the presses of an axis that is now this part of its way from the middle."""
        before = self._pressed.get(axis, "")
        name = _AXES[axis[1]][way > 0]
        now = name if abs(way) >= (_OFF if name == before else _ON) else ""
        if now == before:
            return []
        self._pressed.pop(axis, None)
        if now:
            self._pressed[axis] = now
        return [_press(name, down=name == now) for name in (before, now) if name]


def _press(name: str, *, down: bool) -> pygame.Event:
    key, modifiers = _KEYS.get(name, (pygame.K_UNKNOWN, 0))
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.Event(kind, key=key, mod=modifiers, scancode=0, unicode="", pad=name)
