"""Effects are decoded before they are to be heard, if anybody hears them."""

import os
import threading
from pathlib import Path

import pygame
import pytest

from mexica.shell import sound_files
from mexica.shell.sound import Sound
from tests.shell.sound.mixing import MANIFESTS, Levels, heard, until


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
