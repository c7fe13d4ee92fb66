"""The manifests of sounds: what the program knows about every file in resources/sounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "sounds"
OWNERS: Final = ("shell", "mexica", "coatl", "aztekz")
"""Each has a manifest NAME.json and a folder NAME for its files."""

Entry = dict[str, Any]
Manifest = dict[str, dict[str, Entry]]


def load(folder: Path, of: str) -> Manifest:
    """A manifest as it stands: {"effects": {name: entry}, "music": {name: entry}}, or an empty one."""
    file = folder / f"{of}.json"
    if not file.exists():
        return {"effects": {}, "music": {}}
    data: Manifest = json.loads(file.read_text(encoding="utf-8"))
    return data


def write(data: Manifest, folder: Path, of: str) -> None:
    """Write a manifest, one sound a line and sorted, so that a diff shows what changed."""
    kinds = []
    for kind in ("effects", "music"):
        lines = [
            f"  {json.dumps(name)}: {json.dumps(entry, sort_keys=True)}"
            for name, entry in sorted(data[kind].items())
        ]
        kinds.append(f' "{kind}": ' + ("{\n" + ",\n".join(lines) + "\n }" if lines else "{}"))
    text = "{\n" + ",\n".join(kinds) + "\n}\n"
    (folder / f"{of}.json").write_text(text, encoding="utf-8", newline="\n")
