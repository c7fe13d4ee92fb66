"""Where environments are kept: in the checkout, or where that cannot be in the user's cache."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = "mexica"


def homes(name: str, root: Path) -> Iterator[tuple[Path, str]]:
    """Yield the folders that the environment `name` of the checkout `root` may be kept in, best first.

    With each comes what the environment's own folder is called there, before its digest.
    """
    if _is_text(root):
        yield root, f".venv-{name}"
    if (cache := user_cache()) is not None:
        yield cache, f"venv-{name}"


def user_cache() -> Path | None:
    """Return the folder for what a program can make again, or None if the user has no folder at all."""
    asked = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME", "")
    if os.path.isabs(asked):
        return Path(asked, FOLDER, "Cache") if os.name == "nt" else Path(asked, FOLDER)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    parts = {"win32": "AppData/Local/mexica/Cache", "darwin": "Library/Caches/mexica"}
    return home / parts.get(sys.platform, ".cache/mexica")


def _is_text(path: Path) -> bool:
    """Whether every name in `path` is text; Python writes it into the scripts of an environment."""
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def for_tools(environment: Path, root: Path) -> dict[str, str]:
    """Variables that make the tools of an environment outside the checkout keep their own files there too."""
    if environment.is_relative_to(root):
        return {}
    options = f"{os.environ.get('PYTEST_ADDOPTS', '')} -o cache_dir='{environment / 'pytest-cache'}'"
    return {
        "PYTEST_ADDOPTS": options.strip(),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(environment / "hypothesis"),
    }
