"""The names of the colours that seats have, in the language in use."""

from mexica.texts import _


def seat_colour_name(colour: str) -> str:
    """Return what a seat's colour is called, as on its button: "Red"."""
    names = {
        "black": _("Black"),
        "blue": _("Blue"),
        "green": _("Green"),
        "grey": _("Grey"),
        "red": _("Red"),
        "sand": _("Sand"),
        "yellow": _("Yellow"),
    }
    return names.get(colour, colour.capitalize())
