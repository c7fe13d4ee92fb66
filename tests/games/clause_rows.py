"""Rows of the clause tables of any game: a position, actions, and what the rules say about them.

The name of a row begins with its clause: `C7.4-no-body`. Each row is also checked against the oracle, so that
neither the rules nor the oracle can be wrong alone.
"""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import field, frozen

Table = dict[str, Any]


@frozen
class Row:
    """A position, actions of which the last one matters, and what is expected of it."""

    rows: "Rows"
    name: str
    table: Table
    actions: tuple[str, ...]
    refused_by: str | None = None
    then: dict[str, Any] = field(factory=dict)

    def check(self) -> None:
        """Fails unless rules and oracle both do what the row says."""
        rules = self.rows.rules
        state = rules.position(self.table)
        *before, last = self.actions
        for action in before:
            state = rules.apply(state, rules.parse(action)).state
        told = rules.describe(state)
        refusal = rules.refusal(state, rules.parse(last))
        assert (refusal and refusal.clause) == self.refused_by, refusal
        assert (last in self.rows.legal(told)) is (self.refused_by is None)
        if self.refused_by is not None:
            with pytest.raises(rules.IllegalAction):
                rules.apply(state, rules.parse(last))
            assert rules.describe(state) == told
            return
        self._check_after(rules.describe(rules.apply(state, rules.parse(last)).state))

    def _check_after(self, told: Table) -> None:
        for path, expected in self.then.items():
            found: Any = told
            for key in path.split("."):
                found = found[int(key)] if isinstance(found, list) else found[key]
            assert found == expected, path


@frozen
class Rows:
    """Makes the rows of a game: its rules, and the oracle's list of the legal texts in a description."""

    rules: Any
    legal: Callable[[Table], set[str]]

    def allowed(self, name: str, table: Table, *actions: str, **then: Any) -> Row:
        """A row whose last action is legal; `then` is told after it, dots of a path written as `__`."""
        told = {key.replace("__", "."): value for key, value in then.items()}
        return Row(self, name, table, actions, then=told)

    def refused(self, name: str, table: Table, *actions: str, clause: str | None = None) -> Row:
        """A row whose last action is refused by this clause, if none is given by that of the name."""
        return Row(self, name, table, actions, clause or name.partition("-")[0])


def table_of(*rows: Row) -> pytest.MarkDecorator:
    """The rows as parameters of a test."""
    return pytest.mark.parametrize("row", rows, ids=[row.name for row in rows])
