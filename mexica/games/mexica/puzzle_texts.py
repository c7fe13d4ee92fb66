"""Titles and lines of the puzzles, by the names of the files that `build_scripts/mexica_puzzles.py` finds."""

from collections.abc import Mapping

from mexica.texts import _


def puzzle_texts() -> Mapping[str, tuple[str, str]]:
    """Return title and line of each puzzle in the order in which they are offered."""
    return {
        "01": (_("Far and wide"), _("Five points for a move leave few for digging, unless tokens pay too.")),
        "02": (_("Down by the lake"), _("The coast is half a canal already.")),
        "03": (_("Just enough tiles"), _("Stay where you are: four tiles are all it takes.")),
        "04": (_("A long ditch"), _("Your Pilli need not move, but the water has to go all the way around.")),
        "05": (_("Around your feet"), _("Every point goes into one great district.")),
        "06": (_("Twice in the south"), _("Found one district here, and the next one a move away.")),
        "07": (_("Near, then far"), _("What you found first need not be the end of the turn.")),
        "08": (_("Over the bridge"), _("Two districts with a bridge between them, one after the other.")),
        "09": (_("Next door"), _("The water that closes one district is the way into the next.")),
        "10": (_("A rich turn"), _("You hold tokens: spend them all.")),
        "11": (_("Early birds"), _("Round two, and two districts lie within reach.")),
        "12": (_("Twelve at a stroke"), _("A step, a few tiles and a bridge, in the right order.")),
    }
