### FLAUTZ!: cartas, opciones, jugadas, qué ocurre, qué no se puede y la mesa en palabras

## El juego

game = FLAUTZ!
about = Atrapa los pergaminos que revolotean por la torre y forma con ellos el mejor hechizo: cartas de un mismo color con valores seguidos, o de un mismo valor en colores distintos. De 2 a 5 jugadores.

## Cartas

card-B = { $value } azul
    .the = el { $value } azul
card-G = { $value } verde
    .the = el { $value } verde
card-V = { $value } morado
    .the = el { $value } morado
card-O = { $value } naranja
    .the = el { $value } naranja
card-K = { $value } rosa
    .the = el { $value } rosa
card-I = ilusión de { $value }
    .the = la ilusión de { $value }
card-P = prisma
    .the = el prisma

colour-blue = azul
colour-green = verde
colour-purple = morado
colour-orange = naranja
colour-pink = rosa

symbol-blue = gota
symbol-green = hoja
symbol-purple = luna
symbol-orange = llama
symbol-pink = flor

field-air = aire
field-floor = suelo
field-either = a elegir
field-last = FLAUTZ!

## Opciones, cada una en una frase, con sus valores

option-arena = Las casillas que recorre el cristal marcador en un encuentro y, por tanto, cuántas rondas tiene.
option-arena-usual = cinco rondas (suelo, aire, suelo, aire y a elegir)
option-arena-short = cuatro rondas (suelo, aire, a elegir y a elegir)
option-arena-long = siete rondas (suelo, aire, a elegir, suelo, aire, a elegir y a elegir)
option-arena-own = o tu propia lista de floor (suelo), air (aire) y either (suelo o aire, a elegir), separados por comas
option-mode = Cómo se gana la partida.
option-mode-crystals = por cristales, gana al instante quien reúne 3 (los puntos no se apuntan)
option-mode-matches = por puntos, gana quien suma más en los encuentros acordados (cada cristal suma 10)
option-matches = Cuántos encuentros se juegan cuando deciden los puntos.
option-ties = Quién se lleva un cristal si empatan los mejores hechizos de un encuentro.
option-ties-each = quienes empatan se llevan uno cada uno
option-ties-nobody = nadie se lleva ninguno
option-final_turns = Qué pasa con los últimos turnos tras un FLAUTZ! cuando el cristal marcador llega al final del recorrido.
option-final_turns-track = manda el final del recorrido, y los últimos turnos que falten se pierden
option-final_turns-all = nadie se queda sin su último turno, y el cristal espera en la última casilla
option-starter = El sitio que empieza el primer encuentro, contando desde 0; si no se indica, decide el azar.
option-limit = Al llegar a este número de turnos, ya no empieza otro encuentro; si no se indica, la partida dura lo que tenga que durar (en una simulación, 1000 turnos).
option-edition = Qué cartas hay en la caja.
option-edition-classic = 83 cartas con valores del 1 al 5
option-edition-wide = 80 cartas con valores del 1 al 7
option-edition-own = o la ruta de tu propio archivo

## Opciones en la página

label-arena = Arena
label-arena-usual = Normal
label-arena-short = Corta
label-arena-long = Larga
label-arena-own = La tuya
explain-arena-own = Casilla por casilla, como quieras.
entry-arena = Casilla { $number }
add-arena = Añadir una casilla
label-mode = Objetivo
label-mode-crystals = Cristales
label-mode-matches = Puntos
label-matches = Encuentros
label-ties = Empates
label-ties-each = Uno cada uno
label-ties-nobody = Para nadie
label-final_turns = Últimos turnos
label-final_turns-track = Según el cristal
label-final_turns-all = Para todos
label-starter = Quién empieza
explain-starter = Quién comienza el primer encuentro.
label-limit = Límite
explain-limit = Al llegar a este número de turnos, ya no empieza otro encuentro.
label-edition-wide = Amplia
preset-first = La primera vez
preset-first-means = Un encuentro, unos 10 minutos, desde los 7 años.
preset-family = Velada en familia
preset-family-means = Gana quien reúne tres cristales, unos 30 minutos.
preset-masters = Maestros
preset-masters-means = Cinco encuentros largos con valores hasta 7, cerca de una hora.

## Jugadas, como algo que se puede elegir

move-Exchange = tomar { CARD($take, form: "the") } { $row ->
        [air] del aire
       *[floor] del suelo
    } y dejar { CARD($give, form: "the") }{ $declare ->
        [yes] , declarando FLAUTZ!
       *[no] { "" }
    }
move-Replace = sustituir { CARD($card, form: "the") } { $row ->
        [air] del aire
       *[floor] del suelo
    } por una carta del mazo
move-Focus = concentrarte, para sustituir una carta antes de tu próximo intercambio
move-Declare = declarar FLAUTZ!
move-Rest = pasar en tu último turno
move-Draw = sale { CARD($card, form: "the") }
move-Enrol = los aprendices se reparten así: { WORDS($colours, of: "colour") }
move-Begin = quien empieza: { NAME($seat) }

## Qué supondría una jugada

meaning-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
meaning-at-least = al menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
meaning-focus = por ahora, 0 puntos
meaning-focus-last = 0 puntos: ¡es tu último turno!

## Qué ocurre

event-ApprenticeGiven = { WHO($seat) ->
        [you] Te toca el aprendiz { WORDS($colour, of: "colour") }.
       *[other] A { NAME($seat) } le toca el aprendiz { WORDS($colour, of: "colour") }.
    }
event-StarterFound = { WHO($seat) ->
        [you] El azar decide que empiezas tú.
       *[other] El azar decide que empieza { NAME($seat) }.
    }
event-MatchBegan = { WHO($starter) ->
        [you] Encuentro { $match }: empiezas tú y repartes cinco cartas a cada jugador.
       *[other] Encuentro { $match }: empieza { NAME($starter) } y reparte cinco cartas a cada jugador.
    }
event-CardDealt = { WHO($seat) ->
        [you] Recibes una carta.
       *[other] { NAME($seat) } recibe una carta.
    }
event-CardReceived = Es { CARD($card, form: "the") }.
event-CardLaid = { $row ->
        [air] Nueva carta en el aire: { CARD($card) }.
       *[floor] Nueva carta en el suelo: { CARD($card) }.
    }
event-CrystalMoved = El cristal marcador pasa a la casilla { $number }: { $field ->
        [air] se toman cartas del aire.
        [floor] se toman cartas del suelo.
       *[either] se toman cartas del suelo o del aire.
    }
event-CardExchanged = { WHO($seat) ->
        [you] Tomas { CARD($took, form: "the") } { $row ->
            [air] del aire
           *[floor] del suelo
        } y dejas en su lugar { CARD($gave, form: "the") }.
       *[other] { NAME($seat) } toma { CARD($took, form: "the") } { $row ->
            [air] del aire
           *[floor] del suelo
        } y deja en su lugar { CARD($gave, form: "the") }.
    }
event-PlayerFocused = { WHO($seat) ->
        [you] Te concentras.
       *[other] { NAME($seat) } se concentra.
    }
event-CardDiscarded = { WHO($seat) ->
        [you] Descartas { CARD($card, form: "the") } { $row ->
            [air] del aire.
           *[floor] del suelo.
        }
       *[other] { NAME($seat) } descarta { CARD($card, form: "the") } { $row ->
            [air] del aire.
           *[floor] del suelo.
        }
    }
event-CardTurnedUp = En su lugar sale { CARD($card, form: "the") }.
event-DeckReshuffled = El mazo está vacío: se barajan los descartes ({ $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }) para formar uno nuevo.
event-PlayerRested = { WHO($seat) ->
        [you] Pasas en tu último turno.
       *[other] { NAME($seat) } pasa en su último turno.
    }
event-FlautzDeclared = { WHO($seat) ->
        [you] Declaras FLAUTZ! con esta mano: { CARDS($cards) }.
       *[other] { NAME($seat) } declara FLAUTZ! con esta mano: { CARDS($cards) }.
    } { $calls_final_turns ->
        [yes] A los demás les queda un último turno.
       *[no] Siguen los últimos turnos.
    }
event-StraightShown = { $is_royal ->
        [yes] { WHO($seat) ->
            [you] Enseñas una Escalera Real FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } enseña una Escalera Real FLAUTZ!: { CARDS($cards) }.
        }
       *[no] { WHO($seat) ->
            [you] Enseñas una Escalera FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } enseña una Escalera FLAUTZ!: { CARDS($cards) }.
        }
    }
event-MatchEnded = Fin del encuentro { $match }: { $ending ->
        [flautz] ya no quedan últimos turnos.
        [straight] una Escalera FLAUTZ! lo termina en el acto.
        [royal] una Escalera Real FLAUTZ! lo termina en el acto.
       *[arena] el cristal marcador llega al final de la arena.
    }
event-GameEnded = Fin de la partida. { $winners-count ->
        [1] { WHO($winners) ->
            [you] ¡Ganas por { $result-decided_by ->
                [points] puntos!
                [best-match] tener el mejor encuentro!
               *[crystals] cristales!
            }
           *[other] ¡Gana { NAMES($winners) } por { $result-decided_by ->
                [points] puntos!
                [best-match] tener el mejor encuentro!
               *[crystals] cristales!
            }
        }
       *[other] ¡Victoria compartida: { NAMES($winners) }!
    }

part-HandValued = { NAME($seat) } ({ CARDS($cards) }): { $spell ->
        [none] ningún hechizo
       *[other] { $spell }{ $is_focused ->
            [yes] ; pero, con el aprendiz concentrado, 0 puntos
           *[no] { SAME($points, $spell-points) ->
                [yes] { "" }
               *[no] ; pero, tras una Escalera Real FLAUTZ!, 0 puntos
            }
        }
    }{ $crystals ->
        [0] .
        [one] ; +{ $crystals } cristal.
       *[other] ; +{ $crystals } cristales.
    }
part-Spell = { $prisms-count ->
        [0] { "" }
       *[other] { $prisms },{ " " }
    }{ $cards } = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $is_straight ->
        [yes] { " " }(Escalera FLAUTZ!)
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
       *[no] { CARD($card) } como { CARD($counts_as) }
    }

## Por qué no se puede hacer una jugada, y qué se puede hacer

remedy-wait-for-your-turn = Espera a que te toque.
remedy-focus-first = Solo se sustituye una carta con el aprendiz concentrado: concéntrate primero y hazlo en tu próximo turno.
remedy-replace-a-card-first = Tu aprendiz está concentrado: primero sustituye una carta y luego intercambia.
remedy-exchange = Ahora tienes que intercambiar: toma una carta y deja una de las tuyas.
remedy-declare-with-the-exchange = Declara FLAUTZ! a la vez que intercambias.
remedy-make-one-spell-of-all-five = Para un FLAUTZ!, tus cinco cartas tienen que formar un único hechizo.
remedy-exchange-or-focus = Solo se puede pasar en un último turno: intercambia o concéntrate.
remedy-leave-it-to-chance = Eso lo decide el azar.
remedy-give-another-than-you-take = No puedes devolver { CARD($card, form: "the") } que tomas: deja otra carta.
remedy-give-a-card-you-hold = En tu mano no está { CARD($card, form: "the") }: deja una que sí tengas.
remedy-take-from-the-row-the-field-shows = { $row ->
        [air] En esta casilla, toma una carta del aire.
       *[floor] En esta casilla, toma una carta del suelo.
    }
remedy-take-a-card-that-lies-there = { $row ->
        [air] Esa carta ({ CARD($card) }) no está en el aire: toma una que sí esté.
       *[floor] Esa carta ({ CARD($card) }) no está en el suelo: toma una que sí esté.
    }

## La mesa en palabras

table-match = Encuentro { $match }, ronda { $round } de { $rounds }
table-between = Encuentro { $match }
table-arena = Arena
table-air = Aire
table-floor = Suelo
table-apprentice = aprendiz { WORDS($colour, of: "colour") }
table-crystals = { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristales
    }
table-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-focused = se concentra
table-starts = empieza
table-open = mano a la vista: { CARDS($cards) }
table-deck = Mazo
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-discards = Descartes
table-none = ninguno
table-hand = Tu mano
table-spell = Mejor hechizo
table-no-spell = ninguno todavía
table-held = Seguro que { NAME($seat) } tiene
task-exchange = { $field ->
        [air] Toma una carta del aire y deja en su lugar una de las tuyas, o concéntrate.
        [floor] Toma una carta del suelo y deja en su lugar una de las tuyas, o concéntrate.
       *[either] Toma cualquiera de las seis cartas y deja en su lugar una de las tuyas, o concéntrate.
    }
task-replace = { $field ->
        [air] Tu aprendiz está concentrado, así que primero sustituye una carta del aire; luego intercambias.
        [floor] Tu aprendiz está concentrado, así que primero sustituye una carta del suelo; luego intercambias.
       *[either] Tu aprendiz está concentrado, así que primero sustituye cualquiera de las seis cartas; luego intercambias.
    }
task-after-replacing = { $field ->
        [air] Ahora intercambia con una carta del aire.
        [floor] Ahora intercambia con una carta del suelo.
       *[either] Ahora intercambia con cualquiera de las seis cartas.
    }
task-final = { NAME($caller) } ha declarado FLAUTZ!: este es tu último turno, y también puedes pasar.

## La mesa, dato a dato

facts-unsaid = field must_exchange turns
events-unsaid = CardDealt CardReceived CardLaid
own-hand = { table-hand }
    .value = { CARDS($value) }
own-spell = { table-spell }
    .none = { table-no-spell }
fact-match = Encuentro
fact-starter = Empieza
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
        [yes] { WORDS($item, of: "field") } (cristal)
       *[no] { WORDS($item, of: "field") }
    }
fact-deck_size = { table-deck }
    .value = { table-cards }
fact-discards = { table-discards }
    .value = { CARDS($value) }
    .none = { table-none }
fact-pool = Cristales en la reserva
fact-caller = Ha declarado FLAUTZ!
    .value = { NAME($value) }
player-colour = { table-apprentice }
player-is_focused = { table-focused }
player-crystals = { table-crystals }
player-points = puntos por encuentro: { $points }
player-hand_size = { table-cards }
player-open_hand = mano a la vista: { CARDS($open_hand) }
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
        [yes] Ahora intercambia: toma una carta y deja en su lugar una de las tuyas.
       *[no] { $is_focused ->
            [yes] Tu aprendiz está concentrado, así que primero sustituye una carta; luego intercambias.
           *[no] Toma una carta y deja en su lugar una de las tuyas, o concéntrate.
        }
    }

## El final

standing-points = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } punto
       *[other] { $totals } puntos
    }, { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristales
    }
standing-crystals = { $place }. { NAME($seat) }: { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristales
    }
standing = { $matches-count ->
        [0] { standing-crystals }
       *[other] { standing-points }
    }

## Qué hay en una caja

box-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, para un máximo de { $players } jugadores
box-values = ejemplares del valor
box-illusions = ilusiones
box-prisms = prismas
box-arena = arena «{ $name }»

## Cuánto vale una mano

score-nothing = ningún hechizo = 0 puntos

## De un vistazo

glance = Un hechizo son cartas de un mismo color con valores seguidos (2 azul, 3 azul, 4 azul) o de un mismo valor en colores distintos (4 azul, 4 verde, 4 rosa). Vale lo que su carta más baja y 5 más por cada una de las otras.
glance-turn = En tu turno, toma una carta boca arriba de donde permita la casilla y deja en su lugar una de las tuyas. O concéntrate: en tu próximo turno sustituyes una carta boca arriba antes de intercambiar; pero, si el encuentro termina con tu aprendiz concentrado, no puntúas nada.
glance-flautz = Si tus cinco cartas forman un único hechizo, tienes un FLAUTZ!: decláralo, y a los demás les queda un último turno. Cinco cartas de un mismo color con valores seguidos, sin cartas especiales, terminan el encuentro en el acto y dan más cristales.
glance-cards = Una ilusión cuenta en cualquier color. Un prisma no suma puntos, pero permite que las cartas de un color cuenten como si fueran de otro.
glance-symbols = Cada color tiene su símbolo: { $symbols }.
glance-word = prisma
