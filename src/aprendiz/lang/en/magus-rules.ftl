### Magus Novatus: the rules

section-1 = What you play with
rule-1-1 = There are 64 potions: the numbers 1 to 4 in red, yellow, green and blue (as standard, four copies of each). A potion has a skull on its back, and items have the very same back.
rule-1-2 = There are 30 spells in three piles, sorted by how many points they are worth: 2, 3 or 4 (as standard, ten in each pile). The face of a spell shows its points and the potions it wants. On the back there is either an effect or a closed book, which means no effect; nobody sees the back until the spell is won. Which spells these are, and which backs they have, is our own selection (section 12); the printed box may differ.
rule-1-3 = There are eight items of four kinds: healing plants, elixir, magic wand and curse (as standard, two of each).
rule-1-4 = There is a magic cube (the cube for short) and a measuring cylinder (the cylinder for short), which counts the spells cast and marks the lowest height you may throw from. The game is for 2 to 4 players.
rule-1-5 = You never have to go by colour alone: wherever a colour is shown, a symbol or a pattern always comes with it.

section-2 = Setting up
rule-2-1 = The potions are shuffled, and 25 of them are laid out face up in five rows and five columns: this is the grid.
rule-2-2 = The potions that are not in the grid are shuffled together with the items, and this makes the draw deck.
rule-2-3 = Each of the three piles of spells is shuffled and put down face up. Only the top spell of each pile is on offer, so that makes exactly three spells.
rule-2-4 = The cylinder stands at its start, above the first column of the grid.
rule-2-5 = The starting player is whoever was in a laboratory last; if that doesn’t settle it, the youngest starts. At a digital table, the host chooses the starting player or lets luck decide.
rule-2-6 = You start with no cards in your hand. There is no limit to how many you may hold later on.

section-3 = Phase I: getting potions
rule-3-1 = You throw the cube at a place in the grid of your choice. The card it lands on picks out two lines: its own row and its own column. At a real table, you must keep your hand above the height of the cylinder as you throw; at a digital table, the scatter of the cube (rule 3.2) stands for that.
rule-3-2 = At a digital table, you aim at one place in the grid. There is a 40% chance that the cube lands right there, a 10% chance for each of the places directly above, below, left and right of it, and a 5% chance for each of the places that touch it diagonally. Any share of this that falls beyond the edge of the grid is a miss. As an option, your table can play with even throws: the cube then lands anywhere in the grid, and every place is equally likely.
rule-3-3 = If the cube misses the grid, you must throw again, and you aim anew for that throw. If you miss a second time, the player to your left chooses the place for you; it must be one that has a potion in its row or its column.
rule-3-4 = Choose one of the two lines the cube has picked out (rule 3.1), the row or the column, then settle on one colour or one number: you take every potion in that line that matches. As an option, your table can play that you may take just some of the matching potions, as long as you take at least one. The colour or number you settle on needn’t be that of the card the cube landed on.
rule-3-5 = Taking potions is compulsory. Everyone sees which ones you take as you take them; after that, they are hidden in your hand.

section-4 = Phase II: casting
rule-4-1 = Phase II is optional. The table always asks you, even when there is nothing you can do, so that being asked gives away nothing about your hand. You may cast at most one spell per turn. It must be one of the spells on offer, and you must have the potions it wants, or elixirs to stand in for them (rule 8.3).
rule-4-2 = The potions you use to cast a spell go onto the discard pile, face up. Only the top card of that pile can be seen, unless you use a magic wand (rule 8.4).
rule-4-3 = When you cast a spell, you must put down all the other potions in your hand, every single one, as skulls.
rule-4-4 = When you cast a spell, you take its card, and it stays face up in front of you until the end of the game. The next spell of that pile is on offer at once, but only for later turns.
rule-4-5 = When you have cast a spell and taken its card, the back of the card is revealed. If it shows an effect, the effect happens immediately (section 7).
rule-4-6 = In phase II you may use items, any number of them, both before and after casting, and even if you don’t cast at all (section 8).
rule-4-7 = If you have cast a spell, phase II closes with the cylinder moving on by one place. That comes after the effect of the spell and after any items you use. If you haven’t cast a spell, the cylinder doesn’t move.
rule-4-8 = Nobody who has a curse can cast a spell.
rule-4-9 = You don’t have to cast a spell just because you could.
rule-4-10 = If there are several ways to pay for a spell, you may choose which potions to use. Unless you do, the table uses as few elixirs as possible and then the first cards in this order: red, yellow, green, blue, and within each colour from 1 to 4.

section-5 = Phase III: refilling
rule-5-1 = In phase III, the empty places in the grid are filled from the draw deck, one at a time, in the order you would read them on a page: from left to right, from top to bottom.
rule-5-2 = If an item is turned up while the grid is being refilled on your turn, you get it. A second item goes to the next player clockwise, and so on, round the table again if needed. This order starts anew each turn with the player whose turn it is. Each time, the empty place is then filled with the next card.
rule-5-3 = If a curse would go to someone who already has one, it goes on to the next player clockwise who has none. If everyone has one, it is discarded. Passing a curse on doesn’t shift the order of rule 5.2: the first item turned up still starts with the player whose turn it is, the second with the next player clockwise, and so on.
rule-5-4 = If the draw deck is empty, the discard pile is reshuffled to make a new one. If both are empty, places in the grid stay empty and are filled in later turns. If the cube lands on an empty place, it still picks out the row and the column of that place. A row or column without any potion can’t be chosen; if neither the row nor the column picked out has one, it counts as a miss (rule 3.3). If the whole grid is empty, phase I is skipped. The discards are reshuffled when a card is needed and the deck is empty, not as soon as its last card is drawn.
rule-5-5 = After phase III, it’s the turn of the next player clockwise.

section-6 = Reading a spell
rule-6-1 = Each potion that a spell wants has two parts: a colour part and a number part.
rule-6-2 = If a spell names a colour for a potion (red, yellow, green or blue), the potion must have that colour.
rule-6-3 = Black stands for one colour of your choice, the same one for all the black potions of the spell. Grey works in the same way. Black and grey must be two different colours, but either of them may be the same as a colour named on the same card.
rule-6-4 = Multicolour means any colour: it doesn’t matter which colour the potion has.
rule-6-5 = If a spell has a number printed for a potion, the potion must have that number.
rule-6-6 = If a spell shows no number for a potion, any number will do.
rule-6-7 = Symbols stand for numbers of your choice. Within one colour group, different symbols must be different numbers, and equal symbols must be the same number. What you choose in one group has no bearing on any other group. In the lists of section 12, the groups of a spell are joined by commas or “and”. A symbol may stand for a number that is also printed on the card.
rule-6-8 = Here is the example from the printed rulebook: a spell wants three black potions with three different symbols and three grey potions with three different symbols. So you need three different numbers of one colour and three different numbers of another colour; numbers you have in the first colour may turn up again in the second.

section-7 = The six effects
rule-7-1 = With Greateste Thieves, everyone draws one card into their hand: first the player whose turn it is, then the others, going clockwise. If you draw an item, it is put down in front of you instead, and you don’t draw again; for a curse, rule 5.3 applies. Rule 5.4 applies to every draw: if the draw deck is empty, the discard pile is reshuffled to make a new one, and if both are empty, there is no card. If you cast the spell and get an item this way, you may use it in the same phase II.
rule-7-2 = With Shakum Thingsis Up, everyone who has any items other than a curse discards one of those, whichever they choose. All of them do so at the same moment.
rule-7-3 = With Unleashus Cursus, the curses move on: everyone who has one hands it to their neighbour on the left, all at the same moment.
rule-7-4 = With Gous Backus, the cylinder goes back by one place, but never further back than its start.
rule-7-5 = With Ciao Devilus, everyone who has a skull hands one to their neighbour on the left, all at the same moment. The skulls that the caster has only just put down (rule 4.3) are included.
rule-7-6 = With Presentis for Youm, everyone who has any cards in hand chooses one of them and hands it face down to their neighbour on the left, all at the same moment. If it was you who cast the spell, you have nothing to give, because your hand is empty by then.

section-8 = Items
rule-8-1 = Your items lie face up in front of you, and there is no limit to how many you have. You use them in phase II of your own turn. Used items join the potions on the discard pile and may come back later (rule 5.4).
rule-8-2 = With healing plants, you discard one of your skulls: its potion goes face up onto the discard pile. Luck decides which of your skulls is healed, and also which one is handed on by Ciao Devilus (rule 7.5). Once skulls have been put down, nobody may look at their faces again.
rule-8-3 = When you cast a spell, an elixir counts as one potion of any colour and any number. You may use several elixirs for the same spell. An elixir does not count as a potion when you want to get rid of a curse or give it away (rule 8.6).
rule-8-4 = With a magic wand, you look through the discard pile and take one potion from it into your hand, showing it to everyone. If there is no potion in the discard pile, you can’t use the wand.
rule-8-5 = If you have a curse, you can’t cast spells. Nobody ever has more than one curse.
rule-8-6 = If you have a curse, there are two things you may do about it in phase II: discard two potions from your hand to get rid of it, in which case the curse is discarded too, or discard three potions from your hand to give it to a player who has none.

section-9 = The end of the game
rule-9-1 = The game ends the moment the cylinder reaches its last place. As standard, that takes 8 places forward with 2 players, 10 with 3 and 12 with 4, after taking off any places it has gone back. Phase III is then no longer played, and nobody gets another turn to make the number of turns equal.
rule-9-2 = When the game ends, all cards still in hand are discarded, and they cost nobody any points.
rule-9-3 = Your score is the points of your spells, less one point for each of your skulls. The highest score wins.
rule-9-4 = If players tie for the highest score, the one with fewer skulls wins. If that is a tie too, more spells worth 4 points decide, then more spells worth 3 points, then more spells worth 2 points. If it is still a tie, the win is shared.
rule-9-5 = A pile of spells that runs out is gone. If all the piles are gone, the game ends when phase II closes.
rule-9-6 = If in a whole round nobody takes a potion, casts a spell or uses an item, the game ends and is scored by rules 9.2 to 9.4. Getting rid of a curse or giving it away (rule 8.6) counts as using an item. This goes for every mode. Skulls never come back into play by themselves, so the potions can run out; if they do, this rule ends the game.
rule-9-7 = There is an option to limit the number of turns; it is off at a table and on in simulations. When the limit is reached, the game is scored in the same way (rules 9.2 to 9.4).

section-10 = Modes
rule-10-1 = In the Outstanding Students mode, you play without the cube: in phase I, you choose whichever row or column you like.
rule-10-2 = In the Infant Students mode, there are no items and no effects, and numbers and symbols are ignored when you cast a spell: only the colours matter. In phase I, you may still take potions by colour or by number (rule 3.4). The first player to have 9 points, with skulls already taken off, wins at once. The cylinder plays no part. If the game ends before that because all the piles of spells are gone (rule 9.5) or because nothing has happened for a whole round (rule 9.6), rules 9.3 and 9.4 decide who wins. You may combine this mode with Outstanding Students (rule 10.1).
rule-10-3 = As an option, your table can play Infant Students with skulls that cost no points, neither on the way to 9 nor when another rule ends the game: they only break ties (rule 9.4).

section-11 = What you can see
rule-11-1 = Four things are hidden: the other players’ hands, the order of the cards in the draw deck and in the piles of spells, the backs of the spells until they are won, and the faces of the skulls.
rule-11-2 = Everyone can see the grid, the top spell of each pile, the spells that have been won, the items, how many skulls each player has, how many cards each player holds, the top card of the discard pile (if you use a magic wand, you see all of it), how many cards are in the draw deck and in each pile of spells, and the cylinder.

section-12 = The standard spells
rule-12-1 = In these lists, “one colour” (black on the card) and “another colour” (grey) are two different colours of your choice (rule 6.3). “Any colours” (multicolour) need not be the same for each potion (rule 6.4). “Different numbers” are different symbols on the card (rule 6.7). Semicolons stand between the spells. If you own the box, you can enter the spells printed there. For that, spells are written in signs. Each group of potions starts with a sign for its colour: R is red, Y is yellow, G is green, B is blue, K is black, A is grey and * is any colour. After that comes one sign for each potion: a digit is that very number, - is any number, and a, b, c and d are symbols, which stand for different numbers within the group. There are spaces between groups.
rule-12-2 = These are the spells of pile 2: three red; three yellow; three green; three blue; three 2s in any colours; three 3s in any colours; two of one colour and two of another colour; one red, one yellow, one green and one blue; three of one colour with different numbers; four of one colour (rule 12.1 explains the words).
rule-12-3 = These are the spells of pile 3: two red and three blue; two yellow and three green; two green and three red; two blue and three yellow; two 1s in any colours and three of one colour; two 4s in any colours and three of one colour; two 2s and two 3s in any colours; three of one colour with different numbers and two of another colour; one red 1 and two 4s in any colours; five of one colour (rule 12.1 explains the words).
rule-12-4 = These are the spells of pile 4: three of one colour with different numbers and three of another colour with different numbers; four of one colour with different numbers; three red and three green; three yellow and three blue; two 1s, two 2s and two 3s in any colours; three of one colour and three 4s in any colours; four of one colour and three of another colour; three green with different numbers and two yellow; three blue with different numbers and two red; two red, two yellow and two green (rule 12.1 explains the words).
rule-12-5 = In each pile, the backs of the spells show every effect once and a closed book four times. The backs are shuffled separately from the faces. In a box of your own, a spell can name its own back, and the same face can be there several times.
