"""The arrows of the code: shell -> table -> ai -> rules, and what works where pygame is absent."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mexica

PACKAGE = Path(mexica.__file__).parent
# what a layer may import of mexica beside itself; every layer may use the names outside of all layers
BENEATH = {
    "games.mexica.rules": set(),
    "games.mexica.ai": {"games.mexica.rules", "computer", "arena"},
}
# the third-party packages of the layers that are held to a short list
OUTSIDE = {
    "games.mexica.rules": {"attrs"},
    "games.mexica.ai": {"attrs"},
    "computer": {"attrs"},
    "arena": {"attrs", "cmaes", "distributed", "numpy", "rich"},
}


def imports(file: Path) -> Iterator[str]:
    """Every module that the file imports anywhere in it, type checking included."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}: an import relative to its package"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imports_of(layer: str) -> list[tuple[str, str]]:
    """Pairs of a file of the layer and the name that it imports."""
    files = sorted((PACKAGE / layer.replace(".", "/")).rglob("*.py"))
    assert files
    return [(str(file.relative_to(PACKAGE)), name) for file in files for name in imports(file)]


@pytest.mark.parametrize("layer", BENEATH)
def test_a_layer_imports_only_what_lies_beneath_it(layer: str) -> None:
    allowed = tuple(f"mexica.{one}." for one in {layer, "texts", "resources"} | BENEATH[layer])
    crossing = [
        pair
        for pair in imports_of(layer)
        if pair[1].startswith("mexica.") and not pair[1].startswith(allowed)
    ]
    assert crossing == []


@pytest.mark.parametrize("layer", OUTSIDE)
def test_a_layer_needs_no_packages_but_its_own(layer: str) -> None:
    known = sys.stdlib_module_names | OUTSIDE[layer] | {"mexica"}
    assert [pair for pair in imports_of(layer) if pair[1].partition(".")[0] not in known] == []


@pytest.mark.parametrize(
    "module",
    [
        "mexica.games.mexica.rules",
        "mexica.games.mexica.ai.greedy",
        "mexica.arena.arena_command",
        "mexica.games.mexica.table.match.record",
        "mexica.cli",
    ],
)
def test_it_works_without_pygame(module: str) -> None:
    blocked = "import sys; sys.modules['pygame'] = sys.modules['pygame_gui'] = None; import " + module
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("layer", ["arena", "computer", "drawing", "games", "play", "shell"])
def test_importing_a_module_prints_nothing_and_opens_nothing(layer: str) -> None:
    modules = [
        "mexica." + ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
        for file in sorted((PACKAGE / layer.replace(".", "/")).rglob("[!_]*.py"))
    ]
    code = f"import importlib\nfor name in {modules}: importlib.import_module(name)\n"
    if layer in ("drawing", "games", "play", "shell"):
        code += "import pygame; assert not pygame.get_init() and not pygame.display.get_init()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
