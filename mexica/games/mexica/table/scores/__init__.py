"""The scoring as a table, and the winners."""
