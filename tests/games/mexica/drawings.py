"""Drawings of the board: read into the dict of `rules.describe`, and printed from it.

A drawing uses the glyphs of R1.1 and a legend:

        GHIJKL
     4  ..a=..        . land   P palace   = canal   ~ lake
     5  ..2n.f        n e  a bridge crossed on foot from north to south, from east to west
                      a b c d  the Pilli of seats 0 to 3, on land or palace
    f: temple 1 3     1 2 3 4  a temple of seat 0 with so many floors;  x  a neutral one with one floor

Every other glyph is explained in the legend below, in words: `temple 1 3`, `temple neutral 2`, `token 8`,
`pilli 0`, `bridge ns`, or several of them: `bridge ew pilli 1`. Outside a drawing is the island at the
start, or all canal except the palace (`around="water"`), so that a small board can stand alone.
"""

import textwrap
from collections import Counter
from typing import Any

from mexica.games.mexica import rules
from tests.games.mexica.oracle.facts import districts_of
from tests.games.mexica.oracle.island import COLUMNS, FIRST_CANAL, LAND, PALACE, ROWS, STARTS, drawn, in_order

PLAIN = {".": "", "P": "", "~": "", "=": "canal", "n": "bridge ns", "e": "bridge ew", "x": "temple neutral 1"}
PLAIN |= {glyph: f"pilli {seat}" for seat, glyph in enumerate("abcd")}
PLAIN |= {glyph: f"temple 0 {glyph}" for glyph in "1234"}
SPARE = "fghijklmopqrstuvwyzABCDEFGHIJKLMNOQRSTUVWXYZ56789*+@&%$?!"

TEMPLES = {1: {"1": 3, "2": 3, "3": 2, "4": 1}, 2: {"1": 6, "2": 5, "3": 4, "4": 3}}
DISPLAYS = {1: [3, 4, 6, 7, 9, 10, 11, 13], 2: [3, 4, 5, 5, 6, 8, 12]}


def table(drawing: str, *, seats: int = 2, around: str = "land", **changes: Any) -> dict:
    """The dict of a drawing, the first seat to move in round 2 unless `changes` say otherwise.

    `changes` replace entries of the dict, of its supply (`double_canals=1`; `reserve` for action tokens), or,
    one value a seat, of the seats (`points=[3, 0]`; `left` for temples). A Pilli not drawn stands on a free
    start space.
    """
    spaces, legend = read(drawing)
    period = changes.get("period", 1)
    found = blank(seats, period)
    found["canals"] = in_order((LAND - PALACE if around == "water" else FIRST_CANAL) - set(spaces))
    for space, glyph in spaces.items():
        put(found, space, legend[glyph].split())
    place_the_other_pilli(found, avoiding=set(spaces))
    found["canals"] = in_order(found["canals"])
    found["supply"]["bridges"] -= len(found["bridges"])
    apply_changes(found, changes)
    found["districts"] = districts_of(found)
    return found


def state(drawing: str, **changes: Any) -> rules.State:
    """The engine's state for a drawing; the arguments are those of `table`."""
    return rules.position(table(drawing, **changes))


def read(drawing: str) -> tuple[dict[str, str], dict[str, str]]:
    """The glyph on every space drawn, and the words for every glyph."""
    lines = [line for line in textwrap.dedent(drawing).splitlines() if line.strip()]
    indent = len(lines[0]) - len(lines[0].lstrip())
    columns = lines[0].strip()
    assert columns in COLUMNS, f"a drawing begins with its columns' letters, not {columns!r}"
    spaces, legend = {}, dict(PLAIN)
    for line in lines[1:]:
        if ":" in line:
            glyph, words = line.split(":")
            legend[glyph.strip()] = words.strip()
            continue
        row = line.split()[0]
        for column, glyph in zip(columns, line[indent:].ljust(len(columns)), strict=True):
            if glyph != " ":
                spaces[column + row] = checked(column + row, glyph)
    return spaces, legend


def checked(space: str, glyph: str) -> str:
    """The glyph, if the island of R1.1 allows it there."""
    assert (glyph == "~") == (drawn(space) == "~"), (
        f"{space} is drawn {glyph!r} where the island has {drawn(space)!r}"
    )
    assert glyph != "P" or space in PALACE, f"no palace at {space}"
    assert glyph != "." or space not in PALACE, f"{space} is palace, draw it P"
    return glyph


def blank(seats: int, period: int) -> dict:
    """A table with nothing on it, nobody's Pilli placed."""
    seat = {"points": 0, "action_tokens": 0, "pilli": None}
    return {
        "phase": "turns",
        "period": period,
        "round": 2,
        "first": 0,
        "to_move": 0,
        "action_points": 6,
        "taken_this_turn": 0,
        "quiet_rounds": 0,
        "placed_this_round": False,
        "proposal": None,
        "display": list(DISPLAYS[period]),
        "later": [] if period == 2 else list(DISPLAYS[2]),
        "removed": [],
        "supply": {"single_canals": 6, "double_canals": 35, "bridges": 11, "action_tokens": 12},
        "canals": [],
        "bridges": {},
        "tokens": {},
        "temples": {},
        "seats": [{**seat, "temples": dict(TEMPLES[period])} for _ in range(seats)],
        "winners": [],
    }


def put(found: dict, space: str, words: list[str]) -> None:
    """Puts what the words say onto a space."""
    while words:
        kind = words.pop(0)
        if kind in ("canal", "bridge"):
            found["canals"].append(space)
        if kind == "bridge":
            found["bridges"][space] = words.pop(0)
        elif kind == "pilli":
            found["seats"][int(words.pop(0))]["pilli"] = space
        elif kind == "token":
            put_token(found, space, int(words.pop(0)))
        elif kind == "temple":
            put_temple(found, space, words.pop(0), words.pop(0))


def put_token(found: dict, space: str, size: int) -> None:
    """A token comes from the display if that has one of its size."""
    found["tokens"][space] = size
    for pile in ("display", "later"):
        if size in found[pile]:
            found[pile].remove(size)
            return


def put_temple(found: dict, space: str, owner: str, floors: str) -> None:
    """A temple comes from its owner's supply, as far as that reaches."""
    if owner == "neutral":
        found["temples"][space] = {"owner": "neutral", "floors": int(floors)}
        return
    found["temples"][space] = {"owner": int(owner), "floors": int(floors)}
    supply = found["seats"][int(owner)]["temples"]
    supply[floors] = max(0, supply[floors] - 1)


def place_the_other_pilli(found: dict, avoiding: set[str]) -> None:
    """Pilli that no drawing places go to start spaces outside the drawing, then to any that is free."""
    for seat in found["seats"]:
        if seat["pilli"] is None:
            free = STARTS - {other["pilli"] for other in found["seats"]}
            seat["pilli"] = min(free, key=lambda space: (space in avoiding, space))


def apply_changes(found: dict, changes: dict[str, Any]) -> None:
    """Entries of the table, of its supply (`bridges`, `reserve`), or one value a seat (`left`: temples)."""
    supply = found["supply"]
    for key, value in changes.items():
        if key in ("points", "action_tokens", "left"):
            for seat, each in zip(found["seats"], value, strict=True):
                seat["temples" if key == "left" else key] = dict(each) if key == "left" else each
        if key == "action_tokens":
            supply[key] = changes.get("reserve", 12 - sum(value))
        elif key in ("single_canals", "double_canals", "bridges"):
            supply[key] = value
        elif key == "reserve":
            supply["action_tokens"] = value
        elif key not in ("points", "left"):
            assert key in found, f"a table has no {key}"
            found[key] = value
    if "later" not in changes:
        found["later"] = still_in_the_box(found, found["later"])


def still_in_the_box(found: dict, sizes: list[int]) -> list[int]:
    """Those of the tokens that are not on the table already, as only so many of a size exist (R2.1)."""
    left = Counter(DISPLAYS[1] + DISPLAYS[2])
    left.subtract([*found["display"], *found["removed"], *found["tokens"].values()])
    return sorted((Counter(sizes) & +left).elements())


def words_at(found: dict, space: str) -> str:
    """The pieces on a space, in the words of a legend."""
    words = []
    if space in found["bridges"]:
        words.append(f"bridge {found['bridges'][space]}")
    elif space in found["canals"]:
        words.append("canal")
    if space in found["temples"]:
        words.append("temple {owner} {floors}".format(**found["temples"][space]))
    if space in found["tokens"]:
        words.append(f"token {found['tokens'][space]}")
    words += [f"pilli {seat}" for seat, each in enumerate(found["seats"]) if each["pilli"] == space]
    return " ".join(words)


def draw(found: dict, glyphs: dict[str, str] | None = None) -> str:
    """The drawing of a whole board with its legend, which `read` takes back.

    `glyphs` remembers the glyphs made up for pieces, so that two drawings can share them.
    """
    glyphs = {} if glyphs is None else glyphs
    usual = {words: glyph for glyph, words in PLAIN.items() if words}
    lines = ["    " + COLUMNS]
    own = {}
    for row in ROWS:
        line = f"{row:2}  "
        for column in COLUMNS:
            words = words_at(found, column + str(row))
            glyph = usual.get(words) or (glyphs.get(words) if words else land_glyph(column + str(row)))
            if glyph is None:
                glyph = glyphs[words] = SPARE[len(glyphs)]
            if words and words not in usual:
                own[glyph] = words
            line += glyph
        lines.append(line)
    return "\n".join(lines + [f"{glyph}: {words}" for glyph, words in sorted(own.items())])


def land_glyph(space: str) -> str:
    """The glyph of a space with nothing on it: as the island shows it, without the canal of the start."""
    return "." if space in FIRST_CANAL else drawn(space)


def side_by_side(left: str, right: str) -> str:
    """Two drawings side by side, with marks between rows that differ."""
    lefts, rights = left.splitlines(), right.splitlines()
    height = max(len(lefts), len(rights))
    lefts += [""] * (height - len(lefts))
    rights += [""] * (height - len(rights))
    width = max(len(line) for line in lefts)
    return "\n".join(
        f"{one:{width}}  {'|' if one == other else '#'}  {other}".rstrip()
        for one, other in zip(lefts, rights, strict=True)
    )


def differences(expected: dict, actual: dict) -> list[str]:
    """One line for every entry that is not the same."""
    keys = [
        key for key in {**expected, **actual} if key != "districts" and expected.get(key) != actual.get(key)
    ]
    return [f"{key}: expected {expected.get(key)}, got {actual.get(key)}" for key in keys]


def assert_same(expected: dict, actual: dict, what: str = "") -> None:
    """Fails with both boards drawn when two tables are not the same."""
    if expected != actual:
        glyphs: dict[str, str] = {}
        boards = side_by_side("expected\n" + draw(expected, glyphs), "got\n" + draw(actual, glyphs))
        entries = differences(expected, actual) or ["districts differ"]
        raise AssertionError("\n".join([what, boards, *entries]))
