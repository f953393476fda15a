### Lo que dicen las mesas

## En qué punto está una mesa

phase-waiting = sin empezar
phase-playing = en juego
phase-over = terminada
phase-stopped = interrumpida

## Negativas

remedy-ask-the-host = Eso lo decide quien lleva la mesa: pídeselo.
remedy-sit-there-first = Primero ocupa ese sitio.
remedy-nobody-sits-there = Ahí no hay nadie.
remedy-before-the-start = Eso solo se puede hacer antes de empezar.
remedy-while-playing = Eso solo se puede hacer durante una partida.
remedy-rules-have-changed = Esta partida empezó con reglas anteriores y no puede seguir; sus jugadas se conservan.
remedy-table-is-paused = La mesa está en pausa; quien la lleva puede reanudarla.
remedy-take-a-free-chair = Elige un sitio libre.
remedy-no-free-chair = Todos los sitios están ocupados; quien lleva la mesa puede añadir o liberar uno.
remedy-ask-the-player = { $name } sigue en la mesa y solo { $name } puede ceder este sitio. Espera a que no esté.
remedy-choose-another-name = Aquí ya hay alguien con ese nombre: elige otro.
remedy-look-at-the-seal = El azar se ha sellado de nuevo: mira el nuevo sello y añade tu parte.
remedy-look-at-the-terms = El comienzo se ha anulado o algo ha cambiado desde entonces: vuelve a mirar la mesa.
remedy-open-the-pledged-share = Esta no es la parte que prometió tu dispositivo; promete y abre la misma.
remedy-reclaim-the-chair = Un bot está jugando por ti: recupera antes tu sitio.
remedy-nothing-to-undo = No hay nada que puedas deshacer: solo tu última jugada, mientras no se haya descubierto nada ni haya jugado nadie más.
remedy-somebody-has-to-go = Quedarían menos sitios que gente sentada: antes tiene que irse alguien.
remedy-fill-the-chairs = Primero hay que ocupar todos los sitios, con personas o con bots.
remedy-wait-for-a-share = El dispositivo de { $name } aún no ha añadido su parte al azar; espera un momento.
remedy-after-the-game = Eso se podrá hacer cuando acabe la partida.
remedy-unknown-table = Esa mesa no existe, o no está abierta para ti.
remedy-ask-for-an-invitation = Pide una invitación a alguien de la mesa.
remedy-house-is-full = En este servidor ya no caben más mesas: vuelve más tarde.
remedy-delete-a-table-first = Has abierto muchas mesas: borra alguna que ya no necesites.
remedy-table-is-full = En esta mesa ya no caben más invitados.
remedy-look-at-fewer-tables = Estás mirando muchas mesas a la vez: deja antes alguna.
remedy-too-many-wrong-codes = Aquí se han probado demasiados códigos equivocados: espera { $seconds } s, o entra con el enlace o el código QR.
remedy-come-by-the-link = En este servidor se están probando demasiados códigos equivocados: entra con el enlace o el código QR de la invitación.
remedy-ask-for-another-code = Este código está mal o ya no vale: pide otro.
remedy-slow-down = El servidor no da abasto; vuelve a intentarlo dentro de un momento.
remedy-no-such-game = En esta mesa no existe esa partida.
remedy-enter-first = Primero entra en la mesa.
remedy-no-spectators = Esta mesa no admite público: siéntate para ver la partida.
remedy-tap-first = Primero toca tu sitio para ver tu mano.
remedy-table-is-damaged = Los datos guardados de esta mesa están dañados. Quien mantiene el servidor puede saber más con «aprendiz check».
remedy-film-is-damaged = Los datos guardados de esta partida están dañados. La mesa sigue.

## Frases

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thank-you = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-wow = ¡Guau!
phrase-my-pleasure = ¡De nada!
phrase-take-your-time = Tómate tu tiempo.
phrase-your-turn = ¡Te toca!
phrase-one-moment = Un momento, por favor.
phrase-i-am-back = ¡Ya estoy aquí!
phrase-another-game = ¿Otra partida?
phrase-good-game = ¡Buena partida!
phrase-goodbye = ¡Hasta luego!

## Gestos: lo que alguien hace, después del nombre

phrase-smile = sonríe
phrase-laugh = se ríe
phrase-surprise = no sale de su asombro
phrase-thinking = está pensando
phrase-applause = aplaude
phrase-heart = manda un corazón
phrase-fireworks = lanza fuegos artificiales
