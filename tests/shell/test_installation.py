"""A file of the program that is missing or broken is named in one sentence before the window opens."""

import json
import os
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from mexica import box, cli, resources
from mexica.computer.weights_file import WeightsFile
from mexica.drawing import letters, level_stair, manifest
from mexica.games.mexica.ai import weights
from mexica.shell import installation, message_box, sound_files, startup, theme
from mexica.shell.dialog import Dialog
from tests.shell.hands import Hands

KINDS = (
    "resources/mexica/manifest.json",
    "resources/shell/manifest.json",
    "resources/mexica/temple_red_2.png",
    "resources/mexica/island.webp",
    "resources/shell/panel_paper.png",
    "resources/shell/title.webp",
    "resources/shell/window_icon_64.png",
    "resources/sounds/mexica.json",
    "resources/sounds/shell.json",
    "resources/sounds/mexica/music_lake.ogg",
    "resources/themes/shell.json",
    "resources/ai/mexica.toml",
    "saves/A finished game.json",
    "pygame_gui/data/NotoSans-Regular.ttf",
    "pygame_gui/data/NotoSans-BoldItalic.ttf",
    "pygame_gui/data/default_theme.json",
)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of what comes with the program, which the program uses; its files may be replaced."""
    for folder, name in ((resources.resources(), "resources"), (resources.shipped_saves(), "saves")):
        shutil.copytree(folder, tmp_path / name, copy_function=os.symlink)
    faces = tmp_path / "pygame_gui" / "data"
    faces.mkdir(parents=True)
    for face in letters.face_files():
        (faces / face.name).symlink_to(face)
    whole = letters.face_files()[0].parent
    (faces / "translations").symlink_to(whole / "translations")
    (faces / "default_theme.json").symlink_to(whole / "default_theme.json")
    copies = tuple(faces / face.name for face in letters.face_files())
    monkeypatch.setattr(resources, "_folder", lambda name: tmp_path / name)
    monkeypatch.setattr(installation, "face_files", lambda: copies)
    monkeypatch.setattr(weights, "FILE", WeightsFile(tmp_path / "resources/ai/mexica.toml", names()))
    monkeypatch.setattr(startup, "run", lambda games, load: len(games()))  # opens no window
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Let everything be read again."""
    for kept in (installation.theme, manifest.manifest, sound_files.read):
        kept.cache_clear()


def names() -> tuple[str, ...]:
    return weights.FILE.names


def replace(file: Path, contents: bytes) -> None:
    file.unlink()
    file.write_bytes(contents)


def make_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


BREAKS: dict[str, Callable[[Path], None]] = {
    "missing": Path.unlink,
    "empty": lambda file: replace(file, b""),
    "cut": lambda file: replace(file, file.read_bytes()[: file.stat().st_size // 2]),
    "garbage": lambda file: replace(file, bytes(range(256)) * (file.stat().st_size // 256 + 1)),
    "folder": make_folder,
}


def started(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of a start that must fail, and what it said; no window may have opened."""
    code = cli.main([])
    captured = capsys.readouterr()
    assert captured.out == ""
    return code, captured.err


@pytest.mark.parametrize("name", KINDS)
def test_a_file_that_is_missing_or_broken_is_one_sentence_and_exit_code_1(
    name: str, installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = installed / name
    whole = file.resolve()
    for way, damage in BREAKS.items():
        if (way, file.parent.name) == ("missing", "saves"):
            continue  # the player may delete an example
        damage(file)
        code, said = started(capsys)
        assert code == 1, way
        assert said.startswith(f"mexica: The installation is damaged: {name} "), way
        assert said.endswith(". Install Mexica again.\n"), way
        assert said.count("\n") == 1, way
        assert len(said) < 250, way
        forget()
        if file.is_dir():
            file.rmdir()
        file.unlink(missing_ok=True)
        file.symlink_to(whole)


@pytest.mark.parametrize("folder", ["resources", "resources/mexica", "resources/sounds", "saves"])
def test_a_folder_that_is_missing_is_one_sentence(
    folder: str, installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.rmtree(installed / folder)
    code, said = started(capsys)
    assert (code, said.count("\n")) == (1, 1)
    assert "is missing. Install Mexica again." in said


def test_a_file_that_may_not_be_read_is_named_with_the_cause() -> None:
    file = resources.resource("mexica", "bridge.png")
    found = resources.damage(file, PermissionError(13, "Permission denied"))
    told = "The installation is damaged: resources/mexica/bridge.png cannot be read (Permission denied). "
    assert str(found) == told + "Install Mexica again."


def test_every_file_that_comes_with_the_program_is_looked_at(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[Path] = set()
    monkeypatch.setattr(installation, "_look_at", seen.add)
    installation.check(box.KEYS)
    there = {path for path in (installed / "resources").rglob("*") if path.is_file()}
    there -= set((installed / "resources" / "desktop").rglob("*"))  # for `mexica menu`, not for the window
    there -= set((installed / "resources" / "locale").rglob("*"))  # read whole when that language is wanted
    read = {path for path in there if path.suffix in (".json", ".toml")}
    assert there - read == {path for path in seen if path.is_relative_to(installed / "resources")}
    assert set(installation.face_files()) <= seen


def changed(change: Callable[[Any], object]) -> Callable[[Any], Any]:
    def apply(data: Any) -> Any:
        change(data)
        return data

    return apply


SPRITE = "bridge_ns"
MANIFESTS: dict[str, Callable[[Any], Any]] = {
    "a list": lambda data: [],
    "a number": lambda data: 7,
    "null": lambda data: None,
    "no meta": changed(lambda data: data.pop("meta")),
    "no sprites": changed(lambda data: data.update(sprites={})),
    "sprites as a list": changed(lambda data: data.update(sprites=list(data["sprites"]))),
    "a sprite as a text": changed(lambda data: data["sprites"].update({SPRITE: "x"})),
    "no file": changed(lambda data: data["sprites"][SPRITE].pop("file")),
    "a file elsewhere": changed(lambda data: data["sprites"][SPRITE].update(file="../shell/toast.png")),
    "no file's name": changed(lambda data: data["sprites"][SPRITE].update(file="")),
    "a size of nothing": changed(lambda data: data["sprites"][SPRITE].update(size=[0, 5])),
    "a huge size": changed(lambda data: data["sprites"][SPRITE].update(size=[10**400, 5])),
    "an anchor of nan": changed(lambda data: data["sprites"][SPRITE].update(anchor=[float("nan"), 5])),
    "a scale of 0": changed(lambda data: data["sprites"][SPRITE].update(scale=0)),
    "a cell of one side": changed(lambda data: data["meta"].update(cell=[160])),
    "true as a length": changed(lambda data: data["meta"].update(scale=True)),
    "places as numbers": changed(lambda data: data["sprites"]["coast_bush"].update(places=[1, 2])),
    "fields of texts": changed(lambda data: data["sprites"]["token_face"].update(fields={"blue": ["1"] * 3})),
}


@pytest.mark.parametrize("change", MANIFESTS)
def test_a_manifest_of_another_form_is_one_sentence(
    change: str, installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = installed / "resources/mexica/manifest.json"
    replace(file, json.dumps(MANIFESTS[change](json.loads(file.read_bytes()))).encode())
    code, said = started(capsys)
    assert (code, said.count("\n")) == (1, 1)
    assert "resources/mexica/manifest.json cannot be used (" in said


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("effects", {"x": 1}),
        ("effects", {"x": {"files": [], "volume": 0.5, "seconds": 1.0}}),
        ("effects", {"x": {"files": "click_1.ogg", "volume": 0.5, "seconds": 1.0}}),
        ("effects", {"x": {"files": [1], "volume": 0.5, "seconds": 1.0}}),
        ("effects", {"x": {"files": ["a.ogg"], "volume": "loud", "seconds": 1.0}}),
        ("effects", {"x": {"files": ["a.ogg"], "volume": 7, "seconds": 1.0}}),
        ("music", {"x": {"file": "a.ogg", "volume": 0.5}}),
        ("music", {"x": {"file": "a.ogg", "volume": 0.5, "seconds": float("nan")}}),
        ("music", []),
    ],
)
def test_a_list_of_sounds_of_another_form_is_one_sentence(
    name: str, entry: Any, installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = installed / "resources/sounds/shell.json"
    replace(file, json.dumps(json.loads(file.read_bytes()) | {name: entry}).encode())
    code, said = started(capsys)
    assert (code, said.count("\n")) == (1, 1)
    assert "resources/sounds/shell.json cannot be used (" in said


@pytest.mark.parametrize("contents", ["[]", "7", '{"button": 5}', '{"button": {"colours": {"x": 5}}}'])
def test_a_theme_of_another_form_is_one_sentence(
    contents: str, installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replace(installed / "resources/themes/shell.json", contents.encode())
    code, said = started(capsys)
    assert (code, said.count("\n")) == (1, 1)
    assert "resources/themes/shell.json cannot be used (" in said


def test_a_colour_that_is_none_is_damage_of_the_theme(installed: Path) -> None:
    pygame.init()
    pygame.display.set_mode((1024, 700))
    file = installed / "resources/themes/shell.json"
    data = json.loads(file.read_bytes())
    data["defaults"]["colours"]["normal_bg"] = "purplish"
    replace(file, json.dumps(data).encode())
    theme._theme.cache_clear()
    with pytest.raises(resources.DamagedError, match=r"themes/shell\.json cannot be read \(.*purplish"):
        theme._theme(1.0, False)
    theme._theme.cache_clear()


def test_weights_that_cannot_be_used_stop_the_other_commands_too(
    installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replace(installed / "resources/ai/mexica.toml", b"[standard]\nfar = nan\n")
    assert cli.main(["selfplay", "--games", "1"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("mexica: The installation is damaged: resources/ai/mexica.toml is wrong: ")


def test_whoever_starts_the_program_from_a_menu_is_told_in_a_box(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(message_box, "show", boxes.append)
    (installed / "resources/shell/toast.png").unlink()
    _, said = started(capsys)
    assert [f"mexica: {text}\n" for text in boxes] == [said]


def test_a_box_tells_any_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(message_box, "_leads_nowhere", lambda stream: True)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **more: told.append(text))
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    message_box.show("'\udcff\0ł.json' is missing")
    assert told == ["'??ł.json' is missing"]


def test_a_picture_that_turns_out_to_be_broken_is_told_once_and_the_game_goes_on(
    hands: Hands, installed: Path
) -> None:
    before = resources.resource("shell", "toast.png")
    whole = before.read_bytes()
    replace(before, whole[:100] + bytes(len(whole) - 200) + whole[-100:])  # begins and ends as it should
    installation.check(box.KEYS)
    hands.app.stack.top.art.surface("toast", (200, 60))
    hands.step()
    assert isinstance(hands.scene, Dialog)
    assert "resources/shell/toast.png cannot be read" in hands.texts()
    hands.press("OK")
    resources.note_damage(resources.DamagedError(before, "is empty"))
    hands.step()
    assert not isinstance(hands.scene, Dialog)


def test_an_icon_of_a_player_that_turns_out_to_be_broken_is_told(hands: Hands, installed: Path) -> None:
    file = installed / "resources/shell/icon_human.png"
    whole = file.read_bytes()
    replace(file, whole[:100] + bytes(len(whole) - 200) + whole[-100:])
    level_stair._icon.cache_clear()
    hands.press("New game")
    assert "resources/shell/icon_human.png cannot be read" in hands.texts()
    hands.press("OK")
    assert hands.button("Start").is_enabled
    level_stair._icon.cache_clear()


def test_a_sound_that_turns_out_to_be_broken_is_told(hands: Hands, installed: Path) -> None:
    file = installed / "resources/sounds/shell/broken.ogg"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"OggS" + bytes(1000))
    hands.app.sound.mixer.play(file, 1.0)
    hands.app.sound.mixer.wait()
    hands.step()
    assert "resources/sounds/shell/broken.ogg cannot be read" in hands.texts()


def test_a_box_is_only_for_what_nobody_reads(tmp_path: Path) -> None:
    ends = os.pipe()
    near, far = socket.socketpair()
    with (
        open(os.devnull, "w") as null,
        (tmp_path / "errors.txt").open("w") as file,
        open(ends[1], "w") as pipe,
        near.makefile("w") as journal,
    ):
        assert message_box._leads_nowhere(null)
        assert message_box._leads_nowhere(journal)
        assert message_box._leads_nowhere(None)
        assert not message_box._leads_nowhere(file)
        assert not message_box._leads_nowhere(pipe)
    os.close(ends[0])
    near.close()
    far.close()
    assert message_box._leads_nowhere(null)
