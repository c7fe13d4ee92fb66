"""Setting up a new game: who plays, in which colour, who begins."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any, Final

import pygame
from pygame_gui import UI_BUTTON_ON_HOVERED, UI_BUTTON_ON_UNHOVERED, UI_TEXT_ENTRY_CHANGED
from pygame_gui.elements import UIButton, UILabel

from mexica.drawing import level_stair
from mexica.play import seeds
from mexica.shell import seed_row, variants_row
from mexica.shell.flow import equal, flowed
from mexica.shell.game_protocol import AnyGame
from mexica.shell.kind_choice import KindChoice, named
from mexica.shell.new_game import Choice
from mexica.shell.note_lines import NoteLines
from mexica.shell.screen import BUTTON
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings_control import SettingsControl
from mexica.shell.setup_choice import SetupChoice
from mexica.shell.sheet_screen import AROUND, GAP, LINE, SheetScreen
from mexica.shell.widgets import TextField, set_enabled, set_icon
from mexica.texts import _, labelled

# lengths in units
WIDTH: Final = 1320
FOOT: Final = 54
ABOVE: Final = 50  # two lines of a note above the buttons of a narrow window
LABEL: Final = 190
BETWEEN: Final = 16  # rows
NAME: Final = 220
COLOUR: Final = 50
ICON: Final = 0.72  # of the height of its button
KIND: Final = 44  # how high
KIND_TEXT: Final = 420  # the least width of the text about it
STAIR: Final = 60  # its width without the text
FIRST: Final = 170
TOLD: Final = 3  # faulty bots at a time
FAULTY: Final = 170  # the button that tells of faulty bots


class SetupScreen(SheetScreen):
    """Seats, first player and variants of a new game."""

    def __init__(
        self,
        context: ScreenContext,
        choice: SetupChoice,
        control: SettingsControl,
        play: Callable[[AnyGame, Any], None],
        tell: Callable[[str, str], None],
    ) -> None:
        super().__init__(context)
        self._game = game = choice.game
        self._control, self._play, self._tell = control, play, tell
        self._kinds = KindChoice(game, context.bots)
        self.choice = choice
        self._names: list[TextField] = []
        self._first_buttons: list[UIButton] = []
        self._kind_buttons: dict[UIButton, tuple[int, Choice]] = {}
        self._kind_labels: list[tuple[UILabel, UILabel]] = []  # by seat, who plays and how
        self._fault: NoteLines | None = None
        self._start: UIButton | None = None

    def build(self) -> None:
        """Make the widgets for the present choices."""
        self._kinds.news()
        title = labelled(_("New game"), self._game.title)
        with self.sheet(WIDTH, title, foot=FOOT + (ABOVE if self.narrow else 0)) as line:
            self._right, self._top = line.width, 0
            self._build_count()
            self._names, self._first_buttons, self._kind_buttons, self._kind_labels = [], [], {}, []
            for seat in range(self.choice.count):
                self._build_seat(seat)
            self._build_first()
            self._build_variants()
            self._build_seed()
        self._build_end()

    def _row(self, text: str, height: float = BUTTON) -> pygame.Rect:
        """Begin a row with this label, beside or above it; returns its first line."""
        label = pygame.Rect(0, self._top, self.px(LABEL), self.px(height))
        if not self.narrow:
            self.paragraph(label, text, "@bold")
            return pygame.Rect(label.right, self._top, self._right - label.right, label.height)
        above = pygame.Rect(0, self._top, self._right, self.px(LINE))
        return pygame.Rect(0, self.paragraph(above, text, "@bold"), self._right, label.height)

    def _end_row(self, bottom: int) -> None:
        self._top = bottom + self.px(BETWEEN)

    def _build_count(self) -> None:
        rect = self._row(_("Players"))
        faults = self._kinds.faults
        counts = self._game.seat_counts
        widths = [self.px(72)] * len(counts) + [self.px(FAULTY)] * bool(faults)
        places = flowed(widths, rect, self.px(GAP))
        for count, place in zip(counts, places, strict=False):
            button = self.button(place, str(count), partial(self._choose_count, count))
            if count == self.choice.count:
                button.select()
        if faults:
            text = " ".join((*faults[:TOLD], _("Reinstall or remove such a bot.")))
            tell = partial(self._tell, _("Bots that cannot be used"), text)
            self.button(places[-1], _("Faulty bots"), tell, style="@small")
        note = _("The more golden steps, the stronger the computer.")
        self._end_row(self.beside_or_below(places[-1], rect, note))

    def _build_seat(self, seat: int) -> None:
        chosen = self.choice.seats[seat]
        rect = self._row(_("Player {number}").format(number=seat + 1), COLOUR)
        colours = self._game.colours
        name, *places = flowed((self.px(NAME), *[self.px(COLOUR)] * len(colours)), rect, self.px(8))
        self._names.append(self.entry(name, chosen.name, self._game.longest_name))
        for colour, place in zip(colours, places, strict=True):
            choose = partial(self._choose_colour, seat, colour.key)
            button = self.button(place, "", choose, tip=colour.label)
            set_icon(button, self.art.icon(colour.picture, round(rect.height * ICON), self._game.art))
            if chosen.colour == colour.key:
                button.select()
        beside = rect.right - places[-1].right - self.px(GAP)
        if beside >= self.px(KIND_TEXT):
            who = pygame.Rect(rect.right - beside, 0, beside, 2 * self.px(LINE))
            who.centery = rect.centery
        else:
            who = pygame.Rect(0, places[-1].bottom + self.px(6), self._right, 2 * self.px(LINE))
        self._build_kind_labels(who, seat)
        self._build_kinds(seat, max(who.bottom, places[-1].bottom) + self.px(6))

    def _build_kinds(self, seat: int, top: int) -> None:
        """Make a button for each kind of player: a person, then computers, the weakest first."""
        kinds, levels = self._kinds.offered(self.choice.seats[seat].kind), len(self._kinds.levels)
        indent = 0 if self.narrow or len(kinds) > levels else self.px(LABEL)  # one more needs the whole width
        line = pygame.Rect(indent, top, self._right - indent, self.px(KIND))
        names = (kind.label for kind in self._kinds.levels)  # those of bots may be cut
        least = max(self.text_width(name, level_stair.STYLE) for name in names) + self.px(STAIR)
        places = equal(len(kinds), line, self.px(6), (least, line.width))
        for number, (kind, place) in enumerate(zip(kinds, places, strict=True)):
            choose = partial(self._choose_kind, seat, kind.key)
            tip = self._kinds.tip(kind.key)
            button = self.button(place, kind.label, choose, style=level_stair.STYLE, tip=tip)
            level_stair.decorate(button, *((number, levels - 1) if number < levels else (0, 0)))
            self._kind_buttons[button] = seat, kind
            if self.choice.seats[seat].kind == kind.key:
                button.select()
        self._end_row(places[-1].bottom)

    def _build_kind_labels(self, place: pygame.Rect, seat: int) -> None:
        """Make two lines of text: who plays, and how."""
        line = place.height // 2
        upper = pygame.Rect(place.left, place.top, place.width, line)
        self._kind_labels.append(
            (self.label(upper, "", "@bold"), self.label(upper.move(0, line), "", "@note"))
        )
        self._show_kind(seat, self._kind(seat))

    def _kind(self, seat: int) -> Choice:
        """Return the kind of player chosen for a seat."""
        return self._kinds.named(self.choice.seats[seat].kind)

    def _show_kind(self, seat: int, kind: Choice) -> None:
        """Show the name of this kind of player at this seat, and how it plays."""
        for label, text in zip(self._kind_labels[seat], (named(kind), kind.hint), strict=True):
            label.set_text(self.fit_label(label, text))

    def _show_pointed_kind(self) -> None:
        """Show the kind of player of the button under the mouse, else of the one with the focus ring."""
        ringed = self.keys.on if self.keys.ring else None
        pointed = {seat: kind for button, (seat, kind) in self._kind_buttons.items() if button is ringed}
        pointed |= {seat: kind for button, (seat, kind) in self._kind_buttons.items() if button.hovered}
        for seat in range(self.choice.count):
            self._show_kind(seat, pointed.get(seat) or self._kind(seat))

    def _build_first(self) -> None:
        row = self._row(_("Who begins"))
        drawn = _("Drawn at random")
        widths = (self.text_width(drawn, "@small") + self.px(AROUND), *[self.px(FIRST)] * self.choice.count)
        place, *places = flowed(widths, row, self.px(GAP))
        draw = self.button(place, drawn, partial(self._choose_first, None), style="@small")
        if self.choice.first is None:
            draw.select()
        for seat, place in enumerate(places):
            button = self.button(place, "", partial(self._choose_first, seat), style="@small")
            self._first_buttons.append(button)
            if self.choice.first == seat:
                button.select()
        self._show_names()
        self._end_row(places[-1].bottom)

    def _build_variants(self) -> None:
        offered = self._game.variants(self.choice.count)
        if not offered.choices:
            return
        row = self._row(offered.label)
        self._end_row(variants_row.build(self, row, offered, self.choice.variants, self._choose_variant))

    def _build_seed(self) -> None:
        if self._game.seed_label:
            row = self._row(self._game.seed_label)
            seed_row.build(self, row, self.choice.seed, self._choose_today)

    def _build_end(self) -> None:
        wide = min(self.px(240), (self.foot.width - self.px(GAP)) // 3)
        rect = pygame.Rect(0, 0, wide, self.px(FOOT))
        rect.bottomright = self.foot.bottomright
        back = rect.move(-rect.width - self.px(GAP), 0)
        note = pygame.Rect(self.foot.topleft, (back.left - self.foot.left - self.px(GAP), rect.height))
        if self.narrow:
            note.size = self.foot.width, self.px(ABOVE)
        self._fault = NoteLines(self, note, 2, "@fault")
        self.button(back, _("Back"), self.back)
        self._start = self.button(rect, _("Start"), self._begin)
        if self.keys.on is None:
            self.keys.put(self._start, ring=False)
        self._show_fault()

    # --- choices ---

    def _choose_count(self, count: int) -> None:
        self.choice.choose_count(count)
        self._rebuild()

    def _choose_colour(self, seat: int, colour: str) -> None:
        self.choice.choose_colour(seat, colour)
        self._rebuild()

    def _choose_kind(self, seat: int, kind: str) -> None:
        self.choice.choose_kind(seat, self._kinds.pressed(kind, self.choice.seats[seat].kind))
        self._rebuild()

    def _choose_first(self, seat: int | None) -> None:
        self.choice.first = seat
        self._rebuild()

    def _choose_variant(self, key: str) -> None:
        self.choice.choose_variant(key)
        self._rebuild()

    def _choose_today(self) -> None:
        self.choice.choose_day(date.today())
        self._rebuild()

    def handle(self, event: pygame.Event) -> None:
        """Take a name or a number while it is being written."""
        if event.type == UI_TEXT_ENTRY_CHANGED:
            self._written(event.ui_element)
        super().handle(event)
        if event.type in (UI_BUTTON_ON_HOVERED, UI_BUTTON_ON_UNHOVERED, pygame.KEYDOWN):
            self._show_pointed_kind()

    def _written(self, field: TextField) -> None:
        if field in self._names:
            self.choice.choose_name(self._names.index(field), field.get_text())
            self._show_names()
        else:
            self.choice.seed = field.get_text()
        self._show_fault(field.note)

    def _show_names(self) -> None:
        for seat, button in enumerate(self._first_buttons):
            number = _("Player {number}").format(number=seat + 1)
            button.set_text(self.fit_button(button, self.choice.seats[seat].name.strip() or number))

    def _show_fault(self, note: str = "") -> None:
        """Show what must be corrected first, else this note."""
        fault = self._what_to_correct()
        if self._fault is not None and self._start is not None:
            self._fault.show(fault or note)
            set_enabled(self._start, not fault)

    def _what_to_correct(self) -> str:
        """Return what must be corrected before the game can begin; empty if there is nothing."""
        for number, seat in enumerate(self.choice.playing, 1):
            if not self._kinds.is_there(seat.kind):
                missing = self._kinds.named(seat.kind)
                text = _("Player {number}, {kind}: {fault}")
                return text.format(number=number, kind=missing.label, fault=missing.hint)
        return self.choice.fault()

    def update(self, seconds: float) -> bool:
        """Show the bots found since; return whether anything but the widgets changed."""
        if self._kinds.news():
            self._rebuild()
        return super().update(seconds)

    @property
    def next_wake(self) -> float | None:
        """Seconds until more bots may be found."""
        return self._kinds.next_wake

    def _begin(self) -> None:
        if self._what_to_correct():
            return
        setups = {**self.context.settings.last_setups, self._game.key: self.choice.to_remember()}
        self._control.change(last_setups=setups)
        self._play(self._game, self._game.new_game(self.choice.new_game(seeds.drawn())))
