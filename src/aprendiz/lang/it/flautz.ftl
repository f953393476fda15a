### FLAUTZ!: carte, opzioni, mosse, che cosa succede, che cosa non si può, e il tavolo in parole

## Il gioco

game = FLAUTZ!
about = Acchiappa le pergamene che volteggiano nella torre e componi l’incantesimo migliore: carte di un solo colore con valori consecutivi, oppure dello stesso valore e di colori diversi. Per 2-5 giocatori.

## Carte

card-B = { $value } blu
    .the = un { $value } blu
card-G = { $value } verde
    .the = un { $value } verde
card-V = { $value } viola
    .the = un { $value } viola
card-O = { $value } arancione
    .the = un { $value } arancione
card-K = { $value } rosa
    .the = un { $value } rosa
card-I = illusione da { $value }
    .the = un’illusione da { $value }
card-P = prisma
    .the = un prisma

colour-blue = blu
colour-green = verde
colour-purple = viola
colour-orange = arancione
colour-pink = rosa

symbol-blue = goccia
symbol-green = foglia
symbol-purple = luna
symbol-orange = fiamma
symbol-pink = fiore

field-air = aria
field-floor = pavimento
field-either = a scelta
field-last = FLAUTZ!

## Opzioni, ognuna in una frase, con i suoi valori

option-arena = I campi che il cristallo attraversa in una sfida, e quindi quanti round dura.
option-arena-usual = cinque round: pavimento, aria, pavimento, aria, a scelta
option-arena-short = quattro round: pavimento, aria, a scelta, a scelta
option-arena-long = sette round: pavimento, aria, a scelta, pavimento, aria, a scelta, a scelta
option-arena-own = oppure un elenco tuo di floor (pavimento), air (aria) ed either (a scelta), separati da virgole
option-mode = Come si vince la partita.
option-mode-crystals = chi arriva a 3 cristalli vince subito; dei punti non si tiene il conto
option-mode-matches = dopo il numero di sfide concordato decidono i punti, e ogni cristallo ne vale 10
option-matches = Quante sfide si giocano quando decidono i punti.
option-ties = Chi prende un cristallo quando i migliori incantesimi di una sfida valgono lo stesso.
option-ties-each = uno a testa per chi è alla pari
option-ties-nobody = non lo prende nessuno
option-final_turns = Che ne è degli ultimi turni dopo un FLAUTZ! quando il cristallo arriva alla fine del percorso.
option-final_turns-track = la fine del percorso viene prima, e gli ultimi turni non ancora giocati vanno persi
option-final_turns-all = tutti hanno il loro ultimo turno, e il cristallo aspetta sull’ultimo campo
option-starter = Il posto che comincia la prima sfida, contando da 0; se manca, decide la sorte.
option-limit = Dopo questo numero di turni non comincia nessuna nuova sfida; se manca, la partita dura quel che dura (in una simulazione, 1000 turni).
option-edition = Quali carte ci sono nella scatola.
option-edition-classic = 83 carte con valori da 1 a 5
option-edition-wide = 80 carte con valori da 1 a 7
option-edition-own = oppure il percorso di un file tuo

## Opzioni sulla pagina

label-arena = Arena
label-arena-usual = Normale
label-arena-short = Corta
label-arena-long = Lunga
label-arena-own = La tua
explain-arena-own = Campo per campo, come vuoi.
entry-arena = Campo { $number }
add-arena = Aggiungi un campo
label-mode = Traguardo
label-mode-crystals = Cristalli
label-mode-matches = Punti
label-matches = Sfide
label-ties = Parità
label-ties-each = Uno a testa
label-ties-nobody = A nessuno
label-final_turns = Ultimi turni
label-final_turns-track = Prima il percorso
label-final_turns-all = Per tutti
label-starter = Chi comincia
explain-starter = Chi comincia la prima sfida.
label-limit = Limite
explain-limit = Dopo questo numero di turni non comincia nessuna nuova sfida.
label-edition-wide = Ampia
preset-first = La prima volta
preset-first-means = Una sfida, circa 10 minuti, dai 7 anni.
preset-family = Serata in famiglia
preset-family-means = Vince chi arriva a tre cristalli, circa 30 minuti.
preset-masters = Maestri
preset-masters-means = Cinque sfide lunghe con valori fino a 7, circa un’ora.

## Mosse, come cose tra cui scegliere

move-Exchange = prendi { CARD($take, form: "the") } { $row ->
        [air] dall’aria
       *[floor] dal pavimento
    } e metti giù { CARD($give, form: "the") }{ $declare ->
        [yes] , dichiarando FLAUTZ!
       *[no] { "" }
    }
move-Replace = sostituisci { CARD($card, form: "the") } { $row ->
        [air] nell’aria
       *[floor] sul pavimento
    } con la prima carta del mazzo
move-Focus = focalizzati, per sostituire una carta prima del tuo prossimo scambio
move-Declare = dichiara FLAUTZ!
move-Rest = salta il tuo ultimo turno
move-Draw = esce { CARD($card, form: "the") }
move-Enrol = si assegnano gli apprendisti: { WORDS($colours, of: "colour") }
move-Begin = chi comincia: { NAME($seat) }

## Che cosa comporta una scelta

meaning-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
meaning-at-least = almeno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
meaning-focus = per ora 0 punti
meaning-focus-last = 0 punti: è il tuo ultimo turno!

## Che cosa succede

event-ApprenticeGiven = { WHO($seat) ->
        [you] Ricevi l’apprendista { WORDS($colour, of: "colour") }.
       *[other] { NAME($seat) } riceve l’apprendista { WORDS($colour, of: "colour") }.
    }
event-StarterFound = { WHO($seat) ->
        [you] La sorte decide: cominci tu.
       *[other] La sorte decide: comincia { NAME($seat) }.
    }
event-MatchBegan = { WHO($starter) ->
        [you] Sfida { $match }, si parte: cominci tu e dai cinque carte a testa.
       *[other] Sfida { $match }, si parte: comincia { NAME($starter) }, che dà cinque carte a testa.
    }
event-CardDealt = { WHO($seat) ->
        [you] Ricevi una carta.
       *[other] { NAME($seat) } riceve una carta.
    }
event-CardReceived = È { CARD($card, form: "the") }.
event-CardLaid = { $row ->
        [air] Carta nell’aria: { CARD($card) }.
       *[floor] Carta sul pavimento: { CARD($card) }.
    }
event-CrystalMoved = Il cristallo è sul campo { $number }: { $field ->
        [air] si prende dall’aria.
        [floor] si prende dal pavimento.
       *[either] si prende dall’aria o dal pavimento.
    }
event-CardExchanged = { WHO($seat) ->
        [you] Prendi { CARD($took, form: "the") } { $row ->
            [air] dall’aria
           *[floor] dal pavimento
        } e al suo posto metti { CARD($gave, form: "the") }.
       *[other] { NAME($seat) } prende { CARD($took, form: "the") } { $row ->
            [air] dall’aria
           *[floor] dal pavimento
        } e al suo posto mette { CARD($gave, form: "the") }.
    }
event-PlayerFocused = { WHO($seat) ->
        [you] Ti focalizzi.
       *[other] { NAME($seat) } si focalizza.
    }
event-CardDiscarded = { WHO($seat) ->
        [you] Togli { CARD($card, form: "the") } { $row ->
            [air] dall’aria.
           *[floor] dal pavimento.
        }
       *[other] { NAME($seat) } toglie { CARD($card, form: "the") } { $row ->
            [air] dall’aria.
           *[floor] dal pavimento.
        }
    }
event-CardTurnedUp = Al suo posto arriva { CARD($card, form: "the") }.
event-DeckReshuffled = Il mazzo è vuoto: si rimescolano gli scarti ({ $size ->
        [one] { $size } carta
       *[other] { $size } carte
    }), che diventano il nuovo mazzo.
event-PlayerRested = { WHO($seat) ->
        [you] Salti il tuo ultimo turno.
       *[other] { NAME($seat) } salta l’ultimo turno.
    }
event-FlautzDeclared = { WHO($seat) ->
        [you] Dichiari FLAUTZ! con { CARDS($cards) }.
       *[other] { NAME($seat) } dichiara FLAUTZ! con { CARDS($cards) }.
    } { $calls_final_turns ->
        [yes] Agli altri resta un ultimo turno a testa.
       *[no] Gli ultimi turni continuano.
    }
event-StraightShown = { $is_royal ->
        [yes] { WHO($seat) ->
            [you] Mostri un FLAUTZ! Reale: { CARDS($cards) }.
           *[other] { NAME($seat) } mostra un FLAUTZ! Reale: { CARDS($cards) }.
        }
       *[no] { WHO($seat) ->
            [you] Mostri un FLAUTZ! Scala: { CARDS($cards) }.
           *[other] { NAME($seat) } mostra un FLAUTZ! Scala: { CARDS($cards) }.
        }
    }
event-MatchEnded = La sfida { $match } è finita: { $ending ->
        [flautz] gli ultimi turni sono terminati.
        [straight] un FLAUTZ! Scala la chiude all’istante.
        [royal] un FLAUTZ! Reale la chiude all’istante.
       *[arena] il cristallo è arrivato in fondo all’arena.
    }
event-GameEnded = La partita è finita. { $winners-count ->
        [1] { WHO($winners) ->
            [you] Vinci tu{ $result-decided_by ->
                [points] , ai punti!
                [best-match] , grazie alla migliore sfida singola!
               *[crystals] , grazie ai cristalli!
            }
           *[other] Vince { NAMES($winners) }{ $result-decided_by ->
                [points] , ai punti!
                [best-match] , grazie alla migliore sfida singola!
               *[crystals] , grazie ai cristalli!
            }
        }
       *[other] Vittoria condivisa: { NAMES($winners) }!
    }

part-HandValued = { NAME($seat) } ({ CARDS($cards) }): { $spell ->
        [none] nessun incantesimo
       *[other] { $spell }{ $is_focused ->
            [yes] ; ma sul lato focus, quindi 0 punti
           *[no] { SAME($points, $spell-points) ->
                [yes] { "" }
               *[no] ; ma dopo un FLAUTZ! Reale 0 punti
            }
        }
    }{ $crystals ->
        [0] .
        [one] ; +{ $crystals } cristallo.
       *[other] ; +{ $crystals } cristalli.
    }
part-Spell = { $prisms-count ->
        [0] { "" }
       *[other] { $prisms },{ " " }
    }{ $cards } = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $is_straight ->
        [yes] { " " }(FLAUTZ! Scala)
       *[no] { $is_flautz ->
            [yes] { " " }(FLAUTZ!)
           *[no] { "" }
        }
    }
part-Prism = { $colours ->
        [none] prisma
       *[other] prisma { WORDS($colours, of: "colour") }
    }
part-Placed = { SAME($card, $counts_as) ->
        [yes] { CARD($card) }
       *[no] { CARD($card) } come { CARD($counts_as) }
    }

## Perché una mossa non si può fare, e quale sì

remedy-wait-for-your-turn = Aspetta il tuo turno.
remedy-focus-first = Una carta si sostituisce solo partendo dal lato focus: prima focalizzati, poi potrai farlo nel tuo prossimo turno.
remedy-replace-a-card-first = Il tuo apprendista è sul lato focus: prima sostituisci una carta, poi scambia.
remedy-exchange = Ora devi scambiare: prendi una carta e metti giù una delle tue.
remedy-declare-with-the-exchange = Dichiara FLAUTZ! insieme allo scambio.
remedy-make-one-spell-of-all-five = Per un FLAUTZ! tutte e cinque le carte devono formare un solo incantesimo.
remedy-exchange-or-focus = Si può saltare solo un ultimo turno: scambia o focalizzati.
remedy-leave-it-to-chance = Questo lo decide la sorte.
remedy-give-another-than-you-take = Se prendi { CARD($card, form: "the") }, non puoi rimettere giù proprio quella carta: scegline un’altra.
remedy-give-a-card-you-hold = In mano non hai { CARD($card, form: "the") }: metti giù una carta della tua mano.
remedy-take-from-the-row-the-field-shows = { $row ->
        [air] Su questo campo si prende una carta dall’aria.
       *[floor] Su questo campo si prende una carta dal pavimento.
    }
remedy-take-a-card-that-lies-there = { $row ->
        [air] Nell’aria questa carta non c’è ({ CARD($card) }): prendine una che c’è.
       *[floor] Sul pavimento questa carta non c’è ({ CARD($card) }): prendine una che c’è.
    }

## Il tavolo in parole

table-match = Sfida { $match }, round { $round } di { $rounds }
table-between = Sfida { $match }
table-arena = Arena
table-air = Aria
table-floor = Pavimento
table-apprentice = apprendista { WORDS($colour, of: "colour") }
table-crystals = { $crystals ->
        [one] { $crystals } cristallo
       *[other] { $crystals } cristalli
    }
table-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
table-focused = lato focus
table-starts = primo giocatore
table-open = carte scoperte: { CARDS($cards) }
table-deck = Mazzo
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-discards = Scarti
table-none = nessuno
table-hand = La tua mano
table-spell = Miglior incantesimo
table-no-spell = ancora nessuno
table-held = { NAME($seat) } ha di sicuro
task-exchange = { $field ->
        [air] Prendi una carta dall’aria e al suo posto mettine una tua, oppure focalizzati.
        [floor] Prendi una carta dal pavimento e al suo posto mettine una tua, oppure focalizzati.
       *[either] Prendi una qualsiasi delle sei carte e al suo posto mettine una tua, oppure focalizzati.
    }
task-replace = { $field ->
        [air] Lato focus: prima sostituisci una carta nell’aria, poi scambia.
        [floor] Lato focus: prima sostituisci una carta sul pavimento, poi scambia.
       *[either] Lato focus: prima sostituisci una qualsiasi delle sei carte, poi scambia.
    }
task-after-replacing = { $field ->
        [air] Ora scambia con una carta nell’aria.
        [floor] Ora scambia con una carta sul pavimento.
       *[either] Ora scambia con una qualsiasi delle sei carte.
    }
task-final = { NAME($caller) } ha dichiarato FLAUTZ!: questo è il tuo ultimo turno, e puoi anche saltarlo.

## Il tavolo, voce per voce

facts-unsaid = field must_exchange turns
events-unsaid = CardDealt CardReceived CardLaid
own-hand = { table-hand }
    .value = { CARDS($value) }
own-spell = { table-spell }
    .none = { table-no-spell }
fact-match = Sfida
fact-starter = Primo giocatore
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
        [yes] { WORDS($item, of: "field") } (cristallo)
       *[no] { WORDS($item, of: "field") }
    }
fact-deck_size = { table-deck }
    .value = { table-cards }
fact-discards = { table-discards }
    .value = { CARDS($value) }
    .none = { table-none }
fact-pool = Cristalli nella riserva
fact-caller = Ha dichiarato FLAUTZ!
    .value = { NAME($value) }
player-colour = { table-apprentice }
player-is_focused = { table-focused }
player-crystals = { table-crystals }
player-points = punti per sfida: { $points }
player-hand_size = { table-cards }
player-open_hand = carte scoperte: { CARDS($open_hand) }
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
        [yes] Ora scambia: prendi una carta e al suo posto mettine una tua.
       *[no] { $is_focused ->
            [yes] Lato focus: prima sostituisci una carta, poi scambia.
           *[no] Prendi una carta e al suo posto mettine una tua, oppure focalizzati.
        }
    }

## La fine

standing-points = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } punto
       *[other] { $totals } punti
    }, { $crystals ->
        [one] { $crystals } cristallo
       *[other] { $crystals } cristalli
    }
standing-crystals = { $place }. { NAME($seat) }: { $crystals ->
        [one] { $crystals } cristallo
       *[other] { $crystals } cristalli
    }
standing = { $matches-count ->
        [0] { standing-crystals }
       *[other] { standing-points }
    }

## Che cosa c’è in una scatola

box-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, per un massimo di { $players } giocatori
box-values = copie del valore
box-illusions = illusioni
box-prisms = prismi
box-arena = arena «{ $name }»

## Quanto vale una mano

score-nothing = nessun incantesimo = 0 punti

## In breve

glance = Un incantesimo è fatto di carte di un solo colore con valori consecutivi (2 blu, 3 blu, 4 blu), oppure dello stesso valore e di colori diversi (4 blu, 4 verde, 4 rosa). Vale quanto la sua carta più bassa, più 5 per ogni altra carta.
glance-turn = Nel tuo turno prendi una carta scoperta, tra quelle che il campo permette, e al suo posto ne metti una tua. Oppure ti focalizzi: al turno dopo, prima di scambiare, sostituisci una carta scoperta; ma se la sfida finisce mentre hai l’apprendista sul lato focus, non segni nulla.
glance-flautz = Cinque carte che formano un solo incantesimo sono un FLAUTZ!: se lo dichiari, agli altri resta un ultimo turno a testa. Cinque carte di un solo colore con valori consecutivi, senza carte speciali, chiudono subito la sfida e portano più cristalli.
glance-cards = Un’illusione conta in qualsiasi colore. Un prisma non aggiunge punti, ma permette a carte di un colore di contare come se fossero di un altro.
glance-symbols = Ogni colore ha il suo simbolo: { $symbols }.
glance-word = prisma
