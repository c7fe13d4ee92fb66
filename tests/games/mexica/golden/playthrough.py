"""A whole game as text: each round's board, then its actions with prices and counts of legal ones.

The actions in the text are the game; `python -m tests.games.mexica.golden.playthrough` replays them and
prints the text again. Review it and replace `playthrough.txt` when the rules have changed on purpose.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from mexica.games.mexica import rules
from tests.games.mexica.drawings import draw

TEXT = Path(__file__).with_suffix(".txt")
SEATS, SEED = 3, 2


def setup() -> rules.Setup:
    """The set-up of the game."""
    return rules.new_setup(SEATS, SEED, first=2)


def actions(text: str) -> list[str]:
    """The actions in a text: every line that begins with `>`."""
    return [action.strip() for action in re.findall(r"^> ([a-zA-Z0-9 -]+?)(?:  .*)?$", text, re.MULTILINE)]


def render(texts: list[str]) -> str:
    """The text of a game."""
    state = rules.start(setup())
    lines = [heading(rules.describe(state))]
    for text in texts:
        before = rules.describe(state)
        state, told = one_action(state, text)
        lines.append(told)
        after = rules.describe(state)
        if before["round"] != after["round"] or after["phase"] == "over":
            lines += ["", heading(after)]
    return "\n".join(lines) + "\n"


def one_action(state: rules.State, text: str) -> tuple[rules.State, str]:
    """The next state, and a line: the action, who did it, its price, what was legal, points gained."""
    action = rules.parse(text)
    before = rules.describe(state)
    after_state = rules.apply(state, action).state
    after = rules.describe(after_state)
    pairs = zip(before["seats"], after["seats"], strict=True)
    gains = [f"seat {seat} +{two['points'] - one['points']}" for seat, (one, two) in enumerate(pairs)]
    notes = [
        f"seat {before['to_move']}",
        f"{rules.cost(state, action)} AP",
        f"of {counts(state)}",
        *[gain for gain in gains if not gain.endswith("+0")],
    ]
    return after_state, f"> {text:<16}  {', '.join(notes)}"


def counts(state: rules.State) -> str:
    """How many actions are legal, by kind."""
    kinds = Counter(str(action).split()[0] for action in rules.legal_actions(state))
    return " ".join(f"{kind} {number}" for kind, number in sorted(kinds.items()))


def heading(table: dict) -> str:
    """The board at the beginning of a round, and the pieces beside it."""
    when = (
        f"Period {table['period']}, round {table['round']}, {table['phase']}; first is seat {table['first']}"
    )
    return "\n".join([when, draw(table), *beside(table), ""])


def beside(table: dict) -> Iterator[str]:
    """Tokens, supply and seats, a line each."""
    for pile in ("display", "later", "removed", "supply", "winners"):
        if table[pile]:
            yield f"{pile} {table[pile]}"
    for number, seat in enumerate(table["seats"]):
        yield f"seat {number} {seat}"


if __name__ == "__main__":
    print(render(actions(TEXT.read_text(encoding="utf-8"))), end="")
