### La línia d’ordres

about = Una sola taula per a tres jocs d’escola de màgia: FLAUTZ!, Magus Novatus i El laberint màgic.
about-play = Juga al navegador: contra bots, amb més gent als seus dispositius o en aquest mateix.
about-simulate = Fa que els bots juguin moltes partides i compta com acaben.
about-ladder = Enfronta els bots amb els mateixos repartiments, canviant de seient, i en fa la classificació.
about-replay = Reviu una partida desada, jugada a jugada.
about-hint = Diu quina era la millor jugada d’un seient amb el que allà se sabia, i com van anar canviant les seves possibilitats de guanyar.
about-verify = Demostra, a partir del fitxer, que una partida es va jugar segons les regles i que l’atzar s’havia segellat per endavant.
about-rules = Mostra les regles d’un joc, o què diuen sobre un tema.
about-score = Diu quant valen unes cartes.
about-score-flautz = El millor encanteri d’una mà de FLAUTZ! i els punts que val.
about-score-magus = Si amb unes pocions es pot fer un encanteri de Magus Novatus, i quines el paguen.
about-edition = Mostra les edicions d’un joc, o comprova la teva.
about-edition-check = Comprova un fitxer que descriu una edició i diu què hi falla.
about-edition-show = Mostra què hi ha a la caixa.
about-maze = Fa laberints per a El laberint màgic, també per a una caixa de debò, o comprova el teu.
about-maze-check = Comprova el plànol d’un laberint: si s’hi pot jugar i si és equilibrat.
about-serve = Obre taules per a altra gent: a la teva xarxa o on sigui.
about-join = Fa seure un bot d’aquest ordinador en una taula d’un altre lloc.
about-backup = Copia totes les taules d’un servidor en un fitxer nou, també mentre està en marxa.
about-check = Llegeix totes les taules desades d’un servidor, també mentre està en marxa, i diu què està malmès.
about-reissue = Permet que un altre dispositiu porti una taula; és per a qui manté el servidor.
about-tables = Mostra les taules d’un servidor o n’esborra algunes; és per a qui el manté.
about-tables-delete = Esborra taules per sempre, amb tot el que hi ha passat.
about-completion = Escriu el codi perquè l’intèrpret d’ordres completi aquesta ordre.

## Ajuda

help-usage = Ús:
help-commands = Ordres
help-arguments = Arguments
help-options = Opcions
help-lang = La llengua: es (castellà), en (anglès), it (italià), ca (català) o pt (portuguès). Per defecte, la del sistema.
help-help = Mostra aquesta ajuda.
help-version = Mostra la versió, les regles i el motor.
help-game = El joc: { $games }.
metavar-options = OPCIONS
metavar-command = ORDRE
metavar-language = LLENGUA
metavar-game = JOC
metavar-words = NÚMERO|PARAULA
metavar-number = N
metavar-name = NOM
metavar-names = NOMS
metavar-file = FITXER
metavar-folder = CARPETA
metavar-card = CARTA
metavar-shell = INTÈRPRET
metavar-spell = ENCANTERI
metavar-bots = BOTS
metavar-address = ADREÇA
metavar-addresses = ADRECES
metavar-url = URL
metavar-code = CODI
metavar-table = TAULA
metavar-level = NIVELL
metavar-days = DIES

## Què falla en una ordre

usage-no-such-command = no hi ha cap ordre «{ $command }»; les ordres són { $known }
usage-no-such-option = no hi ha cap opció { $option }
usage-needs-a-value = { $option } necessita un valor
usage-takes-no-value = { $option } no admet cap valor
usage-missing = falta { $argument }
usage-too-many = { $words }: hi sobren paraules
usage-see-help = prova «{ $command } --help»
input-or-output-fails = error d’entrada o de sortida: { $reason }

## Versió

version-rules = regles: { $rules }
engine-compiled = motor: compilat
engine-plain = motor: Python sense compilar

## Jugar

option-seats = Quants jugadors, de { $least } a { $most }.
option-text = Juga en mode text en aquest terminal; totes les opcions que segueixen són per a aquest mode.
option-plain = Per a lectors de pantalla i conductes: una dada per línia, sense requadres ni colors ni moviments del cursor.
option-names = Qui juga en aquest teclat: els noms, separats per comes; els altres seients són per als bots.
option-bots = Els bots dels altres seients, separats per comes: { $known } (de menys a més forts: novell, iniciat i mestre); per defecte, { $usual }.
option-watch = Tots els seients són per als bots, i tu mires.
option-memory-help = Ajuda per recordar: mostra el que podria saber tothom qui juga en aquest teclat si ningú no oblidés res.
option-memory-names = Amb noms, separats per comes, només per a aquestes persones.
option-seed = Un número que fa repetible la partida; l’atzar, però, deixa de ser secret.
option-save = Desa la partida acabada en aquest fitxer.
option-resume = Continua una partida desada.

play-phones = S’hi pot entrar des de mòbils i altres ordinadors de la teva xarxa: { $url }
play-no-phones = No s’hi pot entrar des de mòbils ni altres ordinadors: aquest no és accessible des de fora.
play-runs-already = Les taules de la carpeta { $folder } ja són obertes: hi ha un servidor en marxa.
play-opens = La taula s’obre al teu navegador: { $url }
play-opens-nothing = No s’ha pogut obrir cap navegador. Ves-hi tu: { $url }
play-begins = { $game } amb { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadors
    }: { $names }.
play-sealed = L’atzar està segellat: { $seal }
play-stands-in = { $name } ja no va a l’escola: un iniciat juga al seu lloc.
play-thinks = { $name } s’ho està pensant…
play-your-turn = Et toca! { $task }
play-choose = Què fas? (1-{ $most }, ? per a l’ajuda):
play-more = { $count ->
        [one] Hi ha { $count } opció en total
       *[other] Hi ha { $count } opcions en total
    }; escriu «{ $all }» per veure-les.
play-forced = Només hi ha una opció: { $move }.
play-not-understood = No entenc «{ $text }»; amb ? veus què pots escriure.
play-confirm = Retorn per continuar, «{ $undo }» per desfer la jugada:
play-taken-back = Jugada desfeta.
play-cannot-undo = No hi ha res per desfer: una jugada només es pot desfer si després no s’ha revelat res ni ha jugat ningú més.
play-hand-over = { $name }, et toca. Prem Retorn quan ningú més no vegi la pantalla:
play-pause = Retorn per passar a l’enfrontament següent:
play-go-on = Retorn per continuar:
play-not-cleared = Aquest text no es pot esborrar, i el que només s’hauria de veure un moment queda escrit més amunt: no s’hi val a mirar enrere!
play-saved = Desat a { $file }.
play-goodbye = A reveure!
play-no-input = Ja no hi ha res més per llegir. A reveure!
play-opened = El segell s’ha obert: «aprendiz verify» demostra que l’atzar estava fixat per endavant.
play-save-at-end = Vols desar la partida? Escriu un nom de fitxer, o prem Retorn per sortir:
play-help-choose = Escriu un número per triar una opció; amb Retorn tornes a veure la taula.
play-help-rules = Amb «? 4.2» o «? { $word }» veus què diuen les regles.
play-help-all = «{ $word }» mostra totes les opcions.
play-help-undo = «{ $word }» desfà la teva jugada, mentre no s’hagi revelat res.
play-help-save = «{ $word } FITXER» desa la partida, per continuar-la més tard o per verificar-la.
play-help-log = «{ $word } FITXER» desa el que has vist de la partida, i res més.
play-help-quit = «{ $word }» surt de la partida.
word-all = totes
word-undo = desfés
word-save = desa
word-log = diari
word-quit = plega

## Simular

simulate-games = Quantes partides.
simulate-seed = Un número que fa repetible la simulació.
simulate-bots = Els bots que juguen, separats per comes: { $known } (novell, iniciat, mestre, senzill i a l’atzar). Es van repetint fins que no queda cap seient lliure. Per defecte, { $usual }; els mestres s’ho prenen amb calma.
simulate-json = Escriu els resultats en JSON.
simulate-records = Desa cada partida en un fitxer d’aquesta carpeta.
simulate-progress = Partides
simulate-title = { $game }, { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    }
simulate-wins = { $wins ->
        [one] { $wins } victòria
       *[other] { $wins } victòries
    }
simulate-shared = { $shared ->
        [one] { $shared } compartida
       *[other] { $shared } compartides
    }
simulate-win-rate = { $percent } % de victòries
simulate-score = resultat mitjà: { $score }
simulate-length = Durada d’una partida
simulate-moves = { $moves } jugades de mitjana, comptant-hi les de l’atzar

## La classificació

ladder-games = Quantes partides per a cada parella de bots; s’arrodoneix cap amunt perquè tothom jugui cada repartiment des de tots els seients.
ladder-bots = Els bots que es mesuren, dos com a mínim, separats per comes: { $known }. Si no s’indica: { $usual }.
ladder-jobs = Quants processos juguen alhora; si no s’indica, un per nucli.
ladder-json = Escriu els resultats en aquest fitxer nou, en JSON.
ladder-html = Escriu una pàgina amb gràfics en aquest fitxer nou.
ladder-lost = un procés que jugava partides s’ha acabat abans d’hora: l’han interromput o no hi havia prou memòria; no s’ha escrit res
ladder-title = { $game }, classificació: { $games } partides amb { $seats } seients
ladder-rated = puntuació { $rating }
ladder-between = 95 %: entre { $low } i { $high }
ladder-win-rate = { $percent } % de victòries
ladder-win-rate-between = 95 %: entre { $low } i { $high } %
ladder-more = per sobre
ladder-less = per sota
ladder-open = potser igualat
ladder-seat = Seient { $number }
ladder-mean = { $time } ms per decisió
ladder-most = 95 %: fins a { $time } ms
ladder-longest = màxim { $time } ms
ladder-pair = { $bot } – { $other }
ladder-pair-many = { $bot } – { $count } × { $other }
ladder-percent = { $percent } %
ladder-range = { $low }–{ $high }
ladder-number = { $number }
ladder-heading = { $game }: la classificació dels bots
ladder-summary = { $games } partides amb { $seats } seients. Totes les parelles de bots juguen els mateixos { $deals } repartiments, i cada repartiment des de tots els seients, perquè l’atzar es compensi.
ladder-moves = Una partida dura { $moves } jugades de mitjana, comptant-hi les de l’atzar.
ladder-repeat = Aquesta ordre torna a jugar les mateixes partides:
ladder-ratings = Puntuacions
ladder-ratings-about = El punt és la puntuació; la línia, el seu interval del 95 %. Amb 400 punts més, la proporció de vegades que es queda al davant és deu vegades més gran; la mitjana de tots és 1500.
ladder-pairings = Aparellaments
ladder-pairings-about = Quantes de les seves partides guanya un bot (fila) quan un altre (columna) ocupa tots els altres seients; a sota, l’interval del 95 %. El que toca a cadascú és el { $even } %: ▲ segur que en guanya més, ▼ segur que en guanya menys.
ladder-pairings-caption = Partides que guanya el bot de la fila
ladder-seats = Seients
ladder-seats-about = Quantes partides es guanyen des de cada seient. Tots els bots ocupen cada seient el mateix nombre de vegades, de manera que les diferències venen del seient. La línia de la barra és l’interval del 95 %; la discontínua, el que tocaria a cadascú.
ladder-times = Temps per decisió
ladder-times-about = Temps de processador, quan es pot triar entre dues jugades com a mínim.
ladder-times-caption = Temps per decisió, en mil·lisegons
ladder-column-mean = Mitjana
ladder-column-most = El 95 % en
ladder-column-longest = Màxim
ladder-column-choices = Decisions
ladder-who = Qui juga
ladder-kind-novice = Preveu poc i recorda poc.
ladder-kind-adept = Preveu més i recorda més.
ladder-kind-master = Pensa més que ningú i no oblida res.
ladder-kind-plain = Una referència senzilla que no canvia mai.
ladder-kind-random = Juga a l’atzar.
ladder-kind-clairvoyant = Un mestre que veu el que està amagat; només serveix per comparar.
ladder-made = Aprendiz { $version }, regles { $rules }, { $engine }.

## Reviure una partida

replay-file = El registre d’una partida, o el diari d’un seient.
replay-seat = El que va veure aquest seient, comptant des de 0; per defecte, el que va veure tothom.
replay-step = S’atura després de cada jugada i mostra la taula.
replay-move = Jugada { $number } { $count ->
        [1] d’{ $count }
        [11] d’{ $count }
       *[other] de { $count }
    }
replay-prompt = Retorn per avançar, «{ $back }» per retrocedir, un número per anar a aquella jugada, «{ $quit }» per sortir:
replay-end = Final del fitxer.
word-back = enrere

## Consells

hint-seat = De quin seient són les decisions, comptant des de 0; el diari d’un seient ja ho diu.
hint-move = Mira només aquesta decisió, comptant les jugades com «aprendiz replay --step»; per defecte, totes.
hint-json = Escriu el mateix en JSON.
hint-progress = Decisions
hint-course = { $name }: possibilitats de guanyar abans de cada decisió
hint-line = Jugada { $number }: { $chance }, { $move }
hint-chance = { $percent } %
hint-costly = ; així es va perdre un { $percent } %, millor: { $move }
hint-moment = { $name }, jugada { $number }: el millor que es pot fer i les possibilitats de guanyar
hint-now = { $name }, ara (jugada { $number }): el millor que es pot fer i les possibilitats de guanyar
hint-win-rate = { $percent } % ± { $error }
hint-sure = Segur: la primera és la millor amb un { $percent } % de certesa ({ $simulations } partides imaginades).
hint-likely = Probable: la primera és la millor amb un { $percent } % de certesa ({ $simulations } partides imaginades).
hint-close = Va de poc: la primera és la millor amb només un { $percent } % de certesa ({ $simulations } partides imaginades).
hint-only = No hi havia res per triar: només es podia fer això.
hint-best = Es va triar la millor.
hint-made = Es va triar: { $move }, { $win_rate }.
hint-nothing = { $name } no ha tingut cap decisió que es pugui explicar.
hint-left-out = { $count ->
        [one] Hi falta { $count } decisió
       *[other] Hi falten { $count } decisions
    }: mentre la partida continua, no es torna a dir el que s’havia de recordar.
hint-lacks = Aquest diari es va escriure amb la partida en marxa. El que s’havia de recordar no hi és, i per això el consell sap menys del que se sabia en aquell seient.

## Verificar

verify-files = Registres de partides, diaris de seients per comparar amb els seus registres, o diaris de taules arxivades.
verify-good = { $file }: correcte. { $game }, { $moves } jugades; les { $chance } de l’atzar surten totes de la llavor segellada, cada jugada respecta les regles i el resultat és el que toca. Segell: { $seal }.
verify-older = Es va escriure amb la versió { $written } de les regles; amb l’actual, la { $today }, es juga igual.
verify-bad = { $file }: { $fault }
verify-bad-older = { $file }: es va escriure amb la versió { $written } de les regles; amb l’actual, la { $today }, es juga diferent. Concretament: { $fault }
verify-log-good = { $file }: correcte. És el que va veure el seient { $seat } a { $record }.
verify-log-alone = { $file }: el diari del seient { $seat } tot sol no demostra res; indica també el registre de la partida.
verify-log-unproven = { $file }: coincideix amb { $record }, que al seu torn no està provat.
verify-chain-good = { $file }: correcte. Les { $entries } anotacions del diari de la taula se segueixen les unes a les altres. Última empremta: { $head }.
verify-chain-none = { $file }: el diari d’una taula d’abans que els diaris tinguessin cadena; no es pot saber si s’ha canviat.
verify-chain-bad = { $file }: l’anotació { $entry } no segueix el que hi ha abans: allà o abans s’ha canviat, tret o afegit alguna cosa.

fault-newer = es va escriure amb la versió { $found } de les regles, més nova que la { $expected }, que és la que es coneix aquí: ho pot verificar una versió més nova d’Aprendiz.
fault-seal = el segell no és el de la llavor: hauria de ser { $expected }, no pas { $found }.
fault-header = el que es va acordar no coincideix: al registre hi ha { $expected }; aquí, { $found }.
fault-over = la jugada { $move } arriba quan la partida ja s’ha acabat: { $found }.
fault-actor = la jugada { $move } l’hauria de fer { $expected }, no pas { $found }.
fault-chance = la jugada { $move } no és la que surt de la llavor segellada. Hauria de ser: { $expected }. I és: { $found }.
fault-illegal = la jugada { $move } va contra les regles: { $found }. { $refusal }
fault-digest = després de la jugada { $move }, la partida no està com diu el fitxer: el resum hauria de ser { $expected }, no pas { $found }.
fault-unfinished = la partida no està acabada: s’atura després de la jugada { $move }. El que hi ha és correcte, però no queda demostrat res.
fault-result = el resultat hauria de ser { $expected }, no pas { $found }.
fault-update = l’actualització { $update } no és la que va rebre aquell seient.

## Laberints

maze-walls = Quantes parets, de 0 a 24; normalment 19, o 24 per a una partida més difícil.
maze-expansion = Amb parets d’un sol sentit.
maze-seed = El número d’on surt el laberint: mateix número, mateix laberint. Si en fas més d’un, s’agafen els números següents.
maze-count = Quants laberints.
maze-fair = Només laberints en què la diferència entre cantonades no superi aquest nombre de torns.
maze-format = Línies per mirar (text), una pàgina per imprimir (svg) o un objecte JSON per línia (json).
maze-out = Escriu en aquest fitxer nou; si hi ha més d’una pàgina, es numeren.
maze-file = Un dibuix com els que escriu «aprendiz maze», teclejat o canviat a mà, o bé el seu JSON.
maze-json = Escriu JSON: walls (les parets), one_way (les d’un sol sentit) i fairness (l’equilibri).

## Regles, puntuacions, edicions i compleció

rules-words = Un número (4 o 4.2), o paraules per cercar.
rules-nothing = Les regles no diuen res sobre «{ $words }».
score-flautz-cards = Fins a cinc cartes: B (blau), G (verd), V (lila), O (taronja) o K (rosa) amb un valor (B3 és un 3 blau); I3, una il·lusió de 3; P, un prisma. «-» llegeix una mà per línia i escriu JSON.
score-magus-spell = L’encanteri tal com s’escriu; per exemple, "Kabc A--".
score-magus-cards = Pocions: R (vermell), Y (groc), G (verd) o B (blau) amb un número (R1 és un 1 vermell). «-» en lloc de l’encanteri llegeix línies «ENCANTERI | CARTA…» i escriu JSON.
score-magus-elixirs = Quants elixirs hi ha.
score-magus-infant = Llegeix l’encanteri com en la modalitat d’Alumnes Júnior: només compten els colors.
score-magus-json = Escriu JSON: castable (si es pot fer), elixirs (quants en calen com a mínim) i pay (quines cartes el paguen).
score-flautz-json = Escriu JSON: value (el valor), cards (les cartes de l’encanteri), spell (com compten), flautz i straight (si és un FLAUTZ! o una Escala).
score-line = línia { $number }
edition-file = Un fitxer TOML; «aprendiz edition show flautz --toml» n’escriu un per començar.
edition-game = Per a quin joc; per defecte, { $game }.
edition-name = L’edició: { $known }.
edition-toml = Escriu el fitxer mateix, per fer-ne una edició pròpia.
edition-is-good = { $file } és una edició correcta.
edition-is-ours = Aquesta tria és nostra; la caixa impresa pot ser diferent.
completion-shell = bash, zsh o fish. Per a bash: eval "$(aprendiz completion bash)" a ~/.bashrc.

## Taules per a altra gent

option-data = La carpeta amb les taules del servidor; per defecte, l’habitual per a les teves dades.
serve-host = On escolta: { $usual }, com sense aquesta opció, per a tothom qui pugui arribar a aquest ordinador; 127.0.0.1, només per a aquest ordinador.
serve-port = El port, normalment { $usual }; si està ocupat, el primer de lliure que vingui després. 0: qualsevol.
serve-public-url = L’adreça per on entren els altres, si és una altra: darrere d’un servidor intermediari, per exemple.
serve-cert = Un certificat per a https, en un fitxer PEM.
serve-key = La seva clau, si és en un fitxer a part.
serve-proxy = Els servidors intermediaris que hi ha davant d’aquest, amb les adreces separades per comes; se’ls creu quan diuen d’on ve algú.
serve-name = Un nom amb què els altres obren aquest servidor, com ara games.example.org; es pot indicar més d’una vegada. Les seves adreces, el nom d’aquest ordinador i el de --public-url ja es coneixen.
serve-archive-after = Després d’aquest nombre de dies sense activitat, una taula s’escriu en fitxers i deixa el servidor. 0: mai. Per defecte, { $usual }.
serve-archive = La carpeta d’aquests fitxers. Per defecte, «{ $folder }», entre les dades.
serve-log-level = A partir de quin nivell s’anoten els fets a la sortida d’errors, un objecte JSON per línia: { $known }. Per defecte, warning en un terminal i info fora.
serve-other-port = El port { $wanted } està ocupat; es fa servir el { $port }.
serve-others = Els altres entren per { $url }
serve-here = En aquest ordinador: { $url }
serve-only-here = Des d’altres dispositius no s’hi pot entrar.
serve-everywhere = Tothom de la teva xarxa hi pot entrar; amb --host 127.0.0.1, només aquest ordinador.
serve-folder = Les taules es desen a { $folder }
serve-archives = Les taules sense activitat durant { $days ->
        [one] { $days } dia
       *[other] { $days } dies
    } passen a fitxers a { $folder }
serve-end = Amb Ctrl-C s’atura.
serve-ended = El servidor s’ha aturat; totes les taules es conserven.
serve-failed = el servidor no s’ha pogut engegar; els seus missatges diuen per què
join-url = L’adreça del servidor, o l’enllaç d’una invitació, com ara http://192.168.1.5:8000/#takomilu.
join-code = La invitació, si no és a l’enllaç.
join-bot = Qui juga: { $known } (de menys a més fort: novell, iniciat i mestre); per defecte, { $usual }.
join-name = Com es diu el bot a la taula; per defecte, segons el seu nivell.
join-seat = Quin seient, comptant des de 0; per defecte, el primer de lliure.
join-sits = { $name } ha ocupat el seient { $chair }. La partida començarà quan ho decideixi qui porta la taula; amb Ctrl-C se’n va.
join-stopped = Qui porta la taula ha acabat la partida abans d’hora.
join-too-long = La partida tenia massa jugades i s’ha acabat sense resultat.
join-gone = La taula ja no hi és, o el seient ara és d’algú altre.
join-unfair = La partida ha començat amb unes parts de l’atzar que no són les promeses: el servidor no juga net. El bot s’ha aturat.
join-not-continued = Aquesta no és la taula que va deixar el bot: des d’aleshores, el servidor ha perdut o canviat alguna cosa. El bot continua des d’aquí.
join-left = El seient torna a estar lliure.
backup-file = El fitxer nou.
backup-done = { $tables ->
        [one] S’ha copiat { $tables } taula
       *[other] S’han copiat { $tables } taules
    } a { $file }.
reissue-table = Quina taula; si no s’indica, es mostren totes.
reissue-code = { $code } és el codi per portar la taula. Val una sola vegada i durant { $minutes } minuts: qui l’escrigui portarà la taula a partir d’aleshores.
reissue-title = Taules a { $folder }
reissue-none = Encara no hi ha cap taula.
reissue-touched = darrer ús: { $when }
tables-none = No hi ha cap taula així.
tables-names = Mostra també els noms de qui hi ha.
tables-json = Un objecte JSON per línia.
tables-never-started = Només les taules on no ha començat mai cap partida.
tables-older-than = Només les taules sense activitat des de fa aquest nombre de dies.
tables-table = Quines taules; si no s’indica, totes les que diguin les opcions.
tables-deleted = { $tables ->
        [one] S’ha esborrat { $tables } taula.
       *[other] S’han esborrat { $tables } taules.
    }
tables-devices = { $devices ->
        [one] { $devices } dispositiu
       *[other] { $devices } dispositius
    }
tables-size = { $size } kB
tables-opened = creada: { $when }
reissue-damaged = malmesa: «aprendiz check» en diu més
check-json = Escriu JSON: tables, entries, damage.
check-progress = Taules
check-good = S’han llegit { $tables ->
        [one] { $tables } taula
       *[other] { $tables } taules
    } amb { $entries ->
        [one] { $entries } anotació
       *[other] { $entries } anotacions
    }; no hi ha res malmès.
check-bad = S’han llegit { $tables ->
        [one] { $tables } taula
       *[other] { $tables } taules
    } amb { $entries ->
        [one] { $entries } anotació
       *[other] { $entries } anotacions
    }; hi ha { $damage ->
        [one] { $damage } dany
       *[other] { $damage } danys
    }. El servidor conserva les taules malmeses tal com estan i continua amb les altres.
damage-database = { $file }: SQLite diu: { $reason }
damage-summary = taula { $table }: no se’n pot llegir el resum: { $reason }; el servidor el torna a fer amb les anotacions
damage-unreadable = taula { $table }: SQLite no en pot llegir les anotacions: { $reason }
damage-missing = taula { $table }: falta l’anotació { $entry }
damage-version = taula { $table }: la versió no és el nombre d’anotacions: { $reason }
damage-stray = taula { $table }: hi ha anotacions, però no hi ha taula
damage-entry = taula { $table }, anotació { $entry }: no es pot llegir: { $reason }
damage-replay = taula { $table }, anotació { $entry }: no pot seguir les anteriors ({ $reason })
damage-chain = taula { $table }, anotació { $entry }: no segueix el que hi ha abans: allà o abans s’ha canviat, tret o afegit alguna cosa; els seus jugadors reben un avís
damage-film = taula { $table }, anotació { $entry }: no es pot llegir la partida que hi ha desada ({ $reason })
