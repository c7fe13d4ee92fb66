"""What macOS asks of a program beside the app itself: a disk image."""
