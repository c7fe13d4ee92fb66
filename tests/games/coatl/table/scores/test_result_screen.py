"""The result screen fits its window, shows the verdict and gives its buttons the keys."""

from collections.abc import Callable
from functools import cache

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing.buttons import PanelButton
from mexica.drawing.seat_look import SeatLook
from mexica.games.coatl import rules
from mexica.games.coatl.rules import State
from mexica.games.coatl.rules.serpent import serpent_of
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seat_colours import seat_sign
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.match.match_record import COLOURS
from mexica.games.coatl.table.scores import result_screen
from mexica.games.coatl.table.scores.result import results
from mexica.games.coatl.table.scores.result_screen import ResultScreen
from tests.games.coatl.table.playing import NAMES, played_at_random

SIZE = (1024, 700)


@cache
def finished(seats: int) -> State:
    return played_at_random(*["random"] * seats, seed=3, actions=10_000)[1]


def screen(seats: int, action: Callable[[], None], scale: float = 1.0) -> tuple[ResultScreen, CourtView]:
    layout = CourtLayout(SIZE, seats, scale=scale)
    view = CourtView(layout, load_sprites(layout))
    looks = [SeatLook(NAMES[seat], seat_sign(COLOURS[seat])) for seat in range(seats)]
    made = ResultScreen(finished(seats), looks, lambda: view, [PanelButton("Menu", action, pygame.K_m)])
    made.build(view, UIManager(SIZE))
    return made, view


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_has_a_row_with_its_shield(window: None, seats: int):
    made, view = screen(seats, list)
    surface = Surface(SIZE).convert()
    surface.fill((0, 0, 0))

    made.draw(surface, view)

    area = view.layout.board_area
    assert surface.get_at(area.center)[:3] != (0, 0, 0)
    assert len(results(finished(seats))) == seats
    assert any(name in made.title for name in NAMES[:seats])
    below = Rect(0, area.bottom, SIZE[0], SIZE[1] - area.bottom)
    assert surface.get_at(below.center)[:3] == (0, 0, 0)  # the bar is only darkened
    made.close()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_points_stay_in_the_row_of_their_seat(window: None, monkeypatch: pytest.MonkeyPatch, scale: float):
    long = (serpent_of(["hY", *"GGGGGGGGGG", "tK"]),) * 3
    over = finished(4)
    over = evolve(over, players=tuple(evolve(player, serpents=long) for player in over.players))
    monkeypatch.setattr(f"{__name__}.finished", lambda _seats: over)
    made, view = screen(4, list, scale)
    made.offer = PanelButton("Learn from your turns", list)
    made.build(view, UIManager(SIZE))
    drawn, numerals = list[Rect](), list[Surface]()
    numeral = view.fonts.numeral
    monkeypatch.setattr(view.fonts, "numeral", lambda *how: numerals.append(numeral(*how)) or numerals[-1])

    def put(target: Surface, picture: Surface, where: Rect) -> None:
        drawn.extend([where] if any(picture is one for one in numerals) else [])

    monkeypatch.setattr(result_screen, "put", put)
    monkeypatch.setattr(result_screen, "put_centred", lambda *what: put(*what[:2], at_middle(*what[1:])))
    made.draw(Surface(SIZE).convert(), view)

    assert len(drawn) == 4 * 4
    assert all(any(made._seat_place(number).contains(rect) for number in range(4)) for rect in drawn)
    made.close()


def at_middle(picture: Surface, middle: tuple[float, float]) -> Rect:
    return picture.get_rect(center=middle)


def test_a_button_above_the_others_takes_room_from_the_table_alone(window: None):
    made, view = screen(4, list)
    before = made.table
    made.offer = PanelButton("Learn from your turns", list)
    made.build(view, UIManager(SIZE))
    assert made.table.topleft == before.topleft
    assert made.table.height < before.height
    surface = Surface(SIZE).convert()
    made.draw(surface, view)
    made.close()


def test_a_key_presses_a_button(window: None):
    pressed: list[bool] = []
    made, _view = screen(2, lambda: pressed.append(True))

    assert made.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m"))
    assert pressed == [True]
    made.close()


def test_buttons_with_long_texts_stand_in_two_lines_where_letters_are_large(window: None):
    layout = CourtLayout(SIZE, 2, scale=2.0)
    view, manager = CourtView(layout, load_sprites(layout)), UIManager(SIZE)
    for text, lines in (("Save", 1), ("Le déroulement de la partie", 2)):
        looks = [SeatLook(NAMES[seat], seat_sign(COLOURS[seat])) for seat in range(2)]
        made = ResultScreen(finished(2), looks, lambda: view, [PanelButton(text, list)] * 6)
        made.build(view, manager)
        assert made._buttons is not None
        assert len({widget.rect.top for widget in made._buttons.widgets}) == lines
        assert all(made.table.bottom <= widget.rect.top for widget in made._buttons.widgets)
        made.close()


@pytest.mark.parametrize("seats", [2, 3])
def test_points_of_all_serpents_have_letters_of_one_height_that_can_be_read(
    window: None, monkeypatch: pytest.MonkeyPatch, seats: int
):
    laid = ([*"GGGG"], [*"YGYGYGYGYGYG"], [*"UUUUUU"])
    serpents = tuple(
        evolve(serpent_of(["hY", *body, "tK"]), prophecies=("P0", "P1", "P15", "P28")) for body in laid
    )
    over = finished(seats)
    over = evolve(over, players=tuple(evolve(player, serpents=serpents) for player in over.players))
    monkeypatch.setattr(f"{__name__}.finished", lambda _seats: over)
    made, view = screen(seats, list, scale=2.0)
    sizes, numeral = list[int](), view.fonts.numeral
    monkeypatch.setattr(view.fonts, "numeral", lambda *how: sizes.append(how[1]) or numeral(*how))
    target, drawn = Surface(SIZE).convert(), set[int]()
    for result in made._results:
        for serpent in result.serpents:
            assert serpent is not None
            made._draw_serpent(target, view, serpent, made._serpent_place(made._seat_place(0), 0))
            drawn.add(sizes[-1])
    assert len(drawn) == 1
    assert min(drawn) >= made.size
    made.close()


def test_a_long_title_has_smaller_letters(window: None):
    made, view = screen(2, list, scale=2.0)
    usual = made.title_size(view)
    made.title = "Ayocuan Cacamatzin wygrywa przy remisie 44 dzięki najlepszemu Cóatlowi, 25 do 21"
    assert made.title_size(view) < usual
    assert view.fonts.width(made.title, made.title_size(view), True) <= made._title_room
    made.close()


def test_headings_and_serpents_begin_at_the_same_pixel_and_points_follow_the_cards(
    window: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = (serpent_of(["hY", "G", "tK"]), evolve(serpent_of(["hY", "G"]), prophecies=("P15",)))
    now = rules.start(rules.new_setup(2, seed=1))
    now = evolve(now, players=(evolve(now.players[0], serpents=two), now.players[1]))
    monkeypatch.setattr(f"{__name__}.finished", lambda _seats: now)
    made, view = screen(2, list)
    drawn: dict[str, Rect] = {}
    pictures: dict[int, str] = {}
    for name in ("fitted", "numeral"):
        make = getattr(view.fonts, name)

        def noting(text: str, *how: object, make: Callable[..., Surface] = make) -> Surface:
            picture = make(text, *how)
            pictures[id(picture)] = text
            return picture

        monkeypatch.setattr(view.fonts, name, noting)

    def put(_target: Surface, picture: Surface, where: Rect) -> None:
        drawn[pictures.get(id(picture), "")] = where

    monkeypatch.setattr(result_screen, "put", put)
    made.draw(Surface(SIZE).convert(), view)

    row = made._seat_place(0)
    assert drawn["Serpent 1"].left == made._serpent_place(row, 0).left
    assert drawn["( ): if finished"].left == made.table.left
    assert made._serpent_place(row, 1).left < drawn["(1)"].left < made._serpent_place(row, 1).centerx


def test_buttons_are_no_wider_than_their_texts_ask_for(window: None) -> None:
    made, _view = screen(2, list)
    assert made._buttons is not None
    (button,) = made._buttons.widgets
    assert button.rect.width < 0.4 * made.table.width
    assert abs(button.rect.centerx - made.table.centerx) <= 1


def test_names_have_letters_of_one_height_at_which_the_longest_has_room(
    window: None, monkeypatch: pytest.MonkeyPatch
):
    made, view = screen(4, list)
    room = made.table.width // 8
    usual = made.name_size(view, room)
    monkeypatch.setattr(made, "seats", (evolve(made.seats[0], name="Macuilxochitzin"), *made.seats[1:]))
    size = made.name_size(view, room)
    assert made.size * 0.7 <= size < usual
    assert view.fonts.width("Macuilxochitzin", size, True) <= room
    drawn = []
    fitted = view.fonts.fitted
    monkeypatch.setattr(
        view.fonts, "fitted", lambda text, *how: (drawn.append((text, how[0])), fitted(text, *how))[1]
    )
    made.draw(Surface(SIZE).convert(), view)
    names = [letters for text, letters in drawn if text in {seat.name for seat in made.seats}]
    assert len(names) == 4
    assert len(set(names)) == 1
