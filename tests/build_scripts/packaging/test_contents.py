"""What goes into the built program of all that PyInstaller finds."""

import _ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts.packaging import contents
from mexica.drawing.letters import face_files


def kept(*names: str) -> list[str]:
    return [name for name, _, _ in contents.needed((name, "somewhere", "DATA") for name in names)]


def test_faces_of_other_languages_stay_out_and_the_small_ones_of_names_stay() -> None:
    faces = sorted(path.name for path in face_files()[0].parent.glob("*.[ot]tf"))
    left_out = set(faces) - {Path(name).name for name in kept(*(f"pygame_gui/data/{face}" for face in faces))}
    assert {face.partition("-")[0] for face in left_out} == {"NotoSansJP", "NotoSansKR", "NotoSansSC"}


def test_paths_of_windows_are_recognised_too() -> None:
    assert kept("pygame_gui\\data\\NotoSansSC-Bold.otf", "pygame_gui\\data\\NotoSans-Bold.ttf") == [
        "pygame_gui\\data\\NotoSans-Bold.ttf"
    ]


def test_the_program_starts_without_the_modules_that_are_left_out() -> None:
    """Each command says how it is used, and the window opens, with these modules out of reach."""
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({contents.MODULES_LEFT_OUT!r}))\n"
        "from mexica import cli\n"
        "from mexica.shell import app, startup\n"
        "app.App.run = lambda app: 0\n"
        "assert cli.main([]) == 0\n"
        "assert cli.main(['selfplay', '--games', '1', '--seats', 'random,random']) == 0\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only there libraries carry what debuggers read")
def test_what_only_debuggers_read_is_left_out_of_pythons_own_libraries(tmp_path: Path) -> None:
    library = Path(_ctypes.__file__)
    found = [
        (f"python3.11/lib-dynload/{library.name}", str(library), "EXTENSION"),
        ("pygame_ce.libs/libSDL2.so", "/nowhere", "BINARY"),
    ]
    own, other = contents.stripped(found, tmp_path / "stripped")
    assert Path(own[1]).stat().st_size <= library.stat().st_size
    assert Path(own[1]).parent == tmp_path / "stripped"
    assert other == found[1]
