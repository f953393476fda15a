### Lo que dicen todos los juegos y todas las pantallas

you = Tú
list-and = { $first } { $sound ->
        [i] e
       *[other] y
    } { $last }

## Jugadores

player = Jugador { $number }
chance = el azar
bot-novice = Novato { $number }
bot-adept = Iniciado { $number }
bot-master = Maestro { $number }
bot-plain = Sencillo { $number }
bot-greedy = Codicia { $number }
bot-random = Capricho { $number }

## Sitios que cambiaron durante una partida

seat-change-handed-over = El sitio de { $name } pasó a otro dispositivo tras la jugada { $after }.
seat-change-left = { $name } dejó la mesa tras la jugada { $after } y siguió un bot.
seat-change-removed = Quien lleva la mesa echó a { $name } tras la jugada { $after } y siguió un bot.
seat-change-sits-in = Un bot empezó a jugar por { $name } tras la jugada { $after }.
seat-change-reclaimed = { $name } recuperó su sitio tras la jugada { $after }.
seat-change-hands-opened = El público pudo ver todas las manos tras la jugada { $after }.
seat-change-hands-closed = El público dejó de ver las manos tras la jugada { $after }.

## Negativas

refused = No se puede (regla { $rule }). { $remedy }
refused-by-the-table = No se puede. { $remedy }
remedy-wait-for-the-others = Ya has elegido; espera a los demás.
remedy-take-a-seat = Para jugar, ocupa un sitio.

## Qué está mal en algo que se ha dado

problem-one-of = no se admite { $found }; valores posibles: { $known }
problem-one-of-or-file = no se admite { $found }; valores posibles: { $known } o la ruta de un archivo
problem-some-of = no se admite { $found }; valores posibles, separados por comas: { $known }
problem-whole = debe ser un número entero de { $least } a { $most }, no { $found }
problem-number = debe ser un número entero, no { $found }
problem-flag = debe ser true (verdadero) o false (falso), no { $found }
problem-text = debe ser un texto, no { $found }
problem-table = debe ser una tabla, no { $found }
problem-object = debe ser un objeto que indique su tipo («kind»), no { $found }
problem-list = debe ser una lista, no { $found }
problem-list-of = debe ser una lista de 1 a { $most } elementos, no { $found }
problem-list-of-just = debe ser una lista de { $length } elementos, no { $found }
problem-name-or-list = debe ser un nombre o una lista de { $least } a { $most } palabras, no { $found }
problem-missing = falta
problem-empty = debe tener al menos un elemento
problem-unknown = no se conoce aquí; se admite: { $known }
problem-unreadable = no se puede leer: { $reason }
problem-too-large = es demasiado grande: un archivo así puede tener { $most } bytes como máximo
problem-not-utf-8 = no es un archivo de texto en UTF-8
problem-not-toml = no es TOML válido: { $reason }
problem-too-many-dots-in-line = tiene { $count } puntos en la línea { $line }, fuera de textos y comentarios; puede haber { $most } como máximo
problem-too-many-dots = tiene { $count } puntos fuera de textos y comentarios; puede haber { $most } como máximo
problem-too-slow = se tardaba más de { $seconds } s en comprobarlo; quita lo que sea inusualmente largo
problem-no-card = { $found } no es ninguna carta: escribe una de las letras { $known } con un valor de 1 a { $most }, o bien { $prism } si es un prisma
problem-empty-place = no hay ninguna carta en la posición { $place }
problem-not-there = { $card } no está en la fila «{ $row }»
problem-too-few-cards = { $edition } tiene { $cards } cartas; para { $seats } jugadores hacen falta { $needed }
problem-too-many-cards = una mano tiene { $most } cartas como máximo, no { $count }
problem-not-in-the-rules = las reglas no dicen nada sobre { $found }
problem-only-with = solo vale con { $option }
problem-name = debe ser un nombre de 1 a { $most } letras, no { $found }
problem-exists = ya existe: elige otro nombre
problem-unwritable = no se puede escribir: { $reason }
problem-too-many = hay sitio para { $most }, no para { $count }
problem-not-with = no se puede usar junto con { $option }
problem-seat-log-not-record = es el diario de un sitio; hace falta el registro de una partida
problem-is-over = es una partida ya terminada; «aprendiz replay» la vuelve a contar
problem-other-seat = es el diario del sitio { $seat }
problem-not-empty = no está vacía: elige otra carpeta
problem-sees-everything = ve lo que los demás no pueden ver, así que no se sienta a ninguna mesa; «aprendiz ladder» mide su fuerza
problem-no-seat = es el diario de alguien que solo mira y no elige nada
problem-no-choice = la jugada { $found } no es una decisión del sitio { $seat }; las más cercanas: { $known }
problem-no-choices = el sitio { $seat } no ha tomado ninguna decisión
problem-not-json = no es JSON válido a partir de la línea { $line }: está dañado o cortado
problem-twice = aparece dos veces
problem-too-deep = tiene más de { $most } niveles de anidamiento
problem-unprintable = debe ser un texto que se pueda mostrar, no { $found }
problem-hex = deben ser { $length } cifras hexadecimales en minúsculas, no { $found }
problem-list-between = debe ser una lista de { $least } a { $most } elementos, no { $found }
problem-seat-or-chance = debe ser un sitio de 0 a { $most } o «chance» (el azar), no { $found }
problem-not-rising = debe ser mayor que { $before }, no { $found }
problem-format-version = es la versión { $found } del formato; este programa lee la versión { $known }
problem-newer-rules = es la versión { $found } de las reglas; este programa conoce la versión { $known }
problem-does-not-fit = no cuadra con la partida tal como se juega según las reglas
problem-too-few-potions = debe tener al menos { $needed } pociones para la cuadrícula
problem-backs = hay { $backs } dorsos para { $spells } hechizos
problem-backs-unnamed = hay { $backs } dorsos para los { $spells } hechizos que no nombran el suyo
problem-backs-of-copies = aparece más de una vez: o todos los ejemplares nombran su dorso o no lo nombra ninguno
problem-no-back = { $found } no es ningún dorso: después de los dos puntos escribe uno de estos: { $known }
problem-no-spell = { $found } no es ningún hechizo: escribe grupos como R--- o Kab, es decir, un color (R, Y, G, B, K, A, *) y, por cada poción, una cifra del 1 al 4, un guion - o una letra de la a a la d; en total, de 1 a 9 pociones
problem-too-many-readings = se puede leer de { $count } maneras; puede haber { $most } como máximo
problem-no-potion = { $found } no es una poción
problem-walls = debe ser un número entero de { $least } a { $most }, no { $found }: la caja no tiene más muros, y con 26 alguna casilla quedaría aislada
problem-no-wall = { $found } no es ningún muro: nombra las casillas de ambos lados por su fila y su columna, como 12-13, o 12>13 si solo se puede cruzar viniendo de la 12
problem-no-plan = no es el plano de un laberinto: un dibujo tiene { $lines } líneas que empiezan por + o |, y aquí hay { $count }
problem-no-slot = no hay ninguna ranura para un muro junto a la fila { $row }, columna { $column }
problem-unreachable = desde la esquina { $corner } no se puede llegar a estas casillas: { $squares }
problem-too-many-walls = la caja tiene { $most } muros; el plano necesita { $count }
problem-too-many-one-way-walls = puede haber { $most } muros de un solo sentido como máximo, no { $count }
problem-one-way-needs-expansion = tiene muros de un solo sentido ({ $count }), y esos son de la expansión
problem-corner-not-blank = la esquina { $place } debe estar en blanco, no llevar { $symbol }
problem-symbols = debe tener { $needed } símbolos, no { $count }: da a cada uno un nombre distinto
problem-decimal = debe ser un número de { $least } a { $most }, como 0.5, no { $found }
problem-no-fair-maze = de { $tried } laberintos, ninguno era tan equilibrado: admite una diferencia mayor
problem-no-maze = { $found } no es un laberinto ya preparado ({ $known }), ni un archivo, ni muros como 12-13,22-23
problem-malformed = no se entiende: { $reason }
problem-hello-first = llega demasiado pronto: el primer mensaje es Hello
problem-no-key = hace falta la clave de un dispositivo, y que sea la correcta
problem-other-origin = es la página de otro sitio web
problem-unknown-host = { $host } no es un nombre de este servidor: permítelo con «aprendiz serve --name { $host }», o usa su dirección en números
problem-no-host = debe figurar una sola vez, como nombre o dirección, con puerto o sin él
unknown-host-title = Este servidor no responde al nombre { $host }.
unknown-host-why = Así, ninguna página de otro sitio web puede hacerse pasar por esta.
unknown-host-allow = Si el servidor es tuyo, permite el nombre al arrancarlo:
unknown-host-otherwise = Si no, usa la dirección en números que muestra el servidor al arrancar.
problem-body-too-large = ocupa más de { $most } bytes
problem-store-failed = no se ha podido guardar; nada ha cambiado, vuelve a intentarlo
problem-unknown-path = no hay nada en esta dirección
problem-unknown-method = en esta dirección no se puede hacer así
problem-server-failed = algo ha fallado aquí; los mensajes del servidor dicen dónde
problem-in-use = ya la usa un servidor en marcha: detenlo o elige otra carpeta
problem-no-safe-place = no es un lugar seguro para las mesas, como pasa con algunas unidades de red: elige una carpeta en un disco de este equipo
problem-no-tables = no es un archivo con mesas de este programa
problem-no-such-table = no es una mesa de aquí; «aprendiz tables» las muestra todas
problem-cannot-listen = no se puede usar para escuchar: { $reason }
problem-no-url = debe ser una dirección como https://juegos.example.org, no { $found }
problem-no-addresses = deben ser direcciones o redes separadas por comas, como 127.0.0.1,10.0.0.0/8, no { $found }
problem-no-name = debe ser un nombre como games.example.org, sin puerto, no { $found }
problem-no-certificate = no es un certificado con una clave que le corresponda: { $reason }
problem-no-connection = no se puede conectar: { $reason }
problem-no-server = no es un servidor de este programa
problem-other-protocol = habla el protocolo { $found } y este programa el { $known }: hace falta la misma versión en los dos lados
problem-not-running = ningún servidor en marcha usa esta carpeta
