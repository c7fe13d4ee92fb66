"""Looks at the files that come with the program before the window opens, so that none is missed later on.

Pictures and sounds are only looked at from outside, which takes a few milliseconds: is there a file, does it
begin as its kind does, does it go on to its end? What a decoder finds beyond that, the window tells.
"""

import json
import os
import stat
import struct
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from mexica.drawing.letters import face_files
from mexica.drawing.manifest import manifest
from mexica.resources import DamagedError, damage, resource, shipped_saves
from mexica.shell import sound_files
from mexica.texts import _

_OF_WIDGETS: Final = ("default_theme.json", "translations/pygame-gui.en.json")  # pygame_gui's, like the faces
_HEAD: Final = 2048  # bytes; the table of contents of a font has less
_TAIL: Final = 65_307  # bytes of the longest page of an Ogg file
_LAST_PAGE: Final = 4  # its flag in the page's header
_TABLE: Final = struct.Struct(">4x4xII")  # of a font: offset and length


def check(games: Iterable[str]) -> None:
    """Look at the files of the program and of the games with these keys; DamagedError names a bad one."""
    theme()
    for face in face_files():
        _look_at(face)
    for name in _OF_WIDGETS:
        _json(face_files()[0].parent / name)
    for key in ("shell", *games):
        folder = resource(key)
        for entry in manifest(folder)["sprites"].values():
            _look_at(folder / entry["file"])
        for path in _in_folder(folder):
            if path.suffix == ".json":  # the manifest, lessons
                _json(path)
        for sound in sound_files.read(resource("sounds", f"{key}.json")).every_file:
            _look_at(sound)
    _look_at_saves()


@cache
def theme() -> dict[str, Any]:
    """Return the theme of the widgets; DamagedError if it cannot be used."""
    path = resource("themes", "shell.json")
    data = _json(path)
    for name, block in data.items() if isinstance(data, dict) else [("{", None)]:
        if not isinstance(block, dict) or not all(map(_is_part_of_theme, block.values())):
            raise DamagedError(path, _("cannot be used (“{part}” is wrong)").format(part=name))
    return dict(data)


def _is_part_of_theme(part: object) -> bool:
    return isinstance(part, str) or (
        isinstance(part, dict) and all(isinstance(v, str) for v in part.values())
    )


def _look_at_saves() -> None:
    found = [path for path in _in_folder(shipped_saves()) if path.suffix == ".json"]
    if not found:
        raise DamagedError(shipped_saves(), _("is missing"))
    for path in (*found, *sorted(shipped_saves().glob("*/**/*.json"))):
        _json(path)


def _in_folder(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError as error:
        raise damage(folder, error) from error


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise damage(path, error) from error


# --- what a file is from outside ---


def _look_at(path: Path) -> None:
    try:
        if stat.S_ISDIR(path.stat().st_mode):
            raise IsADirectoryError
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            head = file.read(_HEAD)
            file.seek(max(0, size - _TAIL) if path.suffix == ".ogg" else max(0, size - _HEAD))
            tail = file.read()
    except OSError as error:
        raise damage(path, error) from error
    if not size:
        raise DamagedError(path, _("is empty"))
    whole = _WHOLE.get(path.suffix.lower())
    if whole is not None and not whole(head, tail, size):
        raise DamagedError(path, _("is broken"))


def _is_png(head: bytes, tail: bytes, size: int) -> bool:
    return head.startswith(b"\x89PNG\r\n\x1a\n") and tail.endswith(b"\0\0\0\0IEND\xaeB`\x82")


def _is_webp(head: bytes, tail: bytes, size: int) -> bool:
    return head[:4] == b"RIFF" and head[8:12] == b"WEBP" and int.from_bytes(head[4:8], "little") + 8 == size


def _is_ogg(head: bytes, tail: bytes, size: int) -> bool:
    page = tail[tail.rfind(b"OggS") :]
    if not head.startswith(b"OggS") or len(page) < 27 or not page[5] & _LAST_PAGE:  # noqa: PLR2004  # its header
        return False
    segments = page[27 : 27 + page[26]]
    return len(page) == 27 + page[26] + sum(segments)


def _is_font(head: bytes, tail: bytes, size: int) -> bool:
    if head[:4] not in (b"\0\1\0\0", b"OTTO", b"true"):
        return False
    entries = head[12 : 12 + 16 * int.from_bytes(head[4:6], "big")]
    tables = _TABLE.iter_unpack(entries) if len(entries) % _TABLE.size == 0 else ()
    ends = [offset + length for offset, length in tables]
    return bool(ends) and max(ends) <= size


_WHOLE: Final = {".png": _is_png, ".webp": _is_webp, ".ogg": _is_ogg, ".ttf": _is_font}
