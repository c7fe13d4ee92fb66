"""Games played by the mouse alone: every action is presses at pixels of the window."""

import pytest
from pygame import Rect

from mexica.games.coatl import rules
from mexica.games.coatl.ai.players import mind
from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.rules.actions import Done, PerfectPick, PriestCommitment, SeeTheFuture
from mexica.games.coatl.rules.tokens import name
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.hits import all_places, place_at
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.court.seen_table import SeenTable, seen_table
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.input.places_to_click import places_to_click
from mexica.shell.match.outcomes import Do, Outcome, Say
from mexica.shell.match.place_drag import PlaceDrag
from tests.games.coatl.tables import after, seat, serpent, state

REACH = 6.0
ACTIONS = 24  # of each game


class Window:
    """The table in a window of one size, which is only clicked at pixels."""

    def __init__(self, size: tuple[int, int], seats: int) -> None:
        self._size, self._seats = size, seats
        self.hand = Hand()
        self.mouse = PlaceDrag(self.hand)

    def show(self, now: State) -> None:
        self.hand.update(now, acts=True)
        seat_now = now.turn.to_move
        self.layout = CourtLayout(self._size, self._seats, seat_now)
        self.table: SeenTable = seen_table(now, seat_now)
        self.areas = all_places(self.layout, self.table)

    def pixel(self, place: Place) -> tuple[int, int]:
        """A pixel at which this place is the uppermost."""
        area = self.areas[place].clip(Rect((0, 0), self._size))
        for across in (0.5, 0.1, 0.9, 0.3, 0.7):
            for down in (0.5, 0.15, 0.85):
                pixel = round(area.left + across * area.width), round(area.top + down * area.height)
                if place_at(self.layout, self.table, pixel) == place:
                    return pixel
        raise AssertionError(f"{place} is covered everywhere")

    def click(self, place: Place) -> Outcome:
        pixel = self.pixel(place)
        self.mouse.press(place_at(self.layout, self.table, pixel), pixel)
        return self.mouse.release(place_at(self.layout, self.table, pixel))

    def drag(self, place: Place, goal: Place) -> Outcome:
        begin, end = self.pixel(place), self.pixel(goal)
        self.mouse.press(place_at(self.layout, self.table, begin), begin)
        self.mouse.move(end, REACH)
        return self.mouse.release(place_at(self.layout, self.table, end))

    def play(self, action: Action, *, dragging: bool) -> Outcome:
        match action:
            case PerfectPick(pieces):
                self.hand.use(Tool.PICK)
                return [self.hand.pick(piece) for piece in pieces][-1]
            case SeeTheFuture() | PriestCommitment():
                self.hand.use(Tool(name(action)))
            case Done():
                return self.hand.end()
        goals = places_to_click(self.hand.state or self._nothing(), action)
        if self.hand.offers is not None and self.hand.offers.marking:
            assert [self.click(place) for place in goals] == [None] * len(goals)
            return self.hand.end()
        if dragging and len(goals) > 1:
            return self.drag(*goals)
        return [self.click(place) for place in goals][-1]

    def _nothing(self) -> State:
        raise AssertionError("nobody acts")


@pytest.mark.parametrize(
    ("seats", "size", "dragging"),
    [(2, (1024, 700), False), (3, (1600, 1000), True), (4, (3840, 2160), False)],
)
def test_a_game_is_played_by_the_mouse(seats: int, size: tuple[int, int], dragging: bool):
    now = rules.start(rules.new_setup(seats, seed=seats))
    players = [mind("beginner", 0), *(mind("random", seed) for seed in range(1, seats))]
    window = Window(size, seats)
    for _number in range(ACTIONS):
        window.show(now)
        action = players[now.turn.to_move].choose(now)

        outcome = window.play(action, dragging=dragging)

        assert outcome == Do((action,)), (outcome, str(action))
        now = rules.apply(now, action).state


def test_a_piece_dragged_off_the_table_goes_back():
    now = state(seat("G", "", serpent("hY G")))
    window = Window((1024, 700), 2)
    window.show(now)

    window.mouse.press(places.board(0, 0), (10, 10))
    window.mouse.move((400, 400), REACH)
    assert window.mouse.carries
    assert window.mouse.release(None) is None
    assert window.hand.empty


def test_a_drag_that_the_rules_refuse_says_why():
    window = Window((1024, 700), 2)
    window.show(state(seat("hR", "", serpent("Y G"))))

    refused = window.drag(places.board(0, 0), places.end(0, 1, "tail"))

    assert isinstance(refused, Say)
    assert refused.reason.clause == "C7.3"
    assert window.hand.empty


def test_a_press_let_go_elsewhere_is_no_click():
    window = Window((1024, 700), 2)
    window.show(state(seat()))

    assert window.drag(places.supply("b1"), places.supply("b2")) is None


def test_a_cancelled_drag_puts_back():
    window = Window((1024, 700), 2)
    window.show(after(state(seat("G", "", serpent("hY G")))))
    window.mouse.press(places.board(0, 0), (10, 10))
    window.mouse.move((400, 400), REACH)

    window.mouse.cancel()

    assert window.hand.empty
    assert not window.mouse.carries
    assert Kind.BOARD in {place.kind for place in window.hand.lit()}
