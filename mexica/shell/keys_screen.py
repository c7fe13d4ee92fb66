"""The keys: what each of them does, and which key or button of a pad the player would rather have for it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import INK, RED
from mexica.drawing.list_view import WASHES, ListRow, ListView, RowState
from mexica.play.key_presses import press_text, shown_press
from mexica.play.key_setting import AnyAction, Changes, as_usual, keys_now, taken_by, with_press
from mexica.play.questions import Question
from mexica.shell import game_choice
from mexica.shell.dialog import Dialogs
from mexica.shell.flow import equal
from mexica.shell.game_protocol import AnyGame
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings_control import SettingsControl
from mexica.shell.widgets import PREMULTIPLIED
from mexica.texts import _

WIDTH: Final = 1180  # units, like the rest
HEIGHT: Final = 900
EDGE: Final = 48
HEADING: Final = 48
ROW: Final = 38
FEWEST: Final = 3  # rows of a list below a title and a choice of games
LETTERS: Final = 20
INSET: Final = 12
NOTE: Final = 58  # two lines
GAP: Final = 12
WIDE: Final = 262  # a button

NamedAction = tuple[AnyAction, str]  # with what it is called
KeysByGame = Mapping[AnyGame, tuple[NamedAction, ...]]
"""All actions at the table of each game and of the window."""


class KeysScreen(Screen):
    """A line for each action of one game with its keys; Enter or a double click on it waits for another one.

    What games have in common has the same keys in all of them.
    """

    def __init__(
        self,
        context: ScreenContext,
        control: SettingsControl,
        dialogs: Dialogs,
        by_game: KeysByGame,
        game: AnyGame,
    ) -> None:
        """`game` is the one whose keys are shown at first."""
        super().__init__(context)
        self._control, self._dialogs, self._by_game, self._game = control, dialogs, by_game, game
        self._waits = False  # for the key of the chosen line
        self.list: ListView
        self.said = ""  # below the list
        self._note = Rect(0, 0, 0, 0)

    @property
    def _changes(self) -> Changes:
        return self.context.settings.keys

    @property
    def _actions(self) -> tuple[NamedAction, ...]:
        return self._by_game[self._game]

    @property
    def _chosen(self) -> NamedAction:
        return self._actions[self.list.chosen or 0]

    # --- what there is ---

    def build(self) -> None:
        """Make the choice of a game if there are several, the list, what to do, and the buttons."""
        chosen = self.list.chosen if self.panel.width else 0
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        top = self._make_buttons(inner) - self.px(GAP + NOTE)
        view = Rect(inner.left, self._make_heading(inner, top), inner.width, 0)
        view.height = top - self.px(GAP) - view.top
        rows = [ListRow(self.px(ROW), partial(self._draw_row, named), named) for named in self._actions]
        self.list = ListView(view, rows, self.per_unit, partial(self.art.surface, "scroll_thumb"))
        self.list.on_open = lambda _named: self.wait_for_key()
        self.keys.add(self.list)
        self.keys.put(self.list, ring=False)
        self.list.choose(chosen)
        self._note = Rect(inner.left, top, inner.width, self.px(NOTE))
        self._say(_("Choose a line and press Enter, then the new key or button of a game pad."))

    def _make_heading(self, inner: Rect, bottom: int) -> int:
        """Make the title and the choice of a game if there are several; returns where the list begins.

        Where the choice would leave the list hardly any lines it takes the place of the title.
        """
        top, several = inner.top, len(self._by_game) > 1
        taken = HEADING + GAP + BUTTON + GAP + GAP + FEWEST * ROW
        if not several or top + self.px(taken) <= bottom:
            heading = Rect(inner.left, top, inner.width, self.px(HEADING))
            self.title(heading, _("Keys"))
            top = heading.bottom + self.px(GAP)
        if several:
            row = Rect(inner.left, top, inner.width, self.px(BUTTON))
            below = game_choice.build(self, row, tuple(self._by_game), self._game, self._choose_game)
            top = below + self.px(GAP)
        return top

    def _make_buttons(self, inner: Rect) -> int:
        """Make the buttons in as few lines as they need; returns the top of the first."""
        offered = (
            (_("Change the key"), self.wait_for_key),
            (_("Usual key"), self.reset),
            (_("All as usual"), self._ask_to_reset_all),
            (_("Back"), self.back),
        )
        least = max(self.text_width(text, "button") for text, _command in offered) + self.px(2 * GAP)
        line = Rect(inner.left, 0, inner.width, self.px(BUTTON))
        places = equal(len(offered), line, self.px(GAP), (least, max(least, self.px(WIDE))))
        down = inner.bottom - places[-1].bottom
        for place, (text, command) in zip(places, offered, strict=True):
            self.button(place.move(0, down), text, command)
        return places[0].top + down

    def _draw_row(self, named: NamedAction, surface: Surface, place: Rect, mark: RowState) -> None:
        action, name = named
        if mark is not RowState.NONE:
            wash = Surface(place.size, pygame.SRCALPHA)
            wash.fill(WASHES[mark])
            surface.blit(wash, place)
        inner, size = place.inflate(-2 * self.px(INSET), 0), self.px(LETTERS)
        keys = ", ".join(map(shown_press, keys_now(action, self._changes)))
        changed = action.name in self._changes
        right = self.art.fonts.fitted(keys, size, inner.width // 2, RED if changed else INK, True)
        left = self.art.fonts.fitted(name, size, inner.width - right.width - size, INK)
        surface.blit(right, right.get_rect(midright=inner.midright), special_flags=PREMULTIPLIED)
        surface.blit(left, left.get_rect(midleft=inner.midleft), special_flags=PREMULTIPLIED)

    def _say(self, text: str) -> None:
        self.said, self.changed = text, True

    # --- what the player does ---

    def _choose_game(self, game: AnyGame) -> None:
        self._game, self._waits = game, False
        self._rebuild()
        self.list.choose(0)

    def wait_for_key(self) -> None:
        """Take the next key, or button of a pad, for the chosen line."""
        self._waits = True
        text = _("{name}: press the new key or button. Esc leaves it as it is.")
        self._say(text.format(name=self._chosen[1]))

    def reset(self) -> None:
        """Give the chosen line its usual keys, unless another line has one of them."""
        action, _name = self._chosen
        self._give(action.keys, as_usual(action, self._changes))

    def handle(self, event: pygame.Event) -> None:
        """Take the key that is waited for; else use the list and the buttons."""
        if self._waits and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._take(event)
        elif self.list.handle(event):
            self.changed = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.reset()
        else:
            super().handle(event)

    def _take(self, event: pygame.Event) -> None:
        """Give a press to the chosen line; Escape or a click gives up, a modifier is waited through."""
        if event.type == pygame.MOUSEBUTTONDOWN or event.key == pygame.K_ESCAPE:
            self._waits = False
            self._say("")
        elif press := press_text(event):
            action, _name = self._chosen
            self._give((press,), with_press(action, self._changes, press))

    def _give(self, presses: Sequence[str], changes: dict[str, tuple[str, ...]]) -> None:
        """Change the setting, unless another action has one of these presses."""
        action, name = self._chosen
        for game, named in self._by_game.items():
            names = {found.name: called for found, called in named}
            taken = taken_by([other for other, _name in named], self._changes, presses, action)
            if taken is not None and action.name in names:
                self._refuse(taken[0], names[taken[1].name], game)
                return
        self._waits = False
        self._control.change(keys=changes)
        keys = ", ".join(map(shown_press, keys_now(action, changes)))
        self._say(_("{name}: {keys}").format(name=name, keys=keys))

    def _refuse(self, press: str, name: str, game: AnyGame) -> None:
        """Say that this press does something already, in the game shown or in another one."""
        text = _("{key} already does this: {name}. Choose another key, or give that one another first.")
        if game is not self._game:
            name = _("{game}: {name}").format(game=game.title, name=name)
        self._say(text.format(key=shown_press(press), name=name))

    def _ask_to_reset_all(self) -> None:
        text = _("Every action gets its usual keys and buttons again.")
        question = Question(_("All keys as usual?"), text, _("All as usual"), _("Leave them"), careful=True)
        self._dialogs.ask(question, self._reset_all)

    def _reset_all(self) -> None:
        self._control.change(keys={})
        self._rebuild()

    # --- the picture ---

    def draw(self, surface: Surface) -> None:
        """Draw the list and what is said below it onto the panel."""
        super().draw(surface)
        self.list.draw(surface)
        size, top = self.px(LETTERS), self._note.top
        for line in self.art.fonts.wrapped(self.said, size, self._note.width):
            surface.blit(
                self.art.fonts.text(line, size, INK), (self._note.left, top), special_flags=PREMULTIPLIED
            )
            top += round(1.35 * size)
