### El que diuen tots els jocs i totes les pantalles

you = Tu
list-and = { $first } i { $last }

## Jugadors

player = Jugador { $number }
chance = l’atzar
bot-novice = Novell { $number }
bot-adept = Iniciat { $number }
bot-master = Mestre { $number }
bot-plain = Senzill { $number }
bot-greedy = Golafre { $number }
bot-random = Tarambana { $number }

## Seients que van canviar durant una partida

seat-change-handed-over = { $name }: el seient va passar a un altre dispositiu després de la jugada { $after }.
seat-change-left = { $name } va deixar la taula després de la jugada { $after } i va continuar un bot.
seat-change-removed = { $name } va haver de marxar després de la jugada { $after }, perquè així ho va voler qui porta la taula, i va continuar un bot.
seat-change-sits-in = Un bot va començar a jugar per { $name } després de la jugada { $after }.
seat-change-reclaimed = { $name } va recuperar el seient després de la jugada { $after }.
seat-change-hands-opened = El públic va poder veure totes les mans després de la jugada { $after }.
seat-change-hands-closed = El públic va deixar de veure les mans després de la jugada { $after }.

## Refusos

refused = No es pot fer (regla { $rule }). { $remedy }
refused-by-the-table = No es pot fer. { $remedy }
remedy-wait-for-the-others = Ja has triat; espera els altres.
remedy-take-a-seat = Per jugar, ocupa un seient.

## Què falla en una dada

problem-one-of = ha de ser un d’aquests valors: { $known }; no pas { $found }
problem-one-of-or-file = ha de ser un d’aquests valors: { $known }, o bé el camí d’un fitxer; no pas { $found }
problem-some-of = ha de ser un o més d’aquests valors, separats per comes: { $known }; no pas { $found }
problem-whole = ha de ser un nombre enter entre { $least } i { $most }, no pas { $found }
problem-number = ha de ser un nombre enter, no pas { $found }
problem-flag = ha de ser true (cert) o false (fals), no pas { $found }
problem-text = ha de ser un text, no pas { $found }
problem-table = ha de ser una taula, no pas { $found }
problem-object = ha de ser un objecte amb el camp «kind», no pas { $found }
problem-list = ha de ser una llista, no pas { $found }
problem-list-of = ha de ser una llista d’1 a { $most } elements, no pas { $found }
problem-list-of-just = ha de ser una llista amb exactament { $length } elements, no pas { $found }
problem-name-or-list = ha de ser un nom o una llista amb un nombre de paraules entre { $least } i { $most }, no pas { $found }
problem-missing = hi falta
problem-empty = ha de tenir com a mínim un element
problem-unknown = no es reconeix; aquí hi pot haver { $known }
problem-unreadable = no es pot llegir: { $reason }
problem-too-large = ocupa massa per a un fitxer d’aquesta mena (màxim: { $most } bytes)
problem-not-utf-8 = no és un fitxer de text en UTF-8
problem-not-toml = no és TOML vàlid: { $reason }
problem-too-many-dots-in-line = té { $count } punts a la línia { $line }, fora de textos i comentaris; n’hi pot haver { $most } com a màxim
problem-too-many-dots = té { $count } punts fora de textos i comentaris; n’hi pot haver { $most } com a màxim
problem-too-slow = es trigava més de { $seconds } s a comprovar-ho; treu el que sigui inusualment llarg
problem-no-card = { $found } no és cap carta: escriu una lletra ({ $known }) i un valor de l’1 al { $most }, o bé { $prism } per a un prisma
problem-empty-place = al lloc { $place } no hi ha cap carta
problem-not-there = la carta { $card } no és a la fila { $row }
problem-too-few-cards = { $edition } té { $cards } cartes; per a { $seats } jugadors en calen { $needed }
problem-too-many-cards = una mà té com a màxim { $most } cartes, no pas { $count }
problem-not-in-the-rules = les regles no diuen res sobre { $found }
problem-only-with = només té efecte amb { $option }
problem-name = ha de ser un nom d’1 a { $most } lletres, no pas { $found }
problem-exists = ja existeix: tria un altre nom
problem-unwritable = no s’hi pot escriure: { $reason }
problem-too-many = hi ha lloc per a { $most }, no pas per a { $count }
problem-not-with = no es pot combinar amb { $option }
problem-seat-log-not-record = és el diari d’un seient; cal el registre d’una partida
problem-is-over = és una partida acabada; amb «aprendiz replay» la pots reviure
problem-other-seat = és el diari del seient { $seat }
problem-not-empty = no és buida: tria una altra carpeta
problem-sees-everything = veu el que els altres no poden veure, i per això no pot seure a cap taula; «aprendiz ladder» en mesura la força
problem-no-seat = és el diari d’algú que només mira i no tria res
problem-no-choice = la jugada { $found } no és cap decisió del seient { $seat }; les més properes: { $known }
problem-no-choices = el seient { $seat } no ha pres cap decisió
problem-not-json = no és JSON vàlid a partir de la línia { $line }: està malmès o tallat
problem-twice = hi surt dues vegades
problem-too-deep = té més de { $most } nivells imbricats
problem-unprintable = ha de ser un text que es pugui mostrar, no pas { $found }
problem-hex = ha de tenir { $length } xifres hexadecimals en minúscules, no pas { $found }
problem-list-between = ha de ser una llista amb un nombre d’elements entre { $least } i { $most }, no pas { $found }
problem-seat-or-chance = ha de ser un seient del 0 al { $most } o bé «chance» (l’atzar), no pas { $found }
problem-not-rising = ha de ser més gran que { $before }, no pas { $found }
problem-format-version = és de la versió { $found } del format; aquest programa llegeix la versió { $known }
problem-newer-rules = és de la versió { $found } de les regles; aquest programa coneix la versió { $known }
problem-does-not-fit = no encaixa en una partida jugada segons les regles
problem-too-few-potions = ha de tenir com a mínim { $needed } pocions per a la graella
problem-backs = hi ha { $backs } dorsos per a { $spells } encanteris
problem-backs-unnamed = hi ha { $backs } dorsos per als { $spells } encanteris que no diuen el seu
problem-backs-of-copies = hi surt més d’una vegada: o tots els exemplars diuen el seu dors o no el diu cap
problem-no-back = { $found } no és cap dors: després dels dos punts escriu-ne un d’aquests: { $known }
problem-no-spell = { $found } no és cap encanteri: escriu grups com ara R--- o Kab, és a dir, un color (R, Y, G, B, K, A, *) i, per a cada poció, una xifra de l’1 al 4, un guionet - o una lletra de la a a la d; en total, d’1 a 9 pocions
problem-too-many-readings = es pot llegir de { $count } maneres; n’hi pot haver { $most } com a màxim
problem-no-potion = { $found } no és cap poció
problem-walls = ha de ser un nombre enter entre { $least } i { $most }, no pas { $found }: a la caixa no hi ha més parets, i amb 26 alguna casella quedaria aïllada
problem-no-wall = { $found } no és cap paret: indica les caselles de cada costat amb la fila i la columna, com ara 12-13, o bé 12>13 si només s’hi pot passar venint de 12
problem-no-plan = no és el plànol d’un laberint: un dibuix té { $lines } línies que comencen amb + o |, i aquí n’hi ha { $count }
problem-no-slot = al costat de la fila { $row }, columna { $column }, no hi ha cap ranura per a una paret
problem-unreachable = des de la cantonada { $corner } no es pot arribar a aquestes caselles: { $squares }
problem-too-many-walls = a la caixa hi ha { $most } parets, i al plànol en calen { $count }
problem-too-many-one-way-walls = les parets d’un sol sentit són { $most } com a màxim, no pas { $count }
problem-one-way-needs-expansion = té parets d’un sol sentit ({ $count }), que són de l’expansió
problem-corner-not-blank = a la cantonada { $place } no hi pot haver cap símbol, i hi ha { $symbol }
problem-symbols = ha de tenir { $needed } símbols, no pas { $count }: dona un nom diferent a cadascun
problem-decimal = ha de ser un nombre entre { $least } i { $most }, com ara 0.5, no pas { $found }
problem-no-fair-maze = cap dels { $tried } laberints provats no era tan equilibrat: permet més diferència
problem-no-maze = { $found } no és un laberint ja fet ({ $known }), ni un fitxer, ni parets com ara 12-13,22-23
problem-malformed = no s’entén: { $reason }
problem-hello-first = arriba massa aviat: el primer missatge és Hello
problem-no-key = cal la clau d’un dispositiu, i que sigui la bona
problem-other-origin = és la pàgina d’un altre lloc web
problem-unknown-host = { $host } no és un nom d’aquest servidor: permet-lo amb «aprendiz serve --name { $host }», o fes servir la seva adreça en números
problem-no-host = hi ha de ser una sola vegada, com a nom o adreça, amb port o sense
unknown-host-title = Aquest servidor no respon al nom { $host }.
unknown-host-why = Així, cap pàgina d’un altre lloc web no es pot fer passar per aquesta.
unknown-host-allow = Si el servidor és teu, permet el nom en engegar-lo:
unknown-host-otherwise = Si no, fes servir l’adreça en números que el servidor mostra en engegar-se.
problem-body-too-large = ocupa més de { $most } bytes
problem-store-failed = no s’ha pogut desar; no ha canviat res, torna-ho a provar
problem-unknown-path = en aquesta adreça no hi ha res
problem-unknown-method = en aquesta adreça no es pot fer així
problem-server-failed = aquí ha fallat alguna cosa; els missatges del servidor diuen on
problem-in-use = ja la fa servir un servidor en marxa: atura’l o tria una altra carpeta
problem-no-safe-place = no és un lloc segur per a les taules, com passa amb algunes unitats de xarxa: tria una carpeta en un disc d’aquest ordinador
problem-no-tables = no és cap fitxer amb taules d’aquest programa
problem-no-such-table = no és una taula d’aquí; «aprendiz tables» les mostra totes
problem-cannot-listen = no s’hi pot escoltar: { $reason }
problem-no-url = ha de ser una adreça com ara https://jocs.example.org, no pas { $found }
problem-no-addresses = han de ser adreces o xarxes separades per comes, com ara 127.0.0.1,10.0.0.0/8, no pas { $found }
problem-no-name = ha de ser un nom com ara games.example.org, sense port, no pas { $found }
problem-no-certificate = no és cap certificat amb una clau que hi correspongui: { $reason }
problem-no-connection = no s’hi pot connectar: { $reason }
problem-no-server = no és cap servidor d’aquest programa
problem-other-protocol = parla el protocol { $found }, i aquest programa el { $known }: cal la mateixa versió a tots dos costats
problem-not-running = cap servidor en marxa no fa servir aquesta carpeta
