"""The pins are complete, have their hashes, and match what pyproject.toml asks for."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from environment import ROOT
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from pip_install import pinned

SCRIPTS = ROOT / "build_scripts"


def pins_of(requirements: Path) -> Iterator[str]:
    for line in requirements.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["-r", other]:
                yield from pins_of(requirements.parent / other)
            case [pin] if not pin.startswith("#"):
                yield pin


def versions(pins: list[str]) -> dict[str, Version]:
    return {
        canonicalize_name(name): Version(version)
        for name, _, version in (pin.partition("==") for pin in pins)
    }


PINS = {
    name: versions(list(pins_of(SCRIPTS / f"requirements-{name}.txt")))
    for name in ("play", "test", "package")
}


@pytest.mark.parametrize("name", ["play", "test"])
@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_what_a_pinned_package_needs_is_pinned(name: str, system: str) -> None:
    for package in PINS[name]:
        for text in distribution(package).requires or ():
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate({"sys_platform": system, "extra": ""}):
                assert PINS[name][canonicalize_name(needed.name)] in needed.specifier, f"{package}: {needed}"


@pytest.mark.parametrize("name", PINS)
def test_every_pin_has_its_hashes(name: str) -> None:
    """CONTRIBUTING.md says by which command they are made."""
    hashes = SCRIPTS / f"hashes-{name}.txt"
    assert versions(pinned(hashes)) == PINS[name]
    text = re.sub(r"^#.*\n", "", hashes.read_text(encoding="utf-8"), flags=re.MULTILINE)
    entry = r"\S+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    assert re.fullmatch(f"({entry})*", text)
    assert len(re.findall(entry, text)) == len(PINS[name])


@pytest.mark.parametrize("name", ["play", "test"])
def test_the_pins_are_what_the_project_asks_for(name: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = settings["project"]["dependencies"] + (
        settings["dependency-groups"]["dev"] if name == "test" else []
    )
    for needed in map(Requirement, wanted):
        assert PINS[name][canonicalize_name(needed.name)] in needed.specifier
