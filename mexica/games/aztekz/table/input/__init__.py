"""What a player means by a click, a drag or a key, and what is told about it."""
