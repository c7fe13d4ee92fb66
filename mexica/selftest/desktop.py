"""What the desktop offers: displays, a window, sound. Processes of their own ask, as a driver may end one."""

import multiprocessing
import os
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Final

import pygame
from pygame._sdl2 import video

from mexica.selftest.findings import Finding, Verdict, told
from mexica.shell.window import UNSEEN_DRIVERS, open_display

_PATIENCE: Final = 20.0  # seconds for one question
_SIZE: Final = (320, 240)
_NO_DISPLAY: Final = "Start the game on a desktop to see it; all the rest is tried without one."
_BROKEN: Final = "Update the driver of the graphics card, or start the game with SDL_VIDEODRIVER=x11."


def desktop() -> Iterator[Finding]:
    """Yield what the desktop offers; without a display, that there is none."""
    for topic, question, advice in (("Window", _look, _BROKEN), ("Sound", _listen, "")):
        receiver, sender = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=question, args=(sender,), daemon=True)
        process.start()
        sender.close()
        yield from _received(topic, receiver, process, advice)


def _received(
    topic: str, receiver: Connection, process: "multiprocessing.process.BaseProcess", advice: str
) -> Iterator[Finding]:
    try:
        if receiver.poll(_PATIENCE):
            yield from receiver.recv()
            return
        ended = f"no answer in {_PATIENCE:.0f} seconds"
    except EOFError:
        process.join(1.0)
        ended = f"the process that asked has ended ({process.exitcode})"
    finally:
        process.kill()
        process.join()
    yield Finding(topic, ended, Verdict.WRONG if advice else Verdict.NOTE, advice)


def _look(answers: Connection) -> None:
    """Open a window that stays hidden, and tell what it is drawn with."""
    try:
        _hush()
        answers.send(tuple(_displays()))
    except Exception as error:
        answers.send((Finding("Window", told(error), Verdict.WRONG, _BROKEN),))


def _displays() -> Iterator[Finding]:
    try:
        open_display()
    except pygame.error as error:
        yield Finding("Display", f"none that can be used: {error}", Verdict.NOTE, _NO_DISPLAY)
        return
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and "SDL_VIDEODRIVER" not in os.environ:
        yield Finding("Display", "there is none", Verdict.NOTE, _NO_DISPLAY)
        return
    sizes = ", ".join(f"{width} by {height}" for width, height in pygame.display.get_desktop_sizes())
    kind = os.environ.get("XDG_SESSION_TYPE", "")
    yield Finding("Display", f"{driver}{f' ({kind} session)' if kind else ''}, {sizes}")
    window = pygame.Window("Mexica", _SIZE, hidden=True, allow_high_dpi=True)
    surface = window.get_surface()
    surface.fill((0, 80, 90))
    window.flip()
    scale = surface.width / window.size[0]
    drawn = os.environ.get("SDL_FRAMEBUFFER_ACCELERATION", "as the driver likes")
    renderers = ", ".join(one.name for one in video.get_drivers())
    yield Finding("Window", f"{scale:g} pixels a unit, {surface.get_bitsize()} bits; renderers {renderers}")
    yield Finding("Acceleration", "none, as none is needed" if drawn == "0" else drawn)
    window.destroy()


def _hush() -> None:
    """Keep what drivers write about themselves out of the report."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def _listen(answers: Connection) -> None:
    """Open the sound, and tell how it plays; without it the game is silent."""
    try:
        _hush()
        pygame.mixer.init()
        rate, bits, channels = pygame.mixer.get_init() or (0, 0, 0)
        found = f"{pygame.mixer.get_driver()}, {rate} Hz, {abs(bits)} bits, {channels} channels"
        answers.send((Finding("Sound", found),))
    except Exception as error:
        answers.send((Finding("Sound", f"none: {error}", Verdict.NOTE, "The game is silent."),))
