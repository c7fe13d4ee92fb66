"""What is drawn again part by part is what is drawn at once."""

import random
from typing import Any

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing.fonts import Fonts
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import Target
from mexica.games.coatl import rules
from mexica.games.coatl.rules.cards import PROPHECIES
from mexica.games.coatl.table.cards.card_pictures import CardPictures
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import PLAIN, CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.players_view import PlayersView
from mexica.games.coatl.table.court.seat_colours import seat_sign
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.court.sprite_loading import load_sprites

SIZE = (1024, 700)


def picture(view: CourtView, state: rules.State, look: CourtLook = PLAIN) -> bytes:
    surface = Surface(SIZE).convert()
    view.draw(surface, seen_table(state, 0), look)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_changed_often_looks_as_one_drawn_at_once(window: None, seats: int) -> None:
    generator, layout = random.Random(seats), CourtLayout(SIZE, seats)
    view, state, played = (
        CourtView(layout, load_sprites(layout)),
        rules.start(rules.new_setup(seats, seats)),
        0,
    )
    hidden = CourtLook(hidden=frozenset({places.board(0, 0), places.supply("b1"), places.display(2)}))
    while played < 90 and not rules.is_over(state):
        state = rules.apply(state, generator.choice(rules.legal_actions(state))).state
        played += 1
        if played % 3 == 0:
            picture(view, state, hidden if played % 2 else PLAIN)
    at_once = CourtView(layout, view.sprites)
    assert picture(view, state) == picture(at_once, state)


def test_a_computer_that_thinks_has_no_court_drawn_again(
    window: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout, state = CourtLayout(SIZE, 2), rules.start(rules.new_setup(2, 1))
    view, drawn = CourtView(layout, load_sprites(layout)), list[int]()
    seat = SeatLook("Ana", seat_sign("red"), computer=True)
    picture(view, state, CourtLook(seats=(seat, seat)))
    monkeypatch.setattr(view.things, "draw_court", lambda *what: drawn.append(what[-1]))
    picture(view, state, CourtLook(seats=(evolve(seat, thinking=True), seat)))
    assert drawn == []


def test_a_card_is_read_from_its_files_once_for_all_sizes(
    window: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = CourtLayout(SIZE, 2)
    sprites, read = load_sprites(layout), list[str]()
    source = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda file: read.append(str(file)) or source(file))
    for width in (60, 70, 80):
        CardPictures(sprites, Fonts()).face("P28", width)
    segments = [file for file in read if "body_" in file or "card_" in file]
    assert len(segments) > 2
    assert len(set(segments)) == len(segments)


def test_only_the_lines_that_change_are_written_anew(window: None, monkeypatch: pytest.MonkeyPatch) -> None:
    layout, state = CourtLayout(SIZE, 3), rules.start(rules.new_setup(3, 1))
    view, written = CourtView(layout, load_sprites(layout)), list[int]()
    seats = tuple(SeatLook(name, seat_sign("red"), computer=True) for name in ("Ana", "Itzel", "Tepin"))
    picture(view, state, CourtLook(seats=seats))
    write = PlayersView._draw_line

    def noted(panel: PlayersView, target: Target, line: Any, seat: int, *what: Any) -> None:
        written.append(seat)
        write(panel, target, line, seat, *what)

    monkeypatch.setattr(PlayersView, "_draw_line", noted)
    renamed = (seats[0], evolve(seats[1], name="Ikal"), evolve(seats[2], thinking=True))
    picture(view, state, CourtLook(seats=renamed))
    assert written == [1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_grounds_of_cards_that_fly_are_read_beforehand(
    window: None, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    layout = CourtLayout(SIZE, seats)
    view, read = CourtView(layout, load_sprites(layout)), list[str]()
    view.sprites.preload_all()
    source = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda file: read.append(str(file)) or source(file))
    for place in (layout.market.deck, layout.market.display(0), layout.court(1).hand):
        for card in PROPHECIES:
            view.draw_loose_card(Surface(SIZE), card, place)
    assert [file for file in read if "card_" in file] == []
