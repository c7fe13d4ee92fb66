"""The scoring as a table, and who has won."""
