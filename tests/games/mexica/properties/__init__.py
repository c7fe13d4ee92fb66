"""Rules that hold on every table a game can reach, held against the naive oracle."""
