### Tower

game = Torre

option-edition = As cartas da caixa.
option-edition-only = cartas de 0 a 3
option-edition-own = ou o caminho de um ficheiro teu
label-edition-only = A única

move-Draw = sai a carta { $card }
move-Bid = apostar { $number }
move-Call = { $highest ->
        [yes] anunciar: a minha soma é a mais alta
       *[no] anunciar: a minha soma não é a mais alta
    }

event-CardDrawn = { WHO($seat) ->
        [you] Tiras uma carta.
       *[other] { NAME($seat) } tira uma carta.
    }
event-CardSeen = { WHO($seat) ->
        [you] A tua carta é { $card }.
       *[other] A carta de { NAME($seat) } é { $card }.
    }
event-BidSealed = { WHO($seat) ->
        [you] Já apostaste.
       *[other] { NAME($seat) } já apostou.
    }
event-BidOpened = { WHO($seat) ->
        [you] Apostas { $bid }.
       *[other] { NAME($seat) } aposta { $bid }.
    }
event-CardsShown = As cartas eram { $cards }.

remedy-wait-for-your-turn = Espera pela tua vez.
remedy-leave-it-to-chance = Isso decide-o o acaso.
remedy-call-after-the-bids-are-open = Aposta primeiro e anuncia quando todas as apostas estiverem à vista.

table-card = A tua carta
table-cards = Cartas
table-bids = Apostas
table-none = ainda nenhuma
task-bid = Quanto apostas?
task-call = A tua soma é a mais alta?

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

glance = Cada um tira uma carta em segredo e aposta. Quem mais aposta vê a carta seguinte. Ganha a soma mais alta.
glance-word = acaso
