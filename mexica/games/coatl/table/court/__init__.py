"""The courts, the market beside them, and all that lies on them: where it is, and how it is drawn."""
