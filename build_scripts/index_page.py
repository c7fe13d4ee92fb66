"""README.md as a package index shows it, where neither pictures nor links lead to files of the checkout.

Whoever publishes the package gives the address below which these files can be read, as `MEXICA_ADDRESS`;
without one, pictures are left out and links to files are plain text.
"""

import os
import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

ADDRESS: Final = "MEXICA_ADDRESS"
PICTURE: Final = re.compile(r"!\[([^]]*)\]\((?!https?:)([^)]+)\)\n*")
LINK: Final = re.compile(r"(?<!!)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")


class IndexPage(MetadataHookInterface):
    """Puts the page and the project's address into the metadata of a package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in `readme`, and `urls` if there is an address."""
        address = os.environ.get(ADDRESS, "")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": index_page(text, address)}
        metadata["urls"] = {"Homepage": address} if address else {}


def index_page(text: str, address: str) -> str:
    """Return the Markdown `text` with whole addresses below `address`, or without any if that is empty."""
    if not address:
        return LINK.sub(r"\1", PICTURE.sub("", text))
    below = address.rstrip("/")
    pictures = PICTURE.sub(lambda found: found[0].replace(f"({found[2]})", f"({below}/{found[2]})"), text)
    return LINK.sub(rf"[\1]({below}/\2)", pictures)
