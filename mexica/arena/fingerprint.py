"""Which program plays."""

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Final

from mexica import __version__
from mexica.resources import resource

_DECIDING: Final = ("ai", "rules")


def program() -> str:
    """Return what stands for the players as they are: their version, code and weights.

    Games of players that were changed in between must not be mixed.
    """
    package = Path(str(files("mexica")))
    sources = [
        file for layer in _DECIDING for file in sorted((package / "games" / "mexica" / layer).rglob("*.py"))
    ]
    digest = hashlib.sha256()
    for file in [*sources, resource("ai", "weights.toml")]:
        digest.update(file.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:12]}"
