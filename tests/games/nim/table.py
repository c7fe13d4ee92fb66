"""Nim's table: the sticks of each heap in a row; a click on a stick takes it and those to its right."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from mexica.computer.thinker import Thinker
from mexica.drawing.fonts import Fonts
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.play.key_map import TABLE_KEYS, KeyMap
from mexica.play.match_runner import MatchRunner
from mexica.play.record import PlayedAction
from tests.games.nim import rules
from tests.games.nim.ai import PLAYERS
from tests.games.nim.rules import HEAPS, State, Take
from tests.games.nim.saves import Record, Session

GROUND, STICK, TEXT = (60, 48, 40), (222, 190, 130), (240, 230, 210)
KEYS: KeyMap[Command] = KeyMap(TABLE_KEYS)


def sticks(state: State, size: tuple[int, int]) -> dict[tuple[str, int], Rect]:
    """The place of each stick in a picture of this size, by its heap and its number from the left."""
    wide, high = size[0] // 12, size[1] // (len(HEAPS) + 2)
    return {
        (heap, number): Rect(wide * (number + 1), high * (row + 1), wide // 3, high * 2 // 3)
        for row, heap in enumerate(HEAPS)
        for number in range(state.heaps[row])
    }


def draw(surface: Surface, state: State, names: tuple[str, ...]) -> None:
    """Draw the heaps, and below them whose turn it is or who has won."""
    surface.fill(GROUND)
    for place in sticks(state, surface.get_size()).values():
        surface.fill(STICK, place)
    text = f"{names[state.to_move]} to move" if state.winner is None else f"{names[state.winner]} wins"
    line = Fonts().text(text, max(12, surface.get_height() // 24), TEXT)
    surface.blit(line, (surface.get_width() // 12, surface.get_height() - 2 * line.get_height()))


class NimTable:
    """A match of Nim in the window of its host."""

    def __init__(
        self, host: Host[Record], record: Record, end_turn: Callable[[], None] | None = None
    ) -> None:
        """`end_turn` is called after the first action, and nobody moves after it."""
        self._host, self._size, self._end_turn = host, host.size, end_turn
        make = partial(Thinker, PLAYERS)
        session = Session(rules, record)
        self.runner = MatchRunner(session, make, lambda: host.settings.pace, self._note)
        self.runner.keep = host.keep
        self._changed = True

    @property
    def state(self) -> State:
        return self.runner.session.state

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.runner.session.players)

    @property
    def record(self) -> Record:
        return self.runner.record

    def place(self, heap: str, number: int) -> tuple[int, int]:
        """The middle of a stick in the window."""
        return sticks(self.state, self._size)[heap, number].center

    @property
    def in_front(self) -> tuple[Rect, ...]:
        return ()

    def places_to_click(self, actions: Sequence[str]) -> tuple[Rect, ...]:
        wanted = rules.parse(actions[0])
        left = self.state.heaps[HEAPS.index(wanted.heap)]
        return (sticks(self.state, self._size)[wanted.heap, left - wanted.sticks],)

    def play(self, actions: Sequence[str]) -> None:
        self.runner.choose(map(rules.parse, actions))

    def enter(self) -> None: ...

    def leave(self) -> None:
        self.runner.close()

    def resize(self, size: tuple[int, int]) -> None:
        self._size, self._changed = size, True

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self.runner.person_acts:
            for (heap, number), place in sticks(self.state, self._size).items():
                if place.collidepoint(event.pos):
                    self._take(heap, self.state.heaps[HEAPS.index(heap)] - number)
        elif event.type == pygame.KEYDOWN:
            match KEYS.asked_by(event):
                case Command.UNDO:
                    self.runner.undo()
                case Command.REDO:
                    self.runner.redo()
                case Command.SAVE:
                    self._host.open_saves(self.record)
                case Command.BACK:
                    self._host.go_start()
        self._changed = True

    def _take(self, heap: str, count: int) -> None:
        action = Take(heap, count)
        if (refused := rules.refusal(self.state, action)) is None:
            self.runner.choose([action])
        else:
            self._host.tell("Nim", refused.message)

    def _note(self, played: PlayedAction[State, Take]) -> None:
        self._changed = True
        if self._end_turn is not None:
            self._end_turn()

    def update(self, seconds: float) -> bool:
        self.runner.tick(seconds, held=self._end_turn is not None and bool(self.record.actions))
        changed, self._changed = self._changed, False
        return changed

    def draw(self, surface: Surface) -> None:
        draw(surface, self.state, self.names)

    def draw_behind(self, surface: Surface) -> bool:
        self.draw(surface)
        return True

    @property
    def next_wake(self) -> float | None:
        return self.runner.next_wake
