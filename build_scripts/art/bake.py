"""Bake the sprites of a game's table with Blender and enter them in the manifest, piece by piece.

python build_scripts/art/bake.py [--game GAME] [NAME ...]   bakes the sprites whose names begin so, or all.
What was baked with the same scripts is skipped. It needs an environment of its own: see
requirements-bake.txt.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import manifest
from bake import aztekz_recipes, coatl_recipes, recipes
from bake.compare import check
from bake.recipes import FOLDER, Recipe
from bake.scene import Quality
from bake.studio import Studio
from bake.view import View

Digests = dict[str, str]


@dataclass(frozen=True)
class Game:
    """A game's pictures: their folder, what there is to bake, the file of digests, more for the manifest."""

    folder: Path
    recipes: Callable[[], list[Recipe]]
    digests: Path
    meta: dict[str, Any] = field(default_factory=dict)
    quality: Quality = field(default_factory=Quality)
    scale: int = field(default_factory=lambda: View().scale)


GAMES = {
    "mexica": Game(manifest.MEXICA, recipes.recipes, FOLDER / "digests.json"),
    "coatl": Game(manifest.COATL, coatl_recipes.recipes, FOLDER / "digests_coatl.json", coatl_recipes.META),
    "aztekz": Game(
        manifest.AZTEKZ,
        aztekz_recipes.recipes,
        FOLDER / "digests_aztekz.json",
        aztekz_recipes.META,
        aztekz_recipes.QUALITY,
        aztekz_recipes.SCALE,
    ),
}


class Folder:
    """Where the sprites go, with their manifest, and the file that remembers with which scripts each was
    baked."""

    def __init__(self, path: Path, digests: Path, meta: dict[str, Any]) -> None:
        self.path, self.digests, self.meta = path, digests, meta
        path.mkdir(parents=True, exist_ok=True)
        self.done: Digests = json.loads(digests.read_text("utf-8")) if digests.exists() else {}

    def has(self, recipe: Recipe, digest: str) -> bool:
        """Whether the recipe's sprites are there as the scripts with this digest make them."""
        entries = self._load()["sprites"]
        there = all(n in entries and (self.path / entries[n]["file"]).exists() for n in recipe.sprites)
        return there and self.done.get(recipe.name) == digest

    def take(self, recipe: Recipe, studio: Studio, digest: str) -> None:
        """Bake a recipe, write its files, its entries in the manifest, and then its digest."""
        made = {picture.name: picture.write(self.path) for picture in recipe.bake(studio)}
        data = self._load()
        manifest.write(self.meta, {**data["sprites"], **made}, self.path / manifest.NAME)
        self.done[recipe.name] = digest
        text = json.dumps(self.done, indent=1, sort_keys=True) + "\n"
        self.digests.write_text(text, encoding="utf-8", newline="\n")

    def _load(self) -> dict[str, Any]:
        file = self.path / manifest.NAME
        return manifest.load(file) if file.exists() else {"sprites": {}}


def wanted(game: Game, names: list[str]) -> list[Recipe]:
    """The recipes that make a sprite whose name begins with one of these; all for none."""
    return [r for r in game.recipes() if not names or any(s.startswith(n) for s in r.sprites for n in names)]


def run(folder: Folder, studio: Studio, work: dict[Recipe, str]) -> None:
    """Bake the work with a line for each piece: number, name, seconds, and about how long the rest takes."""
    left, spent, paid = sum(recipe.cost for recipe in work), 0.0, 0.0
    for number, (recipe, digest) in enumerate(work.items(), 1):
        begun, cpu = time.monotonic(), time.process_time()
        folder.take(recipe, studio, digest)
        took = time.monotonic() - begun
        spent, paid, left = spent + took, paid + recipe.cost, left - recipe.cost
        minutes, seconds = divmod(round(left * spent / paid), 60)
        cost = f"{took:.1f} s, {time.process_time() - cpu:.1f} s of processor"
        print(f"{number}/{len(work)} {recipe.name} ({cost}), about {minutes}:{seconds:02d} left", flush=True)


def names_of(work: Iterable[Recipe]) -> list[str]:
    """The sprites that recipes make."""
    return [name for recipe in work for name in recipe.sprites]


def options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="beginnings of sprite names; none for all")
    parser.add_argument("--game", choices=GAMES, default="mexica")
    parser.add_argument("--out", type=Path, help="another folder than the game's, to try something")
    parser.add_argument("--scale", type=int, default=0, help="pixels a cell is wide; 0 for the game's")
    parser.add_argument("--samples", type=int, default=0, help="of pieces; the island takes fewer")
    parser.add_argument("--island-samples", type=int, default=0, help="of what is as large as the board")
    parser.add_argument("--threads", type=int, default=0, help="processor cores to use, 0 for all")
    parser.add_argument(
        "--check", action="store_true", help="with --out: compare with the game's folder after"
    )
    parser.add_argument("--again", action="store_true", help="bake even what is there already")
    return parser.parse_args()


def main() -> int:
    """Bake what the command line asks for."""
    args = options()
    game = GAMES[args.game]
    view, best = View(args.scale or game.scale), game.quality
    samples, island = args.samples or best.samples, args.island_samples or best.island_samples
    studio = Studio(view, Quality(samples, best.shadow_samples, island, args.threads))
    out: Path = args.out or game.folder
    folder = Folder(out, args.out / "digests.json" if args.out else game.digests, view.meta() | game.meta)
    # the digests are of the scripts as they were loaded, whatever becomes of the files while they run
    all_work = {recipe: recipe.digest(studio) for recipe in wanted(game, args.names)}
    work = {r: digest for r, digest in all_work.items() if args.again or not folder.has(r, digest)}
    print(f"{len(work)} of {len(all_work)} pieces to bake")
    run(folder, studio, work)
    if not args.check or not args.out:
        return 0
    entries = manifest.load(out / manifest.NAME)["sprites"]
    return check(names_of(all_work), out, entries, game.folder)


if __name__ == "__main__":
    sys.exit(main())
