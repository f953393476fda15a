### The Magic Labyrinth: the rules

section-1 = What you play with
rule-1-1 = The board has 36 squares, in six rows of six. Under it lies a hidden maze: wherever two squares share a side, there is a slot between them for a wall, which makes 60 slots. There are 24 walls in the box.
rule-1-2 = There are 24 different magic symbols, each on one square of the board, and 24 chips to match them in a bag. You never have to go by colour alone: every symbol has its own drawing and its own name to tell it by.
rule-1-3 = There is one die, and its faces are 1, 2, 2, 3, 3 and 4.
rule-1-4 = The game is for 2 to 4 players. There are four magicians: red, blue, yellow and green. Each of them has a sign of its own and a metal ball.
rule-1-5 = On the usual board, the squares along both diagonals are blank: that makes 12 squares, the four corners among them. The other 24 carry the symbols. Read from left to right, row 1 has owl, candle, moon and key; row 2 has cat, wand, flask and star; row 3 has mushroom, book, ring and bat; row 4 has toad, lantern, feather and spider; row 5 has sun, cauldron, crystal ball and hourglass; row 6 has hat, snake, gem and broom. Any other board must have the 24 symbols and blank corners too, or it is refused. In a box of your own, the symbols can have other names, as long as all 24 are different. These symbols and their places are our own selection; the printed board may differ.

section-2 = Setting up
rule-2-1 = The maze is built from 0 to 24 walls. Two levels are ready to choose: easy, with 19 walls, and harder, with 24. You may play with a ready-made maze, a random one or one built by hand. A random maze is built wall by wall: each wall goes into any slot that leaves all the squares connected, and all such slots are equally likely. One-way walls (section 7) come last.
rule-2-2 = No square may be left without an entrance. More than that, it must be possible to reach every square from every corner. A maze that breaks this rule is refused, and the table names the squares in question.
rule-2-3 = Once the maze is built, the box is turned: under the board, the maze is turned at random by 0, 90, 180 or 270 degrees, and a ready-made maze may also be mirrored. The symbols and the corners stay where they are, so not even whoever built the maze knows where its walls are now. One-way walls (section 7) turn with the maze. Nobody at the table is taken to have studied a ready-made maze: neither the bots nor the memory help (rule 4.2) make use of its plan.
rule-2-4 = Choose your magician: its corner is the one nearest to your seat, and that is where you start. The corners follow the seats clockwise. Two players sit diagonally opposite each other; three leave the bottom left corner empty.
rule-2-5 = The bag gives you all something to look for: one chip is drawn and put down face up, and this is the target.
rule-2-6 = Whoever lost their way most recently is the starting player. At a digital table, the host chooses the starting player or lets luck decide. Play goes clockwise.
rule-2-7 = As an option, your table can leave the box unturned: the maze is then played exactly as it was built, and whoever knows its plan knows its walls.

section-3 = Your turn
rule-3-1 = On your turn, you roll before you move: the die tells you how many squares your magician may walk at most. Each step goes up, down, left or right. Your path may bend wherever you like, and you may even go back the way you came. You needn’t use up all your steps: you may stop early or not move at all.
rule-3-2 = There are no diagonal steps. Walking off the board isn’t a step either: the table refuses it, and it doesn’t count as bumping into a wall.
rule-3-3 = Moves are made in one flow: once you have made a step, it stands, and nobody may test for a wall first. So there is no undo, no preview and no hint that is based on knowing the maze.
rule-3-4 = Other magicians don’t block your way: you may walk on through their squares, as long as your move doesn’t end on one. You may step onto such a square only if that leaves you enough steps to reach a free square, counted as though there were no walls. You must then go on, and you can’t stop until you reach a free square. A square is free if no other magician is on it; the square you started your move on counts too, once you have left it.

section-4 = Invisible walls
rule-4-1 = If you step into a wall, your magician’s ball drops. That costs you the rest of your move: your magician goes back to its own corner, and your turn is over.
rule-4-2 = When a magician bumps into a wall, everyone at the table sees at that moment where it happened, but nothing marks the wall afterwards. This is a memory game: the walls found so far are not listed in what the table shows, nor in its log, nor in a replay of a game that is still running. As an option, your table can give memory help, seat by seat: it marks what has been found.
rule-4-3 = If you are sent back to your own corner while a visitor is standing there, the corner holds both magicians at once. Each of you may stay there by not taking a step. But whichever of you has left the corner may not end a move there again while the other magician is on it.
rule-4-4 = If a magician walks through a slot, that proves the slot is open; with the Magic Walls expansion (section 7), it proves it only for that direction. As with the walls (rule 4.2), that is only something to remember.

section-5 = Magic symbols
rule-5-1 = As soon as your magician reaches the square with the target symbol, you get the chip; this happens by itself. The rest of your move is lost, and your turn is over.
rule-5-2 = Each time a chip has been taken, the next target follows: a new chip is drawn and put down face up.
rule-5-3 = The new target may turn out to be the very symbol that a magician is already standing on. In that case, the player of that magician gets the chip at once, no matter whose turn it is, and the next chip is drawn. This is repeated as often as needed.

section-6 = The end of the game
rule-6-1 = As soon as you have 5 chips, you win on the spot, even if you get the last of them because your magician is already standing on a new target (rule 5.3).
rule-6-2 = As an option, your table can play for another number of chips, from 1 to 6. Whoever gets that many wins in just the same way. With any of these numbers, the bag can’t run out.
rule-6-3 = There is an option to limit the number of turns; it is off at a table and on in simulations. When the limit is reached, whoever has the most chips wins, and if there is a tie, the win is shared. A turn that someone misses (rule 7.6) counts as well. Without a limit, a game in which everything is left to luck could take very long indeed.

section-7 = The Magic Walls expansion
rule-7-1 = The Magic Walls expansion is an option, and it is off unless your table turns it on. With it, up to eight of the walls are one-way: open in one direction, a wall in the other.
rule-7-2 = One-way walls don’t change rule 2.2: no square may be left without an entrance, and it must be possible to reach every square from every corner, now with the directions taken into account. There needn’t be a way back from a square, because bumping into a wall will take you back (rule 4.1).
rule-7-3 = With the Magic Walls expansion, each player has three items: a magic wand, a potion and a nightcap. You may use each of them once per game and at most one per turn, and you must choose it before you roll.
rule-7-4 = If you use your magic wand, the target chip goes back into the bag and a new one is drawn. It may turn out to be the same one. If a magician is already standing on the new target, rule 5.3 applies. Then you roll as usual.
rule-7-5 = If you use your potion, you don’t roll. You walk as far as you like, until you stop, reach the target or bump into a wall. You may stop only on a free square (rule 3.4). There is a limit to the number of steps, but it is far more than any walk needs.
rule-7-6 = If you use your nightcap, you choose another player, who then misses their next turn. It can’t be someone who is already going to miss a turn because of a nightcap. Your own turn goes on as usual.

section-8 = What you can see
rule-8-1 = Two things are hidden from everyone: the walls and the order of the chips in the bag. Everyone can see the magicians, the target, the chips that have been won, how many chips are left in the bag, the die, whose turn it is and which items each player has left.
rule-8-2 = When the game is over, the whole maze is shown.
