"""Without a device, or with broken files, the program is silent and goes on."""

import json
import logging
import shutil
from pathlib import Path

import pygame
import pytest

from mexica.shell import sound_files
from mexica.shell.sound import Sound
from tests.shell.sound.mixing import MANIFESTS, Levels, heard


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
