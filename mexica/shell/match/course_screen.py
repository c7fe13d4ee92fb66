"""The screen with the course of a finished game: the graph, and the costliest turns of one player."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface, Vector2
from pygame_gui import UIManager

from mexica.drawing.buttons import Buttons, PanelButton, row
from mexica.drawing.colours import FAINT, INK, TITLE_RED, TURQUOISE
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.graph_marks import draw_dashed, draw_mark
from mexica.drawing.line_graph import Graph, thin
from mexica.drawing.overlay import TITLE, VEIL, draw_title, place_and_letters
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import put
from mexica.drawing.tip_box import TipLine, draw_tip
from mexica.drawing.view import View
from mexica.play.course import SHOWN, Course, Judged
from mexica.play.result_words import points_words
from mexica.play.told_apart import played_and_better
from mexica.shell.match.course_foot import CourseFoot
from mexica.shell.match.course_graph import graph_data
from mexica.texts import _, figure, labelled

_PITCH: Final = 1.3  # letter heights from line to line
_CARD: Final = 7.6  # letter heights
_LINES: Final = 4  # on a card, below its title
_LEAST_WIDE, _LEAST_HIGH = 66, 38  # letter heights of the whole screen


@frozen
class CourseActions:
    """What the screen calls to go back, show a turn on the board, play the turns again, and be redrawn."""

    back: Callable[[], None]
    show: Callable[[Judged], None]
    retry: Callable[[], None]
    changed: Callable[[], None]


class CourseScreen:
    """The graph of a finished game and the costliest turns of the player whose button is chosen."""

    def __init__(self, course: Course, seats: Sequence[SeatLook], seat: int, actions: CourseActions) -> None:
        self.course, self.seat = course, seat
        self.learning = False  # whether the turns are to be played again
        self.pointed: int | None = None  # the turn under the mouse
        self.chosen: int | None = None  # the number of the card chosen by the keyboard
        self.cards: list[tuple[Rect, Judged]] = []
        self._seats, self._actions = tuple(seats), actions
        self._buttons: list[Buttons] = []
        self._pointer = (-1, -1)
        self._board = self._inside = self._cards = self._foot = self._legend = Rect(0, 0, 0, 0)
        self._seat_row = Rect(0, 0, 0, 0)  # of the buttons with their names
        self.graph: Graph | None = None
        self._size = 0  # of the letters
        self._built: tuple[View, UIManager] | None = None
        self._offered = self._told_ready = False

    def build(self, view: View, manager: UIManager) -> None:
        """Lay out the graph, the players' buttons and the cards, one below the other."""
        self.close()
        self._built = view, manager
        area, self._size = place_and_letters(view, _LEAST_WIDE, _LEAST_HIGH)
        size = self._size
        edge, gap = round(2.1 * size), round(0.6 * size)
        self._board = Rect(0, 0, min(area.width - 2 * size, 96 * size), area.height - size)
        self._board.center = area.center
        inside = self._board.inflate(-2 * edge, -2 * edge)
        self._inside = inside
        ways = self._ways(manager)
        self._cards = Rect(
            inside.left, self._foot.top - gap - round(_CARD * size), inside.width, round(_CARD * size)
        )
        tabs = Rect(inside.left, self._cards.top - gap - round(2.1 * size), inside.width, round(2.1 * size))
        tabs.width = min(tabs.width, len(self._seats) * 15 * size)
        tabs.centerx = inside.centerx
        self._seat_row = tabs
        self._legend = Rect(inside.left, inside.top + round(2.2 * size), inside.width, round(1.5 * size))
        top = self._legend.bottom + round(0.4 * size)  # clear of the text over the scorings
        place = Rect(inside.left, top, inside.width, tabs.top - gap // 2 - top)
        self.graph = Graph(place, len(self.course.turns), view.fonts, size)
        self._buttons = [ways, self._tabs(manager, tabs, gap)]

    def _ways(self, manager: UIManager) -> Buttons:
        """Make the buttons in the lower right corner, beside the foot."""
        inside, size, choices = self._inside, self._size, self._choices()
        place = Rect(0, 0, len(choices) * 15 * size, round(2.4 * size))
        place.bottomright = inside.bottomright
        self._foot = Rect(inside.left, place.top, inside.width - place.width - size, place.height)
        ways = Buttons(manager, choices, row(len(choices), place, round(0.6 * size)))
        self._told_ready = self.foot.ready
        if self._told_ready:
            ways.select(0)
        return ways

    def _choices(self) -> list[PanelButton]:
        """The way back, after the one into the costliest turns if there are any."""
        self._offered = bool(self.course.costliest(self.seat))
        retry = PanelButton(_("Play them again"), self._actions.retry)
        back = PanelButton(_("Back"), self._actions.back, pygame.K_ESCAPE)
        return [retry, back] if self._offered else [back]

    @property
    def foot(self) -> CourseFoot:
        """What is said below the cards."""
        return CourseFoot(self.course, self.seat, self.learning)

    def note_findings(self) -> None:
        """Offer the costliest turns once there are some, and say so once all are found."""
        is_new = not self._offered and self.course.costliest(self.seat)
        if self._built is not None and (is_new or self.foot.ready != self._told_ready):
            self._buttons[0].kill()  # those of the players stay, as one of them may be pressed just now
            self._buttons[0] = self._ways(self._built[1])

    def _tabs(self, manager: UIManager, place: Rect, gap: int) -> Buttons:
        choices = [
            PanelButton(seat.name, lambda number=number: self.turn_to(number))  # type: ignore[misc]
            for number, seat in enumerate(self._seats)
        ]
        tabs = Buttons(manager, choices, row(len(choices), place, gap))
        tabs.select(self.seat)
        return tabs

    def turn_to(self, seat: int) -> None:
        """Show the turns of another player."""
        self.seat, self.chosen = seat, None
        if self._built is not None:
            self.build(*self._built)
        self._actions.changed()

    def handle(self, event: pygame.Event) -> bool:
        """Follow the mouse, handle clicks on cards, and pass everything else to the buttons."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                for place, verdict in self.cards:
                    if place.collidepoint(event.pos):
                        self._actions.show(verdict)
                        return True
            case pygame.KEYDOWN if event.key in (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT):
                step = -1 if event.key == pygame.K_LEFT or event.mod & pygame.KMOD_SHIFT else 1
                self.turn_to((self.seat + step) % len(self._seats))
                return True
            case pygame.KEYDOWN if event.key in (pygame.K_UP, pygame.K_DOWN) and self.cards:
                step, before = (-1, 0) if event.key == pygame.K_UP else (1, -1)
                self.chosen = ((before if self.chosen is None else self.chosen) + step) % len(self.cards)
                return True
            case pygame.KEYDOWN if event.key in (pygame.K_RETURN, pygame.K_SPACE) and self.chosen is not None:
                self._actions.show(self.cards[self.chosen][1])
                return True
        return any(buttons.handle(event) for buttons in list(self._buttons))

    def close(self) -> None:
        """Remove the buttons."""
        for buttons in self._buttons:
            buttons.kill()
        self._buttons = []

    def _point(self, position: tuple[int, int]) -> bool:
        before = self.pointed, [place.collidepoint(self._pointer) for place, _verdict in self.cards]
        self._pointer = position
        index = None if self.graph is None else self.graph.index_at(position)
        self.pointed = None if index is None else index - 1
        after = self.pointed, [place.collidepoint(position) for place, _verdict in self.cards]
        return before != after or self.pointed is not None

    # ------------------------------------------------------------------ drawing

    def draw(self, target: Surface, view: View) -> None:
        """Draw the paper with everything on it, and the tip at the mouse."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        put(target, view.sprites.surface("panel_paper", self._board.size), self._board)
        size = self._size
        title = view.fonts.text(_("How it went"), round(size * TITLE), TITLE_RED, True)
        draw_title(target, view, title, self._board.move(0, round(1.7 * size)), size)
        self._draw_legend(target, view.fonts, size)
        if self.graph is not None:
            index = None if self.pointed is None else self.pointed + 1
            self.graph.draw(target, graph_data(self.course, self._seats), index, self.seat)
        self._draw_cards(target, view, size)
        self.foot.draw(target, view.fonts, self._foot, size)
        if self.pointed is not None:
            # clear of the buttons, which are drawn last
            draw_tip(target, view, self.turn_tip(self.pointed), self._pointer, (self._seat_row,))

    def _draw_legend(self, target: Surface, fonts: Fonts, size: int) -> None:
        left, middle = self._legend.left, self._legend.centery
        final = self.course.points(len(self.course.turns) - 1)
        note = fonts.text(_("dashed: expected final points"), max(SMALLEST, round(0.85 * size)), FAINT)
        room = (self._legend.width - note.width - size) // len(self._seats)
        for seat, points in zip(self._seats, final, strict=True):
            mark = seat.sign.mark
            pygame.draw.line(target, mark.colour, (left, middle), (left + 2 * size, middle), 3 * thin(size))
            draw_mark(target, mark, Vector2(left + size, middle), 0.42 * size)
            text = labelled(seat.name, str(points))  # names may end with a number
            words = fonts.fitted(text, size, room - round(3.4 * size), INK, True)
            put(target, words, words.get_rect(midleft=(left + round(2.4 * size), middle)))
            left += min(room, round(3.6 * size) + words.width)
        place = note.get_rect(midright=(self._legend.right, middle))
        put(target, note, place)
        spots = [Vector2(place.left - 2.6 * size, middle), Vector2(place.left - 0.5 * size, middle)]
        draw_dashed(target, INK, spots, thin(size))

    def _draw_cards(self, target: Surface, view: View, size: int) -> None:
        found = self.course.costliest(self.seat)
        places = row(SHOWN, self._cards, round(0.6 * size))
        self.cards = list(zip(places, found, strict=False))
        for number, (place, verdict) in enumerate(self.cards):
            self._draw_card(target, view, place, verdict, size)
            if number == self.chosen or place.collidepoint(self._pointer):
                pygame.draw.rect(target, TURQUOISE, place, 2, border_radius=4)
        if not found:
            name = self._seats[self.seat].name
            if self.course.done:
                text = _("{name}: no turn was found that could have been bettered.").format(name=name)
            else:
                text = _("Looking for the turns that cost {name} the most…").format(name=name)
            words = view.fonts.fitted(text, size, self._cards.width, INK)
            put(target, words, words.get_rect(center=self._cards.center))

    def _draw_card(self, target: Surface, view: View, place: Rect, verdict: Judged, size: int) -> None:
        put(target, view.sprites.surface("tooltip", place.size), place)
        edge, pitch = round(0.8 * size), round(_PITCH * size)
        turn, room = self.course.turns[verdict.number], place.width - 2 * edge
        text = _("Round {round}: cost {points} points").format(
            round=turn.round, points=figure(verdict.cost, 1)
        )
        put(
            target,
            view.fonts.fitted(text, size, room, TITLE_RED, True),
            (place.left + edge, place.top + edge // 2),
        )
        top = place.top + edge // 2 + pitch
        played, better = self._told(view.fonts, verdict, size, room)
        lines = _in_lines(view.fonts, played, size, room, _LINES // 2)
        lines += _in_lines(view.fonts, better, size, room, _LINES - len(lines))
        for line in lines:
            put(target, view.fonts.fitted(line, size, room, INK), (place.left + edge, top))
            top += pitch

    def _told(self, fonts: Fonts, verdict: Judged, size: int, room: int) -> list[str]:
        """What the turn played and the better one do, as much of it as has room in two lines each."""
        labels, better = (_("Played"), _("Better")), verdict.better or verdict.played

        def fits(text: str, number: int) -> bool:
            return len(fonts.wrapped(labelled(labels[number], text), size, room)) <= 2  # noqa: PLR2004  # lines

        review = self.course.review
        said = played_and_better(verdict.played, better, review.sentence, fits, review.otherwise)
        return [labelled(label, text) for label, text in zip(labels, said, strict=True)]

    def turn_tip(self, number: int) -> tuple[TipLine, ...]:
        """Return the lines of the mouse tip about the turn with this number."""
        course, turn = self.course, self.course.turns[number]
        name, points = self._seats[turn.seat].name, course.points(number)
        more = points[turn.seat] - course.points(number - 1)[turn.seat]
        title = _("Round {round}, {name}").format(round=turn.round, name=name)
        told = points_words(points[turn.seat])
        lines = [TipLine(title, bold=True), TipLine(f"{told} (+{more})" if more else told)]
        if (expected := course.expected.get(number)) is not None:
            text = _("Expected final points: {points}").format(points=round(expected[turn.seat]))
            lines.append(TipLine(text))
        verdict = course.verdicts.get(number)
        why = course.review.reasons(turn) if verdict is None else verdict.played.reasons
        lines.append(TipLine(course.review.sentence(why)))
        if verdict is not None and verdict.better is not None:
            lines.append(TipLine(_("Cost {points} points").format(points=figure(verdict.cost, 1)), TITLE_RED))
        return tuple(lines)


def _in_lines(fonts: Fonts, text: str, size: int, room: int, most: int) -> list[str]:
    """A text in at most so many lines; the last one holds all the rest."""
    lines = fonts.wrapped(text, size, room)
    return lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]
