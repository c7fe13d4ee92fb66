"""The manifest of a folder of pictures: which there are, and how each of them is drawn."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from mexica.resources import DamagedError, damage
from mexica.texts import _

MOST: Final = 10_000  # pixels and cells


@cache
def manifest(folder: Path) -> dict[str, Any]:
    """Return the manifest of the pictures in this folder; DamagedError if it cannot be used."""
    path = folder / "manifest.json"
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise damage(path, error) from error
    if fault := _fault(data):
        raise DamagedError(path, _("cannot be used (“{part}” is wrong)").format(part=fault))
    return data


def lacks(name: str) -> str:
    """Return what is wrong with a manifest that does not name this picture."""
    return _("does not name the picture “{name}”").format(name=name)


def _fault(data: object) -> str:
    """The name of the first part that has not the form it should have, empty if there is none."""
    if not isinstance(data, dict):
        return "{"
    meta, sprites = data.get("meta"), data.get("sprites")
    if not isinstance(meta, dict) or not _fits(meta, _META):
        return "meta"
    if not isinstance(sprites, dict) or not sprites:
        return "sprites"
    return next((name for name, entry in sprites.items() if not _is_entry(entry)), "")


def _is_entry(entry: object) -> bool:
    return isinstance(entry, dict) and entry.keys() >= _NEEDED and _fits(entry, _ENTRY)


def _fits(found: dict[str, Any], form: dict[str, Callable[[Any], bool]]) -> bool:
    return all(key not in form or form[key](value) for key, value in found.items())


def _number(value: Any) -> bool:
    known = isinstance(value, int | float) and not isinstance(value, bool)
    return known and abs(value) <= MOST  # which nan is not


def _length(value: Any) -> bool:
    return _number(value) and value > 0


def _whole(value: Any) -> bool:
    return isinstance(value, int) and _number(value) and value >= 0


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _file(value: Any) -> bool:
    return isinstance(value, str) and Path(value).name == value != ""


def _list_of(check: Callable[[Any], bool], long: int | None = None) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and long in (None, len(value)) and all(map(check, value))


def _fields(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_list_of(_number, 3), value.values()))


_NEEDED: Final = {"file", "size", "anchor"}
_META: Final = {"cell": _list_of(_length, 2), "scale": _length, "z_px": _number}
_ENTRY: Final = {
    "file": _file,
    "size": _list_of(_length, 2),
    "anchor": _list_of(_number, 2),
    "layer": _text,
    "slice": _whole,
    "scale": _length,
    "fields": _fields,
    "period_cells": _length,
    "places": _list_of(_list_of(_number, 2)),
}
