"""What Mexica costs: its rules, its computer players, its saves, and every kind of act at its table."""
