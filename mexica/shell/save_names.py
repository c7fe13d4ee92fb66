"""Names of saved games as file names that every file system accepts."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 60  # characters
LONGEST_NAME_BYTES: Final = 200  # file systems accept 255 with the suffixes
_RESERVED: Final = {  # on Windows, with whatever follows a dot
    *("con", "conin$", "conout$", "prn", "aux", "nul"),
    *(f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"),
}


def safe_name(name: str) -> str:
    """Return the name in a form that every file system accepts; empty if nothing of it can be kept."""
    kept = "".join(
        " " if letter in '<>:"/\\|?*' or not letter.isprintable() else letter
        for letter in unicodedata.normalize("NFC", name)
    )
    kept = _unreserved(" ".join(kept.split()).strip(" ."))[:LONGEST_NAME].strip(" .")
    while len(kept.encode()) > LONGEST_NAME_BYTES:
        kept = kept[:-1].strip(" .")
    return kept


def _unreserved(name: str) -> str:
    """Return the name with an underline before its first dot if Windows takes it for a device."""
    first, dot, rest = name.partition(".")
    return f"{first.strip()}_{dot}{rest}" if first.strip().casefold() in _RESERVED else name
