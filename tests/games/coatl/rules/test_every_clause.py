"""Every clause of the rules has a test named after it."""

import re
from importlib.resources import files
from pathlib import Path

RULES = files("mexica.games.coatl.rules").joinpath("RULES.md").read_text(encoding="utf-8")
CLAUSES: list[str] = re.findall(r"^(C\d+\.\d+) ", RULES, re.MULTILINE)


def rows() -> set[str]:
    """The clauses that rows and tests are named after."""
    tables = Path(__file__).parent.glob("test_clauses_*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in tables)
    named = re.findall(r"[\"'](C\d+\.\d+)-[\w{]", text)
    return {*named, *(f"C{one}.{two}" for one, two in re.findall(r"def test_c(\d+)_(\d+)_", text))}


def test_the_rules_text_has_clauses() -> None:
    assert (CLAUSES[0], CLAUSES[-1]) == ("C1.1", "C13.2")
    assert len(CLAUSES) == len(set(CLAUSES))


def test_every_clause_has_a_row_or_a_test_named_after_it() -> None:
    assert [clause for clause in CLAUSES if clause not in rows()] == []


def test_every_row_names_a_clause_of_the_rules() -> None:
    assert rows() - set(CLAUSES) == set()
