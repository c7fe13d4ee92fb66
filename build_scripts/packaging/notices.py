"""Writes for players who made the parts of the program, and under which licence each of them may be used."""

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from build_scripts.packaging import product
from build_scripts.packaging.parts import Part
from mexica import __title__

FILE: Final = "NOTICES.txt"
LICENCE: Final = "LICENSE.txt"
WIDTH: Final = 100
RULE: Final = "-" * WIDTH
HEAD: Final = f"""\
Mexica {product.VERSION}: who made its parts, and under which licences

Mexica itself is free software of the Mexica authors under the MIT licence, which stands first below. The
program also holds the parts listed here, made by others. Their licences follow in the same order; one that
is shared is printed once, where it occurs first.
"""
REPLACING: Final = """\
{names} are free software under the GNU Lesser General Public License. You may use the program with changed
versions of them, and examine it for that purpose. In the program that is a folder each of them is a file of
its own in `_internal`, and a compatible one may take its place. The program that is one file is built from
the same parts: in the sources of Mexica, `python3 build_scripts/package.py` builds it with the versions that
build_scripts/requirements-*.txt name, or with yours once they are installed in the environment .venv-package.
The sources of each library are at the address beside it.
"""


def text(parts: Sequence[Part]) -> str:
    """Return the notices of the program and of these parts, as they stand in the file."""
    printed = set[str]()
    licence = (product.ROOT / "LICENSE").read_text(encoding="utf-8")
    game = Part(__title__, product.VERSION, "MIT", "", (), (licence,))
    sections = [_section(part, printed) for part in (game, *parts)]
    return "\n".join([_reflowed(HEAD), _list(parts), _reflowed(_replacing(parts)), *sections])


def write(parts: Sequence[Part], folder: Path) -> Path:
    """Write the notices into a file in this folder, and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    file.write_text(text(parts), encoding="utf-8", newline="\n")
    return file


def _list(parts: Sequence[Part]) -> str:
    return "".join(f"  {_title(part)}\n      {part.licence}; {part.home}\n" for part in parts)


def _replacing(parts: Sequence[Part]) -> str:
    names = [part.name for part in parts if part.licence.startswith("LGPL")]
    return REPLACING.format(names=", ".join(names[:-1]) + " and " + names[-1]) if names[1:] else ""


def _reflowed(paragraphs: str) -> str:
    return "\n\n".join(textwrap.fill(part, WIDTH) for part in paragraphs.split("\n\n")) + "\n"


def _section(part: Part, printed: set[str]) -> str:
    """The licence of a part; `printed` are the texts that stand above, and the new ones join them."""
    head = "\n".join(filter(None, (RULE, _title(part), f"Licence: {part.licence}", part.home)))
    new = [text.strip("\n") for text in part.texts if text not in printed]
    told = new if len(new) == len(part.texts) else [*new, "The text of the licence stands above."]
    printed.update(part.texts)
    return "\n\n".join(filter(None, [head, "\n".join(part.copyright), *told])) + "\n"


def _title(part: Part) -> str:
    return f"{part.name} {part.version}".strip()
