"""Any computer player in a process of its own: budget, progress, cancel, restart."""
