"""Helpers of the screens for widgets and texts."""

import unicodedata
from contextlib import suppress
from math import inf
from typing import Final

import pygame
from pygame_gui import UI_TEXT_ENTRY_CHANGED, UIManager
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIButton, UITextEntryLine

from mexica.drawing.letters import legible
from mexica.shell import pad_writing
from mexica.texts import _, ngettext

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED


def left_out_note() -> str:
    """Return the note that characters were removed from a text field."""
    return _("Characters that cannot be shown are left out.")


def too_long_note(most: int) -> str:
    """Return the note that a text field was given more than it takes."""
    said = ngettext("Only {most} letter fits in here.", "Only {most} letters fit in here.", most)
    return said.format(most=most)


def first_letters(text: str, most: int) -> str:
    """Return the first so many characters of a text, without a letter that would lose its marks."""
    end = most
    while 0 < end < len(text) and unicodedata.combining(text[end]):
        end -= 1
    return text[:end]


class TextField(UITextEntryLine):
    """A text field that takes whatever is typed or pasted and keeps of it what it can.

    That is one line of characters that can be shown, at most so many. `note` says what was not kept of the
    last text it was given.
    """

    def __init__(
        self,
        rect: pygame.Rect,
        manager: UIManager,
        text: str,
        most: int,
        container: UIContainer | None = None,
    ) -> None:
        self.note = ""
        self._most = most
        super().__init__(rect, manager, container, initial_text=first_letters(legible(text, ""), most))
        self.blink_cursor_time = inf  # a blinking cursor would keep the program awake

    def set_text(self, text: str | None) -> None:
        """Show this text, as far as it can be kept."""
        super().set_text(first_letters(legible(text or "", ""), self._most))

    def key(self, event: pygame.Event) -> bool:
        """Write by a button of a game pad; return whether it was one that writes.

        It begins with what is left of a text that was partly or wholly selected.
        """
        start, end = sorted(self.select_range)
        text = pad_writing.written(
            self.text[:start] + self.text[end:], start != end, getattr(event, "pad", "")
        )
        if text is None:
            return False
        kept = first_letters(text, self._most)
        self._show(kept, "")
        self.tell_of_pad(pad_writing.note() if kept == text else too_long_note(self._most))
        return True

    def tell_of_pad(self, note: str | None = None) -> None:
        """Note this, or how to write by a game pad."""
        self.note = pad_writing.note() if note is None else note
        self._post_text_event(UI_TEXT_ENTRY_CHANGED)  # type: ignore[no-untyped-call]

    def unfocus(self) -> None:
        """Lose the focus, and with it the cursor that was to be shown next."""
        super().unfocus()  # type: ignore[no-untyped-call]
        self.cursor_has_moved_recently = False

    def _process_entered_character(self, character: str) -> bool:
        self._insert(character)
        return True

    def _do_paste(self) -> None:
        try:
            pasted = pygame.scrap.get_text()
        except (pygame.error, UnicodeError):  # there is no clipboard, or no text in it
            return
        self._insert(" ".join(pasted.split()))

    def _do_copy(self) -> None:
        with suppress(pygame.error):
            super()._do_copy()  # type: ignore[no-untyped-call]

    def _do_cut(self) -> None:
        with suppress(pygame.error):
            super()._do_cut()  # type: ignore[no-untyped-call]

    def _insert(self, text: str) -> None:
        """Put a text in the place of the selected one, else at the cursor."""
        start, end = sorted(self.select_range)
        if start == end:
            start = end = self.edit_position
        before, after, new = self.text[:start], self.text[end:], legible(text, "")
        joined = unicodedata.normalize("NFC", before + new)
        kept = first_letters(joined, self._most - len(after))
        self.note = left_out_note() if new != unicodedata.normalize("NFC", text) else ""
        if kept != joined:
            self.note = too_long_note(self._most)
        self._show(kept, after)
        if self.note:  # else nobody looks at it if the text is what it was
            self._post_text_event(UI_TEXT_ENTRY_CHANGED)  # type: ignore[no-untyped-call]

    def _show(self, before: str, after: str) -> None:
        """Show these texts before and after the cursor."""
        self.set_text(before + after)
        self.select_range = [0, 0]
        self.edit_position = len(before)
        self.cursor_has_moved_recently = True
        shape = self.drawable_shape
        if shape is not None and shape.text_box_layout is not None:
            shape.text_box_layout.set_cursor_position(self.edit_position)
            shape.apply_active_text_changes()


def set_icon(button: UIButton, icon: pygame.Surface, at: tuple[float, float] = (0.5, 0.5)) -> None:
    """Put a picture on a button; `at` is its place as fractions of the free width and height."""
    for state in ("normal", "hovered", "selected", "disabled"):
        setattr(button, f"{state}_images", [icon])
        setattr(button, f"{state}_image_positions", [at])
    button.rebuild()


def set_enabled(button: UIButton, enabled: bool) -> None:
    """Enable or disable a button."""
    if enabled:
        button.enable()
    else:
        button.disable()
