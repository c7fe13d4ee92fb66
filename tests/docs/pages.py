"""The pages of docs/ as tests read them."""

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of this language on a page, in their order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page(name), flags=re.DOTALL | re.MULTILINE)


def code_in_first_column(name: str, heading: str) -> list[str]:
    """What stands in backquotes in the first column of the tables under a heading of a page, in its order."""
    _, _, rest = page(name).partition(f"\n{heading}\n")
    assert rest, f"{name} has no heading '{heading}'"
    level = len(heading.partition(" ")[0])
    section = re.split(rf"^#{{1,{level}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    first = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [code for cell in first for code in re.findall(r"`([^`]+)`", cell)]
