### Tower

game = Torre

option-edition = Les cartes de la capsa.
option-edition-only = cartes del 0 al 3
option-edition-own = o el camí d'un fitxer teu
label-edition-only = L’única

move-Draw = surt la carta { $card }
move-Bid = apostar { $number }
move-Call = { $highest ->
        [yes] anunciar: la meva suma és la més alta
       *[no] anunciar: la meva suma no és la més alta
    }

event-CardDrawn = { WHO($seat) ->
        [you] Agafes una carta.
       *[other] { NAME($seat) } agafa una carta.
    }
event-CardSeen = { WHO($seat) ->
        [you] La teva carta és { $card }.
       *[other] La carta de { NAME($seat) } és { $card }.
    }
event-BidSealed = { WHO($seat) ->
        [you] Has apostat.
       *[other] { NAME($seat) } ha apostat.
    }
event-BidOpened = { WHO($seat) ->
        [you] Apostes { $bid }.
       *[other] { NAME($seat) } aposta { $bid }.
    }
event-CardsShown = Les cartes eren { $cards }.

remedy-wait-for-your-turn = Espera que et toqui.
remedy-leave-it-to-chance = Això ho decideix l'atzar.
remedy-call-after-the-bids-are-open = Primer aposta, i anuncia quan totes les apostes siguin a la vista.

table-card = La teva carta
table-cards = Cartes
table-bids = Apostes
table-none = encara cap
task-bid = Quant apostes?
task-call = La teva suma és la més alta?

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

glance = Tothom agafa una carta en secret i aposta. Qui més aposta veu la carta següent. Guanya la suma més alta.
glance-word = atzar
