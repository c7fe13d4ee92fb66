"""Names of saved games as file names that every file system accepts."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 60  # characters
LONGEST_NAME_BYTES: Final = 200  # file systems accept 255 with the suffixes
_RESERVED: Final = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


def safe_name(name: str) -> str:
    """Return the name in a form that every file system accepts; empty if nothing of it can be kept."""
    kept = "".join(
        " " if letter in '<>:"/\\|?*' or not letter.isprintable() else letter
        for letter in unicodedata.normalize("NFC", name)
    )
    kept = " ".join(kept.split())[:LONGEST_NAME].strip(" .")
    while len(kept.encode()) > LONGEST_NAME_BYTES:
        kept = kept[:-1].strip(" .")
    return f"{kept}_" if kept.split(".")[0].strip().casefold() in _RESERVED else kept
