"""A display of its own with a window manager, its picture, and a mouse and a keyboard at it."""

import mmap
import os
import shutil
import struct
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame

TOOLS = ("Xvfb", "openbox", "xdotool")
SLOWEST_START = 60.0  # seconds, of the display and of its window manager
AT_ONCE = 0.06  # seconds between two things that the hand does
_HEADER = 25  # numbers at the head of a picture in the format XWD


class Display:
    """Xvfb with openbox; `with` ends both."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        """Start them on a free display of this size; `folder` is for Xvfb's picture."""
        missing = [tool for tool in TOOLS if shutil.which(tool) is None]
        assert not missing, f"install {', '.join(missing)}"
        folder.mkdir(parents=True, exist_ok=True)
        self._picture = folder / "Xvfb_screen0"
        reading, writing = os.pipe()
        screen = ["-screen", "0", "{}x{}x24".format(*size), "-nolisten", "tcp", "-ac"]
        # else it begins anew, without the window manager, when a tool that looks for that leaves last
        # (-noreset); and a busy machine lets a key go so late that it would repeat (-r)
        keys = ["-noreset", "-r"]
        command = ["Xvfb", *keys, "-displayfd", str(writing), "-fbdir", str(folder), *screen]
        self._server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        self._environment = {**os.environ, "DISPLAY": self.name, "HOME": str(folder)}
        self._manager = subprocess.Popen(
            ["openbox"], env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(lambda: self.asked("get_desktop") != "", SLOWEST_START, "a window manager")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in (self._manager, self._server):
            process.kill()  # neither has anything to keep
            process.wait()

    def asked(self, *words: str) -> str:
        """What xdotool answers to this command, empty if it fails."""
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def shown(self) -> pygame.Surface:
        """The picture on the display."""
        with self._picture.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as held:
            numbers = struct.unpack(f">{_HEADER}I", held[: 4 * _HEADER])
            head, wide, high, line, colours = (numbers[at] for at in (0, 4, 5, 12, 19))
            begin = head + 12 * colours
            pixels = held[begin : begin + line * high]
        return pygame.image.frombuffer(pixels, (wide, high), "BGRA").convert(24)


class DesktopWindow:
    """A window on the display, and a hand on mouse and keyboard in it; places are from its corner."""

    def __init__(self, display: Display, name: str, seconds: float) -> None:
        """Wait for the window that names this class to the desktop."""
        self._display = display
        search = ("search", "--onlyvisible", "--class", f"^{name}$")
        until(lambda: display.asked(*search) != "", seconds, f"a window of class '{name}'")
        self.number = display.asked(*search).splitlines()[-1]
        self.place = self._located()

    @property
    def process(self) -> int:
        """The process that has opened it."""
        return int(self._display.asked("getwindowpid", self.number))

    def _located(self) -> pygame.Rect:
        """Its place on the display, without the frame, which `getwindowgeometry` counts twice."""
        self.move((0, 0))
        told = self._display.asked("getmouselocation", "--shell", "getwindowgeometry", "--shell", self.number)
        values: dict[str, int] = {}
        for line in told.splitlines():
            key, _, value = line.partition("=")
            values.setdefault(key, int(value))
        return pygame.Rect(*(values[key] for key in ("X", "Y", "WIDTH", "HEIGHT")))

    def shown(self) -> pygame.Surface:
        """Its picture."""
        picture = self._display.shown()
        return picture.subsurface(self.place.clip(picture.get_rect()))

    def move(self, place: tuple[int, int]) -> None:
        """Move the mouse there."""
        self._do("mousemove", "--window", self.number, *map(str, place))

    def click(self, place: tuple[int, int], button: int = 1) -> None:
        """Move the mouse there and press this button."""
        self.move(place)
        self._do("click", str(button))

    def key(self, name: str) -> None:
        """Press a key, by its name in X11, with others held: `ctrl+z`."""
        self._do("key", name)

    def write(self, text: str) -> None:
        """Type this text."""
        self._do("type", "--delay", "30", text)

    def close(self) -> None:
        """Close it as the cross in its frame does, by openbox's key for that."""
        self.key("alt+F4")

    def _do(self, *words: str) -> None:
        self._display.asked(*words)
        time.sleep(AT_ONCE)


def until(holds, seconds: float, what: str) -> float:
    """Wait until this holds and return how long it took; an AssertionError if it does not in time."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() < began + seconds, f"waited in vain for {what}, {seconds:.0f} s"
        time.sleep(0.02)
    return time.monotonic() - began
