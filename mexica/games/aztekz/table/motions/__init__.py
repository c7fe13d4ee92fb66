"""What moves on the pyramid: heroes, cards, souls, sparks, and the view itself."""
