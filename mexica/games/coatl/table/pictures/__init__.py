"""Pictures of positions and parts of the table, for saves, the guide and the rules."""
