"""What every game stands on: states, chance, events, updates, the record of its functions, the checks it must pass."""
