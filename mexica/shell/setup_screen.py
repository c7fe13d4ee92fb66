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
from mexica.shell import seed_row
from mexica.shell.game_protocol import AnyGame, Choice
from mexica.shell.kind_choice import KindChoice, named
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings_control import SettingsControl
from mexica.shell.setup_choice import SetupChoice
from mexica.shell.widgets import TextField, set_enabled, set_icon
from mexica.texts import _

# lengths in units
WIDTH: Final = 1320
HEIGHT: Final = 416  # without seats and variant
VARIANT: Final = 104
EDGE: Final = 56
HEADING: Final = 56
LABEL: Final = 190
SEAT: Final = 118  # from one seat to the next
GAP: Final = 12
NAME: Final = 250
COLOUR: Final = 50
ICON: Final = 0.72  # of the height of its button
KIND: Final = 44  # how high
TOLD: Final = 3  # faulty bots at a time
FAULTY: Final = 170  # the button that tells of faulty bots
LINE: Final = 29  # of the labels of a kind


class SetupScreen(Screen):
    """Seats, first player and variant of a new game."""

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
        self._fault: UILabel | None = None
        self._start: UIButton | None = None

    def build(self) -> None:
        """Make the widgets for the present choices."""
        self._kinds.news()
        high = HEIGHT + SEAT * self.choice.count + (seed_row.HEIGHT if self._game.seed_label else 0)
        high += VARIANT if self._game.variants(self.choice.count) else 0
        self.panel = self.centred_panel(WIDTH, high)
        self._left, self._top = self.panel.left + self.px(EDGE), self.panel.top + self.px(EDGE - 8)
        wide = self.panel.width - self.px(2 * EDGE)
        self._right = self._left + wide
        self.title(pygame.Rect(self._left, self._top, wide, self.px(HEADING)), _("New game"))
        self._top += self.px(HEADING + GAP)
        self._build_count()
        self._names, self._first_buttons, self._kind_buttons, self._kind_labels = [], [], {}, []
        for seat in range(self.choice.count):
            self._build_seat(seat)
        self._top += self.px(GAP)
        self._build_first()
        self._build_variant()
        self._build_seed()
        self._build_end()

    def _row(self, text: str, height: float = BUTTON) -> pygame.Rect:
        """Begin a row with this label; returns the place of its first widget, without a width."""
        self.label(pygame.Rect(self._left, self._top, self.px(LABEL), self.px(height)), text, "@bold")
        rect = pygame.Rect(self._left + self.px(LABEL), self._top, 0, self.px(height))
        self._top += self.px(height + GAP + 4)
        return rect

    def _build_count(self) -> None:
        rect = self._row(_("Players"))
        rect.width = self.px(72)
        for count in self._game.seat_counts:
            button = self.button(rect.copy(), str(count), partial(self._choose_count, count))
            if count == self.choice.count:
                button.select()
            rect.left = rect.right + self.px(GAP)
        rect.left, rect.width = rect.left + self.px(GAP), self._right - rect.left - self.px(GAP)
        if faults := self._kinds.faults:
            why = rect.copy()
            why.width = self.px(FAULTY)
            why.right, rect.width = rect.right, rect.width - why.width - self.px(GAP)
            text = " ".join((*faults[:TOLD], _("Reinstall or remove such a bot.")))
            tell = partial(self._tell, _("Bots that cannot be used"), text)
            self.button(why, _("Faulty bots"), tell, style="@small")
        self.label(rect, _("The more golden steps, the stronger the computer."))

    def _build_seat(self, seat: int) -> None:
        chosen = self.choice.seats[seat]
        rect = self._row(_("Player {number}").format(number=seat + 1), COLOUR)
        rect.width = self.px(NAME)
        self._names.append(self.entry(rect.copy(), chosen.name, self._game.longest_name))
        rect.left, rect.width = rect.right + self.px(2 * GAP), self.px(COLOUR)
        for colour in self._game.colours:
            choose = partial(self._choose_colour, seat, colour.key)
            button = self.button(rect.copy(), "", choose, tip=colour.label)
            set_icon(button, self.art.icon(colour.picture, round(rect.height * ICON), self._game.art))
            if chosen.colour == colour.key:
                button.select()
            rect.left = rect.right + self.px(6)
        left = rect.left + self.px(GAP)
        self._build_kind_labels(pygame.Rect(left, rect.top, self._right - left, rect.height), seat)
        self._build_kinds(seat)

    def _build_kinds(self, seat: int) -> None:
        """Make a row of buttons for who plays: a person, then computers from the weakest to the strongest."""
        kinds, levels = self._kinds.offered(self.choice.seats[seat].kind), len(self._kinds.levels)
        gap = self.px(6)
        left = self._left + (self.px(LABEL) if len(kinds) == levels else 0)  # one more needs the whole width
        self._top -= self.px(GAP - 2)
        wide = (self._right - left - gap * (len(kinds) - 1)) // len(kinds)
        rect = pygame.Rect(left, self._top, wide, self.px(KIND))
        for number, kind in enumerate(kinds):
            choose = partial(self._choose_kind, seat, kind.key)
            tip = self._kinds.tip(kind.key)
            button = self.button(rect.copy(), kind.label, choose, style=level_stair.STYLE, tip=tip)
            level_stair.decorate(button, *((number, levels - 1) if number < levels else (0, 0)))
            self._kind_buttons[button] = seat, kind
            if self.choice.seats[seat].kind == kind.key:
                button.select()
            rect.left = rect.right + gap
        self._top += self.px(KIND + GAP + 4)

    def _build_kind_labels(self, place: pygame.Rect, seat: int) -> None:
        """Make two lines of text: who plays, and how."""
        line = self.px(LINE)
        upper = pygame.Rect(place.left, place.centery - line, place.width, line)
        self._kind_labels.append((self.label(upper, "", "@bold"), self.label(upper.move(0, line), "")))
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
        rect = self._row(_("Who begins"))
        room = self.panel.right - self.px(EDGE) - rect.left
        rect.width = min(self.px(210), (room - self.px(GAP) * self.choice.count) // (self.choice.count + 1))
        choose = partial(self._choose_first, None)
        draw = self.button(rect.copy(), _("Drawn at random"), choose, style="@small")
        if self.choice.first is None:
            draw.select()
        for seat in range(self.choice.count):
            rect.left = rect.right + self.px(GAP)
            button = self.button(rect.copy(), "", partial(self._choose_first, seat), style="@small")
            self._first_buttons.append(button)
            if self.choice.first == seat:
                button.select()
        self._show_names()

    def _build_variant(self) -> None:
        variants = self._game.variants(self.choice.count)
        if not variants:
            return
        rect = self._row(self._game.variants_label)
        rect.width = self.px(150)
        for variant in variants:
            choose = partial(self._choose_variant, variant.key)
            button = self.button(rect.copy(), variant.label, choose, style="@small")
            if variant.key == self.choice.variant:
                button.select()
                hint = variant.hint
            rect.left = rect.right + self.px(GAP)
        left = self._left + self.px(LABEL)
        self.label(pygame.Rect(left, self._top - self.px(8), self._right - left, self.px(30)), hint)
        self._top += self.px(3 * GAP)

    def _build_seed(self) -> None:
        if self._game.seed_label:
            row = self._row(self._game.seed_label)
            seed_row.build(self, row, self._right, self.choice.seed, self._choose_today)

    def _build_end(self) -> None:
        rect = pygame.Rect(0, 0, self.px(240), self.px(BUTTON + 6))
        rect.bottomright = self.panel.right - self.px(EDGE), self.panel.bottom - self.px(EDGE)
        back = rect.move(-rect.width - self.px(GAP), 0)
        fault = pygame.Rect(self._left, rect.top, back.left - self._left - self.px(GAP), rect.height)
        self._fault = self.label(fault, "", "@fault")
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
        self.choice.variant = key
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
            self._fault.set_text(self.fit_label(self._fault, fault or note))
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
