"""One small reference player per game, against which the levels are measured. Frozen: a better idea goes elsewhere."""
