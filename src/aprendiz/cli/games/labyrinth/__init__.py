"""The Magic Labyrinth in the terminal."""
