### FLAUTZ!: the rules

section-1 = What you play with
rule-1-1 = There are five colours: blue, green, purple, orange and pink. Each one also has a symbol of its own, and you’ll find it everywhere the colour is shown.
rule-1-2 = Spell cards have a colour and a value, for example blue 3. The same card exists more than once.
rule-1-3 = There are two kinds of special card: illusions have a printed value but no colour, and prisms have neither a value nor a colour.
rule-1-4 = There are five apprentice cards, one of each colour, and each has a character side and a focus side. Every player has one apprentice, and no two players share the same one.
rule-1-5 = The pool holds 25 crystals. If it runs short, any crystals you win still count.
rule-1-6 = The classic edition is for 2 to 5 players and has 83 cards: three copies of each value from 1 to 5 in every colour (75 cards), one illusion each of 1, 2, 3, 4 and 5 (5 cards) and 3 prisms. The wide edition has 80 cards: two copies of each value from 1 to 7 in every colour (70 cards), one illusion each of 1 to 7 (7 cards) and 3 prisms. An edition needs at least 5 cards for each player plus 6 more; if it has fewer, it is refused for that table.
rule-1-7 = The arena is a row of fields, closed off by the FLAUTZ! field. Each field before that one is a floor field, an air field or a floor-or-air field. The usual arena goes floor, air, floor, air, floor-or-air. The short one goes floor, air, floor-or-air, floor-or-air. The long one goes floor, air, floor-or-air, floor, air, floor-or-air, floor-or-air. You may also put together any other arena of one or more such fields. These cards and arenas are our own selection; the printed box may differ.

section-2 = Setting up
rule-2-1 = Each player gets an apprentice at random, with the character side up. You keep the same apprentice for the whole game.
rule-2-2 = Shuffling and dealing are the starting player’s job: everyone gets 5 cards, face down.
rule-2-3 = Three cards are laid out face up above the arena: they are in the air. Three more are laid out face up below it: they are on the floor. All the cards left over make up the draw deck, face down.
rule-2-4 = The youngest person at the table is the first starting player. At a digital table, the host chooses a seat or lets luck decide.
rule-2-5 = For each new match, the player to the left of the last starting player becomes the starting player. All the spell cards, special cards included, are gathered in and reshuffled, and every apprentice is turned to its character side.

section-3 = Rounds and turns
rule-3-1 = To open the first round of a match, the starting player takes a crystal from the pool and puts it on the first field of the arena. This marker crystal shows which field is the current one. All the turns of a round are played under that field, going clockwise from the starting player.
rule-3-2 = Each time the starting player’s turn comes round again, the marker crystal first moves on by one field, and only then does the starting player act.
rule-3-3 = As soon as the marker crystal would move onto the FLAUTZ! field, the match ends at once and the spells are valued, even if some final turns (rule 7.3) have not been played yet. Declaring FLAUTZ! may shorten a match, but it never makes one longer.
rule-3-4 = On your turn you do one of three things: exchange (section 4), focus (rule 5.1) or declare FLAUTZ! (section 7). You can’t simply pass, except when you skip a final turn (rule 7.3).

section-4 = Exchanging
rule-4-1 = To exchange, you first take one face-up card that the current field allows: one from the floor on a floor field, one from the air on an air field, or any one of the six on a floor-or-air field.
rule-4-2 = When you exchange, you must fill the gap left by the card you took with one of your other cards, face up. The card you have just taken may not go back.
rule-4-3 = In an exchange, everyone sees both the card you take and the card you put down. The rest of your hand stays hidden.

section-5 = Focusing
rule-5-1 = You may focus rather than exchange: turn your apprentice to its focus side, and that’s the end of your turn.
rule-5-2 = If you are focused when your turn starts, you must first pick one face-up card that the current field allows and replace it with the top card of the draw deck. The card you replaced goes face up onto the discard pile.
rule-5-3 = After that replacement (rule 5.2), you turn your apprentice back to its character side and must then exchange (section 4) under the same field. You may take the new card, and on a floor-or-air field you may also take a card from the other row, not just from the one where you made the replacement.
rule-5-4 = If the draw deck is empty when a focused player needs a card from it (rule 5.2), the discard pile is reshuffled to make a new one. If both are empty, the replacement is skipped.
rule-5-5 = Anyone who is focused at the end of a match scores nothing for that match.
rule-5-6 = You may focus in the last round, or as your final turn, but the table will warn you (see rule 5.5).

section-6 = Spells and what they’re worth
rule-6-1 = You make a spell from one to five cards in your hand that go together in one of two ways: either they are all one colour and their values go up one by one, or they all share one value and each is a different colour.
rule-6-2 = To value a spell, start with the value of its first (lowest) card that is not a prism, then add 5 for each further card that is not a prism. A card on its own is simply worth its value.
rule-6-3 = No two cards in a spell may have both the same colour and the same value. This is judged by what the cards stand for once illusions and prisms have been applied.
rule-6-4 = Your apprentice belongs to every spell you make, but it adds nothing to the value. It matters only for a Royal FLAUTZ! (section 9).
rule-6-5 = The table works out the best spell in your hand for you: the one worth the most points or, if points are equal, the one with more cards.

section-7 = FLAUTZ!
rule-7-1 = Your hand is a FLAUTZ! when all five of its cards, prisms included, make one single spell.
rule-7-2 = You may declare FLAUTZ! on your own turn in one of two ways: together with the exchange that completes it, or at the start of your turn in place of any other action, as long as you are not focused. Exchanging and declaring are one single decision, so if you don’t declare, nobody learns anything from it. You never have to declare, unless you have a Straight or a Royal (rule 8.2). Once you have declared, your hand is open to everyone and no longer changes.
rule-7-3 = After someone declares FLAUTZ!, all the other players may have one final turn each, and anyone may skip theirs. You may skip yours even if you are focused, but then you stay focused and score nothing (rule 5.5). If the starting player skips, the marker crystal still moves on (rule 3.2). The match is over when the turn comes back round to the player who declared.
rule-7-4 = A FLAUTZ! earns you no extra points, just the value of the spell. A second FLAUTZ! during the final turns changes nothing about the end of the match.
rule-7-5 = As an option, your table can give everyone their final turn in any case: the marker crystal then waits on the last field until all the final turns are over, instead of ending the match (rule 3.3).

section-8 = Straight FLAUTZ!
rule-8-1 = For a Straight FLAUTZ! (a Straight for short) you need five cards of one colour with values in a row, and no special cards among them.
rule-8-2 = A Straight FLAUTZ! must be shown at once, even if it is in the hand you were dealt: the table then shows it by itself, before the first turn. If an exchange completes one, that exchange always declares it. If several players are dealt a Straight or a Royal, only one of them counts, whichever of the two it is: the first in turn order from the starting player. Any other then scores like any ordinary spell, or nothing at all if the one that counted is a Royal.
rule-8-3 = A Straight FLAUTZ! ends the match on the spot, and any final turns still to come are not played. Every player who is not focused notes the value of their own spell.
rule-8-4 = If you have the Straight FLAUTZ!, you take the marker crystal, even if someone else’s spell is worth more, and one more crystal as well.

section-9 = Royal FLAUTZ!
rule-9-1 = If your Straight FLAUTZ! is in the colour of your own apprentice, it is a Royal FLAUTZ! (a Royal for short).
rule-9-2 = A Royal FLAUTZ! is shown and ends the match just as a Straight does: it must be shown at once, even in a hand that has just been dealt (rule 8.2), and the match ends on the spot, even if there are final turns still to come (rule 8.3).
rule-9-3 = If you have the Royal FLAUTZ!, you score the value of your spell, and the other players score nothing.
rule-9-4 = If you have the Royal FLAUTZ!, you take the marker crystal and two more crystals as well.

section-10 = The end of a match
rule-10-1 = If a match ends without a Straight or a Royal, whoever scores the highest value wins the marker crystal.
rule-10-2 = If players tie for the highest value, each of them takes a crystal: one takes the marker crystal, and the others take theirs from the pool. As an option, your table can play that nobody takes a crystal when there is a tie.
rule-10-3 = If nobody scores in a match, nobody takes a crystal. A marker crystal that nobody has won goes back to the pool.

section-11 = Winning the game
rule-11-1 = When you play for crystals, you win the game as soon as you have 3 crystals; points aren’t counted. If several players get there at the same moment, the one with the most crystals wins, and if that is a tie too, they share the win.
rule-11-2 = When you play for points, the game lasts an agreed number of matches: 3, 5 or any other number from 1 up. Then you add up your points from all the matches plus 10 for each of your crystals, and the highest total wins. If there is a tie, more crystals decide, then the best single match; if it is still a tie, the win is shared.
rule-11-3 = There is an option to limit the number of turns; it is off at a table and on in simulations. Once that many turns have been played, no new match starts and the game is decided as it stands. Otherwise, matches that nobody wins could go on forever.

section-12 = Special cards
rule-12-1 = An illusion stands for a card of its printed value in any one of the five colours, chosen to suit the spell. It counts like a normal card, even as the first card of the spell.
rule-12-2 = A prism stands at the front of a spell. It brings no points, but it does count as one of the five cards of a FLAUTZ! (rule 7.1). When the spell is valued, two different colours are chosen for the prism, and the table picks the best ones for you. Any card printed in one of those two colours may then count as the other. This works both ways and is settled card by card, so a card may just as well stay as it is.
rule-12-3 = Several prisms and illusions may come together in one spell. Each prism has its own pair of colours, and no card changes colour more than once. A prism that changes no card’s colour still counts. Prisms without any other card are worth 0 and don’t make a FLAUTZ! at all.
rule-12-4 = Special cards, that is illusions and prisms, are never part of a Straight or a Royal.

section-13 = What you can see
rule-13-1 = Two things are hidden: the players’ hands and the order of the draw deck. You do see your own hand, of course, and a declared hand is open to everyone (rule 7.2).
rule-13-2 = Everyone can see who the starting player is, the six face-up cards, the cards in the discard pile, the apprentices and which side they show, the crystals, the points noted so far, how many cards are in the draw deck, whose turn it is and which field is the current one.
rule-13-3 = At the end of a match, all the hands are opened for everyone to see, together with the spells that were valued in them.

section-14 = Worked examples
rule-14-1 = A 3, a 4 and a 5 of the same colour are worth 13: 3 for the first card, then 5 and 5.
rule-14-2 = Four 2s in four different colours are worth 17: 2 for the first card, then 5, 5 and 5.
rule-14-3 = Blue 1, illusion 2, blue 3 and blue 4 are worth 16: the illusion stands for blue 2, so it is 1 for the first card, then 5, 5 and 5.
rule-14-4 = Two 5s of different colours and illusion 5 are worth 15: the illusion stands for a 5 of a third colour, so it is 5 for the first card, then 5 and 5.
rule-14-5 = Two 4s of different colours and illusion 4 are worth 14: the illusion stands for a 4 of a third colour, so it is 4 for the first card, then 5 and 5.
rule-14-6 = Two blue 5s and illusion 5 are worth only 10: just one of the blue 5s can be in the spell (rule 6.3), so it is 5 for the first card, then 5 for the illusion in another colour.
rule-14-7 = A prism, with green and blue chosen for it, together with blue 1, green 2, green 3 and blue 4, is worth 16 and is a FLAUTZ! as well: all the cards count as one colour, so it is 1 for the first card after the prism, then 5, 5 and 5, and all five cards of the hand are in the spell.
rule-14-8 = A prism, with green and blue chosen for it, together with two green 4s and one 4 that is neither green nor blue, is worth 14: one of the green 4s counts as blue 4, so it is 4 for the first card after the prism, then 5 and 5.
