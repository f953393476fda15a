"""Tower in the terminal."""
