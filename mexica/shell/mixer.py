"""The sound device, which may be missing: then everything here does nothing, and the log says so once."""

import logging
from collections import OrderedDict, deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

RATE: Final = 44_100
CHANNELS: Final = 2
BYTES: Final = 2  # of one value
BUFFER: Final = 2048  # values that are mixed at a time: 46 ms
VOICES: Final = 16  # effects that are heard at the same time
MOST_KEPT: Final = 24_000_000  # bytes of decoded effects: all that come with the program take 20

log = logging.getLogger(__name__)


class Mixer:
    """The device; it is opened when something is to be heard for the first time.

    Effects are decoded, and begun, by a thread of their own: the longest take as long as a few frames. Where
    other processors are busy it takes that of the window, so `prepare` them before.
    """

    def __init__(self) -> None:
        self._opened: bool | None = None
        self._worker = ThreadPoolExecutor(1, "sound")  # which alone uses what is kept
        self._fades = 0  # how many times the effects have been faded out
        self._kept: OrderedDict[Path, pygame.mixer.Sound] = OrderedDict()
        self._bytes = 0
        self._broken: set[Path] = set()
        self._ahead: deque[Path] = deque()  # to be decoded before they are to be heard

    def ready(self) -> bool:
        """Whether there is a device; opens it the first time."""
        if self._opened is None:
            try:
                pygame.mixer.init(RATE, -8 * BYTES, CHANNELS, BUFFER, allowedchanges=0)
                pygame.mixer.set_num_channels(VOICES)
                self._opened = True
            except pygame.error as error:
                log.warning("no sound: %s", error)
                self._opened = False
        return self._opened

    def close(self) -> None:
        """Give the device back; nothing is heard from here again."""
        self._ahead.clear()
        self._worker.shutdown(cancel_futures=True)
        if self._opened:
            self._kept.clear()
            pygame.mixer.quit()
        self._opened = False

    def play(self, path: Path, volume: float) -> None:
        """Let this effect be heard at a volume from 0 to 1."""
        if volume > 0 and self.ready():
            self._worker.submit(self._begin, path, volume, self._fades)

    def prepare(self, paths: Iterable[Path]) -> None:
        """Decode these effects by and by, before they are to be heard."""
        if self.ready():
            self._ahead.extend(paths)
            self._worker.submit(self._prepare_next)

    def _prepare_next(self) -> None:
        """Decode one more; those that are to be heard meanwhile come first."""
        if self._ahead:
            self._effect(self._ahead.popleft())
            with suppress(RuntimeError):  # when it has been closed
                self._worker.submit(self._prepare_next)

    def fade_effects(self, seconds: float) -> None:
        """Let the effects that are heard die away."""
        self._fades += 1
        if self._opened:
            pygame.mixer.fadeout(round(1000 * seconds))

    def _begin(self, path: Path, volume: float, fades: int) -> None:
        effect = self._effect(path)
        if effect is not None and fades == self._fades:
            effect.set_volume(volume)
            effect.play()

    def _effect(self, path: Path) -> pygame.mixer.Sound | None:
        if path in self._kept:
            self._kept.move_to_end(path)
            return self._kept[path]
        if path in self._broken:
            return None
        try:
            effect = pygame.mixer.Sound(path)
        except (pygame.error, OSError) as error:
            self._give_up(path, error)
            return None
        self._kept[path] = effect
        self._bytes += _size(effect)
        while self._bytes > MOST_KEPT and len(self._kept) > 1:
            _path, oldest = self._kept.popitem(last=False)
            self._bytes -= _size(oldest)
        return effect

    def _give_up(self, path: Path, error: Exception) -> None:
        log.warning("a sound cannot be played: %s: %s", path, error)
        self._broken.add(path)

    # --- music: one piece at a time, read from its file while it is heard ---

    def start_music(self, path: Path, *, at: float, fade: float) -> bool:
        """Let a piece be heard round and round from the second `at`, rising for `fade` seconds."""
        if path in self._broken or not self.ready():
            return False
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(-1, start=at, fade_ms=round(1000 * fade))
        except (pygame.error, OSError) as error:
            self._give_up(path, error)
            return False
        return True

    def fade_music(self, seconds: float) -> None:
        """Let the piece die away and stop."""
        if self._opened:
            pygame.mixer.music.fadeout(round(1000 * seconds))

    def set_music_volume(self, volume: float) -> None:
        """Set the volume of the music from 0 to 1."""
        if self._opened:
            pygame.mixer.music.set_volume(volume)

    @property
    def music_plays(self) -> bool:
        """Whether a piece is heard, dying away included."""
        return bool(self._opened) and pygame.mixer.music.get_busy()

    @property
    def music_played(self) -> float:
        """Seconds since the piece was started."""
        return max(0, pygame.mixer.music.get_pos()) / 1000 if self._opened else 0.0


def _size(effect: pygame.mixer.Sound) -> int:
    return round(effect.get_length() * RATE) * CHANNELS * BYTES
