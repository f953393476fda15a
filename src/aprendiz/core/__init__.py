"""The base of every game: states, chance, events, updates, the `Game` record, and the checks a game must pass."""
