"""Where the catalogues of the texts are, and which of them are to be compiled."""

from pathlib import Path
from typing import Final

DOMAIN: Final = "mexica"


def folder(root: Path) -> Path:
    """Return the folder of the template and of the languages in the checkout `root`."""
    return root / "resources" / "locale"


def template(root: Path) -> Path:
    """Return the file with every text in English."""
    return folder(root) / f"{DOMAIN}.pot"


def translations(root: Path) -> list[Path]:
    """Return the catalogue of each language, as translators write it."""
    return sorted(folder(root).glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def compiled(translation: Path) -> Path:
    """Return the file that the program reads in place of this translation."""
    return translation.with_suffix(".mo")


def stale(root: Path) -> list[Path]:
    """Return the translations that were changed since they were last compiled."""
    return [file for file in translations(root) if _time(compiled(file)) < _time(file)]


def _time(file: Path) -> float:
    return file.stat().st_mtime if file.exists() else 0.0
