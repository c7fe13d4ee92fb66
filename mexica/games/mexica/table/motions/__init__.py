"""What moves over the board: acts made of what happened, which the view draws over a state."""
