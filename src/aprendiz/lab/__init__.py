"""Where bots are measured: mass play, the ladder, a reference that does not change, and one that may see everything."""
