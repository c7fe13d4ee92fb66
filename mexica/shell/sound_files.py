"""The sounds that come with the program, as `resources/sounds/sounds.json` lists them."""

import json
import logging
from pathlib import Path
from typing import Final

from attrs import Factory, frozen
from cattrs import BaseValidationError, structure

from mexica.resources import resource

MANIFEST: Final = "sounds.json"

log = logging.getLogger(__name__)


@frozen
class Effect:
    """A short sound in several variants; `volume` (0 to 1) is its place beside the others."""

    files: tuple[str, ...]
    volume: float
    seconds: float  # of its longest variant


@frozen
class Piece:
    """A piece of music that goes round without a seam."""

    file: str
    volume: float
    seconds: float


@frozen
class SoundFiles:
    """Everything there is to hear, by name, and the folder it lies in."""

    folder: Path
    effects: dict[str, Effect] = Factory(dict)
    music: dict[str, Piece] = Factory(dict)


def find(folder: Path | None = None) -> SoundFiles:
    """Return the sounds of this folder, or those of the program; none where the list is broken (logged)."""
    folder = folder or resource("sounds")
    try:
        data = json.loads((folder / MANIFEST).read_text("utf-8"))
        effects = structure(data["effects"], dict[str, Effect])
        return SoundFiles(folder, effects, structure(data["music"], dict[str, Piece]))
    except (OSError, ValueError, TypeError, KeyError, BaseValidationError) as error:
        log.warning("no sounds: %s: %s", folder / MANIFEST, error)
        return SoundFiles(folder)
