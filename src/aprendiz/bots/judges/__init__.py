"""The judgement of each game, for the search."""
