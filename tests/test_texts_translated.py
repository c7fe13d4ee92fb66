"""Every sentence that a player may see is translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mexica

HOME = Path(mexica.__file__).parent
# what prints on the command line, answers other programs, describes data to them, or reports to programmers
IN_ENGLISH = (
    *("arena", "engine", "env", "selftest", "cli.py", "argument_parser.py", "console.py"),
    *("games/*/arena_game.py", "games/*/environment", "games/*/env_game.py", "games/*/table/match/report.py"),
    "play/standing_text.py",
    *("rulebook/faults.py", "rulebook/quoting.py", "games/*/rules/position*.py"),
    *("shell/crash_report.py", "shell/program_log.py"),
)
LEFT_OUT = {file for part in IN_ENGLISH for path in HOME.glob(part) for file in (path, *path.rglob("*.py"))}
FILES = sorted(set(HOME.rglob("*.py")) - LEFT_OUT)
WORD = re.compile(r"[“'(]?[A-Za-z][a-z']+[,.:;!?)]*")
FEW = 3  # words that make a sentence
THROUGH = {"_", "N_", "ngettext", "pgettext", "npgettext", "sentence", "sentence_for", "refuse", "refuse_for"}
NOT_SEEN = {"debug", "info", "warning", "error", "exception"}  # the program's log is in English
NOT_TOLD = {
    "AssertionError",
    "KeyError",
    "RuntimeError",
    "TypeError",
    "ValueError",
    "OSError",
    "FileExistsError",
}


def is_sentence(text: str) -> bool:
    return " | " not in text and sum(map(bool, map(WORD.fullmatch, text.split()))) >= FEW


def untranslated(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The lines and the sentences below a node that are not translated."""
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in THROUGH:
            return
        case ast.Call(func=ast.Attribute(attr=name)) if name in NOT_SEEN:
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in NOT_TOLD:
            return
        case ast.Assert() | ast.Expr(value=ast.Constant()):
            return
        case ast.ClassDef(bases=[ast.Name(id="Enum")]):  # whose values are words of data
            return
        case ast.JoinedStr(values=parts):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
            if is_sentence(text):
                yield node.lineno, text
                return
        case ast.Constant(value=str(text)) if is_sentence(text):
            yield node.lineno, text
    for child in ast.iter_child_nodes(node):
        yield from untranslated(child)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOME).as_posix())
def test_no_sentence_goes_past_the_translation(path: Path):
    assert list(untranslated(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "line",
    [
        'return x or "Nothing can be done there." or _("All is well.")',
        'return f"The bot {x} is not installed."',
        'return f"action {x}: it is too long"',
        'raise SaveError("the file is empty")',
    ],
)
def test_a_sentence_past_the_translation_is_found(line: str):
    source = f'def f(x):\n    """Doc of f."""\n    {line}\n'
    assert len(list(untranslated(ast.parse(source)))) == 1
