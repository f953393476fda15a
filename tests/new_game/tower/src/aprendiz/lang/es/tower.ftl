### Tower

game = Torre

option-edition = Las cartas de la caja.
option-edition-only = cartas de 0 a 3
option-edition-own = o la ruta de tu propio archivo
label-edition-only = La única

move-Draw = sale la carta { $card }
move-Bid = apostar { $number }
move-Call = { $highest ->
        [yes] anunciar: mi suma es la más alta
       *[no] anunciar: mi suma no es la más alta
    }

event-CardDrawn = { WHO($seat) ->
        [you] Robas una carta.
       *[other] { NAME($seat) } roba una carta.
    }
event-CardSeen = { WHO($seat) ->
        [you] Tu carta es { $card }.
       *[other] La carta de { NAME($seat) } es { $card }.
    }
event-BidSealed = { WHO($seat) ->
        [you] Has apostado.
       *[other] { NAME($seat) } ha apostado.
    }
event-BidOpened = { WHO($seat) ->
        [you] Apuestas { $bid }.
       *[other] { NAME($seat) } apuesta { $bid }.
    }
event-CardsShown = Las cartas eran { $cards }.

remedy-wait-for-your-turn = Espera a que te toque.
remedy-leave-it-to-chance = Eso lo decide el azar.
remedy-call-after-the-bids-are-open = Apuesta primero y anuncia cuando todas las apuestas estén a la vista.

table-card = Tu carta
table-cards = Cartas
table-bids = Apuestas
table-none = todavía ninguna
task-bid = ¿Cuánto apuestas?
task-call = ¿Es tu suma la más alta?

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

glance = Cada cual roba una carta en secreto y apuesta. Quien más apuesta ve la carta siguiente. Gana la suma más alta.
glance-word = azar
