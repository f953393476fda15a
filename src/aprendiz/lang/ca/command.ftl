### La línia d'ordres

about = Una sola taula per a tres jocs d'escola de màgia: FLAUTZ!, Magus Novatus i El laberint màgic.
about-play = Juga una partida: en solitari contra bots, o amb més gent en un mateix teclat.
about-simulate = Fa que els bots juguin moltes partides i compta com acaben.
about-replay = Reviu una partida desada, jugada a jugada.
about-verify = Demostra, a partir del fitxer, que una partida es va jugar segons les regles i que l'atzar s'havia segellat per endavant.
about-rules = Mostra les regles d'un joc, o què diuen sobre un tema.
about-score = Diu quant valen unes cartes.
about-score-flautz = El millor encanteri d'una mà de FLAUTZ! i els punts que val.
about-score-magus = Si amb unes pocions es pot fer un encanteri de Magus Novatus, i quines el paguen.
about-edition = Mostra les edicions d'un joc, o comprova la teva.
about-edition-check = Comprova un fitxer que descriu una edició i diu què hi falla.
about-edition-show = Mostra què hi ha a la capsa.
about-maze = Fa laberints per a El laberint màgic, també per a una capsa de debò, o comprova el teu.
about-maze-check = Comprova el plànol d'un laberint: si s'hi pot jugar i si és equilibrat.
about-completion = Escriu el codi perquè l'intèrpret d'ordres completi aquesta ordre.

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

## Què falla en una ordre

usage-no-such-command = no hi ha cap ordre «{ $command }»; les ordres són { $known }
usage-no-such-option = no hi ha cap opció { $option }
usage-needs-a-value = { $option } necessita un valor
usage-takes-no-value = { $option } no admet cap valor
usage-missing = falta { $argument }
usage-too-many = { $words }: hi sobren paraules
usage-see-help = prova «{ $command } --help»
input-or-output-fails = error d'entrada o de sortida: { $reason }

## Versió

version-rules = regles: { $rules }
engine-compiled = motor: compilat
engine-plain = motor: Python sense compilar

## Jugar

option-seats = Quants jugadors, de { $least } a { $most }.
option-text = Juga en mode text al terminal; de moment, és l'única manera.
option-plain = Per a lectors de pantalla i conductes: una dada per línia, sense requadres, ni colors, ni moviments del cursor.
option-names = Qui juga en aquest teclat: els noms, separats per comes; els altres seients són per als bots.
option-bots = Els bots dels altres seients, separats per comes: { $known } («greedy», golafre, va a buscar els punts; «random» juga a l'atzar).
option-watch = Tots els seients són per als bots, i tu mires.
option-memory-help = Ajuda per a la memòria: mostra el que podria saber tothom qui juga en aquest teclat si ningú no oblidés res.
option-seed = Un número que fa repetible la partida; l'atzar, però, deixa de ser secret.
option-save = Desa la partida acabada en aquest fitxer.
option-resume = Continua una partida desada.

play-begins = { $game } amb { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadors
    }: { $names }.
play-sealed = L'atzar està segellat: { $seal }
play-your-turn = Et toca: { $task }
play-choose = Què fas? (1-{ $most }, ? per a l'ajuda):
play-more = { $count ->
        [one] Hi ha { $count } opció en total
       *[other] Hi ha { $count } opcions en total
    }; escriu «{ $all }» per veure-les.
play-not-understood = No entenc «{ $text }»; amb ? veus què pots escriure.
play-confirm = Retorn per continuar, «{ $undo }» per desfer la jugada:
play-taken-back = Jugada desfeta.
play-cannot-undo = No hi ha res per desfer: una jugada només es pot desfer si després no s'ha revelat res ni ha jugat ningú més.
play-hand-over = { $name }, et toca. Prem Retorn quan ningú més no vegi la pantalla:
play-pause = Retorn per passar a l'enfrontament següent:
play-go-on = Retorn: continua:
play-saved = Desat a { $file }.
play-goodbye = A reveure!
play-no-input = L'entrada s'ha acabat. A reveure!
play-opened = El segell és obert: «aprendiz verify» demostra que l'atzar estava fixat per endavant.
play-save-at-end = Vols desar la partida? Escriu un nom de fitxer, o prem Retorn per sortir:
play-help-choose = Escriu un número per triar una opció; amb Retorn tornes a veure la taula.
play-help-rules = Amb «? 4.2» o «? { $word }» veus què diuen les regles.
play-help-all = «{ $word }» mostra totes les opcions.
play-help-undo = «{ $word }» desfà la teva jugada, mentre no s'hagi revelat res.
play-help-save = «{ $word } FITXER» desa la partida, per continuar-la més tard o per verificar-la.
play-help-log = «{ $word } FITXER» desa el que has vist de la partida, i res més.
play-help-quit = «{ $word }» surt de la partida.
word-all = totes
word-undo = recula
word-save = desa
word-log = diari
word-quit = plega

## Simular

simulate-games = Quantes partides.
simulate-seed = Un número que fa repetible la simulació.
simulate-bots = Els bots que juguen, separats per comes: { $known } («greedy», golafre, va a buscar els punts; «random» juga a l'atzar). Es van repetint fins que no queda cap seient lliure.
simulate-json = Escriu els resultats en JSON.
simulate-records = Desa cada partida en un fitxer d'aquesta carpeta.
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
simulate-share = { $percent } % de victòries
simulate-score = resultat mitjà: { $score }
simulate-length = Durada d'una partida
simulate-moves = { $moves } jugades de mitjana, comptant-hi les de l'atzar

## Reviure una partida

replay-file = El registre d'una partida, o el diari d'un seient.
replay-seat = El que va veure aquest seient, comptant des de 0; per defecte, el que va veure tothom.
replay-step = S'atura després de cada jugada i mostra la taula.
replay-move = Jugada { $number } { $count ->
        [1] d'{ $count }
        [11] d'{ $count }
       *[other] de { $count }
    }
replay-prompt = Retorn per avançar, «{ $back }» per retrocedir, un número per anar a aquella jugada, «{ $quit }» per sortir:
replay-end = Final del fitxer.
word-back = enrere

## Verificar

verify-files = Registres de partides, o diaris de seients per comparar amb els seus registres.
verify-good = { $file }: correcte. { $game }, { $moves } jugades; les { $chance } de l'atzar surten totes de la llavor segellada, cada jugada respecta les regles i el resultat és el que toca. Segell: { $seal }.
verify-older = Es va escriure amb la versió { $written } de les regles; amb l'actual, la { $today }, es juga igual.
verify-bad = { $file }: { $fault }
verify-bad-older = { $file }: es va escriure amb la versió { $written } de les regles; amb l'actual, la { $today }, es juga diferent. Concretament: { $fault }
verify-log-good = { $file }: correcte. És el que va veure el seient { $seat } a { $record }.
verify-log-alone = { $file }: el diari del seient { $seat } tot sol no demostra res; indica també el registre de la partida.
verify-log-unproven = { $file }: coincideix amb { $record }, que al seu torn no està provat.

fault-newer = es va escriure amb la versió { $found } de les regles, més nova que la { $expected }, que és la que es coneix aquí: ho pot verificar una versió més nova d'Aprendiz.
fault-seal = el segell no és el de la llavor: hauria de ser { $expected }, no pas { $found }.
fault-header = el que es va acordar no coincideix: al registre hi ha { $expected }; aquí, { $found }.
fault-over = la jugada { $move } arriba quan la partida ja s'ha acabat: { $found }.
fault-actor = la jugada { $move } l'hauria de fer { $expected }, no pas { $found }.
fault-chance = la jugada { $move } no és la que surt de la llavor segellada. Hauria de ser: { $expected }. I és: { $found }.
fault-illegal = la jugada { $move } va contra les regles: { $found }. { $refusal }
fault-digest = després de la jugada { $move }, la partida no està com diu el fitxer: el resum hauria de ser { $expected }, no pas { $found }.
fault-unfinished = la partida no està acabada: s'atura després de la jugada { $move }. El que hi ha és correcte, però no queda demostrat res.
fault-result = el resultat hauria de ser { $expected }, no pas { $found }.
fault-update = l'actualització { $update } no és la que va rebre aquell seient.

## Laberints

maze-walls = Quantes parets, de 0 a 24; normalment 19, o 24 per a una partida més difícil.
maze-expansion = Amb parets d'un sol sentit.
maze-seed = El número d'on surt el laberint: mateix número, mateix laberint. Si en fas més d'un, s'agafen els números següents.
maze-count = Quants laberints.
maze-fair = Només laberints amb una diferència màxima d'aquests torns entre les cantonades.
maze-format = Línies per mirar (text), una pàgina per imprimir (svg) o un objecte JSON per línia (json).
maze-out = Escriu en aquest fitxer nou; si hi ha més d'una pàgina, es numeren.
maze-file = Un dibuix com els que escriu «aprendiz maze», teclejat o canviat a mà, o bé el seu JSON.
maze-json = Escriu JSON: walls (les parets), one_way (les d'un sol sentit) i fairness (l'equilibri).

## Regles, puntuacions, edicions i compleció

rules-words = Un número (4 o 4.2), o paraules per buscar.
rules-nothing = Les regles no diuen res sobre «{ $words }».
score-flautz-cards = Fins a cinc cartes: B (blau), G (verd), V (lila), O (taronja) o K (rosa) amb un valor (B3 és un 3 blau); I3, una il·lusió de 3; P, un prisma. «-» llegeix una mà per línia i escriu JSON.
score-magus-spell = L'encanteri tal com s'escriu; per exemple, "Kabc A--".
score-magus-cards = Pocions: R (vermell), Y (groc), G (verd) o B (blau) amb un número (R1 és un 1 vermell). «-» en lloc de l'encanteri llegeix línies «ENCANTERI | CARTA…» i escriu JSON.
score-magus-elixirs = Quants elixirs hi ha.
score-magus-infant = Llegeix l'encanteri com en la modalitat d'Alumnes Júnior: només compten els colors.
score-magus-json = Escriu JSON: castable (si es pot fer), elixirs (quants en calen com a mínim) i pay (quines cartes el paguen).
score-flautz-json = Escriu JSON: value (el valor), cards (les cartes de l'encanteri), spell (com compten), flautz i straight (si és un FLAUTZ! o una Escala).
score-line = línia { $number }
edition-file = Un fitxer TOML; «aprendiz edition show flautz --toml» n'escriu un per començar.
edition-game = Per a quin joc; per defecte, { $game }.
edition-name = L'edició: { $known }.
edition-toml = Escriu el fitxer mateix, per fer-ne una edició pròpia.
edition-is-good = { $file } és una edició correcta.
completion-shell = bash, zsh o fish. Per a bash: eval "$(aprendiz completion bash)" a ~/.bashrc.
