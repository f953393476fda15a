"""Tables: who sits where, what happens there and is kept, clocks and bots; no network, no text."""
