"""A match of any game: record and undo, who is to move, pace, what is due to be shown."""
