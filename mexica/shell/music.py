"""Which piece is heard: one for each mood. A piece dies away, and after a breath of silence another rises."""

from typing import Final

from mexica.shell.mixer import Mixer
from mexica.shell.sound_files import SoundFiles

CHANGE: Final = 1.6  # seconds in which a piece dies away before another
BREATH: Final = 0.6  # seconds of silence between two pieces
RISE: Final = 2.5  # seconds in which a piece rises at its beginning
PAUSE: Final = 0.4  # seconds in which it dies away when it is to be silent
RESUME: Final = 1.0  # seconds in which it rises where it was left
LOOK_AGAIN: Final = 0.05


class Music:
    """The piece that is heard, and the one that should be."""

    def __init__(self, mixer: Mixer, files: SoundFiles) -> None:
        self._mixer, self._files = mixer, files
        self._mood: str | None = None
        self._volume = 0.0
        self._allowed = True
        self._heard: str | None = None
        self._started_at = 0.0  # second of the piece
        self._left_at: dict[str, float] = {}  # where a piece was that was silenced
        self._dies_for: float | None = None  # seconds until it has died away
        self._rests_for = 0.0  # seconds until another may begin
        self._silent: set[str] = set()  # moods whose piece is missing or cannot be played

    def set_mood(self, mood: str | None) -> None:
        """Let the piece of this mood be heard from now on, none for None."""
        if mood != self._mood:
            self._left_at.clear()
        self._mood = mood

    def set_volume(self, volume: float) -> None:
        """Set the volume from 0 to 1; at 0 nothing is played."""
        self._volume = volume
        if self._heard is not None:
            self._set_volume(self._heard)

    def allow(self, allowed: bool) -> None:
        """Let music be heard at all, or silence it until it is allowed again."""
        self._allowed = allowed

    @property
    def heard(self) -> str | None:
        """The mood whose piece is heard, dying away included."""
        return self._heard

    @property
    def next_wake(self) -> float | None:
        """Seconds until time should pass, None for never."""
        if self._dies_for is not None:
            return max(0.0, self._dies_for)
        if self._rests_for > 0 and self._wanted is not None:
            return self._rests_for
        return 0.0 if self._wanted != self._heard else None

    def pass_time(self, seconds: float) -> None:
        """Come nearer to what should be heard."""
        if self._dies_for is not None:
            self._dies_for -= seconds
            if self._dies_for > 0:
                return
            if self._mixer.music_plays:
                self._dies_for = LOOK_AGAIN
                return
            self._rests_for = BREATH if self._heard != self._mood else 0.0
            self._heard = self._dies_for = None
        elif self._rests_for > 0:
            self._rests_for -= seconds
        if self._rests_for > 0:
            return
        wanted = self._wanted
        if self._heard not in (None, wanted):
            self._let_die()
        elif wanted is not None and self._heard is None:
            self._start(wanted)

    @property
    def _wanted(self) -> str | None:
        heard = self._allowed and self._volume > 0 and self._mood not in self._silent
        return self._mood if heard else None

    def _start(self, wanted: str) -> None:
        piece = self._files.music.get(wanted)
        if piece is None:
            self._silent.add(wanted)
            return
        at = self._left_at.pop(wanted, None)
        self._started_at = at or 0.0
        fade = RISE if at is None else RESUME
        if self._mixer.start_music(self._files.folder / piece.file, at=self._started_at, fade=fade):
            self._heard = wanted
            self._set_volume(wanted)
        else:
            self._silent.add(wanted)

    def _let_die(self) -> None:
        assert self._heard is not None
        resumes = self._heard == self._mood
        if resumes:
            played = self._started_at + self._mixer.music_played
            self._left_at[self._heard] = played % self._files.music[self._heard].seconds
        self._dies_for = PAUSE if resumes else CHANGE
        self._mixer.fade_music(self._dies_for)

    def _set_volume(self, mood: str) -> None:
        self._mixer.set_music_volume(self._volume * self._files.music[mood].volume)
