"""Every sentence that a player may see is translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mexica

HOME = Path(mexica.__file__).parent
FILES = sorted(
    [
        *(HOME / "games" / "mexica").glob("*.py"),
        *(
            path
            for part in ("drawing", "games/mexica/table", "play", "shell")
            for path in (HOME / part).rglob("*.py")
        ),
    ]
)
SENTENCE = re.compile(r"[A-Z][a-z'{}]+( [\w'{}]+)+")
THROUGH = {"_", "ngettext"}
NOT_SEEN = {"debug", "info", "warning", "error", "exception"}  # the program's log is in English
NOT_OF_THE_WINDOW = {"report.py", "save_reader.py"}  # the command line's, and faults in files


def untranslated(node: ast.AST) -> Iterator[ast.Constant]:
    """The sentences below a node that are not translated."""
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in THROUGH:
            return
        case ast.Call(func=ast.Attribute(attr=name)) if name in NOT_SEEN:
            return
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return
        case ast.Constant(value=str(text)) if SENTENCE.match(text):
            yield node
    for child in ast.iter_child_nodes(node):
        yield from untranslated(child)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_sentence_goes_past_the_translation(path: Path):
    if path.name in NOT_OF_THE_WINDOW:
        return
    found = untranslated(ast.parse(path.read_text(encoding="utf-8")))
    assert [f"line {node.lineno}: {node.value}" for node in found] == []


def test_a_sentence_past_the_translation_is_found():
    source = (
        'def f(x):\n    """Doc of f."""\n    return x or "Nothing can be done there." or _("All is well.")\n'
    )
    assert [node.value for node in untranslated(ast.parse(source))] == ["Nothing can be done there."]
