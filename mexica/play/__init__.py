"""A match of any game: record and undo, who is to move, the pace, and what to show when."""
