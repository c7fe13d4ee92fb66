"""The journal of a save: what has changed since the save was written, in a small file beside it.

`autosave-1.journal` continues `autosave-1.json`. Its first line names that very save by the digest of its
contents. Each further line is one change: how many actions were `kept`, the `actions` added to them, and
every other value of the save that is new. A line begins with a digest of itself and of the line before, so
that reading ends at whatever was torn, altered or left by another save; what is written later never hides
it. To begin anew, the save is written first: the old journal is then of another save, and means nothing.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

SUFFIX: Final = ".journal"
_DIGITS: Final = 16  # of a digest; against accidents, not against anybody
_ACTIONS: Final = "actions"


def journal_of(path: Path) -> Path:
    """Return the file of the journal of a save, whether or not there is one."""
    return path.with_suffix(SUFFIX)


def head(contents: bytes) -> bytes:
    """Return the first line of the journal of a save with these contents."""
    return line(b"", {"save": hashlib.sha256(contents).hexdigest()})


def line(before: bytes, change: dict[str, Any]) -> bytes:
    """Return the line of a change that follows the line `before`."""
    body = json.dumps(change).encode()
    return _digest(before, body) + b" " + body + b"\n"


def change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return the change that leads from the data of one save to those of another, which has all its keys."""
    old, new = before[_ACTIONS], after[_ACTIONS]
    kept = next(
        (n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new))
    )
    values = {key: value for key, value in after.items() if key != _ACTIONS and value != before.get(key)}
    return {"kept": kept, _ACTIONS: new[kept:], **values}


def bodies(contents: bytes, journal: bytes) -> list[bytes]:
    """Return the changes in a journal as JSON, none if it is not of the save with these contents."""
    first, *lines = journal.split(b"\n")[:-1] or [b""]  # what no line break follows was torn
    before, found = head(contents), list[bytes]()
    if first + b"\n" != before:
        return []
    for number in lines:
        digest, _space, body = number.partition(b" ")
        if digest != _digest(before, body):
            break
        found.append(body)
        before = number + b"\n"
    return found


def changed(data: Any, change: Any) -> Any:
    """Return the data of a save after a change; ValueError if it does not fit them."""
    try:
        kept, added = change["kept"], change[_ACTIONS]
        fits = type(kept) is int and 0 <= kept <= len(data[_ACTIONS]) and isinstance(added, list)
    except (TypeError, KeyError) as error:
        raise ValueError("a change does not fit the save") from error
    if not fits or not isinstance(data, Mapping) or not isinstance(data[_ACTIONS], list):
        raise ValueError("a change does not fit the save")
    values = {key: value for key, value in change.items() if key != "kept"}
    return {**data, **values, _ACTIONS: [*data[_ACTIONS][:kept], *added]}


def _digest(before: bytes, body: bytes) -> bytes:
    return hashlib.sha256(before + body).hexdigest()[:_DIGITS].encode()
