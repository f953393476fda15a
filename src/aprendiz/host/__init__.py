"""Tables: chairs, games, logs, clocks and bots. Knows no network and no text."""
