"""The table over the network: HTTP for coming and going, one socket per device for playing."""
