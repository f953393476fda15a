### FLAUTZ!: cards, options, moves, what happens, what is refused, and the table in words

## The game

game = FLAUTZ!
about = Catch the scrolls that swirl through the tower and make the best spell from them: cards of one colour in a row, or of one value in different colours. For 2 to 5 players.

## Cards

card-B = blue { $value }
    .the = the blue { $value }
card-G = green { $value }
    .the = the green { $value }
card-V = purple { $value }
    .the = the purple { $value }
card-O = orange { $value }
    .the = the orange { $value }
card-K = pink { $value }
    .the = the pink { $value }
card-I = illusion { $value }
    .the = the illusion { $value }
card-P = prism
    .the = the prism

colour-blue = blue
colour-green = green
colour-purple = purple
colour-orange = orange
colour-pink = pink

symbol-blue = drop
symbol-green = leaf
symbol-purple = moon
symbol-orange = flame
symbol-pink = flower

field-air = air
field-floor = floor
field-either = either
field-last = FLAUTZ!

## Options, each in a sentence, with its values

option-arena = The fields the crystal travels over in a match, and so how many rounds it has.
option-arena-usual = five rounds: floor, air, floor, air, either
option-arena-short = four rounds: floor, air, either, either
option-arena-long = seven rounds: floor, air, either, floor, air, either, either
option-arena-own = or your own list of floor, air and either, separated by commas
option-mode = How the game is won.
option-mode-crystals = whoever has 3 crystals wins at once; points aren’t counted
option-mode-matches = after an agreed number of matches, points decide, and each crystal is worth 10
option-matches = How many matches are played when points decide.
option-ties = Who takes a crystal when the best spells of a match are worth the same.
option-ties-each = each of the best takes one
option-ties-nobody = nobody takes one
option-final_turns = What happens to the final turns after a FLAUTZ! when the crystal reaches the end of the track.
option-final_turns-track = the end of the track comes first, and final turns not played yet are lost
option-final_turns-all = everyone has their final turn, and the crystal waits on the last field
option-starter = The seat that starts the first match, counted from 0; without it, luck decides.
option-limit = After this many turns, no new match starts; without it, a game takes as long as it takes (a simulated one 1000 turns).
option-edition = Which cards are in the box.
option-edition-classic = 83 cards with values from 1 to 5
option-edition-wide = 80 cards with values from 1 to 7
option-edition-own = or the path of your own file

## Options on the page

label-arena = Arena
label-arena-usual = Usual
label-arena-short = Short
label-arena-long = Long
label-arena-own = Your own
explain-arena-own = Field by field, as you like.
entry-arena = Field { $number }
add-arena = Add a field
label-mode = Goal
label-mode-crystals = Crystals
label-mode-matches = Points
label-matches = Matches
label-ties = Ties
label-ties-each = One each
label-ties-nobody = Nobody
label-final_turns = Final turns
label-final_turns-track = Track first
label-final_turns-all = For everyone
label-starter = Who starts
explain-starter = Who starts the first match.
label-limit = Limit
explain-limit = After this many turns, no new match starts.
label-edition-wide = Wide
preset-first = First time
preset-first-means = One match, about 10 minutes, for ages 7 and up.
preset-family = Family evening
preset-family-means = Three crystals win, about 30 minutes.
preset-masters = Masters
preset-masters-means = Five long matches with values up to 7, about an hour.

## Moves, as something one may choose

move-Exchange = take { CARD($take, form: "the") } { $row ->
        [air] from the air
       *[floor] from the floor
    } and put { CARD($give, form: "the") } there{ $declare ->
        [yes] , declaring FLAUTZ!
       *[no] { "" }
    }
move-Replace = replace { CARD($card, form: "the") } { $row ->
        [air] in the air
       *[floor] on the floor
    } with a card from the deck
move-Focus = focus: next turn, replace a card before you exchange
move-Declare = declare FLAUTZ!
move-Rest = skip your final turn
move-Draw = { CARD($card, form: "the") } is drawn
move-Enrol = the apprentices are given out: { WORDS($colours, of: "colour") }
move-Begin = { NAME($seat) } goes first

## What a choice would mean

meaning-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
meaning-at-least = at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
meaning-focus = 0 points for now
meaning-focus-last = 0 points: this is your last turn!

## What happens

event-ApprenticeGiven = { WHO($seat) ->
        [you] You get the { WORDS($colour, of: "colour") } apprentice.
       *[other] { NAME($seat) } gets the { WORDS($colour, of: "colour") } apprentice.
    }
event-StarterFound = { WHO($seat) ->
        [you] You go first!
       *[other] { NAME($seat) } goes first!
    }
event-MatchBegan = { WHO($starter) ->
        [you] Match { $match }: you start and deal everyone five cards.
       *[other] Match { $match }: { NAME($starter) } starts and deals everyone five cards.
    }
event-CardDealt = { WHO($seat) ->
        [you] You’re dealt a card.
       *[other] { NAME($seat) } is dealt a card.
    }
event-CardReceived = It’s { CARD($card, form: "the") }.
event-CardLaid = { $row ->
        [air] In the air: { CARD($card) }.
       *[floor] On the floor: { CARD($card) }.
    }
event-CrystalMoved = The crystal is on field { $number }: { $field ->
        [air] cards come from the air.
        [floor] cards come from the floor.
       *[either] cards come from the air or the floor.
    }
event-CardExchanged = { WHO($seat) ->
        [you] You take { CARD($took, form: "the") } { $row ->
            [air] from the air
           *[floor] from the floor
        } and put { CARD($gave, form: "the") } there.
       *[other] { NAME($seat) } takes { CARD($took, form: "the") } { $row ->
            [air] from the air
           *[floor] from the floor
        } and puts { CARD($gave, form: "the") } there.
    }
event-PlayerFocused = { WHO($seat) ->
        [you] You focus.
       *[other] { NAME($seat) } focuses.
    }
event-CardDiscarded = { WHO($seat) ->
        [you] You discard { CARD($card, form: "the") } { $row ->
            [air] from the air.
           *[floor] from the floor.
        }
       *[other] { NAME($seat) } discards { CARD($card, form: "the") } { $row ->
            [air] from the air.
           *[floor] from the floor.
        }
    }
event-CardTurnedUp = It’s replaced by { CARD($card, form: "the") }.
event-DeckReshuffled = The deck is empty: the discards, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, are shuffled into it.
event-PlayerRested = { WHO($seat) ->
        [you] You skip your final turn.
       *[other] { NAME($seat) } skips the final turn.
    }
event-FlautzDeclared = { WHO($seat) ->
        [you] You declare FLAUTZ! with { CARDS($cards) }.
       *[other] { NAME($seat) } declares FLAUTZ! with { CARDS($cards) }.
    } { $calls_final_turns ->
        [yes] Everyone else gets one final turn.
       *[no] The final turns go on.
    }
event-StraightShown = { $is_royal ->
        [yes] { WHO($seat) ->
            [you] You show a Royal FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } shows a Royal FLAUTZ!: { CARDS($cards) }.
        }
       *[no] { WHO($seat) ->
            [you] You show a Straight FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } shows a Straight FLAUTZ!: { CARDS($cards) }.
        }
    }
event-MatchEnded = Match { $match } is over: { $ending ->
        [flautz] everyone has had a final turn.
        [straight] a Straight FLAUTZ! ends it at once.
        [royal] a Royal FLAUTZ! ends it at once.
       *[arena] the crystal has reached the FLAUTZ! field.
    }
event-GameEnded = The game is over. { $winners-count ->
        [1] { WHO($winners) ->
            [you] You win{ $result-decided_by ->
                [points] { " " }on points!
                [best-match] { " " }with the best single match!
               *[crystals] { " " }with the most crystals!
            }
           *[other] { NAMES($winners) } wins{ $result-decided_by ->
                [points] { " " }on points!
                [best-match] { " " }with the best single match!
               *[crystals] { " " }with the most crystals!
            }
        }
       *[other] Shared win: { NAMES($winners) }!
    }

part-HandValued = { NAME($seat) } ({ CARDS($cards) }): { $spell ->
        [none] no spell
       *[other] { $spell }{ $is_focused ->
            [yes] ; but focused, so 0 points
           *[no] { SAME($points, $spell-points) ->
                [yes] { "" }
               *[no] ; but after a Royal FLAUTZ! 0 points
            }
        }
    }{ $crystals ->
        [0] .
        [one] ; +{ $crystals } crystal.
       *[other] ; +{ $crystals } crystals.
    }
part-Spell = { $prisms-count ->
        [0] { "" }
       *[other] { $prisms },{ " " }
    }{ $cards } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $is_straight ->
        [yes] { " " }(Straight FLAUTZ!)
       *[no] { $is_flautz ->
            [yes] { " " }(FLAUTZ!)
           *[no] { "" }
        }
    }
part-Prism = { $colours ->
        [none] prism
       *[other] prism { WORDS($colours, of: "colour") }
    }
part-Placed = { SAME($card, $counts_as) ->
        [yes] { CARD($card) }
       *[no] { CARD($card) } as { CARD($counts_as) }
    }

## Why a move is not possible, and what would be

remedy-wait-for-your-turn = Wait for your turn.
remedy-focus-first = You can only replace a card when you’re focused: focus first, and do it on your next turn.
remedy-replace-a-card-first = You’re focused: replace a card first, then exchange.
remedy-exchange = Now you must exchange: take a card and put one of yours there.
remedy-declare-with-the-exchange = Declare FLAUTZ! together with the exchange.
remedy-make-one-spell-of-all-five = A FLAUTZ! needs all five cards in one spell.
remedy-exchange-or-focus = Only a final turn can be skipped: exchange or focus.
remedy-leave-it-to-chance = That’s up to luck.
remedy-give-another-than-you-take = You can’t put { CARD($card, form: "the") } straight back: choose another card.
remedy-give-a-card-you-hold = You don’t have { CARD($card, form: "the") }: put down a card from your hand.
remedy-take-from-the-row-the-field-shows = { $row ->
        [air] On this field, take a card from the air.
       *[floor] On this field, take a card from the floor.
    }
remedy-take-a-card-that-lies-there = { $row ->
        [air] There’s no { CARD($card) } in the air: take a card that is there.
       *[floor] There’s no { CARD($card) } on the floor: take a card that is there.
    }

## The table in words

table-match = Match { $match }, round { $round } of { $rounds }
table-between = Match { $match }
table-arena = Arena
table-air = Air
table-floor = Floor
table-apprentice = { WORDS($colour, of: "colour") } apprentice
table-crystals = { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-focused = focused
table-starts = starting player
table-open = open hand: { CARDS($cards) }
table-deck = Deck
table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-discards = Discards
table-none = none
table-hand = Your hand
table-spell = Best spell
table-no-spell = none yet
table-held = { NAME($seat) } must have
task-exchange = { $field ->
        [air] Take a card from the air and put one of yours there, or focus.
        [floor] Take a card from the floor and put one of yours there, or focus.
       *[either] Take any of the six cards and put one of yours there, or focus.
    }
task-replace = { $field ->
        [air] You’re focused, so first replace a card in the air; then exchange.
        [floor] You’re focused, so first replace a card on the floor; then exchange.
       *[either] You’re focused, so first replace any of the six cards; then exchange.
    }
task-after-replacing = { $field ->
        [air] Now exchange with a card in the air.
        [floor] Now exchange with a card on the floor.
       *[either] Now exchange with any of the six cards.
    }
task-final = { NAME($caller) } has declared FLAUTZ!: this is your final turn, and you may skip it.

## The view as facts

facts-unsaid = field must_exchange turns
events-unsaid = CardDealt CardReceived CardLaid
own-hand = { table-hand }
    .value = { CARDS($value) }
own-spell = { table-spell }
    .none = { table-no-spell }
fact-match = Match
fact-starter = Starting player
    .value = { NAME($value) }
fact-air = { table-air }
    .item = { $item-count ->
        [0] –
       *[other] { CARD($item) }
    }
fact-floor = { table-floor }
    .item = { $item-count ->
        [0] –
       *[other] { CARD($item) }
    }
fact-arena = { table-arena }
    .item = { SAME($index, $field) ->
        [yes] { WORDS($item, of: "field") } (crystal)
       *[no] { WORDS($item, of: "field") }
    }
fact-deck_size = { table-deck }
    .value = { table-cards }
fact-discards = { table-discards }
    .value = { CARDS($value) }
    .none = { table-none }
fact-pool = Crystals in the pool
fact-caller = Has declared FLAUTZ!
    .value = { NAME($value) }
player-colour = { table-apprentice }
player-is_focused = { table-focused }
player-crystals = { table-crystals }
player-points = points by match: { $points }
player-hand_size = { table-cards }
player-open_hand = open hand: { CARDS($open_hand) }
aid-held = { "" }
    .item = { WHO($seat) ->
        [you] { "" }
       *[other] { $count ->
            [0] { "" }
           *[other] { table-held }: { CARDS($item) }
        }
    }
task = { $caller ->
        [none] { "" }
       *[other] { task-final }{ " " }
    }{ $must_exchange ->
        [yes] Now exchange: take a card and put one of yours there.
       *[no] { $is_focused ->
            [yes] You’re focused, so first replace a card; then exchange.
           *[no] Take a card and put one of yours there, or focus.
        }
    }

## The end

standing-points = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } point
       *[other] { $totals } points
    }, { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
standing-crystals = { $place }. { NAME($seat) }: { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
standing = { $matches-count ->
        [0] { standing-crystals }
       *[other] { standing-points }
    }

## What is in a box

box-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, enough for up to { $players } players
box-values = copies of value
box-illusions = illusions
box-prisms = prisms
box-arena = arena { $name }

## What a hand is worth

score-nothing = no spell = 0 points

## At a glance

glance = A spell is cards of one colour in a row (blue 2, blue 3, blue 4) or of one value in different colours (blue 4, green 4, pink 4). It’s worth its lowest value plus 5 for each further card.
glance-turn = On your turn, take a face-up card from where the field allows and put one of yours there. Or focus: on your next turn, you replace a face-up card before you exchange; but whoever is focused when the match ends scores nothing.
glance-flautz = Five cards that make one spell are a FLAUTZ!: declare it, and everyone else gets one final turn. Five of one colour in a row without special cards end the match at once and bring more crystals.
glance-cards = An illusion counts in any colour. A prism adds no points, but lets cards of one colour count as another.
glance-symbols = Each colour has its symbol: { $symbols }.
glance-word = prism
