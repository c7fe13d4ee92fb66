"""The table of Cóatl: what is drawn of a position, and what its player does with it."""
