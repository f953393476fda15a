"""The Magic Labyrinth: reach symbols in a maze of invisible walls. The rules are in docs/rules/labyrinth.md."""
