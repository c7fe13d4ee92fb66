"""CHANGELOG.md: its newest version is the program's, and versions and dates run in their order."""

import re
from datetime import date
from pathlib import Path

from packaging.version import Version

from mexica import __version__

CHECKOUT = Path(__file__).resolve().parents[2]
CHANGES = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADINGS = re.findall(r"^## (.*)$", CHANGES, re.MULTILINE)
VERSIONS = [Version(heading.partition(" - ")[0]) for heading in HEADINGS]


def test_the_newest_version_is_that_of_the_program() -> None:
    assert str(VERSIONS[0]) == __version__


def test_versions_and_their_dates_fall_from_the_newest_on() -> None:
    dates = [date.fromisoformat(heading.partition(" - ")[2]) for heading in HEADINGS]
    assert sorted(VERSIONS, reverse=True) == VERSIONS
    assert len(set(VERSIONS)) == len(VERSIONS)
    assert sorted(dates, reverse=True) == dates


def test_changes_after_the_first_version_are_sorted_by_their_kind() -> None:
    for part in re.split(r"^## ", CHANGES, flags=re.MULTILINE)[1:-1]:
        kinds = re.findall(r"^### (.*)$", part, re.MULTILINE)
        assert kinds
        assert [kind for kind in ("Added", "Changed", "Removed", "Fixed") if kind in kinds] == kinds
