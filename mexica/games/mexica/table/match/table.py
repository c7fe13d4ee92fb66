"""The table while a match is played: the game, the seats, the hand and the mouse."""

from collections.abc import Callable, Iterator
from typing import Final

from mexica.drawing.thinking_dots import ThinkingDots
from mexica.games.mexica.rules.actions import Action
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Seat
from mexica.games.mexica.table.bar.commands_and_keys import KEYS, TableKeys
from mexica.games.mexica.table.board.look import TurnMark
from mexica.games.mexica.table.input.dragging import Dragging
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.input.others_marks import others_marks
from mexica.games.mexica.table.input.pointing import Pointing
from mexica.games.mexica.table.match.action_presenter import ActionPresenter
from mexica.games.mexica.table.match.computer_pace import make_thinker, share_of_pace
from mexica.games.mexica.table.match.match_record import PlayedAction, Record, Session
from mexica.games.mexica.table.panels.seat_looks import seat_looks
from mexica.play.host import Host
from mexica.play.key_map import PlayersKeys
from mexica.play.looking_back import LookingBack
from mexica.play.match_runner import MatchRunner
from mexica.play.questions import Question
from mexica.play.round_replay import RoundReplay

_NO_HAND: Final = Hand()


class Table:
    """A match in progress: its history, its pace, and its display."""

    def __init__(self, session: Session, host: Host[Record], moved_on: Callable[[bool], None]) -> None:
        """`moved_on` is called after every change of the state; True means that a period was scored."""
        self.session = session
        self.runner = MatchRunner(
            session, make_thinker, lambda: host.settings.pace, self._show, share_of_pace
        )
        self.runner.keep = host.keep
        self.seats = seat_looks(session.players, host.bots)
        self.names = [seat.name for seat in self.seats]
        self.presenter = ActionPresenter(session, self.seats, host)
        self.motion, self.lake = self.presenter.motion, self.presenter.lake
        self.announcements = self.presenter.announcements
        self.mouse = Pointing(lambda: host.settings.previews, lambda: self.keys)
        self.dragging = Dragging(self.mouse)
        self.thinking = ThinkingDots()
        self.looking = LookingBack(session)
        self.replay = RoundReplay(session, self.looking)
        self.record_open = False  # beside the board
        self.flat_view = False
        self.show_floors = False  # on every temple
        self.at_result = False  # of a finished game, before anybody has chosen to review it
        self._hand = Hand()
        self._keys = PlayersKeys(KEYS, lambda: host.settings.keys)
        self._unseen: Iterator[None] = iter(())  # the parts of the state not yet passed to the hand
        self._host, self._moved_on = host, moved_on
        self.refresh()

    @property
    def keys(self) -> TableKeys:
        """The keys as the player has set them."""
        return self._keys.now

    @property
    def muted(self) -> bool:
        """Whether the sound is off."""
        return self._host.settings.muted

    # ------------------------------------------------------------------ who acts

    @property
    def person_acts(self) -> bool:
        """Whether a person is to act now."""
        return self.runner.person_acts and not self.looks_back

    @property
    def looks_back(self) -> bool:
        """Whether an earlier position is shown, or the last round once more."""
        return self.looking.active or self.replay.active

    @property
    def stepping(self) -> bool:
        """Whether the arrow keys step through the game."""
        return self.session.finished or self.looking.active or self.record_open

    @property
    def hand(self) -> Hand:
        """The hand of the person to move, updated to the current state; an empty one while looking back."""
        if self.looks_back:
            return _NO_HAND
        for _part in self._unseen:
            pass
        return self._hand

    @property
    def shown_hand(self) -> Hand:
        """The hand to draw; while something moves it may not yet be updated to the current state."""
        return self._hand if self.motion.running and not self.looks_back else self.hand

    @property
    def marks(self) -> tuple[TurnMark, ...]:
        """The marks of the others' turns since the own last one, none if the settings say so."""
        if self.replay.active:
            return others_marks(self.session, self.replay.shown)
        if self.looking.active or not self._host.settings.marks_of_others:
            return ()
        return others_marks(self.session)

    def refresh(self) -> None:
        """Update the hand to the current state, part by part while something moves."""
        self._unseen = self._hand.update_in_parts(self.session.state, self.session.person_decides)

    def hover(self, space: Space | None) -> None:
        """Point the hand at a space, or nowhere."""
        self._hand.hover = space

    def prepare_hand(self) -> None:
        """Pass the hand one part of a new state, so that no frame waits for all of it."""
        next(self._unseen, None)

    # ------------------------------------------------------------------ what is done

    def do(self, *actions: Action) -> None:
        """Do these actions of the person to move."""
        if not self.runner.busy:
            self.mouse.note_action()
            self.runner.choose(actions)

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

    def change_kind(self, seat: Seat, kind: str) -> None:
        """Change who plays a seat from now on."""
        self.motion.stop()
        self.runner.change_kind(seat, kind)
        self.tell_seats()
        self.mouse.hide_tips()
        self.state_replaced()

    def tell_seats(self) -> None:
        """Say who plays each seat, in the language in use."""
        self.seats = seat_looks(self.session.players, self._host.bots)

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

    def _show(self, done: PlayedAction) -> None:
        scored = self.presenter.show(done, self.runner.pace)
        self.mouse.note_motion()
        self.refresh()
        self._moved_on(scored)
