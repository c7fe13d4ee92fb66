"""The table after an action: pieces, payment, points, and the ends of turns, rounds and periods."""

from collections.abc import Callable

from tests.games.mexica.oracle.changes import changed_board
from tests.games.mexica.oracle.dead import fate
from tests.games.mexica.oracle.facts import districts_of
from tests.games.mexica.oracle.island import in_order
from tests.games.mexica.oracle.legal import cost, legal
from tests.games.mexica.oracle.scoring import score_founding, score_period, winners

Judge = Callable[[dict, int], bool]
PERIOD_2_TEMPLES = {"1": 3, "2": 2, "3": 2, "4": 2}


def surely_dead(table: dict, size: int) -> bool:
    """R12.2: tokens that are not proved dead stay."""
    return fate(table, size) is False


def after(table: dict, text: str, is_dead: Judge = surely_dead) -> dict:
    """The table once a legal action is done; `is_dead` judges tokens at the end of turns (R12.2)."""
    assert text in legal(table), f"{text} is not legal"
    return effect(table, text, is_dead)


def effect(table: dict, text: str, is_dead: Judge = surely_dead) -> dict:
    """The same as `after`, without checking that the action is legal."""
    kind, *words = text.split()
    changed = changed_board(table, text)
    pay(changed, cost(table, text))
    if kind in ("canal", "bridge", "temple", "found"):
        changed["placed_this_round"] = True
        changed["quiet_rounds"] = 0
    if kind == "found":
        score_founding(changed, words[0])
    if kind == "take":
        changed["taken_this_turn"] += 1
    if kind == "start":
        after_start(changed)
    if kind in ("propose", "agree", "decline"):
        answer(changed, kind, words)
    if kind == "end":
        end_turn(changed, is_dead)
    return tidy(changed)


def pay(table: dict, price: int) -> None:
    """R3.2: the turn's AP first, then action tokens, which go back to the reserve."""
    from_turn = min(price, table["action_points"])
    table["action_points"] -= from_turn
    table["seats"][table["to_move"]]["action_tokens"] -= price - from_turn
    table["supply"]["action_tokens"] += price - from_turn


def tidy(table: dict) -> dict:
    """The table with its lists in the documented order and its districts recounted."""
    for key in ("canals",):
        table[key] = in_order(table[key])
    for key in ("display", "later", "removed"):
        table[key] = sorted(table[key])
    table["districts"] = districts_of(table)
    return table


def next_seat(table: dict, seat: int) -> int:
    """Clockwise."""
    return (seat + 1) % len(table["seats"])


def after_start(table: dict) -> None:
    """R2.6: the next to place, or the first turn."""
    table["to_move"] = next_seat(table, table["to_move"])
    if table["to_move"] == table["first"]:
        table["phase"] = "turns"
        table["round"] = 1
        begin_turn(table, table["first"])


def begin_turn(table: dict, seat: int) -> None:
    """R3.1: six fresh AP."""
    table["to_move"] = seat
    table["action_points"] = 6
    table["taken_this_turn"] = 0


def answer(table: dict, kind: str, words: list[str]) -> None:
    """R12.3: proposing, and the others' answers clockwise; one refusal ends it."""
    if kind == "propose":
        table["phase"] = "answering"
        table["proposal"] = {"size": int(words[0]), "by": table["to_move"], "agreed": [table["to_move"]]}
        table["to_move"] = next_seat(table, table["to_move"])
        return
    proposal = table["proposal"]
    if kind == "agree":
        proposal["agreed"] = [*proposal["agreed"], table["to_move"]]
        table["to_move"] = next_seat(table, table["to_move"])
        if table["to_move"] != proposal["by"]:
            return
        remove_token(table, proposal["size"])
    table["phase"] = "turns"
    table["to_move"] = proposal["by"]
    table["proposal"] = None


def remove_token(table: dict, size: int) -> None:
    """R12.1: the token leaves the game."""
    table["display"].remove(size)
    table["removed"].append(size)


def end_turn(table: dict, is_dead: Judge) -> None:
    """R12.2, then the end of the round where the last player in turn order has played."""
    remove_dead(table, is_dead)
    following = next_seat(table, table["to_move"])
    if following != table["first"]:
        begin_turn(table, following)
        return
    if not table["placed_this_round"]:
        table["quiet_rounds"] += 1
    if period_is_over(table):
        end_period(table, is_dead)
    else:
        begin_round(table)


def remove_dead(table: dict, is_dead: Judge) -> None:
    """R12.2: tokens proved dead go, all of them at once."""
    for size in [size for size in table["display"] if is_dead(table, size)]:
        remove_token(table, size)


def period_is_over(table: dict) -> bool:
    """R11.1 and R12.5."""
    somebody_out = any(sum(seat["temples"].values()) == 0 for seat in table["seats"])
    return (not table["display"] and somebody_out) or table["quiet_rounds"] == 3


def end_period(table: dict, is_dead: Judge) -> None:
    """R11.2, R11.8, R11.9."""
    score_period(table)
    if table["period"] == 2:
        table["phase"] = "over"
        table["action_points"] = 0
        table["taken_this_turn"] = 0
        table["winners"] = winners(table)
        return
    table["period"] = 2
    table["removed"] += table["display"]
    table["display"], table["later"] = table["later"], []
    for seat in table["seats"]:
        for floors, more in PERIOD_2_TEMPLES.items():
            seat["temples"][floors] += more
    table["quiet_rounds"] = 0
    remove_dead(table, is_dead)
    begin_round(table)


def begin_round(table: dict) -> None:
    """The first player begins again, nothing placed yet."""
    table["round"] += 1
    table["placed_this_round"] = False
    begin_turn(table, table["first"])
