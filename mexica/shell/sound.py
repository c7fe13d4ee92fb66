"""The sound of the program: effects by name, at once or delayed, and music by mood."""

import heapq
import logging
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, Protocol

from mexica.resources import resource
from mexica.shell import sound_files
from mexica.shell.mixer import Mixer
from mexica.shell.music import Music

REPEAT: Final = 0.05  # seconds within which the same effect is not started twice
SOFTEST: Final = 0.85  # the volume of an effect varies a little each time
FADE_OUT: Final = 0.15  # seconds in which effects end when sound is muted

log = logging.getLogger(__name__)


class SoundSettings(Protocol):
    """The settings of the sound; volumes go from 0 to 1."""

    @property
    def effects_volume(self) -> float:
        """The volume of effects."""
        ...

    @property
    def music_volume(self) -> float:
        """The volume of music."""
        ...

    @property
    def muted(self) -> bool:
        """Whether all sound is off."""
        ...

    @property
    def music_in_background(self) -> bool:
        """Whether music continues while another window has the focus."""
        ...


class Sound:
    """All sound of the program, with the effects and moods of these manifests and of the game in use."""

    def __init__(self, settings: SoundSettings, *manifests: Path) -> None:
        self._manifests = manifests or (resource("sounds", "shell.json"),)
        self._files = sound_files.find(*self._manifests)
        self.mixer = Mixer()
        self._music = Music(self.mixer)
        self._random = Random()
        self._now = 0.0
        self._focused = True
        self._delayed: list[tuple[float, int, str, float, int | None]] = []
        self._number = count()
        self._begun: dict[str, float] = {}
        self._variant: dict[str, int] = {}
        self._unknown: set[str] = set()
        self._settings = settings
        self.mood = ""
        """The mood that was asked for, whether or not there is music for it."""
        self.follow(settings)

    @property
    def music(self) -> str | None:
        """The mood whose piece is heard, even if it is fading out."""
        heard = self._music.heard
        return next((mood for mood, piece in self._files.music.items() if piece == heard), None)

    @property
    def delayed(self) -> tuple[str, ...]:
        """The effects that are to be played later."""
        return tuple(name for _time, _number, name, _volume, _variant in sorted(self._delayed))

    # --- settings and focus ---

    def follow(self, settings: SoundSettings) -> None:
        """Apply the settings."""
        if settings.muted and not self._settings.muted:
            self.cancel_delayed()
            self.mixer.fade_effects(FADE_OUT)
        self._settings = settings
        self._music.set_volume(settings.music_volume)
        self._allow_music()

    def focus(self, focused: bool) -> None:
        """Note whether the window has the focus."""
        self._focused = focused
        self._allow_music()

    def _allow_music(self) -> None:
        seen = self._focused or self._settings.music_in_background
        self._music.allow(seen and not self._settings.muted)

    # --- effects and mood ---

    def play(self, name: str, *, delay: float = 0.0, volume: float = 1.0, variant: int | None = None) -> None:
        """Play an effect in `delay` seconds, in this variant or in any but the last one."""
        if delay > 0:
            heapq.heappush(self._delayed, (self._now + delay, next(self._number), name, volume, variant))
        else:
            self._play(name, volume, variant)

    def use(self, manifest: Path | None) -> None:
        """Add the effects and moods of a game, in place of another game's."""
        extra = () if manifest is None else (manifest,)
        self._files = sound_files.find(*extra, *self._manifests)

    def prepare(self) -> None:
        """Decode all effects in the background, so that no file is read while something moves."""
        if not self._settings.muted and self._settings.effects_volume > 0:
            effects = self._files.effects.values()
            self.mixer.prepare(file for effect in effects for file in effect.files)

    def cancel_delayed(self, *, play_now: str | None = None) -> None:
        """Drop the delayed effects, but play this one now if it is among them."""
        delayed, self._delayed = self._delayed, []
        for _time, _number, name, volume, variant in delayed:
            if name == play_now:
                self._play(name, volume, variant)

    def set_mood(self, mood: str) -> None:
        """Play the piece of this mood after the present one has faded out; silence if there is none."""
        self.mood = mood
        self._music.follow(self._files.music.get(mood))

    def _play(self, name: str, volume: float, variant: int | None) -> None:
        effect = self._files.effects.get(name)
        if effect is None:
            self._note_unknown(name)
            return
        loudness = volume * effect.volume * self._settings.effects_volume
        if self._settings.muted or loudness <= 0:
            return
        if variant is None:
            if self._now - self._begun.get(name, -1.0) < REPEAT:
                return
            self._begun[name] = self._now
            variant = self._pick(name, len(effect.files))
            loudness *= self._random.uniform(SOFTEST, 1.0)
        self.mixer.play(effect.files[variant % len(effect.files)], min(1.0, loudness))

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
        """Seconds until the next `pass_time`, None for never."""
        wishes = [self._music.next_wake, self._delayed[0][0] - self._now if self._delayed else None]
        return min((wish for wish in wishes if wish is not None), default=None)

    def pass_time(self, seconds: float) -> None:
        """Let time pass: delayed effects are played when due, the music follows the mood."""
        self._now += seconds
        while self._delayed and self._delayed[0][0] <= self._now:
            _time, _number, name, volume, variant = heapq.heappop(self._delayed)
            self._play(name, volume, variant)
        self._music.pass_time(seconds)

    def close(self) -> None:
        """Release the device."""
        self.cancel_delayed()
        self.mixer.close()
