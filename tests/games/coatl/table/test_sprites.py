"""The manifest and the pictures of Cóatl agree, and none that the table draws is missing."""

import json
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from mexica.games.coatl.rules.material import PIECES, TOKENS
from mexica.games.coatl.table.court.market_plan import BAGS
from mexica.games.coatl.table.court.serpent_view import sprite_name
from mexica.games.coatl.table.match.match_record import COLOURS

FOLDER: Final = Path(__file__).resolve().parents[4] / "resources" / "coatl"
SPRITES: Final[dict[str, dict[str, Any]]] = json.loads((FOLDER / "manifest.json").read_text("utf-8"))[
    "sprites"
]
SUITS: Final = ("red", "black", "blue", "yellow", "green")
RAISED: Final = [sprite_name(piece, 0, raised=True) for piece in PIECES if piece.startswith("h")]
NEEDED: Final = (
    *(sprite_name(piece, slot) for piece in PIECES for slot in (0, 1)),
    *RAISED,
    *(f"card_{suit}{size}" for suit in (*SUITS, "temple") for size in ("", "_small")),
    *(f"step_{state}" for state in ("plain", "passed", "next", "gilded")),
    *(f"bag_{kind}" for kind in BAGS),
    *(f"token_{name}" for name in TOKENS),
    *(f"icon_{what}" for what in (*TOKENS, "take", "prophecies", "assemble")),
    *(f"shield_{colour}" for colour in COLOURS),
    *("card_back", "card_back_temple", "medal", "slab_own", "slab_supply", "temple_court", "name_coatl"),
    *(
        "court_frame",
        "terrace_frame",
        "terrace_wall",
        "paving",
        "place_card",
        "place_temple",
        "light",
        "wood",
    ),
)
LARGEST: Final = 3 * 1024 * 1024  # bytes of all pictures


@pytest.mark.parametrize("name", NEEDED)
def test_every_picture_that_the_table_draws_is_in_the_manifest(name: str) -> None:
    assert name in SPRITES


def test_every_picture_is_as_large_as_the_manifest_says_and_none_is_left_over() -> None:
    for entry in SPRITES.values():
        assert list(pygame.image.load(FOLDER / entry["file"]).get_size()) == entry["size"], entry["file"]
    files = {path.name for path in FOLDER.iterdir()} - {"manifest.json"}
    assert files - {"lessons.json"} == {entry["file"] for entry in SPRITES.values()}


def test_the_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST


def test_every_head_says_where_its_eye_is() -> None:
    assert all("eye" in SPRITES[name]["fields"] for name in RAISED)


def test_red_and_blue_are_parted_in_lightness() -> None:
    greys = {}
    for colour in ("red", "blue"):
        picture = pygame.image.load(FOLDER / SPRITES[f"body_{colour}_crest"]["file"])
        middle = picture.subsurface(picture.get_rect().inflate(-90, -70))
        greys[colour] = sum(pygame.transform.average_color(pygame.transform.grayscale(middle))[:3]) / 3
    assert greys["blue"] - greys["red"] > 20  # of 255
