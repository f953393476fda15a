### Lo que dice la casa en el navegador: la entrada, la sala de espera, el marco de una partida y su final

## La entrada

aprendiz = Aprendiz
welcome = Tres juegos mágicos, una sola mesa.
no-account = Sin cuenta y sin publicidad: solo jugar.
title-flautz = FLAUTZ!
title-magus = Magus Novatus
title-labyrinth = El laberinto mágico
about-flautz = Atrapa los pergaminos que revolotean por la torre y forma con ellos el mejor hechizo.
about-magus = Mezcla lo que ofrece el estante y realiza tus hechizos antes de que suene la campana.
about-labyrinth = Encuentra el camino por un laberinto que nadie puede ver.
play-now = Jugar ya
invite-friends = Invitar a amigos
one-device = Compartir dispositivo
in-words = De momento se juega con palabras; su propia mesa se está preparando.
rules-of = Reglas de { $game }
my-tables = Tus mesas
open-tables = Abiertas para todo el mundo
past-tables = Partidas anteriores
nobody-yet = nadie todavía
more-tables = Mostrar { $count } más
delete = Borrar
delete-table = Borrar la mesa
delete-table-means = La mesa y todo lo que se guarda de sus partidas desaparecerán para todo el mundo.
delete-this = Borrar { $game } con { $names }
join = Unirse a una mesa
code = Código
code-hint = El de la invitación o el de tu otro dispositivo.
come-in = Entrar
coming-in = Entrando…
invitation-void = Esta invitación ya no vale
to-the-door = Volver a la entrada
try-again = Reintentar
settings = Ajustes
language = Idioma
appearance = Aspecto
appearance-auto = Como el dispositivo
appearance-light = Día
appearance-dark = Noche
sound = Sonido
simple-view = Vista sencilla
simple-view-means = Todos los juegos con palabras en vez de dibujos.
close = Cerrar
cancel = Cancelar

## Antes de la partida

way-bots = Con bots
way-friends = Con amigos
way-device = Un dispositivo
lead-bots = Tú contra los bots, ahora mismo.
lead-friends = Tendrás un enlace, un código QR y un código para escribir.
lead-device = El dispositivo pasa de mano en mano tras cada turno.
begin-bots = Empezar la partida
begin-friends = Abrir la mesa
begin-device = Empezar la partida
setting-the-table = Preparando la mesa…
who-plays = ¿Quién juega?
your-name = Tu nombre
name = Nombre
apprentice = Aprendiz
name-of = Nombre { $number }
add-person = Añadir a alguien
remove-person = Quitar a { $name }
bots-beside = También bots
opponents = Rivales
chairs = Sitios
chairs-hint = Los que queden libres los pueden ocupar bots.
one-more = Añadir uno
one-less = Quitar uno
level = ¿Qué nivel?
level-novice = Novato
level-adept = Iniciado
level-master = Maestro
memory-help = Ayuda para recordar
memory-help-means = Apunta por ti lo que has visto: no tienes que recordarlo.
which-evening = ¿Cómo quieres jugar?
preset-usual = Lo habitual
preset-usual-means = El juego tal como lo describe el reglamento.
preset-own = A tu gusto
preset-own-means = Como has elegido en «Opciones».

## Opciones

options = Opciones
at-the-table = En la mesa
answer-yes = Sí
answer-no = No
chance-decides = El azar
chair = Sitio { $number }
unit-turns = { $count ->
        [one] turno
       *[other] turnos
    }
remove-entry = Quitar: { $entry }
label-edition = Caja
label-edition-classic = Clásica
label-edition-own = La tuya
explain-edition-own = De un archivo hecho por ti.
choose-box = Elegir el archivo
begin-box = Descargar uno de ejemplo
box-is = En la caja: { $name }.
label-name = Nombre
label-clock = Reloj
explain-clock = Si se acaba el tiempo, la jugada la hace un bot.
clock-none = Sin reloj
clock-none-means = Con toda la calma.
clock-quick = Rápido
clock-quick-means = 30 segundos por jugada.
clock-calm = Tranquilo
clock-calm-means = 2 minutos por jugada.
clock-bank = Torneo
clock-bank-means = 10 minutos por persona para toda la partida y 10 segundos más con cada jugada.
label-sits-in = Si alguien se va
explain-sits-in = Cuánto se espera antes de que un bot ocupe su sitio. Siempre se puede volver.
host-decides = Solo si quiere quien lleva la mesa
minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
sits-in-level = Bot sustituto
spectators = Público
spectators-mean = Quien tenga el enlace puede mirar.
listed = Mesa abierta
listed-means = En este servidor todo el mundo ve la mesa y puede sentarse.

## La sala de espera

waiting-room = Sala de espera
waiting-room-of = { $game }: se empieza cuando todo el mundo tenga sitio.
take-a-chair = Ocupa un sitio
sit-down = Sentarse
sit-here = Sentarse aquí
sit-another = Sentar aquí a alguien más
no-chair-left = Todos los sitios están ocupados. Quien lleva la mesa puede añadir uno.
free-chair = Sitio libre { $number }
bot = Bot
chair-more = Añadir un sitio
chair-less = Quitar un sitio
tools-for = Acciones: { $name }
rename = Cambiar el nombre
help-on = Activar la ayuda para recordar
help-off = Quitar la ayuda para recordar
seat-bot = Bot: { $level }
move-up = Mover hacia arriba
move-down = Mover hacia abajo
free-it = Liberar el sitio
stand-up = Levantarse
send-away = Echar de la mesa
send-away-means = { $name } tendrá que irse. Si la partida está en marcha, sigue un bot.
mark-you = tú
mark-away = ausente
mark-helped = ayuda para recordar
mark-open = mano a la vista
mark-sits-in = juega un bot: { $level }
invite = Invitar
invite-how = Escanea el código QR, abre el enlace o escribe el código en la entrada.
show-invitation = Mostrar la invitación
qr = Código QR con el enlace, para la cámara del teléfono
link = Enlace
copy = Copiar
copied = Copiado.
copy-by-hand = Ya está seleccionado: cópialo tú.
new-code = Cambiar el código
no-address = Desde otros dispositivos aún no se puede entrar aquí. Conecta este a tu wifi e inicia Aprendiz abierto a la red; entonces aparecerá aquí el enlace.
agreed = A qué jugamos
change = Cambiar
agree = Aceptar
clock-each = Reloj: { $seconds } segundos por jugada
clock-all = Reloj: { $minutes } minutos por persona para toda la partida
sits-in-agreed = { $count ->
        [one] Si alguien falta { $count } minuto, un bot ocupa su sitio.
       *[other] Si alguien falta { $count } minutos, un bot ocupa su sitio.
    }
sealed-chance = El azar sellado
sealed = El azar de esta partida está sellado en un sobre. Ya nadie puede cambiarlo.
sealed-more = ¿Qué significa eso?
sealed-means = Antes de la partida el servidor elige el azar y solo enseña el sello, y cada dispositivo promete su propia parte. Cuando quien lleva la mesa empieza, las partes se abren y la partida comienza al momento. Al final se abre el sobre, y cualquiera puede comprobar que todo lo que decidió el azar salió de él.
seal = Sello
seed = Semilla revelada
shares = Partes de los dispositivos
pledges = Partes prometidas (su resumen)
begin = Empezar
all-ready = Todo el mundo tiene sitio. ¡Ya puedes empezar!
start-called-off = El último comienzo se ha anulado: algo ha cambiado o un dispositivo no ha respondido a tiempo. Puedes empezar otra vez.
chairs-free = { $count ->
        [one] Queda un sitio libre: espera a alguien o sienta a un bot.
       *[other] Quedan { $count } sitios libres: espera a alguien o sienta a bots.
    }
waits-for-share = El dispositivo de { $name } está añadiendo su parte al azar.
fill-with-bots = Completar con bots
host-begins = Quien lleva la mesa empezará cuando todo el mundo tenga sitio.
sits-down = { $name } se sienta.
stands-up = { $name } ha dejado la mesa.
is-back = { $name } ha vuelto.
is-away = { $name } no está.

## Durante la partida

menu = Menú
rules = Reglas
read-rule = Leer la regla { $rule }
sound-on = Activar el sonido
sound-off = Quitar el sonido
language-and-look = Idioma y aspecto
pause = Pausar
resume = Seguir
paused = Quien lleva la mesa ha puesto la partida en pausa.
paused-by-you = La partida está en pausa.
host-tools = Gente y mesa
who-is-here = Quién está
let-sit-in = Sentar a un bot: { $level }
reissue = Código para un dispositivo perdido
end-game = Terminar la partida
end-game-means = La partida termina ahora, sin resultado.
other-device = Seguir en otro dispositivo
pass-on-how = Abre el enlace en el otro dispositivo, o escribe allí este código en la entrada:
pass-on-means = El código vale una sola vez, durante diez minutos. Después el sitio será del otro dispositivo.
open-hand = Aceptar manos a la vista
close-hand = Volver a tapar las manos
leave-table = Dejar la mesa
leave-table-means = Un bot seguirá por ti; no podrás volver a esta partida.
undo = Deshacer
talk = Decir algo
clocks = Relojes
bot-plays-for = Un bot juega por { $name }.
take-chair-back = Recuperar el sitio
looking-on = Estás mirando.
looking-on-open = Estás mirando y ves todas las manos.
ends-soon = Esta partida es larguísima. Al llegar a { $moves } jugadas termina sin resultado.
game-without-you = Esta partida empezó sin ti, y la mesa no admite público. Espera aquí a la próxima.
away = Conexión perdida. Reconectando…
away-long = El servidor no responde. ¿Sigue en marcha, y está este dispositivo en la misma red?
not-continued = Esta no es la mesa que dejaste: desde entonces, el servidor ha perdido o cambiado algo. Puedes seguir desde aquí.
go-on-from-here = Seguir desde aquí
turn-of = Le toca a { $name }.
turn-of-several = Tienen que elegir: { $names }.
pass-device = Pasa el dispositivo; quien lo reciba pulsa su nombre.
i-am = Soy { $name }
what-happened = Historial
earlier-events = { $count ->
        [one] { $count } suceso anterior
       *[other] { $count } sucesos anteriores
    }
undo-of = { $name } deshace su jugada

## En cada mesa

your-turn = Te toca
is-playing = Juega { NAME($seat) }
one-moment = Un momento…
is-over = La partida ha terminado
choose-again = Elegir de nuevo
go-on = Seguir
players = En la mesa
bot-level = { $level ->
        [novice] bot de nivel novato
        [adept] bot de nivel iniciado
        [master] bot de nivel maestro
       *[other] bot
    }
story = Historial
your-moves = Tus jugadas
your-things = Lo que tienes
on-the-table = Sobre la mesa
board-row = Fila { $number }
board-column = Columna { $number }
final-standing = Clasificación final
standing-player = Nombre
standing-winner = victoria

## El final

game-over = La partida ha terminado.
see-result = Ver el resultado
result = El resultado
stopped = Partida interrumpida
stopped-means = Quien lleva la mesa ha terminado la partida antes de tiempo, así que no gana nadie.
too-long-means = Tenía demasiadas jugadas, así que no gana nadie.
see-table = Ver la mesa
rematch = Jugar otra vez
ask-rematch = ¿Otra partida?
seat-changes = Sitios que cambiaron
seat-changes-mean = Cada elección y cada vez que decidió el azar cuentan como una jugada.
envelope = El sobre sellado
envelope-means = Antes de la primera jugada se selló el azar de esta partida. Ahora se puede abrir el sobre.
verify = Abrir y comprobar
chance-was-fixed = { $count ->
        [one] Es verdad: lo único que decidió el azar estaba fijado antes de la partida.
       *[other] Es verdad: las { $count } cosas que decidió el azar estaban fijadas antes de la partida.
    }
chance-was-not-fixed = Esto no encaja: lo que se jugó no sale del azar sellado.
share-is-in-it = La parte de este dispositivo está dentro, tal como se envió.
share-is-missing = La parte de este dispositivo no está dentro.
starts-called-off = { $count ->
    [one] El comienzo de esta partida se anuló antes una vez.
   *[other] El comienzo de esta partida se anuló antes { $count } veces.
}
proof-details = Sello, semilla y partes
take-home = Guardar la partida
record-means = El registro guarda todas las jugadas y todo el azar: así cualquiera puede volver a ver y comprobar la partida.
record = Descargar el registro
seat-log = Descargar lo que has visto

## Reglas y créditos

rulebooks = Reglamentos
rules-search = Buscar en las reglas
rules-search-hint = Una palabra o un número, como 4.2.
rules-found = { $count ->
        [0] No se encuentra nada. Prueba con otra palabra.
        [one] { $count } regla encontrada
       *[other] { $count } reglas encontradas
    }
rules-contents = Índice
rules-unread = Ahora mismo no se pueden leer las reglas.
rule-number = Regla { $number }
credits = Créditos
credits-thanks = En esta mesa hay trabajo de mucha gente. ¡Gracias!
credits-games = Juegos
credits-games-worded = Todo lo que aquí se dice de ellos está escrito con nuestras propias palabras.
credits-signs = Dibujos
credits-signs-changed = De game-icons.net, con nuestros colores y tamaños.
credits-fonts = Tipos de letra
credits-libraries = Programas

## Donde no hay nada

nothing-here = Aquí no hay nada
nothing-here-means = Quizá la dirección esté mal escrita. Prueba de nuevo desde la entrada.
table-gone = La mesa ya no está
table-gone-means = Quien la llevaba la ha borrado, o tu sitio es ahora de otra persona.
not-let-in = No puedes entrar en esta mesa
other-version = El servidor tiene otra versión
other-version-means = Esta página y el servidor no se entienden. Cuando el servidor esté actualizado, vuelve a intentarlo.
remedy-no-connection = No se puede conectar con el servidor; vuelve a intentarlo dentro de un momento.
remedy-not-stored = No se ha podido guardar; nada ha cambiado. Vuelve a intentarlo.

## My evenings

evenings = Mis veladas
evenings-means = Las partidas que has terminado en este dispositivo. Esta lista solo la ves tú.
no-evenings = Aún no hay ninguna partida terminada. La primera aparecerá aquí.
evening-outcome = { $who ->
    [nobody] interrumpida
    [you] has ganado
    [shared] has compartido la victoria con { $names }
   *[others] { $count ->
        [one] ha ganado { $names }
       *[other] han ganado { $names }
    }
}
forget-evenings = Olvidar mis veladas
forget-evenings-means = La lista quedará vacía. Las mesas y sus registros siguen ahí para los demás.
forget = Olvidarlas
