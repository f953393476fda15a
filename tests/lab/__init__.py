"""The lab: measuring bots."""
