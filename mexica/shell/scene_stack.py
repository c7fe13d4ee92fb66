"""The scenes of the window, one above the other, each with its own widgets."""

import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, Final

import pygame
from attrs import Factory, define
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from mexica.drawing.surfaces import Size
from mexica.shell import theme
from mexica.shell.scene import Scene

log = logging.getLogger(__name__)

_REPEAT: Final = 500, 25  # milliseconds until a held key repeats, as in pygame_gui

Shown = list[tuple[pygame.Surface, tuple[int, int, int, int]]]


@define(eq=False)
class Layer:
    """A scene with its widgets; with `veil`, the scenes below stay visible."""

    manager: UIManager
    veil: bool
    scene: Scene | None = None  # None only while it is being made
    shown: Shown = Factory(list)

    @property
    def bare(self) -> bool:
        """Whether no widget is seen."""
        pictures = [data[0] for data in self.manager.get_sprite_group().visible]
        return not any(all(picture.size) for picture in pictures)  # one is an empty root

    def widgets_changed(self) -> bool:
        """Return whether the widgets look different from when this was last called."""
        group = self.manager.get_sprite_group()
        now: Shown = [(data[0], tuple(data[1])) for data in group.visible]
        same = len(now) == len(self.shown) and all(
            a is c and b == d for (a, b), (c, d) in zip(now, self.shown, strict=True)
        )
        self.shown = now
        return not same


class SceneStack:
    """A stack of scenes; only the top one gets events and time.

    Changes of scene go through `defer` and happen once the call that asked for them has returned.
    `dirty` means that the picture must be drawn, `closed` that a removed scene still takes memory.
    """

    def __init__(self, size: Size, pointer: Callable[[], Size], scale: Callable[[], float]) -> None:
        self.size = size
        self._pointer = pointer  # returns the place of the mouse in pixels
        self._scale = scale  # returns the scale that the player has chosen
        self.layers: list[Layer] = []
        self.dirty = True
        self.closed = False
        self._at_work: Layer | None = None
        self._drawn: tuple[pygame.Surface, Scene] | None = None  # a surface that shows this scene alone
        self._deferred: list[Callable[[], object]] = []

    @property
    def manager(self) -> UIManager:
        """The widget manager of the scene that is at work."""
        return (self._at_work or self.layers[-1]).manager

    @property
    def top(self) -> Scene:
        """The top scene."""
        scene = self.layers[-1].scene
        assert scene is not None
        return scene

    @property
    def scenes(self) -> list[Scene]:
        """All scenes, the top one last."""
        return [layer.scene for layer in self.layers if layer.scene is not None]

    @property
    def record(self) -> Any | None:
        """The record of the game in progress, None if there is none."""
        records = (scene.record for scene in self.scenes)
        return next((record for record in records if record is not None), None)

    # --- changing the stack ---

    def defer(self, change: Callable[[], object]) -> None:
        """Do this once the present call of a scene has returned."""
        self._deferred.append(change)

    def settle(self) -> None:
        """Do everything that was deferred."""
        while self._deferred:
            self._deferred.pop(0)()

    def _manager(self) -> UIManager:
        return theme.Manager(self.size, self._pointer, self._scale())

    def push(self, make: Callable[[], Scene], veil: bool) -> None:
        """Put a scene on top."""
        layer = Layer(self._manager(), veil)
        self.layers.append(layer)
        self.dirty = True
        self._take_over_input()
        try:
            with self._working(layer):
                layer.scene = make()
                layer.scene.enter()
                layer.manager.update(0.0)
        except BaseException:
            self.layers.remove(layer)
            self._take_over_input()
            raise

    def pop(self) -> None:
        """Remove the top scene."""
        layer = self.layers.pop()
        self._drawn = None  # so that nothing keeps it in memory
        self.dirty = self.closed = True
        self._take_over_input()
        if layer.scene is not None:
            with self._working(layer):
                layer.scene.leave()

    def _take_over_input(self) -> None:
        """Let held keys repeat only while the top scene has a text field in focus; show the usual pointer.

        The widgets of another scene, which no longer get time or events, leave both as they were.
        """
        typing = bool(self.layers) and _types(self.layers[-1].manager)
        pygame.key.set_repeat(*(_REPEAT if typing else (0,)))
        with suppress(pygame.error):  # where there is no pointer
            pygame.mouse.set_cursor(pygame.Cursor(pygame.SYSTEM_CURSOR_ARROW))

    def clear(self) -> None:
        """Remove all scenes, each of them whatever happens to the others."""
        with ExitStack() as leaving:
            for _layer in self.layers:
                leaving.callback(self.pop)

    def drop(self) -> None:
        """Remove all scenes after a fault, whatever else goes wrong, and forget what was deferred."""
        self._deferred.clear()
        while self.layers:
            try:
                self.pop()
            except Exception as error:
                log.error("a scene could not be left", exc_info=error)

    @contextmanager
    def _working(self, layer: Layer) -> Iterator[None]:
        before, self._at_work = self._at_work, layer
        try:
            yield
        finally:
            self._at_work = before

    # --- time, events, picture ---

    def lay_out(self, size: Size) -> None:
        """Lay all scenes out for this size, with new widgets."""
        self.size = size
        self.dirty = True
        for layer in self.layers:
            layer.manager = self._manager()
            if layer.scene is not None:
                with self._working(layer):
                    layer.scene.resize(size)
                    layer.manager.update(0.0)  # otherwise widgets below a dialog would stay invisible

    def pass_time(self, seconds: float) -> None:
        """Let time pass for the top scene."""
        layer = self.layers[-1]
        with self._working(layer):
            layer.manager.update(seconds)
            self.dirty |= self.top.update(seconds)
        self.settle()

    def take(self, event: pygame.Event, is_input: bool) -> None:
        """Give an event to the top scene's widgets, and to the scene unless they used it up."""
        layer = self.layers[-1]
        with self._working(layer):
            consumed = layer.manager.process_events(event) or _is_typing(layer.manager, event)
            self.dirty |= consumed
            if not (consumed and is_input):
                self.top.handle(event)
        self.settle()

    def needs_drawing(self) -> bool:
        """Return whether the picture has changed since the last call."""
        changed = bool(self.layers) and (self.layers[-1].widgets_changed() or self.dirty)
        self.dirty = False
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is visible: the topmost scene without a veil and all above it.

        A scene gets the same surface again only if nothing else has drawn on it since, else a part of it
        that is as large.
        """
        lowest = max(number for number, layer in enumerate(self.layers) if not layer.veil)
        shown = self.layers[lowest:]
        alone = shown[0].scene if len(shown) == 1 and shown[0].bare else None
        known, self._drawn = self._drawn == (surface, alone), None
        target = surface if known else surface.subsurface(surface.get_rect())
        for layer in shown:
            if layer.scene is not None:
                with self._working(layer):
                    layer.scene.draw(target)
            layer.manager.draw_ui(surface)
        self._drawn = None if alone is None else (surface, alone)


def _is_typing(manager: UIManager, event: pygame.Event) -> bool:
    """Return whether this key only types a character into a text field."""
    if event.type != pygame.KEYDOWN or not event.unicode.isprintable() or not event.unicode:
        return False
    return _types(manager)


def _types(manager: UIManager) -> bool:
    """Return whether a text field has the focus."""
    return any(isinstance(widget, UITextEntryLine) for widget in manager.get_focus_set() or ())
