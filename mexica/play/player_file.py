"""Files of what a player has reached, which is never worth a dialog in the middle of a game.

One that cannot be read counts as empty, and one that cannot be written is left as it is. Both are logged.
"""

import json
import logging
from pathlib import Path
from typing import Any, TypeVar

from attrs import asdict

from mexica.atomic_write import write_atomically
from mexica.play import strict_decoding
from mexica.play.outside_text import read_text
from mexica.play.save_reader import parse_json

T = TypeVar("T")

log = logging.getLogger(__name__)


def read(file: Path, kind: type[T], called: str, largest: int) -> T:
    """Return the contents of a file as an attrs class, `kind()` if there is none or it cannot be used.

    `called` says what it holds, `largest` is the most bytes that such a file can have.
    """
    try:
        return strict_decoding.read(parse_json(read_text(file, largest)), kind)
    except FileNotFoundError:
        return kind()
    except (OSError, ValueError, RecursionError) as error:
        log.warning("the %s cannot be read (%s)", called, type(error).__name__)
        return kind()


def write(file: Path, contents: Any, called: str) -> None:
    """Write the contents, of an attrs class, as JSON in place of the file's; `called` as in `read`."""
    text = json.dumps(asdict(contents), indent=2) + "\n"
    try:
        write_atomically(file, text.encode())
    except OSError as error:
        log.warning("the %s cannot be written (%s)", called, type(error).__name__)
