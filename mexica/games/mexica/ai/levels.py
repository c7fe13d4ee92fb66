"""The levels of the computer player as people know them: a rank of Tenochtitlan, and how it plays.

The names are Nahuatl: `macehualli`, a commoner; `calpullec`, the elder at the head of a calpulli;
`cihuacoatl`, the ruler's chief minister; `tlatoani`, "one who speaks", the ruler.
"""

from attrs import frozen

from mexica.texts import _


@frozen
class Level:
    """A level: what commands and saves call it (`kind`), its name, what the name means, how it plays."""

    kind: str
    name: str
    meaning: str
    line: str


def levels() -> tuple[Level, ...]:
    """Return the levels from the weakest to the strongest, in the player's language."""
    return (
        Level("beginner", "Macehualli", _("commoner"), _("Founds and builds, but overlooks much.")),
        Level("greedy", "Calpullec", _("head of a calpulli"), _("Takes what gains most, step by step.")),
        Level("planner", "Cihuacoatl", _("chief minister"), _("Plans its whole turn before it begins.")),
        Level("strongest", "Tlatoani", _("ruler"), _("Plans its turn and thinks rounds ahead.")),
    )


def level(kind: str) -> Level:
    """Return the level that commands and saves call by this kind; KeyError if there is none."""
    return {level.kind: level for level in levels()}[kind]
