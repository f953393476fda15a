"""What the bots of each game need: one module per game, found by the game's name (`bots/game_bots.py`)."""
