"""The icon of the program is there in every size and form that systems ask packages for."""

import struct
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[3]
ICONS = ROOT / "build_scripts" / "packaging" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
PNG = b"\x89PNG\r\n\x1a\n"


def _png_size(png: bytes) -> tuple[int, int]:
    assert png[:8] == PNG
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("size", SIZES)
def test_linux_has_a_picture_of_each_size_with_free_corners(size: int) -> None:
    picture = pygame.image.load(ROOT / "resources" / "desktop" / f"mexica_{size}.png")
    assert picture.get_size() == (size, size)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((size // 2, size // 2)).a == 255


def test_windows_has_all_sizes_up_to_256_in_one_file() -> None:
    data = (ICONS / "mexica.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    entries = [struct.unpack_from("<BBBBHHII", data, 6 + 16 * number) for number in range(count)]
    assert sorted(entry[0] or 256 for entry in entries) == [16, 24, 32, 48, 64, 128, 256]
    for width, *_, bits, length, start in entries:
        assert bits == 32
        assert _png_size(data[start : start + length]) == (width or 256, width or 256)


def test_macos_has_all_its_sizes_up_to_512_in_one_file() -> None:
    data = (ICONS / "mexica.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    at, sizes = 8, set()
    while at < len(data):
        length = struct.unpack_from(">I", data, at + 4)[0]
        sizes.add(_png_size(data[at + 8 : at + length])[0])
        at += length
    assert sizes == {16, 32, 64, 128, 256, 512}
