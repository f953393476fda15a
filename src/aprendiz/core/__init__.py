"""What every game stands on: states, chance, events, updates, records of a game's functions, and the checks they must pass."""
