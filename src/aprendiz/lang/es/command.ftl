### La línea de comandos

about = Una mesa para tres juegos ambientados en una escuela de magia: FLAUTZ!, Magus Novatus y El laberinto mágico.
about-play = Juega en el navegador: contra bots, con gente en sus propios dispositivos o en este mismo.
about-simulate = Hace que los bots jueguen muchas partidas y cuenta cómo acaban.
about-ladder = Enfrenta a los bots entre sí con los mismos repartos, rotando los sitios, y los clasifica.
about-replay = Vuelve a contar una partida a partir de su archivo, jugada a jugada.
about-hint = Dice cuáles eran las mejores jugadas de un sitio, con lo que desde él se sabía, y cómo cambiaron sus posibilidades de ganar.
about-verify = Demuestra, a partir de su archivo, que una partida se jugó según las reglas y que su azar estaba sellado de antemano.
about-rules = Muestra las reglas de un juego, o lo que dicen sobre algo.
about-score = Dice cuánto valen unas cartas.
about-score-flautz = Muestra el mejor hechizo de una mano de FLAUTZ! y sus puntos.
about-score-magus = Dice si unas pociones bastan para pagar un hechizo de Magus Novatus, y con cuáles se paga.
about-edition = Muestra las ediciones de un juego o comprueba la tuya.
about-edition-check = Comprueba un archivo que describe una edición y señala lo que está mal.
about-edition-show = Muestra lo que hay en la caja.
about-maze = Crea laberintos para El laberinto mágico, también para una caja de verdad, o comprueba el tuyo.
about-maze-check = Comprueba el plano de un laberinto: si se puede recorrer y lo equilibrado que es.
about-serve = Abre mesas para los demás: en tu red o en cualquier parte.
about-join = Sienta a un bot de este equipo en una mesa de otro lugar.
about-backup = Copia todas las mesas de un servidor en un archivo nuevo, aunque esté en marcha.
about-reissue = Permite que otro dispositivo lleve una mesa; es para quien mantiene el servidor.
about-tables = Muestra las mesas de un servidor o borra algunas; es para quien lo mantiene.
about-tables-delete = Borra mesas para siempre, con todo lo que ha pasado en ellas.
about-check = Lee todas las mesas guardadas de un servidor, aunque esté en marcha, y señala lo que está dañado.
about-completion = Imprime lo que necesita el intérprete de comandos (shell) para autocompletar este comando.

## Ayuda

help-usage = Uso:
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-lang = El idioma: es (español), en (inglés), it (italiano), ca (catalán) o pt (portugués). Si no se indica, el del sistema.
help-help = Muestra esta ayuda.
help-version = Muestra la versión, las reglas y el motor.
help-game = El juego: { $games }.
metavar-options = OPCIONES
metavar-command = COMANDO
metavar-language = IDIOMA
metavar-game = JUEGO
metavar-words = NÚMERO|PALABRA
metavar-number = N
metavar-name = NOMBRE
metavar-names = NOMBRES
metavar-file = ARCHIVO
metavar-folder = CARPETA
metavar-card = CARTA
metavar-shell = INTÉRPRETE
metavar-spell = HECHIZO
metavar-bots = BOTS
metavar-address = DIRECCIÓN
metavar-addresses = DIRECCIONES
metavar-url = URL
metavar-code = CÓDIGO
metavar-table = MESA
metavar-level = NIVEL
metavar-days = DÍAS

## Qué está mal en un comando

usage-no-such-command = no existe el comando «{ $command }»; los que hay son { $known }
usage-no-such-option = no existe la opción «{ $option }»
usage-needs-a-value = { $option } necesita un valor
usage-takes-no-value = { $option } no admite ningún valor
usage-missing = falta { $argument }
usage-too-many = { $words }: sobran palabras
usage-see-help = consulta «{ $command } --help»
input-or-output-fails = falla la entrada o la salida: { $reason }

## Versión

version-rules = reglas: { $rules }
engine-compiled = motor: compilado
engine-plain = motor: Python puro

## Jugar

option-seats = Cuántos jugadores, de { $least } a { $most }.
option-text = Juega en modo texto en este terminal; todas las opciones que siguen son para este modo.
option-plain = Para lectores de pantalla y tuberías: un dato por línea, sin recuadros, sin colores y sin mover el cursor.
option-names = Quién juega con este teclado: los nombres, separados por comas; los demás sitios los ocupan bots.
option-bots = Quién ocupa los demás sitios, separados por comas: { $known } (de menos a más fuerte: novato, iniciado y maestro); si no se indica, { $usual }.
option-watch = Los bots ocupan todos los sitios y tú miras.
option-memory-help = Ayuda para recordar: muestra lo que cada jugador de este teclado podría saber si nadie olvidara nada.
option-memory-names = Con nombres, separados por comas, solo para esas personas.
option-seed = Un número que permite repetir la partida; su azar, entonces, ya no es secreto.
option-save = Guarda la partida terminada en este archivo.
option-resume = Continúa una partida guardada.

play-phones = Se puede entrar desde teléfonos y otros equipos de tu red: { $url }
play-no-phones = No se puede entrar desde teléfonos ni otros equipos: este no admite conexiones de fuera.
play-runs-already = Las mesas de { $folder } ya están abiertas: hay un servidor en marcha.
play-opens = La mesa se abre en tu navegador: { $url }
play-opens-nothing = No se ha podido abrir ningún navegador. Ábrelo tú en { $url }
play-begins = Partida de { $game } con { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }: { $names }.
play-sealed = El azar queda sellado: { $seal }
play-stands-in = { $name } ya no va a la escuela: sigue jugando un bot de nivel iniciado.
play-thinks = { $name } está pensando…
play-your-turn = ¡Te toca! { $task }
play-choose = Elige (1-{ $most }, ? para ver la ayuda):
play-more = { $count ->
        [one] Hay { $count } jugada posible
       *[other] Hay { $count } jugadas posibles
    }; escribe «{ $all }» para ver la lista completa.
play-forced = Solo hay una opción: { $move }.
play-not-understood = No entiendo «{ $text }»; con ? ves lo que puedes escribir.
play-confirm = Intro: seguir; «{ $undo }»: deshacer la jugada:
play-taken-back = Jugada deshecha.
play-cannot-undo = No hay nada que deshacer: una jugada solo se puede deshacer si después no se ha descubierto nada ni ha jugado nadie.
play-hand-over = { $name }, te toca. Pulsa Intro cuando solo tú veas la pantalla:
play-pause = Intro: siguiente encuentro:
play-go-on = Intro: seguir:
play-not-cleared = Este texto no se puede borrar, así que lo que debería verse solo un momento queda escrito más arriba: ¡no vale mirar atrás!
play-saved = Guardado en { $file }.
play-goodbye = ¡Hasta la próxima!
play-no-input = No se ha escrito nada más. ¡Hasta la próxima!
play-opened = El sello está abierto: «aprendiz verify» demuestra que el azar estaba fijado de antemano.
play-save-at-end = ¿Guardar la partida? Escribe un nombre de archivo, o pulsa Intro para salir:
play-help-choose = Con un número eliges esa jugada; con Intro vuelves a ver la mesa.
play-help-rules = Con «? 4.2» o «? { $word }» ves lo que dicen las reglas.
play-help-all = «{ $word }» muestra todas las jugadas posibles.
play-help-undo = «{ $word }» deshace tu jugada, mientras no se haya descubierto nada.
play-help-save = «{ $word } ARCHIVO» guarda la partida, para seguir más tarde o para verificarla.
play-help-log = «{ $word } ARCHIVO» anota lo que tú has visto de la partida, y nada más.
play-help-quit = «{ $word }» te saca de la partida.
word-all = todas
word-undo = deshacer
word-save = guardar
word-log = diario
word-quit = salir

## Simular

simulate-games = Cuántas partidas.
simulate-seed = Un número que permite repetir la simulación.
simulate-bots = Quién juega, separados por comas: { $known } (novato, iniciado, maestro, sencillo y al azar); se repiten hasta ocupar todos los sitios. Si no se indica, { $usual }; los maestros se toman su tiempo.
simulate-json = Imprime los números en JSON.
simulate-records = Guarda el registro de cada partida en un archivo de esta carpeta.
simulate-progress = Partidas
simulate-title = { $game }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
simulate-wins = { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }
simulate-shared = { $shared ->
        [one] { $shared } compartida
       *[other] { $shared } compartidas
    }
simulate-win-rate = gana el { $percent } %
simulate-score = resultado medio { $score }
simulate-length = Duración de una partida
simulate-moves = { $moves } jugadas de media, incluidas las del azar

## La clasificación

ladder-games = Cuántas partidas por cada pareja de bots; se redondea hacia arriba para que todos jueguen cada reparto desde todos los sitios.
ladder-bots = A quién se mide, dos como mínimo, separados por comas: { $known }. Si no se indica: { $usual }.
ladder-jobs = Cuántos procesos juegan a la vez; si no se indica, uno por núcleo.
ladder-json = Escribe los números en este archivo nuevo, en JSON.
ladder-html = Escribe una página con gráficos en este archivo nuevo.
ladder-lost = un proceso que jugaba partidas ha terminado antes de tiempo: lo han interrumpido o faltaba memoria; no se ha escrito nada
ladder-title = { $game }, clasificación de { $games } partidas con { $seats } sitios
ladder-rated = puntuación { $rating }
ladder-between = 95 %: de { $low } a { $high }
ladder-win-rate = gana el { $percent } %
ladder-win-rate-between = 95 %: del { $low } al { $high } %
ladder-more = por encima
ladder-less = por debajo
ladder-open = quizá a la par
ladder-seat = Sitio { $number }
ladder-mean = { $time } ms por decisión
ladder-most = 95 %: hasta { $time } ms
ladder-longest = máximo { $time } ms
ladder-pair = { $bot } – { $other }
ladder-pair-many = { $bot } – { $count } × { $other }
ladder-percent = { $percent } %
ladder-range = { $low }–{ $high }
ladder-number = { $number }
ladder-heading = { $game }: clasificación de los bots
ladder-summary = { $games } partidas con { $seats } sitios. Todas las parejas de bots juegan los mismos { $deals } repartos, y cada reparto desde todos los sitios, para que la suerte se compense.
ladder-moves = Una partida dura { $moves } jugadas de media, incluidas las del azar.
ladder-repeat = Este comando vuelve a jugar las mismas partidas:
ladder-ratings = Puntuaciones
ladder-ratings-about = El punto es la puntuación; la línea, su intervalo del 95 %. Con 400 puntos de ventaja es diez veces mayor la proporción entre las veces que queda por delante y las que queda por detrás; la media de todos es 1500.
ladder-pairings = Enfrentamientos
ladder-pairings-about = Cuántas de sus partidas gana un bot (fila) cuando otro (columna) ocupa todos los demás sitios; debajo, el intervalo del 95 %. A partes iguales sería el { $even } %: ▲ seguro que gana más, ▼ seguro que gana menos.
ladder-pairings-caption = Partidas que gana el bot de la fila
ladder-seats = Sitios
ladder-seats-about = Cuántas partidas se ganan desde cada sitio. Todos los bots ocupan cada sitio el mismo número de veces, así que las diferencias se deben al sitio. La línea de la barra es el intervalo del 95 %; la discontinua, el reparto a partes iguales.
ladder-times = Tiempo por decisión
ladder-times-about = Tiempo de procesador, cuando hay al menos dos jugadas entre las que elegir.
ladder-times-caption = Tiempo por decisión, en milisegundos
ladder-column-mean = Media
ladder-column-most = El 95 % en
ladder-column-longest = Máximo
ladder-column-choices = Decisiones
ladder-who = Quién juega
ladder-kind-novice = Prevé poco y recuerda poco.
ladder-kind-adept = Prevé más y recuerda más.
ladder-kind-master = Piensa más que nadie y no olvida nada.
ladder-kind-plain = Una referencia sencilla que no cambia nunca.
ladder-kind-random = Juega al azar.
ladder-kind-clairvoyant = Como «master», pero ve lo que está oculto; solo sirve para comparar.
ladder-made = Aprendiz { $version }, reglas { $rules }, { $engine }.

## Volver a contar

replay-file = El registro de una partida o el diario de un sitio.
replay-seat = Lo que se vio desde este sitio, contando desde 0; si no se indica, lo que vio todo el mundo.
replay-step = Se detiene después de cada jugada y muestra la mesa.
replay-move = Jugada { $number } de { $count }
replay-prompt = Intro: seguir; «{ $back }»: jugada anterior; un número: ir a esa jugada; «{ $quit }»: terminar:
replay-end = Fin del archivo.
word-back = volver

## Consejos

hint-seat = De qué sitio son las decisiones, contando desde 0; el diario de un sitio ya lo dice.
hint-move = Mira solo esta decisión, contando las jugadas como «aprendiz replay --step»; si no se indica, todas.
hint-json = Imprime lo mismo en JSON.
hint-progress = Decisiones
hint-course = { $name }: posibilidades de ganar antes de cada decisión
hint-line = Jugada { $number }: { $chance }, { $move }
hint-chance = { $percent } %
hint-costly = ; así se perdió un { $percent } %; era mejor: { $move }
hint-moment = { $name }, jugada { $number }: lo mejor y las posibilidades de ganar con ello
hint-now = { $name }, ahora (jugada { $number }): lo mejor y las posibilidades de ganar con ello
hint-win-rate = { $percent } % ± { $error }
hint-sure = Seguro: la primera es la mejor con un { $percent } % de certeza ({ $simulations } partidas imaginadas).
hint-likely = Probable: la primera es la mejor con un { $percent } % de certeza ({ $simulations } partidas imaginadas).
hint-close = Muy igualado: la primera es la mejor con solo un { $percent } % de certeza ({ $simulations } partidas imaginadas).
hint-only = No había nada que elegir: solo se podía hacer esto.
hint-best = Se eligió la mejor.
hint-made = Se eligió: { $move }, { $win_rate }.
hint-nothing = { $name } no ha tomado ninguna decisión que se pueda mostrar.
hint-left-out = { $count ->
        [one] Falta { $count } decisión
       *[other] Faltan { $count } decisiones
    }: mientras la partida sigue, no se vuelve a mostrar lo que solo había que recordar.
hint-lacks = Este diario se escribió con la partida en marcha. Lo que solo había que recordar no está, así que el consejo sabe menos de lo que se sabía en ese sitio.

## Verificar

verify-files = Registros de partidas, diarios de sitios para compararlos con sus registros, o diarios de mesas archivadas.
verify-good = { $file }: todo en orden (sello { $seal }). { $game }, { $moves } jugadas: las { $chance } del azar salen de la semilla sellada, todas respetan las reglas y el resultado es correcto.
verify-older = Se escribió con la versión { $written } de las reglas; con la actual, la { $today }, se juega igual.
verify-bad = { $file }: { $fault }
verify-bad-older = { $file }: se escribió con la versión { $written } de las reglas, y con la actual, la { $today }, se juega de otra manera: { $fault }
verify-log-good = { $file }: todo en orden. Es lo que se vio desde el sitio { $seat } en { $record }.
verify-log-alone = { $file }: el diario del sitio { $seat } no demuestra nada por sí solo; indica también el registro de la partida.
verify-log-unproven = { $file }: coincide con { $record }, que a su vez no está probado.
verify-chain-good = { $file }: todo en orden. Las { $entries } anotaciones del diario de la mesa se siguen unas a otras. Última huella: { $head }.
verify-chain-none = { $file }: el diario de una mesa de antes de que los diarios tuvieran cadena; no se puede saber si se ha cambiado.
verify-chain-bad = { $file }: la anotación { $entry } no sigue a lo anterior: ahí o antes se ha cambiado, quitado o añadido algo.

fault-newer = se escribió con la versión { $found } de las reglas, posterior a la { $expected } que se conoce aquí: hace falta una versión más reciente de Aprendiz para verificarlo.
fault-seal = el sello no es el de la semilla: debería ser { $expected }, no { $found }.
fault-header = lo acordado no coincide: { $expected } en el registro, { $found } aquí.
fault-over = la jugada { $move } viene después del final de la partida: «{ $found }».
fault-actor = la jugada { $move } debería ser de { $expected }, no de { $found }.
fault-chance = la jugada { $move } no es la que sale de la semilla sellada: debería ser «{ $expected }» y es «{ $found }».
fault-illegal = la jugada { $move } va contra las reglas: «{ $found }». { $refusal }
fault-digest = después de la jugada { $move }, la partida no está como dice el archivo: el resumen debería ser { $expected }, no { $found }.
fault-unfinished = la partida no ha terminado: se detiene después de la jugada { $move }. Lo que hay está en orden, pero no demuestra nada.
fault-result = el resultado debería ser { $expected }, no { $found }.
fault-update = la actualización { $update } no es la que recibió ese sitio.

## Laberintos

maze-walls = Cuántos muros, de 0 a 24; lo habitual son 19, o 24 para una partida más difícil.
maze-expansion = Con muros de un solo sentido.
maze-seed = El número del que sale el laberinto: al mismo número, el mismo laberinto. Si se piden varios, se usan también los números siguientes.
maze-count = Cuántos laberintos.
maze-fair = Solo laberintos cuyas esquinas se diferencien, como máximo, en este número de turnos.
maze-format = text (líneas para mirar), svg (una página para imprimir) o json (un objeto JSON por línea).
maze-out = Escribe en este archivo nuevo; si son varias páginas, se numeran.
maze-file = Un dibujo como el que imprime «aprendiz maze», escrito o retocado a mano, o su JSON.
maze-json = Imprime JSON: walls (los muros), one_way (los de un solo sentido), fairness (lo equilibrado que es).

## Reglas, valor de las cartas, ediciones, autocompletado

rules-words = Un número (4 o 4.2), o palabras que buscar.
rules-nothing = Las reglas no dicen nada sobre «{ $words }».
score-flautz-cards = Hasta cinco cartas: B (azul), G (verde), V (morado, violeta), O (naranja) o K (rosa) con un valor (B3); I3 es una ilusión de 3; P, un prisma. Con «-» se lee una mano por línea y se imprime JSON.
score-magus-spell = El hechizo tal como se escribe; por ejemplo, "Kabc A--".
score-magus-cards = Pociones: R (rojo), Y (amarillo), G (verde) o B (azul) con un número (R1). Con «-» en lugar del hechizo se leen líneas «HECHIZO | CARTA…» y se imprime JSON.
score-magus-elixirs = Cuántos elixires hay.
score-magus-infant = Lee el hechizo como en Alumnos Junior: solo cuentan los colores.
score-magus-json = Imprime JSON: castable (si se puede realizar), elixirs (cuántos elixires hacen falta como mínimo), pay (con qué cartas se paga).
score-flautz-json = Imprime JSON: value (el valor), cards (las cartas del hechizo), spell (como qué cuentan), flautz (si es un FLAUTZ!), straight (si es una Escalera).
score-line = línea { $number }
edition-file = Un archivo TOML; «aprendiz edition show flautz --toml» imprime uno que sirve de base.
edition-game = Para qué juego; si no se indica, { $game }.
edition-name = La edición: { $known }.
edition-toml = Imprime el propio archivo, para que hagas el tuyo a partir de él.
edition-is-good = { $file } es una edición válida.
edition-is-ours = Esta selección es nuestra; la caja impresa puede ser distinta.
completion-shell = bash, zsh o fish. Para bash: eval "$(aprendiz completion bash)" en ~/.bashrc.

## Mesas para los demás

option-data = La carpeta con las mesas del servidor; si no se indica, la habitual para tus datos.
serve-host = Dónde escucha: { $usual }, como sin esta opción, para cualquiera que pueda conectarse a este equipo; 127.0.0.1, solo para este equipo.
serve-port = El puerto, normalmente { $usual }; si está ocupado, el siguiente que esté libre. 0: cualquiera.
serve-public-url = La dirección por la que entran los demás, si es otra: detrás de un proxy, por ejemplo.
serve-cert = Un certificado para https, en un archivo PEM.
serve-key = Su clave, si está en un archivo aparte.
serve-proxy = Los proxys que hay delante de este servidor, con comas entre sus direcciones; se acepta lo que dicen sobre de dónde viene cada conexión.
serve-name = Un nombre con el que los demás abren este servidor, como games.example.org; se puede indicar varias veces. Sus direcciones, el nombre de este equipo y el de --public-url ya se conocen.
serve-archive-after = Después de este número de días sin actividad, una mesa se guarda en archivos y deja el servidor. 0: nunca. Si no se indica, { $usual }.
serve-archive = La carpeta de esos archivos. Si no se indica, «{ $folder }», entre los datos.
serve-log-level = Desde qué nivel se anotan los sucesos en la salida de errores, un objeto JSON por línea: { $known }. Si no se indica, warning en un terminal e info fuera de él.
serve-other-port = El puerto { $wanted } está ocupado; se usa el { $port }.
serve-others = Los demás entran por { $url }
serve-here = En este equipo: { $url }
serve-only-here = Desde otros dispositivos no se puede entrar aquí.
serve-everywhere = Cualquiera de tu red puede entrar; con --host 127.0.0.1, solo este equipo.
serve-folder = Las mesas se guardan en { $folder }
serve-archives = Las mesas sin actividad durante { $days ->
        [one] { $days } día
       *[other] { $days } días
    } pasan a archivos en { $folder }
serve-end = Con Ctrl-C se detiene.
serve-ended = El servidor se ha detenido; todas las mesas quedan guardadas.
serve-failed = el servidor no ha podido arrancar; sus mensajes dicen por qué
join-url = La dirección del servidor, o el enlace de una invitación, como http://192.168.1.5:8000/#takomilu.
join-code = La invitación, si no está en el enlace.
join-bot = Quién juega: { $known } (de menos a más fuerte: novato, iniciado y maestro); si no se indica, { $usual }.
join-name = Cómo se llama el bot en la mesa; si no se indica, según su nivel.
join-seat = Qué sitio, contando desde 0; si no se indica, el primero libre.
join-sits = { $name } ha ocupado el sitio { $chair }. La partida empieza cuando lo decida quien lleva la mesa; con Ctrl-C se va.
join-stopped = Quien lleva la mesa ha terminado la partida antes de tiempo.
join-too-long = La partida tenía demasiadas jugadas y ha terminado sin resultado.
join-gone = La mesa ya no está, o el sitio es ahora de otra persona.
join-unfair = La partida ha empezado con otras partes del azar que las prometidas: el servidor no juega limpio. El bot se ha parado.
join-not-continued = Esta no es la mesa que dejó el bot: desde entonces, el servidor ha perdido o cambiado algo. El bot sigue desde aquí.
join-left = El sitio queda libre.
backup-file = El archivo nuevo.
backup-done = { $tables ->
        [one] Se ha copiado { $tables } mesa
       *[other] Se han copiado { $tables } mesas
    } en { $file }.
reissue-table = Qué mesa; si no se indica, se muestran todas.
reissue-code = { $code } es el código para llevar la mesa. Vale una sola vez y durante { $minutes } minutos: quien lo escriba decide en la mesa a partir de entonces.
reissue-title = Mesas en { $folder }
reissue-none = Todavía no hay ninguna mesa.
reissue-touched = último uso: { $when }
tables-none = No hay ninguna mesa así.
tables-names = Muestra también los nombres de quienes están en ellas.
tables-json = Un objeto JSON por línea.
tables-never-started = Solo las mesas en las que nunca ha empezado una partida.
tables-older-than = Solo las mesas sin actividad desde hace este número de días.
tables-table = Qué mesas; si no se indica, todas las que digan las opciones.
tables-deleted = { $tables ->
        [one] Se ha borrado { $tables } mesa.
       *[other] Se han borrado { $tables } mesas.
    }
tables-devices = { $devices ->
        [one] { $devices } dispositivo
       *[other] { $devices } dispositivos
    }
tables-size = { $size } kB
tables-opened = creada: { $when }
reissue-damaged = dañada: «aprendiz check» dice más
check-json = Imprime JSON: tables, entries, damage.
check-progress = Mesas
check-good = Se han leído { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } con { $entries ->
        [one] { $entries } anotación
       *[other] { $entries } anotaciones
    }; no hay nada dañado.
check-bad = Se han leído { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } con { $entries ->
        [one] { $entries } anotación
       *[other] { $entries } anotaciones
    }; hay { $damage ->
        [one] { $damage } daño
       *[other] { $damage } daños
    }. El servidor conserva las mesas dañadas tal como están y sigue con las demás.
damage-database = { $file }: SQLite dice: { $reason }
damage-summary = mesa { $table }: no se puede leer su resumen: { $reason }; el servidor lo vuelve a hacer con sus anotaciones
damage-unreadable = mesa { $table }: SQLite no puede leer sus anotaciones: { $reason }
damage-missing = mesa { $table }: falta la anotación { $entry }
damage-version = mesa { $table }: la versión no es el número de sus anotaciones: { $reason }
damage-stray = mesa { $table }: hay anotaciones, pero no hay mesa
damage-entry = mesa { $table }, anotación { $entry }: no se puede leer: { $reason }
damage-replay = mesa { $table }, anotación { $entry }: no puede seguir a las anteriores ({ $reason })
damage-chain = mesa { $table }, anotación { $entry }: no sigue a lo anterior: ahí o antes se ha cambiado, quitado o añadido algo; sus jugadores reciben un aviso
damage-film = mesa { $table }, anotación { $entry }: no se puede leer la partida guardada ahí ({ $reason })
