"""Sets of spaces are bits only inside `rules/spaces.py`; the rest of the game uses named functions."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mexica.games.mexica as game

ROOT = Path(game.__file__).parent
HOME = ROOT / "rules" / "spaces.py"


def bit_tricks(tree: ast.AST) -> Iterator[ast.AST]:
    """Shifts, counts of bits, and the lowest bit by `& -`."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(op=ast.LShift() | ast.RShift()) | ast.AugAssign(op=ast.LShift() | ast.RShift()):
                yield node
            case ast.Attribute(attr="bit_count" | "bit_length"):
                yield node
            case ast.BinOp(op=ast.BitAnd(), right=ast.UnaryOp(op=ast.USub())):
                yield node


def test_only_the_home_of_spaces_knows_that_their_sets_are_bits() -> None:
    files = sorted(set(ROOT.rglob("*.py")) - {HOME})
    assert len(files) > 50
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for file in files
        for node in bit_tricks(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.expr | ast.stmt)
    ]
    assert found == []


@pytest.mark.parametrize("trick", ["1 << space", "spaces >> 1", "spaces & -spaces", "spaces.bit_count()"])
def test_each_trick_would_be_found(trick: str) -> None:
    assert len(list(bit_tricks(ast.parse(trick)))) == 1


def test_the_home_of_spaces_is_where_they_are() -> None:
    assert any(bit_tricks(ast.parse(HOME.read_text(encoding="utf-8"))))
