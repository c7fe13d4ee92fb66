"""Titles and lines of the puzzles, by the names of the files that `build_scripts/aztekz_puzzles.py` finds."""

from collections.abc import Mapping

from mexica.texts import _


def puzzle_texts() -> Mapping[str, tuple[str, str]]:
    """Return title and line of each puzzle in the order in which they are offered."""
    return {
        "01": (_("The larger prize"), _("A gift is at hand, but a step away there is more to be had.")),
        "02": (_("One step aside"), _("Your helper could give at once. Is anything of its kind near?")),
        "03": (_("Which maize?"), _("Two heaps of three, but only one of them lies near your chief.")),
        "04": (_("Past the chief"), _("Who passes the chief need not stop there.")),
        "05": (_("The distant helper"), _("The one that is farther away carries more.")),
        "06": (_("One grain more"), _("Three steps are enough, and something lies where they end.")),
        "07": (_("On the way"), _("Take what lies at both ends of the way.")),
        "08": (_("From moon to moon"), _("Two here, three there, and three steps between them.")),
        "09": (_("Eight suns"), _("Three are carried, two lie at your chief's feet. And the others?")),
        "10": (_("Leave the jaguar"), _("A single soul is not worth carrying.")),
        "11": (_("Six for two"), _("What you carry may not be what you want.")),
        "12": (_("Three heaps of jaguars"), _("Each step leads to another heap.")),
    }
