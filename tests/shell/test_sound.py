"""Effects, music, volumes, muting, and a missing device, on the mixer of the dummy driver."""

import json
import logging
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from attrs import evolve, frozen

from mexica.resources import resource
from mexica.shell import mixer, music, sound_files
from mexica.shell.sound import Sound

SOUNDS = resource("sounds")
MANIFESTS = (SOUNDS / "mexica.json", SOUNDS / "shell.json")


@frozen
class Levels:
    effects_volume: float = 1.0
    music_volume: float = 1.0
    muted: bool = False
    music_in_background: bool = False


@pytest.fixture(autouse=True)
def _no_mixer_left_over() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def sound() -> Iterator[Sound]:
    made = Sound(Levels(), *MANIFESTS)
    yield made
    made.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces fade out in a moment, and the next ones follow at once."""
    for name in ("CHANGE", "PAUSE", "BREATH"):
        monkeypatch.setattr(music, name, 0.05)


def heard(sound: Sound) -> int:
    """How many effects are playing, once all that were asked for have started."""
    sound.mixer.wait()
    if pygame.mixer.get_init() is None:
        return 0
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


def until(sound: Sound, condition: Callable[[], bool]) -> None:
    limit = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.02)
        sound.pass_time(0.02)


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


def test_an_effect_that_was_still_being_decoded_when_all_fell_silent_is_not_heard(sound: Sound) -> None:
    sound.play("game_ended")
    sound.follow(Levels(muted=True))
    assert heard(sound) == 0


def test_what_was_made_ready_is_not_read_again_when_it_is_heard(
    monkeypatch: pytest.MonkeyPatch, sound: Sound
) -> None:
    sound.prepare()
    until(sound, lambda: sound.mixer.prepared)
    heard(sound)
    read: list[bytes] = []
    monkeypatch.setattr(pygame.mixer, "Sound", lambda *, file: read.append(file))
    for name, effect in sound_files.find(*MANIFESTS).effects.items():
        for variant in range(len(effect.files)):
            sound.play(name, variant=variant)
    assert heard(sound) > 0
    assert not read


def test_what_is_to_be_heard_while_others_are_made_ready_comes_before_them(
    monkeypatch: pytest.MonkeyPatch, sound: Sound
) -> None:
    files: list[str] = []
    go_on, decode = threading.Event(), pygame.mixer.Sound

    def slowly(*, file: bytes) -> pygame.mixer.Sound:
        go_on.wait(60)
        files.append(Path(os.fsdecode(file)).name)
        return decode(file=file)

    monkeypatch.setattr(pygame.mixer, "Sound", slowly)
    sound.prepare()
    sound.play("founded", variant=0)
    go_on.set()
    until(sound, lambda: sound.mixer.prepared)
    assert files.index("founded_1.ogg") <= 1


def test_nothing_is_made_ready_that_nobody_hears() -> None:
    sound = Sound(Levels(muted=True), *MANIFESTS)
    sound.prepare()
    assert pygame.mixer.get_init() is None
    sound.close()


def test_closing_ends_what_is_made_ready(sound: Sound) -> None:
    sound.prepare()
    sound.close()
    assert pygame.mixer.get_init() is None


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
    time.sleep(0.4)
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


def test_no_device_is_no_error(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sound = Sound(Levels(), *MANIFESTS)
    with caplog.at_level(logging.WARNING):
        sound.set_mood("lake")
        for _ in range(3):
            sound.play("canal")
            sound.play("bridge", delay=0.1)
            sound.pass_time(0.2)
        sound.focus(False)
        sound.follow(Levels(muted=True))
        sound.pass_time(3.0)
    assert pygame.mixer.get_init() is None
    assert len(caplog.records) == 1
    sound.close()


def _broken_copy(folder: Path) -> None:
    effects = sound_files.find(*MANIFESTS).effects
    kept = {
        "effects": {
            name: {"files": [file.name for file in effects[name].files], "volume": 0.5, "seconds": 0.4}
            for name in ("hover", "click")
        },
        "music": {"lake": {"file": "lake.ogg", "volume": 0.5, "seconds": 80.0}},
    }
    (folder / "sounds.json").write_text(json.dumps(kept))
    for file in effects["click"].files:
        (folder / file.name).write_bytes(b"no sound")
    (folder / "lake.ogg").write_bytes(b"OggS" + bytes(200))
    shutil.copy(effects["hover"].files[0], folder)


def test_broken_and_missing_files_are_silent_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _broken_copy(tmp_path)
    sound = Sound(Levels(), tmp_path / "sounds.json")
    sound.set_mood("lake")
    with caplog.at_level(logging.WARNING):
        for _ in range(4):
            for variant in range(4):
                sound.play("click", variant=variant)
                sound.play("hover", variant=variant)
            sound.play("no such sound")
            sound.pass_time(1.0)
        heard(sound)
    assert sound.music is None
    # four clicks, the three hovers that are missing, one piece, one name
    assert len(caplog.records) == 4 + 3 + 1 + 1
    assert 0 < heard(sound) <= 4
    sound.close()


@pytest.mark.parametrize("contents", [None, "", "[]", "{}", '{"effects": {"canal": 7}, "music": {}}'])
def test_a_broken_manifest_is_silence(tmp_path: Path, contents: str | None) -> None:
    if contents is not None:
        (tmp_path / "sounds.json").write_text(contents)
    sound = Sound(Levels(), tmp_path / "sounds.json")
    sound.play("canal")
    sound.set_mood("lake")
    sound.pass_time(1.0)
    assert pygame.mixer.get_init() is None


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
