"""What a screen is to the window that shows it."""

from typing import Any, Protocol

import pygame


class Scene(Protocol):
    """A screen: takes events, says when its picture changed, draws itself.

    Every scene has a widget manager of its own: `host.manager` is the scene's from before it is made until
    it left, and a new one for every `resize`. The window updates the widgets and draws them over `draw`.
    While another screen or a question lies over a scene, it gets no events and no updates; beneath a question
    it is still drawn.
    """

    def enter(self) -> None:
        """Called once, before anything else: build the widgets."""
        ...

    def leave(self) -> None:
        """Called once, at the end: give back processes and files; the widgets go by themselves."""
        ...

    def resize(self, size: tuple[int, int]) -> None:
        """The window has this size in pixels now: build everything anew, the widgets too."""
        ...

    def handle(self, event: pygame.Event) -> None:
        """Take an event that no widget has consumed, or one that a widget has sent."""
        ...

    def update(self, seconds: float) -> bool:
        """Let this much time pass; returns whether the picture changed (widgets apart).

        It is called after events too, so that what an event changed may be reported here.
        """
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything but the widgets; changes nothing."""
        ...

    def draw_behind(self, surface: pygame.Surface) -> bool:
        """Draw what lies behind the panel of a screen above, bare of panels; returns whether there is any."""
        ...

    @property
    def next_wake(self) -> float | None:
        """Seconds until it wants an update without any event: 0 for every frame, None for never."""
        ...

    @property
    def record(self) -> Any | None:
        """The game in progress, which the window keeps from being lost; None where there is none.

        It is asked for after events and updates; an equal value means that nothing new has to be kept.
        """
        ...
