"""The law of Mexica: pure functions on immutable states, the standard library and attrs only."""
