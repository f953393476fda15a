### Magus Novatus: cartas, opciones, jugadas, qué ocurre, qué no se puede y la mesa en palabras

## El juego

game = Magus Novatus
about = Lanza el cubo, reúne pociones de la cuadrícula y realiza hechizos con ellas; pero cuidado con lo que esconde el dorso de los hechizos y con las calaveras en que se convierte lo que te sobra. De 2 a 4 jugadores.

## Cartas, colores y efectos

card-R = { $value } rojo
    .the = el { $value } rojo
card-Y = { $value } amarillo
    .the = el { $value } amarillo
card-G = { $value } verde
    .the = el { $value } verde
card-B = { $value } azul
    .the = el { $value } azul
card-H = hierbas curativas
    .the = unas hierbas curativas
card-E = elixir
    .the = un elixir
card-W = varita mágica
    .the = una varita mágica
card-C = maldición
    .the = una maldición

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
symbol-red = llama
symbol-yellow = sol
symbol-green = hoja
symbol-blue = gota

effect-thieves = Ladrone Maximi
effect-shake-up = Totum Revolutum
effect-curses = Damus Malditionus
effect-go-back = Tempus Reditus
effect-devil = Chiao Diabolus
effect-presents = Regalitus Tuis
effect-closed-book = libro cerrado

## Los hechizos en palabras

wanted-R = { $count ->
        [one] { $count } roja
       *[other] { $count } rojas
    }
wanted-Y = { $count ->
        [one] { $count } amarilla
       *[other] { $count } amarillas
    }
wanted-G = { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
wanted-B = { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
wanted-K = { $count } de un color
wanted-A = { $count } de otro color
wanted-many = { $count } de cualquier color
wanted-number = { $potions } con el número { $number }
wanted-different = { $potions } con números distintos
wanted-symbols = { $potions } con los números { $signs } (a igual letra, igual número)

## Opciones, cada una en una frase, con sus valores

option-throw = Cómo se lanza el cubo.
option-throw-aimed = apuntas a una casilla, y el cubo puede desviarse a las de alrededor
option-throw-uniform = puede caer en cualquier casilla, todas con la misma probabilidad
option-taking = Cuántas pociones se toman de una fila o de una columna.
option-taking-all = todas las pociones del color o del número elegido
option-taking-part = solo las que quieras de esas pociones
option-outstanding = Alumnos Aventajados: sin cubo, eliges tú una fila o una columna cualquiera.
option-outstanding-no = con cubo
option-outstanding-yes = sin cubo
option-infant = Alumnos Junior: no hay objetos ni efectos, en los hechizos solo cuentan los colores, y quien llega a 9 puntos gana en el acto.
option-infant-no = el juego completo
option-infant-yes = la versión infantil
option-infant_goal = Qué puntos cuentan para llegar a 9 en el modo de Alumnos Junior.
option-infant_goal-net = los de los hechizos, menos uno por cada calavera
option-infant_goal-gross = solo los de los hechizos; las calaveras no restan, pero deshacen empates
option-starter = El sitio que empieza, contando desde 0; si no se indica, decide el azar.
option-limit = Al llegar a este número de turnos, la partida se puntúa tal como está; si no se indica, dura lo que tenga que durar (en una simulación, 1000 turnos).
option-edition = Qué cartas hay en la caja.
option-edition-classic = 64 pociones, 8 objetos y 30 hechizos
option-edition-own = o la ruta de tu propio archivo

## Opciones en la página

label-throw = El cubo
label-throw-aimed = Apuntando
label-throw-uniform = A cualquier sitio
label-taking = Cuánto se toma
label-taking-all = Todas
label-taking-part = Una parte
label-outstanding = Alumnos Aventajados
explain-outstanding = Sin cubo, eliges tú una fila o una columna cualquiera.
label-infant = Alumnos Junior
explain-infant = No hay objetos ni efectos, en los hechizos solo cuentan los colores, y quien llega a 9 puntos gana en el acto.
label-infant_goal = Qué puntos cuentan
label-infant_goal-net = Menos calaveras
label-infant_goal-gross = Solo hechizos
label-starter = Quién empieza
explain-starter = Quién juega el primer turno.
label-limit = Límite
explain-limit = Al llegar a este número de turnos, la partida se puntúa tal como está.
preset-children = Para niños
preset-children-means = Alumnos Junior: sin objetos ni efectos, se gana con 9 puntos.
preset-outstanding = Alumnos Aventajados
preset-outstanding-means = Sin cubo: la fila o la columna que quieras.

## Jugadas, como algo que se puede elegir

move-Aim = apuntar a la fila { $row }, columna { $column }
move-Place = colocar el cubo en la fila { $row }, columna { $column }
move-Take = tomar { $colour ->
        [none] todos los { $value }
       *[other] todo el { WORDS($colour, of: "colour") }
    } de { $line ->
        [row] la fila { $number }
       *[column] la columna { $number }
    }
move-TakePart = tomar pociones de { $line ->
        [row] la fila { $number }
       *[column] la columna { $number }
    } (posición: { $places })
move-Cast = realizar el hechizo de { $points } puntos y pagar como de costumbre
move-Choose = realizar el hechizo de { $points } puntos y elegir con qué pagar
move-Pay = pagar con { CARD($card, form: "the") }
move-Heal = usar hierbas curativas para librarte de una calavera
move-Conjure = usar la varita mágica y llevarte { CARD($card, form: "the") } de los descartes
move-Lift = descartar dos pociones para librarte de la maldición
move-Give = descartar tres pociones para darle la maldición a { NAME($seat) }
move-Spend = descartar { CARD($card, form: "the") }
move-Finish = terminar tu turno
move-Drop = descartar { CARD($card, form: "the") }
move-Pass = pasar { CARD($card, form: "the") } a tu izquierda
move-Draw = carta que sale: { CARD($card, form: "the") }
move-Land = el cubo cae en la fila { $row }, columna { $column }
move-Miss = el cubo cae fuera de la cuadrícula
move-Offer = el siguiente hechizo de su mazo: { SPELL($spell) }
move-Turn = en el dorso: { WORDS($effect, of: "effect") }
move-Begin = quien empieza: { NAME($seat) }

## Qué supondría una jugada

meaning-cards = { CARDS($cards) }
meaning-cast = { $points } puntos, { $skulls ->
        [0] ninguna calavera
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    }
meaning-place = como mucho: { CARDS($cards) }
meaning-hole = un hueco

## Qué ocurre

event-CardLaid = Fila { $row }, columna { $column }: { CARD($card) }.
event-SpellOffered = Nuevo hechizo de { $points } puntos: { SPELL($spell) }.
event-StarterFound = { WHO($seat) ->
        [you] El azar decide que empiezas tú.
       *[other] El azar decide que empieza { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] Es tu turno.
       *[other] Le toca a { NAME($seat) }.
    }
event-CubeAimed = { WHO($seat) ->
        [you] Lanzas el cubo hacia la fila { $row }, columna { $column }.
       *[other] { NAME($seat) } lanza el cubo hacia la fila { $row }, columna { $column }.
    }
event-CubeLanded = El cubo cae en la fila { $row }, columna { $column }.
event-CubeMissed = { $times ->
        [1] El cubo cae fuera: hay que lanzarlo otra vez.
       *[other] El cubo vuelve a caer fuera: lo coloca la persona de la izquierda.
    }
event-CubePlaced = { WHO($seat) ->
        [you] Colocas el cubo en la fila { $row }, columna { $column }.
       *[other] { NAME($seat) } coloca el cubo en la fila { $row }, columna { $column }.
    }
event-PotionsTaken = { WHO($seat) ->
        [you] Tomas de { $line ->
            [row] la fila { $number }
           *[column] la columna { $number }
        }: { CARDS($cards) }.
       *[other] { NAME($seat) } toma de { $line ->
            [row] la fila { $number }
           *[column] la columna { $number }
        }: { CARDS($cards) }.
    }
event-CardPaid = { WHO($seat) ->
        [you] Pagas con { CARD($card, form: "the") }.
       *[other] { NAME($seat) } paga con { CARD($card, form: "the") }.
    }
event-SpellCast = { WHO($seat) ->
        [you] Realizas un hechizo de { $points } puntos ({ SPELL($spell) })
       *[other] { NAME($seat) } realiza un hechizo de { $points } puntos ({ SPELL($spell) })
    }{ $skulls ->
        [0] { "" }, sin ninguna calavera.
        [one] ; lo que sobra se convierte en { $skulls } calavera.
       *[other] ; lo que sobra se convierte en { $skulls } calaveras.
    }
event-BackTurned = { $effect ->
        [thieves] En el dorso: ¡{ WORDS($effect, of: "effect") }! Todo el mundo roba una carta.
        [shake-up] En el dorso: ¡{ WORDS($effect, of: "effect") }! Quien tenga objetos pierde uno.
        [curses] En el dorso: ¡{ WORDS($effect, of: "effect") }! Las maldiciones pasan a la izquierda.
        [go-back] En el dorso: ¡{ WORDS($effect, of: "effect") }! La probeta retrocede.
        [devil] En el dorso: ¡{ WORDS($effect, of: "effect") }! Quien tenga calaveras pasa una a su izquierda.
        [presents] En el dorso: ¡{ WORDS($effect, of: "effect") }! Quien tenga cartas en la mano pasa una a su izquierda.
       *[closed-book] En el dorso: un libro cerrado. No ocurre nada.
    }
event-CardDrawn = { WHO($seat) ->
        [you] Robas una carta.
       *[other] { NAME($seat) } roba una carta.
    }
event-CardReceived = Es { CARD($card, form: "the") }.
event-ItemReceived = { WHO($seat) ->
        [you] Recibes { CARD($card, form: "the") }.
       *[other] { NAME($seat) } recibe { CARD($card, form: "the") }.
    }
event-CurseDiscarded = Todo el mundo tiene ya una maldición: esta se descarta.
event-ChoiceSealed = { WHO($seat) ->
        [you] Ya has elegido.
       *[other] { NAME($seat) } ya ha elegido.
    }
event-ItemDropped = { WHO($seat) ->
        [you] Pierdes { CARD($card, form: "the") }.
       *[other] { NAME($seat) } pierde { CARD($card, form: "the") }.
    }
event-CardPassed = { WHO($seat) ->
        [you] Le pasas una carta a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } te pasa una carta.
           *[other] { NAME($seat) } le pasa una carta a { NAME($receiver) }.
        }
    }
event-CardGiven = Es { CARD($card, form: "the") }.
event-SkullPassed = { WHO($seat) ->
        [you] Una de tus calaveras pasa a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] Te llega una calavera de { NAME($seat) }.
           *[other] Una calavera de { NAME($seat) } pasa a { NAME($receiver) }.
        }
    }
event-CursePassed = { WHO($seat) ->
        [you] Tu maldición pasa a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] Te llega la maldición de { NAME($seat) }.
           *[other] La maldición de { NAME($seat) } pasa a { NAME($receiver) }.
        }
    }
event-CylinderMoved = La probeta queda en la posición { $place }.
event-SkullHealed = { WHO($seat) ->
        [you] Curas una calavera; era { CARD($card, form: "the") }.
       *[other] { NAME($seat) } cura una calavera; era { CARD($card, form: "the") }.
    }
event-CardConjured = { WHO($seat) ->
        [you] Con la varita mágica te llevas { CARD($card, form: "the") } de los descartes.
       *[other] Con la varita mágica, { NAME($seat) } se lleva { CARD($card, form: "the") } de los descartes.
    }
event-CardSpent = { WHO($seat) ->
        [you] Descartas { CARD($card, form: "the") }.
       *[other] { NAME($seat) } descarta { CARD($card, form: "the") }.
    }
event-CurseLifted = { WHO($seat) ->
        [you] Te libras de tu maldición.
       *[other] { NAME($seat) } se libra de su maldición.
    }
event-CurseGiven = { WHO($seat) ->
        [you] Le das tu maldición a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } te da su maldición.
           *[other] { NAME($seat) } le da su maldición a { NAME($receiver) }.
        }
    }
event-DeckReshuffled = El mazo está vacío: se barajan los descartes ({ $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }) para formar uno nuevo.
event-HandDiscarded = { WHO($seat) ->
        [you] Descartas tu mano: { CARDS($cards) }.
       *[other] { NAME($seat) } descarta su mano: { CARDS($cards) }.
    }
event-GameEnded = { $ending ->
        [spells] Fin de la partida: ya no quedan hechizos.
        [exhaustion] Fin de la partida: en toda una ronda nadie ha podido hacer nada.
        [limit] Fin de la partida: se han jugado los turnos acordados.
        [goal] Fin de la partida: alguien ha llegado a 9 puntos.
       *[cylinder] Fin de la partida: la probeta ha llegado a su última posición.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] ¡Ganas por { $result-decided_by ->
                [skulls] tener menos calaveras!
                [fours] tener más hechizos de 4 puntos!
                [threes] tener más hechizos de 3 puntos!
                [twos] tener más hechizos de 2 puntos!
               *[points] puntos!
            }
           *[other] ¡Gana { NAMES($winners) } por { $result-decided_by ->
                [skulls] tener menos calaveras!
                [fours] tener más hechizos de 4 puntos!
                [threes] tener más hechizos de 3 puntos!
                [twos] tener más hechizos de 2 puntos!
               *[points] puntos!
            }
        }
       *[other] ¡Victoria compartida: { NAMES($winners) }!
    }

## Por qué no se puede hacer una jugada, y qué se puede hacer

remedy-wait-for-your-turn = Espera a que te toque.
remedy-leave-it-to-chance = Eso lo decide el azar.
remedy-throw-the-cube-first = Primero lanza el cubo.
remedy-aim-at-the-grid = Apunta a una casilla de la cuadrícula: filas y columnas de la 1 a la 5.
remedy-lay-the-cube-first = Primero coloca el cubo por quien ha fallado dos veces.
remedy-lay-it-on-the-grid = Colócalo en una casilla de la cuadrícula: filas y columnas de la 1 a la 5.
remedy-lay-it-by-a-potion = Colócalo donde quede alguna poción en la fila o en la columna.
remedy-take-potions-first = Es obligatorio tomar pociones: hazlo primero.
remedy-take-a-part = En esta mesa, indica las posiciones de las pociones que tomas.
remedy-take-all-of-them = Toma todas las pociones de un color o de un número que haya en esa fila o columna.
remedy-take-from-the-cubes-lines = Toma de la fila o de la columna que señala el cubo.
remedy-name-a-colour-or-a-number = Indica un color o bien un número.
remedy-take-what-lies-there = Toma pociones que estén ahí.
remedy-name-places-of-the-line = Indica posiciones de esa fila o columna, de la 1 a la 5, en orden y sin repetir ninguna.
remedy-take-one-colour-or-one-number = Toma pociones de un mismo color o de un mismo número.
remedy-cast-one-spell-a-turn = Solo puedes realizar un hechizo por turno: espera al próximo.
remedy-be-rid-of-the-curse-first = Con una maldición no se puede realizar ningún hechizo: primero líbrate de ella.
remedy-cast-a-spell-on-offer = Realiza uno de los hechizos disponibles.
remedy-gather-its-potions = Tus pociones y elixires no bastan para el hechizo ({ SPELL($spell) }): consigue más.
remedy-get-healing-plants = No tienes hierbas curativas.
remedy-heal-a-skull-you-have = No tienes ninguna calavera que curar.
remedy-get-a-magic-wand = No tienes ninguna varita mágica.
remedy-take-a-potion-from-the-discards = Llévate una poción que esté entre los descartes.
remedy-only-with-a-curse = No tienes ninguna maldición de la que librarte.
remedy-gather-more-potions = Hacen falta { $needed } pociones de tu mano.
remedy-give-it-to-a-player = Dásela a alguien de la mesa.
remedy-give-it-to-somebody-without = Nadie puede tener dos maldiciones: dásela a alguien que no tenga ninguna.
remedy-cast-use-an-item-or-finish = Realiza un hechizo, usa un objeto o termina tu turno.
remedy-pay-for-the-spell-first = Primero paga el hechizo.
remedy-pay-with-potions-or-elixirs = Paga con pociones o elixires.
remedy-pay-what-you-have = Paga con lo que tienes.
remedy-pay-what-fits = Esa carta no encaja en el hechizo con lo que ya has pagado: elige otra.
remedy-discard-for-the-curse-first = Primero descarta pociones para librarte de la maldición.
remedy-discard-a-potion-you-hold = Descarta una poción de tu mano.
remedy-discard-an-item-first = Primero elige qué objeto pierdes.
remedy-discard-an-item-you-have = Elige un objeto que tengas; las maldiciones no cuentan.
remedy-pass-a-card-first = Primero elige qué carta pasas.
remedy-pass-a-card-you-hold = Pasa una carta de tu mano.

## La mesa en palabras

table-turn = Turno { $turn }
table-column = Columna
table-row = Fila { $row }
table-hole = hueco
table-cube = Cubo
table-cube-at = fila { $row }, columna { $column }
table-pile = { $points } puntos
table-left = { $left ->
        [0] el último
       *[other] { $left } más
    }
table-pile-empty = ya no quedan hechizos
table-cylinder = Probeta
table-cylinder-at = posición { $cylinder } de { $end }
table-deck = Mazo
table-discards = Descartes
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-top = arriba, { CARD($top) }
table-score = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
table-skulls = { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    }
table-holds = { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
table-items = Objetos
table-items-of = { NAME($seat) } ({ CARDS($cards) })
table-spells = { $count ->
        [one] { $count } hechizo
       *[other] { $count } hechizos
    }
table-hand = Tu mano
table-empty = sin cartas
table-paid = Ya pagado
table-held = Seguro que { NAME($seat) } tiene
task-aim = ¿Adónde lanzas el cubo? Al lado ves lo que tomarías.
task-place = { NAME($turn) } ha fallado dos veces. ¿Dónde colocas el cubo?
task-take = Toma un color o un número de la fila o de la columna del cubo.
task-take-anywhere = Toma un color o un número de cualquier fila o columna.
task-cast = Realiza un hechizo si quieres, usa objetos o termina tu turno.
task-cursed = La maldición te impide realizar hechizos. Líbrate de ella, usa objetos o termina tu turno.
task-after-casting = Usa objetos si quieres, o termina tu turno.
task-pay = Elige con qué pagas el hechizo ({ SPELL($spell) }), carta a carta.
task-spend = { $due ->
        [one] Descarta { $due } poción más para librarte de la maldición.
       *[other] Descarta { $due } pociones más para librarte de la maldición.
    }
task-drop = Elige qué objeto pierdes; todo el mundo elige a la vez.
task-pass = Elige qué carta pasas a tu izquierda; todo el mundo elige a la vez.

## La mesa, dato a dato

facts-unsaid = misses top end has_cast was_active paying due receiver turns idle takes_parts is_outstanding is_infant
events-unsaid = CardLaid ChoiceSealed
own-hand = { table-hand }
    .value = { CARDS($value) }
    .none = { table-empty }
own-paid = { table-paid }
    .value = { CARDS($value) }
own-chosen = Tu elección
    .value = { CARD($value) }
fact-grid = Cuadrícula
    .columns = 5
    .item = { $item-count ->
        [0] { table-hole }
       *[other] { CARD($item) }
    }
fact-cube = { table-cube }
    .value = { table-cube-at }
    .on = grid
fact-offers = Hechizos disponibles
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
aid-backs = Dorsos sin descubrir, por puntos
    .item = { $is_infant ->
        [yes] { "" }
       *[no] { $index ->
            [0] 2
            [1] 3
           *[other] 4
        }: { WORDS($item, of: "effect") }
    }
task = { $phase ->
        [aim] ¿Adónde lanzas el cubo?
        [place] { task-place }
        [take] { $is_outstanding ->
            [yes] { task-take-anywhere }
           *[no] { task-take }
        }
        [cast] { $has_cast ->
            [yes] { task-after-casting }
           *[no] { task-cast }
        }
        [pay] Elige con qué pagas el hechizo, carta a carta.
        [spend] { task-spend }
        [drop] { task-drop }
       *[pass] { task-pass }
    }

## El final

standing = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } punto
       *[other] { $totals } puntos
    }, { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    }

## Qué hay en una caja

box-cards = { $potions } pociones, { $items } objetos, { $spells } hechizos
box-numbers = pociones con el número
box-item = { CARD($card) }
box-pile = hechizos de { $points } puntos
box-backs = dorsos de los hechizos de { $points } puntos
box-back = { $count } × { WORDS($effect, of: "effect") }
box-cylinder = última posición de la probeta
box-players = { $players } jugadores: { $place }
box-throw = puntería del cubo
box-scatter = de cada { $all } veces, acierta { $hit }, va a cada lado { $side } y a cada esquina { $corner }

## Con qué cartas se paga un hechizo

score-castable = se puede realizar: { CARDS($cards) }{ $elixirs ->
        [0] { "" }
        [one] { " " }y { $elixirs } elixir
       *[other] { " " }y { $elixirs } elixires
    }
score-not-castable = no se puede realizar: { $elixirs ->
        [one] haría falta { $elixirs } elixir
       *[other] harían falta { $elixirs } elixires
    }

## De un vistazo

glance = En tu turno, lanza el cubo a la cuadrícula y toma todas las pociones de un color o de un número de la fila o de la columna que señala.
glance-cast = Con las pociones adecuadas puedes realizar uno de los tres hechizos disponibles. Las pociones que te sobran en la mano se convierten en calaveras, y cada una te cuesta un punto al final. Luego se le da la vuelta al hechizo, y puede que ocurra algo.
glance-items = Los objetos te ayudan en tu turno: las hierbas curativas quitan una calavera, un elixir vale por cualquier poción y una varita mágica rescata una de los descartes. Con una maldición no puedes realizar hechizos; con dos pociones te la quitas, y con tres se la das a alguien.
glance-spells = Cómo se leen los hechizos: «un color» y «otro color» son dos colores distintos, los que tú elijas; «cualquier color» se puede mezclar; con «números distintos», ningún número se repite.
glance-symbols = Cada color tiene su símbolo: { $symbols }.
glance-word = maldición
