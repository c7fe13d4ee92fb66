"""The music: one piece at a time. A piece fades out, and after a short silence the next one fades in."""

from typing import Final

from mexica.shell.mixer import Mixer
from mexica.shell.sound_files import MusicPiece

CHANGE: Final = 1.6  # seconds in which a piece fades out before another
BREATH: Final = 0.6  # seconds of silence between two pieces
RISE: Final = 2.5  # seconds in which a piece fades in at its beginning
PAUSE: Final = 0.4  # seconds in which it fades out when music is stopped
RESUME: Final = 1.0  # seconds in which it fades in where it stopped
LOOK_AGAIN: Final = 0.05


class Music:
    """The piece that is heard, and the one that should be."""

    def __init__(self, mixer: Mixer) -> None:
        self._mixer = mixer
        self._next: MusicPiece | None = None
        self._volume = 0.0
        self._allowed = True
        self._heard: MusicPiece | None = None
        self._started_at = 0.0  # second of the piece
        self._left_at: dict[MusicPiece, float] = {}  # the second at which a piece was stopped
        self._fades_for: float | None = None  # seconds until the piece has faded out
        self._rests_for = 0.0  # seconds until another may begin
        self._broken: set[MusicPiece] = set()

    def follow(self, piece: MusicPiece | None) -> None:
        """Play this piece from now on, or none."""
        if piece != self._next:
            self._left_at.clear()
        self._next = piece

    def set_volume(self, volume: float) -> None:
        """Set the volume from 0 to 1; at 0 nothing is played."""
        self._volume = volume
        if self._heard is not None:
            self._set_volume(self._heard)

    def allow(self, allowed: bool) -> None:
        """Allow music, or stop it until it is allowed again."""
        self._allowed = allowed

    @property
    def heard(self) -> MusicPiece | None:
        """The piece that is heard, even if it is fading out."""
        return self._heard

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next `pass_time`, None for never."""
        if self._fades_for is not None:
            return max(0.0, self._fades_for)
        if self._rests_for > 0 and self._wanted is not None:
            return self._rests_for
        return 0.0 if self._wanted != self._heard else None

    def pass_time(self, seconds: float) -> None:
        """Take the next step towards the piece that should be heard."""
        if self._fades_for is not None:
            self._fades_for -= seconds
            if self._fades_for > 0:
                return
            if self._mixer.music_plays:
                self._fades_for = LOOK_AGAIN
                return
            self._rests_for = BREATH if self._heard != self._next else 0.0
            self._heard = self._fades_for = None
        elif self._rests_for > 0:
            self._rests_for -= seconds
        if self._rests_for > 0:
            return
        wanted = self._wanted
        if self._heard not in (None, wanted):
            self._fade_out()
        elif wanted is not None and self._heard is None:
            self._start(wanted)

    @property
    def _wanted(self) -> MusicPiece | None:
        heard = self._allowed and self._volume > 0 and self._next not in self._broken
        return self._next if heard else None

    def _start(self, piece: MusicPiece) -> None:
        left_at = self._left_at.pop(piece, None)
        self._started_at = left_at or 0.0
        fade = RISE if left_at is None else RESUME
        if self._mixer.start_music(piece.file, at=self._started_at, fade=fade):
            self._heard = piece
            self._set_volume(piece)
        else:
            self._broken.add(piece)

    def _fade_out(self) -> None:
        assert self._heard is not None
        resumes = self._heard == self._next
        if resumes:
            played = self._started_at + self._mixer.music_played
            self._left_at[self._heard] = played % self._heard.seconds
        self._fades_for = PAUSE if resumes else CHANGE
        self._mixer.fade_music(self._fades_for)

    def _set_volume(self, piece: MusicPiece) -> None:
        self._mixer.set_music_volume(self._volume * piece.volume)
