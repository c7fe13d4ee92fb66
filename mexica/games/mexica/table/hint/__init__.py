"""The hint: a plan with its reasons, in a panel and on the board."""
