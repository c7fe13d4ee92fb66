"""From mouse and keys to actions, and what the screen says about them."""
