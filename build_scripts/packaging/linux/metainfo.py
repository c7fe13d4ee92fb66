"""What software centres show of the program: the AppStream data, with the versions of CHANGELOG.md.

They load pictures by their address: it has some if `MEXICA_ADDRESS` says where the files of the checkout can
be read, as for a package index (`build_scripts/index_page.py`).
"""

import os
import re
from collections.abc import Iterator
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from build_scripts.packaging import product
from mexica import __title__

ID: Final = "example.mexica.mexica"
"""The project has no address to be named by, so that this one is of those that belong to nobody."""
SUMMARY: Final = "Board games of canals, feathered serpents and lost souls"
PARAGRAPHS: Final = (
    "Two to four players, each a person or the computer, cut the island of Tenochtitlan into districts with"
    " canals, found districts for the Emperor's calpulli tokens, build temples in them and cross the city on"
    " foot and by boat. After two periods the most prestige points win.",
    "In Cóatl, the second game, they join feathered serpents of stone on a temple court, so that prophecies"
    " and temples are fulfilled; the best three serpents win.",
    "In Aztekz, the third, heroes carry souls through a pyramid of cards that grows and changes by night;"
    " chiefs free and steal them, and the freed souls win.",
    "The program plays Mexica by its revised edition, Cóatl and Aztekz. It shows what is allowed and says why"
    " when something is not, undoes action by action, keeps every game in progress, and has computer players"
    " of four strengths.",
)
PICTURE: Final = "docs/screenshot.jpg"
_VERSION: Final = re.compile(r"^## (?P<number>\d\S*) - (?P<date>\d{4}-\d\d-\d\d)$", re.MULTILINE)


class Release(NamedTuple):
    """A version in the change log, its date as `2026-11-28`, and the sentence that it begins with."""

    number: str
    date: str
    summary: str


def releases() -> Iterator[Release]:
    """Return the versions in the change log, the newest first; ValueError if this one is not the first."""
    text = (product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = list(_VERSION.finditer(text))
    if not heads or heads[0]["number"] != product.VERSION:
        raise ValueError(f"CHANGELOG.md does not begin with version {product.VERSION} and its date.")
    for head in heads:
        paragraph = text[head.end() :].strip().split("\n\n", 1)[0]
        yield Release(head["number"], head["date"], " ".join(paragraph.split()))


def text() -> str:
    """Return the file's contents."""
    root = ET.Element("component", type="desktop-application")
    plain = {"id": ID, "name": __title__, "summary": SUMMARY}
    licences = {"metadata_license": "MIT", "project_license": "MIT"}
    for tag, value in {**plain, **licences}.items():
        ET.SubElement(root, tag).text = value
    ET.SubElement(root, "developer_name").text = "the Mexica authors"
    description = ET.SubElement(root, "description")
    for paragraph in PARAGRAPHS:
        ET.SubElement(description, "p").text = paragraph
    ET.SubElement(root, "launchable", type="desktop-id").text = f"{product.NAME}.desktop"
    _add_address(root, os.environ.get("MEXICA_ADDRESS", "").rstrip("/"))
    ET.SubElement(root, "content_rating", type="oars-1.1")  # nothing of what it asks about
    provides = ET.SubElement(root, "provides")
    ET.SubElement(provides, "binary").text = product.NAME
    ET.SubElement(provides, "mediatype").text = "application/x-mexica-save"
    _add_releases(root)
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _add_address(root: ET.Element, address: str) -> None:
    if address:
        ET.SubElement(root, "url", type="homepage").text = address
        picture = ET.SubElement(ET.SubElement(root, "screenshots"), "screenshot", type="default")
        ET.SubElement(picture, "caption").text = "The table in a game of four"
        ET.SubElement(picture, "image").text = f"{address}/{PICTURE}"


def _add_releases(root: ET.Element) -> None:
    listed = ET.SubElement(root, "releases")
    for release in releases():
        entry = ET.SubElement(listed, "release", version=release.number, date=release.date)
        ET.SubElement(ET.SubElement(entry, "description"), "p").text = release.summary
