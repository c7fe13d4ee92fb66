"""Finding better weights for the evaluation of Mexica's computer players."""
