"""The bots, at a real table."""
