"""Titles and lines of the puzzles, by the names of the files that `build_scripts/aztekz_puzzles.py` finds."""

from collections.abc import Mapping

from mexica.texts import _


def puzzle_texts() -> Mapping[str, tuple[str, str]]:
    """Return title and line of each puzzle in the order in which they are offered."""
    return {
        "01": (_("The larger prize"), _("A gift is at hand, but a step away there is more to be had.")),
        "02": (_("Close the way"), _("Your own helper stands where it can be closed.")),
        "03": (_("One step aside"), _("Your helper could give at once. Is anything of its kind near?")),
        "04": (_("Under his eyes"), _("Take what you can carry, and be out of the chief's reach.")),
        "05": (_("Past the chief"), _("Who passes the chief need not stop there.")),
        "06": (_("Four are a crowd"), _("Two ways lead to Black's chief, and you have but one card.")),
        "07": (
            _("Ready for tomorrow"),
            _("What you carry counts, where you stand, and where the card lies."),
        ),
        "08": (_("Leave the jaguar"), _("A single soul is not worth carrying.")),
        "09": (_("Not all of them"), _("One load cannot be saved. The other helper has its hands free.")),
        "10": (_("Six for two"), _("What you carry may not be what you want.")),
        "11": (_("Three heaps of jaguars"), _("Each step leads to another heap.")),
        "12": (_("Eight suns"), _("Three are carried, two lie at your chief's feet. And the others?")),
    }
