"""One small reference player per game, against which the levels are measured. Frozen: improvements go elsewhere."""
