"""Collects the texts and compiles their translations: `python -m build_scripts.translations STEP`.

The steps are `update`, which brings the template and every language up to date with the code, `compile`, and
`add CODE`, which begins a language such as `de`.
"""

import argparse
import os
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from build_scripts import catalogues

ROOT: Final = Path(__file__).resolve().parent.parent
CALLS: Final = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "sentence": None,
    "sentence_for": (2, 3),
    "refuse": (2,),
    "refuse_for": (3, 4),
}
"""The calls with a text, and which of their arguments it is."""
FOR_TRANSLATORS: Final = ("Translators:",)
"""How a comment above a text begins if translators shall read it."""
HEADER: Final = "# The texts of Mexica. Distributed under the licence of the program.\n#"
WIDTH: Final = 110


def main() -> int:
    """Take the step of the command line; returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    steps = parser.add_subparsers(dest="step", required=True)
    for name in ("update", "compile"):
        steps.add_parser(name)
    steps.add_parser("add").add_argument("code")
    chosen = parser.parse_args()
    if chosen.step == "compile":
        compile_all(catalogues.translations(ROOT))
        return 0
    texts = collected()
    _write(catalogues.template(ROOT), texts)
    if chosen.step == "add":
        add(chosen.code, texts)
    for file in catalogues.translations(ROOT):
        update(file, texts)
    return 0


def collected() -> Catalog:
    """Return every text of the program, in the order of its files."""
    texts = Catalog(
        header_comment=HEADER, project="Mexica", charset="utf-8", creation_date=_created(), fuzzy=False
    )
    found = extract_from_dir(
        ROOT / "mexica", keywords=CALLS, comment_tags=FOR_TRANSLATORS, strip_comment_tags=True
    )
    for name, _line, message, comments, context in sorted(found, key=lambda text: text[:2]):
        texts.add(
            message,
            locations=[(f"mexica/{Path(name).as_posix()}", None)],
            auto_comments=comments,
            context=context,
        )
    return texts


def _created() -> datetime | str:
    """The date in the template, which stays what it was, as nothing follows from it."""
    template = catalogues.template(ROOT)
    return read(template).creation_date if template.exists() else datetime.now(UTC)


def add(code: str, texts: Catalog) -> None:
    """Begin the catalogue of a language, with plural forms as it needs them, unless there is one."""
    file = catalogues.folder(ROOT) / code / "LC_MESSAGES" / f"{catalogues.DOMAIN}.po"
    if not file.exists():
        file.parent.mkdir(parents=True)
        _write(
            file,
            Catalog(
                locale=code,
                header_comment=HEADER,
                project="Mexica",
                charset="utf-8",
                creation_date=texts.creation_date,
                fuzzy=False,
            ),
        )


def update(file: Path, texts: Catalog) -> None:
    """Bring a catalogue up to date: texts that are gone go, one that was only changed is marked as fuzzy."""
    catalogue = read(file)
    for message in catalogue:  # Babel reads what a text was before as a comment, which stays for ever
        message.user_comments = [line for line in message.user_comments if not line.startswith("|")]
    catalogue.update(texts)
    _write(file, catalogue)


def read(file: Path) -> Catalog:
    """Return the template or the catalogue of a language in this file."""
    code = file.parent.parent.name if file.suffix == ".po" else None
    with file.open("rb") as opened:
        return read_po(opened, locale=code)


def _write(file: Path, catalogue: Catalog) -> None:
    text = BytesIO()
    write_po(text, catalogue, width=WIDTH, ignore_obsolete=True, include_previous=True, include_lineno=False)
    _replace(file, text.getvalue())


def compile_all(files: Iterable[Path]) -> None:
    """Compile these translations; what is not translated, or fuzzy, will be English."""
    for file in files:
        compiled = BytesIO()
        write_mo(compiled, read(file))
        _replace(catalogues.compiled(file), compiled.getvalue())


def _replace(file: Path, contents: bytes) -> None:
    """Write a file as a whole, as a game that starts may read it."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.write_bytes(contents)
    new.replace(file)


if __name__ == "__main__":
    sys.exit(main())
