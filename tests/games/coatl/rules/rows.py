"""Rows of the clause tables: a position, actions, and what the rules say about them.

The name of a row begins with its clause: `C7.4-no-body`. Each row is also checked against the oracle, so that
neither the rules nor the oracle can be wrong alone.
"""

from typing import Any

import pytest
from attrs import field, frozen

from mexica.games.coatl import rules
from tests.games.coatl import oracle
from tests.games.coatl.tables import Table


@frozen
class Row:
    """A position, actions of which the last one matters, and what is expected of it."""

    name: str
    table: Table
    actions: tuple[str, ...]
    refused_by: str | None = None
    then: dict[str, Any] = field(factory=dict)

    def check(self) -> None:
        """Fails unless rules and oracle both do what the row says."""
        state = rules.position(self.table)
        *before, last = self.actions
        for action in before:
            state = rules.apply(state, rules.parse(action)).state
        told = rules.describe(state)
        refusal = rules.refusal(state, rules.parse(last))
        assert (refusal and refusal.clause) == self.refused_by, refusal
        assert (last in oracle.legal(told)) is (self.refused_by is None)
        if self.refused_by is not None:
            with pytest.raises(rules.IllegalAction):
                rules.apply(state, rules.parse(last))
            assert rules.describe(state) == told
            return
        self._check_after(rules.describe(rules.apply(state, rules.parse(last)).state))

    def _check_after(self, told: dict[str, Any]) -> None:
        for path, expected in self.then.items():
            found: Any = told
            for key in path.split("."):
                found = found[int(key)] if isinstance(found, list) else found[key]
            assert found == expected, path


def allowed(name: str, table: Table, *actions: str, **then: Any) -> Row:
    """A row whose last action is legal; `then` has what is told after it, dots of a path written as `__`."""
    return Row(name, table, actions, then={key.replace("__", "."): value for key, value in then.items()})


def refused(name: str, table: Table, *actions: str, clause: str | None = None) -> Row:
    """A row whose last action is refused by this clause, if none is given by that of the name."""
    return Row(name, table, actions, clause or name.partition("-")[0])


def table_of(*rows: Row) -> pytest.MarkDecorator:
    """The rows as parameters of a test."""
    return pytest.mark.parametrize("row", rows, ids=[row.name for row in rows])
