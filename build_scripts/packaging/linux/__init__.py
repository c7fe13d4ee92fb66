"""What Linux asks of a program beside the program itself: a Debian package and what it describes."""
