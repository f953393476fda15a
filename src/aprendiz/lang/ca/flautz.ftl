### FLAUTZ!: cartes, opcions, jugades, què passa, què no es pot fer, i la taula en paraules

## El joc

game = FLAUTZ!
about = Atrapa els pergamins que voleien per la torre i fes-ne el millor encanteri: cartes d’un mateix color amb valors seguits, o d’un mateix valor en colors diferents. De 2 a 5 jugadors.

## Cartes

card-B = { $value } blau
    .the = un { $value } blau
card-G = { $value } verd
    .the = un { $value } verd
card-V = { $value } lila
    .the = un { $value } lila
card-O = { $value } taronja
    .the = un { $value } taronja
card-K = { $value } rosa
    .the = un { $value } rosa
card-I = il·lusió { $value ->
        [1] d’1
       *[other] de { $value }
    }
    .the = una il·lusió { $value ->
        [1] d’1
       *[other] de { $value }
    }
card-P = prisma
    .the = un prisma

colour-blue = blau
colour-green = verd
colour-purple = lila
colour-orange = taronja
colour-pink = rosa

symbol-blue = gota
symbol-green = fulla
symbol-purple = lluna
symbol-orange = flama
symbol-pink = flor

field-air = aire
field-floor = terra
field-either = a triar
field-last = FLAUTZ!

## Opcions, cadascuna en una frase, amb els seus valors

option-arena = Les caselles que recorre el cristall marcador en un enfrontament i, per tant, quantes rondes té.
option-arena-usual = cinc rondes: terra, aire, terra, aire, a triar
option-arena-short = quatre rondes: terra, aire, a triar, a triar
option-arena-long = set rondes: terra, aire, a triar, terra, aire, a triar, a triar
option-arena-own = o una llista pròpia de floor (terra), air (aire) i either (a triar), separats per comes
option-mode = Com es guanya la partida.
option-mode-crystals = qui té 3 cristalls guanya a l’instant; no es porta el compte dels punts
option-mode-matches = després d’un nombre acordat d’enfrontaments decideixen els punts, i cada cristall en dona 10
option-matches = Quants enfrontaments es juguen quan decideixen els punts.
option-ties = Qui s’endú un cristall quan els millors encanteris d’un enfrontament valen el mateix.
option-ties-each = un per a cada jugador empatat
option-ties-nobody = ningú no se n’endú cap
option-final_turns = Què passa amb els últims torns després d’un FLAUTZ! quan el cristall marcador arriba al final del recorregut.
option-final_turns-track = mana el final del recorregut, i els últims torns que quedin es perden
option-final_turns-all = ningú no es queda sense el seu últim torn, i el cristall s’espera a l’última casella
option-starter = El seient que comença el primer enfrontament, comptant des de 0; per defecte, ho decideix l’atzar.
option-limit = Quan s’arriba a aquest nombre de torns, ja no comença cap enfrontament nou; sense límit, la partida dura el que calgui (en una simulació, 1000 torns).
option-edition = Quines cartes hi ha a la caixa.
option-edition-classic = 83 cartes amb valors de l’1 al 5
option-edition-wide = 80 cartes amb valors de l’1 al 7
option-edition-own = o el camí d’un fitxer propi

## Opcions a la pàgina

label-arena = Arena
label-arena-usual = Normal
label-arena-short = Curta
label-arena-long = Llarga
label-arena-own = La teva
explain-arena-own = Casella per casella, com vulguis.
entry-arena = Casella { $number }
add-arena = Afegeix una casella
label-mode = Objectiu
label-mode-crystals = Cristalls
label-mode-matches = Punts
label-matches = Enfrontaments
label-ties = Empats
label-ties-each = Un per a cadascú
label-ties-nobody = Per a ningú
label-final_turns = Últims torns
label-final_turns-track = Segons el cristall
label-final_turns-all = Per a tothom
label-starter = Qui comença
explain-starter = Qui comença el primer enfrontament.
label-limit = Límit
explain-limit = Quan s’arriba a aquest nombre de torns, ja no comença cap enfrontament nou.
label-edition-wide = Àmplia
preset-first = La primera vegada
preset-first-means = Un enfrontament, uns 10 minuts, a partir de 7 anys.
preset-family = Vetllada en família
preset-family-means = Guanya qui té tres cristalls, uns 30 minuts.
preset-masters = Mestres
preset-masters-means = Cinc enfrontaments llargs amb valors fins a 7, prop d’una hora.

## Jugades, com a opcions per triar

move-Exchange = agafar { CARD($take, form: "the") } { $row ->
        [air] de l’aire
       *[floor] del terra
    } i deixar-hi { CARD($give, form: "the") }{ $declare ->
        [yes] , declarant FLAUTZ!
       *[no] { "" }
    }
move-Replace = substituir { CARD($card, form: "the") } { $row ->
        [air] de l’aire
       *[floor] del terra
    } per una carta del munt
move-Focus = concentrar-te, per substituir una carta abans del pròxim intercanvi
move-Declare = declarar FLAUTZ!
move-Rest = passar en l’últim torn
move-Draw = surt { CARD($card, form: "the") }
move-Enrol = es reparteixen els aprenents: { WORDS($colours, of: "colour") }
move-Begin = qui comença: { NAME($seat) }

## Què voldria dir una opció

meaning-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
meaning-at-least = com a mínim { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
meaning-focus = per ara, 0 punts
meaning-focus-last = 0 punts: és el teu últim torn!

## Què passa

event-ApprenticeGiven = { WHO($seat) ->
        [you] Et toca l’aprenent { WORDS($colour, of: "colour") }.
       *[other] A { NAME($seat) } li toca l’aprenent { WORDS($colour, of: "colour") }.
    }
event-StarterFound = { WHO($seat) ->
        [you] L’atzar decideix: comences tu.
       *[other] L’atzar decideix: comença { NAME($seat) }.
    }
event-MatchBegan = { WHO($starter) ->
        [you] Enfrontament { $match }: comences tu i reparteixes cinc cartes a cadascú.
       *[other] Enfrontament { $match }: comença { NAME($starter) } i reparteix cinc cartes a cadascú.
    }
event-CardDealt = { WHO($seat) ->
        [you] Reps una carta.
       *[other] { NAME($seat) } rep una carta.
    }
event-CardReceived = És { CARD($card, form: "the") }.
event-CardLaid = { $row ->
        [air] Carta a l’aire: { CARD($card) }.
       *[floor] Carta a terra: { CARD($card) }.
    }
event-CrystalMoved = El cristall marcador és a la casella { $number }: { $field ->
        [air] s’agafen cartes de l’aire.
        [floor] s’agafen cartes del terra.
       *[either] s’agafen cartes de l’aire o del terra.
    }
event-CardExchanged = { WHO($seat) ->
        [you] Agafes { CARD($took, form: "the") } { $row ->
            [air] de l’aire
           *[floor] del terra
        } i hi deixes { CARD($gave, form: "the") }.
       *[other] { NAME($seat) } agafa { CARD($took, form: "the") } { $row ->
            [air] de l’aire
           *[floor] del terra
        } i hi deixa { CARD($gave, form: "the") }.
    }
event-PlayerFocused = { WHO($seat) ->
        [you] Et concentres.
       *[other] { NAME($seat) } es concentra.
    }
event-CardDiscarded = { WHO($seat) ->
        [you] Descartes { CARD($card, form: "the") } { $row ->
            [air] de l’aire.
           *[floor] del terra.
        }
       *[other] { NAME($seat) } descarta { CARD($card, form: "the") } { $row ->
            [air] de l’aire.
           *[floor] del terra.
        }
    }
event-CardTurnedUp = Al seu lloc surt { CARD($card, form: "the") }.
event-DeckReshuffled = El munt s’ha acabat: els descarts ({ $size ->
        [one] { $size } carta
       *[other] { $size } cartes
    }) es barregen i tornen a fer de munt.
event-PlayerRested = { WHO($seat) ->
        [you] Passes en l’últim torn.
       *[other] { NAME($seat) } passa en l’últim torn.
    }
event-FlautzDeclared = { WHO($seat) ->
        [you] Declares FLAUTZ! amb aquesta mà: { CARDS($cards) }.
       *[other] { NAME($seat) } declara FLAUTZ! amb aquesta mà: { CARDS($cards) }.
    } { $calls_final_turns ->
        [yes] Als altres els queda un últim torn.
       *[no] Els últims torns continuen.
    }
event-StraightShown = { $is_royal ->
        [yes] { WHO($seat) ->
            [you] Ensenyes una Escala Reial FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } ensenya una Escala Reial FLAUTZ!: { CARDS($cards) }.
        }
       *[no] { WHO($seat) ->
            [you] Ensenyes una Escala FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } ensenya una Escala FLAUTZ!: { CARDS($cards) }.
        }
    }
event-MatchEnded = S’acaba l’enfrontament { $match }: { $ending ->
        [flautz] tothom ha tingut el seu últim torn.
        [straight] una Escala FLAUTZ! hi posa fi a l’instant.
        [royal] una Escala Reial FLAUTZ! hi posa fi a l’instant.
       *[arena] el cristall marcador arriba al final de l’arena.
    }
event-GameEnded = S’acaba la partida. { $winners-count ->
        [1] { WHO($winners) ->
            [you] Guanyes tu{ $result-decided_by ->
                [points] { " " }amb més punts que ningú!
                [best-match] { " " }gràcies al millor enfrontament!
               *[crystals] { " " }gràcies als cristalls!
            }
           *[other] Guanya { NAMES($winners) }{ $result-decided_by ->
                [points] { " " }amb més punts que ningú!
                [best-match] { " " }gràcies al millor enfrontament!
               *[crystals] { " " }gràcies als cristalls!
            }
        }
       *[other] Victòria compartida: { NAMES($winners) }!
    }

part-HandValued = { NAME($seat) } ({ CARDS($cards) }): { $spell ->
        [none] cap encanteri
       *[other] { $spell }{ $is_focused ->
            [yes] ; però amb l’aprenent concentrat, 0 punts
           *[no] { SAME($points, $spell-points) ->
                [yes] { "" }
               *[no] ; però, després d’una Escala Reial FLAUTZ!, 0 punts
            }
        }
    }{ $crystals ->
        [0] .
        [one] ; +{ $crystals } cristall.
       *[other] ; +{ $crystals } cristalls.
    }
part-Spell = { $prisms-count ->
        [0] { "" }
       *[other] { $prisms },{ " " }
    }{ $cards } = { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }{ $is_straight ->
        [yes] { " " }(Escala FLAUTZ!)
       *[no] { $is_flautz ->
            [yes] { " " }(FLAUTZ!)
           *[no] { "" }
        }
    }
part-Prism = { $colours ->
        [none] prisma
       *[other] prisma ({ WORDS($colours, of: "colour") })
    }
part-Placed = { SAME($card, $counts_as) ->
        [yes] { CARD($card) }
       *[no] { CARD($card) } com a { CARD($counts_as) }
    }

## Per què no es pot fer una jugada, i què es podria fer

remedy-wait-for-your-turn = Espera que et toqui.
remedy-focus-first = Per substituir una carta cal tenir l’aprenent concentrat: concentra’t ara i substitueix-la al pròxim torn.
remedy-replace-a-card-first = Tens l’aprenent concentrat: primer substitueix una carta i després intercanvia.
remedy-exchange = Ara has d’intercanviar: agafa una carta i deixa una de les teves.
remedy-declare-with-the-exchange = Declara FLAUTZ! alhora que fas l’intercanvi.
remedy-make-one-spell-of-all-five = Per a un FLAUTZ! cal que les cinc cartes formin un sol encanteri.
remedy-exchange-or-focus = Només es pot passar en els últims torns: intercanvia o concentra’t.
remedy-leave-it-to-chance = Això és cosa de l’atzar.
remedy-give-another-than-you-take = Si agafes { CARD($card, form: "the") }, no hi pots tornar la mateixa carta: deixa’n una altra.
remedy-give-a-card-you-hold = Per deixar { CARD($card, form: "the") }, l’has de tenir a la mà: deixa una carta teva.
remedy-take-from-the-row-the-field-shows = { $row ->
        [air] En aquesta casella, agafa una carta de l’aire.
       *[floor] En aquesta casella, agafa una carta del terra.
    }
remedy-take-a-card-that-lies-there = { $row ->
        [air] A l’aire no hi ha cap { CARD($card) }: agafa una carta que hi hagi.
       *[floor] A terra no hi ha cap { CARD($card) }: agafa una carta que hi hagi.
    }

## La taula en paraules

table-match = Enfrontament { $match }, ronda { $round } { $rounds ->
        [1] d’{ $rounds }
        [11] d’{ $rounds }
       *[other] de { $rounds }
    }
table-between = Enfrontament { $match }
table-arena = Arena
table-air = Aire
table-floor = Terra
table-apprentice = aprenent { WORDS($colour, of: "colour") }
table-crystals = { $crystals ->
        [one] { $crystals } cristall
       *[other] { $crystals } cristalls
    }
table-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
table-focused = es concentra
table-starts = comença
table-open = mà descoberta ({ CARDS($cards) })
table-deck = Munt
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartes
    }
table-discards = Descarts
table-none = cap
table-hand = La teva mà
table-spell = Millor encanteri
table-no-spell = encara cap
table-held = Segur que { NAME($seat) } té
task-exchange = { $field ->
        [air] Agafa una carta de l’aire i deixa-hi una de les teves, o concentra’t.
        [floor] Agafa una carta del terra i deixa-hi una de les teves, o concentra’t.
       *[either] Agafa qualsevol de les sis cartes i deixa-hi una de les teves, o concentra’t.
    }
task-replace = { $field ->
        [air] Tens l’aprenent concentrat, o sigui que primer substitueix una carta de l’aire i després intercanvia.
        [floor] Tens l’aprenent concentrat, o sigui que primer substitueix una carta del terra i després intercanvia.
       *[either] Tens l’aprenent concentrat, o sigui que primer substitueix qualsevol de les sis cartes i després intercanvia.
    }
task-after-replacing = { $field ->
        [air] Ara intercanvia amb una carta de l’aire.
        [floor] Ara intercanvia amb una carta del terra.
       *[either] Ara intercanvia amb qualsevol de les sis cartes.
    }
task-final = { NAME($caller) } ha declarat FLAUTZ!: aquest és el teu últim torn, i també pots passar.

## La taula, dada a dada

facts-unsaid = field must_exchange turns
events-unsaid = CardDealt CardReceived CardLaid
own-hand = { table-hand }
    .value = { CARDS($value) }
own-spell = { table-spell }
    .none = { table-no-spell }
fact-match = Enfrontament
fact-starter = Comença
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
        [yes] { WORDS($item, of: "field") } (cristall)
       *[no] { WORDS($item, of: "field") }
    }
fact-deck_size = { table-deck }
    .value = { table-cards }
fact-discards = { table-discards }
    .value = { CARDS($value) }
    .none = { table-none }
fact-pool = Cristalls a la reserva
fact-caller = Ha declarat FLAUTZ!
    .value = { NAME($value) }
player-colour = { table-apprentice }
player-is_focused = { table-focused }
player-crystals = { table-crystals }
player-points = punts per enfrontament: { $points }
player-hand_size = { table-cards }
player-open_hand = mà descoberta ({ CARDS($open_hand) })
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
        [yes] Ara intercanvia: agafa una carta i deixa-hi una de les teves.
       *[no] { $is_focused ->
            [yes] Tens l’aprenent concentrat, o sigui que primer substitueix una carta i després intercanvia.
           *[no] Agafa una carta i deixa-hi una de les teves, o concentra’t.
        }
    }

## El final

standing-points = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } punt
       *[other] { $totals } punts
    }, { $crystals ->
        [one] { $crystals } cristall
       *[other] { $crystals } cristalls
    }
standing-crystals = { $place }. { NAME($seat) }: { $crystals ->
        [one] { $crystals } cristall
       *[other] { $crystals } cristalls
    }
standing = { $matches-count ->
        [0] { standing-crystals }
       *[other] { standing-points }
    }

## Què hi ha en una caixa

box-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartes
    }, per a un màxim de { $players } jugadors
box-values = exemplars de cada valor
box-illusions = il·lusions
box-prisms = prismes
box-arena = arena «{ $name }»

## Quant val una mà

score-nothing = cap encanteri = 0 punts

## D’un cop d’ull

glance = Un encanteri són cartes d’un mateix color amb valors seguits (2 blau, 3 blau, 4 blau) o d’un mateix valor en colors diferents (4 blau, 4 verd, 4 rosa). Val el valor més baix més 5 per cadascuna de les altres cartes.
glance-turn = En el teu torn, agafa una carta descoberta d’on et permeti la casella i deixa-hi una de les teves. O bé concentra’t: al pròxim torn substituiràs una carta descoberta abans d’intercanviar; però qui acaba l’enfrontament amb l’aprenent concentrat no puntua gens.
glance-flautz = Cinc cartes que formen un sol encanteri són un FLAUTZ!: declara’l, i als altres només els quedarà un últim torn. Cinc d’un mateix color amb valors seguits i sense cartes especials acaben l’enfrontament a l’instant i donen més cristalls.
glance-cards = Una il·lusió compta en qualsevol color. Un prisma no suma punts, però fa que les cartes d’un color puguin comptar com si fossin d’un altre.
glance-symbols = Cada color té el seu símbol: { $symbols }.
glance-word = prisma
