"""The judges of the games."""
