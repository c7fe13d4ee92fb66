"""The sounds that come with the program, as the manifests in `resources/sounds` list them."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from attrs import Factory, field, frozen, validators

from mexica.resources import DamagedError, damage, note_damage
from mexica.texts import _

_A_NUMBER: Any = validators.instance_of((int, float))
_SHARE: Any = (_A_NUMBER, validators.ge(0), validators.le(1))
_DURATION: Any = (_A_NUMBER, validators.gt(0), validators.le(3600))


@frozen
class Effect:
    """A short sound in several variants; `volume` (0 to 1) balances it with the others."""

    files: tuple[Path, ...] = field(validator=validators.min_len(1))
    volume: float = field(validator=_SHARE)
    seconds: float = field(validator=_DURATION)  # of its longest variant


@frozen
class MusicPiece:
    """A piece of music that repeats without a gap."""

    file: Path
    volume: float = field(validator=_SHARE)
    seconds: float = field(validator=_DURATION)


@frozen
class SoundFiles:
    """All sounds by name: effects, and the piece of music for each mood."""

    effects: dict[str, Effect] = Factory(dict)
    music: dict[str, MusicPiece] = Factory(dict)

    @property
    def every_file(self) -> list[Path]:
        """All files of all sounds."""
        effects = [file for effect in self.effects.values() for file in effect.files]
        return effects + [piece.file for piece in self.music.values()]


def find(*manifests: Path) -> SoundFiles:
    """Return the sounds of these manifests; the first to name a sound wins, the damage of one is noted."""
    found = SoundFiles()
    for manifest in reversed(manifests):
        try:
            listed = read(manifest)
        except DamagedError as error:
            note_damage(error)
        else:
            found = SoundFiles(found.effects | listed.effects, found.music | listed.music)
    return found


@cache
def read(manifest: Path) -> SoundFiles:
    """Return the sounds of this manifest; DamagedError if it cannot be used."""
    try:
        data = json.loads(manifest.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise damage(manifest, error) from error
    name = "{"
    try:
        effects, music = {}, {}
        for name, entry in data["effects"].items():
            effects[name] = _effect(manifest.parent, **entry)
        for name, entry in data["music"].items():
            music[name] = _piece(manifest.parent, **entry)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DamagedError(manifest, _("cannot be used (“{part}” is wrong)").format(part=name)) from error
    return SoundFiles(effects, music)


def _effect(folder: Path, files: Any, **more: Any) -> Effect:
    if not isinstance(files, list):
        raise TypeError(files)
    return Effect(tuple(folder.joinpath(name) for name in files), **more)


def _piece(folder: Path, file: Any, **more: Any) -> MusicPiece:
    return MusicPiece(folder.joinpath(file), **more)
