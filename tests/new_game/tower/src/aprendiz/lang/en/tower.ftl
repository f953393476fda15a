### Tower

game = Tower

option-edition = The cards in the box.
option-edition-only = cards from 0 to 3
option-edition-own = or the path of your own file
label-edition-only = The only one

move-Draw = card { $card } is drawn
move-Bid = bid { $number }
move-Call = { $highest ->
        [yes] call: my sum is the highest
       *[no] call: my sum is not the highest
    }

event-CardDrawn = { WHO($seat) ->
        [you] You draw a card.
       *[other] { NAME($seat) } draws a card.
    }
event-CardSeen = { WHO($seat) ->
        [you] Your card is { $card }.
       *[other] The card of { NAME($seat) } is { $card }.
    }
event-BidSealed = { WHO($seat) ->
        [you] You have bid.
       *[other] { NAME($seat) } has bid.
    }
event-BidOpened = { WHO($seat) ->
        [you] You bid { $bid }.
       *[other] { NAME($seat) } bids { $bid }.
    }
event-CardsShown = The cards were { $cards }.

remedy-wait-for-your-turn = Wait until you are asked.
remedy-leave-it-to-chance = That is up to chance.
remedy-call-after-the-bids-are-open = Bid first, and call when all bids are open.

table-card = Your card
table-cards = Cards
table-bids = Bids
table-none = none yet
task-bid = How much do you bid?
task-call = Is your sum the highest?

facts-unsaid = asked chosen own_bid
own-card = { table-card }
    .value = { $value ->
        [-1] { table-none }
       *[other] { $value }
    }
fact-bids = { table-bids }
    .none = { table-none }
fact-shown = { table-cards }
task = { $bids-count ->
        [0] { task-bid }
       *[other] { task-call }
    }

standing = { $place }. { NAME($seat) }

glance = Everybody draws a card in secret and bids. The highest bidder sees the next player's card. The highest sum of card and bid wins.
glance-word = chance
