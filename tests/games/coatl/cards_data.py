"""The cards and worked examples as data, written down independently of the program."""

import json
from pathlib import Path
from typing import Any, Final

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("coatl-cards.json").read_text(encoding="utf-8")
)
CODES: Final = {colour["name"]: colour["code"] for colour in DATA["colours"]}
PROPHECIES: Final = {f"P{card['id']}": card for card in DATA["prophecies"]}
TEMPLES: Final = {f"T{card['id']}": card for card in DATA["temples"]}
