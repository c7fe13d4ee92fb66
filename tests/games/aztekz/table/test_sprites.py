"""The manifest and the pictures of Aztekz agree, and no set of them has gaps."""

import json
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

FOLDER: Final = Path(__file__).resolve().parents[4] / "resources" / "aztekz"
MANIFEST: Final[dict[str, Any]] = json.loads((FOLDER / "manifest.json").read_text("utf-8"))
SPRITES: Final[dict[str, dict[str, Any]]] = MANIFEST["sprites"]
CELL: Final = MANIFEST["meta"]["cell"]
COLOURS: Final = ("black", "grey", "sand", "red")
SOULS: Final = ("sun", "moon", "jaguar", "eagle", "serpent", "maize")
PATHS: Final = ("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")
CARDS: Final = (*(f"card_{p}" for p in PATHS), *(f"card_{p}_b" for p in PATHS if len(p) > 2))
HEROES: Final = tuple(f"{kind}_{colour}" for kind in ("chief", "helper") for colour in COLOURS)
MARKS: Final = tuple(f"cell_{kind}" for kind in ("legal", "lit", "hover", "dark", "empty"))
SETS: Final = {
    "cards": (*CARDS, "card_back", "card_shadow"),
    "heroes": (*HEROES, *(f"{name}_shadow" for name in HEROES), "hero_ring"),
    "souls": (*(f"soul_{k}{size}" for k in SOULS for size in ("", "_small", "_glow")), "soul_shadow"),
    "cells": MARKS,
    "fire": (*(f"flame_{n}" for n in range(1, 5)), *(f"spark_{n}" for n in range(1, 4)), "glow_fire"),
    "stones": ("deck_stack", "urn", "offering_stone", "offering_stone_shadow"),
    "ground": ("lake", "pyramid"),
}
LARGEST: Final = 3 * 1024 * 1024  # bytes of all pictures


@pytest.mark.parametrize("kind", SETS)
def test_every_picture_of_a_set_is_in_the_manifest(kind: str) -> None:
    assert [name for name in SETS[kind] if name not in SPRITES] == []


def test_no_picture_is_outside_the_sets() -> None:
    assert sorted(SPRITES) == sorted(name for names in SETS.values() for name in names)


def test_every_picture_is_as_large_as_the_manifest_says_and_none_is_left_over() -> None:
    for entry in SPRITES.values():
        assert list(pygame.image.load(FOLDER / entry["file"]).get_size()) == entry["size"], entry["file"]
    files = {path.name for path in FOLDER.iterdir() if path.suffix != ".json"}
    assert files == {entry["file"] for entry in SPRITES.values()}


def test_the_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST


@pytest.mark.parametrize("name", MARKS)
def test_what_lies_on_a_cell_covers_exactly_one(name: str) -> None:
    assert SPRITES[name]["size"] == CELL
    assert SPRITES[name]["anchor"] == [side / 2 for side in CELL]


@pytest.mark.parametrize("name", CARDS)
def test_a_card_fills_its_cell_from_west_to_east_with_hard_edges(name: str) -> None:
    assert (SPRITES[name]["size"][0], SPRITES[name]["anchor"][0]) == (CELL[0], CELL[0] / 2)
    picture = pygame.image.load(FOLDER / SPRITES[name]["file"])
    width, middle = CELL[0], SPRITES[name]["anchor"][1]
    assert {picture.get_at((x, middle)).a for x in range(width)} == {255}


def lightness(name: str, x: float, y: float) -> float:
    """The mean relative luminance of WCAG around a point, in cells from the middle of a card's paths."""
    entry, meta = SPRITES[name], MANIFEST["meta"]
    left = entry["anchor"][0] + x * CELL[0]
    top = entry["anchor"][1] - y * CELL[1] - meta["floor"] * meta["z_px"]
    spot = pygame.Rect(0, 0, 24, 20)
    spot.center = round(left), round(top)
    colour = pygame.transform.average_color(pygame.image.load(FOLDER / entry["file"]), spot)[:3]
    light = [v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


@pytest.mark.parametrize("name", CARDS)
def test_paths_part_from_walls_in_grey(name: str) -> None:
    ways = {"n": (0, 0.32), "e": (0.36, 0), "s": (0, -0.32), "w": (-0.36, 0)}
    paths = name.split("_")[1]
    open_ways = [lightness(name, *ways[side]) for side in paths]
    shut = [lightness(name, *ways[side]) for side in ways if side not in paths]
    corners = [lightness(name, x, y) for x in (-0.36, 0.36) for y in (-0.3, 0.36)]
    assert (min(open_ways) + 0.05) / (max(shut + corners) + 0.05) > 3


@pytest.mark.parametrize("colour", COLOURS)
def test_souls_hang_inside_a_helpers_frame(colour: str) -> None:
    entry = SPRITES[f"helper_{colour}"]
    assert 0 < entry["rack"][0] < entry["size"][0]
    assert 0 < entry["rack"][1] < entry["anchor"][1]


def test_every_fire_of_the_pyramid_stands_in_its_picture() -> None:
    width, height = SPRITES["pyramid"]["size"]
    assert {kind for kind, _, _ in SPRITES["pyramid"]["torches"]} == {"niche", "brazier"}
    for _, x, y in SPRITES["pyramid"]["torches"]:
        assert 0 < x < width
        assert 0 < y < height
