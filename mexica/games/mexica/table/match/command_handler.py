"""What is at the table while a match is played, and what is done there that is asked for."""

from collections.abc import Callable, Iterator
from typing import Final, Protocol

from mexica.drawing.thinking_dots import ThinkingDots
from mexica.games.mexica.rules import refusal
from mexica.games.mexica.rules.actions import Action, EndTurn, ProposeRemoval
from mexica.games.mexica.rules.spaces import EMBLEM, column_and_row, space_at
from mexica.games.mexica.rules.state import Phase, Seat
from mexica.games.mexica.table.bar.commands import FLOORS_ASKED, MexicaCommand, Request
from mexica.games.mexica.table.bar.toolbar import Toolbar
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.input.hand import AskRemoval, Controller, Do, Outcome, Say
from mexica.games.mexica.table.input.pointing import Pointing
from mexica.games.mexica.table.match import questions
from mexica.games.mexica.table.match.after_action import Aftermath
from mexica.games.mexica.table.match.computers import make_thinker, share_of_pace
from mexica.games.mexica.table.match.record import PlayedAction, Session
from mexica.games.mexica.table.panels.display_view import DisplaySlot, display_slots
from mexica.games.mexica.table.panels.seats_panel import seat_looks
from mexica.games.mexica.table.review import replay_bar
from mexica.play.commands import REVIEW, STEPS, WATCH, Command
from mexica.play.host import Settings, Sounds
from mexica.play.match_runner import MatchRunner
from mexica.play.questions import Question, play_on
from mexica.play.watching import watching_command
from mexica.texts import _

_CLICKING: Final = frozenset(
    {Command.MENU, Command.STANDINGS, Command.KEYS, MexicaCommand.FLAT_VIEW, Command.HINT, Command.SAVE}
    | FLOORS_ASKED.keys()
)
_WATCHING: Final = frozenset({*WATCH, Command.FASTER, Command.SLOWER}) - {Command.PLAYERS}
_ON: Final = frozenset({Command.AFTER, Command.TURN_AFTER, Command.LAST})


class Windows(Protocol):
    """What the desk asks of the screen: its windows, and to follow what happens."""

    def open(self, command: Command) -> None:
        """Show the menu, the standings, the keys, a hint or the saves."""
        ...

    def ask(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask a question, and call `on_yes` after a yes."""
        ...

    def moved_on(self, scored: bool) -> None:
        """The state has changed; `scored` says that a period was scored."""
        ...


class Desk:
    """A match in progress: game, hand and mouse, and what can be asked for."""

    def __init__(
        self, session: Session, settings: Callable[[], Settings], windows: Windows, sound: Sounds
    ) -> None:
        self.session = session
        self.flow = MatchRunner(session, make_thinker, lambda: settings().pace, self._shown, share_of_pace)
        self._hand, self.mouse = Controller(), Pointing()
        self._seeing: Iterator[None] = iter(())  # what the hand has still to take in
        self.seats = seat_looks(session.players)
        self.names = [seat.name for seat in self.seats]
        self.after = Aftermath(session, self.seats, settings, sound)
        self.motion, self.lake, self.say = self.after.motion, self.after.lake, self.after.say
        self.thinking = ThinkingDots()
        self.flat_view = False
        self.show_floors = False  # on every temple
        self.at_result = False  # shown, and nobody has chosen yet to look through the game
        self._settings, self._windows, self._sound = settings, windows, sound
        self.refresh()

    # ------------------------------------------------------------------ what there is to see

    @property
    def mine(self) -> bool:
        """Whether a person is to act now."""
        session = self.session
        return session.decider == "person" and not session.finished and not self.flow.busy

    @property
    def computer_thinks(self) -> bool:
        """Whether a computer is to move and has not broken down."""
        return self.flow.computer_acts

    @property
    def hand(self) -> Controller:
        """The hand of the person to move, which has seen the state as it is now."""
        for _part in self._seeing:
            pass
        return self._hand

    def go_on_seeing(self) -> None:
        """Let the hand take in a part of a new state, that no frame has to wait for all of it."""
        next(self._seeing, None)

    @property
    def shown_hand(self) -> Controller:
        """The hand to draw; while something moves it may not yet have seen the state as it is now."""
        return self._hand if self.motion.running else self.hand

    @property
    def open_commands(self) -> frozenset[Request]:
        """The commands that can be used now."""
        return self.open_to(self.hand)

    def open_to(self, hand: Controller) -> frozenset[Request]:
        """Return the commands that can be used with this hand."""
        usable: set[Request] = {Command.MENU, Command.STANDINGS, MexicaCommand.FLAT_VIEW, Command.KEYS}
        if self.mine and self.session.state.turn.phase in (Phase.PLACING, Phase.TURNS):
            usable.add(Command.HINT)
        if self.session.can_undo:
            usable.add(Command.UNDO)
        if self.session.can_redo:
            usable.add(Command.REDO)
        if self.session.finished:
            usable |= replay_bar.open_commands(self.session)
        else:
            usable.add(Command.PLAYERS)
        if self.flow.watched:
            usable |= {*WATCH, Command.FASTER, Command.SLOWER}
        if self.thinking.interruptible:
            usable.add(Command.MOVE_NOW)
        if hand.chooser is not None and EndTurn() in hand.chooser.legal:
            usable.add(Command.END)
        return frozenset(usable)

    # ------------------------------------------------------------------ what is asked for

    def point(self, position: tuple[int, int], view: TableView, bar: Toolbar) -> None:
        """Follow the mouse."""
        before = self.mouse.over
        self.mouse.move(position, view, bar, self._laid_out(), len(self.seats))
        if self.mouse.over not in (None, before):
            self._sound.play("hover")
        self._hand.hover = self.mouse.space

    def press(self) -> None:
        """The left button went down: act where the mouse is, or hasten the computer."""
        mouse = self.mouse
        if mouse.over is not None:
            mouse.pressed = mouse.over
        elif not self.mine:
            self.hasten()
        elif mouse.token is not None:
            self._come_to(self.hand.click_token(mouse.token))
        elif mouse.space is not None:
            self._come_to(self.hand.click(mouse.space))

    def release(self) -> None:
        """The left button went up: what a button of the bar asks for is done."""
        pressed, self.mouse.pressed = self.mouse.pressed, None
        self.mouse.know()
        if pressed is not None and self.mouse.over is pressed:
            self.ask(pressed)

    def turn(self, step: int) -> None:
        """Turn the piece in hand, or change its floors."""
        self._come_to(self.hand.turn(step))

    def hasten(self) -> None:
        """Show at once what only waits to be shown."""
        self.after.finish()
        self.flow.skip_wait()

    def ask(self, asked: Request) -> None:
        """Do what a button or key asks for."""
        if asked in _CLICKING or (isinstance(asked, ToolKind) and self.hand.fits(asked)):
            self._sound.play("click")
        if self.flow.watched:
            asked = watching_command(asked)
        match asked:
            case _ if asked in _WATCHING:
                assert isinstance(asked, Command)
                self.flow.watch(asked)
            case Command.MOVE_NOW:
                if asked in self.open_commands:
                    self.flow.move_now()
            case ToolKind():
                self._come_to(self.hand.pick(asked))
            case Command.UNDO | Command.REDO if self.session.finished:
                self._look_at(Command.BEFORE if asked is Command.UNDO else Command.AFTER)
            case Command.PLAY_ON if asked in self.open_commands:
                self._windows.ask(play_on(), self._play_on)
            case _ if asked in REVIEW:
                self._look_at(asked)
            case Command.UNDO | Command.REDO:
                undo = asked is Command.UNDO
                self._jump(self.flow.undo if undo else self.flow.redo, "undone" if undo else "redone")
            case Command.END:
                self._end()
            case Command.BACK:
                self.mouse.forget()
                if not self.hand.back():
                    self._windows.open(Command.MENU)
            case Command.TURN | Command.TURN_BACK:
                self.turn(1 if asked is Command.TURN else -1)
            case MexicaCommand.FLAT_VIEW:
                self._turn_plan()
            case Command.CLICK:
                self.press() if self.mouse.over is None or not self.mine else None
            case _ if asked in FLOORS_ASKED:
                self._come_to(self.hand.pick_temple(FLOORS_ASKED[asked]))
            case (
                Command.MENU
                | Command.STANDINGS
                | Command.KEYS
                | Command.HINT
                | Command.SAVE
                | Command.PLAYERS
            ):
                self._windows.open(asked)

    def step(self, asked: Command, view: TableView) -> None:
        """Point one space further north, south, west or east."""
        column, row = column_and_row(EMBLEM if self.mouse.space is None else self.mouse.space)
        if self.mouse.space is not None:
            column, row = column + STEPS[asked][0], row + STEPS[asked][1]
        space = space_at(column, row)
        if space is not None:
            self.mouse.go_to(space, view)
            self.hand.hover = space

    def look_at(self, number: int) -> None:
        """Go to where so many actions of a finished game were done."""
        self._jump(lambda: self.flow.look_at(number), "undone")

    def do(self, *actions: Action) -> None:
        """Do these actions of the person to move."""
        if not self.flow.busy:
            self.mouse.act()
            self.flow.choose(actions)

    def change_kind(self, seat: Seat, kind: str) -> None:
        """Let somebody else play a seat from now on."""
        self.motion.stop()
        self.flow.change_kind(seat, kind)
        self.seats = seat_looks(self.session.players)
        self.mouse.forget()
        self.refresh()
        self._windows.moved_on(scored=False)

    def refresh(self) -> None:
        """Let the hand see the state as it is now, by and by while something moves."""
        mine = self.session.decider == "person" and not self.session.finished
        self._seeing = self._hand.seeing(self.session.state, mine)

    # ------------------------------------------------------------------ inside

    def _shown(self, done: PlayedAction) -> None:
        scored = self.after.show(done, self.flow.pace)
        self.refresh()
        self._windows.moved_on(scored)

    def _look_at(self, asked: Command) -> None:
        """Go on or back in a finished game; a single action on is seen as it happened."""
        goal = replay_bar.goals(self.session).get(asked)
        if goal is None:
            return
        on = asked is not Command.BEFORE and goal == len(self.session.history) + 1
        self._jump(lambda: self.flow.look_at(goal), "redone" if asked in _ON else "undone")
        if self.session.history and asked is not Command.LAST:
            self.after.show_again(self.session.history[-1], moving=on)

    def _play_on(self) -> None:
        """Let a finished game go on from where it is looked at."""
        self.motion.stop()
        self.session.play_on()
        self.say.clear()
        self.refresh()
        self._windows.moved_on(scored=False)

    def _turn_plan(self) -> None:
        """Show the flat plan or the board again, and how to go back unless something else is said."""
        self.flat_view = not self.flat_view
        how = _("Flat plan: temples with their floors. V shows the board again.")
        if self.say.text == how:
            self.say.clear()
        elif self.flat_view and not self.say.text:
            self.say.toast(how)

    def _come_to(self, outcome: Outcome) -> None:
        match outcome:
            case Do(actions):
                self.do(*actions)
            case Say():
                self.mouse.say(outcome)
                if outcome.refused:
                    self._sound.play("refused")
            case AskRemoval(size):
                self._windows.ask(questions.propose_removal(size), lambda: self.do(ProposeRemoval(size)))
            case None:
                self.mouse.forget()

    def _laid_out(self) -> tuple[DisplaySlot, ...]:
        look = Look(displays=(self.session.setup.display, self.session.setup.later))
        return display_slots(self.session.state, look)

    def _end(self) -> None:
        if Command.END not in self.open_commands:
            if self.mine and (refused := refusal(self.session.state, EndTurn())):
                self._come_to(Say(refused.message))
            return
        points = self.session.state.turn.action_points
        if not points or not self._settings().ask_before_end:
            self.do(EndTurn())
            return
        self._windows.ask(questions.end_turn(points), lambda: self.do(EndTurn()))

    def _jump(self, jump: Callable[[], int], heard: str) -> None:
        self.motion.stop()
        if jump():
            self.after.forget()
            self._sound.play(heard)
            self.mouse.forget()
            self.refresh()
            self._windows.moved_on(scored=False)
