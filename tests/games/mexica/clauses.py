"""The clauses of the rules, as RULES.md numbers them."""

import re
from importlib.resources import files

RULES = files("mexica.games.mexica.rules").joinpath("RULES.md").read_text(encoding="utf-8")
CLAUSES: list[str] = re.findall(r"^(R\d+\.\d+) ", RULES, re.MULTILINE)
