"""Presents an action to the players: motion, sounds and toasts."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from mexica.drawing.acts import Act, Backdrop, Figure, Geometry
from mexica.drawing.announcements import SEPARATOR, Announcements
from mexica.drawing.motion import USUAL_PACE, Motion
from mexica.play.cue import Cue
from mexica.play.host import Host
from mexica.play.record import PERSON, PlayedAction
from mexica.play.session import Session
from mexica.texts import _

Played = PlayedAction[Any, Any]
Act_co = TypeVar("Act_co", covariant=True)


class Telling(Protocol[Act_co]):
    """How a game shows what an action brought about."""

    @property
    def last_sound(self) -> str:
        """The sound that is not dropped once the table waits for a press, empty for none."""
        ...

    def begin(self, *, moving: bool) -> None:
        """Note that an action is shown now, and whether anything may move."""
        ...

    def acts(self, done: Played, before: Any, /) -> Iterable[Act_co]:
        """Return what moves for an action that was played in the state `before`."""
        ...

    def cues(self, done: Played, /, *, stretch: float = 1.0, scored_for: float = 0.0) -> Iterable[Cue]:
        """Return the sounds of an action; what blocks the table is shown for `scored_for` seconds."""
        ...

    def sentences(self, done: Played, /, *, by_person: bool = False) -> Sequence[str]:
        """Return what happened in sentences; with `by_person` only what the person did not choose."""
        ...

    def gains(self, done: Played, /) -> Iterable[tuple[int, Any]]:
        """Return the points that rise over the board, each with the place where they do."""
        ...

    def is_scored(self, done: Played, /) -> bool:
        """Return whether a screen of scores follows the action."""
        ...

    def is_turn(self, state: Any, /) -> bool:
        """Return whether a turn goes on in a state, so that the player to move is told that it is theirs."""
        ...


class ActionPresenter(Generic[Backdrop, Geometry, Figure]):
    """Moves pieces, plays sounds and shows toasts for each action, as the game's `telling` says."""

    def __init__(
        self,
        session: Session[Any, Any, Any],
        names: Sequence[str],
        host: Host[Any],
        telling: Telling[Act[Backdrop, Geometry, Figure]],
    ) -> None:
        self.motion = Motion[Backdrop, Geometry, Figure]()
        self.announcements = Announcements[Any]()
        self._delayed_toast = ""  # shown once the screen of scores is closed
        self._turn_toast = ""  # says whose turn it is, once what led to it is seen
        self._session, self._names, self._host, self._telling = session, list(names), host, telling

    def show(self, done: Played, pace: float) -> bool:
        """Show an action, for `pace` seconds if a computer's; return whether a screen of scores is due."""
        person = self._session.players[done.seat].kind == PERSON
        settings, telling = self._host.settings, self._telling
        telling.begin(moving=settings.motion)
        scored = telling.is_scored(done)
        shown = person or pace or (scored and self._session.people)
        if shown and (settings.motion or scored):
            self.motion.begin(telling.acts(done, self._session.before), pace, still=not settings.motion)
        self._play_sounds(done)
        self._toast(done, person, scored)
        if not self.motion.running:
            for points, place in telling.gains(done):
                self.announcements.gain(points, place)
        return scored

    def show_again(self, done: Played, before: Any, *, moving: bool, blocking: bool = True) -> None:
        """Toast an action again that was played in the state `before`.

        It is animated if `moving`, unless the settings forbid it, with what blocks the table only if that
        may be `blocking`.
        """
        settings = self._host.settings
        if moving and settings.motion:
            shown = (act for act in self._telling.acts(done, before) if blocking or not act.blocking)
            self.motion.begin(shown, settings.pace or USUAL_PACE)
        if sentences := self._telling.sentences(done):
            self.announcements.toast(SEPARATOR.join(sentences))

    def forget(self) -> None:
        """Drop all pending sounds and toasts."""
        self._host.sound.cancel_delayed()
        self.announcements.clear()
        self._delayed_toast = self._turn_toast = ""

    def show_delayed_toast(self) -> None:
        """Show the toast that was delayed until the screen of scores was closed."""
        if self._delayed_toast:
            self.announcements.toast(self._delayed_toast)
            self._delayed_toast = ""

    def finish(self) -> None:
        """End the current motion and its sounds; what blocks the table is still shown."""
        if self.motion.running:
            self.motion.skip() if not self.motion.blocking else self.motion.stop()
            self._drop_past_sounds()
        self._tell_turn()

    def show_next(self) -> None:
        """Skip to the next step of what blocks the table."""
        self.motion.skip()
        self._drop_past_sounds()

    def tick(self, seconds: float) -> bool:
        """Let time pass for the motion; return whether the picture changed."""
        feasting = self.motion.held
        changed = self.motion.tick(seconds)
        if self.motion.held and not feasting:
            self._drop_past_sounds()
        return self._tell_turn() | changed

    def _tell_turn(self) -> bool:
        """Say whose turn it is if that is due and nothing moves any more; return whether it was said."""
        told = self._turn_toast if not self.motion.running else ""
        if told:
            self.announcements.toast(told)
            self._turn_toast = ""
        return bool(told)

    def _drop_past_sounds(self) -> None:
        """Drop the sounds of events no longer shown; the last one starts when it is shown."""
        if self.motion.held or not self.motion.running:
            self._host.sound.cancel_delayed(play_now=self._telling.last_sound or None)

    def _play_sounds(self, done: Played) -> None:
        """Play the sounds of an action in step with its motion."""
        stretch, scored_for = self.motion.stretch, self.motion.blocking_seconds
        timing = {"stretch": stretch, "scored_for": scored_for} if self.motion.running else {}
        for cue in self._telling.cues(done, **timing):
            self._host.sound.play(cue.name, delay=cue.delay, volume=cue.volume, variant=cue.variant)

    def _toast(self, done: Played, person: bool, scored: bool) -> None:
        """Report all that a computer did, or only the effects of a person's action; then whose turn it is."""
        sentences = list(self._telling.sentences(done, by_person=person))
        session, state = self._session, done.state
        to_one_person = session.people == 1 and session.decider == PERSON
        self._turn_toast = ""
        if not person and to_one_person and self._telling.is_turn(state):
            sentences = sentences or [self.announcements.text]
            yours = _("{name}: your turn").format(name=self._names[session.rules.to_move(state)])
            told = SEPARATOR.join(filter(None, (*sentences, yours)))
            if self.motion.running and not scored:
                self._turn_toast = told
            else:
                sentences = [told]
        if any(sentences):
            self._delayed_toast = SEPARATOR.join(filter(None, sentences))
        if not scored:
            self.show_delayed_toast()
