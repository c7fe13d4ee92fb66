"""The table while a match of any game is played: the match, the seats, the hand and the mouse."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import pygame
from attrs import evolve

from mexica.drawing.seat_look import SeatLook
from mexica.drawing.thinking_dots import ThinkingDots
from mexica.play.game_rules import ActionT, Seat, SetupT, StateT
from mexica.play.hint import Hint
from mexica.play.host import Host
from mexica.play.key_map import KeyMap, PlayersKeys
from mexica.play.looking_back import LookingBack
from mexica.play.match_runner import MatchRunner
from mexica.play.others_turns import unanswered
from mexica.play.questions import Question
from mexica.play.record import PlayedAction, Record
from mexica.play.round_replay import RoundReplay
from mexica.play.session import Session
from mexica.play.viewing import Viewing
from mexica.shell.match.mouse_rest import MouseRest
from mexica.shell.match.table_parts import AskedT, HandT, Presenter, TableParts


class MatchTable(Generic[SetupT, StateT, ActionT, AskedT, HandT]):
    """A match in progress: its history, its pace, and its display. A game adds what only its table has."""

    seats: tuple[SeatLook, ...]
    mouse: MouseRest[Any]
    presenter: Presenter

    def __init__(
        self,
        session: Session[SetupT, StateT, ActionT],
        host: Host[Record[SetupT, StateT, ActionT]],
        parts: TableParts[StateT, ActionT, AskedT, HandT],
        moved_on: Callable[[bool], None],
    ) -> None:
        """`moved_on` is called after every change of the state; True means that scores are to be shown."""
        self.session = session
        self.runner = MatchRunner(
            session, parts.make_thinker, lambda: host.settings.pace, self._show, parts.share_of_pace
        )
        self.runner.keep = host.keep
        self.viewing = Viewing(session, secrets=parts.secrets)
        self.looks = parts.looks
        self.seats = parts.looks.seats(session.players, host.bots)
        self.names = [seat.name for seat in self.seats]
        self.presenter, self.mouse = parts.presenter, parts.mouse
        self.motion, self.announcements = parts.presenter.motion, parts.presenter.announcements
        self.thinking = ThinkingDots()
        self.looking = LookingBack(session)
        self.replay = RoundReplay(session, self.looking)
        self.hint: Hint | None = None
        self.record_open = False  # beside the board
        self.stopped = False  # whether nobody moves any more, as a turn of a lesson is over
        self.at_result = False  # of a finished game, before anybody has chosen to review it
        self._hand, self._no_hand = parts.new_hand(), parts.new_hand()
        self._keys = PlayersKeys(parts.keys, lambda: host.settings.keys)
        self._unseen: Iterator[None] = iter(())  # the parts of the state not yet passed to the hand
        self._host, self._moved_on = host, moved_on
        self.refresh()

    @property
    def keys(self) -> KeyMap[AskedT]:
        """The keys as the player has set them."""
        return self._keys.now

    def asked_by(self, event: pygame.Event) -> AskedT | None:
        """Return the command of a key press, None if there is none."""
        return self.keys.asked_by(event, reviewing=self.stepping)

    @property
    def muted(self) -> bool:
        """Whether the sound is off."""
        return self._host.settings.muted

    # ------------------------------------------------------------------ who acts

    @property
    def person_acts(self) -> bool:
        """Whether a person is to act now, and has taken the screen if the game has secrets."""
        return self.runner.person_acts and self.viewing.mover_sits and not self.looks_back

    @property
    def looks_back(self) -> bool:
        """Whether an earlier position is shown, or the last round once more."""
        return self.looking.active or self.replay.active

    @property
    def reviewing(self) -> bool:
        """Whether a finished game is under review: after its last action was shown and its result closed."""
        return self.session.finished and not self.motion.running and not self.at_result

    @property
    def stepping(self) -> bool:
        """Whether the arrow keys step through the game."""
        return self.session.finished or self.looking.active or self.record_open

    @property
    def hand(self) -> HandT:
        """The hand of the person to move, updated to the current state; an empty one while looking back."""
        if self.looks_back:
            return self._no_hand
        for _part in self._unseen:
            pass
        return self._hand

    @property
    def shown_state(self) -> StateT:
        """The state that is drawn: the one over which things move, or the one looked at."""
        backdrop = self.motion.backdrop
        return self.looking.state if backdrop is None else backdrop.state

    @property
    def shown_hand(self) -> HandT:
        """The hand to draw, an empty one while what another player did is still shown.

        While something moves it may not yet be updated to the current state.
        """
        if self.looks_back or not self.motion.running:
            return self.hand
        mover = self.session.rules.to_move(self.shown_state)
        return self._hand if mover == self.session.mover else self._no_hand

    @property
    def plan(self) -> Any:
        """What is drawn of the plan that the hint shows, None if it shows none."""
        return None if self.hint is None else self.hint.steps

    @property
    def marked(self) -> range:
        """The numbers (from 0) of the others' actions that are marked, none if the settings say so.

        They give way to the plan of a hint, which has marks of its own.
        """
        if self.replay.active:
            return self.replay.shown
        if self.looking.active or self.plan is not None or not self._host.settings.marks_of_others:
            return range(0)
        return unanswered(self.session)

    @property
    def computer_thinks(self) -> bool:
        """Whether a computer is to act, and somebody still moves."""
        return self.runner.computer_acts and not self.stopped

    def thinks_in(self, state: StateT) -> bool:
        """Return whether the one to move in the state that is shown is a computer, and thinks."""
        if not self.computer_thinks or self.looks_back:
            return False
        return self.session.rules.to_move(state) == self.session.mover

    @property
    def seats_now(self) -> tuple[SeatLook, ...]:
        """The seats, with the one marked for which a computer is thinking."""
        if not self.computer_thinks:
            return self.seats
        mover = self.session.mover
        return tuple(evolve(seat, thinking=number == mover) for number, seat in enumerate(self.seats))

    def standing(self) -> tuple[tuple[SeatLook, int], ...]:
        """Return all seats with their points now."""
        return tuple(zip(self.seats, self.session.rules.points(self.session.state), strict=True))

    def refresh(self) -> None:
        """Update the hand to the current state, part by part while something moves."""
        acts = self.session.person_decides and self.viewing.mover_sits
        self._unseen = self._hand.update_in_parts(self.session.state, acts)

    def prepare_hand(self) -> None:
        """Pass the hand one part of a new state, so that no frame waits for all of it."""
        next(self._unseen, None)

    # ------------------------------------------------------------------ what is done

    def do(self, *actions: ActionT) -> None:
        """Do these actions of the person to move."""
        if not self.runner.busy:
            self.mouse.note_action()
            self.runner.choose(actions)

    @property
    def curtain_due(self) -> bool:
        """Whether the curtain has to be down; not once nobody moves any more, as in a lesson."""
        return self.viewing.curtain_due and not self.stopped

    def when_played(self, call: Callable[[], None]) -> None:
        """Call this once the actions chosen before are played, if it is still the same player's same turn."""
        turn = self._turn
        if self.runner.busy and self.session.person_decides:
            self.runner.when_played(lambda: call() if self._turn == turn else None)
        else:
            call()

    @property
    def _turn(self) -> object:
        """Which turn of the game it is, and who acts in it."""
        return self.session.rules.turn_id(self.session.state), self.session.mover

    def lower_curtain(self) -> None:
        """Let nobody sit at the screen, and drop what is shown to whoever did: tips, toasts, what is held."""
        self.viewing.lower()
        self.motion.stop()
        self.presenter.forget()
        self.replay.end()
        self.mouse.hide_tips()
        while self._hand.put_back():
            pass
        self.refresh()

    def take_screen(self) -> None:
        """Let the person to move sit at the screen, with their own hand."""
        self.viewing.take()
        self.refresh()

    def jump(self, jump: Callable[[], int], sound: str) -> None:
        """Go to another state of the game; `jump` returns the number of actions skipped, 0 for no change."""
        self.motion.stop()
        if jump():
            self.presenter.forget()
            self._host.sound.play(sound)
            self.mouse.hide_tips()
            self.state_replaced()

    def look_at(self, number: int) -> None:
        """Go to the position after `number` actions of a finished game."""
        self.jump(lambda: self.runner.look_at(number), "undone")

    def look_back(self, number: int) -> None:
        """Show the game as it was after `number` actions, finished or not; with all of them, as it is now."""
        if self.session.finished:
            self.at_result = False
            self.look_at(number)
            return
        self.motion.stop()
        self.presenter.forget()
        self.looking.look_at(number)
        self._host.sound.play("undone")
        self.mouse.hide_tips()

    def show_from(self, seat: Seat) -> None:
        """Show the table as from this seat; a game in which every seat sees the same does nothing."""

    def change_kind(self, seat: Seat, kind: str) -> None:
        """Change who plays a seat from now on."""
        self.motion.stop()
        self.runner.change_kind(seat, kind)
        self.tell_seats()
        self.mouse.hide_tips()
        self.state_replaced()

    def tell_seats(self) -> None:
        """Say who plays each seat, in the language in use."""
        self.seats = self.looks.seats(self.session.players, self._host.bots)

    def speed_up(self) -> None:
        """Show at once whatever is only waiting to be shown."""
        self.presenter.finish()
        self.runner.skip_wait()

    def ask(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask a question, with no tip at the mouse behind it, and call `on_yes` if the answer is yes."""
        self.mouse.hide_tips()
        self._host.ask(question, on_yes)

    def state_replaced(self) -> None:
        """Update after a change of the state that is not shown as an action."""
        self.refresh()
        self._moved_on(False)

    def _show(self, done: PlayedAction[StateT, ActionT]) -> None:
        scored = self.presenter.show(done, self.runner.pace)
        self.mouse.note_motion()
        self.refresh()
        self._moved_on(scored)


AnyTable = MatchTable[Any, Any, Any, Any, Any]
"""The table of any game."""
TableT = TypeVar("TableT", bound=AnyTable)
