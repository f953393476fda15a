"""What the terminal shows of Magus Novatus."""
