"""Clauses of the rules of any game, and the tests that are named after them.

A row is named after its clause, `C7.4-no-body`, a test `test_c7_4_...`; they stand in `test_clauses_*.py`.
"""

import re
from importlib.resources import files
from pathlib import Path


def clauses(package: str, letter: str) -> list[str]:
    """The clauses of the rules of a package, in their order."""
    text = files(package).joinpath("RULES.md").read_text(encoding="utf-8")
    return re.findall(rf"^({letter}\d+\.\d+) ", text, re.MULTILINE)


def named_after(folder: Path, letter: str) -> set[str]:
    """The clauses that rows and tests in this folder are named after."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_clauses_*.py"))
    rows = re.findall(rf"[\"']({letter}\d+\.\d+)-[\w{{]", text)
    tests = re.findall(rf"def test_{letter.lower()}(\d+)_(\d+)_", text)
    return {*rows, *(f"{letter}{chapter}.{number}" for chapter, number in tests)}
