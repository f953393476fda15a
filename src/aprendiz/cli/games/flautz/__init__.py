"""What the terminal shows of FLAUTZ!."""
