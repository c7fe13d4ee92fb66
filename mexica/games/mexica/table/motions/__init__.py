"""Everything that moves over the board: acts built from events, which the view draws over a state."""
