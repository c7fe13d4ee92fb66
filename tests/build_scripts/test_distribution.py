"""What distributors get: the source archive, the wheel, and what a package index shows of them."""

import re
import shutil
import subprocess

import pytest
from environment import ROOT
from hatchling.builders.plugin.interface import BuilderInterface
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ADDRESS = "https://example.org/mexica"
OF_NO_USE_THERE = (".ci/", ".github/")
ALWAYS_PACKED = {"pyproject.toml", "LICENSE", ".gitignore"}  # by hatchling itself


def files(builder: BuilderInterface) -> set[str]:
    return {file.distribution_path for file in builder.recurse_included_files()}


def targets(readme: str) -> list[str]:
    """Where pictures and links outside code lead."""
    return re.findall(r"\]\(([^)]+)\)", re.sub(r"```.*?```", "", readme, flags=re.DOTALL))


def test_an_index_shows_the_readme_without_what_it_cannot_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEXICA_ADDRESS", raising=False)
    core = SdistBuilder(str(ROOT)).metadata.core
    assert core.readme_content_type == "text/markdown"
    assert targets(core.readme) == []
    assert "[" not in re.sub(r"`[^`]*`|```.*?```", "", core.readme, flags=re.DOTALL)
    assert "in docs/engine.md" in core.readme
    assert core.urls == {}


def test_with_an_address_its_pictures_and_links_lead_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEXICA_ADDRESS", f"{ADDRESS}/")
    core = SdistBuilder(str(ROOT)).metadata.core
    assert (
        f"![The table in the second period of a game of four]({ADDRESS}/docs/screenshot.jpg)" in core.readme
    )
    for target in targets(core.readme):
        assert (ROOT / target.removeprefix(f"{ADDRESS}/")).is_file(), target
    assert core.urls == {"Homepage": f"{ADDRESS}/"}


def test_the_classifiers_are_known_and_name_each_python() -> None:
    classifiers = SdistBuilder(str(ROOT)).metadata.core.classifiers  # unknown ones raise
    for minor in range(11, 15):
        assert f"Programming Language :: Python :: 3.{minor}" in classifiers


def test_the_source_archive_has_what_the_repository_has() -> None:
    git = shutil.which("git")
    listed = git and subprocess.run([git, "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    kept = listed.stdout if listed else ""
    if not kept:
        pytest.skip("this is no repository, or there is no git")
    wanted = {name for name in kept.splitlines() if not name.startswith(OF_NO_USE_THERE)}
    packed = files(SdistBuilder(str(ROOT))) | ALWAYS_PACKED
    assert packed >= {name for name in wanted if (ROOT / name).is_file()}
    assert not any(name.startswith(OF_NO_USE_THERE) for name in packed)


def test_the_wheel_has_the_program_and_its_files_and_no_others() -> None:
    packed = files(WheelBuilder(str(ROOT)))
    parts = {"mexica": "mexica", "resources": "mexica/_data/resources", "saves": "mexica/_data/saves"}
    expected = {
        f"{target}/{path.relative_to(ROOT / part).as_posix()}"
        for part, target in parts.items()
        for path in (ROOT / part).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert packed == expected
