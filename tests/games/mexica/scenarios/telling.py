"""Sentences about what happens in a game, derived from the tables before and after each action."""

from mexica.games.mexica import rules

PLACES = {1: "first", 2: "second", 3: "third", 4: "fourth"}


def tell(before: rules.State, action: rules.Action) -> list[str]:
    """The sentences for one legal action; most actions have none."""
    after = rules.apply(before, action).state
    old, new = rules.describe(before), rules.describe(after)
    return [
        *founding(old, new),
        *boat(before, action),
        *payment(old, new),
        *proposals(old, new, str(action)),
        *removals(old, new),
        *scoring(before, old, new),
    ]


def gains(old: dict, new: dict) -> str:
    """Who got how many points."""
    pairs = zip(old["seats"], new["seats"], strict=True)
    got = [(seat, two["points"] - one["points"]) for seat, (one, two) in enumerate(pairs)]
    return ", ".join(f"seat {seat} +{points}" for seat, points in got if points) or "nobody scores"


def founding(old: dict, new: dict) -> list[str]:
    """R8."""
    return [
        f"seat {old['to_move']} founds a district of {size} at {space}: {gains(old, new)}"
        for space, size in new["tokens"].items()
        if space not in old["tokens"]
    ]


def boat(before: rules.State, action: rules.Action) -> list[str]:
    """R7.2."""
    if not str(action).startswith("boat"):
        return []
    where = str(action).split()[1]
    price = rules.cost(before, action)
    return [f"seat {rules.describe(before)['to_move']} goes by boat to {where} for {price} AP"]


def payment(old: dict, new: dict) -> list[str]:
    """R3.2: action tokens that went back to the reserve."""
    spent = new["supply"]["action_tokens"] - old["supply"]["action_tokens"]
    return [f"seat {old['to_move']} pays with {spent} action token{'s' * (spent > 1)}"] if spent > 0 else []


def proposals(old: dict, new: dict, text: str) -> list[str]:
    """R12.3."""
    if text.startswith("propose"):
        return [f"seat {old['to_move']} proposes to remove the token of {new['proposal']['size']}"]
    return [f"seat {old['to_move']} {text}s"] if text in ("agree", "decline") else []


def removals(old: dict, new: dict) -> list[str]:
    """R12."""
    gone = list(new["removed"])
    for size in old["removed"]:
        gone.remove(size)
    return [f"the token of {size} leaves the game" for size in gone]


def scoring(before: rules.State, old: dict, new: dict) -> list[str]:
    """R11 and R12.5: the end of a round, a period, the game."""
    quiet = [f"quiet round {new['quiet_rounds']}"] if new["quiet_rounds"] > old["quiet_rounds"] else []
    if (old["period"], old["phase"]) == (new["period"], new["phase"]) or old["phase"] != "turns":
        return quiet
    if new["phase"] == "answering":
        return []
    return [*quiet, *districts(before), f"the period ends: {gains(old, new)}", *ending(new)]


def districts(before: rules.State) -> list[str]:
    """Each district that pays anybody: rank, floors and points of each owner with floors there."""
    told = []
    for district in rules.standings(before).districts:
        shares = [
            f"{'neutral' if share.owner == 'neutral' else f'seat {share.owner}'}"
            f" {PLACES[min(share.place, 4)]} with {share.spiritual_value}: {share.points}"
            for share in district.shares
        ]
        kind = "founded" if district.token is not None else "unfounded"
        told += [f"{kind} district of {district.size}: {'; '.join(shares)}"] if shares else []
    return told


def ending(new: dict) -> list[str]:
    """The sentences after a scoring: what follows."""
    if new["phase"] != "over":
        return [f"period {new['period']} begins with seat {new['to_move']} in round {new['round']}"]
    winners = " and ".join(f"seat {seat}" for seat in new["winners"])
    return [f"the game is over; the victory goes to {winners}"]
