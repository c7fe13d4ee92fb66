"""What the rules offer the player to move: heroes that can act, their walks and deeds, places of the card."""

from collections.abc import Mapping
from functools import cached_property

from mexica.games.aztekz.rules import Action, State, legal_actions, refusal
from mexica.games.aztekz.rules.actions import Decline, LayCard, StealSouls, StepHero, TakeSouls
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CHIEF, HEROES, ROTATIONS, SOULS, Paths
from mexica.games.aztekz.rules.placing import cut_off
from mexica.games.aztekz.rules.state import HeroName, Phase, Seat
from mexica.games.aztekz.table.input.deeds import Deed, asked_actions, deed_of
from mexica.games.aztekz.table.input.walks import Walk, walks
from mexica.play.reason import Reason, reason


class Offers:
    """What can be done in a state in which somebody at this table acts."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._walks: dict[HeroName, Mapping[Cell, Walk]] = {}

    @cached_property
    def legal(self) -> frozenset[Action]:
        """Every legal action."""
        return frozenset(legal_actions(self.state))

    # ------------------------------------------------------------------ heroes

    @property
    def moving(self) -> HeroName | None:
        """The hero that has acted in this turn, and so the only one that can (A4.1)."""
        return None if self.state.turn.moving is None else self.state.turn.moving.hero

    @cached_property
    def heroes(self) -> frozenset[HeroName]:
        """The heroes that can step or do something."""
        return frozenset(name for name in HEROES if any(actor(action) == name for action in self.legal))

    def walks(self, hero: HeroName) -> Mapping[Cell, Walk]:
        """Return the cells that a hero can reach, each with the steps that lead there."""
        if hero not in self._walks:
            self._walks[hero] = walks(self.state, hero) if hero in self.heroes else {}
        return self._walks[hero]

    def deeds(self, hero: HeroName) -> tuple[Action, ...]:
        """Return what a hero can do where it stands, in the order of deeds; as many souls as lie, or one."""
        state = self.state
        lying = dict(state.pyramid.lying(state.mover.hero(hero).at)) if state.mover.heroes else {}
        found = [
            action
            for action in self.legal
            if actor(action) == hero
            and (deed := deed_of(action)) is not None
            and (deed is not Deed.TAKE or _is_all_or_one(action, lying))
        ]
        order = list(Deed)
        return tuple(sorted(found, key=lambda action: (order.index(_deed(action)), _fewer(action))))

    def asked(self, hero: HeroName, deed: Deed) -> tuple[Action | None, Reason | None]:
        """Return the action that a deed means for a hero, or why it can do nothing of the kind."""
        first: Reason | None = None
        for action in asked_actions(self.state, hero, deed):
            if action in self.legal:
                return action, None
            if first is None and (refused := refusal(self.state, action)) is not None:
                first = reason(refused)
        return None, first

    def usable(self, deed: Deed) -> bool:
        """Return whether any hero that may act now can do this."""
        return any(deed_of(action) is deed for action in self.legal)

    # ------------------------------------------------------------------ the card

    @cached_property
    def places(self) -> Mapping[Cell, tuple[Paths, ...]]:
        """The cells on which the drawn card fits, with the ways to turn it in which it does."""
        found: dict[Cell, list[Paths]] = {}
        for action in self.legal:
            if isinstance(action, LayCard):
                found.setdefault(action.cell, []).append(action.paths)
        return {cell: tuple(way for way in self.rotations if way in ways) for cell, ways in found.items()}

    @property
    def rotations(self) -> tuple[Paths, ...]:
        """The ways in which the drawn card can be turned, each a quarter further to the right."""
        drawn = self.state.drawn
        return () if drawn is None else turned_ways(ROTATIONS[drawn.shape])

    @property
    def must_lay(self) -> bool:
        """Whether nothing is left to do but to lay the card, as a start card has to be."""
        return self.state.turn.phase is Phase.STARTING or (bool(self.places) and not self.heroes)

    @property
    def can_decline(self) -> bool:
        """Whether the card can be put under the deck (A6.7, A6.8)."""
        return Decline() in self.legal

    def why_not_laid(self, cell: Cell, paths: Paths) -> Reason | None:
        """Return why the drawn card cannot be laid so, None if it can."""
        refused = refusal(self.state, LayCard(cell, paths))
        return None if refused is None else reason(refused)

    def parted(self, cell: Cell, paths: Paths) -> tuple[Seat, ...]:
        """Return the seats whose chief the card would cut off from both helpers (A6.5)."""
        occupied = cell in self.state.crowd
        return () if occupied or not self.state.mover.heroes else cut_off(self.state, cell, paths)

    @property
    def why_no_place(self) -> Reason | None:
        """Why the card must be laid, None if it may be declined."""
        refused = refusal(self.state, Decline())
        return None if refused is None else reason(refused)

    def why_not_walked(self, hero: HeroName, cell: Cell) -> Reason | None:
        """Return why a hero cannot step there at once; None if it stands there or can walk there."""
        if cell == self.state.mover.hero(hero).at or cell in self.walks(hero):
            return None
        refused = refusal(self.state, StepHero(hero, cell))
        return None if refused is None else reason(refused)


def actor(action: Action) -> HeroName | None:
    """Return the hero that an action is of, None for laying or declining the card."""
    if isinstance(action, StealSouls):
        return CHIEF
    return None if isinstance(action, LayCard | Decline) else action.hero


def turned_ways(ways: tuple[Paths, ...]) -> tuple[Paths, ...]:
    """Return the ways in which a card can lie in the order of quarter turns to the right."""
    found = [ways[0]]
    while (following := _to_the_right(found[-1])) != found[0]:
        found.append(following)
    return tuple(found)


def _to_the_right(paths: Paths) -> Paths:
    turned = {"n": "e", "e": "s", "s": "w", "w": "n"}
    return "".join(sorted((turned[path] for path in paths), key="nesw".index))


def _is_all_or_one(action: Action, lying: Mapping[str, int]) -> bool:
    return isinstance(action, TakeSouls) and action.souls in (1, lying.get(action.soul))


def _deed(action: Action) -> Deed:
    deed = deed_of(action)
    assert deed is not None
    return deed


def _fewer(action: Action) -> tuple[int, int, str]:
    """What of one deed comes first: all souls of a kind, the kinds as they stand in the panel."""
    if isinstance(action, TakeSouls):
        return -action.souls, SOULS.index(action.soul), ""
    return 0, 0, str(action)
