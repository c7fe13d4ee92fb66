"""The island as R1.1 draws it, by names of spaces only."""

ISLAND = """\
~.~~~.....~~~~~~~~~~~
~...........~~~~~~~~~
............~~~~~~~~~
..............~~~~~~~
~...............~~~~~
~......P......=...~..
~.....PPP.....=......
~......P......=......
~~............=.....~
~................~~~~
...............~~~~~~
.............~~~~~~~~
...........~~~~~~~~~~
~~....~~..~~~~~~~~~~~
""".splitlines()

COLUMNS = "ABCDEFGHIJKLMNOPQRSTU"
ROWS = range(1, 15)


def column_and_row(space: str) -> tuple[int, int]:
    """The number of the column, from 0, and of the row, from 1."""
    return COLUMNS.index(space[0]), int(space[1:])


def in_order(spaces) -> list[str]:
    """Spaces sorted by column letter, then row number."""
    return sorted(spaces, key=RANK.__getitem__)


def drawn(space: str) -> str:
    """The glyph R1.1 draws on a space."""
    column, row = column_and_row(space)
    return ISLAND[row - 1][column]


def beside(space: str, east: int, south: int) -> str | None:
    """The space so many columns east and rows south, or None outside the drawing (which is lake)."""
    column, row = column_and_row(space)
    column, row = column + east, row + south
    if 0 <= column < len(COLUMNS) and row in ROWS:
        return f"{COLUMNS[column]}{row}"
    return None


def neighbours(space: str) -> set[str]:
    """The spaces of the drawing that share an edge with this one."""
    around = [beside(space, 0, -1), beside(space, 0, 1), beside(space, -1, 0), beside(space, 1, 0)]
    return {name for name in around if name is not None}


EVERY_SPACE = [f"{column}{row}" for column in COLUMNS for row in ROWS]
RANK = {space: rank for rank, space in enumerate(EVERY_SPACE)}
LAND = {space for space in EVERY_SPACE if drawn(space) != "~"}
LAKE = {space for space in EVERY_SPACE if drawn(space) == "~"}
PALACE = {space for space in EVERY_SPACE if drawn(space) == "P"}
FIRST_CANAL = {space for space in EVERY_SPACE if drawn(space) == "="}
STARTS = {"H6", "G7", "I7", "H8"}
NEIGHBOURS = {space: neighbours(space) for space in EVERY_SPACE}
COASTAL = {space for space in LAND if len(NEIGHBOURS[space] & LAND) < 4}
