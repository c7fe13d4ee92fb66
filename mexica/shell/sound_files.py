"""The sounds that come with the program, as the manifests in `resources/sounds` list them."""

import json
import logging
from functools import cache
from pathlib import Path
from typing import Any

from attrs import Factory, frozen
from cattrs import BaseValidationError, Converter

log = logging.getLogger(__name__)


@frozen
class Effect:
    """A short sound in several variants; `volume` (0 to 1) balances it with the others."""

    files: tuple[Path, ...]
    volume: float
    seconds: float  # of its longest variant


@frozen
class MusicPiece:
    """A piece of music that repeats without a gap."""

    file: Path
    volume: float
    seconds: float


@frozen
class SoundFiles:
    """All sounds by name: effects, and the piece of music for each mood."""

    effects: dict[str, Effect] = Factory(dict)
    music: dict[str, MusicPiece] = Factory(dict)


def find(*manifests: Path) -> SoundFiles:
    """Return the sounds of these manifests; the first to name a sound wins, a broken one is logged."""
    found = SoundFiles()
    for manifest in reversed(manifests):
        listed = _read(manifest)
        found = SoundFiles(found.effects | listed.effects, found.music | listed.music)
    return found


@cache
def _read(manifest: Path) -> SoundFiles:
    try:
        data = json.loads(manifest.read_text("utf-8"))
        return _converter(manifest.parent).structure(
            {"effects": data["effects"], "music": data["music"]}, SoundFiles
        )
    except (OSError, ValueError, TypeError, KeyError, BaseValidationError) as error:
        log.warning("no sounds: %s: %s", manifest, error)
        return SoundFiles()


def _converter(folder: Path) -> Converter:
    """Return a converter that takes names of files as relative to this folder."""

    def path(name: Any, _type: type) -> Path:
        return folder.joinpath(name)

    converter = Converter()
    converter.register_structure_hook(Path, path)
    return converter
