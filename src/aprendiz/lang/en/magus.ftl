### Magus Novatus: cards, options, moves, what happens, what is refused, and the table in words

## The game

game = Magus Novatus
about = Throw the cube, gather potions from the grid and cast spells with them; but mind what’s on their backs, and the skulls of what’s left over. For 2 to 4 players.

## Cards, colours and effects

card-R = red { $value }
    .the = the red { $value }
card-Y = yellow { $value }
    .the = the yellow { $value }
card-G = green { $value }
    .the = the green { $value }
card-B = blue { $value }
    .the = the blue { $value }
card-H = healing plants
    .the = healing plants
card-E = elixir
    .the = an elixir
card-W = magic wand
    .the = a magic wand
card-C = curse
    .the = a curse

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
symbol-red = flame
symbol-yellow = sun
symbol-green = leaf
symbol-blue = drop

effect-thieves = Greateste Thieves
effect-shake-up = Shakum Thingsis Up
effect-curses = Unleashus Cursus
effect-go-back = Gous Backus
effect-devil = Ciao Devilus
effect-presents = Presentis for Youm
effect-closed-book = closed book

## Spells in words

wanted-R = { $count } red
wanted-Y = { $count } yellow
wanted-G = { $count } green
wanted-B = { $count } blue
wanted-K = { $count } of one colour
wanted-A = { $count } of another colour
wanted-many = { $count } of any colour
wanted-number = { $potions } with a { $number }
wanted-different = { $potions } with different numbers
wanted-symbols = { $potions } with the numbers { $signs } (equal letters, equal numbers)

## Options, each in a sentence, with its values

option-throw = How the cube is thrown.
option-throw-aimed = you aim, and the cube scatters around it
option-throw-uniform = it can land anywhere, and every place is equally likely
option-taking = How much you take from a row or column.
option-taking-all = all potions of the colour or number
option-taking-part = any part of them
option-outstanding = Outstanding Students: without the cube, you choose any row or column.
option-outstanding-no = with the cube
option-outstanding-yes = without it
option-infant = Infant Students: no items and no effects, only colours matter for a spell, and 9 points win at once.
option-infant-no = the full game
option-infant-yes = the game for children
option-infant_goal = Which points count towards the 9 in the Infant Students mode.
option-infant_goal-net = those of the spells, less one for each skull
option-infant_goal-gross = those of the spells alone; skulls only break ties
option-starter = The seat that starts, counted from 0; without it, luck decides.
option-limit = After this many turns, the game is scored as it stands; without it, a game takes as long as it takes (a simulated one 1000 turns).
option-edition = Which cards are in the box.
option-edition-classic = 64 potions, 8 items and 30 spells
option-edition-own = or the path of your own file

## Options on the page

label-throw = The cube
label-throw-aimed = Aimed
label-throw-uniform = Anywhere
label-taking = Taking
label-taking-all = Everything
label-taking-part = A part
label-outstanding = Outstanding Students
explain-outstanding = Without the cube, you choose any row or column.
label-infant = Infant Students
explain-infant = No items and no effects, only colours matter for a spell, and 9 points win at once.
label-infant_goal = Points that count
label-infant_goal-net = Less skulls
label-infant_goal-gross = Spells alone
label-starter = Who starts
explain-starter = Who takes the first turn.
label-limit = Limit
explain-limit = After this many turns, the game is scored as it stands.
preset-children = For children
preset-children-means = Infant Students: no items, no effects, and 9 points win.
preset-outstanding = Outstanding Students
preset-outstanding-means = Without the cube: any row or column you like.

## Moves, as something one may choose

move-Aim = aim at row { $row }, column { $column }
move-Place = put the cube on row { $row }, column { $column }
move-Take = take { $colour ->
        [none] all { $value }s
       *[other] all { WORDS($colour, of: "colour") }
    } from { $line ->
        [row] row { $number }
       *[column] column { $number }
    }
move-TakePart = take the potions at { $places } in { $line ->
        [row] row { $number }
       *[column] column { $number }
    }
move-Cast = cast the spell for { $points } points and pay as usual
move-Choose = cast the spell for { $points } points and choose what pays
move-Pay = pay with { CARD($card, form: "the") }
move-Heal = use healing plants to get rid of a skull
move-Conjure = use the magic wand and take { CARD($card, form: "the") } from the discards
move-Lift = discard two potions to get rid of the curse
move-Give = discard three potions to give the curse to { NAME($seat) }
move-Spend = discard { CARD($card, form: "the") }
move-Finish = finish your turn
move-Drop = discard { CARD($card, form: "the") }
move-Pass = pass { CARD($card, form: "the") } to your left
move-Draw = { CARD($card, form: "the") } comes up
move-Land = the cube lands on row { $row }, column { $column }
move-Miss = the cube misses the grid
move-Offer = the next spell of its pile: { SPELL($spell) }
move-Turn = the back shows { WORDS($effect, of: "effect") }
move-Begin = { NAME($seat) } goes first

## What a choice would mean

meaning-cards = { CARDS($cards) }
meaning-cast = { $points } points, { $skulls ->
        [0] no skull
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }
meaning-place = at most { CARDS($cards) }
meaning-hole = a hole

## What happens

event-CardLaid = Row { $row }, column { $column }: { CARD($card) }.
event-SpellOffered = A new spell for { $points } points: { SPELL($spell) }.
event-StarterFound = { WHO($seat) ->
        [you] You go first!
       *[other] { NAME($seat) } goes first!
    }
event-TurnBegan = { WHO($seat) ->
        [you] It’s your turn.
       *[other] It’s { NAME($seat) }’s turn.
    }
event-CubeAimed = { WHO($seat) ->
        [you] You throw the cube at row { $row }, column { $column }.
       *[other] { NAME($seat) } throws the cube at row { $row }, column { $column }.
    }
event-CubeLanded = The cube lands on row { $row }, column { $column }.
event-CubeMissed = { $times ->
        [1] The cube misses; it is thrown again.
       *[other] The cube misses again: the player to the left puts it down.
    }
event-CubePlaced = { WHO($seat) ->
        [you] You put the cube on row { $row }, column { $column }.
       *[other] { NAME($seat) } puts the cube on row { $row }, column { $column }.
    }
event-PotionsTaken = { WHO($seat) ->
        [you] You take { CARDS($cards) } from { $line ->
            [row] row { $number }.
           *[column] column { $number }.
        }
       *[other] { NAME($seat) } takes { CARDS($cards) } from { $line ->
            [row] row { $number }.
           *[column] column { $number }.
        }
    }
event-CardPaid = { WHO($seat) ->
        [you] You pay with { CARD($card, form: "the") }.
       *[other] { NAME($seat) } pays with { CARD($card, form: "the") }.
    }
event-SpellCast = { WHO($seat) ->
        [you] You cast a spell for { $points } points ({ SPELL($spell) })
       *[other] { NAME($seat) } casts a spell for { $points } points ({ SPELL($spell) })
    }{ $skulls ->
        [0] { "" } without a skull.
        [one] ; what’s left becomes { $skulls } skull.
       *[other] ; what’s left becomes { $skulls } skulls.
    }
event-BackTurned = { $effect ->
        [thieves] On the back: { WORDS($effect, of: "effect") }! Everyone draws a card.
        [shake-up] On the back: { WORDS($effect, of: "effect") }! Everyone with items loses one.
        [curses] On the back: { WORDS($effect, of: "effect") }! Curses move to the left.
        [go-back] On the back: { WORDS($effect, of: "effect") }! The cylinder moves back.
        [devil] On the back: { WORDS($effect, of: "effect") }! Everyone with skulls passes one to the left.
        [presents] On the back: { WORDS($effect, of: "effect") }! Everyone with cards in hand passes one to the left.
       *[closed-book] On the back: a closed book. Nothing happens.
    }
event-CardDrawn = { WHO($seat) ->
        [you] You draw a card.
       *[other] { NAME($seat) } draws a card.
    }
event-CardReceived = It’s { CARD($card, form: "the") }.
event-ItemReceived = { WHO($seat) ->
        [you] You get { CARD($card, form: "the") }.
       *[other] { NAME($seat) } gets { CARD($card, form: "the") }.
    }
event-CurseDiscarded = Everyone already has a curse: this one is discarded.
event-ChoiceSealed = { WHO($seat) ->
        [you] You have chosen.
       *[other] { NAME($seat) } has chosen.
    }
event-ItemDropped = { WHO($seat) ->
        [you] You lose { CARD($card, form: "the") }.
       *[other] { NAME($seat) } loses { CARD($card, form: "the") }.
    }
event-CardPassed = { WHO($seat) ->
        [you] You pass a card to { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } passes you a card.
           *[other] { NAME($seat) } passes a card to { NAME($receiver) }.
        }
    }
event-CardGiven = It’s { CARD($card, form: "the") }.
event-SkullPassed = { WHO($seat) ->
        [you] You pass a skull to { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } passes you a skull.
           *[other] { NAME($seat) } passes a skull to { NAME($receiver) }.
        }
    }
event-CursePassed = { WHO($seat) ->
        [you] You pass your curse to { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } passes you a curse.
           *[other] { NAME($seat) } passes a curse to { NAME($receiver) }.
        }
    }
event-CylinderMoved = The cylinder is at place { $place }.
event-SkullHealed = { WHO($seat) ->
        [you] You heal a skull; it was { CARD($card, form: "the") }.
       *[other] { NAME($seat) } heals a skull; it was { CARD($card, form: "the") }.
    }
event-CardConjured = { WHO($seat) ->
        [you] You conjure { CARD($card, form: "the") } from the discards.
       *[other] { NAME($seat) } conjures { CARD($card, form: "the") } from the discards.
    }
event-CardSpent = { WHO($seat) ->
        [you] You discard { CARD($card, form: "the") }.
       *[other] { NAME($seat) } discards { CARD($card, form: "the") }.
    }
event-CurseLifted = { WHO($seat) ->
        [you] You get rid of your curse.
       *[other] { NAME($seat) } gets rid of a curse.
    }
event-CurseGiven = { WHO($seat) ->
        [you] You give your curse to { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } gives you a curse.
           *[other] { NAME($seat) } gives a curse to { NAME($receiver) }.
        }
    }
event-DeckReshuffled = The deck is empty: the discards, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, are shuffled into it.
event-HandDiscarded = { WHO($seat) ->
        [you] You discard your hand: { CARDS($cards) }.
       *[other] { NAME($seat) } discards their hand: { CARDS($cards) }.
    }
event-GameEnded = { $ending ->
        [spells] The game is over: all spells have been cast.
        [exhaustion] The game is over: nobody could do anything for a whole round.
        [limit] The game is over: the agreed turns have been played.
        [goal] The game is over: 9 points have been reached.
       *[cylinder] The game is over: the cylinder has reached its last place.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] You win{ $result-decided_by ->
                [skulls] { " " }with fewer skulls!
                [fours] { " " }with more 4-point spells!
                [threes] { " " }with more 3-point spells!
                [twos] { " " }with more 2-point spells!
               *[points] { " " }on points!
            }
           *[other] { NAMES($winners) } wins{ $result-decided_by ->
                [skulls] { " " }with fewer skulls!
                [fours] { " " }with more 4-point spells!
                [threes] { " " }with more 3-point spells!
                [twos] { " " }with more 2-point spells!
               *[points] { " " }on points!
            }
        }
       *[other] Shared win: { NAMES($winners) }!
    }

## Why a move is not possible, and what would be

remedy-wait-for-your-turn = Wait for your turn.
remedy-leave-it-to-chance = That’s up to luck.
remedy-throw-the-cube-first = Throw the cube first.
remedy-aim-at-the-grid = Aim at a place in the grid: rows and columns 1 to 5.
remedy-lay-the-cube-first = Put the cube down for your neighbour first.
remedy-lay-it-on-the-grid = Put it on a place in the grid: rows and columns 1 to 5.
remedy-lay-it-by-a-potion = Put it where a potion is left in the row or column.
remedy-take-potions-first = You have to take potions: take some first.
remedy-take-a-part = At this table, name the places of the potions you take.
remedy-take-all-of-them = Take all potions of one colour or one number from the row or column.
remedy-take-from-the-cubes-lines = Take from the cube’s row or column.
remedy-name-a-colour-or-a-number = Name either a colour or a number.
remedy-take-what-lies-there = Take potions that are there.
remedy-name-places-of-the-line = Name places in the row or column from 1 to 5, each once, in order.
remedy-take-one-colour-or-one-number = Take potions of one colour or of one number.
remedy-cast-one-spell-a-turn = Only one spell per turn: wait for your next turn.
remedy-be-rid-of-the-curse-first = You can’t cast with a curse: get rid of it first.
remedy-cast-a-spell-on-offer = Cast one of the spells on offer.
remedy-gather-its-potions = Your potions and elixirs don’t make the spell ({ SPELL($spell) }): gather more.
remedy-get-healing-plants = You have no healing plants.
remedy-heal-a-skull-you-have = You have no skull to heal.
remedy-get-a-magic-wand = You have no magic wand.
remedy-take-a-potion-from-the-discards = Take a potion from the discards.
remedy-only-with-a-curse = You have no curse to get rid of.
remedy-gather-more-potions = You need { $needed } potions in your hand.
remedy-give-it-to-a-player = Give it to someone at the table.
remedy-give-it-to-somebody-without = Nobody can have two curses: give it to someone without one.
remedy-cast-use-an-item-or-finish = Cast a spell, use an item, or finish your turn.
remedy-pay-for-the-spell-first = Pay for the spell first.
remedy-pay-with-potions-or-elixirs = Pay with potions or elixirs.
remedy-pay-what-you-have = Pay with what you have.
remedy-pay-what-fits = Together with what you’ve paid, that doesn’t fit the spell: choose another card.
remedy-discard-for-the-curse-first = Discard potions for the curse first.
remedy-discard-a-potion-you-hold = Discard a potion from your hand.
remedy-discard-an-item-first = First choose the item to lose.
remedy-discard-an-item-you-have = Choose an item you have; a curse doesn’t count.
remedy-pass-a-card-first = First choose the card to pass.
remedy-pass-a-card-you-hold = Pass a card from your hand.

## The table in words

table-turn = Turn { $turn }
table-column = Column
table-row = Row { $row }
table-hole = hole
table-cube = Cube
table-cube-at = row { $row }, column { $column }
table-pile = { $points } points
table-left = { $left ->
        [0] the last one
       *[other] { $left } more
    }
table-pile-empty = no spell left
table-cylinder = Cylinder
table-cylinder-at = place { $cylinder } of { $end }
table-deck = Deck
table-discards = Discards
table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-top = { CARD($top) } on top
table-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-skulls = { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }
table-holds = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-items = Items
table-items-of = { NAME($seat) } ({ CARDS($cards) })
table-spells = { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }
table-hand = Your hand
table-empty = empty
table-paid = Paid so far
table-held = { NAME($seat) } must have
task-aim = Where do you aim the cube? Beside each place: what you’d get.
task-place = { NAME($turn) } has missed twice: where do you put the cube?
task-take = Take one colour or one number from the cube’s row or column.
task-take-anywhere = Take one colour or one number from any row or column.
task-cast = Cast a spell if you like, use items, or finish your turn.
task-cursed = A curse keeps you from casting: get rid of it, use items, or finish your turn.
task-after-casting = Use items if you like, or finish your turn.
task-pay = Choose what pays for the spell ({ SPELL($spell) }), card by card.
task-spend = { $due ->
        [one] Discard { $due } more potion for the curse.
       *[other] Discard { $due } more potions for the curse.
    }
task-drop = Choose the item to lose; everyone chooses at the same time.
task-pass = Choose the card to pass to the left; everyone chooses at the same time.

## The view as facts

facts-unsaid = misses top end has_cast was_active paying due receiver turns idle takes_parts is_outstanding is_infant
events-unsaid = CardLaid ChoiceSealed
own-hand = { table-hand }
    .value = { CARDS($value) }
    .none = { table-empty }
own-paid = { table-paid }
    .value = { CARDS($value) }
own-chosen = Your choice
    .value = { CARD($value) }
fact-grid = Grid
    .columns = 5
    .item = { $item-count ->
        [0] { table-hole }
       *[other] { CARD($item) }
    }
fact-cube = { table-cube }
    .value = { table-cube-at }
    .on = grid
fact-offers = Spells on offer
    .item = { table-pile }: { $spell-count ->
        [0] { table-pile-empty }
       *[other] { $is_infant ->
            [yes] { SPELL($spell, form: "colours") }
           *[no] { SPELL($spell) }
        } ({ table-left })
    }
fact-deck_size = { table-deck }
    .value = { table-cards }
fact-discards_size = { table-discards }
    .value = { table-cards }{ $top-count ->
        [0] { "" }
       *[other] , { table-top }
    }
fact-discards = { table-discards }
    .value = { CARDS($value) }
fact-cylinder = { table-cylinder }
    .value = { $end ->
        [none] { "" }
       *[other] { table-cylinder-at }
    }
player-hand_size = { table-holds }
player-items = { CARDS($items) }
player-skulls = { table-skulls }
player-spells = { table-spells }
    .none = { table-spells }
player-score = { table-score }
aid-held = { "" }
    .item = { WHO($seat) ->
        [you] { "" }
       *[other] { $count ->
            [0] { "" }
           *[other] { table-held }: { CARDS($item) }
        }
    }
aid-discards = { table-discards }
    .value = { CARDS($value) }
aid-backs = Backs not turned yet, by points
    .item = { $is_infant ->
        [yes] { "" }
       *[no] { $index ->
            [0] 2
            [1] 3
           *[other] 4
        }: { WORDS($item, of: "effect") }
    }
task = { $phase ->
        [aim] Where do you aim the cube?
        [place] { task-place }
        [take] { $is_outstanding ->
            [yes] { task-take-anywhere }
           *[no] { task-take }
        }
        [cast] { $has_cast ->
            [yes] { task-after-casting }
           *[no] { task-cast }
        }
        [pay] Choose what pays for the spell, card by card.
        [spend] { task-spend }
        [drop] { task-drop }
       *[pass] { task-pass }
    }

## The end

standing = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } point
       *[other] { $totals } points
    }, { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }

## What is in a box

box-cards = { $potions } potions, { $items } items, { $spells } spells
box-numbers = potions with number
box-item = { CARD($card) }
box-pile = spells for { $points } points
box-backs = on their backs, { $points } points
box-back = { $count } × { WORDS($effect, of: "effect") }
box-cylinder = the cylinder’s last place
box-players = { $players } players: { $place }
box-throw = an aimed throw
box-scatter = hits { $hit } times out of { $all }, each side { $side }, each corner { $corner }

## What cards pay for a spell

score-castable = castable: { CARDS($cards) }{ $elixirs ->
        [0] { "" }
        [one] { " " }and { $elixirs } elixir
       *[other] { " " }and { $elixirs } elixirs
    }
score-not-castable = not castable: it would take { $elixirs ->
        [one] { $elixirs } elixir
       *[other] { $elixirs } elixirs
    }

## At a glance

glance = On your turn, you throw the cube at the grid and take all potions of one colour or one number from the row or column it lands in.
glance-cast = With the right potions, you may cast one of the three spells on offer. Any potions left in your hand become skulls: each costs a point at the end. Then the back of the spell is turned up, and something may happen.
glance-items = Items help on your turn: healing plants remove a skull, an elixir stands for any potion, a magic wand fetches one from the discards. With a curse, you can’t cast; two potions lift it, three give it to someone else.
glance-spells = How spells are read: “one colour” and “another colour” are two different colours of your choice; “any colour” may be mixed; with “different numbers” no number comes twice.
glance-symbols = Each colour has its symbol: { $symbols }.
glance-word = curse
