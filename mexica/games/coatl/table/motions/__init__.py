"""What moves on the table: pieces and cards in flight, waves through serpents, a serpent that is finished."""
