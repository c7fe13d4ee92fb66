"""Who scores what (R8.2, R11), counted place by place."""

from tests.games.mexica.oracle.facts import district_at, districts_of
from tests.games.mexica.oracle.island import STARTS

BLUE = {13: 7, 12: 6, 11: 6, 10: 5, 9: 5, 8: 4, 7: 4, 6: 3, 5: 3, 4: 2, 3: 2}
WHITE = {13: 4, 12: 3, 11: 3, 10: 3, 9: 3, 8: 2, 7: 2, 6: 2, 5: 2, 4: 1, 3: 1}


def prizes(district: dict) -> list[int]:
    """Points for first, second and third place (R11.3; R11.6 when unfounded)."""
    size = district["size"]
    if district["token"] is not None:
        return [size, BLUE[size], WHITE[size]]
    half = size // 2 + size % 2
    quarter = half // 2 + half % 2
    return [size, half, quarter]


def spiritual_values(table: dict, district: dict) -> dict:
    """Floors in a district by owner, neutral included (R11.5)."""
    values: dict = {}
    for space, temple in table["temples"].items():
        if space in district["spaces"]:
            values[temple["owner"]] = values.get(temple["owner"], 0) + temple["floors"]
    return values


def district_scores(table: dict, district: dict) -> list[int]:
    """What each seat scores in a district; its place is one more than the owners ahead of it (R11.4)."""
    values = spiritual_values(table, district)
    points = []
    for seat in range(len(table["seats"])):
        floors = values.get(seat, 0)
        place = 1 + sum(1 for other in values.values() if other > floors)
        points.append(prizes(district)[place - 1] if floors > 0 and place <= 3 else 0)
    return points


def score_period(table: dict) -> None:
    """R11.2 and R11.7: adds what every seat scores at the end of a period."""
    for district in districts_of(table):
        if district["token"] is not None or table["period"] == 2:
            for seat, points in zip(table["seats"], district_scores(table, district), strict=True):
                seat["points"] += points
    for seat in table["seats"]:
        if seat["pilli"] in STARTS:
            seat["points"] += 5


def score_founding(table: dict, space: str) -> None:
    """R8.2: blue for the founder, white for everybody else whose Pilli is in the district."""
    district = district_at(table, space)
    for number, seat in enumerate(table["seats"]):
        if number == table["to_move"]:
            seat["points"] += BLUE[len(district)]
        elif seat["pilli"] in district:
            seat["points"] += WHITE[len(district)]


def winners(table: dict) -> list[int]:
    """R11.9: the seats with most points, then most action tokens."""
    best = max((seat["points"], seat["action_tokens"]) for seat in table["seats"])
    return [
        number
        for number, seat in enumerate(table["seats"])
        if (seat["points"], seat["action_tokens"]) == best
    ]
