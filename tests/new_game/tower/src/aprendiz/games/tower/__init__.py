"""Tower: a hidden card, a sealed bid, and a peek for the highest bidder."""
