### Il labirinto magico: simboli, opzioni, mosse, che cosa succede, che cosa non si può, e il tavolo in parole

## Il gioco

game = Il labirinto magico
about = Raggiungi il simbolo che tutti cercano, in un labirinto che nessuno vede: chi sbatte contro un muro riparte dal suo angolo, e farà bene a ricordarsi dov’era quel muro. Per 2-4 giocatori.

## Simboli, maghi, direzioni e oggetti

symbol-owl = gufo
    .the = il gufo
symbol-candle = candela
    .the = la candela
symbol-moon = luna
    .the = la luna
symbol-key = chiave
    .the = la chiave
symbol-cat = gatto
    .the = il gatto
symbol-wand = bacchetta
    .the = la bacchetta
symbol-flask = ampolla
    .the = l’ampolla
symbol-star = stella
    .the = la stella
symbol-mushroom = fungo
    .the = il fungo
symbol-book = libro
    .the = il libro
symbol-ring = anello
    .the = l’anello
symbol-bat = pipistrello
    .the = il pipistrello
symbol-toad = rospo
    .the = il rospo
symbol-lantern = lanterna
    .the = la lanterna
symbol-feather = piuma
    .the = la piuma
symbol-spider = ragno
    .the = il ragno
symbol-sun = sole
    .the = il sole
symbol-cauldron = calderone
    .the = il calderone
symbol-crystal-ball = sfera di cristallo
    .the = la sfera di cristallo
symbol-hourglass = clessidra
    .the = la clessidra
symbol-hat = cappello
    .the = il cappello
symbol-snake = serpente
    .the = il serpente
symbol-gem = gemma
    .the = la gemma
symbol-broom = scopa
    .the = la scopa

magician-red = rosso
magician-blue = blu
magician-yellow = giallo
magician-green = verde

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ovest
letter-north = n
letter-east = e
letter-south = s
letter-west = o

item-wand = bacchetta magica
item-potion = pozione
item-nightcap = berretto da notte

## Opzioni, ognuna in una frase, con i suoi valori

option-walls = Quanti muri ha il labirinto, da 0 a 24: 19 per una partita facile, 24 per una più difficile. Un labirinto scelto da te ha già i suoi muri.
option-maze = Un labirinto al posto di quello casuale: il nome di uno già pronto, il percorso di un file con una pianta, oppure dei muri separati da virgole, come 12-13 (riga 1, colonne 2 e 3).
option-turned = Se la scatola viene girata, una volta finito il labirinto.
option-turned-yes = viene girata a caso, così nessuno sa dove sono i muri
option-turned-no = resta ferma, e si gioca nel labirinto così com’è stato costruito
option-expansion = L’espansione «Muri magici»: muri a senso unico e, per ognuno, una bacchetta magica, una pozione e un berretto da notte.
option-expansion-no = senza
option-expansion-yes = con l’espansione
option-magic = Quanti dei muri sono a senso unico, da 0 a 8.
option-goal = Con quanti gettoni si vince, da 1 a 6; di norma 5.
option-magicians = I colori dei maghi nell’ordine dei posti: red (rosso), blue (blu), yellow (giallo), green (verde).
option-starter = Il posto che comincia, contando da 0; se manca, decide la sorte.
option-limit = Dopo questo numero di turni vince chi ha più gettoni; se manca, la partita dura quel che dura (in una simulazione, 400 turni).
option-edition = Dove stanno i simboli.
option-edition-classic = il tabellone normale
option-edition-own = oppure il percorso di un file tuo

## Opzioni sulla pagina

label-walls = Muri
explain-walls = Quanti muri ha un labirinto casuale: 19 per una partita facile, 24 per una più difficile.
label-maze = Labirinto
explain-maze = Uno casuale, uno già pronto oppure uno tuo.
label-maze-none = Casuale
explain-maze-none = Non l’ha mai visto nessuno.
label-maze-garden = Giardino
label-maze-courtyard = Cortile
label-maze-cloister = Chiostro
label-maze-library = Biblioteca
label-maze-tower = Torre
label-maze-cellar = Cantina
label-maze-crypt = Cripta
label-maze-abyss = Abisso
label-maze-whirlpool = Vortice
label-maze-mirrors = Specchi
label-maze-own = Il tuo
explain-maze-own = Muro per muro.
written-maze = 12-13 è un muro tra riga 1, colonna 2 e riga 1, colonna 3; 12>13 è a senso unico, e si passa solo da 12 a 13.
length-maze = { $count ->
        [one] { $count } muro
       *[other] { $count } muri
    }
entry-maze = Muro { $number }
add-maze = Aggiungi un muro
label-turned = Gira la scatola
explain-turned = A caso, così nessuno sa dove sono i muri.
label-expansion = Muri magici
explain-expansion = L’espansione: muri a senso unico e, per ognuno, una bacchetta magica, una pozione e un berretto da notte.
label-magic = Muri a senso unico
label-goal = Gettoni
label-magicians = Colori
explain-magicians = I colori dei maghi, nell’ordine dei posti.
label-magicians-none = Come al solito
explain-magicians-none = Rosso, blu, giallo, verde.
label-magicians-own = A modo tuo
explain-magicians-own = Posto per posto.
entry-magicians = Posto { $number }
add-magicians = Aggiungi un colore
label-starter = Chi comincia
explain-starter = Chi gioca il primo turno.
label-limit = Limite
explain-limit = Dopo questo numero di turni vince chi ha più gettoni.
preset-hard = Più difficile
preset-hard-means = 24 muri invece di 19.
preset-magic = Muri magici
preset-magic-means = Con muri a senso unico, bacchette magiche, pozioni e berretti da notte.

## Mosse, come cose tra cui scegliere

move-Step = { $direction ->
        [north] vai a nord
        [east] vai a est
        [south] vai a sud
       *[west] vai a ovest
    }
move-Stop = fermati qui
move-Roll = tira il dado
move-Wave = usa la bacchetta magica: si pesca un altro obiettivo
move-Drink = bevi la pozione: fai tutti i passi che vuoi
move-Nap = metti il berretto da notte a { NAME($seat) }, che salta un turno
move-Wall = un muro { $side ->
        [east] a est
       *[south] a sud
    } di riga { $row }, colonna { $column }
move-OneWay = un muro che si passa solo da riga { $row }, colonna { $column } { $open ->
        [north] verso nord
        [east] verso est
        [south] verso sud
       *[west] verso ovest
    }
move-Turn = la scatola gira di { $degrees } gradi{ $mirrored ->
        [yes] , con il labirinto allo specchio
       *[no] { "" }
    }
move-Draw = dal sacchetto esce { WORDS($symbol, of: "symbol", form: "the") }
move-Face = il dado segna { $steps }
move-Begin = chi comincia: { NAME($seat) }

## Che cosa comporta una scelta

meaning-target = prendi il gettone, se non c’è un muro
meaning-step = { $distance ->
        [one] a { $distance } passo dall’obiettivo, muri a parte
       *[other] a { $distance } passi dall’obiettivo, muri a parte
    }
meaning-passed = { $count ->
        [1] lì c’è
       *[other] lì ci sono
    } { $names }: devi proseguire
meaning-stop = il tuo turno finisce

## Che cosa succede

event-MazeBuilt = { $walls ->
        [0] Nel labirinto non c’è nessun muro.
        [one] Nel labirinto c’è { $walls } muro, e la scatola è stata girata.
       *[other] Nel labirinto ci sono { $walls } muri, e la scatola è stata girata.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }A senso unico ce n’è { $one_ways }.
       *[other] { " " }A senso unico ce ne sono { $one_ways }.
    }
event-MazeKept = { $walls ->
        [0] Nel labirinto non c’è nessun muro.
        [one] Nel labirinto c’è { $walls } muro, e la scatola resta com’è.
       *[other] Nel labirinto ci sono { $walls } muri, e la scatola resta com’è.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }A senso unico ce n’è { $one_ways }.
       *[other] { " " }A senso unico ce ne sono { $one_ways }.
    }
event-TargetDrawn = L’obiettivo è { WORDS($symbol, of: "symbol", form: "the") }: riga { $row }, colonna { $column }.
event-StarterFound = { WHO($seat) ->
        [you] La sorte decide: cominci tu.
       *[other] La sorte decide: comincia { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] È il tuo turno.
       *[other] È il turno di { NAME($seat) }.
    }
event-Rolled = { WHO($seat) ->
        [you] Tiri il dado: esce un { $steps }.
       *[other] { NAME($seat) } tira il dado: esce un { $steps }.
    }
event-Stepped = { WHO($seat) ->
        [you] { $direction ->
            [north] Vai a nord
            [east] Vai a est
            [south] Vai a sud
           *[west] Vai a ovest
        }
       *[other] { $direction ->
            [north] { NAME($seat) } va a nord
            [east] { NAME($seat) } va a est
            [south] { NAME($seat) } va a sud
           *[west] { NAME($seat) } va a ovest
        }
    }{ $symbol-count ->
        [0] : riga { $row }, colonna { $column }.
       *[other] : ecco { WORDS($symbol, of: "symbol", form: "the") }.
    }
event-Bumped = { WHO($seat) ->
        [you] { $direction ->
            [north] Sbatti contro un muro a nord
            [east] Sbatti contro un muro a est
            [south] Sbatti contro un muro a sud
           *[west] Sbatti contro un muro a ovest
        }
       *[other] { $direction ->
            [north] { NAME($seat) } sbatte contro un muro a nord
            [east] { NAME($seat) } sbatte contro un muro a est
            [south] { NAME($seat) } sbatte contro un muro a sud
           *[west] { NAME($seat) } sbatte contro un muro a ovest
        }
    } di riga { $row }, colonna { $column }!
event-SentHome = { WHO($seat) ->
        [you] La biglia cade: torni nel tuo angolo.
       *[other] La biglia cade: { NAME($seat) } torna nel suo angolo.
    }
event-Stopped = { WHO($seat) ->
        [you] Ti fermi a riga { $row }, colonna { $column }.
       *[other] { NAME($seat) } si ferma a riga { $row }, colonna { $column }.
    }
event-ChipTaken = { WHO($seat) ->
        [you] Prendi il gettone con { WORDS($symbol, of: "symbol", form: "the") }: ora ne hai { $chips }.
       *[other] { NAME($seat) } prende il gettone con { WORDS($symbol, of: "symbol", form: "the") }: ora ne ha { $chips }.
    }
event-WandWaved = { WHO($seat) ->
        [you] Agiti la bacchetta magica: { WORDS($symbol, of: "symbol", form: "the") } torna nel sacchetto.
       *[other] { NAME($seat) } agita la bacchetta magica: { WORDS($symbol, of: "symbol", form: "the") } torna nel sacchetto.
    }
event-PotionDrunk = { WHO($seat) ->
        [you] Bevi la pozione: puoi fare tutti i passi che vuoi.
       *[other] { NAME($seat) } beve la pozione e può fare tutti i passi che vuole.
    }
event-NightcapGiven = { WHO($seat) ->
        [you] Metti il berretto da notte a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } ti mette il berretto da notte: salterai un turno.
           *[other] { NAME($seat) } mette il berretto da notte a { NAME($receiver) }.
        }
    }
event-TurnMissed = { WHO($seat) ->
        [you] Dormi e salti il turno.
       *[other] { NAME($seat) } dorme e salta il turno.
    }
event-MazeShown = Si solleva il tabellone{ $walls-count ->
        [0] : non c’era nessun muro.
       *[other] . Ecco dov’erano i muri: { $walls }.
    }
event-GameEnded = { $ending ->
        [limit] La partita è finita: i turni concordati sono terminati.
       *[goal] La partita è finita: l’ultimo gettone che serviva è stato preso.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] Vinci tu!
           *[other] Vince { NAMES($winners) }!
        }
       *[other] Vittoria condivisa: { NAMES($winners) }!
    }

## Perché una mossa non si può fare, e quale sì

remedy-wait-for-your-turn = Aspetta il tuo turno.
remedy-leave-it-to-chance = Questo lo decide la sorte.
remedy-play-with-magic-walls = Fa parte dell’espansione «Muri magici», che in questa partita non c’è.
remedy-use-it-before-you-roll = Gli oggetti si usano prima di tirare il dado: aspetta il tuo prossimo turno.
remedy-only-once-in-a-game = L’hai già usato: ogni oggetto serve una volta sola per partita.
remedy-choose-another-player = Metti il berretto da notte a qualcun altro che gioca a questo tavolo.
remedy-choose-somebody-awake = Scegli qualcun altro: questo giocatore salta già il prossimo turno.
remedy-roll-first = Prima tira il dado, oppure usa un oggetto.
remedy-stay-on-the-board = Lì il tabellone finisce: vai da un’altra parte.
remedy-keep-a-step-to-go-on = Lì c’è già un mago, e non ti resterebbero passi per proseguire: vai da un’altra parte.
remedy-go-on-to-a-free-square = Qui c’è già un altro mago: prosegui fino a una casella libera.

## Il tavolo in parole

table-turn = Turno { $turn }
table-column = Colonna
table-row = Riga { $row }
table-no-symbol = senza simbolo
table-target = Obiettivo
table-target-at = { WORDS($symbol, of: "symbol", form: "the") }, riga { $row }, colonna { $column }
table-no-target = si sta pescando
table-place = Tu sei qui
table-place-on = { WORDS($symbol, of: "symbol", form: "the") }, riga { $row }, colonna { $column }
table-place-blank = riga { $row }, colonna { $column }
table-chips = { $count ->
        [one] { $count } gettone su { $goal }
       *[other] { $count } gettoni su { $goal }
    }
table-at = riga { $row }, colonna { $column }
table-at-home = nell’angolo di partenza
table-sleeps = turno da saltare
table-items = Oggetti
table-items-of = { NAME($seat) } ({ $items })
table-walls = Muri
table-walls-count = { $walls }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } a senso unico
    }
table-bag = Nel sacchetto
table-bag-count = { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
table-found-walls = Muri trovati
table-found-open = Vie libere
table-found-nothing = ancora niente
table-passage = { $row }{ $column } { WORDS($direction, of: "direction") }
task-choose = Tira il dado, oppure usa prima uno dei tuoi oggetti.
task-move = { $steps ->
        [one] Ti resta un passo: da che parte ({ $letters })?
       *[other] Ti restano { $steps } passi: da che parte ({ $letters })?
    }
task-fly = Puoi fare tutti i passi che vuoi: da che parte ({ $letters })?

## Il tavolo, voce per voce

facts-unsaid = steps has_stepped is_flying goal one_ways turns limit has_expansion corner
events-momentary = Stepped Bumped
fact-board = Tabellone
    .columns = 6
    .item = { $item-count ->
        [0] ·
       *[other] { WORDS($item, of: "symbol") }
    }
fact-target = { table-target }
    .value = { WORDS($value, of: "symbol") }
    .none = { $phase ->
        [over] { "" }
       *[other] { table-no-target }
    }
    .on = board
fact-bag = { table-bag }
    .value = { table-bag-count }
fact-walls = { table-walls }
    .value = { table-walls-count }
fact-maze = { label-maze }
    .item = { move-Wall }
fact-magic = { label-magic }
    .item = { move-OneWay }
player-magician = { WORDS($magician, of: "magician") }
player-place = { table-at }
    .on = board
player-chips = { table-chips }
    .none = { table-chips }
player-items = { "" }
    .item = { WORDS($item, of: "item") }
player-naps = { table-sleeps }
aid-open = { table-found-open }
    .item = { table-passage }
    .none = { table-found-nothing }
aid-walls = { table-found-walls }
    .item = { table-passage }
    .none = { table-found-nothing }
task = { $phase ->
        [choose] { task-choose }
       *[move] { $is_flying ->
            [yes] Puoi fare tutti i passi che vuoi: da che parte?
           *[no] { $steps ->
                [one] Ti resta un passo: da che parte?
               *[other] Ti restano { $steps } passi: da che parte?
            }
        }
    }

## La fine

standing = { $place }. { NAME($seat) }: { $chips ->
        [one] { $chips } gettone
       *[other] { $chips } gettoni
    }

## Che cosa c’è in una scatola

box-title = { $symbols } simboli, { $mazes ->
        [0] nessun labirinto pronto
        [one] { $mazes } labirinto pronto
       *[other] { $mazes } labirinti pronti
    }
box-letters = simboli senza disegno, ognuno con la sua lettera
box-maze = { $walls ->
        [one] { $walls } muro
       *[other] { $walls } muri
    }{ $one_ways ->
        [0] { "" }
       *[other] , di cui { $one_ways } a senso unico
    }

## Un labirinto come pianta da costruire

plan-title = Un labirinto con { $walls ->
        [one] { $walls } muro
       *[other] { $walls } muri
    }
plan-walls = { $count ->
        [one] { $count } muro da inserire
       *[other] { $count } muri da inserire
    }
plan-one-ways = { $count ->
        [one] { $count } muro a senso unico
       *[other] { $count } muri a senso unico
    }
plan-again = per rifarlo
plan-again-with = usa { $options }
plan-turns = turni per obiettivo
plan-turns-from = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $corner }
plan-spread = divario tra gli angoli
plan-spread-turns = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turni
plan-difficulty = difficoltà
plan-difficulty-is = { NUMBER($difficulty, minimumFractionDigits: 2, maximumFractionDigits: 2) } volte i turni di un tabellone senza muri
plan-dead-ends = vicoli ciechi
plan-tried = { $tried ->
        [one] { $tried } labirinto provato
       *[other] { $tried } labirinti provati
    }
plan-good = { $file } è un labirinto in cui si può giocare.
plan-corner-1 = in alto a sinistra
plan-corner-2 = in alto a destra
plan-corner-3 = in basso a destra
plan-corner-4 = in basso a sinistra
plan-legend-wall = muro
plan-legend-one-way = muro a senso unico: si passa nella direzione della freccia
plan-legend-slot = fessura vuota
plan-legend-corner = angolo da cui parte un mago
plan-legend-names = Una casella si indica con la riga e la colonna: 12 è riga 1, colonna 2.
plan-legend-turn = Quando tutti i muri sono al loro posto, mettici sopra il tabellone e gira la scatola, così nessuno sa più qual era il lato in alto.

## In breve

glance = Nel tuo turno il dado dice quanti passi puoi fare, in su, in giù, a destra e a sinistra, per raggiungere il simbolo che è l’obiettivo. Chi ci arriva per primo si tiene il gettone, e si pesca il prossimo obiettivo.
glance-walls = Sotto il tabellone ci sono muri che nessuno vede. Chi ci sbatte contro torna nel suo angolo. Ricordati dov’erano: niente li segna.
glance-others = Puoi passare dove ci sono altri maghi, ma non fermarti lì. Vince chi per primo ha i gettoni stabiliti, di norma cinque.
glance-items = Con i «Muri magici» alcuni muri sono a senso unico, e ognuno dei tuoi tre oggetti puoi usarlo una volta: la bacchetta magica fa pescare un altro obiettivo, la pozione ti lascia fare tutti i passi che vuoi, il berretto da notte fa saltare un turno a qualcuno.
glance-word = angolo
