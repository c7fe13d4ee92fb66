"""The sound device; if there is none, nothing here has any effect, and the log says so once."""

import logging
from collections import OrderedDict, deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from mexica.resources import damage, for_pygame, note_damage
from mexica.shell.background_faults import attend

RATE: Final = 44_100
CHANNELS: Final = 2
BYTES: Final = 2  # of one value
BUFFER: Final = 2048  # values that are mixed at a time: 46 ms
VOICES: Final = 16  # effects that can be heard at the same time
MOST_DECODED: Final = 24_000_000  # bytes of decoded effects that are kept; a game's take about 20

log = logging.getLogger(__name__)


class Mixer:
    """The device; it is opened for the first sound.

    A thread decodes and starts effects, as the longest take a few frames to decode. If all processors are
    busy, that slows the window down, so `prepare` them in time.
    """

    def __init__(self) -> None:
        self._opened: bool | None = None
        self._worker = ThreadPoolExecutor(1, "sound")  # nothing else uses the decoded effects
        self._fades = 0  # how often the effects have been faded out
        self._decoded: OrderedDict[Path, pygame.mixer.Sound] = OrderedDict()
        self.decoded_bytes = 0
        self._broken: set[Path] = set()
        self._to_prepare: deque[Path] = deque()

    def ready(self) -> bool:
        """Open the device if that has not been tried; returns whether there is one."""
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
        """Release the device for good."""
        self._to_prepare.clear()
        self._worker.shutdown(cancel_futures=True)
        if self._opened:
            self._decoded.clear()
            pygame.mixer.quit()
        self._opened = False

    def play(self, path: Path, volume: float) -> None:
        """Play this effect at a volume from 0 to 1."""
        if volume > 0 and self.ready():
            attend(self._worker.submit(self._begin, path, volume, self._fades))

    def prepare(self, paths: Iterable[Path]) -> None:
        """Decode these effects in the background, so that they can start at once."""
        if self.ready():
            self._to_prepare.extend(paths)
            attend(self._worker.submit(self._prepare_next))

    def _prepare_next(self) -> None:
        """Decode one more effect, after those to be played now."""
        if self._to_prepare:
            self._effect(self._to_prepare.popleft())
            with suppress(RuntimeError):  # after `close`
                attend(self._worker.submit(self._prepare_next))

    @property
    def prepared(self) -> bool:
        """Whether all effects given to `prepare` have been decoded."""
        return not self._to_prepare

    def wait(self) -> None:
        """Wait until the effects that were to be played have started."""
        self._worker.submit(int).result()

    def fade_effects(self, seconds: float) -> None:
        """Fade out the effects that are playing."""
        self._fades += 1
        if self._opened:
            pygame.mixer.fadeout(round(1000 * seconds))

    def _begin(self, path: Path, volume: float, fades: int) -> None:
        effect = self._effect(path)
        if effect is not None and fades == self._fades:
            effect.set_volume(volume)
            effect.play()

    def _effect(self, path: Path) -> pygame.mixer.Sound | None:
        if path in self._decoded:
            self._decoded.move_to_end(path)
            return self._decoded[path]
        if path in self._broken:
            return None
        try:
            effect = pygame.mixer.Sound(file=for_pygame(path))
        except (pygame.error, OSError) as error:
            self._give_up(path, error)
            return None
        self._decoded[path] = effect
        self.decoded_bytes += _size(effect)
        while self.decoded_bytes > MOST_DECODED and len(self._decoded) > 1:
            _path, oldest = self._decoded.popitem(last=False)
            self.decoded_bytes -= _size(oldest)
        return effect

    def _give_up(self, path: Path, error: Exception) -> None:
        self._broken.add(path)
        note_damage(damage(path, error))

    # --- music: one piece at a time, read from its file while it plays ---

    def start_music(self, path: Path, *, at: float, fade: float) -> bool:
        """Loop a piece from the second `at`, fading in for `fade` seconds; returns whether it plays."""
        if path in self._broken or not self.ready():
            return False
        try:
            pygame.mixer.music.load(for_pygame(path))
        except (pygame.error, OSError) as error:
            self._give_up(path, error)
            return False
        try:
            pygame.mixer.music.play(-1, start=at, fade_ms=round(1000 * fade))
        except pygame.error as error:  # the device has its limits, which are no fault of the file
            log.warning("no music: %s", error)
            return False
        return True

    def fade_music(self, seconds: float) -> None:
        """Fade out and stop the music."""
        if self._opened:
            pygame.mixer.music.fadeout(round(1000 * seconds))

    def set_music_volume(self, volume: float) -> None:
        """Set the volume of the music from 0 to 1."""
        if self._opened:
            pygame.mixer.music.set_volume(volume)

    @property
    def music_plays(self) -> bool:
        """Whether a piece plays, even if it is fading out."""
        return bool(self._opened) and pygame.mixer.music.get_busy()

    @property
    def music_played(self) -> float:
        """Seconds since the piece was started."""
        return max(0, pygame.mixer.music.get_pos()) / 1000 if self._opened else 0.0


def _size(effect: pygame.mixer.Sound) -> int:
    return round(effect.get_length() * RATE) * CHANNELS * BYTES
