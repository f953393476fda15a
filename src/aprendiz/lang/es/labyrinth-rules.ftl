### El laberinto mágico: las reglas

section-1 = El material
rule-1-1 = El tablero tiene 6×6 casillas y debajo esconde un laberinto: entre cada dos casillas vecinas, en horizontal o en vertical, hay una ranura en la que cabe un muro. Las ranuras son 60, y en la caja hay 24 muros.
rule-1-2 = Hay 24 símbolos mágicos distintos, cada uno en una casilla, y una bolsa con 24 fichas, una por símbolo. Cada símbolo se reconoce por su dibujo y por su nombre, nunca solo por el color.
rule-1-3 = El dado tiene estas seis caras: 1, 2, 2, 3, 3 y 4.
rule-1-4 = Pueden jugar de 2 a 4 personas. Hay cuatro magos: el rojo, el azul, el amarillo y el verde; cada uno lleva un símbolo propio y una bola de metal.
rule-1-5 = En el tablero habitual, las dos diagonales están en blanco: son 12 casillas, entre ellas las cuatro esquinas. Las otras 24 llevan, de izquierda a derecha, estos símbolos. Fila 1: búho, vela, luna y llave. Fila 2: gato, varita, frasco y estrella. Fila 3: seta, libro, anillo y murciélago. Fila 4: sapo, farol, pluma y araña. Fila 5: sol, caldero, bola de cristal y reloj de arena. Fila 6: sombrero, serpiente, gema y escoba. Cualquier otro tablero debe tener los 24 símbolos y las esquinas en blanco; si no, no se admite. En una caja propia, los símbolos pueden tener otros nombres, siempre que los 24 sean distintos. Estos símbolos y su lugar son una selección nuestra; el tablero impreso puede ser distinto.

section-2 = La preparación
rule-2-1 = El laberinto se construye con un número de muros de 0 a 24. Hay dos niveles previstos: el fácil, con 19, y el más difícil, con 24. Se puede jugar con un laberinto ya preparado, con uno al azar o con uno construido a mano. El laberinto al azar se levanta muro a muro: cada muro va a una ranura cualquiera que deje comunicadas todas las casillas, y todas las ranuras que lo cumplen tienen la misma probabilidad. Los muros de un solo sentido (sección 7) se ponen al final.
rule-2-2 = Toda casilla debe tener una entrada. Y no basta con eso: desde cada una de las esquinas se tiene que poder llegar a todas las casillas. Si un laberinto no lo cumple, la mesa no lo admite y dice a qué casillas no se llega.
rule-2-3 = Una vez construido, el laberinto se gira bajo el tablero, al azar: 0, 90, 180 o 270 grados, como si alguien girara la caja. Los símbolos y las esquinas se quedan donde están. Así, quien lo ha construido no sabe nada. Un laberinto ya preparado puede quedar, además, invertido como en un espejo. Los muros de un solo sentido (sección 7) giran con el laberinto. Se da por hecho que nadie de la mesa ha estudiado los laberintos ya preparados: ni los bots ni la ayuda para recordar (regla 4.2) se aprovechan de su plano.
rule-2-4 = Elige un mago: empieza en la esquina más cercana a tu sitio. Las esquinas siguen el orden de los sitios, en el sentido de las agujas del reloj. Si juegan dos personas, se sientan en diagonal, en esquinas opuestas; si juegan tres, queda libre la esquina inferior izquierda.
rule-2-5 = Se saca una ficha de la bolsa, que queda a la vista de todo el mundo: es el objetivo.
rule-2-6 = Empieza quien se haya perdido hace menos tiempo. En una mesa digital, quien lleva la mesa elige quién empieza o deja que decida el azar. Se juega en el sentido de las agujas del reloj.
rule-2-7 = Como opción de mesa, se puede jugar sin girar la caja: el laberinto se queda tal como se construyó, y quien conoce su plano conoce sus muros.

section-3 = El turno
rule-3-1 = Tu turno empieza con el dado: el número que sale es el máximo de casillas que puede avanzar luego tu mago, en horizontal o en vertical. Puedes girar cuando quieras y volver sobre tus pasos. También puedes avanzar menos casillas, o incluso ninguna.
rule-3-2 = No se dan pasos en diagonal. Salirse del tablero tampoco es un paso: la mesa no te lo permite, pero no cuenta como choque (regla 4.1).
rule-3-3 = Se mueve con decisión: paso dado, dado queda, y nadie puede tantear antes por si hay un muro. Por eso no puedes deshacer un paso ni ver de antemano cómo saldrá, y tampoco recibes pistas que conozcan el laberinto.
rule-3-4 = Los demás magos no te cierran el paso: puedes cruzar su casilla, pero tu movimiento no puede acabar en ella. Solo puedes entrar si te quedan pasos suficientes para llegar a una casilla libre, contados como si no hubiera muros, y entonces tienes que seguir: hasta que llegues a una casilla libre, la mesa no te deja parar. Libre quiere decir que no hay en ella ningún otro mago; la casilla en la que empezaste el movimiento también vale, una vez que has salido de ella.

section-4 = Los muros invisibles
rule-4-1 = Si al dar un paso te topas con un muro, a tu mago se le cae la bola. Adiós a los pasos que te quedaban: el mago regresa a su propia esquina y se acaba tu turno.
rule-4-2 = Todo el mundo ve dónde se produce un choque, en el momento en que ocurre; después, nada señala el muro. Es un juego de memoria: ni lo que se ve en la mesa, ni su historial, ni la repetición de una partida en curso enumeran los muros encontrados. Hay una opción de mesa, la ayuda para recordar, que se elige para cada sitio y marca lo que ya se ha descubierto.
rule-4-3 = En una esquina pueden coincidir el mago al que pertenece, cuando regresa a ella, y otro que está de visita. Tanto si tu mago es el uno como si es el otro, puedes quedarte ahí sin dar ningún paso; pero, una vez que has salido, tu movimiento no puede volver a acabar ahí mientras el otro mago siga en la esquina.
rule-4-4 = Cuando alguien cruza una ranura abierta, queda demostrado que ahí no hay muro (con la expansión de la sección 7, solo en ese sentido). También esto queda solo en la memoria.

section-5 = Los símbolos
rule-5-1 = En cuanto pisas la casilla del objetivo, la ficha es tuya: te la llevas automáticamente. Los pasos que te quedaban se pierden y se acaba tu turno.
rule-5-2 = Cada vez que alguien se lleva la ficha del objetivo, se saca otra de la bolsa y se deja descubierta.
rule-5-3 = Si en la casilla del nuevo objetivo ya hay un mago, su jugador se lleva la ficha al momento, sea de quien sea el turno, y se saca la siguiente; y así cuantas veces haga falta.

section-6 = El final de la partida
rule-6-1 = Quien reúne 5 fichas gana en el acto, también si la última le llega por la regla 5.3.
rule-6-2 = Como opción, se puede jugar a otro número de fichas, de 1 a 6, y se gana de la misma manera. Con ninguno de esos números puede agotarse la bolsa.
rule-6-3 = Existe la opción de poner un límite de turnos, que en una mesa viene desactivada y en las simulaciones, activada. Cuando se llega a él, gana quien tiene más fichas; si hay empate, la victoria se comparte. Un turno perdido (regla 7.6) también cuenta. Si se juega totalmente al azar, una partida puede hacerse larguísima.

section-7 = La expansión «Muros mágicos»
rule-7-1 = La expansión «Muros mágicos» es una opción que viene desactivada. Con ella, hasta ocho de los muros son de un solo sentido: en un sentido se pueden cruzar; en el otro son un muro.
rule-7-2 = Con muros de un solo sentido sigue valiendo la regla 2.2, teniendo en cuenta los sentidos. No hace falta que desde una casilla se pueda volver: de eso ya se encarga un choque (regla 4.1).
rule-7-3 = Con la expansión «Muros mágicos», cada jugador tiene una varita mágica, una poción y un gorro de dormir. Puedes usar cada uno de estos objetos una vez por partida, como mucho uno por turno, y lo eliges antes de tirar el dado.
rule-7-4 = Varita mágica: la ficha del objetivo vuelve a la bolsa y se saca una nueva, que puede volver a ser la misma (también aquí vale la regla 5.3). Luego tiras el dado como siempre.
rule-7-5 = Poción: no tiras el dado, sino que avanzas cuanto quieras hasta que te pares (en una casilla libre, regla 3.4), llegues al objetivo o choques con un muro. Hay un tope de pasos, pero es más alto de lo que puede aprovechar ningún recorrido.
rule-7-6 = Gorro de dormir: eliges a otro jugador que no tenga ya uno pendiente, y ese jugador pierde su próximo turno. El tuyo sigue como siempre.

section-8 = Qué se ve y qué no
rule-8-1 = Nadie ve los muros ni el orden de las fichas en la bolsa. Todo el mundo puede ver los magos, el objetivo, las fichas ganadas, cuántas quedan, el dado, de quién es el turno y los objetos que le quedan a cada cual.
rule-8-2 = Cuando la partida ha terminado, se muestra el laberinto entero.
