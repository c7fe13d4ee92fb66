"""Rules that hold on every table a game can reach, checked against the naive oracle."""
