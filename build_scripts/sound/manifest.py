"""The manifest of sounds: what the game knows about every file in resources/sounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "sounds"
NAME: Final = "sounds.json"

Entry = dict[str, Any]


def load(folder: Path = FOLDER) -> dict[str, dict[str, Entry]]:
    """The manifest as it stands: {"effects": {name: entry}, "music": {name: entry}}, or an empty one."""
    file = folder / NAME
    if not file.exists():
        return {"effects": {}, "music": {}}
    data: dict[str, dict[str, Entry]] = json.loads(file.read_text(encoding="utf-8"))
    return data


def write(data: dict[str, dict[str, Entry]], folder: Path = FOLDER) -> None:
    """Write the manifest, one sound a line and sorted, so that a diff shows what changed."""
    kinds = []
    for kind in ("effects", "music"):
        lines = [
            f"  {json.dumps(name)}: {json.dumps(entry, sort_keys=True)}"
            for name, entry in sorted(data[kind].items())
        ]
        kinds.append(f' "{kind}": {{\n' + ",\n".join(lines) + "\n }")
    (folder / NAME).write_text("{\n" + ",\n".join(kinds) + "\n}\n", encoding="utf-8", newline="\n")
