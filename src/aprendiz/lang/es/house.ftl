### Lo que dice la casa en el navegador: la puerta, la sala de espera, el marco de una partida y su final

## La puerta

aprendiz = Aprendiz
welcome = Tres juegos de magia para una mesa.
no-account = Sin cuenta y sin publicidad: solo jugar.
title-flautz = FLAUTZ!
title-magus = Magus Novatus
title-labyrinth = El laberinto mágico
about-flautz = Atrapa los pergaminos que revolotean por la torre y forma con ellos el mejor hechizo.
about-magus = Mezcla lo que ofrece el estante y lanza tus hechizos antes de que suene la campana.
about-labyrinth = Encuentra el camino por un laberinto que nadie puede ver.
play-now = Jugar ya
invite-friends = Invitar a amigos
one-device = En un solo dispositivo
table-not-set = La mesa aún se está preparando.
rules-of = Reglas de { $game }
my-tables = Tus mesas
open-tables = Abiertas para todo el mundo
past-tables = Partidas anteriores
nobody-yet = nadie todavía
more-tables = { $count } más
delete = Borrar
delete-table = Borrar la mesa
delete-table-means = La mesa y todo lo que se guarda de sus partidas desaparecerán para todo el mundo.
delete-this = Borrar { $game } con { $names }
join = Unirse a una mesa
code = Código
code-hint = El de la invitación o el de tu otro dispositivo.
come-in = Entrar
coming-in = Entrando…
invitation-void = Esta invitación no lleva a ninguna parte
to-the-door = A la puerta
try-again = Reintentar
settings = Ajustes
language = Idioma
appearance = Luz
appearance-auto = Como el dispositivo
appearance-light = Día
appearance-dark = Noche
sound = Sonido
close = Cerrar
cancel = Cancelar

## Antes de la partida

way-bots = Con bots
way-friends = Con amigos
way-device = Un dispositivo
lead-bots = Tú contra los bots, ahora mismo.
lead-friends = Tendrás un enlace, un código y una imagen para escanear.
lead-device = Os pasáis el dispositivo después de cada turno.
begin-bots = Repartir las cartas
begin-friends = Abrir la mesa
begin-device = Repartir las cartas
setting-the-table = Preparando la mesa…
who-plays = ¿Quién juega?
your-name = Tu nombre
name = Nombre
apprentice = Aprendiz
name-of = Nombre { $number }
add-person = Alguien más
remove-person = Sin { $name }
bots-beside = También bots
opponents = Rivales
chairs = Sitios
chairs-hint = Los que queden libres los pueden ocupar bots.
one-more = Uno más
one-less = Uno menos
level = ¿Qué nivel?
level-novice = Novato
level-adept = Adepto
level-master = Maestro
memory-help = Ayuda de memoria
memory-help-means = Apunta lo que has visto, para que no tengas que recordarlo.
which-evening = ¿Qué clase de velada?
preset-first = La primera vez
preset-first-means = Un encuentro, unos 10 minutos, desde los 7 años.
preset-family = Velada en familia
preset-family-means = Gana quien reúne tres cristales, unos 30 minutos.
preset-masters = Maestros
preset-masters-means = Cinco encuentros largos con valores hasta 7, cerca de una hora.
preset-own = A tu gusto
preset-own-means = Como has elegido en «Opciones».

## Opciones

options = Opciones
at-the-table = En la mesa
label-arena = Arena
label-arena-usual = Normal
label-arena-short = Corta
label-arena-long = Larga
label-arena-own = La tuya
explain-arena-own = Casilla por casilla, como quieras.
field-number = Casilla { $number }
add-field = Otra casilla
remove-field = Una casilla menos
label-mode = Meta
label-mode-crystals = Cristales
label-mode-matches = Puntos
label-matches = Encuentros
label-ties = Empates
label-ties-each = Uno por cabeza
label-ties-nobody = Para nadie
label-final_turns = Últimos turnos
label-final_turns-track = Según el cristal
label-final_turns-all = Para todos
label-starter = Quién empieza
explain-starter = Quién comienza el primer encuentro.
chance-decides = El azar
chair = Sitio { $number }
label-limit = Límite
explain-limit = Después de tantos turnos no empieza ningún encuentro más.
no-limit = Sin límite
turns = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
label-edition = Caja
label-edition-classic = Clásica
label-edition-wide = Amplia
label-edition-own = La tuya
explain-edition-own = De un archivo hecho por ti.
choose-box = Elegir el archivo
begin-box = Un archivo para empezar
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
clock-bank-means = 10 minutos para toda la partida y 10 segundos más con cada jugada.
label-sits-in = Si alguien se va
explain-sits-in = Cuánto se espera antes de que un bot ocupe su sitio. Siempre se puede volver.
host-decides = Nunca por sí solo
minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
sits-in-level = El bot que sustituye
spectators = Público
spectators-mean = Quien tenga el enlace puede mirar.
listed = Mesa abierta
listed-means = En este servidor todo el mundo ve la mesa y puede sentarse.

## La sala de espera

waiting-room = Sala de espera
waiting-room-of = { $game }: se empieza cuando estén ocupados los sitios.
take-a-chair = Ocupa un sitio
sit-down = Sentarse
sit-here = Sentarse aquí
sit-another = Alguien más aquí
no-chair-left = Todos los sitios están ocupados. Quien lleva la mesa puede añadir uno.
free-chair = Sitio libre { $number }
bot = Bot
chair-more = Un sitio más
chair-less = Un sitio menos
tools-for = Acciones: { $name }
rename = Cambiar el nombre
help-on = Activar la ayuda de memoria
help-off = Quitar la ayuda de memoria
seat-bot = Bot: { $level }
move-up = Mover hacia arriba
move-down = Mover hacia abajo
free-it = Liberar el sitio
stand-up = Levantarse
send-away = Echar de la mesa
send-away-means = { $name } tendrá que irse. Si la partida está en marcha, sigue un bot.
mark-you = tú
mark-away = ausente
mark-helped = ayuda de memoria
mark-open = mano a la vista
mark-sits-in = sustituye: { $level }
invite = Invitar
invite-how = Escanead la imagen, abrid el enlace o escribid el código en la puerta.
show-invitation = Mostrar la invitación
qr = Imagen con el enlace, para la cámara del móvil
link = Enlace
copy = Copiar
copied = Copiado.
copy-by-hand = Marcado: cópialo a mano.
new-code = Código nuevo
no-address = Otros dispositivos aún no llegan hasta este. Conéctalo a tu wifi y arranca Aprendiz de modo que la red pueda alcanzarlo; entonces aparecerá aquí el enlace.
agreed = Lo acordado
change = Cambiar
agree = De acuerdo
matches = { $count ->
        [one] { $count } encuentro
       *[other] { $count } encuentros
    }
clock-each = Reloj: { $seconds } segundos por jugada
clock-all = Reloj: { $minutes } minutos para toda la partida
sits-in-agreed = { $count ->
        [one] Si alguien falta { $count } minuto, le sustituye un bot.
       *[other] Si alguien falta { $count } minutos, le sustituye un bot.
    }
sealed-chance = El azar sellado
sealed = El azar de esta partida está sellado en un sobre. Ya nadie puede cambiarlo.
sealed-more = ¿Qué significa eso?
sealed-means = Antes de la partida el servidor elige el azar y solo enseña el sello. Después cada dispositivo añade su propia parte. Al final se abre el sobre, y cualquiera puede comprobar que todas las cartas salieron de él.
seal = Sello
seed = Semilla revelada
shares = Partes de los dispositivos
begin = Empezar
all-ready = Todos los sitios están ocupados. ¡Puedes empezar!
chairs-free = { $count ->
        [one] Queda un sitio libre: espera a alguien o sienta a un bot.
       *[other] Quedan { $count } sitios libres: espera a alguien o sienta a bots.
    }
waits-for-share = El dispositivo de { $name } está añadiendo su parte al azar.
fill-with-bots = Completar con bots
host-begins = Quien lleva la mesa empezará cuando estén ocupados los sitios.
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
language-and-look = Idioma y luz
pause = Pausa
resume = Seguir
paused = Quien lleva la mesa ha puesto la partida en pausa.
paused-by-you = La partida está en pausa.
host-tools = Gente y mesa
who-is-here = Quién está
let-sit-in = Que sustituya un bot: { $level }
reissue = Código para un dispositivo perdido
end-game = Terminar la partida
end-game-means = La partida termina ahora, sin resultado.
other-device = Seguir en otro dispositivo
pass-on-how = Abre el enlace en el otro dispositivo, o escribe allí este código en la puerta:
pass-on-means = El código vale una vez, durante diez minutos. Después el sitio será del otro dispositivo.
open-hand = Aceptar manos a la vista
close-hand = Sin manos a la vista
leave-table = Dejar la mesa
leave-table-means = Un bot seguirá por ti; no podrás volver a esta partida.
undo = Deshacer
talk = Decir algo
clocks = Relojes
bot-plays-for = Un bot juega por { $name }.
take-chair-back = Recuperar el sitio
looking-on = Estás mirando.
looking-on-open = Estás mirando y ves todas las manos.
game-without-you = Esta partida empezó sin ti, y la mesa no admite público. Espera aquí a la próxima.
away = Se ha perdido la conexión; volverá sola.
away-long = El servidor no responde. ¿Sigue en marcha, y está este dispositivo en la misma red?
turn-of = Le toca a { $name }.
turn-of-several = Tienen que elegir: { $names }.
pass-device = Pasa el dispositivo y toca.
i-am = Soy { $name }
what-happened = Qué ha pasado
undo-of = { $name } deshace la jugada

## El final

game-over = La partida ha terminado.
see-result = El resultado
result = El resultado
stopped = Partida interrumpida
stopped-means = Quien lleva la mesa la terminó antes de tiempo, así que no gana nadie.
see-table = Ver la mesa
rematch = Otra partida
ask-rematch = ¿Otra partida?
envelope = El sobre sellado
envelope-means = Antes de la primera carta se selló el azar de esta partida. Ahora se puede abrir el sobre.
verify = Abrir y comprobar
chance-was-fixed = { $count ->
        [one] Es verdad: lo único que decidió el azar estaba fijado antes de la partida.
       *[other] Es verdad: las { $count } cosas que decidió el azar estaban fijadas antes de la partida.
    }
chance-was-not-fixed = Esto no encaja: lo que se jugó no sale del azar sellado.
share-is-in-it = La parte de este dispositivo está dentro, tal como se envió.
share-is-missing = La parte de este dispositivo no está dentro.
proof-details = Sello, semilla y partes
take-home = Para llevar
record-means = El registro guarda todas las jugadas y todo el azar: así cualquiera puede volver a ver y comprobar la partida.
record = Descargar el registro
seat-log = Lo que se te mostró

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
nothing-here-means = Quizá la dirección esté mal escrita. Todo empieza en la puerta.
table-gone = La mesa ya no está
table-gone-means = Quien la llevaba la ha borrado, o tu sitio es ahora de otra persona.
not-let-in = Esta mesa no te deja entrar
other-version = El servidor tiene otra versión
other-version-means = Esta página y el servidor no se entienden. Cuando el servidor esté actualizado, vuelve a intentarlo.
remedy-no-connection = Ahora mismo no se llega al servidor; vuelve a intentarlo enseguida.
remedy-not-stored = No se ha podido guardar; nada ha cambiado. Vuelve a intentarlo.
