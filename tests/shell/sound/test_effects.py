"""Effects are heard when they are due, not twice at once, and only as loud as the player wants."""

from itertools import pairwise

import pygame
import pytest
from attrs import evolve

from mexica.shell import mixer, sound_files
from mexica.shell.sound import Sound
from tests.shell.sound.mixing import MANIFESTS, Levels, heard


def test_the_device_is_opened_only_when_something_is_to_be_heard(sound: Sound) -> None:
    sound.pass_time(1.0)
    assert pygame.mixer.get_init() is None
    sound.play("canal")
    assert pygame.mixer.get_init() == (44_100, -16, 2)
    assert heard(sound) == 1


def test_an_effect_in_a_moment_is_heard_when_time_has_passed(sound: Sound) -> None:
    sound.play("canal", delay=0.5)
    assert sound.next_wake == pytest.approx(0.5)
    sound.pass_time(0.3)
    assert heard(sound) == 0
    sound.pass_time(0.3)
    assert heard(sound) == 1
    assert sound.next_wake is None


def test_what_is_still_to_come_can_be_forgotten(sound: Sound) -> None:
    sound.play("canal", delay=0.1)
    sound.cancel_delayed()
    sound.pass_time(1.0)
    assert heard(sound) == 0
    sound.cancel_delayed(play_now="bridge")
    assert heard(sound) == 0
    sound.play("canal", delay=0.1)
    sound.play("bridge", delay=0.1)
    sound.cancel_delayed(play_now="bridge")
    assert heard(sound) == 1
    sound.pass_time(1.0)
    assert heard(sound) == 1


def test_no_variant_is_heard_twice_in_a_row(monkeypatch: pytest.MonkeyPatch, sound: Sound) -> None:
    files: list[str] = []
    monkeypatch.setattr(mixer.Mixer, "play", lambda _self, path, _volume: files.append(path.name))
    for _ in range(40):
        sound.pass_time(1.0)
        sound.play("step_grass")
    assert all(one != other for one, other in pairwise(files))
    assert len(set(files)) == 5


def test_the_same_effect_at_the_same_moment_is_heard_once_but_points_climb(sound: Sound) -> None:
    sound.play("canal")
    sound.play("canal")
    assert heard(sound) == 1
    sound.play("point", variant=0)
    sound.play("point", variant=1)
    assert heard(sound) == 3


@pytest.mark.parametrize("levels", [Levels(muted=True), Levels(effects_volume=0.0, music_volume=0.0)])
def test_nothing_is_heard_and_no_device_opened_when_it_is_muted(levels: Levels) -> None:
    sound = Sound(levels, *MANIFESTS)
    sound.set_mood("lake")
    sound.play("canal")
    sound.pass_time(1.0)
    assert pygame.mixer.get_init() is None
    assert sound.music is None


def test_volumes_reach_the_mixer() -> None:
    sound = Sound(Levels(effects_volume=0.5, music_volume=0.5), *MANIFESTS)
    sound.set_mood("lake")
    sound.pass_time(0.1)
    sound.play("founded")
    assert heard(sound) == 1
    effect = pygame.mixer.Channel(0).get_sound()
    assert 0.35 < effect.get_volume() <= 0.5  # varies a little each time
    assert pygame.mixer.music.get_volume() == pytest.approx(0.4, abs=0.02)
    sound.follow(Levels(music_volume=1.0))
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)
    sound.close()


def test_an_effect_that_was_still_being_decoded_when_all_fell_silent_is_not_heard(sound: Sound) -> None:
    sound.play("game_ended")
    sound.follow(Levels(muted=True))
    assert heard(sound) == 0


def test_memory_for_effects_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixer, "MOST_DECODED", 600_000)
    sound = Sound(evolve(Levels(), music_volume=0.0), *MANIFESTS)
    for name in ("canal", "canal_double", "bridge", "temple_4", "founded", "period_scored"):
        sound.play(name)
        heard(sound)
        files = sound_files.find(*MANIFESTS).effects[name].files
        largest = max(len(pygame.mixer.Sound(file).get_raw()) for file in files)
        assert 0 < sound.mixer.decoded_bytes <= max(600_000, largest + 4)  # one is kept, however large
    assert heard(sound) == 6
    sound.close()
