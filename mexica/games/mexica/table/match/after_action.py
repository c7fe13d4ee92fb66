"""What is seen, heard and said of an action after it was done."""

from collections.abc import Callable, Sequence
from typing import Final

from mexica.drawing.announcements import SEPARATOR, Announcements
from mexica.drawing.motion import USUAL_PACE
from mexica.games.mexica.rules.events import DistrictFounded, PeriodBegan, PeriodScored, TokenRemoved
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.input.event_sentences import told
from mexica.games.mexica.table.match.record import PlayedAction, Session
from mexica.games.mexica.table.match.soundscape import cues
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.lake import Lake
from mexica.games.mexica.table.motions.table_acts import Cast, Motion
from mexica.play.host import Settings, Sounds
from mexica.texts import _

_TOLD_OF_PEOPLE: Final = (DistrictFounded, TokenRemoved, PeriodBegan)


class Aftermath:
    """Pieces on their way, the lake that they stir, sounds and toasts."""

    def __init__(
        self, session: Session, seats: Sequence[SeatLook], settings: Callable[[], Settings], sound: Sounds
    ) -> None:
        self.motion = Motion()
        self._cast = Cast(tuple(seats), (session.setup.display, session.setup.later))
        self.lake = Lake()
        self.say = Announcements[Space]()
        self._waiting = ""  # what is said when a scoring has been read
        self._names = [seat.name for seat in seats]
        self._session, self._settings, self._sound = session, settings, sound

    def show(self, done: PlayedAction, pace: float) -> bool:
        """Show what was just done, a computer's deed for `pace` seconds; say whether a period was scored."""
        person = self._session.players[done.seat].kind == "person"
        settings = self._settings()
        self.lake.stir() if settings.motion else self.lake.rest()
        scored = any(isinstance(event, PeriodScored) for event in done.events)
        shown = person or pace or (scored and self._session.people)
        if shown and (settings.motion or scored):
            self.motion.begin(
                acts(done.events, self._session.before, self._cast), pace, still=not settings.motion
            )
        self._hear(done)
        self._tell(done, person)
        if not self.motion.running:
            self._show_gains(done)
        return scored

    def show_again(self, done: PlayedAction, *, moving: bool) -> None:
        """Say once more what was done in a finished game, and show it `moving` if the player likes that."""
        settings = self._settings()
        if moving and settings.motion:
            self.motion.begin(
                acts(done.events, self._session.before, self._cast), settings.pace or USUAL_PACE
            )
        if sentences := told(done.events, self._names):
            self.say.toast(SEPARATOR.join(sentences))

    def forget(self) -> None:
        """Let nothing more be heard or said of what was done."""
        self._sound.cancel_delayed()
        self.say.clear()
        self._waiting = ""

    def say_what_waited(self) -> None:
        """Say what had to wait until a scoring was told and its table read."""
        if self._waiting:
            self.say.toast(self._waiting)
            self._waiting = ""

    def finish(self) -> None:
        """Leave what moves for the state as it is, or for what is told after it, and leave it unheard."""
        if self.motion.running:
            self.motion.skip() if not self.motion.blocking else self.motion.stop()
            self._hush_what_is_over()

    def go_on(self) -> None:
        """Leave what is told now for what is told next."""
        self.motion.skip()
        self._hush_what_is_over()

    def tick(self, seconds: float) -> bool:
        """Let time pass for what moves and what is told; say whether the picture changed."""
        feasting = self.motion.held
        changed = self.motion.tick(seconds)
        if self.motion.held and not feasting:
            self._hush_what_is_over()
        return changed

    def _hush_what_is_over(self) -> None:
        """Nothing more is heard of what is not told any more; a feast is heard when it is seen."""
        if self.motion.held or not self.motion.running:
            self._sound.cancel_delayed(play_now="game_ended")

    def _hear(self, done: PlayedAction) -> None:
        """Let what was just done be heard, in step with what is seen of it."""
        stretch, scored_for = self.motion.stretch, self.motion.blocking_seconds
        timing = {"stretch": stretch, "scored_for": scored_for} if self.motion.running else {}
        for cue in cues(done.events, done.state, **timing):
            self._sound.play(cue.name, delay=cue.delay, volume=cue.volume, variant=cue.variant)

    def _tell(self, done: PlayedAction, person: bool) -> None:
        """Say all that a computer did and the effects of what a person did; then whose turn it is."""
        events = [event for event in done.events if not person or isinstance(event, _TOLD_OF_PEOPLE)]
        sentences = list(told(events, self._names))
        turn = done.state.turn
        to_one_person = self._session.people == 1 and self._session.decider == "person"
        if not person and to_one_person and turn.phase is Phase.TURNS:
            yours = _("{name}: your turn").format(name=self._names[turn.to_move])
            sentences = [*(sentences or [self.say.text]), yours]
        if any(sentences):
            self._waiting = SEPARATOR.join(filter(None, sentences))
        if not any(isinstance(event, PeriodScored) for event in done.events):
            self.say_what_waited()

    def _show_gains(self, done: PlayedAction) -> None:
        """Let the points of a founding rise over the Pilli that gain them."""
        for event in done.events:
            if isinstance(event, DistrictFounded):
                for seat, points in event.awards:
                    pilli = done.state.players[seat].pilli
                    space = event.space if seat == event.seat or pilli is None else pilli
                    self.say.gain(points, space)
