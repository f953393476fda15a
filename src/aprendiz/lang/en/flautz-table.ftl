### FLAUTZ!: what only its table on the screen says

## Whose turn it is, and what to do

flautz-your-final-turn = Your final turn
flautz-choose-lay = Now choose the card to put there.
flautz-choose-take = Now choose the card to take.
flautz-round = Round { $round } of { $rounds }
flautz-here = { $field }: the crystal is here
flautz-allows = { $field ->
        [air] Cards come from the air
        [floor] Cards come from the floor
       *[either] Cards come from air or floor
    }

## Buttons

flautz-exchange = Exchange
flautz-exchange-declaring = Exchange: FLAUTZ!
flautz-exchange-silently = Just exchange
flautz-declare = Declare FLAUTZ!
flautz-focus = Focus
flautz-focus-means = next turn, first replace a card
flautz-replace = Replace
flautz-rest = Skip

## Cards, as they are read out

flautz-lying = { $card }, { $row ->
        [air] in the air
       *[floor] on the floor
    }{ $state ->
        [take] , can be taken
        [replace] , can be replaced
        [chosen] , chosen
       *[none] { "" }
    }
flautz-held = { $card }, in your hand{ $spell ->
        [yes] , in your best spell
        [as] , in your best spell as { $counts }
       *[no] { "" }
    }{ $state ->
        [lay] , can be put down
        [chosen] , chosen
       *[none] { "" }
    }
flautz-worth = { $points ->
        [one] then { $points } point
       *[other] then { $points } points
    }
flautz-keys = Arrow keys move between cards; 1 to 5 choose from the hand, Q W E in the air, A S D on the floor; Escape chooses again.
flautz-pool = { $crystals ->
        [one] Pool: { $crystals } crystal
       *[other] Pool: { $crystals } crystals
    }
flautz-spell-then = Then
flautz-difference = Difference: { $difference }

## The others

flautz-has-declared = has declared FLAUTZ!
flautz-declares = { WHO($seat) ->
        [you] You declare FLAUTZ!
       *[other] { NAME($seat) } declares FLAUTZ!
    }

## Moments and the story

flautz-straight = Straight FLAUTZ!
flautz-royal = Royal FLAUTZ!
flautz-final-turns = One final turn for everyone else

## The end

flautz-crystals = Crystals
flautz-sum = Total
flautz-sum-note = Each crystal is worth 10 points.
