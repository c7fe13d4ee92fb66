"""Which program plays."""

import hashlib

from mexica import __version__
from mexica.resources import resource


def program() -> str:
    """Return what stands for the program and its weights: games of another one must not be mixed in."""
    digest = hashlib.sha256(resource("ai", "weights.toml").read_bytes()).hexdigest()
    return f"{__version__}+weights.{digest[:12]}"
