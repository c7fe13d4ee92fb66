"""A match on the screen: its scene, its commands, its overlays."""
