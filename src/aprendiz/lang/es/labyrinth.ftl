### El laberinto mágico: símbolos, opciones, jugadas, qué ocurre, qué no se puede y la mesa en palabras

## El juego

game = El laberinto mágico
about = Llega al símbolo que busca todo el mundo a través de un laberinto que nadie ve: quien choca con un muro vuelve a empezar desde su esquina, y más le vale recordar dónde estaba. De 2 a 4 jugadores.

## Símbolos, magos, direcciones y objetos

symbol-owl = búho
    .the = el búho
symbol-candle = vela
    .the = la vela
symbol-moon = luna
    .the = la luna
symbol-key = llave
    .the = la llave
symbol-cat = gato
    .the = el gato
symbol-wand = varita
    .the = la varita
symbol-flask = frasco
    .the = el frasco
symbol-star = estrella
    .the = la estrella
symbol-mushroom = seta
    .the = la seta
symbol-book = libro
    .the = el libro
symbol-ring = anillo
    .the = el anillo
symbol-bat = murciélago
    .the = el murciélago
symbol-toad = sapo
    .the = el sapo
symbol-lantern = farol
    .the = el farol
symbol-feather = pluma
    .the = la pluma
symbol-spider = araña
    .the = la araña
symbol-sun = sol
    .the = el sol
symbol-cauldron = caldero
    .the = el caldero
symbol-crystal-ball = bola de cristal
    .the = la bola de cristal
symbol-hourglass = reloj de arena
    .the = el reloj de arena
symbol-hat = sombrero
    .the = el sombrero
symbol-snake = serpiente
    .the = la serpiente
symbol-gem = gema
    .the = la gema
symbol-broom = escoba
    .the = la escoba

magician-red = rojo
magician-blue = azul
magician-yellow = amarillo
magician-green = verde

direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste
letter-north = n
letter-east = e
letter-south = s
letter-west = o

item-wand = varita mágica
item-potion = poción
item-nightcap = gorro de dormir

## Opciones, cada una en una frase, con sus valores

option-walls = Cuántos muros tiene el laberinto, de 0 a 24: 19 para una partida fácil, 24 para una más difícil. Un laberinto propio trae sus propios muros.
option-maze = Un laberinto en lugar de uno al azar: el nombre de uno ya preparado, la ruta de un archivo con un plano, o bien muros separados por comas, como 12-13 (fila 1, columnas 2 y 3).
option-turned = Si se gira la caja una vez construido el laberinto.
option-turned-yes = se gira al azar, para que nadie sepa dónde están los muros
option-turned-no = no se gira, y se juega con el laberinto tal como se construyó
option-expansion = La expansión «Muros mágicos»: muros de un solo sentido y, para cada jugador, una varita mágica, una poción y un gorro de dormir.
option-expansion-no = sin ella
option-expansion-yes = con ella
option-magic = Cuántos de los muros son de un solo sentido, de 0 a 8.
option-goal = Cuántas fichas hacen falta para ganar, de 1 a 6; lo habitual son 5.
option-magicians = Los colores de los magos, en el orden de los sitios: red (rojo), blue (azul), yellow (amarillo), green (verde).
option-starter = El sitio que empieza, contando desde 0; si no se indica, decide el azar.
option-limit = Al llegar a este número de turnos, gana quien tiene más fichas; si no se indica, la partida dura lo que tenga que durar (en una simulación, 400 turnos).
option-edition = Dónde están los símbolos.
option-edition-classic = el tablero habitual
option-edition-own = o la ruta de tu propio archivo

## Opciones en la página

label-walls = Muros
explain-walls = Cuántos muros tiene un laberinto al azar: 19 para una partida fácil, 24 para una más difícil.
label-maze = Laberinto
explain-maze = Uno al azar, uno ya preparado o uno tuyo.
label-maze-none = Al azar
explain-maze-none = Nadie lo ha visto nunca.
label-maze-garden = Jardín
label-maze-courtyard = Patio
label-maze-cloister = Claustro
label-maze-library = Biblioteca
label-maze-tower = Torre
label-maze-cellar = Sótano
label-maze-crypt = Cripta
label-maze-abyss = Abismo
label-maze-whirlpool = Remolino
label-maze-mirrors = Espejos
label-maze-own = El tuyo
explain-maze-own = Muro a muro.
written-maze = 12-13 es un muro entre la fila 1, columna 2, y la fila 1, columna 3; 12>13 es de un solo sentido y solo deja pasar de 12 a 13.
length-maze = { $count ->
        [one] { $count } muro
       *[other] { $count } muros
    }
entry-maze = Muro { $number }
add-maze = Añadir un muro
label-turned = Girar la caja
explain-turned = Al azar, para que nadie sepa dónde están los muros.
label-expansion = Muros mágicos
explain-expansion = La expansión: muros de un solo sentido y, para cada jugador, una varita mágica, una poción y un gorro de dormir.
label-magic = Muros de un solo sentido
label-goal = Fichas
label-magicians = Colores
explain-magicians = Los colores de los magos, en el orden de los sitios.
label-magicians-none = Lo habitual
explain-magicians-none = Rojo, azul, amarillo, verde.
label-magicians-own = A tu gusto
explain-magicians-own = Sitio por sitio.
entry-magicians = Sitio { $number }
add-magicians = Añadir un color
label-starter = Quién empieza
explain-starter = Quién juega el primer turno.
label-limit = Límite
explain-limit = Al llegar a este número de turnos, gana quien tiene más fichas.
preset-hard = Más difícil
preset-hard-means = 24 muros en vez de 19.
preset-magic = Muros mágicos
preset-magic-means = Con muros de un solo sentido, varitas mágicas, pociones y gorros de dormir.

## Jugadas, como algo que se puede elegir

move-Step = { $direction ->
        [north] ir al norte
        [east] ir al este
        [south] ir al sur
       *[west] ir al oeste
    }
move-Stop = quedarte aquí
move-Roll = tirar el dado
move-Wave = usar la varita mágica: sale otro objetivo
move-Drink = beber la poción: avanzas cuanto quieras
move-Nap = ponerle el gorro de dormir a { NAME($seat) }, que pierde un turno
move-Wall = un muro al { $side ->
        [east] este
       *[south] sur
    } de la fila { $row }, columna { $column }
move-OneWay = un muro que solo se cruza desde la fila { $row }, columna { $column }, { $open ->
        [north] hacia el norte
        [east] hacia el este
        [south] hacia el sur
       *[west] hacia el oeste
    }
move-Turn = la caja gira { $degrees } grados{ $mirrored ->
        [yes] { " " }y el laberinto queda invertido
       *[no] { "" }
    }
move-Draw = ficha que sale: { WORDS($symbol, of: "symbol", form: "the") }
move-Face = en el dado sale un { $steps }
move-Begin = quien empieza: { NAME($seat) }

## Qué supondría una jugada

meaning-target = te llevas la ficha, si no hay un muro
meaning-step = { $distance ->
        [one] a { $distance } paso del objetivo, sin contar muros
       *[other] a { $distance } pasos del objetivo, sin contar muros
    }
meaning-passed = ahí { $count ->
        [1] está
       *[other] están
    } { $names }: tienes que seguir
meaning-stop = acaba tu turno

## Qué ocurre

event-MazeBuilt = { $walls ->
        [0] El laberinto no tiene ningún muro.
        [one] El laberinto tiene { $walls } muro, y se gira la caja.
       *[other] El laberinto tiene { $walls } muros, y se gira la caja.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }{ $one_ways } es de un solo sentido.
       *[other] { " " }{ $one_ways } son de un solo sentido.
    }
event-MazeKept = { $walls ->
        [0] El laberinto no tiene ningún muro.
        [one] El laberinto tiene { $walls } muro, y la caja no se gira.
       *[other] El laberinto tiene { $walls } muros, y la caja no se gira.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }{ $one_ways } es de un solo sentido.
       *[other] { " " }{ $one_ways } son de un solo sentido.
    }
event-TargetDrawn = El objetivo es { WORDS($symbol, of: "symbol", form: "the") }, fila { $row }, columna { $column }.
event-StarterFound = { WHO($seat) ->
        [you] El azar decide que empiezas tú.
       *[other] El azar decide que empieza { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] Es tu turno.
       *[other] Le toca a { NAME($seat) }.
    }
event-Rolled = { WHO($seat) ->
        [you] Sacas un { $steps }.
       *[other] { NAME($seat) } saca un { $steps }.
    }
event-Stepped = { WHO($seat) ->
        [you] { $direction ->
            [north] Vas al norte
            [east] Vas al este
            [south] Vas al sur
           *[west] Vas al oeste
        }
       *[other] { $direction ->
            [north] { NAME($seat) } va al norte
            [east] { NAME($seat) } va al este
            [south] { NAME($seat) } va al sur
           *[west] { NAME($seat) } va al oeste
        }
    }{ $symbol-count ->
        [0] , hasta la fila { $row }, columna { $column }.
       *[other] , hasta { WORDS($symbol, of: "symbol", form: "the") }.
    }
event-Bumped = { WHO($seat) ->
        [you] { $direction ->
            [north] ¡Chocas con un muro al norte
            [east] ¡Chocas con un muro al este
            [south] ¡Chocas con un muro al sur
           *[west] ¡Chocas con un muro al oeste
        }
       *[other] { $direction ->
            [north] ¡{ NAME($seat) } choca con un muro al norte
            [east] ¡{ NAME($seat) } choca con un muro al este
            [south] ¡{ NAME($seat) } choca con un muro al sur
           *[west] ¡{ NAME($seat) } choca con un muro al oeste
        }
    } de la fila { $row }, columna { $column }!
event-SentHome = { WHO($seat) ->
        [you] Se cae la bola: vuelves a tu esquina.
       *[other] Se cae la bola: { NAME($seat) } vuelve a su esquina.
    }
event-Stopped = { WHO($seat) ->
        [you] Te quedas en la fila { $row }, columna { $column }.
       *[other] { NAME($seat) } se queda en la fila { $row }, columna { $column }.
    }
event-ChipTaken = { WHO($seat) ->
        [you] Te llevas la ficha con { WORDS($symbol, of: "symbol", form: "the") }: ya tienes { $chips }.
       *[other] { NAME($seat) } se lleva la ficha con { WORDS($symbol, of: "symbol", form: "the") }: ya tiene { $chips }.
    }
event-WandWaved = { WHO($seat) ->
        [you] Usas la varita mágica: { WORDS($symbol, of: "symbol", form: "the") } vuelve a la bolsa.
       *[other] { NAME($seat) } usa la varita mágica: { WORDS($symbol, of: "symbol", form: "the") } vuelve a la bolsa.
    }
event-PotionDrunk = { WHO($seat) ->
        [you] Bebes la poción y puedes avanzar cuanto quieras.
       *[other] { NAME($seat) } bebe la poción y puede avanzar cuanto quiera.
    }
event-NightcapGiven = { WHO($seat) ->
        [you] Le pones el gorro de dormir a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } te pone el gorro de dormir: perderás un turno.
           *[other] { NAME($seat) } le pone el gorro de dormir a { NAME($receiver) }.
        }
    }
event-TurnMissed = { WHO($seat) ->
        [you] Te pasas el turno durmiendo.
       *[other] { NAME($seat) } se pasa el turno durmiendo.
    }
event-MazeShown = Se levanta el tablero{ $walls-count ->
        [0] : no había ningún muro.
       *[other] . Los muros estaban entre estas casillas: { $walls }.
    }
event-GameEnded = { $ending ->
        [limit] Fin de la partida: se han jugado los turnos acordados.
       *[goal] Fin de la partida: alguien ha ganado la ficha que le faltaba.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] ¡Ganas!
           *[other] ¡Gana { NAMES($winners) }!
        }
       *[other] ¡Victoria compartida: { NAMES($winners) }!
    }

## Por qué no se puede hacer una jugada, y qué se puede hacer

remedy-wait-for-your-turn = Espera a que te toque.
remedy-leave-it-to-chance = Eso lo decide el azar.
remedy-play-with-magic-walls = Eso es de la expansión «Muros mágicos», y esta partida se juega sin ella.
remedy-use-it-before-you-roll = Los objetos se usan antes de tirar el dado: espera a tu próximo turno.
remedy-only-once-in-a-game = Ya lo has usado: cada objeto sirve una vez por partida.
remedy-choose-another-player = Ponle el gorro de dormir a otra persona de la mesa.
remedy-choose-somebody-awake = Elige a otra persona: esta ya va a perder su próximo turno.
remedy-roll-first = Primero tira el dado, o usa un objeto.
remedy-stay-on-the-board = Ahí se acaba el tablero: ve por otro lado.
remedy-keep-a-step-to-go-on = Ahí hay otro mago, y no te quedan pasos para seguir: ve por otro lado.
remedy-go-on-to-a-free-square = Aquí hay otro mago: sigue hasta una casilla libre.

## La mesa en palabras

table-turn = Turno { $turn }
table-column = Columna
table-row = Fila { $row }
table-no-symbol = sin símbolo
table-target = Objetivo
table-target-at = { WORDS($symbol, of: "symbol", form: "the") }, fila { $row }, columna { $column }
table-no-target = está por salir
table-place = Estás
table-place-on = en { WORDS($symbol, of: "symbol", form: "the") }, fila { $row }, columna { $column }
table-place-blank = en la fila { $row }, columna { $column }
table-chips = { $count } de { $goal ->
        [one] { $goal } ficha
       *[other] { $goal } fichas
    }
table-at = fila { $row }, columna { $column }
table-at-home = en la esquina de salida
table-sleeps = pierde un turno
table-items = Objetos
table-items-of = { NAME($seat) } ({ $items })
table-walls = Muros
table-walls-count = { $walls }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } de un solo sentido
    }
table-bag = En la bolsa
table-bag-count = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
table-found-walls = Muros conocidos
table-found-open = Pasos libres
table-found-nothing = ninguno todavía
table-passage = { $row }{ $column } { WORDS($direction, of: "direction") }
task-choose = Tira el dado, o usa antes uno de tus objetos.
task-move = { $steps ->
        [one] Te queda { $steps } paso. ¿Hacia dónde ({ $letters })?
       *[other] Te quedan { $steps } pasos. ¿Hacia dónde ({ $letters })?
    }
task-fly = Avanza cuanto quieras. ¿Hacia dónde ({ $letters })?

## La mesa, dato a dato

facts-unsaid = steps has_stepped is_flying goal one_ways turns limit has_expansion corner
events-momentary = Stepped Bumped
fact-board = Tablero
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
            [yes] Avanza cuanto quieras. ¿Hacia dónde?
           *[no] { $steps ->
                [one] Te queda { $steps } paso. ¿Hacia dónde?
               *[other] Te quedan { $steps } pasos. ¿Hacia dónde?
            }
        }
    }

## El final

standing = { $place }. { NAME($seat) }: { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }

## Qué hay en una caja

box-title = { $symbols } símbolos, { $mazes ->
        [0] ningún laberinto preparado
        [one] { $mazes } laberinto preparado
       *[other] { $mazes } laberintos preparados
    }
box-letters = símbolos sin dibujo, cada uno con su letra
box-maze = { $walls ->
        [one] { $walls } muro
       *[other] { $walls } muros
    }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } de un solo sentido
    }

## El plano de un laberinto, para construirlo

plan-title = Laberinto con { $walls ->
        [one] { $walls } muro
       *[other] { $walls } muros
    }
plan-walls = { $count ->
        [one] { $count } muro por colocar
       *[other] { $count } muros por colocar
    }
plan-one-ways = { $count ->
        [one] { $count } muro de un solo sentido
       *[other] { $count } muros de un solo sentido
    }
plan-again = se repite con
plan-again-with = { $options }
plan-turns = turnos por objetivo
plan-turns-from = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } desde { $corner }
plan-spread = diferencia entre esquinas
plan-spread-turns = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos
plan-difficulty = dificultad
plan-difficulty-is = { NUMBER($difficulty, minimumFractionDigits: 2, maximumFractionDigits: 2) } veces los turnos de un tablero sin muros
plan-dead-ends = callejones sin salida
plan-tried = { $tried ->
        [one] se ha probado { $tried } laberinto
       *[other] se han probado { $tried } laberintos
    }
plan-good = { $file } es un laberinto en el que se puede jugar.
plan-corner-1 = arriba a la izquierda
plan-corner-2 = arriba a la derecha
plan-corner-3 = abajo a la derecha
plan-corner-4 = abajo a la izquierda
plan-legend-wall = muro
plan-legend-one-way = muro de un solo sentido: se cruza en la dirección de la flecha
plan-legend-slot = ranura vacía
plan-legend-corner = esquina en la que empieza un mago
plan-legend-names = Cada casilla se nombra por su fila y su columna: 12 es la fila 1, columna 2.
plan-legend-turn = Con todos los muros en su sitio, tapa el laberinto con el tablero y gira la caja hasta que nadie sepa qué lado quedaba arriba.

## De un vistazo

glance = En tu turno, el dado dice cuántas casillas puedes avanzar, hacia arriba, abajo, la izquierda o la derecha, para llegar al símbolo que es el objetivo. Quien llega primero se queda con su ficha, y sale el siguiente objetivo.
glance-walls = Debajo del tablero hay muros que nadie ve. Quien choca con uno vuelve a su esquina. Recuerda dónde estaba: nada lo señala.
glance-others = Puedes cruzar las casillas de los demás magos, pero no quedarte en ellas. Gana quien antes consigue las fichas acordadas, que suelen ser cinco.
glance-items = Con «Muros mágicos», algunos muros son de un solo sentido, y puedes usar una vez cada uno de tus tres objetos: con la varita mágica sale otro objetivo, con la poción avanzas cuanto quieras y con el gorro de dormir haces que alguien pierda un turno.
glance-word = esquina
