"""The manifests and the pictures agree, and no set of sprites has gaps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FOLDERS = (RESOURCES / "shell", RESOURCES / "mexica")
MANIFESTS = {folder: json.loads((folder / "manifest.json").read_text("utf-8")) for folder in FOLDERS}
SPRITES: dict[str, dict[str, Any]] = {
    name: {**entry, "folder": folder}
    for folder, manifest in MANIFESTS.items()
    for name, entry in manifest["sprites"].items()
}
META: dict[str, Any] = MANIFESTS[RESOURCES / "mexica"]["meta"]

SEATS = ("black", "grey", "sand", "red")
ICONS = (
    "canal_single", "canal_double", "bridge", "temple", "move", "found", "take", "propose", "end",
    "undo", "redo", "menu", "sound", "sound_off",
    "human", "computer", "crown", "tie", "plan", "hint",
)  # fmt: skip
DECOR = ("agave", "bush", "flowers", "grass", "maize", "nopal", "palm", "rocks", "tree", "trees")
WITH_SHADOW = [
    "ap", "ap_ui", "calpulli", "calpulli_back",
    "bridge_ew", "bridge_ns", *(f"pilli_{seat}" for seat in SEATS),
    *(f"temple_{colour}_{floors}" for colour in (*SEATS, "neutral") for floors in range(1, 5)),
]  # fmt: skip
MOUTHS = ("n", "e", "s", "w", "ne", "se", "sw", "nw")
BOATS = [f"canoe_{way}" for way in MOUTHS]
SETS = {
    "board": ["island", "island_large", "canal_water", *(f"mouth_{way}" for way in MOUTHS)],
    "banks": [f"bank_{mask:02d}" for mask in range(1, 16)],
    "inner corners": [f"inner_{corner}" for corner in ("ne", "se", "sw", "nw")],
    "pieces": WITH_SHADOW,
    "shadows": [f"{name}_shadow" for name in WITH_SHADOW],
    "decor": [f"decor_{kind}" for kind in DECOR],
    "coast": [f"coast_{kind}" for kind in ("palm", "palms", "bush", "rocks")],
    "boats": BOATS,
    "boats' shadows": [f"{name}_shadow" for name in BOATS],
    "overlays": [f"cell_{kind}" for kind in ("hover", "chosen", "refused", "district")],
    "track": ["track_step", "track_step_ten", "track_corner", "marker_lap", *(f"marker_{s}" for s in SEATS)],
    "display": ["token_face", "token_place", "token_small", "token_back", "token_chosen"],
    "emblems": [f"roof_{colour}" for colour in (*SEATS, "neutral")],
    "icons": [f"icon_{name}" for name in ICONS],
    "surfaces": ["panel_stone", "panel_paper", "bar_stone", "tooltip", "toast", "field", "scroll_thumb"],
    "friezes": ["frieze_red", "frieze_turquoise"],
    "buttons": [f"button_{state}" for state in ("normal", "hovered", "pressed", "disabled", "selected")],
    "dust": [f"dust_{number}" for number in range(1, 5)],
    "petals": [f"petal_{seat}_{number}" for seat in SEATS for number in range(1, 4)],
    "flowers": [f"{what}_{number}" for what in ("marigold", "feather") for number in range(1, 4)],
    "glints": [f"glint_{number}" for number in range(1, 4)],
    "title": ["title", "name_mexica", "window_icon_64"],
}
SLICED = [*SETS["surfaces"], *SETS["buttons"], "track_step", "track_step_ten", "track_corner"]


@pytest.mark.parametrize("name", sorted(SPRITES))
def test_file_has_the_stated_size(name: str) -> None:
    """Every sprite's file exists and is as large as the manifest says."""
    entry = SPRITES[name]
    picture = pygame.image.load(entry["folder"] / entry["file"])
    assert list(picture.get_size()) == entry["size"]


def test_every_file_is_named() -> None:
    """Every file in the folders is named in a manifest, and no file has two names."""
    files = [entry["folder"] / entry["file"] for entry in SPRITES.values()]
    there = [file for folder in FOLDERS for file in folder.iterdir() if file.suffix != ".json"]
    assert sorted(files) == sorted(there)


def test_no_sprite_is_in_two_folders() -> None:
    """A table draws from the shell's pictures and its own, so a name must mean one picture."""
    assert len(SPRITES) == sum(len(manifest["sprites"]) for manifest in MANIFESTS.values())


@pytest.mark.parametrize("name", sorted(SPRITES))
def test_anchor_and_layer(name: str) -> None:
    """Anchors are two numbers and the layer is a word."""
    entry = SPRITES[name]
    assert len(entry["anchor"]) == 2
    assert all(isinstance(v, int | float) and not isinstance(v, bool) for v in entry["anchor"])
    assert isinstance(entry["layer"], str)
    assert entry["layer"]


@pytest.mark.parametrize("kind", sorted(SETS))
def test_set_is_complete(kind: str) -> None:
    """Every sprite that the window draws exists."""
    assert [name for name in SETS[kind] if name not in SPRITES] == []


def test_no_sprite_is_outside_the_sets() -> None:
    """A new sprite must be added to the sets here, so that a forgotten one is noticed."""
    assert sorted(SPRITES) == sorted(name for names in SETS.values() for name in names)


@pytest.mark.parametrize("name", SLICED)
def test_slices_leave_a_middle(name: str) -> None:
    """A nine-slice surface keeps a middle in both directions between its corners."""
    entry = SPRITES[name]
    assert 0 < 2 * entry["slice"] < min(entry["size"])


@pytest.mark.parametrize("name", [*SETS["overlays"], *SETS["banks"], *SETS["inner corners"]])
def test_covers_exactly_one_cell(name: str) -> None:
    """Overlays and banks are one ground cell, anchored at its centre."""
    width, height = META["cell"]
    assert SPRITES[name]["size"] == [width, height]
    assert SPRITES[name]["anchor"] == [width / 2, height / 2]


def test_canal_water_repeats_over_whole_cells() -> None:
    """The water tile is as many cells wide and high as its period says."""
    entry = SPRITES["canal_water"]
    assert entry["size"] == [side * entry["period_cells"] for side in META["cell"]]


@pytest.mark.parametrize("name", ["calpulli", "token_face", "token_small"])
def test_number_fields_lie_on_the_token(name: str) -> None:
    """Each field (x, y, radius) lies within the token's picture and is opaque at its centre."""
    entry = SPRITES[name]
    picture = pygame.image.load(entry["folder"] / entry["file"])
    for x, y, radius in entry["fields"].values():
        assert radius <= x <= entry["size"][0] - radius
        assert 0.8 * radius <= y <= entry["size"][1] - 0.8 * radius
        assert picture.get_at((round(x), round(y))).a == 255


@pytest.mark.parametrize("name", ["island", "island_large"])
def test_the_island_is_there_in_two_sizes(name: str) -> None:
    """Both show the same at the scales they state; the small one is for small windows."""
    small, large = SPRITES["island"], SPRITES["island_large"]
    assert small["scale"] < large["scale"] == META["scale"]
    for way in (0, 1):
        share = small["size"][way] / large["size"][way]
        assert share == pytest.approx(small["scale"] / large["scale"], rel=0.002)
        assert small["anchor"][way] == pytest.approx(share * large["anchor"][way], abs=1)


def test_the_coast_grows_on_the_island() -> None:
    """Every sprite of the coast has places, column and row, on the island's rim."""
    for name in SETS["coast"]:
        assert SPRITES[name]["places"]
        for column, row in SPRITES[name]["places"]:
            assert -1 < column < 22
            assert -1 < row < 15


def test_resources_stay_small() -> None:
    """The title is at most 700 KB and all pictures together at most 12 MB."""
    assert (SPRITES["title"]["folder"] / SPRITES["title"]["file"]).stat().st_size <= 700_000
    assert sum(p.stat().st_size for folder in FOLDERS for p in folder.iterdir()) <= 12_000_000
