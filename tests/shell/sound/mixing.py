"""What the mixer of a test plays."""

import time
from collections.abc import Callable

import pygame
from attrs import frozen

from mexica.resources import resource
from mexica.shell.sound import Sound

SOUNDS = resource("sounds")
MANIFESTS = (SOUNDS / "mexica.json", SOUNDS / "shell.json")


@frozen
class Levels:
    effects_volume: float = 1.0
    music_volume: float = 1.0
    muted: bool = False
    music_in_background: bool = False


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
