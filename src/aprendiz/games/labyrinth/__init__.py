"""The Magic Labyrinth: symbols to reach, through walls nobody sees."""
