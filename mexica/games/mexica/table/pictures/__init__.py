"""Pictures of positions, for the guide and the list of saves."""
