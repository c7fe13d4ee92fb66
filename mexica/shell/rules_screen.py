"""The rules in full: chapters with small pictures, and a field to search them."""

from functools import partial
from typing import Final

import pygame
from pygame import Rect
from pygame_gui import UI_TEXT_ENTRY_CHANGED
from pygame_gui.elements import UIButton, UILabel

from mexica.drawing.edge_fade import FadingText
from mexica.shell import rule_search, theme
from mexica.shell.framed_picture import FramedPicture
from mexica.shell.game_protocol import AnyGame, RuleChapter
from mexica.shell.guide_picture import GuidePicture
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.texts import _, labelled, ngettext

WIDTH: Final = 1340  # units, like the rest
HEIGHT: Final = 900
HEADING: Final = 50
LOW: Final = 720  # height below which the chapters have no room
GAP: Final = 16
CHAPTERS: Final = 330  # width of the column with the field and the chapters
FIELD: Final = 44
FIELD_SHARE: Final = 0.38  # of a narrow window
NOTE: Final = 30
ROW: Final = 38
STEP: Final = 43
PICTURE: Final = 330
LONGEST: Final = 40  # characters to search for
PAUSE: Final = 0.5  # seconds; a single letter, which nearly every clause holds, is searched for after so long
SCROLLS: Final = {pygame.K_UP: -0.1, pygame.K_DOWN: 0.1, pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}
"""By key, as fractions of the visible part."""
_PAGES: Final = frozenset({pygame.K_PAGEUP, pygame.K_PAGEDOWN})


class RulesScreen(Screen):
    """A chapter of the rules at a time, or the clauses that hold the words in the field.

    With `clause` it opens at the clause with this number, which is marked.
    """

    def __init__(self, context: ScreenContext, game: AnyGame, clause: str = "") -> None:
        super().__init__(context)
        self._game = game
        self.chapters: tuple[RuleChapter, ...] = game.rule_chapters()
        self.cited = clause
        self.number = self._chapter_of(clause)
        self.words = ""
        self._typing: float | None = None  # seconds until what was typed is searched for
        self.page: FadingText
        self._captions: FadingText | None = None
        self._note: UILabel
        self._shown = GuidePicture(game.guide_pictures)

    def _chapter_of(self, clause: str) -> int:
        numbers = [
            number
            for number, chapter in enumerate(self.chapters)
            if any(one.number == clause for one in chapter.clauses)
        ]
        return numbers[0] if clause and numbers else 0

    @property
    def chapter(self) -> RuleChapter:
        """The chapter that is shown while nothing is searched for."""
        return self.chapters[self.number]

    # --- building ---

    def build(self) -> None:
        """Make the field, the chapters and the text; in a small window only the ways to the next ones."""
        self.chapters = self._game.rule_chapters()  # in the language in use
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.edge, -2 * self.edge)
        heading = Rect(inner.topleft, (inner.width, self.px(HEADING)))
        self.title(heading, labelled(_("Rules"), self._game.title))
        above = self.px(HEADING + GAP / 2)
        inner.update(inner.left, inner.top + above, inner.width, inner.height - above)
        self._buttons: list[UIButton] = []
        if self._compact:
            self._build_compact(inner)
        else:
            self._build_wide(inner)
        self.keys.put(self.field, ring=False)
        self._make_page()

    @property
    def _compact(self) -> bool:
        """Whether there is no room for the list of chapters beside the text."""
        return self.narrow or self.context.size[1] < self.px(LOW)

    def _label(self, number: int) -> str:
        """Return the number and the title of a chapter."""
        chapter = self.chapters[number]
        return f"{number + 1}  {chapter.title}" if chapter.clauses[0].number else chapter.title

    def _build_wide(self, inner: Rect) -> None:
        """Make a column with the field, the chapters and the way back, to the left of the text."""
        left = Rect(inner.topleft, (self.px(CHAPTERS), self.px(FIELD)))
        self.field = self.entry(left.copy(), self.words, LONGEST)
        left.top += self.px(FIELD + 4)
        self._note = self.label(Rect(left.topleft, (left.width, self.px(NOTE))), "", "@note")
        left.top += self.px(NOTE + 4)
        back = Rect(0, 0, self.px(CHAPTERS), self.px(BUTTON))
        back.bottomleft = inner.bottomleft
        self._make_chapters(left, back.top - self.px(GAP))
        self.button(back, _("Back"), self.back)
        self._right = Rect(left.right + self.px(2 * GAP), inner.top, 0, inner.height)
        self._right.width = inner.right - self._right.left

    def _build_compact(self, inner: Rect) -> None:
        """Make the field above the text, and a line of buttons below it."""
        field = Rect(inner.topleft, (round(FIELD_SHARE * inner.width), self.px(FIELD)))
        self.field = self.entry(field, self.words, LONGEST)
        left = field.right + self.px(GAP)
        beside = Rect(left, inner.top, inner.right - left, self.px(FIELD))
        self._note = self.label(beside, "", "@note")
        third = (inner.width - 2 * self.px(GAP)) // 3
        place = Rect(inner.left, inner.bottom - self.px(BUTTON), third, self.px(BUTTON))
        ways = (
            (_("Back"), self.back),
            (_("Previous"), partial(self._turn, -1)),
            (_("Next"), partial(self._turn, 1)),
        )
        for text, do in ways:
            self.button(place.copy(), text, do)
            place.left = place.right + self.px(GAP)
        top = inner.top + self.px(FIELD + 4)
        self._right = Rect(inner.left, top, inner.width, place.top - self.px(GAP / 2) - top)

    def _turn(self, by: int) -> None:
        self.open(min(max(self.number + by, 0), len(self.chapters) - 1))

    def _make_chapters(self, line: Rect, bottom: int) -> None:
        """Make a button for each chapter, closer together if there is not enough room."""
        step = min(self.px(STEP), (bottom - line.top) // len(self.chapters))
        labels = [self._label(number) for number in range(len(self.chapters))]
        style = self.style_for(labels, line.width, ("@small", "@smaller", "@smallest"))
        for number in range(len(self.chapters)):
            rect = Rect(line.topleft, (line.width, min(self.px(ROW), step - 2)))
            button = self.button(rect, labels[number], partial(self.open, number), style=style)
            self._buttons.append(button)
            line.top += step

    def _make_page(self) -> None:
        """Set the text of the chapter with its picture, or of what was found."""
        self._shown.hide()
        place = self._right.copy()
        if self.words.strip():
            html = self._found_html()
        else:
            html = rule_search.chapter_html(self.chapter, self.cited)
            if self._compact:
                html = f"<b>{self._label(self.number)}</b><br><br>{html}"
            self._note.set_text(self.fit_label(self._note, _("Type to search the rules.")))
            if self.chapter.picture and not self._compact:
                place.width -= self.px(PICTURE + 2 * GAP)
                self._make_picture()
        for number, button in enumerate(self._buttons):
            shown = number == self.number and not self.words.strip()
            button.select() if shown else button.unselect()
        size = self.px(theme.BODY)
        self.page = self.text(place, f"<font pixel_size={size}>{html}</font>")
        if self.words.strip():
            self.page.mark(rule_search.any_of(self.words))
        self._scroll_to_cited()
        self.changed = True

    def _found_html(self) -> str:
        hits = rule_search.found(self.chapters, self.words)
        found = ngettext("{count} clause", "{count} clauses", len(hits)).format(count=len(hits))
        self._note.set_text(self.fit_label(self._note, found if hits else _("Nothing is found.")))
        if not hits:
            return _("No clause holds all of these words. Try fewer, or a part of one.")
        return rule_search.found_html(hits, self.px(theme.HEADING))

    def _make_picture(self) -> None:
        side = self.px(PICTURE)
        place = Rect(self._right.right - side, self._right.top, side, side)
        top, others = place.bottom + self.px(6), (one.picture for one in self.chapters)
        self._shown.show(FramedPicture(self.art, place), self.chapter.picture, others)
        caption = Rect(place.left, top, side, self._right.bottom - top)
        self._captions = self.text(caption, self.chapter.caption)

    def _renew_page(self) -> None:
        self.page.kill()
        if self._captions is not None:
            self._captions.kill()
            self._captions = None
        self._make_page()

    @property
    def picture(self) -> pygame.Surface | None:
        """The picture of the chapter, once it is drawn."""
        return self._shown.drawn

    @property
    def framed(self) -> FramedPicture | None:
        """The frame with the picture of the chapter, None if it has none."""
        return self._shown.framed

    # --- what can be done ---

    def open(self, number: int) -> None:
        """Show this chapter; what was searched for is cleared."""
        self.number, self.words, self.cited = number, "", ""
        self.field.set_text("")
        self._renew_page()

    def search(self, words: str) -> None:
        """Show the clauses that hold these words, the chapter if there are none."""
        self._typing = None
        if words != self.words:
            self.words = words
            self._renew_page()

    def back(self) -> None:
        """Clear the search, or leave."""
        if self.words:
            self.field.set_text("")
            self.search("")
        else:
            super().back()

    def _scroll(self, by: float) -> None:
        bar = self.page.scroll_bar
        if bar is not None:
            self._scroll_from(bar.start_percentage + by * bar.visible_percentage)

    def _scroll_from(self, start: float) -> None:
        bar = self.page.scroll_bar
        if bar is not None:
            bar.set_scroll_from_start_percentage(min(max(start, 0.0), 1.0 - bar.visible_percentage))
            bar.has_moved_recently = True

    def _scroll_to_cited(self) -> None:
        """Bring the cited clause to the top as far as the text allows."""
        layout = self.page.text_box_layout
        if not self.cited or self.words or layout is None:
            return
        for row in layout.layout_rows:
            text = "".join(getattr(item, "text", "") for item in row.items)
            if text.startswith(f"{self.cited} "):
                # a line lower, as the text fades out at its edges
                self._scroll_from((row.top - row.height) / max(1, layout.layout_rect.height))

    # --- Scene ---

    def leave(self) -> None:
        """Cancel pictures that are not drawn yet."""
        self._shown.close()

    def handle(self, event: pygame.Event) -> None:
        """Search what is typed, and scroll by keys."""
        if event.type == UI_TEXT_ENTRY_CHANGED:
            # several letters may come at once, and setting the text takes long
            self._typing = PAUSE if len(self.field.text.strip()) == 1 else 0.0
            if self.field.note:
                self._note.set_text(self.fit_label(self._note, self.field.note))
        elif event.type == pygame.KEYDOWN and event.key in SCROLLS and self._scrolls(event):
            self._scroll(SCROLLS[event.key])
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.keys.put(self.field)
        else:
            super().handle(event)

    def _scrolls(self, event: pygame.Event) -> bool:
        """Whether a key scrolls the text: among the chapters the arrows go from one to the next.

        The stick of a pad always goes on, and its right stick writes in the field that has the ring.
        """
        in_field = self.keys.on is self.field
        if getattr(event, "pad", ""):
            return event.key in _PAGES and not (in_field and self.keys.ring)
        return event.key in _PAGES or in_field

    def update(self, seconds: float) -> bool:
        """Return whether the screen or its picture changed."""
        if self._typing is not None:
            self._typing -= seconds
            if self._typing <= 0:
                self.search(self.field.text)
        changed = self._shown.update(seconds, self.context.settings.motion)
        return super().update(seconds) or changed

    @property
    def next_wake(self) -> float | None:
        """Seconds until the picture is looked for or fades in further, or until a letter is searched for."""
        wishes = (self._shown.next_wake, self._typing)
        return min((max(0.0, wish) for wish in wishes if wish is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture in its frame."""
        super().draw(surface)
        self._shown.draw(surface)
