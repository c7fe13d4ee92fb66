"""What is heard: effects by name, at once or in a moment, and music by mood. No device, no sound."""

import heapq
import logging
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, Protocol

from mexica.shell import sound_files
from mexica.shell.mixer import Mixer
from mexica.shell.music import Music

AGAIN: Final = 0.05  # seconds within which the same effect is not begun twice
SOFTEST: Final = 0.85  # an effect differs in volume a little each time
HUSH: Final = 0.15  # seconds

log = logging.getLogger(__name__)


class Levels(Protocol):
    """The settings that matter here; volumes go from 0 to 1."""

    @property
    def effects_volume(self) -> float:
        """How loud effects are."""
        ...

    @property
    def music_volume(self) -> float:
        """How loud music is."""
        ...

    @property
    def muted(self) -> bool:
        """Whether nothing is heard."""
        ...

    @property
    def music_in_background(self) -> bool:
        """Whether music goes on while another window is at work."""
        ...


class Sound:
    """All sound of the program; the table knows it as `Sounds`."""

    def __init__(self, levels: Levels, folder: Path | None = None) -> None:
        self._files = sound_files.find(folder)
        self._mixer = Mixer()
        self._music = Music(self._mixer, self._files)
        self._random = Random()
        self._now = 0.0
        self._focused = True
        self._due: list[tuple[float, int, str, float, int | None]] = []
        self._number = count()
        self._begun: dict[str, float] = {}
        self._variant: dict[str, int] = {}
        self._unknown: set[str] = set()
        self._levels = levels
        self.follow(levels)

    @property
    def music(self) -> str | None:
        """The mood whose piece is heard."""
        return self._music.heard

    # --- what the settings and the window say ---

    def follow(self, levels: Levels) -> None:
        """Be as loud as the settings say."""
        if levels.muted and not self._levels.muted:
            self.hush()
            self._mixer.fade_effects(HUSH)
        self._levels = levels
        self._music.set_volume(levels.music_volume)
        self._allow_music()

    def focus(self, focused: bool) -> None:
        """The window has come to the front, or another one has."""
        self._focused = focused
        self._allow_music()

    def _allow_music(self) -> None:
        seen = self._focused or self._levels.music_in_background
        self._music.allow(seen and not self._levels.muted)

    # --- what is to be heard ---

    def play(self, name: str, *, delay: float = 0.0, volume: float = 1.0, variant: int | None = None) -> None:
        """Let an effect be heard in `delay` seconds, in any variant but the last one, or in this one."""
        if delay > 0:
            heapq.heappush(self._due, (self._now + delay, next(self._number), name, volume, variant))
        else:
            self._play(name, volume, variant)

    def prepare(self) -> None:
        """Have all effects ready that may be heard, so that none is read while something moves."""
        if not self._levels.muted and self._levels.effects_volume > 0:
            effects = self._files.effects.values()
            self._mixer.prepare(self._files.folder / file for effect in effects for file in effect.files)

    def hush(self, *, at_once: str | None = None) -> None:
        """Forget the effects that were to be heard later; this one is heard now if it was among them."""
        due, self._due = self._due, []
        for _due, _number, name, volume, variant in due:
            if name == at_once:
                self._play(name, volume, variant)

    def set_mood(self, mood: str) -> None:
        """Let the piece of this mood follow the one that is heard."""
        self._music.set_mood(mood)

    def _play(self, name: str, volume: float, variant: int | None) -> None:
        effect = self._files.effects.get(name)
        if effect is None:
            self._note_unknown(name)
            return
        loudness = volume * effect.volume * self._levels.effects_volume
        if self._levels.muted or loudness <= 0:
            return
        if variant is None:
            if self._now - self._begun.get(name, -1.0) < AGAIN:
                return
            self._begun[name] = self._now
            variant = self._pick(name, len(effect.files))
            loudness *= self._random.uniform(SOFTEST, 1.0)
        self._mixer.play(self._files.folder / effect.files[variant % len(effect.files)], min(1.0, loudness))

    def _pick(self, name: str, variants: int) -> int:
        last = self._variant.get(name)
        choices = [number for number in range(variants) if number != last] or [0]
        self._variant[name] = self._random.choice(choices)
        return self._variant[name]

    def _note_unknown(self, name: str) -> None:
        if name not in self._unknown:
            self._unknown.add(name)
            log.warning("there is no sound %r", name)

    # --- time ---

    @property
    def next_wake(self) -> float | None:
        """Seconds until time should pass, None for never."""
        wishes = [self._music.next_wake, self._due[0][0] - self._now if self._due else None]
        return min((wish for wish in wishes if wish is not None), default=None)

    def pass_time(self, seconds: float) -> None:
        """Let time pass: what is due is heard, music follows the mood."""
        self._now += seconds
        while self._due and self._due[0][0] <= self._now:
            _due, _number, name, volume, variant = heapq.heappop(self._due)
            self._play(name, volume, variant)
        self._music.pass_time(seconds)

    def close(self) -> None:
        """Give the device back."""
        self.hush()
        self._mixer.close()
