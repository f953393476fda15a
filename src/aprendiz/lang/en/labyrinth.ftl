### The Magic Labyrinth: symbols, options, moves, what happens, what is refused, and the table in words

## The game

game = The Magic Labyrinth
about = Walk to the symbol everyone is after, through a maze nobody can see: whoever bumps into a wall starts again from the corner, and had better remember where it was. For 2 to 4 players.

## Symbols, magicians, directions and items

symbol-owl = owl
    .the = the owl
symbol-candle = candle
    .the = the candle
symbol-moon = moon
    .the = the moon
symbol-key = key
    .the = the key
symbol-cat = cat
    .the = the cat
symbol-wand = wand
    .the = the wand
symbol-flask = flask
    .the = the flask
symbol-star = star
    .the = the star
symbol-mushroom = mushroom
    .the = the mushroom
symbol-book = book
    .the = the book
symbol-ring = ring
    .the = the ring
symbol-bat = bat
    .the = the bat
symbol-toad = toad
    .the = the toad
symbol-lantern = lantern
    .the = the lantern
symbol-feather = feather
    .the = the feather
symbol-spider = spider
    .the = the spider
symbol-sun = sun
    .the = the sun
symbol-cauldron = cauldron
    .the = the cauldron
symbol-crystal-ball = crystal ball
    .the = the crystal ball
symbol-hourglass = hourglass
    .the = the hourglass
symbol-hat = hat
    .the = the hat
symbol-snake = snake
    .the = the snake
symbol-gem = gem
    .the = the gem
symbol-broom = broom
    .the = the broom

magician-red = red
magician-blue = blue
magician-yellow = yellow
magician-green = green

direction-north = north
direction-east = east
direction-south = south
direction-west = west
letter-north = n
letter-east = e
letter-south = s
letter-west = w

item-wand = magic wand
item-potion = potion
item-nightcap = nightcap

## Options, each in a sentence, with its values

option-walls = How many walls the maze has, from 0 to 24: 19 for an easy game, 24 for a harder one. Your own maze has its own walls.
option-maze = A maze instead of a random one: the name of a ready one, the path of a file with a plan, or walls separated by commas, such as 12-13 (row 1, columns 2 and 3).
option-turned = Whether the box is turned once the maze is built.
option-turned-yes = it is turned at random, so that nobody knows where the walls are
option-turned-no = it stays, and the maze is played as it was built
option-expansion = The expansion Magic Walls: one-way walls, and a magic wand, a potion and a nightcap for everyone.
option-expansion-no = without it
option-expansion-yes = with it
option-magic = How many of the walls can be passed from one side, from 0 to 8.
option-goal = How many chips win, from 1 to 6; usually 5.
option-magicians = The colours of the magicians in the order of the seats: red, blue, yellow, green.
option-starter = The seat that starts, counted from 0; without it, luck decides.
option-limit = After this many turns, whoever has the most chips wins; without it, a game takes as long as it takes (a simulated one 400 turns).
option-edition = Where the symbols are.
option-edition-classic = the usual board
option-edition-own = or the path of your own file

## Options on the page

label-walls = Walls
explain-walls = How many walls a random maze has: 19 for an easy game, 24 for a harder one.
label-maze = Maze
explain-maze = A random one, a ready one, or one of your own.
label-maze-none = Random
explain-maze-none = Nobody has ever seen it.
label-maze-garden = Garden
label-maze-courtyard = Courtyard
label-maze-cloister = Cloister
label-maze-library = Library
label-maze-tower = Tower
label-maze-cellar = Cellar
label-maze-crypt = Crypt
label-maze-abyss = Abyss
label-maze-whirlpool = Whirlpool
label-maze-mirrors = Mirrors
label-maze-own = Your own
explain-maze-own = Wall by wall.
written-maze = 12-13 is a wall between row 1, column 2 and row 1, column 3; 12>13 is a one-way wall, open only from 12 to 13.
length-maze = { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    }
entry-maze = Wall { $number }
add-maze = Add a wall
label-turned = Turn the box
explain-turned = At random, so that nobody knows where the walls are.
label-expansion = Magic Walls
explain-expansion = The expansion: one-way walls, and a magic wand, a potion and a nightcap for everyone.
label-magic = One-way walls
label-goal = Chips
label-magicians = Colours
explain-magicians = The colours of the magicians, in the order of the seats.
label-magicians-none = As usual
explain-magicians-none = Red, blue, yellow, green.
label-magicians-own = Your own
explain-magicians-own = Seat by seat.
entry-magicians = Seat { $number }
add-magicians = Add a colour
label-starter = Who starts
explain-starter = Who takes the first turn.
label-limit = Limit
explain-limit = After this many turns, whoever has the most chips wins.
preset-hard = Harder
preset-hard-means = 24 walls instead of 19.
preset-magic = Magic Walls
preset-magic-means = With one-way walls, magic wands, potions and nightcaps.

## Moves, as something one may choose

move-Step = { $direction ->
        [north] go north
        [east] go east
        [south] go south
       *[west] go west
    }
move-Stop = stay here
move-Roll = roll the die
move-Wave = use the magic wand: another target is drawn
move-Drink = drink the potion: walk as far as you like
move-Nap = put the nightcap on { NAME($seat) }, who misses a turn
move-Wall = a wall { $side ->
        [east] east
       *[south] south
    } of row { $row }, column { $column }
move-OneWay = a wall that can be passed only from row { $row }, column { $column } { $open ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
move-Turn = the box is turned by { $degrees } degrees{ $mirrored ->
        [yes] { " " }and mirrored
       *[no] { "" }
    }
move-Draw = { WORDS($symbol, of: "symbol", form: "the") } is drawn
move-Face = the die shows { $steps }
move-Begin = { NAME($seat) } goes first

## What a choice would mean

meaning-target = takes the chip, unless there’s a wall
meaning-step = { $distance ->
        [one] { $distance } step from the target, walls aside
       *[other] { $distance } steps from the target, walls aside
    }
meaning-passed = { $names } { $count ->
        [1] is
       *[other] are
    } there: you must go on
meaning-stop = ends your turn

## What happens

event-MazeBuilt = { $walls ->
        [0] There are no walls in the maze.
        [one] There is { $walls } wall in the maze, and the box is turned.
       *[other] There are { $walls } walls in the maze, and the box is turned.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }{ $one_ways } can be passed, but only from one side.
       *[other] { " " }{ $one_ways } can be passed, but only from one side.
    }
event-MazeKept = { $walls ->
        [0] There are no walls in the maze.
        [one] There is { $walls } wall in the maze, and the box stays as it is.
       *[other] There are { $walls } walls in the maze, and the box stays as it is.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }{ $one_ways } can be passed, but only from one side.
       *[other] { " " }{ $one_ways } can be passed, but only from one side.
    }
event-TargetDrawn = The target is { WORDS($symbol, of: "symbol", form: "the") }, row { $row }, column { $column }.
event-StarterFound = { WHO($seat) ->
        [you] You go first!
       *[other] { NAME($seat) } goes first!
    }
event-TurnBegan = { WHO($seat) ->
        [you] It’s your turn.
       *[other] It’s { NAME($seat) }’s turn.
    }
event-Rolled = { WHO($seat) ->
        [you] You roll a { $steps }.
       *[other] { NAME($seat) } rolls a { $steps }.
    }
event-Stepped = { WHO($seat) ->
        [you] { $direction ->
            [north] You go north
            [east] You go east
            [south] You go south
           *[west] You go west
        }
       *[other] { $direction ->
            [north] { NAME($seat) } goes north
            [east] { NAME($seat) } goes east
            [south] { NAME($seat) } goes south
           *[west] { NAME($seat) } goes west
        }
    }{ $symbol-count ->
        [0] { " " }to row { $row }, column { $column }.
       *[other] { " " }to { WORDS($symbol, of: "symbol", form: "the") }.
    }
event-Bumped = { WHO($seat) ->
        [you] { $direction ->
            [north] You bump into a wall north
            [east] You bump into a wall east
            [south] You bump into a wall south
           *[west] You bump into a wall west
        }
       *[other] { $direction ->
            [north] { NAME($seat) } bumps into a wall north
            [east] { NAME($seat) } bumps into a wall east
            [south] { NAME($seat) } bumps into a wall south
           *[west] { NAME($seat) } bumps into a wall west
        }
    } of row { $row }, column { $column }!
event-SentHome = { WHO($seat) ->
        [you] The ball drops: you’re back in your corner.
       *[other] The ball drops: { NAME($seat) } goes back to the corner.
    }
event-Stopped = { WHO($seat) ->
        [you] You stay at row { $row }, column { $column }.
       *[other] { NAME($seat) } stays at row { $row }, column { $column }.
    }
event-ChipTaken = { WHO($seat) ->
        [you] You take the chip with { WORDS($symbol, of: "symbol", form: "the") }: that makes { $chips }.
       *[other] { NAME($seat) } takes the chip with { WORDS($symbol, of: "symbol", form: "the") }: that makes { $chips }.
    }
event-WandWaved = { WHO($seat) ->
        [you] You wave the magic wand: { WORDS($symbol, of: "symbol", form: "the") } goes back into the bag.
       *[other] { NAME($seat) } waves the magic wand: { WORDS($symbol, of: "symbol", form: "the") } goes back into the bag.
    }
event-PotionDrunk = { WHO($seat) ->
        [you] You drink the potion and may walk as far as you like.
       *[other] { NAME($seat) } drinks the potion and may walk any distance.
    }
event-NightcapGiven = { WHO($seat) ->
        [you] You put the nightcap on { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } puts the nightcap on you: you’ll miss a turn.
           *[other] { NAME($seat) } puts the nightcap on { NAME($receiver) }.
        }
    }
event-TurnMissed = { WHO($seat) ->
        [you] You sleep through your turn.
       *[other] { NAME($seat) } sleeps through a turn.
    }
event-MazeShown = The board is lifted{ $walls-count ->
        [0] : there were no walls.
       *[other] . The walls were between { $walls }.
    }
event-GameEnded = { $ending ->
        [limit] The game is over: the agreed turns have been played.
       *[goal] The game is over: the winning chip has been taken.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] You win!
           *[other] { NAMES($winners) } wins!
        }
       *[other] Shared win: { NAMES($winners) }!
    }

## Why a move is not possible, and what would be

remedy-wait-for-your-turn = Wait for your turn.
remedy-leave-it-to-chance = That’s up to luck.
remedy-play-with-magic-walls = That belongs to the expansion Magic Walls, which isn’t part of this game.
remedy-use-it-before-you-roll = You can only use items before you roll: wait for your next turn.
remedy-only-once-in-a-game = You’ve already used it: each item works once per game.
remedy-choose-another-player = Put the nightcap on someone else at the table.
remedy-choose-somebody-awake = Choose someone else: this player already has to miss a turn.
remedy-roll-first = Roll first, or use an item.
remedy-stay-on-the-board = The board ends there: go another way.
remedy-keep-a-step-to-go-on = Someone is there, and you’d have no step left to go on: go another way.
remedy-go-on-to-a-free-square = Someone is here: go on to a free square.

## The table in words

table-turn = Turn { $turn }
table-column = Column
table-row = Row { $row }
table-no-symbol = no symbol
table-target = Target
table-target-at = { WORDS($symbol, of: "symbol", form: "the") }, row { $row }, column { $column }
table-no-target = is being drawn
table-place = You are
table-place-on = on { WORDS($symbol, of: "symbol", form: "the") }, row { $row }, column { $column }
table-place-blank = at row { $row }, column { $column }
table-chips = { $count ->
        [one] { $count } chip of { $goal }
       *[other] { $count } chips of { $goal }
    }
table-at = row { $row }, column { $column }
table-at-home = in the home corner
table-sleeps = misses a turn
table-items = Items
table-items-of = { NAME($seat) } ({ $items })
table-walls = Walls
table-walls-count = { $walls }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } one-way
    }
table-bag = In the bag
table-bag-count = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
table-found-walls = Known walls
table-found-open = Known ways
table-found-nothing = none yet
table-passage = { $row }{ $column } { WORDS($direction, of: "direction") }
task-choose = Roll, or use one of your items first.
task-move = { $steps ->
        [one] One step left: which way ({ $letters })?
       *[other] { $steps } steps left: which way ({ $letters })?
    }
task-fly = As many steps as you like: which way ({ $letters })?

## The view as facts

facts-unsaid = steps has_stepped is_flying goal one_ways turns limit has_expansion corner
events-momentary = Stepped Bumped
fact-board = Board
    .columns = 6
    .item = { $item-count ->
        [0] ·
       *[other] { WORDS($item, of: "symbol") }
    }
fact-target = { table-target }
    .value = { WORDS($value, of: "symbol") }
    .none = { $phase ->
        [over] { "" }
       *[other] { table-no-target }
    }
    .on = board
fact-bag = { table-bag }
    .value = { table-bag-count }
fact-walls = { table-walls }
    .value = { table-walls-count }
fact-maze = { label-maze }
    .item = { move-Wall }
fact-magic = { label-magic }
    .item = { move-OneWay }
player-magician = { WORDS($magician, of: "magician") }
player-place = { table-at }
    .on = board
player-chips = { table-chips }
    .none = { table-chips }
player-items = { "" }
    .item = { WORDS($item, of: "item") }
player-naps = { table-sleeps }
aid-open = { table-found-open }
    .item = { table-passage }
    .none = { table-found-nothing }
aid-walls = { table-found-walls }
    .item = { table-passage }
    .none = { table-found-nothing }
task = { $phase ->
        [choose] { task-choose }
       *[move] { $is_flying ->
            [yes] As many steps as you like: which way?
           *[no] { $steps ->
                [one] One step left: which way?
               *[other] { $steps } steps left: which way?
            }
        }
    }

## The end

standing = { $place }. { NAME($seat) }: { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }

## What is in a box

box-title = { $symbols } symbols, { $mazes ->
        [0] no ready maze
        [one] { $mazes } ready maze
       *[other] { $mazes } ready mazes
    }
box-letters = symbols without a drawing, each with its letter
box-maze = { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } of them one-way
    }

## A maze as a building plan

plan-title = A maze with { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }
plan-walls = { $count ->
        [one] { $count } wall to insert
       *[other] { $count } walls to insert
    }
plan-one-ways = { $count ->
        [one] { $count } one-way wall
       *[other] { $count } one-way walls
    }
plan-again = to make it again
plan-again-with = { $options }
plan-turns = turns to a target
plan-turns-from = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } from { $corner }
plan-spread = the corners differ by
plan-spread-turns = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turns
plan-difficulty = difficulty
plan-difficulty-is = { NUMBER($difficulty, minimumFractionDigits: 2, maximumFractionDigits: 2) } times the turns on an empty board
plan-dead-ends = dead ends
plan-tried = { $tried ->
        [one] { $tried } maze was tried
       *[other] { $tried } mazes were tried
    }
plan-good = { $file } is a maze that can be played.
plan-corner-1 = top left
plan-corner-2 = top right
plan-corner-3 = bottom right
plan-corner-4 = bottom left
plan-legend-wall = wall
plan-legend-one-way = one-way wall: can be passed in the direction of the arrow
plan-legend-slot = empty slot
plan-legend-corner = corner where a magician starts
plan-legend-names = A square is named by its row and column: 12 is row 1, column 2.
plan-legend-turn = When all the walls are in, put the board on top and turn the box so that nobody knows which side was up.

## At a glance

glance = On your turn, the die says how far you may walk, up, down, left and right, to reach the symbol that is the target. Whoever gets there first keeps its chip, and the next target is drawn.
glance-walls = Below the board there are walls nobody can see. Whoever bumps into one goes back to their corner. Remember where it was: nothing marks it.
glance-others = You may pass others, but not stay where they are. Whoever is first to have the agreed number of chips, usually five, wins.
glance-items = With Magic Walls, some walls can be passed from one side, and you may use each of your three items once: the magic wand draws another target, the potion lets you walk as far as you like, the nightcap makes someone miss a turn.
glance-word = corner
