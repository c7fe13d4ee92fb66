"""Every part of the built program is told with its licence."""

import sys
import sysconfig
import tomllib
from importlib.metadata import files
from pathlib import Path

import pytest

from build_scripts.packaging import contents, notices, parts, product

STANDARD = Path(sysconfig.get_path("stdlib"))
PACKAGES = (
    "attrs",
    "cattrs",
    "filelock",
    "platformdirs",
    "pygame-ce",
    "pygame_gui",
    "python-i18n",
    "typing_extensions",
)


def everything() -> list[contents.Entry]:
    """All files of the packages that the program is made of, as PyInstaller would list them."""
    found = [("mexica", str(product.ROOT / "mexica" / "cli.py"), "PYMODULE")]
    found += [("json", str(STANDARD / "json" / "__init__.py"), "PYMODULE")]
    for package in PACKAGES:
        for file in files(package) or ():
            found.append((file.as_posix(), str(file.locate()), "DATA"))
    return [entry for entry in contents.needed(found) if "__pycache__" not in entry[0]]


def test_every_file_of_the_packages_has_a_part_with_a_licence_and_its_text() -> None:
    found = parts.of(everything())
    assert {"pygame-ce", "Noto Sans", "Python", "FluidSynth", "attrs"} <= {part.name for part in found}
    for part in found:
        assert part.licence, part.name
        assert part.texts, part.name
        assert part.home.startswith("http"), part.name


def test_every_library_that_comes_with_pygame_has_a_part_of_its_own() -> None:
    """Not only pygame's: whoever made SDL or FreeType is told too."""
    for file in files("pygame-ce") or ():
        if ".libs" in str(file) and not file.name.startswith("libasound"):
            told = parts.of([(file.name, str(file.locate()), "BINARY")])
            assert [part.name for part in told] != ["pygame-ce"], file.name


@pytest.mark.parametrize(
    "name",
    # what the wheels of pygame-ce for Windows and macOS bring, and other Pythons
    [
        *("libexpat.so.1", "libmpdec.so.3", "libz.so.1"),
        *("SDL2.dll", "SDL2_image.dll", "SDL2_mixer.dll", "SDL2_ttf.dll", "freetype.dll", "libjpeg-62.dll"),
        *("libogg-0.dll", "libopus-0.dll", "libopusfile-0.dll", "libpng16-16.dll", "libtiff-5.dll"),
        *("libwavpack-1.dll", "libwebp-7.dll", "libwebpdemux-2.dll", "libxmp.dll", "portmidi.dll"),
        *("VCRUNTIME140.dll", "VCRUNTIME140_1.dll", "libffi-8.dll", "_decimal.pyd"),
        *(
            "libSDL2-2.0.0.dylib",
            "libSDL2_ttf-2.0.0.2400.0.dylib",
            "libfreetype.6.dylib",
            "libpng16.16.58.0.dylib",
        ),
        *(
            "libFLAC.14.0.0.dylib",
            "libmpg123.0.dylib",
            "libsndfile.1.0.37.dylib",
            "libvorbisenc.2.0.12.dylib",
        ),
        *("libz.1.3.1.zlib-ng.dylib", "libopus.0.dylib", "libopusfile.0.dylib", "libfluidsynth.3.5.6.dylib"),
        *("libbrotlidec.1.2.0.dylib", "libharfbuzz.0.dylib", "libjpeg.62.4.0.dylib", "libtiff.6.3.0.dylib"),
        *("libwebp.7.2.0.dylib", "libsharpyuv.0.1.2.dylib", "libportmidi.2.0.7.dylib", "libxmp.4.7.2.dylib"),
        *("libogg.0.8.6.dylib", "libwavpack.1.dylib"),
    ],
)
def test_libraries_of_other_systems_are_known_too(name: str) -> None:
    assert len(parts.of([(name, f"/elsewhere/{name}", "BINARY")])) == 1


@pytest.mark.parametrize("name", ["libpython3.11.so.1.0", "python311.dll", "Python"])
def test_what_a_python_may_hold_is_told_with_it(name: str) -> None:
    assert [part.name for part in parts.of([(name, f"/elsewhere/{name}", "BINARY")])] == [
        "libmpdec",
        "Python",
    ]


def test_a_file_that_nobody_is_known_to_have_made_stops_the_build() -> None:
    with pytest.raises(parts.UnknownPartError, match=r"libmystery\.so"):
        parts.of([("libmystery.so", "/usr/lib/libmystery.so", "BINARY")])


def test_the_table_names_only_texts_that_are_there_and_all_of_them() -> None:
    table = tomllib.loads((parts.HERE / "parts.toml").read_text(encoding="utf-8"))
    rows = [*table["part"], *table["package"].values()]
    kept = {path.stem for path in (parts.HERE / "licences").iterdir()}
    assert {row["text"] for row in rows if "text" in row} == kept


def test_the_notices_tell_each_part_its_licence_and_how_to_replace_a_library() -> None:
    found = parts.of(everything())
    told = notices.text(found)
    for part in found:
        assert f"  {part.name}" in told
        assert f"Licence: {part.licence}\n" in told
    assert told.count("Version 2.1, February 1999") == 1  # shared by four, printed once
    free = "and pygame-ce are free software under the GNU Lesser General Public License"
    assert free in " ".join(told.split())
    assert f"Python {'.'.join(map(str, sys.version_info[:3]))}" in told
    assert str(product.ROOT) not in told
    assert str(Path.home()) not in told
