"""Presents an action to the players: motion, sounds and toasts."""

from collections.abc import Iterable, Sequence

from mexica.drawing.announcements import SEPARATOR, Announcements
from mexica.drawing.motion import USUAL_PACE
from mexica.games.mexica.rules.events import DistrictFounded, PeriodScored
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.input.event_sentences import SAID_OF_PEOPLE, event_sentences
from mexica.games.mexica.table.match.event_sounds import cues
from mexica.games.mexica.table.match.match_record import PlayedAction, Record, Session
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.lake import Lake
from mexica.games.mexica.table.motions.table_acts import Act, Cast, Motion
from mexica.play.host import Host
from mexica.play.record import PERSON
from mexica.texts import _


class ActionPresenter:
    """Moves pieces, plays sounds and shows toasts for each action."""

    def __init__(self, session: Session, seats: Sequence[SeatLook], host: Host[Record]) -> None:
        self.motion = Motion()
        self._cast = Cast(tuple(seats), (session.setup.display, session.setup.later))
        self.lake = Lake()
        self.announcements = Announcements[Space]()
        self._delayed_toast = ""  # shown once the table of a scoring is closed
        self._names = [seat.name for seat in seats]
        self._session, self._host = session, host

    def show(self, done: PlayedAction, pace: float) -> bool:
        """Show an action, for `pace` seconds if a computer's; return whether a period was scored."""
        person = self._session.players[done.seat].kind == PERSON
        settings = self._host.settings
        self.lake.start() if settings.motion else self.lake.stop()
        scored = any(isinstance(event, PeriodScored) for event in done.events)
        shown = person or pace or (scored and self._session.people)
        if shown and (settings.motion or scored):
            self.motion.begin(self._acts(done, self._session.before), pace, still=not settings.motion)
        self._play_sounds(done)
        self._toast(done, person)
        if not self.motion.running:
            self._show_gains(done)
        return scored

    def show_again(self, done: PlayedAction, before: State, *, moving: bool, blocking: bool = True) -> None:
        """Toast an action again that was played in the state `before`.

        It is animated if `moving`, unless the settings forbid it, with a scoring only if that may be
        `blocking`.
        """
        settings = self._host.settings
        if moving and settings.motion:
            shown = (act for act in self._acts(done, before) if blocking or not act.blocking)
            self.motion.begin(shown, settings.pace or USUAL_PACE)
        if sentences := event_sentences(done.events, self._names):
            self.announcements.toast(SEPARATOR.join(sentences))

    def _acts(self, done: PlayedAction, before: State) -> Iterable[Act]:
        return acts(done.events, before, self._cast)

    def forget(self) -> None:
        """Drop all pending sounds and toasts."""
        self._host.sound.cancel_delayed()
        self.announcements.clear()
        self._delayed_toast = ""

    def show_delayed_toast(self) -> None:
        """Show the toast that was delayed until the table of a scoring was closed."""
        if self._delayed_toast:
            self.announcements.toast(self._delayed_toast)
            self._delayed_toast = ""

    def finish(self) -> None:
        """End the current motion and its sounds; a scoring that follows is still shown."""
        if self.motion.running:
            self.motion.skip() if not self.motion.blocking else self.motion.stop()
            self._drop_past_sounds()

    def show_next(self) -> None:
        """Skip to the next step of a scoring."""
        self.motion.skip()
        self._drop_past_sounds()

    def tick(self, seconds: float) -> bool:
        """Let time pass for the motion; return whether the picture changed."""
        feasting = self.motion.held
        changed = self.motion.tick(seconds)
        if self.motion.held and not feasting:
            self._drop_past_sounds()
        return changed

    def _drop_past_sounds(self) -> None:
        """Drop the sounds of events no longer shown; those of the victory feast start when it is shown."""
        if self.motion.held or not self.motion.running:
            self._host.sound.cancel_delayed(play_now="game_ended")

    def _play_sounds(self, done: PlayedAction) -> None:
        """Play the sounds of an action in step with its motion."""
        stretch, scored_for = self.motion.stretch, self.motion.blocking_seconds
        timing = {"stretch": stretch, "scored_for": scored_for} if self.motion.running else {}
        for cue in cues(done.events, done.state, **timing):
            self._host.sound.play(cue.name, delay=cue.delay, volume=cue.volume, variant=cue.variant)

    def _toast(self, done: PlayedAction, person: bool) -> None:
        """Report all that a computer did, or only the effects of a person's action; then whose turn it is."""
        events = [event for event in done.events if not person or isinstance(event, SAID_OF_PEOPLE)]
        sentences = list(event_sentences(events, self._names))
        turn = done.state.turn
        to_one_person = self._session.people == 1 and self._session.decider == PERSON
        if not person and to_one_person and turn.phase is Phase.TURNS:
            yours = _("{name}: your turn").format(name=self._names[turn.to_move])
            sentences = [*(sentences or [self.announcements.text]), yours]
        if any(sentences):
            self._delayed_toast = SEPARATOR.join(filter(None, sentences))
        if not any(isinstance(event, PeriodScored) for event in done.events):
            self.show_delayed_toast()

    def _show_gains(self, done: PlayedAction) -> None:
        """Show the points of a founding rising over the Pilli that gain them."""
        for event in done.events:
            if isinstance(event, DistrictFounded):
                for seat, points in event.awards:
                    pilli = done.state.players[seat].pilli
                    space = event.space if seat == event.seat or pilli is None else pilli
                    self.announcements.gain(points, space)
