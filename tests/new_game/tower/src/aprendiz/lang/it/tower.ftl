### Tower

game = Torre

option-edition = Le carte della scatola.
option-edition-only = carte da 0 a 3
option-edition-own = o il percorso di un tuo file
label-edition-only = L’unica

move-Draw = esce la carta { $card }
move-Bid = puntare { $number }
move-Call = { $highest ->
        [yes] annunciare: la mia somma è la più alta
       *[no] annunciare: la mia somma non è la più alta
    }

event-CardDrawn = { WHO($seat) ->
        [you] Peschi una carta.
       *[other] { NAME($seat) } pesca una carta.
    }
event-CardSeen = { WHO($seat) ->
        [you] La tua carta è { $card }.
       *[other] La carta di { NAME($seat) } è { $card }.
    }
event-BidSealed = { WHO($seat) ->
        [you] Hai puntato.
       *[other] { NAME($seat) } ha puntato.
    }
event-BidOpened = { WHO($seat) ->
        [you] Punti { $bid }.
       *[other] { NAME($seat) } punta { $bid }.
    }
event-CardsShown = Le carte erano { $cards }.

remedy-wait-for-your-turn = Aspetta il tuo turno.
remedy-leave-it-to-chance = Questo lo decide il caso.
remedy-call-after-the-bids-are-open = Prima punta, poi annuncia quando tutte le puntate sono scoperte.

table-card = La tua carta
table-cards = Carte
table-bids = Puntate
table-none = ancora nessuna
task-bid = Quanto punti?
task-call = La tua somma è la più alta?

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

glance = Ognuno pesca una carta in segreto e punta. Chi punta di più vede la carta seguente. Vince la somma più alta.
glance-word = caso
