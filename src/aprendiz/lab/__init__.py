"""Where bots are measured: mass play, the ladder, and a bot that sees everything."""
