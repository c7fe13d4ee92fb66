"""The names of kinds of players, as saves and commands know them."""

import re
from typing import Final

from mexica.rulebook.sentence import sentence

PERSON: Final = "person"
RANDOM: Final = "random"
"""The player of any legal action that each game has for tests."""
LONGEST_KIND: Final = 24  # characters
KIND_RULE: Final = sentence("1 to {most} of a-z, 0-9, - and _, the first a letter", most=LONGEST_KIND)
"""What the name of a kind is made of."""
_KIND: Final = re.compile(rf"[a-z][a-z0-9_-]{{0,{LONGEST_KIND - 1}}}")


def is_kind(text: str) -> bool:
    """Whether this text can name a kind of player, installed here or not (see `KIND_RULE`)."""
    return _KIND.fullmatch(text) is not None
