"""Music follows the mood, dies away before another piece, and rests in the background."""

from pathlib import Path

import pygame
import pytest

from mexica.shell import mixer, music
from mexica.shell.sound import Sound
from tests.shell.sound.mixing import MANIFESTS, Levels, heard, until


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces fade out in a moment, and the next ones follow at once."""
    for name in ("CHANGE", "PAUSE", "BREATH"):
        monkeypatch.setattr(music, name, 0.05)


@pytest.mark.usefixtures("quick")
def test_muting_silences_effects_and_music_and_unmuting_brings_music_back(sound: Sound) -> None:
    sound.set_mood("lake")
    sound.pass_time(0.1)
    sound.play("founded")
    assert heard(sound) == 1
    sound.play("canal", delay=0.1)
    sound.follow(Levels(muted=True))
    until(sound, lambda: heard(sound) == 0 and sound.music is None)
    assert not pygame.mixer.music.get_busy()
    sound.follow(Levels())
    until(sound, pygame.mixer.music.get_busy)
    assert sound.music == "lake"


@pytest.mark.usefixtures("quick")
def test_a_piece_dies_away_before_that_of_another_mood(sound: Sound) -> None:
    sound.set_mood("lake")
    sound.pass_time(0.1)
    assert (sound.music, pygame.mixer.music.get_busy()) == ("lake", True)
    sound.set_mood("causeway")
    sound.pass_time(0.0)
    assert sound.music == "lake"
    until(sound, lambda: sound.music is None)
    assert not pygame.mixer.music.get_busy()  # a short silence
    assert sound.next_wake == pytest.approx(music.BREATH)
    until(sound, lambda: sound.music == "causeway")
    assert pygame.mixer.music.get_busy()
    assert sound.next_wake is None


@pytest.mark.usefixtures("quick")
def test_a_change_of_mind_while_a_piece_dies_away_ends_with_the_last_mood(sound: Sound) -> None:
    for mood in ("lake", "causeway", "feast", "lake", "feast"):
        sound.set_mood(mood)
        sound.pass_time(0.01)
    until(sound, lambda: sound.music == "feast")
    assert sound.next_wake is None


@pytest.mark.usefixtures("quick")
def test_music_rests_while_another_window_is_at_work_and_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, sound: Sound
) -> None:
    starts: list[float] = []
    play = mixer.Mixer.start_music

    def note(made: mixer.Mixer, path: Path, *, at: float, fade: float) -> bool:
        starts.append(at)
        return play(made, path, at=at, fade=fade)

    monkeypatch.setattr(mixer.Mixer, "start_music", note)
    sound.set_mood("lake")
    sound.pass_time(0.1)
    until(sound, lambda: pygame.mixer.music.get_pos() > 250)
    sound.focus(False)
    until(sound, lambda: sound.music is None)
    assert not pygame.mixer.music.get_busy()
    sound.focus(True)
    until(sound, lambda: sound.music == "lake")
    assert starts[0] == 0.0
    assert starts[1] > 0.2


def test_music_goes_on_in_the_background_if_the_player_wants_it() -> None:
    sound = Sound(Levels(music_in_background=True), *MANIFESTS)
    sound.set_mood("lake")
    sound.focus(False)
    sound.pass_time(0.1)
    assert sound.music == "lake"
    sound.close()
