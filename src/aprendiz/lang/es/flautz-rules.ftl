### FLAUTZ!: las reglas

section-1 = El material
rule-1-1 = Hay cinco colores: azul, verde, morado, naranja y rosa. Cada uno tiene, además, un símbolo propio que lo acompaña dondequiera que aparezca.
rule-1-2 = Las cartas de hechizo tienen un color y un valor. De cada una hay más de un ejemplar.
rule-1-3 = Las cartas especiales son de dos tipos: las ilusiones llevan un valor impreso, pero ningún color; los prismas no tienen ni valor ni color.
rule-1-4 = Hay cinco cartas de aprendiz, una de cada color, con un lado de personaje y un lado de concentración. A cada jugador le corresponde una, y no hay dos jugadores con la misma.
rule-1-5 = La reserva tiene 25 cristales. Si no alcanzan, los cristales que ganes cuentan igualmente.
rule-1-6 = La edición clásica tiene valores del 1 al 5 en los cinco colores, con tres ejemplares de cada carta (75 cartas), cinco ilusiones con los valores 1, 2, 3, 4 y 5, y tres prismas: en total, 83 cartas, para 2 a 5 jugadores. La edición amplia tiene valores del 1 al 7 en los cinco colores, con dos ejemplares de cada carta (70 cartas), siete ilusiones, una de cada valor del 1 al 7, y tres prismas: en total, 80 cartas. Toda edición necesita como mínimo 5 cartas por cada jugador de la mesa y 6 más; si no llega, no se admite para esa mesa.
rule-1-7 = La arena es una fila de casillas que acaba en la casilla FLAUTZ!, y cada una de las anteriores es de suelo, de aire o a elegir (suelo o aire). La arena habitual tiene cinco: suelo, aire, suelo, aire y a elegir. La corta tiene cuatro: suelo, aire, a elegir y a elegir. La larga tiene siete: suelo, aire, a elegir, suelo, aire, a elegir y a elegir. También se puede jugar con cualquier otra serie de una o más casillas. Estas cartas y estas arenas son una selección nuestra; la caja impresa puede ser distinta.

section-2 = La preparación
rule-2-1 = Los aprendices se reparten al azar, uno por jugador, y empiezan con el lado de personaje hacia arriba. El tuyo te acompaña durante toda la partida.
rule-2-2 = Quien empieza baraja y reparte 5 cartas a cada jugador, boca abajo.
rule-2-3 = Sobre la mesa se ponen seis cartas boca arriba: tres en el aire, por encima de la arena, y tres en el suelo, por debajo. Todas las que sobran forman el mazo, boca abajo.
rule-2-4 = El primer encuentro lo empieza la persona más joven de la mesa. En una mesa digital, quien lleva la mesa elige quién empieza o deja que decida el azar.
rule-2-5 = Cada nuevo encuentro lo empieza la persona sentada a la izquierda de quien empezó el anterior. Se recogen y se vuelven a barajar todas las cartas de hechizo, también las especiales, y todos los aprendices se ponen por el lado de personaje.

section-3 = Rondas y turnos
rule-3-1 = Para abrir el encuentro, quien empieza pasa un cristal de la reserva a la primera casilla. Ese es el cristal marcador: señala la casilla actual, que vale para todos los turnos de la ronda. Se juega en el sentido de las agujas del reloj, desde quien empieza.
rule-3-2 = Cada vez que el turno vuelve a quien empieza, el cristal marcador avanza una casilla antes de que esa persona haga nada.
rule-3-3 = Cuando al cristal marcador le toca pasar a la casilla FLAUTZ!, el encuentro termina en el acto y se valoran los hechizos, aunque queden últimos turnos por jugar (regla 7.3): declarar FLAUTZ! puede acortar un encuentro, pero nunca alargarlo.
rule-3-4 = En tu turno haces una de estas tres cosas: intercambiar (sección 4), concentrarte (regla 5.1) o declarar FLAUTZ! (sección 7). Solo puedes pasar en un último turno (regla 7.3).

section-4 = Intercambiar
rule-4-1 = Para intercambiar, toma una de las cartas que están boca arriba, donde lo permita la casilla actual: en una casilla de suelo, una del suelo; en una de aire, una del aire; en una a elegir, cualquiera de las seis.
rule-4-2 = En el hueco que deja la carta que has tomado tienes que poner, boca arriba, otra de tus cartas. No puedes devolver la que acabas de tomar.
rule-4-3 = Al intercambiar, todo el mundo ve la carta que tomas y la que dejas; el resto de tu mano sigue oculto.

section-5 = Concentrarse
rule-5-1 = Si en tu turno no quieres intercambiar, puedes concentrarte: das la vuelta a tu aprendiz para que muestre el lado de concentración, y con eso acaba tu turno.
rule-5-2 = Si tu aprendiz está concentrado cuando empieza tu turno, lo primero que tienes que hacer es sustituir una carta: elige una de las que están boca arriba, donde lo permita la casilla actual, y cámbiala por la carta de arriba del mazo. La carta sustituida va a la pila de descartes, boca arriba.
rule-5-3 = Una vez sustituida la carta (regla 5.2), tu aprendiz vuelve al lado de personaje y tienes que intercambiar (sección 4) con la misma casilla. Puedes tomar la carta recién puesta y, si la casilla es a elegir, también puedes usar la otra fila.
rule-5-4 = Si el mazo está vacío, se barajan los descartes para formar uno nuevo. Si tampoco hay descartes, quien tendría que sustituir una carta (regla 5.2) se salta ese paso.
rule-5-5 = Si el encuentro termina con tu aprendiz concentrado, no puntúas nada.
rule-5-6 = Puedes concentrarte también en la última ronda o como último turno: está permitido, pero la mesa te avisa.

section-6 = Los hechizos y su valor
rule-6-1 = Formas un hechizo con cartas de tu mano, de una a cinco, que combinan entre sí: o todas del mismo color y con valores seguidos, de menor a mayor, o todas del mismo valor y cada una de un color distinto.
rule-6-2 = Para saber cuánto vale un hechizo, deja a un lado los prismas: cuenta el valor de la primera carta (la más baja) y suma 5 por cada una de las siguientes. Una carta sola vale su propio valor.
rule-6-3 = En un hechizo no puede haber dos cartas que coincidan en color y valor. Lo que cuenta es cómo quedan después de aplicar las ilusiones y los prismas.
rule-6-4 = Tu aprendiz forma parte de todos tus hechizos, pero no les añade nada; solo importa para la Escalera Real (sección 9).
rule-6-5 = La mesa busca por ti el mejor hechizo de tu mano: el que da más puntos y, a igualdad de puntos, el que tiene más cartas.

section-7 = FLAUTZ!
rule-7-1 = Tienes un FLAUTZ! cuando las cinco cartas de tu mano, prismas incluidos, forman un único hechizo.
rule-7-2 = Puedes declarar FLAUTZ! en tu propio turno de dos maneras: a la vez que haces el intercambio que lo completa, en una sola decisión (así, si no lo declaras, nadie se entera de nada), o bien, si tu aprendiz no está concentrado, al empezar el turno, en lugar de intercambiar o concentrarte. Nunca es obligatorio, salvo con una Escalera (regla 8.2). La mano declarada se pone a la vista de todos y ya no cambia.
rule-7-3 = Cuando alguien declara FLAUTZ!, cada uno de los demás puede jugar un último turno o pasar. También puedes pasar si tu aprendiz está concentrado, pero entonces sigue así y no puntúas nada (regla 5.5). Si quien pasa es quien empieza, el cristal marcador avanza igualmente (regla 3.2). En cuanto el turno vuelve a quien ha declarado, el encuentro termina.
rule-7-4 = Un FLAUTZ! no da puntos extra: solo cuenta el valor del hechizo. Un segundo FLAUTZ! durante los últimos turnos no cambia en nada el final del encuentro.
rule-7-5 = Como opción de mesa, se puede jugar a que nadie se quede sin su último turno: entonces el cristal marcador espera en la última casilla hasta que terminan los últimos turnos, en lugar de poner fin al encuentro (regla 3.3).

section-8 = Escalera FLAUTZ!
rule-8-1 = Una Escalera FLAUTZ! son cinco cartas del mismo color con valores seguidos, sin ninguna carta especial.
rule-8-2 = Si tienes una Escalera, no puedes guardártela: tienes que enseñarla en el acto. También si te llega ya en el reparto, antes del primer turno; entonces la mesa la enseña por sí sola. El intercambio que completa una Escalera siempre la declara. Si salen varias en el reparto, ya sean Escaleras o Escaleras Reales, solo cuenta la primera por orden de turno desde quien empieza; las demás puntúan como cualquier hechizo (o nada, si la que cuenta es una Escalera Real).
rule-8-3 = Con una Escalera el encuentro se acaba al instante, aunque queden últimos turnos por jugar. Todos los que no tienen el aprendiz concentrado se anotan el valor de su hechizo.
rule-8-4 = Si haces una Escalera, te llevas el cristal marcador, aunque otro hechizo valga más, y un cristal extra.

section-9 = Escalera Real FLAUTZ!
rule-9-1 = Tienes una Escalera Real FLAUTZ! cuando haces una Escalera (regla 8.1) del color de tu propio aprendiz.
rule-9-2 = Una Escalera Real se enseña y pone fin al encuentro igual que una Escalera (reglas 8.2 y 8.3).
rule-9-3 = Si haces una Escalera Real, tú puntúas tu hechizo y los demás no puntúan nada.
rule-9-4 = Si haces una Escalera Real, te llevas el cristal marcador y dos cristales extra.

section-10 = El final del encuentro
rule-10-1 = Si el encuentro no acaba con una Escalera ni con una Escalera Real, el cristal marcador es para quien puntúa el valor más alto.
rule-10-2 = Si hay empate en el valor más alto, cada uno de los empatados se lleva un cristal: uno de ellos, el marcador; los otros, uno de la reserva. Como opción de mesa, se puede jugar a que en caso de empate nadie se lleve ninguno.
rule-10-3 = Si nadie puntúa, nadie se lleva un cristal. Un cristal marcador que nadie ha ganado vuelve a la reserva.

section-11 = Cómo se gana la partida
rule-11-1 = En la modalidad por cristales, ganas la partida en cuanto reúnes 3 cristales; los puntos no se apuntan. Si varios lo logran a la vez, gana quien tiene más cristales y, si tienen los mismos, comparten la victoria.
rule-11-2 = En la modalidad por puntos se juega el número acordado de encuentros: 3, 5 o cualquier otro a partir de 1. Luego sumas tus puntos de todos los encuentros y 10 más por cada cristal; gana el total más alto. Si hay empate, gana quien tiene más cristales; si sigue, quien hizo más puntos en un solo encuentro; y si ni así se deshace, la victoria se comparte.
rule-11-3 = Existe la opción de poner un límite de turnos, que en una mesa viene desactivada y en las simulaciones, activada. Cuando se ha jugado ese número de turnos, no empieza ningún encuentro más y la partida se decide tal como está. Así no se eterniza una partida con encuentros que nadie gana.

section-12 = Las cartas especiales
rule-12-1 = Una ilusión hace de carta de su mismo valor en cualquiera de los cinco colores, el que se elija para el hechizo. Cuenta como una carta normal, también cuando es la primera del hechizo.
rule-12-2 = Un prisma va delante del hechizo, no suma puntos y cuenta como una de las cinco cartas del FLAUTZ! (regla 7.1). Al valorar el hechizo se eligen para él dos colores distintos; la mesa toma los que más te convienen. Cualquier carta que lleve impreso uno de los dos puede contar como si fuera del otro o quedarse como está: se decide carta por carta y vale en ambos sentidos.
rule-12-3 = En un mismo hechizo pueden juntarse varios prismas e ilusiones. Cada prisma tiene su propia pareja de colores, y una carta cambia de color una vez como máximo. Un prisma que no cambia el color de ninguna carta también cuenta. Los prismas sin ninguna otra carta no son un FLAUTZ! y valen 0.
rule-12-4 = En una Escalera o una Escalera Real nunca entran cartas especiales.

section-13 = Qué se ve y qué no
rule-13-1 = Están ocultos el orden del mazo y las manos: cada cual ve la suya, y una mano declarada está a la vista de todos (regla 7.2).
rule-13-2 = Todo el mundo puede ver quién empieza, las seis cartas boca arriba, los descartes, los aprendices y el lado que muestran, los cristales, los puntos anotados, cuántas cartas quedan en el mazo, de quién es el turno y en qué casilla se juega.
rule-13-3 = Al terminar un encuentro se enseñan todas las manos con los hechizos que se han valorado.

section-14 = Ejemplos
rule-14-1 = Un 3, un 4 y un 5 del mismo color valen 13 puntos: 3 + 5 + 5.
rule-14-2 = Cuatro cartas de valor 2, cada una de un color distinto, valen 17 puntos: 2 + 5 + 5 + 5.
rule-14-3 = Un 1 azul, una ilusión de 2, un 3 azul y un 4 azul valen 16 puntos: 1 + 5 + 5 + 5.
rule-14-4 = Dos cartas de valor 5 de distinto color y una ilusión de 5 valen 15 puntos: 5 + 5 + 5.
rule-14-5 = Dos cartas de valor 4 de distinto color y una ilusión de 4 valen 14 puntos: 4 + 5 + 5.
rule-14-6 = Dos 5 azules y una ilusión de 5 valen 10 puntos: 5 + 5, porque de los dos azules solo puede contar uno (regla 6.3).
rule-14-7 = Un prisma (verde y azul) con un 1 azul, un 2 verde, un 3 verde y un 4 azul es un FLAUTZ! y vale 16 puntos: 1 + 5 + 5 + 5.
rule-14-8 = Un prisma (verde y azul) con dos 4 verdes y otro 4 que no es ni verde ni azul vale 14 puntos: 4 + 5 + 5, porque uno de los dos verdes cuenta como azul.
