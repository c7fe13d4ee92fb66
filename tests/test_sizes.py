"""Files and functions have a readable size, and no two files have the same name."""

import ast
from collections import Counter
from pathlib import Path
from statistics import median

import mexica

PACKAGE = Path(mexica.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py")
GAMES = [folder for folder in (PACKAGE / "games").iterdir() if folder.is_dir()]

LINES = {path.relative_to(PACKAGE): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}


def test_no_file_is_longer_than_300_lines_and_half_of_them_have_at_most_130() -> None:
    assert {str(path): lines for path, lines in LINES.items() if lines > 300} == {}
    assert median(LINES.values()) <= 130


def test_19_of_20_functions_have_at_most_20_lines() -> None:
    lengths = sorted(
        node.end_lineno - node.lineno + 1
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None
    )
    assert lengths[len(lengths) * 95 // 100] <= 20


def test_no_two_files_have_the_same_name() -> None:
    """Files that every game has, like `game.py`, may occur once in each of them."""
    neutral = [path for path in FILES if PACKAGE / "games" not in path.parents]
    for game in GAMES:
        own = [path for path in FILES if game in path.parents and path.parent != game]
        names = Counter(path.name for path in neutral + own)
        assert [name for name, count in names.items() if count > 1] == []
