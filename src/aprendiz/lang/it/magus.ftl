### Magus Novatus: carte, opzioni, mosse, che cosa succede, che cosa non si può, e il tavolo in parole

## Il gioco

game = Magus Novatus
about = Tira il cubo, raccogli pozioni dalla griglia e usale per lanciare incantesimi; ma occhio a quello che c’è sul loro dorso, e ai teschi in cui si trasforma ciò che ti avanza. Per 2-4 giocatori.

## Carte, colori ed effetti

card-R = { $value } rosso
    .the = un { $value } rosso
card-Y = { $value } giallo
    .the = un { $value } giallo
card-G = { $value } verde
    .the = un { $value } verde
card-B = { $value } blu
    .the = un { $value } blu
card-H = erbe curative
    .the = delle erbe curative
card-E = elisir
    .the = un elisir
card-W = bacchetta magica
    .the = una bacchetta magica
card-C = maledizione
    .the = una maledizione

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
symbol-red = fiamma
symbol-yellow = sole
symbol-green = foglia
symbol-blue = goccia

effect-thieves = Arraffus Maximus
effect-shake-up = Totum Soqquadrum
effect-curses = Passamus Maledizionem
effect-go-back = Tempus Indietrum
effect-devil = Ciaus Teschius
effect-presents = Regalinus Tibi
effect-closed-book = libro chiuso

## Incantesimi in parole

wanted-R = { $count ->
        [one] { $count } rossa
       *[other] { $count } rosse
    }
wanted-Y = { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
wanted-G = { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
wanted-B = { $count } blu
wanted-K = { $count } di un colore
wanted-A = { $count } di un altro colore
wanted-many = { $count } di qualsiasi colore
wanted-number = { $potions } con il numero { $number }
wanted-different = { $potions } con numeri diversi
wanted-symbols = { $potions } con i numeri { $signs } (lettere uguali, numeri uguali)

## Opzioni, ognuna in una frase, con i suoi valori

option-throw = Come si tira il cubo.
option-throw-aimed = tu miri, e il cubo può deviare lì intorno
option-throw-uniform = può cadere su qualsiasi casella, tutte con la stessa probabilità
option-taking = Quanto si prende da una riga o da una colonna.
option-taking-all = tutte le pozioni di quel colore o di quel numero
option-taking-part = anche solo una parte
option-outstanding = Studenti Modello: senza cubo, scegli tu una riga o una colonna qualsiasi.
option-outstanding-no = con il cubo
option-outstanding-yes = senza
option-infant = Piccoli Studenti: senza oggetti e senza effetti; per un incantesimo contano solo i colori, e chi arriva a 9 punti vince subito.
option-infant-no = il gioco completo
option-infant-yes = il gioco per i più piccoli
option-infant_goal = Quali punti contano per arrivare a 9 nella modalità Piccoli Studenti.
option-infant_goal-net = quelli degli incantesimi, meno uno per ogni teschio
option-infant_goal-gross = solo quelli degli incantesimi; i teschi servono soltanto in caso di parità
option-starter = Il posto che comincia, contando da 0; se manca, decide la sorte.
option-limit = Dopo questo numero di turni la partita finisce e si contano i punti; se manca, la partita dura quel che dura (in una simulazione, 1000 turni).
option-edition = Quali carte ci sono nella scatola.
option-edition-classic = 64 pozioni, 8 oggetti e 30 incantesimi
option-edition-own = oppure il percorso di un file tuo

## Opzioni sulla pagina

label-throw = Il cubo
label-throw-aimed = Mirando
label-throw-uniform = Dove capita
label-taking = Quanto si prende
label-taking-all = Tutte
label-taking-part = Una parte
label-outstanding = Studenti Modello
explain-outstanding = Senza cubo, scegli tu una riga o una colonna qualsiasi.
label-infant = Piccoli Studenti
explain-infant = Senza oggetti e senza effetti; per un incantesimo contano solo i colori, e chi arriva a 9 punti vince subito.
label-infant_goal = Quali punti contano
label-infant_goal-net = Meno i teschi
label-infant_goal-gross = Solo incantesimi
label-starter = Chi comincia
explain-starter = Chi gioca il primo turno.
label-limit = Limite
explain-limit = Dopo questo numero di turni la partita finisce e si contano i punti.
preset-children = Per i più piccoli
preset-children-means = Piccoli Studenti: senza oggetti né effetti, si vince con 9 punti.
preset-outstanding = Studenti Modello
preset-outstanding-means = Senza cubo: la riga o la colonna che vuoi.

## Mosse, come cose tra cui scegliere

move-Aim = mira a riga { $row }, colonna { $column }
move-Place = posa il cubo a riga { $row }, colonna { $column }
move-Take = prendi { $colour ->
        [none] { $value ->
            [1] tutti gli { $value }
           *[other] tutti i { $value }
        }
       *[other] tutto il { WORDS($colour, of: "colour") }
    } { $line ->
        [row] dalla riga { $number }
       *[column] dalla colonna { $number }
    }
move-TakePart = prendi pozioni { $line ->
        [row] dalla riga { $number }
       *[column] dalla colonna { $number }
    } (caselle: { $places })
move-Cast = lancia l’incantesimo da { $points } punti: le carte le sceglie il tavolo
move-Choose = lancia l’incantesimo da { $points } punti: le carte le scegli tu
move-Pay = usa { CARD($card, form: "the") } per l’incantesimo
move-Heal = usa le erbe curative per liberarti di un teschio
move-Conjure = usa la bacchetta magica e prendi { CARD($card, form: "the") } dagli scarti
move-Lift = scarta due pozioni per liberarti della maledizione
move-Give = scarta tre pozioni per dare la maledizione a { NAME($seat) }
move-Spend = scarta { CARD($card, form: "the") }
move-Finish = chiudi il tuo turno
move-Drop = scarta { CARD($card, form: "the") }
move-Pass = passa { CARD($card, form: "the") } a sinistra
move-Draw = la sorte sceglie { CARD($card, form: "the") }
move-Land = il cubo cade a riga { $row }, colonna { $column }
move-Miss = il cubo finisce fuori dalla griglia
move-Offer = il prossimo incantesimo della pila: { SPELL($spell) }
move-Turn = sul dorso: { WORDS($effect, of: "effect") }
move-Begin = chi comincia: { NAME($seat) }

## Che cosa comporta una scelta

meaning-cards = { CARDS($cards) }
meaning-cast = { $points } punti, { $skulls ->
        [0] nessun teschio
        [one] { $skulls } teschio
       *[other] { $skulls } teschi
    }
meaning-place = al massimo: { CARDS($cards) }
meaning-hole = una casella vuota

## Che cosa succede

event-CardLaid = Riga { $row }, colonna { $column }: { CARD($card) }.
event-SpellOffered = Un nuovo incantesimo da { $points } punti: { SPELL($spell) }.
event-StarterFound = { WHO($seat) ->
        [you] La sorte decide: cominci tu.
       *[other] La sorte decide: comincia { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] È il tuo turno.
       *[other] È il turno di { NAME($seat) }.
    }
event-CubeAimed = { WHO($seat) ->
        [you] Tiri il cubo mirando a riga { $row }, colonna { $column }.
       *[other] { NAME($seat) } tira il cubo mirando a riga { $row }, colonna { $column }.
    }
event-CubeLanded = Il cubo cade a riga { $row }, colonna { $column }.
event-CubeMissed = { $times ->
        [1] Il cubo finisce fuori dalla griglia: si tira di nuovo.
       *[other] Il cubo finisce fuori un’altra volta: lo posa chi siede a sinistra.
    }
event-CubePlaced = { WHO($seat) ->
        [you] Posi il cubo a riga { $row }, colonna { $column }.
       *[other] { NAME($seat) } posa il cubo a riga { $row }, colonna { $column }.
    }
event-PotionsTaken = { WHO($seat) ->
        [you] Prendi { $line ->
            [row] dalla riga { $number }: { CARDS($cards) }.
           *[column] dalla colonna { $number }: { CARDS($cards) }.
        }
       *[other] { NAME($seat) } prende { $line ->
            [row] dalla riga { $number }: { CARDS($cards) }.
           *[column] dalla colonna { $number }: { CARDS($cards) }.
        }
    }
event-CardPaid = { WHO($seat) ->
        [you] Per l’incantesimo usi { CARD($card, form: "the") }.
       *[other] Per l’incantesimo { NAME($seat) } usa { CARD($card, form: "the") }.
    }
event-SpellCast = { WHO($seat) ->
        [you] Lanci un incantesimo da { $points } punti ({ SPELL($spell) })
       *[other] { NAME($seat) } lancia un incantesimo da { $points } punti ({ SPELL($spell) })
    }{ $skulls ->
        [0] , senza teschi.
        [one] ; la pozione che avanza diventa { $skulls } teschio.
       *[other] ; le pozioni che avanzano diventano { $skulls } teschi.
    }
event-BackTurned = { $effect ->
        [thieves] Sul dorso: { WORDS($effect, of: "effect") }! Ognuno pesca una carta.
        [shake-up] Sul dorso: { WORDS($effect, of: "effect") }! Chi ha oggetti ne scarta uno.
        [curses] Sul dorso: { WORDS($effect, of: "effect") }! Le maledizioni passano a sinistra.
        [go-back] Sul dorso: { WORDS($effect, of: "effect") }! La provetta torna indietro.
        [devil] Sul dorso: { WORDS($effect, of: "effect") }! Chi ha teschi ne passa uno a sinistra.
        [presents] Sul dorso: { WORDS($effect, of: "effect") }! Chi ha carte in mano ne passa una a sinistra.
       *[closed-book] Sul dorso: un libro chiuso. Non succede niente.
    }
event-CardDrawn = { WHO($seat) ->
        [you] Peschi una carta.
       *[other] { NAME($seat) } pesca una carta.
    }
event-CardReceived = È { CARD($card, form: "the") }.
event-ItemReceived = { WHO($seat) ->
        [you] Ricevi { CARD($card, form: "the") }.
       *[other] { NAME($seat) } riceve { CARD($card, form: "the") }.
    }
event-CurseDiscarded = Una maledizione ce l’hanno già tutti: questa si scarta.
event-ChoiceSealed = { WHO($seat) ->
        [you] Hai scelto.
       *[other] { NAME($seat) } ha scelto.
    }
event-ItemDropped = { WHO($seat) ->
        [you] Scarti { CARD($card, form: "the") }.
       *[other] { NAME($seat) } scarta { CARD($card, form: "the") }.
    }
event-CardPassed = { WHO($seat) ->
        [you] Passi una carta a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } ti passa una carta.
           *[other] { NAME($seat) } passa una carta a { NAME($receiver) }.
        }
    }
event-CardGiven = È { CARD($card, form: "the") }.
event-SkullPassed = { WHO($seat) ->
        [you] Un tuo teschio passa a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] Un teschio di { NAME($seat) } passa a te.
           *[other] Un teschio di { NAME($seat) } passa a { NAME($receiver) }.
        }
    }
event-CursePassed = { WHO($seat) ->
        [you] La tua maledizione passa a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] La maledizione di { NAME($seat) } passa a te.
           *[other] La maledizione di { NAME($seat) } passa a { NAME($receiver) }.
        }
    }
event-CylinderMoved = La provetta è in posizione { $place }.
event-SkullHealed = { WHO($seat) ->
        [you] Curi un teschio: era { CARD($card, form: "the") }.
       *[other] { NAME($seat) } cura un teschio: era { CARD($card, form: "the") }.
    }
event-CardConjured = { WHO($seat) ->
        [you] Con la bacchetta magica prendi { CARD($card, form: "the") } dagli scarti.
       *[other] Con la bacchetta magica { NAME($seat) } prende { CARD($card, form: "the") } dagli scarti.
    }
event-CardSpent = { WHO($seat) ->
        [you] Scarti { CARD($card, form: "the") }.
       *[other] { NAME($seat) } scarta { CARD($card, form: "the") }.
    }
event-CurseLifted = { WHO($seat) ->
        [you] Ti liberi della maledizione.
       *[other] { NAME($seat) } si libera della maledizione.
    }
event-CurseGiven = { WHO($seat) ->
        [you] Dai la tua maledizione a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } ti dà la sua maledizione.
           *[other] { NAME($seat) } dà la sua maledizione a { NAME($receiver) }.
        }
    }
event-DeckReshuffled = Il mazzo è vuoto: si rimescolano gli scarti ({ $size ->
        [one] { $size } carta
       *[other] { $size } carte
    }), che diventano il nuovo mazzo.
event-HandDiscarded = { WHO($seat) ->
        [you] Scarti le carte che ti restano in mano: { CARDS($cards) }.
       *[other] { NAME($seat) } scarta le carte rimaste in mano: { CARDS($cards) }.
    }
event-GameEnded = { $ending ->
        [spells] La partita è finita: non ci sono più incantesimi da lanciare.
        [exhaustion] La partita è finita: per un giro intero nessuno ha potuto fare niente.
        [limit] La partita è finita: i turni concordati sono terminati.
        [goal] La partita è finita: c’è chi ha raggiunto i 9 punti.
       *[cylinder] La partita è finita: la provetta ha raggiunto la sua ultima posizione.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] Vinci tu{ $result-decided_by ->
                [skulls] , con meno teschi!
                [fours] , con più incantesimi da 4!
                [threes] , con più incantesimi da 3!
                [twos] , con più incantesimi da 2!
               *[points] , ai punti!
            }
           *[other] Vince { NAMES($winners) }{ $result-decided_by ->
                [skulls] , con meno teschi!
                [fours] , con più incantesimi da 4!
                [threes] , con più incantesimi da 3!
                [twos] , con più incantesimi da 2!
               *[points] , ai punti!
            }
        }
       *[other] Vittoria condivisa: { NAMES($winners) }!
    }

## Perché una mossa non si può fare, e quale sì

remedy-wait-for-your-turn = Aspetta il tuo turno.
remedy-leave-it-to-chance = Questo lo decide la sorte.
remedy-throw-the-cube-first = Prima tira il cubo.
remedy-aim-at-the-grid = Mira a una casella della griglia: righe e colonne vanno da 1 a 5.
remedy-lay-the-cube-first = Prima posa il cubo per chi siede alla tua destra.
remedy-lay-it-on-the-grid = Posalo su una casella della griglia: righe e colonne vanno da 1 a 5.
remedy-lay-it-by-a-potion = Posalo dove nella riga o nella colonna c’è ancora una pozione.
remedy-take-potions-first = Prendere pozioni è obbligatorio: prima prendine qualcuna.
remedy-take-a-part = A questo tavolo devi indicare le caselle delle pozioni che prendi.
remedy-take-all-of-them = Prendi tutte le pozioni di un colore o di un numero da quella riga o colonna.
remedy-take-from-the-cubes-lines = Prendi dalla riga o dalla colonna del cubo.
remedy-name-a-colour-or-a-number = Indica un colore oppure un numero, non tutti e due.
remedy-take-what-lies-there = Prendi pozioni che ci sono davvero.
remedy-name-places-of-the-line = Indica caselle di quella riga o colonna, da 1 a 5, in ordine e ognuna una volta sola.
remedy-take-one-colour-or-one-number = Prendi pozioni di un solo colore o di un solo numero.
remedy-cast-one-spell-a-turn = Un solo incantesimo per turno: aspetta che tocchi di nuovo a te.
remedy-be-rid-of-the-curse-first = Con una maledizione non si lanciano incantesimi: prima devi liberartene.
remedy-cast-a-spell-on-offer = Lancia uno degli incantesimi disponibili.
remedy-gather-its-potions = Con le tue pozioni e i tuoi elisir non puoi lanciare l’incantesimo ({ SPELL($spell) }): raccogli altre pozioni.
remedy-get-healing-plants = Non hai erbe curative.
remedy-heal-a-skull-you-have = Non hai teschi da curare.
remedy-get-a-magic-wand = Non hai una bacchetta magica.
remedy-take-a-potion-from-the-discards = Prendi una pozione che è tra gli scarti.
remedy-only-with-a-curse = Non hai nessuna maledizione di cui liberarti.
remedy-gather-more-potions = Ti servono { $needed } pozioni in mano.
remedy-give-it-to-a-player = Dalla a qualcuno che gioca a questo tavolo.
remedy-give-it-to-somebody-without = Nessuno può avere due maledizioni: dalla a chi non ne ha.
remedy-cast-use-an-item-or-finish = Lancia un incantesimo, usa un oggetto o chiudi il tuo turno.
remedy-pay-for-the-spell-first = Prima scegli le carte per l’incantesimo.
remedy-pay-with-potions-or-elixirs = Per un incantesimo si usano pozioni o elisir.
remedy-pay-what-you-have = Usa una carta che hai.
remedy-pay-what-fits = Insieme alle carte già usate, questa non va bene per l’incantesimo: scegline un’altra.
remedy-discard-for-the-curse-first = Prima scarta le pozioni per la maledizione.
remedy-discard-a-potion-you-hold = Scarta una pozione che hai in mano.
remedy-discard-an-item-first = Prima scegli l’oggetto da scartare.
remedy-discard-an-item-you-have = Scegli un oggetto che hai; la maledizione non conta.
remedy-pass-a-card-first = Prima scegli la carta da passare.
remedy-pass-a-card-you-hold = Passa una carta che hai in mano.

## Il tavolo in parole

table-turn = Turno { $turn }
table-column = Colonna
table-row = Riga { $row }
table-hole = vuota
table-cube = Cubo
table-cube-at = riga { $row }, colonna { $column }
table-pile = { $points } punti
table-left = { $left ->
        [0] l’ultimo
       *[other] ancora { $left }
    }
table-pile-empty = incantesimi esauriti
table-cylinder = Provetta
table-cylinder-at = posizione { $cylinder } di { $end }
table-deck = Mazzo
table-discards = Scarti
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-top = in cima: { CARD($top) }
table-score = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
table-skulls = { $skulls ->
        [one] { $skulls } teschio
       *[other] { $skulls } teschi
    }
table-holds = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
table-items = Oggetti
table-items-of = { NAME($seat) } ({ CARDS($cards) })
table-spells = { $count ->
        [one] { $count } incantesimo
       *[other] { $count } incantesimi
    }
table-hand = La tua mano
table-empty = nessuna carta
table-paid = Già usate
table-held = { NAME($seat) } ha di sicuro
task-aim = Dove miri con il cubo? Accanto vedi che cosa prenderesti.
task-place = { NAME($turn) } ha mancato la griglia due volte: dove posi il cubo?
task-take = Prendi un colore o un numero dalla riga o dalla colonna del cubo.
task-take-anywhere = Prendi un colore o un numero da una riga o da una colonna qualsiasi.
task-cast = Puoi lanciare un incantesimo, usare oggetti o chiudere il tuo turno.
task-cursed = La maledizione ti impedisce di lanciare incantesimi: liberatene, usa oggetti o chiudi il tuo turno.
task-after-casting = Puoi ancora usare oggetti, oppure chiudere il tuo turno.
task-pay = Scegli che cosa usare per l’incantesimo ({ SPELL($spell) }), una carta alla volta.
task-spend = { $due ->
        [one] Scarta ancora { $due } pozione per la maledizione.
       *[other] Scarta ancora { $due } pozioni per la maledizione.
    }
task-drop = Scegli l’oggetto da scartare; lo fate tutti nello stesso momento.
task-pass = Scegli la carta da passare a sinistra; lo fate tutti nello stesso momento.

## Il tavolo, voce per voce

facts-unsaid = misses top end has_cast was_active paying due receiver turns idle takes_parts is_outstanding is_infant
events-unsaid = CardLaid ChoiceSealed
own-hand = { table-hand }
    .value = { CARDS($value) }
    .none = { table-empty }
own-paid = { table-paid }
    .value = { CARDS($value) }
own-chosen = La tua scelta
    .value = { CARD($value) }
fact-grid = Griglia
    .columns = 5
    .item = { $item-count ->
        [0] { table-hole }
       *[other] { CARD($item) }
    }
fact-cube = { table-cube }
    .value = { table-cube-at }
    .on = grid
fact-offers = Incantesimi disponibili
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
aid-backs = Dorsi non ancora girati, per punti
    .item = { $is_infant ->
        [yes] { "" }
       *[no] { $index ->
            [0] 2
            [1] 3
           *[other] 4
        }: { WORDS($item, of: "effect") }
    }
task = { $phase ->
        [aim] Dove miri con il cubo?
        [place] { task-place }
        [take] { $is_outstanding ->
            [yes] { task-take-anywhere }
           *[no] { task-take }
        }
        [cast] { $has_cast ->
            [yes] { task-after-casting }
           *[no] { task-cast }
        }
        [pay] Scegli che cosa usare per l’incantesimo, una carta alla volta.
        [spend] { task-spend }
        [drop] { task-drop }
       *[pass] { task-pass }
    }

## La fine

standing = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } punto
       *[other] { $totals } punti
    }, { $skulls ->
        [one] { $skulls } teschio
       *[other] { $skulls } teschi
    }

## Che cosa c’è in una scatola

box-cards = { $potions } pozioni, { $items } oggetti, { $spells } incantesimi
box-numbers = pozioni con il numero
box-item = { CARD($card) }
box-pile = incantesimi da { $points } punti
box-backs = dorsi degli incantesimi da { $points } punti
box-back = { $count } × { WORDS($effect, of: "effect") }
box-cylinder = ultima posizione della provetta
box-players = { $players } giocatori: { $place }
box-throw = tiro mirato
box-scatter = su { $all } tiri, { $hit } a segno, { $side } su ogni casella accanto, { $corner } su ognuna in diagonale

## Quali carte bastano per un incantesimo

score-castable = si può lanciare: { CARDS($cards) }{ $elixirs ->
        [0] { "" }
        [one] { " " }e { $elixirs } elisir
       *[other] { " " }e { $elixirs } elisir
    }
score-not-castable = non si può lanciare: { $elixirs ->
        [one] servirebbe { $elixirs } elisir
       *[other] servirebbero { $elixirs } elisir
    }

## In breve

glance = Nel tuo turno tiri il cubo sulla griglia e prendi tutte le pozioni di un solo colore o di un solo numero dalla riga o dalla colonna che indica.
glance-cast = Con le pozioni giuste puoi lanciare uno dei tre incantesimi disponibili. Le pozioni che ti restano in mano diventano teschi: alla fine ognuno ti costa un punto. Poi si gira l’incantesimo, e sul dorso può esserci una sorpresa.
glance-items = Gli oggetti ti aiutano nel tuo turno: le erbe curative tolgono un teschio, un elisir vale come una pozione qualsiasi, una bacchetta magica recupera una pozione dagli scarti. Con una maledizione non puoi lanciare incantesimi; con due pozioni te ne liberi, con tre la dai a qualcun altro.
glance-spells = Come si leggono gli incantesimi: «un colore» e «un altro colore» sono due colori diversi a tua scelta; «qualsiasi colore» vuol dire anche mescolati; con «numeri diversi» nessun numero si ripete.
glance-symbols = Ogni colore ha il suo simbolo: { $symbols }.
glance-word = maledizione
