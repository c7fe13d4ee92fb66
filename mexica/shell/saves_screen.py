"""The saved games: load and delete them, or save the game in progress under a name."""

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame
from pygame_gui import UI_TEXT_ENTRY_CHANGED, UI_TEXT_ENTRY_FINISHED
from pygame_gui.elements import UILabel

from mexica.drawing.colours import FAINT
from mexica.drawing.list_view import ListView
from mexica.play.questions import Question
from mexica.shell.dialog import Dialogs
from mexica.shell.game_protocol import AnyGame
from mexica.shell.save_names import LONGEST_NAME, safe_name
from mexica.shell.save_preview import SavePreview
from mexica.shell.save_rows import SaveRows
from mexica.shell.saves import Entry, Saves
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import PREMULTIPLIED, TextField, set_enabled
from mexica.texts import _, ngettext, told_error

WIDTH: Final = 1320  # units, like the rest
HEIGHT: Final = 880
HEADING: Final = 50
WIDE: Final = 180  # of a button
NARROW_WIDE: Final = 120
AROUND: Final = 24  # the least width of a button beside its text
NOTE: Final = 30
GAP: Final = 12
PREVIEW: Final = 580
PREVIEW_SHARE: Final = 0.48  # of the whole width, at most

log = logging.getLogger(__name__)


class SavesScreen(Screen):
    """Lists the saves; a game in progress can be saved too."""

    def __init__(
        self,
        context: ScreenContext,
        dialogs: Dialogs,
        saves: Saves,
        in_progress: tuple[AnyGame, Any] | None,
        load: Callable[[Path], bool],
    ) -> None:
        super().__init__(context)
        self._dialogs = dialogs
        self._saves = saves
        self._in_progress = in_progress
        self._load_file = load
        self._written: str | None = None  # the name in the text field
        self._note = ""
        self._chosen: Entry | None = None
        self._scroll = 0.0
        self.list: ListView
        self.preview: SavePreview | None = None
        self._entry: TextField | None = None

    def build(self) -> None:
        """Make the text field (with a game in progress), the list and the buttons."""
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.edge, -2 * self.edge)
        heading = pygame.Rect(inner.topleft, (inner.width, self.px(HEADING)))
        self.title(heading, _("Saved games") if self._in_progress is None else _("Save or load"))
        top = heading.bottom + self.px(GAP)
        if self._in_progress is not None:
            self._build_saving(pygame.Rect(inner.left, top, inner.width, self.px(BUTTON)))
            top += self.px(BUTTON + GAP)
        foot = self._build_buttons(inner)
        whole = pygame.Rect(inner.left, top, inner.width, foot - self.px(GAP) - top)
        listed = whole.copy()
        if not self.narrow:
            wide = min(self.px(PREVIEW), round(PREVIEW_SHARE * whole.width))
            listed.width -= wide + self.px(2 * GAP)
            beside = pygame.Rect(whole.right - wide, top, wide, whole.height)
            self._build_preview(beside)
        elif self.preview is not None:
            self.leave()
            self.preview = None
        self._build_list(listed)
        self._choose_again()

    def _build_saving(self, row: pygame.Rect) -> None:
        if self._written is None:
            self._written = self._suggestion()
        button = pygame.Rect(0, row.top, self._button_width(), row.height)
        button.right = row.right
        wide = self.text_width(_("Name"), "@bold") + self.px(2 * GAP)
        label = pygame.Rect(row.left, row.top, wide, row.height)
        self.label(label, _("Name"), "@bold")
        field = pygame.Rect(label.right, row.top, button.left - label.right - self.px(GAP), row.height)
        self._entry = self.entry(field, self._written, LONGEST_NAME)
        self.button(button, _("Save"), self._save)
        if self.keys.on is None:
            self.keys.put(self._entry)

    def _build_preview(self, place: pygame.Rect) -> None:
        """Make a new preview if its place has changed, as all its pictures have one size."""
        if self.preview is None or self.preview.place != place:
            self.leave()
            self.preview = SavePreview(self._saves, self._in_progress, self.art, place)

    def _suggestion(self) -> str:
        assert self._in_progress is not None
        game, record = self._in_progress
        players = game.players(record)
        return safe_name("{} {}".format(", ".join(players), datetime.now().strftime("%Y-%m-%d")))

    def _build_list(self, place: pygame.Rect) -> None:
        self._frame = place
        inside = place.inflate(-self.px(12), -self.px(12))
        thumb = partial(self.art.surface, "scroll_thumb")
        self.list = ListView(inside, SaveRows(self._saves, self.art).rows(), self.per_unit, thumb)
        self.list.on_choose, self.list.on_open = self._choose, self._open
        self.list.scroll = min(self._scroll, self.list.most)
        self.keys.add(self.list)

    def _button_width(self) -> int:
        """How wide the buttons of this screen are, all alike."""
        texts = _("Back"), _("Delete"), _("Load"), _("Save")
        widest = max(self.text_width(text, "button") for text in texts) + self.px(AROUND)
        return max(widest, self.px(NARROW_WIDE if self.narrow else WIDE))

    def _build_buttons(self, inner: pygame.Rect) -> int:
        """Make the buttons, and the place of the note beside or above them; returns their top."""
        wide, gap = self._button_width(), self.px(GAP)
        rect = pygame.Rect(inner.right - wide, inner.bottom - self.px(BUTTON), wide, self.px(BUTTON))
        self._load_button = self.button(rect.copy(), _("Load"), self._load_chosen)
        rect.right = rect.left - gap
        self._delete_button = self.button(rect.copy(), _("Delete"), self._ask_delete)
        rect.right = rect.left - gap
        self._back_button = self.button(rect.copy(), _("Back"), self.back)
        note = pygame.Rect(inner.left, rect.top, rect.left - inner.left - gap, rect.height)
        if self.narrow:
            note = pygame.Rect(inner.left, rect.top - self.px(NOTE), inner.width, self.px(NOTE))
        self._note_label: UILabel = self.label(note, self._note, "@bold")
        return note.top

    def _choose_again(self) -> None:
        """Choose what was chosen before the list was made anew."""
        wanted = self._chosen
        self.list.choose_value(lambda entry: wanted is not None and entry.path == wanted.path)
        if self._in_progress is None and self.keys.on is None:
            self.keys.put(self.list if self.list.rows else self._back_button, ring=False)
            if wanted is None:
                self.list.choose_value(lambda entry: True)

    # --- choosing, loading, deleting ---

    def _choose(self, entry: Entry | None) -> None:
        self._chosen = entry
        if self.preview is not None:
            self.preview.show(entry)
        if self._entry is not None and entry is not None and entry.kind == "own":
            self._written = entry.name
            self._entry.set_text(entry.name)
        set_enabled(self._load_button, entry is not None and (entry.summary is not None or entry.has_backup))
        set_enabled(self._delete_button, entry is not None and entry.kind != "shipped")

    def _open(self, entry: Entry) -> None:
        self.context.defer(partial(self._load, entry))

    def _load_chosen(self) -> None:
        if self._chosen is not None:
            self._load(self._chosen)

    def _load(self, entry: Entry) -> None:
        if not self._load_file(entry.path):
            self._refresh()  # the list then says what is wrong

    def _ask_delete(self) -> None:
        if self._chosen is not None and self._chosen.kind != "shipped":
            entry = self._chosen
            text = _("“{name}” will be deleted for good.").format(name=entry.name)
            question = Question(_("Delete this game?"), text, _("Delete"), _("Keep it"), careful=True)
            self._dialogs.ask(question, partial(self._delete, entry))

    def _delete(self, entry: Entry) -> None:
        try:
            self._saves.delete(entry)
        except OSError as error:
            self._refused(_("It cannot be deleted: {cause}."), error)
            return
        log.info("a saved game was deleted")
        self._note = _("“{name}” was deleted.").format(name=entry.name)
        self._chosen = self._neighbour(entry) if self._in_progress is None else None
        self._refresh()

    def _neighbour(self, entry: Entry) -> Entry | None:
        """Return the player's own save listed after this one, else before it."""
        listed = [row.value for row in self.list.rows if row.value is not None and row.value.kind == "own"]
        if entry not in listed:
            return None
        at = listed.index(entry)
        rest = [*listed[at + 1 :], *reversed(listed[:at])]
        return rest[0] if rest else None

    # --- saving ---

    def _save(self) -> None:
        name = safe_name(self._written or "")
        if not name:
            self._show_note(_("Enter a name first."))
        elif self._saves.path(name).exists():
            text = _("There is a game called “{name}” already. It would be replaced.").format(name=name)
            question = Question(_("Replace it?"), text, _("Replace"), _("Keep it"), careful=True)
            self._dialogs.ask(question, partial(self._write, name))
        else:
            self._write(name)

    def _write(self, name: str) -> None:
        assert self._in_progress is not None
        try:
            path = self._saves.save(name, *self._in_progress)
        except OSError as error:
            log.warning("a game could not be saved: %s", error.strerror)
            self._refused(_("It cannot be saved: {cause}."), error)
            return
        log.info("the game was saved under a name")
        self._note = _("Saved as “{name}”.").format(name=name)
        self._written = name
        self._chosen = next((entry for entry in self._saves.entries() if entry.path == path), None)
        self._refresh()
        self.keys.put(self._back_button, ring=self.keys.ring)

    def _take_written(self) -> None:
        assert self._entry is not None  # the event came from it
        self._written = self._entry.get_text()
        self._show_note(self._entry.note)

    def _refused(self, sentence: str, error: OSError) -> None:
        self._dialogs.tell(_("Saved games"), sentence.format(cause=told_error(error)))

    def _show_note(self, note: str) -> None:
        self._note = note
        self._note_label.set_text(self.fit_label(self._note_label, note))

    def _refresh(self) -> None:
        self._scroll = self.list.scroll
        self._rebuild()

    # --- Scene ---

    def leave(self) -> None:
        """Cancel pictures that are not drawn yet."""
        if self.preview is not None:
            self.preview.close()

    def update(self, seconds: float) -> bool:
        """Return whether the screen or the picture of the chosen save changed."""
        come = self.preview is not None and self.preview.update()
        return super().update(seconds) or come

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next check for the picture."""
        return self.preview.next_wake if self.preview is not None else None

    def handle(self, event: pygame.Event) -> None:
        """Take input for the text field and the list."""
        if event.type == UI_TEXT_ENTRY_CHANGED and event.ui_element is self._entry:
            self._take_written()
        elif event.type == UI_TEXT_ENTRY_FINISHED and event.ui_element is self._entry:
            self.context.defer(self._save)
        elif self.list.handle(event):
            self.changed = True
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.keys.put(self.list, ring=False)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.context.defer(self._ask_delete)
        else:
            super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the list in its frame, and the chosen save beside it."""
        super().draw(surface)
        if self.preview is not None:
            self.preview.draw(surface)
        surface.blit(self.art.surface("field", self._frame.size), self._frame, special_flags=PREMULTIPLIED)
        if self.list.rows:
            self.list.draw(surface)
        else:
            empty = self.art.fonts.text(_("No game has been saved yet."), self.px(20), FAINT)
            surface.blit(empty, empty.get_rect(center=self._frame.center), special_flags=PREMULTIPLIED)
        if self.keys.on is self.list:  # the list's frame has covered the ring around it
            self.draw_ring(surface)
        count = sum(row.value is not None for row in self.list.rows)
        if count and not self._note:
            text = ngettext("{count} game", "{count} games", count).format(count=count)
            where = self._note_label.rect
            line = self.art.fonts.text(text, self.px(18), FAINT)
            surface.blit(line, line.get_rect(midleft=where.midleft), special_flags=PREMULTIPLIED)
