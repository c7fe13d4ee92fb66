"""An action in Cóatl as clicks."""

from collections.abc import Callable, Iterator

from pygame import Rect

from mexica.games.coatl import rules
from mexica.games.coatl.rules.actions import (
    Action,
    Discard,
    Done,
    KeepHand,
    PerfectPick,
    PriestCommitment,
    SeeTheFuture,
)
from mexica.games.coatl.table.court.places import Place
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.input.offers import Offers
from mexica.games.coatl.table.input.places_to_click import places_to_click
from mexica.games.coatl.table.match import turn_questions
from mexica.games.coatl.table.panels.pick_panel import PickPanel
from mexica.play.commands import Command
from tests.package.person import Person

TOOLS: dict[type[Action], Tool] = {
    PerfectPick: Tool.PICK,
    SeeTheFuture: Tool.FUTURE,
    PriestCommitment: Tool.COMMIT,
}


class CoatlPerson(Person):
    """Does the same in the window and in its mirror."""

    def act(self, action: Action) -> tuple[Action, ...]:
        """Do this action of the person to move; return all actions of the match after it."""
        state = self.mirror.match.table.session.state
        after = rules.apply(state, action).state
        alone = rules.is_over(after) or rules.turn_id(after) != rules.turn_id(state)
        if (tool := TOOLS.get(type(action))) is not None:
            self.command(tool)
        *before, last = self._clicks(action)
        for click in before:
            click(False)
        last(alone)
        if alone:
            return (*self.actions, action)
        self.wait_for_actions()
        return self.actions

    def _clicks(self, action: Action) -> Iterator[Callable[[bool], None]]:
        """What is clicked for an action, each in the mirror too or in the window alone."""
        state = self.mirror.match.table.session.state
        match action:
            case PerfectPick(pieces):
                cells = dict(PickPanel(self.mirror.match.view.layout).cells())
                yield from (self._at(cells[piece]) for piece in pieces)
            case Done():
                yield self._end
                if turn_questions.leave_serpent(Offers(state)) is not None:
                    yield lambda alone: self.press("Leave as is", alone=alone)
            case _:
                yield from (self._at_place(place) for place in places_to_click(state, action))
                if isinstance(action, KeepHand | Discard):
                    yield self._end
                if action == KeepHand(()):
                    yield lambda alone: self.press("Keep none", alone=alone)

    def _end(self, alone: bool) -> None:
        self.command(Command.END, alone=alone)

    def _at(self, area: Rect) -> Callable[[bool], None]:
        return lambda alone: self.click(area.center, alone=alone)

    def _at_place(self, place: Place) -> Callable[[bool], None]:
        """A click on this place, wherever it is once what was clicked before is done."""

        def click(alone: bool) -> None:
            match = self.mirror.match
            areas = match.view.places_of(match.table.seen(match.table.session.state))
            self.click(areas[place].center, alone=alone)

        return click
