### Magus Novatus: las reglas

section-1 = El material
rule-1-1 = Hay 64 pociones, rojas, amarillas, verdes y azules, con los números del 1 al 4 (en la edición habitual, cuatro ejemplares de cada una). Por detrás muestran una calavera, y los objetos tienen ese mismo dorso.
rule-1-2 = Los 30 hechizos forman tres mazos según los puntos que dan: 2, 3 o 4 (en la edición habitual, diez hechizos por mazo). La cara de un hechizo indica sus puntos y las pociones que pide; en el dorso hay un efecto o bien un libro cerrado, que quiere decir que no hay efecto. Nadie ve ese dorso hasta que alguien gana la carta. Qué hechizos son y qué dorsos tienen es una selección nuestra (sección 12); la caja impresa puede ser distinta.
rule-1-3 = Hay ocho objetos, de cuatro tipos: hierbas curativas, elixir, varita mágica y maldición (en la edición habitual, dos de cada tipo).
rule-1-4 = Se juega con un cubo mágico y con una probeta, que lleva la cuenta de los hechizos realizados y marca la altura mínima desde la que se lanza el cubo. Pueden jugar de 2 a 4 personas.
rule-1-5 = Los colores nunca se distinguen solo por el color: cada uno lleva siempre, además, un símbolo o una trama.

section-2 = La preparación
rule-2-1 = Primero se barajan las pociones. Luego se extienden 25 boca arriba, en cinco filas de cinco cartas: esa es la cuadrícula 5×5.
rule-2-2 = El mazo se hace barajando juntos los objetos y las pociones que no están en la cuadrícula.
rule-2-3 = Cada mazo de hechizos se baraja por su cuenta y se deja boca arriba. De cada uno está disponible el hechizo de arriba y ninguno más: tres hechizos en total.
rule-2-4 = La probeta empieza en su posición inicial, por encima de la primera columna de la cuadrícula.
rule-2-5 = Empieza quien haya estado hace menos tiempo en un laboratorio; si así no se decide, la persona más joven. En una mesa digital, quien lleva la mesa elige quién empieza o deja que decida el azar.
rule-2-6 = Todo el mundo empieza con la mano vacía. No hay límite de cartas en la mano.

section-3 = Fase I: conseguir pociones
rule-3-1 = En la fase I lanzas el cubo mágico hacia el lugar de la cuadrícula que quieras. La carta en la que cae señala una fila y una columna. En una mesa de verdad, tu mano tiene que quedar por encima de la altura que marca la probeta; en una mesa digital, en lugar de eso, el cubo puede desviarse (regla 3.2).
rule-3-2 = En una mesa digital apuntas a una casilla de la cuadrícula. El cubo cae justo en ella con una probabilidad del 40 %; en cada una de las casillas de arriba, de abajo, de la izquierda y de la derecha, con un 10 %; y en cada una de las cuatro que la tocan en diagonal, con un 5 %. Lo que correspondería a casillas más allá del borde cuenta como tiro fallido. Como opción de mesa, se puede jugar a que el cubo caiga en cualquier casilla, todas con la misma probabilidad.
rule-3-3 = Si el cubo cae fuera de la cuadrícula, tienes que lanzarlo otra vez, y vuelves a apuntar. Si fallas dos veces, la casilla la elige la persona de tu izquierda: tiene que ser una que tenga alguna poción en su fila o en su columna.
rule-3-4 = Decídete por la fila o por la columna que señala el cubo, y luego por un color o por un número: te llevas todas las pociones de esa línea que lo tengan. No hace falta que sea el color o el número de la carta en la que ha caído el cubo. Como opción de mesa, se puede jugar a que tomes solo las que quieras de esas pociones, pero como mínimo una.
rule-3-5 = En la fase I es obligatorio tomar pociones. Todo el mundo ve cuáles tomas en ese momento; después, tu mano queda oculta.

section-4 = Fase II: realizar un hechizo
rule-4-1 = La fase II es opcional. La mesa te pregunta siempre qué quieres hacer, aunque no puedas hacer nada: así, la pregunta no delata lo que tienes en la mano. En cada turno puedes realizar un hechizo como máximo. Tiene que ser uno de los disponibles, los que están arriba en los mazos de hechizos, y debes tener las pociones que pide (o elixires en su lugar, regla 8.3).
rule-4-2 = Las pociones con las que realizas un hechizo van a la pila de descartes, boca arriba. De esa pila solo se ve la carta de arriba; para mirar las demás hace falta una varita mágica (regla 8.4).
rule-4-3 = Cuando realizas un hechizo, todas las demás pociones de tu mano se convierten en calaveras: tienes que dejarlas en la mesa, delante de ti, con el dorso hacia arriba.
rule-4-4 = Cuando realizas un hechizo, te llevas su carta, que se queda a la vista delante de ti hasta el final de la partida. El siguiente hechizo de ese mazo pasa a estar disponible en el acto, para turnos posteriores.
rule-4-5 = Al hechizo que acabas de ganar se le da la vuelta: si en el dorso hay un efecto, se produce de inmediato (sección 7).
rule-4-6 = En tu fase II puedes usar objetos, todos los que quieras: antes y después de realizar un hechizo, y también sin realizar ninguno (sección 8).
rule-4-7 = Si has realizado un hechizo, la fase II se cierra con la probeta, que avanza una posición después del efecto y de los objetos que uses. Si no has realizado ninguno, la probeta no se mueve.
rule-4-8 = Quien tiene una maldición no puede realizar ningún hechizo (en la regla 8.6 se explica cómo librarse de ella).
rule-4-9 = Aunque puedas realizar un hechizo, no tienes por qué hacerlo.
rule-4-10 = Si un hechizo se puede pagar de varias maneras, puedes elegir con qué cartas lo pagas. Si no eliges, se gastan los menos elixires posibles y, a igualdad de elixires, las primeras cartas por este orden: rojo, amarillo, verde y azul; dentro de cada color, del 1 al 4.

section-5 = Fase III: rellenar la cuadrícula
rule-5-1 = En la fase III, los huecos de la cuadrícula se rellenan con cartas del mazo, uno tras otro, en el mismo orden en que se lee una página: de izquierda a derecha y de arriba abajo.
rule-5-2 = Los objetos que salen del mazo al rellenar la cuadrícula se reparten. El primero es para quien tiene el turno; el segundo, para la siguiente persona en el sentido de las agujas del reloj, y así con los demás, dando otra vuelta a la mesa si hace falta. En cada turno el reparto vuelve a empezar. El hueco en el que ha salido el objeto se rellena con la carta siguiente.
rule-5-3 = Si una maldición le toca a alguien que ya tiene una, pasa, en el sentido de las agujas del reloj, a la primera persona que no tenga ninguna; si todo el mundo tiene una, se descarta. Ese salto no altera el reparto de los objetos (regla 5.2): quien tiene el turno cuenta como primera persona, y el segundo objeto que sale le sigue tocando en principio a la segunda, el tercero a la tercera, y así con todos.
rule-5-4 = Si el mazo está vacío, se barajan los descartes para formar uno nuevo. Si tampoco hay descartes, los huecos se quedan como están y se rellenan en turnos posteriores. Si el cubo cae en un hueco, este señala igualmente su fila y su columna, pero no puedes elegir una línea en la que no haya ninguna poción. Si no hay ninguna ni en la fila ni en la columna, cuenta como un tiro fallido (regla 3.3); y si toda la cuadrícula está vacía, se salta la fase I. Los descartes se barajan cuando hace falta una carta y el mazo está vacío, no en cuanto se roba la última.
rule-5-5 = Acabada la fase III, le toca jugar a la siguiente persona en el sentido de las agujas del reloj.

section-6 = Cómo se lee un hechizo
rule-6-1 = En cada poción que pide un hechizo hay que fijarse en dos cosas: el color y el número.
rule-6-2 = Si el hechizo pide un color concreto (rojo, amarillo, verde o azul), la poción tiene que ser de ese color.
rule-6-3 = El negro es un color a tu elección, el mismo para todas las pociones negras del hechizo. Con el gris pasa igual: uno solo para todas las grises. El color que elijas para el negro y el que elijas para el gris tienen que ser distintos, pero cualquiera de los dos puede coincidir con un color concreto que pida la misma carta.
rule-6-4 = Si el hechizo pide una poción multicolor, vale una de cualquier color.
rule-6-5 = Si la poción que pide el hechizo lleva un número impreso, la tuya tiene que ser de ese número.
rule-6-6 = Si la poción que pide el hechizo no lleva número (ni símbolo, regla 6.7), vale cualquier número.
rule-6-7 = Un símbolo es un número a tu elección. Dentro de un mismo grupo de color, a símbolos distintos corresponden números distintos, y a símbolos iguales, el mismo número; lo que elijas en un grupo no afecta a los otros. Un grupo son las pociones que el hechizo pide juntas con el mismo color (sección 12). Un símbolo puede coincidir con un número impreso.
rule-6-8 = El ejemplo del reglamento impreso: un hechizo pide tres pociones negras con tres símbolos y tres grises con tres símbolos. Necesitas tres números distintos de un color y tres números distintos de otro; los de un color pueden coincidir con los del otro.

section-7 = Los efectos (los seis dorsos)
rule-7-1 = Ladrone Maximi: empezando por quien tiene el turno y en el sentido de las agujas del reloj, cada cual roba una carta para su mano. Si es un objeto, no va a la mano, sino que se queda en la mesa delante de quien lo ha robado, que no roba otra carta; si es una maldición, vale la regla 5.3. Cada vez que se roba vale también la regla 5.4: con el mazo vacío se barajan los descartes, y si tampoco hay descartes, no hay carta. Si has realizado tú el hechizo y recibes así un objeto, puedes usarlo en esa misma fase II.
rule-7-2 = Totum Revolutum: quien tenga algún objeto que no sea una maldición descarta uno de ellos, a su elección. Todo el mundo lo hace a la vez.
rule-7-3 = Damus Malditionus: todas las maldiciones se mueven a la vez; cada una pasa de quien la tiene a la persona de su izquierda.
rule-7-4 = Tempus Reditus: la probeta retrocede una posición, pero nunca más allá de la inicial.
rule-7-5 = Chiao Diabolus: quien tenga calaveras le da una a la persona de su izquierda; todo el mundo lo hace a la vez. También cuentan las calaveras que acaba de dejar en la mesa quien ha realizado el hechizo.
rule-7-6 = Regalitus Tuis: quien tenga cartas en la mano elige una y se la da, boca abajo, a la persona de su izquierda; todo el mundo lo hace a la vez. Quien ha realizado el hechizo no da nada, porque para entonces ya tiene la mano vacía.

section-8 = Los objetos
rule-8-1 = Tus objetos están a la vista, y puedes tener cuantos te lleguen, sin límite (salvo las maldiciones, regla 8.5). Los usas en tu propia fase II. Una vez usados, van con las pociones a la pila de descartes y pueden volver a salir (regla 5.4).
rule-8-2 = Hierbas curativas: descartas una de tus calaveras, y su poción va boca arriba a la pila de descartes. El azar decide qué calavera se cura así, y también cuál se pasa con Chiao Diabolus (regla 7.5): nadie puede volver a mirar la cara de las calaveras.
rule-8-3 = Elixir: al realizar un hechizo, cuenta como una poción del color y del número que quieras. Puedes usar varios. En cambio, no cuenta como poción para librarte de una maldición (regla 8.6).
rule-8-4 = Varita mágica: repasas toda la pila de descartes y te llevas una poción a la mano, a la vista de todo el mundo. Si no hay ninguna poción entre los descartes, no puedes usar la varita.
rule-8-5 = Maldición: impide realizar hechizos a quien la tiene. Nadie tiene nunca más de una.
rule-8-6 = En tu fase II puedes librarte de una maldición de dos maneras: con dos pociones de tu mano, que descartas junto con la maldición, o con tres, que descartas para darle la maldición a alguien que no tenga ninguna.

section-9 = El final de la partida
rule-9-1 = La partida termina en el mismo momento en que la probeta llega a su última posición. En la edición habitual le hacen falta 8 avances si juegan 2 personas, 10 si juegan 3 y 12 si juegan 4; cada retroceso cuenta como un avance menos. Ya no hay fase III, y nadie juega más turnos para igualar.
rule-9-2 = Al terminar la partida, las cartas de las manos se descartan sin penalización.
rule-9-3 = Tu resultado son los puntos de tus hechizos menos uno por cada una de tus calaveras. Gana el resultado más alto.
rule-9-4 = Si hay empate, gana quien tiene menos calaveras. Si continúa, se cuentan los hechizos: gana quien tiene más hechizos de 4 puntos; si sigue el empate, quien tiene más hechizos de 3; y después, quien tiene más hechizos de 2. Si ni así se deshace, la victoria se comparte.
rule-9-5 = Un mazo de hechizos que se agota ya no se repone. Si se agotan todos, la partida termina al cerrarse la fase II.
rule-9-6 = Si en toda una ronda nadie toma una poción, ni realiza un hechizo, ni usa un objeto (librarse de una maldición, regla 8.6, también cuenta), la partida termina y se puntúa según las reglas 9.2 a 9.4, en cualquier modo de juego. Las calaveras nunca vuelven por sí solas, así que las pociones pueden acabarse; entonces, esta regla pone fin a la partida.
rule-9-7 = Existe la opción de poner un límite de turnos, que en una mesa viene desactivada y en las simulaciones, activada. Cuando se llega a él, la partida se puntúa igual que siempre (reglas 9.2 a 9.4).

section-10 = Los modos de juego
rule-10-1 = Alumnos Aventajados: no hay cubo mágico; en la fase I eliges tú una fila o una columna cualquiera.
rule-10-2 = Alumnos Junior: no hay objetos ni efectos, y al realizar un hechizo no cuentan los números ni los símbolos, solo los colores. En la fase I, en cambio, puedes seguir eligiendo por color o por número. Quien llega primero a 9 puntos, descontadas las calaveras, gana en el acto; la probeta no interviene. Si antes termina la partida por la regla 9.5 o la 9.6, deciden las reglas 9.3 y 9.4. Este modo se puede combinar con el de Alumnos Aventajados (regla 10.1).
rule-10-3 = Como opción de mesa, se puede jugar a Alumnos Junior sin que las calaveras resten puntos, ni para llegar a 9 ni si la partida termina por otra regla: solo sirven para deshacer empates (regla 9.4).

section-11 = Qué se ve y qué no
rule-11-1 = Están ocultos el orden del mazo y el de los mazos de hechizos, el dorso de cada hechizo hasta que alguien lo gana, la cara de las calaveras y las manos (cada cual ve la suya).
rule-11-2 = Todo el mundo puede ver la cuadrícula, el hechizo de arriba de cada mazo de hechizos, los hechizos ganados, los objetos, cuántas calaveras y cuántas cartas en la mano tiene cada cual, la carta de arriba de la pila de descartes (quien usa una varita mágica ve la pila entera), cuántas cartas quedan en el mazo y en cada mazo de hechizos, y la probeta.

section-12 = Los hechizos habituales
rule-12-1 = Los hechizos habituales se describen aquí por las pociones que piden: «de un color» (o «de un mismo color») y «de otro» son el negro y el gris (regla 6.3); «de cualquier color», el multicolor (regla 6.4); los números distintos, los símbolos (regla 6.7). En el terminal y en el archivo de una edición, los hechizos se escriben con signos: primero va el color, que es R (rojo), Y (amarillo), G (verde), B (azul), K (negro), A (gris) o un asterisco * (multicolor). Detrás va un signo por cada poción: una cifra es ese mismo número; un guion -, cualquier número; las letras a, b, c y d son símbolos, es decir, números distintos dentro del grupo. Entre un grupo y otro hay un espacio. Por ejemplo, Kabc A-- son tres pociones de un color con números distintos y dos de otro. Quien tenga la caja del juego puede introducir los hechizos impresos.
rule-12-2 = En la edición habitual, el mazo de hechizos de 2 puntos tiene estos: tres rojas; tres amarillas; tres verdes; tres azules; tres con el número 2, de cualquier color; tres con el número 3, de cualquier color; dos de un color y dos de otro; una roja, una amarilla, una verde y una azul; tres de un mismo color con números distintos; cuatro de un mismo color.
rule-12-3 = En la edición habitual, el mazo de hechizos de 3 puntos tiene estos: dos rojas y tres azules; dos amarillas y tres verdes; dos verdes y tres rojas; dos azules y tres amarillas; dos con el número 1, de cualquier color, y tres de un mismo color; dos con el número 4, de cualquier color, y tres de un mismo color; dos con el número 2 y dos con el número 3, de cualquier color; tres de un color con números distintos y dos de otro; una roja con el número 1 y dos con el número 4, de cualquier color; cinco de un mismo color.
rule-12-4 = En la edición habitual, el mazo de hechizos de 4 puntos tiene estos: tres de un color con números distintos y tres de otro, también con números distintos; cuatro de un mismo color con números distintos; tres rojas y tres verdes; tres amarillas y tres azules; dos con el número 1, dos con el número 2 y dos con el número 3, de cualquier color; tres de un mismo color y tres con el número 4, de cualquier color; cuatro de un color y tres de otro; tres verdes con números distintos y dos amarillas; tres azules con números distintos y dos rojas; dos rojas, dos amarillas y dos verdes.
rule-12-5 = En la edición habitual, los dorsos de cada mazo de hechizos son los seis efectos, una vez cada uno, y cuatro libros cerrados. Se barajan aparte de las caras. En una caja propia, un hechizo puede nombrar su dorso, y la misma cara puede aparecer varias veces.
