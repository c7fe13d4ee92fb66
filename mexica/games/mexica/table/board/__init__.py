"""The board: the island, what stands on it, and what lights up."""
