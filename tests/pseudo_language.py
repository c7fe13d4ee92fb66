"""A language that nobody speaks: English with a mark before each text, to see which texts are translated."""

import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from mexica.drawing.fonts import Fonts
from mexica.shell.widget_fonts import WidgetFont

MARK = "¤"
CAPTION = 12  # letters


class Pseudo(gettext.NullTranslations):
    """Puts the mark before every text, in captions before every word."""

    def gettext(self, message: str) -> str:
        if len(message) <= CAPTION:  # may be drawn in lines of one word
            return " ".join(f"{MARK}{word}" for word in message.split(" "))
        return f"{MARK}{message}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message) if message.isalpha() else message  # not signs and forms of dates


@contextmanager
def noting_drawn(patch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Note every text that is drawn by a table or a widget."""
    drawn: set[str] = set()

    def noting(kind: type, name: str) -> None:
        method = getattr(kind, name)

        def noted(self: object, text: str, *more: Any, **named: Any) -> Any:
            drawn.add(text)
            return method(self, text, *more, **named)

        patch.setattr(kind, name, noted)

    for kind, name in ((Fonts, "_text"), (WidgetFont, "render_premul"), (WidgetFont, "render_premul_to")):
        noting(kind, name)
    yield drawn
