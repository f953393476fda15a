### Tower: the rulebook

section-1 = Cards
rule-1-1 = Every player draws a card from 0 to 3 in secret.
rule-1-2 = Chance decides which card it is.

section-2 = Bids
rule-2-1 = Everybody bids 0, 1 or 2 at the same moment.
rule-2-2 = When all bids are open, each player calls whether their sum is the highest.
rule-2-3 = The first player with the highest bid looks at the next player's card.

section-3 = The end
rule-3-1 = After the last call, the highest sum of card and bid wins.
