"""A screen as the window sees it."""

from typing import Any, Protocol

import pygame


class Scene(Protocol):
    """A screen: takes events, reports whether its picture changed, draws itself.

    Every scene has its own widget manager, which the window's `manager` returns while the scene is at work;
    there is a new one for every `resize`. The window updates the widgets and draws them over `draw`. While
    another screen or a question covers a scene, it gets no events and no updates; below a question it is
    still drawn.
    """

    def enter(self) -> None:
        """Build the widgets; called once, before anything else."""
        ...

    def leave(self) -> None:
        """Release processes and files, but no widgets; called once, at the end."""
        ...

    def resize(self, size: tuple[int, int]) -> None:
        """Rebuild everything, the widgets too, for a window of this size in pixels."""
        ...

    def handle(self, event: pygame.Event) -> None:
        """Take an event that no widget has used, or one that a widget has sent."""
        ...

    def update(self, seconds: float) -> bool:
        """Let this much time pass; returns whether the picture changed, apart from widgets.

        It is called after events too, so that it can report what they changed.
        """
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything but the widgets, without changing anything.

        It is the surface of the call before only if that still shows what was drawn then, and nothing else.
        """
        ...

    def draw_behind(self, surface: pygame.Surface) -> bool:
        """Draw the background for the panel of a screen above; returns whether there is one."""
        ...

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next update without any event: 0 for every frame, None for never."""
        ...

    @property
    def record(self) -> Any | None:
        """The record of the game in progress, which the window autosaves; None if there is none.

        It is read after events and updates; an equal value means that there is nothing new to save.
        """
        ...
