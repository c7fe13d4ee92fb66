"""The manifest of sprites: what the game knows about every picture in resources/mexica."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "mexica"
MANIFEST = RESOURCES / "manifest.json"

Entry = dict[str, Any]


def load(path: Path = MANIFEST) -> dict[str, Any]:
    """The manifest as it stands on disk: {"meta": ..., "sprites": {name: entry}}."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def write(meta: dict[str, Any], sprites: dict[str, Entry], path: Path = MANIFEST) -> None:
    """Write the manifest, one sprite a line and sorted, so that a diff shows what changed."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(entry, sort_keys=True)}"
        for name, entry in sorted(sprites.items())
    ]
    head = json.dumps(meta, sort_keys=True)
    text = '{\n "meta": ' + head + ',\n "sprites": {\n' + ",\n".join(lines) + "\n }\n}\n"
    path.write_text(text, encoding="utf-8", newline="\n")
