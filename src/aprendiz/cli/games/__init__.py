"""What the terminal shows of each game."""
