"""The cards as pictures: prophecies, temples, and their backs."""
