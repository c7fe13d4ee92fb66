"""Writing by a game pad: the right stick changes the last letter of a text, X adds one, Y takes it away."""

from mexica.texts import _


def note() -> str:
    """Return how to write by a game pad, for the player to read."""
    return _("Right stick: letter. X: add one. Y: delete.")


def written(text: str, deleted: bool, button: str) -> str | None:
    """Return the text after this button of a pad, None if that writes nothing.

    `deleted` means that something was taken from the text already, as Y would do.
    """
    match button:
        case "X":
            return text + _letter(text, 0)
        case "Y":
            return text if deleted else text[:-1]
        case "RDown":
            return text[:-1] + _letter(text[:-1], _place(text) + 1)
        case "RUp":
            return text[:-1] + _letter(text[:-1], max(0, _place(text)) - 1)
        case _:
            return None


def _all() -> str:
    # Translators: the letters of the language in their order, for writing by game pad
    return _("abcdefghijklmnopqrstuvwxyz") + "0123456789 "


def _place(text: str) -> int:
    """The place of the last letter among all, -1 if it is none of them."""
    return _all().find(text[-1:].lower()) if text else -1


def _letter(before: str, place: int) -> str:
    """The letter in this place, large where a word begins."""
    letter = _all()[place % len(_all())]
    return letter if before.strip() and not before.endswith(" ") else letter.upper()
