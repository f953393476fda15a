### El laberint màgic: símbols, opcions, jugades, què passa, què no es pot fer, i la taula en paraules

## El joc

game = El laberint màgic
about = Arriba al símbol que tothom busca per un laberint que no veu ningú: si topes amb una paret, tornes a començar des de la cantonada, i més val que recordis on era! De 2 a 4 jugadors.

## Símbols, mags, direccions i objectes

symbol-owl = mussol
    .the = el mussol
symbol-candle = espelma
    .the = l’espelma
symbol-moon = lluna
    .the = la lluna
symbol-key = clau
    .the = la clau
symbol-cat = gat
    .the = el gat
symbol-wand = vareta
    .the = la vareta
symbol-flask = flascó
    .the = el flascó
symbol-star = estrella
    .the = l’estrella
symbol-mushroom = bolet
    .the = el bolet
symbol-book = llibre
    .the = el llibre
symbol-ring = anell
    .the = l’anell
symbol-bat = ratpenat
    .the = el ratpenat
symbol-toad = gripau
    .the = el gripau
symbol-lantern = fanal
    .the = el fanal
symbol-feather = ploma
    .the = la ploma
symbol-spider = aranya
    .the = l’aranya
symbol-sun = sol
    .the = el sol
symbol-cauldron = calder
    .the = el calder
symbol-crystal-ball = bola de vidre
    .the = la bola de vidre
symbol-hourglass = rellotge de sorra
    .the = el rellotge de sorra
symbol-hat = barret
    .the = el barret
symbol-snake = serp
    .the = la serp
symbol-gem = gemma
    .the = la gemma
symbol-broom = escombra
    .the = l’escombra

magician-red = vermell
magician-blue = blau
magician-yellow = groc
magician-green = verd

direction-north = nord
direction-east = est
direction-south = sud
direction-west = oest
letter-north = n
letter-east = e
letter-south = s
letter-west = o

item-wand = vareta màgica
item-potion = poció
item-nightcap = casquet de dormir

## Opcions, cadascuna en una frase, amb els seus valors

option-walls = Quantes parets té el laberint, de 0 a 24: 19 per a una partida fàcil, 24 per a una de més difícil. Un laberint propi ja porta les seves parets.
option-maze = Un laberint en lloc d’un fet a l’atzar: el nom d’un que ja estigui fet, el camí d’un fitxer amb un plànol, o bé parets separades per comes, com ara 12-13 (fila 1, columnes 2 i 3).
option-turned = Si es gira la caixa un cop construït el laberint.
option-turned-yes = es gira a l’atzar, perquè ningú no sàpiga on són les parets
option-turned-no = no es gira, i es juga amb el laberint tal com s’ha construït
option-expansion = L’expansió «Parets màgiques»: parets d’un sol sentit i, per a cada jugador, una vareta màgica, una poció i un casquet de dormir.
option-expansion-no = sense l’expansió
option-expansion-yes = amb l’expansió
option-magic = Quantes de les parets són d’un sol sentit, de 0 a 8.
option-goal = Amb quantes fitxes es guanya, d’1 a 6; normalment, 5.
option-magicians = Els colors dels mags, per ordre de seient: red (vermell), blue (blau), yellow (groc), green (verd).
option-starter = El seient que comença, comptant des de 0; per defecte, ho decideix l’atzar.
option-limit = Quan s’arriba a aquest nombre de torns, guanya qui té més fitxes; sense límit, la partida dura el que calgui (en una simulació, 400 torns).
option-edition = On són els símbols.
option-edition-classic = el tauler habitual
option-edition-own = o el camí d’un fitxer propi

## Opcions a la pàgina

label-walls = Parets
explain-walls = Quantes parets té un laberint fet a l’atzar: 19 per a una partida fàcil, 24 per a una de més difícil.
label-maze = Laberint
explain-maze = Un de fet a l’atzar, un de ja fet o un de teu.
label-maze-none = A l’atzar
explain-maze-none = No l’ha vist mai ningú.
label-maze-garden = Jardí
label-maze-courtyard = Pati
label-maze-cloister = Claustre
label-maze-library = Biblioteca
label-maze-tower = Torre
label-maze-cellar = Celler
label-maze-crypt = Cripta
label-maze-abyss = Abisme
label-maze-whirlpool = Remolí
label-maze-mirrors = Miralls
label-maze-own = El teu
explain-maze-own = Paret per paret.
written-maze = 12-13 és una paret entre la fila 1, columna 2, i la fila 1, columna 3; 12>13 és d’un sol sentit i només deixa passar de 12 a 13.
length-maze = { $count ->
        [one] { $count } paret
       *[other] { $count } parets
    }
entry-maze = Paret { $number }
add-maze = Afegeix una paret
label-turned = Gira la caixa
explain-turned = A l’atzar, perquè ningú no sàpiga on són les parets.
label-expansion = Parets màgiques
explain-expansion = L’expansió: parets d’un sol sentit i, per a cada jugador, una vareta màgica, una poció i un casquet de dormir.
label-magic = Parets d’un sol sentit
label-goal = Fitxes
label-magicians = Colors
explain-magicians = Els colors dels mags, per ordre de seient.
label-magicians-none = Com sempre
explain-magicians-none = Vermell, blau, groc, verd.
label-magicians-own = Al teu gust
explain-magicians-own = Seient per seient.
entry-magicians = Seient { $number }
add-magicians = Afegeix un color
label-starter = Qui comença
explain-starter = Qui juga el primer torn.
label-limit = Límit
explain-limit = Quan s’arriba a aquest nombre de torns, guanya qui té més fitxes.
preset-hard = Més difícil
preset-hard-means = 24 parets en lloc de 19.
preset-magic = Parets màgiques
preset-magic-means = Amb parets d’un sol sentit, varetes màgiques, pocions i casquets de dormir.

## Jugades, com a opcions per triar

move-Step = { $direction ->
        [north] anar al nord
        [east] anar a l’est
        [south] anar al sud
       *[west] anar a l’oest
    }
move-Stop = quedar-te aquí
move-Roll = tirar el dau
move-Wave = fer servir la vareta màgica per treure un altre objectiu
move-Drink = beure la poció i anar tan lluny com vulguis
move-Nap = posar el casquet de dormir a { NAME($seat) } perquè perdi un torn
move-Wall = una paret { $side ->
        [east] a l’est
       *[south] al sud
    } de la casella de la fila { $row }, columna { $column }
move-OneWay = una paret que només deixa passar de la fila { $row }, columna { $column } { $open ->
        [north] cap al nord
        [east] cap a l’est
        [south] cap al sud
       *[west] cap a l’oest
    }
move-Turn = la caixa gira { $degrees } graus{ $mirrored ->
        [yes] { " " }i el laberint queda invertit, com en un mirall
       *[no] { "" }
    }
move-Draw = surt { WORDS($symbol, of: "symbol", form: "the") }
move-Face = al dau surt un { $steps }
move-Begin = qui comença: { NAME($seat) }

## Què voldria dir una opció

meaning-target = t’endús la fitxa, si no hi ha cap paret
meaning-step = { $distance ->
        [one] a { $distance } pas de l’objectiu, sense comptar les parets
       *[other] a { $distance } passos de l’objectiu, sense comptar les parets
    }
meaning-passed = { $names } { $count ->
        [1] hi és
       *[other] hi són
    }: has de continuar
meaning-stop = acaba el teu torn

## Què passa

event-MazeBuilt = { $walls ->
        [0] Al laberint no hi ha cap paret.
        [one] Al laberint hi ha { $walls } paret, i la caixa ja s’ha girat.
       *[other] Al laberint hi ha { $walls } parets, i la caixa ja s’ha girat.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }N’hi ha { $one_ways } d’un sol sentit.
       *[other] { " " }N’hi ha { $one_ways } d’un sol sentit.
    }
event-MazeKept = { $walls ->
        [0] Al laberint no hi ha cap paret.
        [one] Al laberint hi ha { $walls } paret, i la caixa no es gira.
       *[other] Al laberint hi ha { $walls } parets, i la caixa no es gira.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }N’hi ha { $one_ways } d’un sol sentit.
       *[other] { " " }N’hi ha { $one_ways } d’un sol sentit.
    }
event-TargetDrawn = L’objectiu és { WORDS($symbol, of: "symbol", form: "the") }, a la fila { $row }, columna { $column }.
event-StarterFound = { WHO($seat) ->
        [you] L’atzar decideix: comences tu.
       *[other] L’atzar decideix: comença { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] Ara et toca a tu.
       *[other] Ara li toca a { NAME($seat) }.
    }
event-Rolled = { WHO($seat) ->
        [you] Treus un { $steps }.
       *[other] { NAME($seat) } treu un { $steps }.
    }
event-Stepped = { WHO($seat) ->
        [you] { $direction ->
            [north] Vas cap al nord
            [east] Vas cap a l’est
            [south] Vas cap al sud
           *[west] Vas cap a l’oest
        }
       *[other] { $direction ->
            [north] { NAME($seat) } va cap al nord
            [east] { NAME($seat) } va cap a l’est
            [south] { NAME($seat) } va cap al sud
           *[west] { NAME($seat) } va cap a l’oest
        }
    }{ $symbol-count ->
        [0] , fins a la fila { $row }, columna { $column }.
       *[other] , fins on hi ha { WORDS($symbol, of: "symbol", form: "the") }.
    }
event-Bumped = A la fila { $row }, columna { $column }, { WHO($seat) ->
        [you] { $direction ->
            [north] topes amb una paret al nord!
            [east] topes amb una paret a l’est!
            [south] topes amb una paret al sud!
           *[west] topes amb una paret a l’oest!
        }
       *[other] { $direction ->
            [north] { NAME($seat) } topa amb una paret al nord!
            [east] { NAME($seat) } topa amb una paret a l’est!
            [south] { NAME($seat) } topa amb una paret al sud!
           *[west] { NAME($seat) } topa amb una paret a l’oest!
        }
    }
event-SentHome = { WHO($seat) ->
        [you] La boleta cau: tornes a la teva cantonada.
       *[other] La boleta cau: { NAME($seat) } torna a la seva cantonada.
    }
event-Stopped = { WHO($seat) ->
        [you] Et quedes a la fila { $row }, columna { $column }.
       *[other] { NAME($seat) } es queda a la fila { $row }, columna { $column }.
    }
event-ChipTaken = { WHO($seat) ->
        [you] T’endús la fitxa amb { WORDS($symbol, of: "symbol", form: "the") }: ja en tens { $chips }.
       *[other] { NAME($seat) } s’endú la fitxa amb { WORDS($symbol, of: "symbol", form: "the") }: ja en té { $chips }.
    }
event-WandWaved = { WHO($seat) ->
        [you] Agites la vareta màgica: { WORDS($symbol, of: "symbol", form: "the") } torna a la bossa.
       *[other] { NAME($seat) } agita la vareta màgica: { WORDS($symbol, of: "symbol", form: "the") } torna a la bossa.
    }
event-PotionDrunk = { WHO($seat) ->
        [you] Beus la poció i pots anar tan lluny com vulguis.
       *[other] { NAME($seat) } beu la poció i pot anar tan lluny com vulgui.
    }
event-NightcapGiven = { WHO($seat) ->
        [you] Poses el casquet de dormir a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } et posa el casquet de dormir: perdràs un torn.
           *[other] { NAME($seat) } posa el casquet de dormir a { NAME($receiver) }.
        }
    }
event-TurnMissed = { WHO($seat) ->
        [you] Et passes el torn dormint.
       *[other] { NAME($seat) } es passa el torn dormint.
    }
event-MazeShown = S’aixeca el tauler{ $walls-count ->
        [0] : no hi havia cap paret.
       *[other] . Hi havia aquestes parets: { $walls }.
    }
event-GameEnded = { $ending ->
        [limit] S’acaba la partida: ja s’han jugat els torns acordats.
       *[goal] S’acaba la partida: ja s’ha guanyat l’última fitxa que calia.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] Guanyes tu!
           *[other] Guanya { NAMES($winners) }!
        }
       *[other] Victòria compartida: { NAMES($winners) }!
    }

## Per què no es pot fer una jugada, i què es podria fer

remedy-wait-for-your-turn = Espera que et toqui.
remedy-leave-it-to-chance = Això és cosa de l’atzar.
remedy-play-with-magic-walls = Això és de l’expansió «Parets màgiques», i en aquesta partida no hi és.
remedy-use-it-before-you-roll = Els objectes es fan servir abans de tirar el dau: espera’t al pròxim torn.
remedy-only-once-in-a-game = Ja l’has fet servir: cada objecte val una sola vegada per partida.
remedy-choose-another-player = Posa el casquet de dormir a algú altre de la taula.
remedy-choose-somebody-awake = Tria algú altre: aquest jugador ja perd el pròxim torn.
remedy-roll-first = Primer tira el dau o fes servir un objecte.
remedy-stay-on-the-board = El tauler s’acaba aquí: ves cap a un altre costat.
remedy-keep-a-step-to-go-on = Allà hi ha algú, i no et quedarien passos per continuar: ves cap a un altre costat.
remedy-go-on-to-a-free-square = Aquí hi ha algú: continua fins a una casella lliure.

## La taula en paraules

table-turn = Torn { $turn }
table-column = Columna
table-row = Fila { $row }
table-no-symbol = sense símbol
table-target = Objectiu
table-target-at = { WORDS($symbol, of: "symbol", form: "the") }, fila { $row }, columna { $column }
table-no-target = s’està traient
table-place = El teu mag
table-place-on = sobre { WORDS($symbol, of: "symbol", form: "the") }, fila { $row }, columna { $column }
table-place-blank = a la fila { $row }, columna { $column }
table-chips = { $count ->
        [one] { $count } fitxa
       *[other] { $count } fitxes
    } { $goal ->
        [1] d’{ $goal }
       *[other] de { $goal }
    }
table-at = fila { $row }, columna { $column }
table-at-home = a la cantonada de sortida
table-sleeps = perd un torn
table-items = Objectes
table-items-of = { NAME($seat) } ({ $items })
table-walls = Parets
table-walls-count = { $walls }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } d’un sol sentit
    }
table-bag = A la bossa
table-bag-count = { $count ->
        [one] { $count } fitxa
       *[other] { $count } fitxes
    }
table-found-walls = Parets conegudes
table-found-open = Passos lliures
table-found-nothing = encara cap
table-passage = { $row }{ $column } { WORDS($direction, of: "direction") }
task-choose = Tira el dau o, abans, fes servir un dels teus objectes.
task-move = { $steps ->
        [one] Et queda { $steps } pas. Cap on vas ({ $letters })?
       *[other] Et queden { $steps } passos. Cap on vas ({ $letters })?
    }
task-fly = Fes tants passos com vulguis. Cap on vas ({ $letters })?

## La taula, dada a dada

facts-unsaid = steps has_stepped is_flying goal one_ways turns limit has_expansion corner
events-momentary = Stepped Bumped
fact-board = Tauler
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
            [yes] Fes tants passos com vulguis. Cap on vas?
           *[no] { $steps ->
                [one] Et queda { $steps } pas. Cap on vas?
               *[other] Et queden { $steps } passos. Cap on vas?
            }
        }
    }

## El final

standing = { $place }. { NAME($seat) }: { $chips ->
        [one] { $chips } fitxa
       *[other] { $chips } fitxes
    }

## Què hi ha en una caixa

box-title = { $symbols } símbols, { $mazes ->
        [0] cap laberint ja fet
        [one] { $mazes } laberint ja fet
       *[other] { $mazes } laberints ja fets
    }
box-letters = símbols sense dibuix, cadascun amb la seva lletra
box-maze = { $walls ->
        [one] { $walls } paret
       *[other] { $walls } parets
    }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } d’un sol sentit
    }

## Un laberint com a plànol per construir-lo

plan-title = Un laberint amb { $walls ->
        [one] { $walls } paret
       *[other] { $walls } parets
    }
plan-walls = { $count ->
        [one] { $count } paret per posar
       *[other] { $count } parets per posar
    }
plan-one-ways = { $count ->
        [one] { $count } paret d’un sol sentit
       *[other] { $count } parets d’un sol sentit
    }
plan-again = per tornar-lo a fer
plan-again-with = amb { $options }
plan-turns = torns fins a un objectiu
plan-turns-from = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } des de { $corner }
plan-spread = diferència entre cantonades
plan-spread-turns = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } torns
plan-difficulty = dificultat
plan-difficulty-is = { NUMBER($difficulty, minimumFractionDigits: 2, maximumFractionDigits: 2) } vegades els torns d’un tauler sense parets
plan-dead-ends = atzucacs
plan-tried = { $tried ->
        [one] s’ha provat { $tried } laberint
       *[other] s’han provat { $tried } laberints
    }
plan-good = { $file } és un laberint on es pot jugar.
plan-corner-1 = dalt a l’esquerra
plan-corner-2 = dalt a la dreta
plan-corner-3 = baix a la dreta
plan-corner-4 = baix a l’esquerra
plan-legend-wall = paret
plan-legend-one-way = paret d’un sol sentit: es passa seguint la fletxa
plan-legend-slot = ranura buida
plan-legend-corner = cantonada d’on surt un mag
plan-legend-names = El nom d’una casella són la fila i la columna: 12 és fila 1, columna 2.
plan-legend-turn = Quan hi hagi totes les parets, posa-hi el tauler a sobre i gira la caixa, perquè ningú no sàpiga quin costat era el de dalt.

## D’un cop d’ull

glance = En el teu torn, el dau diu quantes caselles pots avançar, amunt, avall, a l’esquerra i a la dreta, per arribar al símbol que és l’objectiu. Qui hi arriba primer es queda la fitxa, i surt l’objectiu següent.
glance-walls = Sota el tauler hi ha parets que ningú no veu. Qui topa amb una torna a la seva cantonada. Recorda on era: no la marca res.
glance-others = Pots passar per on hi ha altres mags, però no t’hi pots quedar. Guanya qui abans té les fitxes acordades, normalment cinc.
glance-items = Amb l’expansió «Parets màgiques», algunes parets només deixen passar en un sentit, i pots fer servir una vegada cadascun dels teus tres objectes: la vareta màgica treu un altre objectiu, la poció et deixa anar tan lluny com vulguis i el casquet de dormir fa que algú perdi un torn.
glance-word = cantonada
