"""The manifest and the pictures of Aztekz agree, and no set of them has gaps."""

import json
from itertools import combinations, pairwise
from math import dist
from operator import mul
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
ON_CARDS: Final = tuple(f"card_{kind}" for kind in ("legal", "lit", "hover"))
DEEDS: Final = ("step", "take", "drop", "give", "scare", "steal", "turn_left", "turn_right", "lay", "decline")
SETS: Final = {
    "cards": (*CARDS, "card_back", "card_shadow"),
    "raised cards": (*(f"{name}_raised" for name in CARDS), "card_raised_shadow"),
    "heroes": (*HEROES, *(f"{name}_shadow" for name in HEROES), "hero_ring"),
    "souls": (*(f"soul_{k}{size}" for k in SOULS for size in ("", "_small", "_glow")), "soul_shadow"),
    "cells": (*MARKS, *ON_CARDS),
    "signs": (*(f"icon_{deed}" for deed in DEEDS), *(f"shield_{colour}" for colour in COLOURS)),
    "discs": ("disc_gold", "disc_dark"),
    "fire": (*(f"flame_{n}" for n in range(1, 5)), *(f"spark_{n}" for n in range(1, 4)), "glow_fire"),
    "stones": ("deck_stack", "urn", "offering_stone", "offering_stone_shadow"),
    "title": ("name_aztekz", "title_aztekz"),
    "ground": ("lake", "pyramid", "firelight", "moon", *(f"lantern_{n}" for n in range(1, 4))),
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


@pytest.mark.parametrize("name", ON_CARDS)
def test_what_marks_a_card_lies_on_its_walls(name: str) -> None:
    meta = MANIFEST["meta"]
    assert SPRITES[name]["size"] == CELL
    assert SPRITES[name]["anchor"] == [CELL[0] / 2, CELL[1] / 2 + round(meta["wall"] * meta["z_px"])]


@pytest.mark.parametrize("name", CARDS)
def test_a_card_on_a_card_is_higher_by_what_the_manifest_says(name: str) -> None:
    high = round(MANIFEST["meta"]["raised"] * MANIFEST["meta"]["z_px"])
    flat, raised = SPRITES[name], SPRITES[f"{name}_raised"]
    assert raised["size"] == [flat["size"][0], flat["size"][1] + high]
    assert raised["anchor"] == [flat["anchor"][0], flat["anchor"][1] + high]


@pytest.mark.parametrize("name", CARDS)
def test_a_card_fills_its_cell_from_west_to_east_with_hard_edges(name: str) -> None:
    assert (SPRITES[name]["size"][0], SPRITES[name]["anchor"][0]) == (CELL[0], CELL[0] / 2)
    picture = pygame.image.load(FOLDER / SPRITES[name]["file"])
    width, middle = CELL[0], SPRITES[name]["anchor"][1]
    assert {picture.get_at((x, middle)).a for x in range(width)} == {255}


@pytest.mark.parametrize("heroes", range(1, 5))
def test_each_hero_on_a_card_stands_before_and_to_the_right_of_the_last(heroes: int) -> None:
    slots = MANIFEST["meta"]["slots"][str(heroes)]
    assert len(slots) == heroes
    shield = 0.15  # cells that the left half of a hero with its shield is wide
    for (x, y), (u, v) in pairwise(slots):
        assert u - x > shield
        assert v < y


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


TO_LIGHT: Final = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What eyes make of linear RGB, as build_scripts/art/contrast.py has it."""


def colour(kind: str) -> list[float]:
    """The mean colour of a soul as it lies on the table, linear."""
    picture = pygame.image.load(FOLDER / SPRITES[f"soul_{kind}_small"]["file"])
    seen = [picture.get_at((x, y)) for x in range(picture.width) for y in range(picture.height)]
    solid = [one for one in seen if one.a > 230]
    return [sum((one[k] / 255) ** 2.2 for one in solid) / len(solid) for k in range(3)]


def lab(light: list[float]) -> tuple[float, float, float]:
    """L*, a* and b*."""
    red, green, blue = (min(1.0, max(0.0, value)) for value in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eye", TO_LIGHT)
def test_souls_part_in_colour_for_every_eye(eye: str) -> None:
    light = {kind: colour(kind) for kind in SOULS}
    seen = {kind: lab([sum(map(mul, row, light[kind])) for row in TO_LIGHT[eye]]) for kind in SOULS}
    apart = {pair: dist(seen[pair[0]], seen[pair[1]]) for pair in combinations(SOULS, 2)}
    assert min(apart.values()) > 15, min(apart, key=apart.__getitem__)


@pytest.mark.parametrize("pair", [("sun", "jaguar"), ("maize", "eagle"), ("serpent", "jaguar")], ids="-".join)
def test_souls_that_share_a_hue_for_some_part_in_grey(pair: tuple[str, str]) -> None:
    lighter, darker = (lab(colour(kind))[0] for kind in pair)
    assert lighter - darker > 15
