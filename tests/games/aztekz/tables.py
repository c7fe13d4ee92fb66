"""Positions for tests: a pyramid as a drawing, of the rest a test says only what it is about."""

from typing import Any, Final

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.material import SIGNS

Table = dict[str, Any]

GLYPHS: Final = {sign: paths for paths, sign in SIGNS.items()}


def drawn(*rows: str, at: tuple[int, int] = (0, 0)) -> dict[str, str]:
    """The cards of a drawing, its top left at this column and row; `.` is an empty cell."""
    column, row = at
    return {
        f"{column + x},{row + y}": GLYPHS[glyph]
        for y, line in enumerate(rows)
        for x, glyph in enumerate(line.split())
        if glyph != "."
    }


def helper(at: str, carried: str = "") -> Table:
    """A helper on a cell with souls such as "2 sun"."""
    many, _, soul = carried.partition(" ")
    return {"at": at, "soul": soul or None, "souls": int(many or 0)}


def seat(chief: str, one: str, two: str, *piles: str) -> Table:
    """A seat: cells of its heroes, "1,0 with 2 sun" for helpers that carry, and piles such as "3 sun"."""
    helpers = [helper(*text.split(" with ")) for text in (one, two)]
    freed = [pile.split() for pile in piles]
    return {
        "chief": chief,
        "helpers": helpers,
        "piles": [{"soul": soul, "souls": int(many)} for many, soul in freed],
    }


def lying(**souls: int) -> dict[str, int]:
    """Souls that lie on a cell."""
    return souls


def table(cards: dict[str, str], *seats: Table, shape: str = "three", **changes: Any) -> Table:
    """A position in which the first of these seats is to begin its turn with a card of this shape."""
    return {
        "phase": "turns",
        "to_move": 0,
        "drawn": {"shape": shape, "soul": None},
        "cards": cards,
        "seats": list(seats),
        **changes,
    }


def one() -> Table:
    """Position 1 of the worked examples."""
    return table(
        drawn("┌ ┬ ┐", "├ ┼ ┘", "└ ┤ .", at=(-1, -1)),
        seat("0,0", "-1,0 with 2 sun", "1,-1"),
        seat("0,-1", "0,0 with 3 jaguar", "0,1 with 1 moon"),
        souls={"-1,-1": lying(sun=1), "-1,1": lying(moon=1), "1,0": lying(sun=1, moon=1)},
    )


def two(cards: str = "├ ┼ ─ ┤") -> Table:
    """Position 2 of the worked examples: one row, or another one in its place."""
    return table(drawn(cards, at=(-1, 0)), seat("-1,0", "2,0", "2,0"), seat("0,0", "0,0", "-1,0"))


FULL: Final = ("┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ├ ┤", "┴ ┴ ┴ ┴ ┴")


def full(*rows: str, **changes: Any) -> Table:
    """A complete pyramid, or one of these rows, with two seats at its middle."""
    black, red = seat("2,2", "2,2", "2,1"), seat("1,1", "1,1", "1,2")
    return table(drawn(*(rows or FULL)), black, red, **changes)


def changed(begin: Table, **changes: Any) -> Table:
    """The position with other entries."""
    return {**begin, **changes}


def after(begin: rules.State, *actions: str) -> rules.State:
    """The state after these actions, in this order."""
    for action in actions:
        begin = rules.apply(begin, rules.parse(action)).state
    return begin


def refused_by(begin: rules.State, action: str) -> str | None:
    """The clause that forbids this action, None if it is legal."""
    refusal = rules.refusal(begin, rules.parse(action))
    return refusal and refusal.clause


def legal(begin: rules.State, start: str = "") -> set[str]:
    """The texts of the legal actions that begin with this."""
    return {text for text in map(str, rules.legal_actions(begin)) if text.startswith(start)}
