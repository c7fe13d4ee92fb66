"""What each action does to the pieces on the table, and nothing else."""

import copy

from tests.games.mexica.oracle.facts import district_at


def changed_board(table: dict, text: str) -> dict:
    """The table after an action moved its pieces; points and turns unchanged, districts left out."""
    table = {key: copy.deepcopy(value) for key, value in table.items() if key != "districts"}
    seat, supply = table["seats"][table["to_move"]], table["supply"]
    kind, *words = text.split()
    if kind in ("start", "walk", "boat", "flat"):
        seat["pilli"] = words[0]
    elif kind == "canal":
        table["canals"] += words
        supply["single_canals" if len(words) == 1 else "double_canals"] -= 1
    elif kind == "bridge":
        table["bridges"][words[0]] = words[1]
        supply["bridges"] -= 1
    elif kind == "move-bridge":
        del table["bridges"][words[0]]
        table["bridges"][words[1]] = words[2]
    elif kind == "temple":
        table["temples"][words[0]] = {"owner": table["to_move"], "floors": int(words[1])}
        seat["temples"][words[1]] -= 1
    elif kind == "found":
        size = len(district_at(table, words[0]))
        table["tokens"][words[0]] = size
        table["display"].remove(size)
    elif kind == "take":
        supply["action_tokens"] -= 1
        seat["action_tokens"] += 1
    return table
