"""A match in the window: what it gives to the scene, its controls, its overlays, its saves."""
