"""What souls are called on the table."""

from mexica.texts import pgettext


def soul_label(kind: str) -> str:
    """Return the name of a kind of souls (A2.2) as it stands alone, "Sun" for example."""
    return {
        "sun": pgettext("soul", "Sun"),
        "moon": pgettext("soul", "Moon"),
        "jaguar": pgettext("soul", "Jaguar"),
        "eagle": pgettext("soul", "Eagle"),
        "serpent": pgettext("soul", "Serpent"),
        "maize": pgettext("soul", "Maize"),
    }[kind]
