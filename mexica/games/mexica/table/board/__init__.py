"""The board: the island, what stands on it, and highlights."""
