"""The files in the manifests of sounds exist, open, are about equally loud, and neither click nor clip."""

import json
import math
from array import array
from collections.abc import Iterator
from itertools import pairwise
from operator import mul
from pathlib import Path

import pygame
import pytest

from mexica.resources import resource
from mexica.shell import sound_files

FOLDER = resource("sounds")
MANIFESTS = tuple(sorted(FOLDER.glob("*.json")))
DATA = {
    kind: {
        f"{file.stem}/{name}": entry
        for file in MANIFESTS
        for name, entry in json.loads(file.read_text())[kind].items()
    }
    for kind in ("effects", "music")
}
"""The entries by owner and name, as "mexica/canal"."""
EFFECTS = sorted(DATA["effects"])
MUSIC = sorted(DATA["music"])
RATE = 44_100
FULL = 32_768
BLOCK = RATE // 5  # samples that the ear hears as one short sound


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def decoded(file: str) -> array:
    """The samples of a file, its channels mixed to one."""
    return array("h", pygame.mixer.Sound(FOLDER / file).get_raw())


def level(values: array) -> float:
    """Mean level in decibels below full scale."""
    return 10 * math.log10(max(1.0, sum(map(mul, values, values)) / len(values)) / FULL**2)


def peak(values: array) -> float:
    return max(-min(values), *values) / FULL


def loudest(values: array) -> float:
    """The level of the loudest fifth of a second, in decibels below full scale."""
    squares = list(map(mul, values, values))
    sums, total = [0], 0
    for square in squares:
        total += square
        sums.append(total)
    most = max(
        sums[min(start + BLOCK, len(squares))] - sums[start] for start in range(0, len(squares), BLOCK // 20)
    )
    return 10 * math.log10(max(1.0, most / BLOCK) / FULL**2)


def names(entries: list[str], manifest: Path) -> list[str]:
    return [name for name in entries if name.startswith(f"{manifest.stem}/")]


def test_the_manifest_names_every_file_and_no_other() -> None:
    named = [file for effect in DATA["effects"].values() for file in effect["files"]]
    named += [piece["file"] for piece in DATA["music"].values()]
    assert len(named) == len(set(named))
    assert set(named) == {f"{file.parent.name}/{file.name}" for file in FOLDER.glob("*/*.ogg")}


def test_the_program_reads_the_manifest() -> None:
    for manifest in MANIFESTS:
        files = sound_files.find(manifest)
        assert [f"{manifest.stem}/{name}" for name in sorted(files.effects)] == names(EFFECTS, manifest)
        assert [f"{manifest.stem}/{name}" for name in sorted(files.music)] == names(MUSIC, manifest)
        assert all(0 < effect.volume <= 1 for effect in files.effects.values())


@pytest.mark.parametrize(
    "game", [file for file in MANIFESTS if file.stem != "shell"], ids=lambda file: file.stem
)
def test_no_game_hides_a_sound_of_the_shell(game: Path) -> None:
    own, shared = sound_files.find(game), sound_files.find(FOLDER / "shell.json")
    assert not {*own.effects, *own.music} & {*shared.effects, *shared.music}


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda file: file.stem)
def test_the_sounds_of_a_game_are_small(manifest: Path) -> None:
    assert sum(file.stat().st_size for file in (FOLDER / manifest.stem).iterdir()) < 4_500_000


@pytest.mark.parametrize(
    "name",
    [
        "mexica/canal", "mexica/canal_double", "mexica/bridge", "mexica/temple_1", "mexica/temple_2",
        "mexica/temple_3", "mexica/temple_4", "mexica/step_grass", "mexica/step_wood", "mexica/paddle",
        "mexica/token_taken", "shell/turn_began", "shell/hover", "shell/click",
        "coatl/pieces_taken", "coatl/card_taken", "coatl/piece_joined", "coatl/prophecy_played",
        "aztekz/card_laid", "aztekz/card_turned", "aztekz/step_stone", "aztekz/soul_taken",
        "aztekz/souls_dropped",
    ],
)  # fmt: skip
def test_what_is_heard_often_has_variants(name: str) -> None:
    assert 3 <= len(DATA["effects"][name]["files"]) <= 5


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_as_loud_as_the_others_and_does_not_click(name: str) -> None:
    entry = DATA["effects"][name]
    for file in entry["files"]:
        values = decoded(file)
        # decibels of energy; the ear's own weighting, by which the files are made, differs by a few
        assert -25 < loudest(values) < -14, file
        assert peak(values) < 0.9, file
        assert abs(sum(values) / len(values)) < 0.002 * FULL, file
        assert abs(values[0]) < 0.02 * FULL, file
        assert peak(values[-64:]) < 0.005, file
        assert len(values) / RATE <= entry["seconds"] + 0.1, file


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_quiet_and_goes_round_without_a_seam(name: str) -> None:
    entry = DATA["music"][name]
    values = decoded(entry["file"])
    assert len(values) / RATE == pytest.approx(entry["seconds"], abs=0.02)
    assert 60 <= entry["seconds"] <= 120
    assert -34 < level(values) < -22
    assert peak(values) < 0.6
    # the step over the seam is no larger than the steps right beside it
    beside = [abs(b - a) for part in (values[-200:], values[:200]) for a, b in pairwise(part)]
    assert abs(values[0] - values[-1]) <= max(beside) + 2


def test_files_are_vorbis(tmp_path: Path) -> None:
    for file in FOLDER.glob("*/*.ogg"):
        head = file.read_bytes()[:64]
        assert head.startswith(b"OggS"), file
        assert b"vorbis" in head, file
