"""The manifests of sprites: what the program knows about every picture of the shell and of Mexica."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
SHELL = RESOURCES / "shell"
MEXICA = RESOURCES / "mexica"
COATL = RESOURCES / "coatl"
AZTEKZ = RESOURCES / "aztekz"
NAME = "manifest.json"

SHARED = (
    "panel_", "bar_", "button_", "frieze_", "field", "scroll_", "tooltip", "toast", "title", "window_icon_",
    *(f"icon_{what}" for what in ("human", "computer", "crown", "tie", "hint", "menu", "rules", "sound")),
    *(f"icon_{what}" for what in ("undo", "redo", "end")),
)  # fmt: skip
"""How the names begin of pictures that the screens around the games and any table use."""

Entry = dict[str, Any]


def owner(name: str) -> str:
    """The folder under resources/ that a sprite belongs to."""
    return "shell" if name.startswith(SHARED) else "mexica"


def picture(name: str) -> Path:
    """The file of a sprite, whichever folder it is in."""
    folder = RESOURCES / owner(name)
    file: str = load(folder / NAME)["sprites"][name]["file"]
    return folder / file


def load(path: Path = MEXICA / NAME) -> dict[str, Any]:
    """A manifest as it stands on disk: {"meta": ..., "sprites": {name: entry}}."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def write(meta: dict[str, Any], sprites: dict[str, Entry], path: Path = MEXICA / NAME) -> None:
    """Write the manifest, one sprite a line and sorted, so that a diff shows what changed."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(entry, sort_keys=True)}"
        for name, entry in sorted(sprites.items())
    ]
    head = json.dumps(meta, sort_keys=True)
    text = '{\n "meta": ' + head + ',\n "sprites": {\n' + ",\n".join(lines) + "\n }\n}\n"
    path.write_text(text, encoding="utf-8", newline="\n")
