"""The documents of the Debian package: the man page, the licences and the change logs."""

import gzip
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from build_scripts.packaging import product
from build_scripts.packaging.linux import metainfo

MAN_PAGE: Final = Path(__file__).resolve().parent / "mexica.6"
NOTICES: Final = f"/usr/lib/{product.NAME}/_internal/mexica/_data/NOTICES.txt"
COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Mexica
Comment:
 The program holds parts made by others, some of them under the GNU Lesser General
 Public License. Each of them is named with its licence in
 {notices}
 which `mexica --notices` prints.

Files: *
Copyright: 2026 the Mexica authors
License: MIT

License: MIT
{text}
"""


def files(version: str, maintainer: str) -> dict[str, bytes]:
    """Return the contents of the files under /usr/share; `version` is that of the package."""
    folder = f"doc/{product.NAME}"
    return {
        f"man/man6/{MAN_PAGE.name}.gz": _packed(man_page()),
        f"{folder}/copyright": copyright_file().encode(),
        f"{folder}/changelog.gz": _packed((product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")),
        f"{folder}/changelog.Debian.gz": _packed(_debian_changes(version, maintainer)),
    }


def man_page() -> str:
    """Return the man page with this version and its date."""
    text = MAN_PAGE.read_text(encoding="utf-8")
    return text.replace("@VERSION@", product.VERSION).replace("@DATE@", next(metainfo.releases()).date)


def copyright_file() -> str:
    """Return the file that Debian asks for, in its own form."""
    _title, _owner, terms = (product.ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)
    lines = terms.strip().splitlines()
    return COPYRIGHT.format(notices=NOTICES, text="\n".join(f" {line}".rstrip() or " ." for line in lines))


def _debian_changes(version: str, maintainer: str) -> str:
    when = format_datetime(datetime.fromtimestamp(product.source_date(), UTC))
    change = f"  * Version {product.VERSION}; changelog.gz tells what it changes."
    return f"{product.NAME} ({version}) stable; urgency=medium\n\n{change}\n\n -- {maintainer}  {when}\n"


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)
