"""Pictures of positions, for the list of saves and the guide."""
