"""The workflow tests what the project says it supports, with actions of named versions and no secrets."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def jobs() -> Any:
    return yaml.safe_load(TEXT)["jobs"]


def test_the_tests_run_on_every_python_from_the_oldest_supported_one(jobs: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = int(project["requires-python"].rpartition(".")[2])
    tested = jobs["tests"]["strategy"]["matrix"]["python"]
    assert tested == [f"3.{minor}" for minor in range(oldest, 15)]


def test_packages_are_built_on_three_systems(jobs: Any) -> None:
    systems = jobs["packages"]["strategy"]["matrix"]["system"]
    assert [system.partition("-")[0] for system in systems] == ["ubuntu", "windows", "macos"]


def test_every_action_has_a_whole_version_and_nothing_is_secret() -> None:
    used = re.findall(r"uses: *(\S+)", TEXT)
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", action) for action in used)
    assert "secrets." not in TEXT
    assert "://" not in TEXT
