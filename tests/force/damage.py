"""Damaged files: bytes changed anywhere, and JSON with its values changed, moved, doubled and taken away."""

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 0.5, -0.0, 1e300, 2**31, 2**63, -(2**63), 10**17),
    *("", " ", "0", "1", "\0", "\ud800", "\u202e", "é", "漢", "🙂", "x" * 300, "a\nb", "<b>&amp;", "%s{0}"),
    *([], {}, [[]], [0, 0], ["a"], {"": 0}, {"a": {"b": []}}, [None] * 50),
)
ODD_TEXTS = (
    *(b"\n", b"\r\n", b"{", b"[" * 5000, b"null", b"\xff", b"\xef\xbb\xbf", b'"', b"\\", b"\\ud800", b"NaN"),
    *(b"Infinity", b"-Infinity", b"1e999", b",", b"}", b"//", b"\0", b"1" * 5000, b'{"a":' * 3000),
)
Parent = dict[str, Any] | list[Any]


def damaged_files(originals: Sequence[bytes], seed: int) -> bytes:
    """One of these JSON files with one to four faults, by this seed."""
    random = Random(seed)
    text = random.choice(originals)
    for _ in range(random.choice((1, 1, 2, 4))):
        text = _one_fault(text, originals, random)
    return text


def _one_fault(text: bytes, originals: Sequence[bytes], random: Random) -> bytes:
    if random.random() < 0.35:
        return damaged(text, random)
    try:
        value, other = json.loads(text), json.loads(random.choice(originals))
    except (ValueError, RecursionError):
        return damaged(text, random)
    if random.random() < 0.1:
        return _with_a_key_twice(value, random)
    return json.dumps(changed(value, other, random), indent=random.choice((None, 1))).encode()


def damaged(text: bytes, random: Random) -> bytes:
    """The text with one change that knows nothing of its form."""
    start = random.randrange(len(text) + 1)
    end = min(len(text), start + random.choice((1, 1, 2, 10, 1000)))
    part, other = text[start:end], random.randbytes(random.choice((1, 2, 20)))
    digits = [place for place, byte in enumerate(text) if chr(byte).isdigit()] or [0]
    place = random.choice(digits)
    changes = [
        text[:start],
        text[:start] + text[end:],
        text[:start] + other + text[start:],
        text[:start] + other + text[end:],
        text[:start] + part + part + text[end:],
        text[:start] + bytes(len(part)) + text[end:],
        text[:start] + bytes(byte ^ 1 << random.randrange(8) for byte in part) + text[end:],
        text[:place] + str(random.randrange(10)).encode() + text[place + 1 :],
        text[:place] + b"9" * random.choice((1, 20, 5000)) + text[place:],
        text[:start] + random.choice(ODD_TEXTS) + text[end:],
    ]
    return random.choice(changes)


def changed(value: Any, other: Any, random: Random) -> Any:
    """JSON data with one change at a random place; some take what stands in `other` data."""
    places = list(_places(value))
    if not places:
        return random.choice(ODD_VALUES)
    parent, key = random.choice(places)
    random.choice(_CHANGES)(parent, key, other, random)
    return value


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every group or list with every key in it; long lists only here and there."""
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else range(0, len(value), max(1, len(value) // 20))
        for key in keys:
            yield value, key
            yield from _places(value[key])


def _with_a_key_twice(value: Any, random: Random) -> bytes:
    """The data as text in which a group names a key a second time."""
    groups = [place for place in _places(value) if isinstance(place[0], dict)]
    if not groups:
        return json.dumps(value).encode()
    parent, key = random.choice(groups)
    marker = "a key that is written a second time"
    parent[marker] = random.choice([*ODD_VALUES, parent[key]])
    return json.dumps(value).replace(json.dumps(marker), json.dumps(key)).encode()


def _replace(parent: Any, key: Any, _other: Any, random: Random) -> None:
    parent[key] = random.choice(ODD_VALUES)


def _remove(parent: Any, key: Any, _other: Any, _random: Random) -> None:
    del parent[key]


def _alter(parent: Any, key: Any, _other: Any, random: Random) -> None:
    """Something near to what there is: a number beside it, a text with a letter more or less."""
    value = parent[key]
    if isinstance(value, str):
        place = random.randrange(len(value) + 1)
        letters = random.choice(("", "A", "9", " ", "é", "-"))
        parent[key] = value[:place] + letters + value[place + random.randrange(2) :]
    elif isinstance(value, int | float):
        parent[key] = random.choice((value + 1, value - 1, -value, value * 10, float(value), str(value)))
    else:
        parent[key] = random.choice(([value], {"": value}, str(value)[:200], len(value or ())))


def _rename(parent: Any, key: Any, _other: Any, random: Random) -> None:
    if isinstance(parent, dict):
        parent[random.choice(("", "game", key + "s", key.upper(), "\ud800", "x" * 500))] = parent.pop(key)


def _double(parent: Any, key: Any, _other: Any, random: Random) -> None:
    if isinstance(parent, list):
        parent[key:key] = [parent[key]] * random.choice((1, 1, 2, 40, 3000))
    else:
        parent[key + random.choice((" ", "2"))] = parent[key]


def _swap(parent: Any, key: Any, _other: Any, random: Random) -> None:
    second = random.choice(list(parent)) if isinstance(parent, dict) else random.randrange(len(parent))
    parent[key], parent[second] = parent[second], parent[key]


def _shorten(parent: Any, key: Any, _other: Any, random: Random) -> None:
    """Cut a list off, or turn it round."""
    if isinstance(parent, list):
        parent[:] = parent[:key] if random.random() < 0.7 else parent[::-1]
    else:
        del parent[key]


def _take_over(parent: Any, key: Any, other: Any, random: Random) -> None:
    """Put there what stands at the same place in the other data, or anything else of it."""
    places = list(_places(other))
    if places:
        same = [group[name] for group, name in places if name == key and type(group) is type(parent)]
        group, name = random.choice(places)
        parent[key] = random.choice([*same, group[name]])


_CHANGES: tuple[Callable[[Any, Any, Any, Random], None], ...] = (
    *(_replace, _remove, _alter, _alter, _rename, _double, _swap, _swap, _shorten, _take_over, _take_over),
)
