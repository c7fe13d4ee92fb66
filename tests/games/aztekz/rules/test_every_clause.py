"""Every clause of the rules has a test named after it."""

from pathlib import Path

from tests.games.clauses import clauses, named_after

CLAUSES = clauses("mexica.games.aztekz.rules", "A")
NAMED = named_after(Path(__file__).parent, "A")


def test_the_rules_text_has_clauses() -> None:
    assert (CLAUSES[0], CLAUSES[-1]) == ("A1.1", "A8.2")
    assert len(CLAUSES) == len(set(CLAUSES))


def test_every_clause_has_a_row_or_a_test_named_after_it() -> None:
    assert [clause for clause in CLAUSES if clause not in NAMED] == []


def test_every_row_names_a_clause_of_the_rules() -> None:
    assert NAMED - set(CLAUSES) == set()
