"""The imports: which part may import which, and which must work without pygame or any game."""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import mexica

PACKAGE = Path(mexica.__file__).parent
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file())

# what each part may import from mexica besides itself; `here` stands for the folder of the same game
ARROWS = {
    "cli": {"argument_parser", "box", "arena", "engine", "play", "saved_commands", "selftest", "shell"},
    "saved_commands": {"box", "play"},
    "selftest": {"arena.arena_game", "computer", "drawing", "play", "shell"},
    "argument_parser": {"console", "shell.save_file"},
    "__main__": {"cli"},
    "box": {
        *("games", "arena.arena_game", "engine.engine_game", "env.env_game"),
        *("computer.weights_file", "play.record", "play.save_format", "play.state_text"),
        "shell.game_protocol",
    },
    "shell": {"drawing", "play", "computer.kinds"},
    "shell.match": {"drawing", "play"},
    "drawing": set(),
    "play": {"computer"},
    "computer": set(),
    "resources": set(),
    "texts": {"rulebook"},
    "arena": {"computer", "play.game_rules"},
    "engine": {"arena.arena_game", "arena.arguments", "computer", "play"},
    "env": {"box", "play.game_rules"},
    "here": {
        "here",
        "play",
        "drawing",
        "computer",
        "arena.arena_game",
        "env.env_game",
        "shell.game_protocol",
        "shell.game_texts",
        "shell.new_game",
        "shell.match",
        "shell.scene",
        "shell.table_game",
    },
    "here.table": {
        "here.ai",
        "here.rules",
        "play",
        "drawing",
        "computer",
        "shell.game_protocol",
        "shell.match",
        "shell.scene",
    },
    "here.ai": {"here.rules", "computer"},
    "here.environment": {"here.rules"},
    "here.rules": {"rulebook"},
    "rulebook": set(),
}
# these may be imported everywhere except in rules
COMMON = {"texts", "resources", "atomic_write", "console", "rulebook", "mexica"}
# the third-party packages of the parts with a short list of them
OUTSIDE = {
    "rulebook": {"attrs"},
    "here.rules": {"attrs"},
    "here.ai": {"attrs"},
    "here.environment": {"attrs", "gymnasium", "numpy"},
    "computer": {"attrs"},
    "arena": {"attrs", "cmaes", "distributed", "numpy", "rich"},
    "engine": {"attrs"},
    "env": {"attrs", "gymnasium", "numpy", "pettingzoo"},
}
WITHOUT_PYGAME = (
    *("here.rules", "here.ai", "here.table.match.match_record", "computer", "arena", "engine", "box", "cli"),
    *("saved_commands", "play.state_text", "here.table.match.state_sections"),
    *("argument_parser", "env", "here.env_game", "here.environment"),
    *("play.match_runner", "play.record", "play.save_reader", "play.save_format", "play.session"),
    *("play.hint", "play.retried_turns"),
    *("play.looking_back", "play.others_turns", "play.record_text", "play.round_replay", "play.turn_record"),
)
NEUTRAL = ("arena", "computer", "drawing", "engine", "env", "play", "rulebook", "selftest", "shell")


def module_of(file: Path) -> str:
    """The name of the module below `mexica.`, of the package for an `__init__`."""
    parts = ("mexica", *file.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[1:] if parts[-1] != "__init__" else parts[1:-1]) or "mexica"


MODULES = {module_of(file): file for file in sorted(PACKAGE.rglob("*.py"))}


@cache
def imports(file: Path) -> tuple[str, ...]:
    """Every name that the file imports, also inside functions and for types."""
    return tuple(read_imports(file))


def read_imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}: an import relative to its package"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def imported(module: str) -> frozenset[str]:
    """The modules of mexica that a module imports."""
    found = imports(MODULES[module])
    names = [name.removeprefix("mexica.") for name in found if name.startswith("mexica.")]
    return frozenset(name if name in MODULES else name.rpartition(".")[0] or "mexica" for name in names)


def within(module: str, part: str) -> bool:
    return module == part or module.startswith(f"{part}.")


def inside(part: str) -> list[str]:
    """The modules of a part."""
    return [module for module in MODULES if within(module, part) and not module.startswith("__main__")]


@cache
def parts(table: tuple[str, ...]) -> list[str]:
    """The parts of a table, with `here` for each of the games that has the part, the narrowest first."""
    found = [part.replace("here", f"games.{game}") for part in table for game in GAMES]
    found = [part for part in found if game_of(part) == "no game" or inside(part)]
    return sorted(sorted(set(found)), key=len, reverse=True)


def game_of(part: str) -> str:
    return f"games.{part.split('.')[1]}" if part.startswith("games.") else "no game"


def neutral(part: str) -> str:
    return part.replace(game_of(part), "here")


def allowed(module: str) -> tuple[str, ...]:
    """What a module may import."""
    part = next((part for part in parts(tuple(ARROWS)) if within(module, part)), None)
    if part is None:  # texts, atomic_write and the empty packages import nothing
        return ()
    arrows = {arrow.replace("here", game_of(part)) for arrow in ARROWS[neutral(part)]}
    return (part, *arrows, *(COMMON if neutral(part) != "here.rules" else ()))


def test_a_module_imports_only_what_the_arrows_point_to() -> None:
    arrows = {module: allowed(module) for module in MODULES}
    pairs = {(module, name) for module in MODULES for name in imported(module)}
    crossing = {pair for pair in pairs if not any(within(pair[1], one) for one in arrows[pair[0]])}
    assert crossing == set()


def test_nothing_imports_in_a_circle() -> None:
    in_a_circle = {module for module in MODULES if module in reached(imported(module))}
    assert in_a_circle == set()


def reached(begin: Iterable[str]) -> set[str]:
    """These modules, all that they import, and so on."""
    found, left = set[str](), list(begin)
    while left:
        module = left.pop()
        if module not in found:
            found.add(module)
            left += imported(module) if module in MODULES else ()
    return found


@pytest.mark.parametrize("part", parts(tuple(OUTSIDE)))
def test_a_part_needs_no_packages_but_its_own(part: str) -> None:
    known = sys.stdlib_module_names | OUTSIDE[neutral(part)] | {"mexica"}
    needed = {(module, name) for module in inside(part) for name in imports(MODULES[module])}
    assert {pair for pair in needed if pair[1].partition(".")[0] not in known} == set()


def run(code: str, parts: Iterable[str]) -> tuple[int, str, str]:
    """Import every module of these parts after this code, in a process of its own."""
    names = [f"mexica.{module}" for part in parts for module in inside(part)]
    code = f"import importlib, sys\n{code}\nfor name in {names}: importlib.import_module(name)\n"
    code += "if 'pygame' in sys.modules and sys.modules['pygame'] is not None:\n"
    code += "    import pygame; assert not pygame.get_init() and not pygame.display.get_init()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_there_are_modules_in_every_part() -> None:
    for part in (*parts(WITHOUT_PYGAME), *NEUTRAL, "games"):
        assert inside(part), part


def test_it_works_without_pygame() -> None:
    absent = "sys.modules['pygame'] = sys.modules['pygame_gui'] = None"
    assert run(absent, parts(WITHOUT_PYGAME)) == (0, "", "")


def test_it_works_without_any_game() -> None:
    assert run("sys.modules['mexica.games'] = None", NEUTRAL) == (0, "", "")


def test_importing_a_module_prints_nothing_and_opens_nothing() -> None:
    assert run("", (*NEUTRAL, "box", "cli", "games")) == (0, "", "")
