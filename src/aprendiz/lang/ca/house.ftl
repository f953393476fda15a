### El que diu la casa al navegador: l’entrada, la sala d’espera, el marc d’una partida i el seu final

## L’entrada

aprendiz = Aprendiz
welcome = Tres jocs màgics, una sola taula.
no-account = Sense compte ni publicitat: només jugar.
title-flautz = FLAUTZ!
title-magus = Magus Novatus
title-labyrinth = El laberint màgic
about-flautz = Atrapa els pergamins que voleien per la torre i fes-ne el millor encanteri.
about-magus = Barreja el que ofereix el prestatge i fes els teus encanteris abans que soni la campana.
about-labyrinth = Troba el camí per un laberint que ningú no pot veure.
play-now = Juga ara
invite-friends = Convida amics
one-device = En un sol dispositiu
in-words = De moment s’hi juga amb paraules; la seva pròpia taula s’està preparant.
rules-of = Regles: { $game }
my-tables = Les teves taules
open-tables = Obertes a tothom
past-tables = Partides anteriors
nobody-yet = ningú encara
more-tables = Mostra’n { $count } més
delete = Esborra
delete-table = Esborra la taula
delete-table-means = La taula i tot el que es guarda de les seves partides desapareixeran per a tothom.
delete-this = Esborra { $game } amb { $names }
join = Uneix-te a una taula
code = Codi
code-hint = El de la invitació o el del teu altre dispositiu.
come-in = Entra
coming-in = S’està entrant…
invitation-void = Aquesta invitació ja no val
to-the-door = Torna a l’entrada
try-again = Torna-ho a provar
settings = Configuració
language = Llengua
appearance = Aspecte
appearance-auto = Com el dispositiu
appearance-light = Dia
appearance-dark = Nit
sound = So
simple-view = Vista senzilla
simple-view-means = Tots els jocs amb paraules en lloc de dibuixos.
close = Tanca
cancel = Cancel·la

## Abans de la partida

way-bots = Amb bots
way-friends = Amb amics
way-device = Un dispositiu
lead-bots = Tu contra els bots, ara mateix.
lead-friends = Tindràs un enllaç, un codi i un codi QR.
lead-device = El dispositiu passa de mà en mà després de cada torn.
begin-bots = Comença la partida
begin-friends = Obre la taula
begin-device = Comença la partida
setting-the-table = S’està parant la taula…
who-plays = Qui juga?
your-name = El teu nom
name = Nom
apprentice = Aprenent
name-of = Nom { $number }
add-person = Afegeix algú
remove-person = Treu: { $name }
bots-beside = També bots
opponents = Rivals
chairs = Seients
chairs-hint = Els que quedin lliures els poden ocupar bots.
one-more = Augmenta
one-less = Redueix
level = Quin nivell?
level-novice = Novell
level-adept = Iniciat
level-master = Mestre
memory-help = Ajuda per recordar
memory-help-means = Apunta per tu el que has vist: no cal que ho recordis.
which-evening = Com vols jugar?
preset-usual = Com sempre
preset-usual-means = El joc tal com el descriu el reglament.
preset-own = Al teu gust
preset-own-means = Com has triat a «Opcions».

## Opcions

options = Opcions
at-the-table = A la taula
answer-yes = Sí
answer-no = No
chance-decides = L’atzar
chair = Seient { $number }
unit-turns = { $count ->
        [one] torn
       *[other] torns
    }
remove-entry = Treu: { $entry }
label-edition = Caixa
label-edition-classic = Clàssica
label-edition-own = La teva
explain-edition-own = D’un fitxer fet per tu.
choose-box = Tria el fitxer
begin-box = Baixa’n un d’exemple
box-is = A la caixa: { $name }.
label-name = Nom
label-clock = Rellotge
explain-clock = Si s’acaba el temps, la jugada la fa un bot.
clock-none = Sense rellotge
clock-none-means = Amb tota la calma.
clock-quick = Ràpid
clock-quick-means = 30 segons per jugada.
clock-calm = Tranquil
clock-calm-means = 2 minuts per jugada.
clock-bank = Torneig
clock-bank-means = 10 minuts per persona per a tota la partida i 10 segons més amb cada jugada.
label-sits-in = Si algú se’n va
explain-sits-in = Quant s’espera abans que un bot ocupi el seu seient. Sempre s’hi pot tornar.
host-decides = Només si vol qui porta la taula
minutes = { $count ->
        [one] { $count } minut
       *[other] { $count } minuts
    }
sits-in-level = Bot substitut
spectators = Públic
spectators-mean = Qui tingui l’enllaç pot mirar.
listed = Taula oberta
listed-means = En aquest servidor tothom veu la taula i s’hi pot asseure.

## La sala d’espera

waiting-room = Sala d’espera
waiting-room-of = { $game }: es comença quan els seients estiguin ocupats.
take-a-chair = Ocupa un seient
sit-down = Seu
sit-here = Seu aquí
sit-another = Fes-hi seure algú més
no-chair-left = Tots els seients estan ocupats. Qui porta la taula en pot afegir un.
free-chair = Seient lliure { $number }
bot = Bot
chair-more = Afegeix un seient
chair-less = Treu un seient
tools-for = Accions: { $name }
rename = Canvia el nom
help-on = Activa l’ajuda per recordar
help-off = Treu l’ajuda per recordar
seat-bot = Bot: { $level }
move-up = Mou cap amunt
move-down = Mou cap avall
free-it = Allibera el seient
stand-up = Aixeca’t
send-away = Fes fora de la taula
send-away-means = { $name } haurà de marxar. Si la partida ja ha començat, continua un bot.
mark-you = tu
mark-away = absent
mark-helped = ajuda per recordar
mark-open = mà descoberta
mark-sits-in = juga un bot: { $level }
invite = Convida
invite-how = Escaneja el codi QR, obre l’enllaç o escriu el codi a l’entrada.
show-invitation = Mostra la invitació
qr = Codi QR amb l’enllaç, per a la càmera del mòbil
link = Enllaç
copy = Copia
copied = Copiat.
copy-by-hand = Ja està seleccionat: copia’l tu.
new-code = Fes un codi nou
no-address = Des d’altres dispositius encara no es pot entrar aquí. Connecta aquest a la teva wifi i engega Aprendiz obert a la xarxa; llavors l’enllaç sortirà aquí.
agreed = A què juguem
change = Canvia
agree = D’acord
clock-each = Rellotge: { $seconds } segons per jugada
clock-all = Rellotge: { $minutes } minuts per persona per a tota la partida
sits-in-agreed = { $count ->
        [one] Si algú falta { $count } minut, un bot ocupa el seu seient.
       *[other] Si algú falta { $count } minuts, un bot ocupa el seu seient.
    }
sealed-chance = L’atzar segellat
sealed = L’atzar d’aquesta partida està segellat dins d’un sobre. Ja ningú no el pot canviar.
sealed-more = Què vol dir això?
sealed-means = Abans de la partida el servidor tria l’atzar i només n’ensenya el segell, i cada dispositiu hi promet una part. Quan qui porta la taula comença, les parts s’obren i la partida arrenca de seguida. Al final s’obre el sobre, i tothom pot comprovar que tot el que va decidir l’atzar en va sortir.
seal = Segell
seed = Llavor revelada
shares = Parts dels dispositius
pledges = Parts promeses (el seu resum)
begin = Comença
all-ready = Tothom té seient. Ja pots començar!
start-called-off = L’últim començament s’ha anul·lat: alguna cosa ha canviat, o un dispositiu no ha respost a temps. Pots tornar a començar.
chairs-free = { $count ->
        [one] Queda un seient lliure: espera algú o fes-hi seure un bot.
       *[other] Queden { $count } seients lliures: espera algú o fes-hi seure bots.
    }
waits-for-share = { $name }: el dispositiu està afegint la seva part a l’atzar.
fill-with-bots = Completa amb bots
host-begins = Qui porta la taula començarà quan els seients estiguin ocupats.
sits-down = { $name } seu a la taula.
stands-up = { $name } ha deixat la taula.
is-back = { $name } ja torna a ser aquí.
is-away = { $name } no hi és.

## Durant la partida

menu = Menú
rules = Regles
read-rule = Llegeix la regla { $rule }
sound-on = Activa el so
sound-off = Treu el so
language-and-look = Llengua i aspecte
pause = Pausa
resume = Continua
paused = Qui porta la taula ha posat la partida en pausa.
paused-by-you = La partida està en pausa.
host-tools = Gent i taula
who-is-here = Qui hi ha
let-sit-in = Fes-hi seure un bot: { $level }
reissue = Codi per a un dispositiu perdut
end-game = Acaba la partida
end-game-means = La partida s’acaba ara, sense resultat.
other-device = Continua en un altre dispositiu
pass-on-how = Obre l’enllaç a l’altre dispositiu, o escriu-hi aquest codi a l’entrada:
pass-on-means = El codi val una vegada, durant deu minuts. Després el seient serà de l’altre dispositiu.
open-hand = Accepta mans descobertes
close-hand = Torna a tapar les mans
leave-table = Deixa la taula
leave-table-means = Un bot continuarà per tu; no podràs tornar a aquesta partida.
undo = Desfés
talk = Digues alguna cosa
clocks = Rellotges
bot-plays-for = Un bot juga per { $name }.
take-chair-back = Recupera el seient
looking-on = Estàs mirant.
looking-on-open = Estàs mirant i veus totes les mans.
ends-soon = Aquesta partida és llarguíssima. En arribar a { $moves } jugades s’acaba sense resultat.
game-without-you = Aquesta partida va començar sense tu, i la taula no admet públic. Espera aquí la pròxima.
away = Connexió perduda. S’està reconnectant…
away-long = El servidor no respon. Encara està engegat, i aquest dispositiu és a la mateixa xarxa?
not-continued = Aquesta no és la taula que vas deixar: des d’aleshores, el servidor ha perdut o canviat alguna cosa. Pots continuar des d’aquí.
go-on-from-here = Continua des d’aquí
turn-of = Li toca a { $name }.
turn-of-several = Han de triar: { $names }.
pass-device = Passa el dispositiu i toca.
i-am = Soc { $name }
what-happened = Historial
earlier-events = { $count ->
        [one] { $count } fet anterior
       *[other] { $count } fets anteriors
    }
undo-of = { $name } desfà la jugada

## A cada taula

your-turn = Et toca
is-playing = Juga { NAME($seat) }
one-moment = Un moment…
is-over = La partida s’ha acabat
choose-again = Torna a triar
go-on = Continua
players = A la taula
bot-level = { $level ->
        [novice] bot de nivell novell
        [adept] bot de nivell iniciat
        [master] bot de nivell mestre
       *[other] bot
    }
story = Historial
your-moves = Les teves jugades
your-things = El que tens
on-the-table = Sobre la taula
board-row = Fila { $number }
board-column = Columna { $number }
final-standing = Classificació final
standing-player = Nom
standing-winner = victòria

## El final

game-over = La partida s’ha acabat.
see-result = Mira el resultat
result = El resultat
stopped = Partida interrompuda
stopped-means = Qui porta la taula l’ha acabada abans d’hora, i no guanya ningú.
too-long-means = Tenia massa jugades, i no guanya ningú.
see-table = Mira la taula
rematch = Torna a jugar
ask-rematch = Una altra partida?
seat-changes = Seients que van canviar
seat-changes-mean = Cada elecció i cada vegada que va decidir l’atzar compten com una jugada.
envelope = El sobre segellat
envelope-means = Abans de la primera jugada es va segellar l’atzar d’aquesta partida. Ara es pot obrir el sobre.
verify = Obre i comprova
chance-was-fixed = { $count ->
        [one] És veritat: l’única cosa que va decidir l’atzar estava fixada abans de la partida.
       *[other] És veritat: les { $count } coses que va decidir l’atzar estaven fixades abans de la partida.
    }
chance-was-not-fixed = Això no quadra: el que s’ha jugat no surt de l’atzar segellat.
share-is-in-it = La part d’aquest dispositiu hi és, tal com es va enviar.
share-is-missing = La part d’aquest dispositiu no hi és.
starts-called-off = { $count ->
    [one] El començament d’aquesta partida es va anul·lar abans una vegada.
   *[other] El començament d’aquesta partida es va anul·lar abans { $count } vegades.
}
proof-details = Segell, llavor i parts
take-home = Desa la partida
record-means = El registre guarda totes les jugades i tot l’atzar: així tothom pot tornar a veure i comprovar la partida.
record = Baixa el registre
seat-log = Baixa el que has vist

## Regles i crèdits

rulebooks = Reglaments
rules-search = Cerca a les regles
rules-search-hint = Una paraula o un número, com ara 4.2.
rules-found = { $count ->
        [0] No s’ha trobat res. Prova-ho amb una altra paraula.
        [one] { $count } regla trobada
       *[other] { $count } regles trobades
    }
rules-contents = Índex
rules-unread = Ara mateix no es poden llegir les regles.
rule-number = Regla { $number }
credits = Crèdits
credits-thanks = En aquesta taula hi ha la feina de molta gent. Gràcies!
credits-games = Jocs
credits-games-worded = Tot el que se’n diu aquí està escrit amb les nostres paraules.
credits-signs = Dibuixos
credits-signs-changed = De game-icons.net, amb els nostres colors i mides.
credits-fonts = Tipus de lletra
credits-libraries = Programes

## On no hi ha res

nothing-here = Aquí no hi ha res
nothing-here-means = Potser l’adreça està mal escrita. Torna-ho a provar des de l’entrada.
table-gone = La taula ja no hi és
table-gone-means = Qui la portava l’ha esborrada, o el teu seient és ara d’una altra persona.
not-let-in = No pots entrar en aquesta taula
other-version = El servidor té una altra versió
other-version-means = Aquesta pàgina i el servidor no s’entenen. Quan el servidor estigui actualitzat, torna-ho a provar.
remedy-no-connection = No es pot connectar amb el servidor; torna-ho a provar d’aquí a un moment.
remedy-not-stored = No s’ha pogut desar; no ha canviat res. Torna-ho a provar.

## My evenings

evenings = Les meves vetllades
evenings-means = Les partides que has acabat en aquest dispositiu. Aquesta llista només la veus tu.
no-evenings = Encara no hi ha cap partida acabada. La primera sortirà aquí.
evening-outcome = { $who ->
    [nobody] interrompuda
    [you] has guanyat
    [shared] has compartit la victòria amb { $names }
   *[others] { $count ->
        [one] ha guanyat { $names }
       *[other] han guanyat { $names }
    }
}
forget-evenings = Oblida les meves vetllades
forget-evenings-means = La llista quedarà buida. Les taules i els seus registres continuen per als altres.
forget = Oblida-les
