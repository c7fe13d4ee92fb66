"""Titles and lines of the puzzles, by the names of the files that `build_scripts/coatl_puzzles.py` finds."""

from collections.abc import Mapping

from mexica.texts import _


def puzzle_texts() -> Mapping[str, tuple[str, str]]:
    """Return title and line of each puzzle in the order in which they are offered."""
    return {
        "01": (_("Count, then close"), _("One of the temples is very exact.")),
        "02": (_("All five colours"), _("One prophecy names every colour once, in a row.")),
        "03": (_("Two in turn"), _("Red and green once more, and not a piece too many.")),
        "04": (_("Once more"), _("The card beside your serpent can be fulfilled a second time.")),
        "05": (
            _("From the inside out"),
            _("Build towards the head: what you join first lies farthest from it."),
        ),
        "06": (_("Between both ends"), _("Two cards want the same pieces, and both ends are open.")),
        "07": (_("Green behind black"), _("Five pieces in one order, and ten in all.")),
        "08": (
            _("In the mirror"),
            _("A pair on each side, and what lies between may serve other cards too."),
        ),
        "09": (_("Out of nothing"), _("No serpent waits for you: begin one, and finish it.")),
        "10": (_("Two at once"), _("Both serpents can be closed, if you share out what you have.")),
        "11": (_("Which head?"), _("Its length is not all that a temple asks for.")),
        "12": (_("A great turn"), _("Share out pieces, cards and temples between two serpents.")),
        "13": (
            _("Which tail?"),
            _("Two serpents can be finished, but not with the tails the other way round."),
        ),
        "14": (
            _("The missing piece"),
            _("Two actions, two serpents, and one piece that is not on your board yet."),
        ),
    }
