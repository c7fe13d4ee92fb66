"""The hint of Mexica: who advises, the figures of a plan, what is drawn of it."""

from collections.abc import Sequence

from mexica.games.mexica.ai.advice import LEAST, Advice
from mexica.games.mexica.ai.adviser import SECONDS, start_adviser
from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.hint import hint_words, plan_marks
from mexica.games.mexica.table.hint.hint_steps import PlanSteps, plan_steps
from mexica.games.mexica.table.match.table import Table
from mexica.shell.match.hint_parts import Figures, HintGame
from mexica.texts import _, labelled

_COIN = "ap_ui"


def mexica_hint(table: Table) -> HintGame:
    """Return the hint for the person to move at a table; its panel covers the players' panel."""

    def steps(state: State, actions: Sequence[Action]) -> PlanSteps:
        return plan_steps(state, actions, table.seats[state.turn.to_move].sign.name)

    return HintGame(
        SECONDS,
        start_adviser,
        sentence=hint_words.sentence,
        steps=steps,
        figures=_figures,
        legend=_legend,
        standing=table.standing,
        barred=_barred,
        nothing_found=lambda: _("No plan found gains more than ending the turn now."),
        draw_plan=plan_marks.draw_plan,
    )


def _barred(state: State) -> str:
    if state.turn.phase in (Phase.PLACING, Phase.TURNS):
        return ""
    return _("There is no turn to advise on now.")


def _figures(plan: Advice) -> Figures:
    """The gain of a turn in whole points, if there is one, and its price in action points."""
    gain = f"+{int(plan.gain + 0.5)}" if plan.gain >= LEAST else ""
    return Figures(gain, str(plan.price), _COIN)


def _legend(plans: Sequence[Advice], can_play: bool) -> Figures | None:
    """What gain and price are, if any of these turns has a price."""
    if not any(plan.price for plan in plans):
        return None
    # Translators: action points, in short
    return Figures(labelled("+", gain_legend(can_play)), _("AP"), _COIN)


def gain_legend(can_play: bool) -> str:
    """Return what the gain of a plan is counted from: ending the turn now, or the turn that was played."""
    return _("final gain over ending now") if can_play else _("points over the turn played")
