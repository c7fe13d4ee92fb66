"""Cóatl's acts: things in motion over a state from which what they show is left out."""

from attrs import frozen

from mexica.drawing import acts, motion
from mexica.games.coatl.rules.state import Seat, State
from mexica.games.coatl.table.court.court_look import Moving
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import Place


@frozen
class Backdrop:
    """A state and what is not drawn of it: `hidden` places, and the heads of `resting` serpents raised."""

    state: State
    hidden: frozenset[Place] = frozenset()
    resting: frozenset[tuple[Seat, int]] = frozenset()


Part = acts.Part[CourtLayout, Moving]
Act = acts.Act[Backdrop, CourtLayout, Moving]
Motion = motion.Motion[Backdrop, CourtLayout, Moving]
