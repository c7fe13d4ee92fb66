"""Everything there is to bake, and the digest that says whether a sprite was baked with the present
scripts."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import bpy

from bake import banks, bridges, canoes, crests, decor, lake, lettering, pilli, temples, tokens, waves
from bake.output import Picture
from bake.studio import Studio

FOLDER = Path(__file__).resolve().parent
Bake = Callable[[Studio], Iterator[Picture]]


@dataclass(frozen=True)
class Recipe:
    """A piece of work: what it makes, the module whose scripts it depends on, its rough cost in processor
    seconds."""

    sprites: tuple[str, ...]
    bake: Bake
    module: str
    cost: float

    @property
    def name(self) -> str:
        """The first sprite it makes."""
        return self.sprites[0]

    def digest(self, studio: Studio) -> str:
        """Changes when the scripts, the camera, the sampling or Blender's version change."""
        q = studio.quality
        large = self.name.startswith(("island", "pyramid"))
        samples = q.island_samples if large else [q.samples, q.shadow_samples]
        settings = [studio.view.scale, samples, bpy.app.version_string, self.name]
        text = json.dumps(settings) + "".join(_code(m) for m in sorted(_needed(self.module)))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _text(module: str) -> str:
    return (FOLDER / f"{module}.py").read_text("utf-8")


@cache
def _code(module: str) -> str:
    """What a module does: its text without comments, docstrings and layout."""
    tree = ast.parse(_text(module))
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            remark = [isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant) for n in body]
            node.body = [n for n, skip in zip(body, remark, strict=True) if not skip]  # type: ignore[attr-defined]
    return ast.dump(tree)


@cache
def _needed(module: str) -> frozenset[str]:
    """The module and all modules of this package that it imports, directly or not."""
    found = {module}
    for node in ast.walk(ast.parse(_text(module))):
        if isinstance(node, ast.ImportFrom) and node.module == "bake":
            names = {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bake."):
            names = {(node.module or "").removeprefix("bake.")}
        else:
            continue
        for name in names - found:
            found |= _needed(name)
    return frozenset(found)


def _shadowed(name: str) -> tuple[str, str]:
    return name, f"{name}_shadow"


def recipes() -> list[Recipe]:
    """All of them, the quick ones first."""
    found = [
        Recipe(
            tuple(f"mouth_{side}" for side in ("n", "e", "s", "w", "ne", "se", "sw", "nw")),
            waves.mouths,
            "waves",
            0.1,
        )
    ]
    for colour in temples.PAINTS:
        for floors in range(1, 5):
            name = f"temple_{colour}_{floors}"
            found.append(
                Recipe(_shadowed(name), partial(temples.bake, colour=colour, floors=floors), "temples", 10)
            )
    found += [
        Recipe(_shadowed(f"pilli_{c}"), partial(pilli.bake, colour=c), "pilli", 12) for c in crests.CRESTS
    ]
    found += [
        Recipe(_shadowed(f"bridge_{way}"), partial(bridges.bake, way=way), "bridges", 10)
        for way in ("ew", "ns")
    ]
    found.append(Recipe(_shadowed("calpulli"), tokens.bake_founded, "tokens", 8))
    found.append(Recipe(_shadowed("calpulli_back"), tokens.bake_back, "tokens", 8))
    found.append(Recipe((*_shadowed("ap"), *_shadowed("ap_ui")), tokens.bake_coins, "tokens", 12))
    found += [Recipe((f"bank_{m:02d}",), partial(banks.bake_bank, mask=m), "banks", 4) for m in range(1, 16)]
    found += [Recipe((f"inner_{c}",), partial(banks.bake_inner, corner=c), "banks", 3) for c in banks.CORNERS]
    found += [Recipe((name,), partial(decor.bake, name=name), "decor", 6) for name in decor.KINDS]
    found += [
        Recipe(_shadowed(f"canoe_{d}"), partial(canoes.bake, direction=d), "canoes", 4)
        for d in canoes.DIRECTIONS
    ]
    found.append(Recipe(("name_mexica",), lettering.bake, "lettering", 40))
    found.append(Recipe(("canal_water",), lake.bake_water, "lake", 40))
    found.append(Recipe(("island_large", "island"), lake.bake_island, "lake", 1000))
    return found
