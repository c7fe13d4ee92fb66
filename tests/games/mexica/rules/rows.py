"""Rows of the clause tables: a drawing, an action, and what the rules say about it.

The name of a row begins with its clause: `R4.2-ramp`. Each row is also checked against the oracle, so that
neither the engine nor the oracle can be wrong alone.
"""

from typing import Any

import pytest
from attrs import frozen

from mexica.games.mexica import rules
from tests.games.mexica.drawings import assert_same, draw, table
from tests.games.mexica.oracle import cost, legal
from tests.games.mexica.oracle.play import effect
from tests.games.mexica.properties.checks import Agreement

PIECES = ("canals", "bridges", "tokens", "temples")


@frozen
class Row:
    """A setup, an action and the expected result; `refused_by` is None for a legal action."""

    drawing: str
    changes: dict[str, Any]
    action: str
    refused_by: str | None = None
    price: int | None = None
    after: str | None = None
    then: dict[str, Any] | None = None

    def check(self) -> None:
        """Fails, showing the board, unless engine and oracle both do what the row says."""
        before = table(self.drawing, **self.changes)
        if self.refused_by is None:
            self._check_allowed(before)
        else:
            self._check_refused(before)

    def _check_refused(self, before: dict) -> None:
        state, action = rules.position(before), rules.parse(self.action)
        refusal = rules.refusal(state, action)
        assert refusal is not None, f"{self.action} is not refused on\n{draw(before)}"
        assert refusal.clause == self.refused_by, f"{refusal} on\n{draw(before)}"
        assert self.action not in legal(before), f"the oracle allows {self.action} on\n{draw(before)}"
        with pytest.raises(rules.IllegalAction):
            rules.apply(state, action)
        assert_same(before, rules.describe(state), f"after the refused {self.action}")

    def _check_allowed(self, before: dict) -> None:
        state, action = rules.position(before), rules.parse(self.action)
        refusal = rules.refusal(state, action)
        assert refusal is None, f"{self.action} is refused, {refusal}, on\n{draw(before)}"
        assert self.action in legal(before), f"the oracle forbids {self.action} on\n{draw(before)}"
        assert self.price in (None, rules.cost(state, action)), f"{self.action} on\n{draw(before)}"
        assert rules.cost(state, action) == cost(before, self.action)
        found = rules.describe(rules.apply(state, action).state)
        assert_same(effect(before, self.action, Agreement(found)), found, f"after {self.action}")
        self._check_after(before, found)

    def _check_after(self, before: dict, found: dict) -> None:
        if self.after is not None:
            wanted = table(self.after, **self.changes)
            expected = {**found, **{piece: wanted[piece] for piece in PIECES}}
            pilli = [seat["pilli"] for seat in wanted["seats"]]
            expected["seats"] = [
                {**seat, "pilli": at} for seat, at in zip(found["seats"], pilli, strict=True)
            ]
            assert_same(expected, found, f"after {self.action} on\n{draw(before)}")
        seen = {key: entry(found, key) for key in self.then or {}}
        assert seen == (self.then or {}), f"after {self.action} on\n{draw(before)}"


def entry(found: dict, key: str) -> Any:
    """An entry of the table or its supply (`bridges_left`, `reserve`), or of each seat (`left`: temples)."""
    if key == "left":
        return [seat["temples"] for seat in found["seats"]]
    if key == "bridges_left":
        return found["supply"]["bridges"]
    if key == "reserve":
        return found["supply"]["action_tokens"]
    if key in ("points", "action_tokens", "pilli"):
        return [seat[key] for seat in found["seats"]]
    return found[key] if key in found else found["supply"][key]


def allowed(  # noqa: PLR0913  # the columns of the table
    name: str,
    drawing: str,
    action: str,
    *,
    price: int | None = None,
    after: str | None = None,
    then: dict[str, Any] | None = None,
    **changes: Any,
) -> Any:
    """A row whose action is legal: its price, the drawing after it, and entries of the table `then`."""
    return pytest.param(Row(drawing, changes, action, None, price, after, then), id=name)


def refused(name: str, drawing: str, action: str, *, by: str | None = None, **changes: Any) -> Any:
    """A row whose action is illegal by the clause in its name, or by another one checked first."""
    return pytest.param(Row(drawing, changes, action, by or name.partition("-")[0]), id=name)


def table_of(*params: Any) -> pytest.MarkDecorator:
    """The rows of a test."""
    return pytest.mark.parametrize("row", params)
