"""What Windows asks of a program beside the program itself: an installer."""
