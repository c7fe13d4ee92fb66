"""The pins are complete, and match what pyproject.toml asks for."""

import tomllib
from importlib.metadata import distribution

import pytest
from environment import ROOT, Environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

PINS = {
    name: {
        canonicalize_name(pin.partition("==")[0]): Version(pin.partition("==")[2])
        for pin in Environment(name).packages()
    }
    for name in ("play", "test")
}


@pytest.mark.parametrize("name", PINS)
@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_what_a_pinned_package_needs_is_pinned(name: str, system: str) -> None:
    for package in PINS[name]:
        for text in distribution(package).requires or ():
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate({"sys_platform": system, "extra": ""}):
                assert PINS[name][canonicalize_name(needed.name)] in needed.specifier, f"{package}: {needed}"


@pytest.mark.parametrize("name", PINS)
def test_the_pins_are_what_the_project_asks_for(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + (project["optional-dependencies"]["dev"] if name == "test" else [])
    for needed in map(Requirement, wanted):
        assert PINS[name][canonicalize_name(needed.name)] in needed.specifier
