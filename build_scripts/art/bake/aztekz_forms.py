"""The measures of a path card, in cells."""

TOP, LEDGE, FLOOR = 0.165, 0.105, 0.062  # heights of walls, of the ledge along the path, of the path
ARM, PLAZA = 0.175, 0.238  # half widths of the paths and of the place in the middle
RAISED = 0.12  # how much higher a card lies on another
SLOTS = {
    1: ((0.0, 0.02),),
    2: ((-0.15, 0.05), (0.15, -0.05)),
    3: ((-0.22, 0.09), (0.0, 0.0), (0.22, -0.09)),
    4: ((-0.31, 0.15), (-0.105, 0.05), (0.105, -0.05), (0.31, -0.15)),
}
"""Where heroes stand on a card, x and y from its middle: each is overlapped only by the one to its right, so
that all shields, which are on the left, are seen."""
