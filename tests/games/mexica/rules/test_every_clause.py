"""Every clause of the rules has a test named after it."""

import re
from pathlib import Path

from tests.games.mexica.clauses import CLAUSES


def rows() -> set[str]:
    """The names of the rows in the clause tables, as they are written there."""
    tables = Path(__file__).parent.glob("test_clauses_*.py")
    return {
        row
        for path in tables
        for row in re.findall(r"[\"'](R\d+\.\d+-[\w{])", path.read_text(encoding="utf-8"))
    }


def test_the_rules_text_has_clauses():
    assert (CLAUSES[0], CLAUSES[-1]) == ("R1.1", "R12.5")
    assert len(CLAUSES) == len(set(CLAUSES))


def test_every_clause_has_a_row():
    covered = {row.partition("-")[0] for row in rows()}
    assert [clause for clause in CLAUSES if clause not in covered] == []


def test_every_row_names_a_clause_of_the_rules():
    assert [row for row in rows() if row.partition("-")[0] not in CLAUSES] == []
