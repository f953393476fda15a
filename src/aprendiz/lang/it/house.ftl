### Quello che dice la casa nel browser: la pagina iniziale, la sala d’attesa, la cornice di una partita e la sua fine

## La pagina iniziale

aprendiz = Aprendiz
welcome = Tre giochi magici, un solo tavolo.
no-account = Niente account, niente pubblicità: solo gioco.
title-flautz = FLAUTZ!
title-magus = Magus Novatus
title-labyrinth = Il labirinto magico
about-flautz = Acchiappa le pergamene che volteggiano nella torre e componi l’incantesimo migliore.
about-magus = Mescola quel che offre lo scaffale e lancia i tuoi incantesimi prima che suoni la campana.
about-labyrinth = Trova la strada in un labirinto che nessuno può vedere.
play-now = Gioca subito
invite-friends = Invita gli amici
one-device = Su un dispositivo
in-words = Per ora si gioca a parole; il suo tavolo è in preparazione.
rules-of = Regole: { $game }
my-tables = I tuoi tavoli
open-tables = Aperti a tutti
past-tables = Partite precedenti
nobody-yet = ancora nessuno
more-tables = Mostrane ancora { $count }
delete = Elimina
delete-table = Elimina il tavolo
delete-table-means = Il tavolo e tutto ciò che resta delle sue partite spariranno per tutti.
delete-this = Elimina { $game } con { $names }
join = Unisciti a un tavolo
code = Codice
code-hint = Quello dell’invito, o del tuo altro dispositivo.
come-in = Entra
coming-in = Stai entrando…
invitation-void = Questo invito non vale più
to-the-door = Torna all’inizio
try-again = Riprova
settings = Impostazioni
language = Lingua
appearance = Aspetto
appearance-auto = Come il dispositivo
appearance-light = Giorno
appearance-dark = Notte
sound = Suono
simple-view = Vista semplice
simple-view-means = Ogni gioco a parole invece che con i disegni.
close = Chiudi
cancel = Annulla

## Prima della partita

way-bots = Con i bot
way-friends = Con gli amici
way-device = Un dispositivo
lead-bots = Tu contro i bot, subito.
lead-friends = Avrai un link, un codice QR e un codice da scrivere.
lead-device = Vi passate il dispositivo dopo ogni turno.
begin-bots = Comincia la partita
begin-friends = Apri il tavolo
begin-device = Comincia la partita
setting-the-table = Si prepara il tavolo…
who-plays = Chi gioca?
your-name = Il tuo nome
name = Nome
apprentice = Apprendista
name-of = Nome { $number }
add-person = Aggiungi una persona
remove-person = Togli { $name }
bots-beside = Anche dei bot
opponents = Avversari
chairs = Posti
chairs-hint = Quelli liberi li possono prendere i bot.
one-more = Aumenta
one-less = Diminuisci
level = Che livello?
level-novice = Novizio
level-adept = Esperto
level-master = Maestro
memory-help = Promemoria
memory-help-means = Annota quello che hai visto, così non devi ricordarlo.
which-evening = Come vuoi giocare?
preset-usual = Come al solito
preset-usual-means = Il gioco come lo descrive il regolamento.
preset-own = A modo tuo
preset-own-means = Come hai scelto in «Opzioni».

## Opzioni

options = Opzioni
at-the-table = Al tavolo
answer-yes = Sì
answer-no = No
chance-decides = La sorte
chair = Posto { $number }
unit-turns = { $count ->
        [one] turno
       *[other] turni
    }
remove-entry = Togli: { $entry }
label-edition = Scatola
label-edition-classic = Classica
label-edition-own = La tua
explain-edition-own = Da un file fatto da te.
choose-box = Scegli il file
begin-box = Scarica un modello
box-is = Nella scatola: { $name }.
label-name = Nome
label-clock = Orologio
explain-clock = Se il tempo finisce, la mossa la fa un bot.
clock-none = Nessuno
clock-none-means = Con tutta calma.
clock-quick = Rapido
clock-quick-means = 30 secondi per ogni mossa.
clock-calm = Tranquillo
clock-calm-means = 2 minuti per ogni mossa.
clock-bank = Torneo
clock-bank-means = 10 minuti a testa per tutta la partita, più 10 secondi a ogni mossa.
label-sits-in = Se qualcuno si assenta
explain-sits-in = Quanto si aspetta prima che un bot giochi al suo posto. Si può sempre tornare.
host-decides = Solo se lo decide chi ospita
minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
sits-in-level = Il bot al suo posto
spectators = Pubblico
spectators-mean = Chi ha il link può guardare.
listed = Tavolo aperto
listed-means = Su questo server tutti vedono il tavolo e possono sedersi.

## La sala d’attesa

waiting-room = Sala d’attesa
waiting-room-of = { $game }: si comincia quando i posti sono occupati.
take-a-chair = Prendi posto
sit-down = Siediti
sit-here = Siediti qui
sit-another = Fai sedere qualcun altro
no-chair-left = Tutti i posti sono occupati. Chi ospita può aggiungerne uno.
free-chair = Posto libero { $number }
bot = Bot
chair-more = Aggiungi un posto
chair-less = Togli un posto
tools-for = Azioni: { $name }
rename = Cambia nome
help-on = Attiva il promemoria
help-off = Togli il promemoria
seat-bot = Bot: { $level }
move-up = Sposta in su
move-down = Sposta in giù
free-it = Libera il posto
stand-up = Alzati
send-away = Manda via
send-away-means = { $name } dovrà lasciare il tavolo. In una partita in corso un bot gioca al suo posto.
mark-you = tu
mark-away = assente
mark-helped = promemoria
mark-open = mano scoperta
mark-sits-in = gioca un bot: { $level }
invite = Invita
invite-how = Inquadrate il codice QR, aprite il link o scrivete il codice nella pagina iniziale.
show-invitation = Mostra l’invito
qr = Codice QR con il link, per la fotocamera del telefono
link = Link
copy = Copia
copied = Copiato.
copy-by-hand = Selezionato: copialo a mano.
new-code = Cambia codice
no-address = Gli altri dispositivi non raggiungono ancora questo. Collegalo al tuo Wi-Fi e avvia Aprendiz in modo che la rete possa raggiungerlo; poi il link apparirà qui.
agreed = Che cosa si gioca
change = Cambia
agree = Fatto
clock-each = Orologio: { $seconds } secondi per ogni mossa
clock-all = Orologio: { $minutes } minuti a testa per tutta la partita
sits-in-agreed = { $count ->
        [one] Un bot gioca al posto di chi manca da { $count } minuto.
       *[other] Un bot gioca al posto di chi manca da { $count } minuti.
    }
sealed-chance = La sorte sigillata
sealed = La sorte di questa partita è sigillata in una busta. Nessuno può più cambiarla.
sealed-more = Che cosa vuol dire?
sealed-means = Prima della partita il server sceglie la sorte e mostra solo il sigillo, e ogni dispositivo promette una parte sua. Quando chi ospita dà il via, le parti si aprono e la partita comincia subito. Alla fine la busta si apre, e chiunque può controllare che tutto ciò che ha deciso la sorte venga da lì.
seal = Sigillo
seed = Seme svelato
shares = Parti dei dispositivi
pledges = Parti promesse (la loro impronta)
begin = Comincia
all-ready = I posti sono occupati. Puoi cominciare!
start-called-off = L’ultimo via è stato annullato: qualcosa è cambiato, o un dispositivo non ha risposto in tempo. Puoi ricominciare.
chairs-free = { $count ->
        [one] Un posto è ancora libero: aspetta qualcuno o fai sedere un bot.
       *[other] { $count } posti sono ancora liberi: aspetta qualcuno o fai sedere dei bot.
    }
waits-for-share = Il dispositivo di { $name } sta aggiungendo la sua parte alla sorte.
fill-with-bots = Completa con i bot
host-begins = Chi ospita dà il via quando i posti sono occupati.
sits-down = { $name } si siede.
stands-up = { $name } ha lasciato il tavolo.
is-back = { $name } è di nuovo qui.
is-away = { $name } non c’è.

## Durante la partita

menu = Menù
rules = Regole
read-rule = Leggi la regola { $rule }
sound-on = Attiva il suono
sound-off = Togli il suono
language-and-look = Lingua e aspetto
pause = Pausa
resume = Riprendi
paused = Chi ospita ha messo in pausa la partita.
paused-by-you = La partita è in pausa.
host-tools = Persone e tavolo
who-is-here = Chi c’è
let-sit-in = Fai giocare un bot: { $level }
reissue = Codice per un dispositivo perso
end-game = Termina la partita
end-game-means = La partita finisce ora, senza risultato.
other-device = Continua su un altro dispositivo
pass-on-how = Apri il link sull’altro dispositivo, o scrivi lì questo codice nella pagina iniziale:
pass-on-means = Il codice vale una volta sola, per dieci minuti. Poi il posto sarà dell’altro dispositivo.
open-hand = Accetta mani scoperte
close-hand = Rifiuta mani scoperte
leave-table = Lascia il tavolo
leave-table-means = Un bot gioca al posto tuo; in questa partita non potrai tornare.
undo = Annulla la mossa
talk = Di’ qualcosa
clocks = Orologi
bot-plays-for = Un bot gioca al posto di { $name }.
take-chair-back = Riprendi il posto
looking-on = Stai guardando.
looking-on-open = Stai guardando e vedi tutte le mani.
ends-soon = Questa partita è lunghissima. Dopo { $moves } mosse finisce senza risultato.
game-without-you = Questa partita è cominciata senza di te, e il tavolo non ammette pubblico. Aspetta qui la prossima.
away = Connessione persa. Nuovo tentativo…
away-long = Il server non risponde. È ancora acceso, e questo dispositivo è nella stessa rete?
not-continued = Questo non è il tavolo che hai lasciato: da allora il server ha perso o cambiato qualcosa. Puoi continuare da qui.
go-on-from-here = Continua da qui
turn-of = Tocca a { $name }.
turn-of-several = Devono scegliere: { $names }.
pass-device = Passa il dispositivo, poi tocca.
i-am = Sono { $name }
what-happened = Che cosa è successo
earlier-events = { $count ->
        [one] { $count } evento precedente
       *[other] { $count } eventi precedenti
    }
undo-of = { $name } annulla la mossa

## A ogni tavolo

your-turn = Tocca a te
is-playing = Gioca { NAME($seat) }
one-moment = Un momento…
is-over = La partita è finita
choose-again = Scegli di nuovo
go-on = Avanti
players = Al tavolo
bot-level = { $level ->
        [novice] bot, livello novizio
        [adept] bot, livello esperto
        [master] bot, livello maestro
       *[other] bot
    }
story = Che cosa è successo
your-moves = Le tue mosse
your-things = Che cosa hai
on-the-table = Sul tavolo
board-row = Riga { $number }
board-column = Colonna { $number }
final-standing = Classifica finale
standing-player = Nome
standing-winner = vittoria

## La fine

game-over = La partita è finita.
see-result = Vedi il risultato
result = Il risultato
stopped = Partita interrotta
stopped-means = Chi ospita l’ha chiusa prima del tempo, quindi non vince nessuno.
too-long-means = Aveva troppe mosse, quindi non vince nessuno.
see-table = Guarda il tavolo
rematch = Gioca ancora
ask-rematch = Un’altra partita?
seat-changes = Posti cambiati
seat-changes-mean = Ogni scelta e ogni volta che ha deciso la sorte contano come una mossa.
envelope = La busta sigillata
envelope-means = Prima della prima mossa la sorte di questa partita è stata sigillata. Ora la busta si può aprire.
verify = Apri e controlla
chance-was-fixed = { $count ->
        [one] Tutto torna: l’unica cosa decisa dalla sorte era fissata prima della partita.
       *[other] Tutto torna: tutte le { $count } cose decise dalla sorte erano fissate prima della partita.
    }
chance-was-not-fixed = Qualcosa non torna: quello che si è giocato non segue dalla sorte sigillata.
share-is-in-it = La parte di questo dispositivo c’è, così come è stata mandata.
share-is-missing = La parte di questo dispositivo non c’è.
starts-called-off = { $count ->
    [one] Il via di questa partita è stato annullato una volta.
   *[other] Il via di questa partita è stato annullato { $count } volte.
}
proof-details = Sigillo, seme e parti
take-home = Conserva la partita
record-means = Il registro contiene ogni mossa e tutta la sorte: così chiunque può rivedere e controllare la partita.
record = Scarica il registro
seat-log = Scarica quello che hai visto

## Regole e ringraziamenti

rulebooks = Regolamenti
rules-search = Cerca nelle regole
rules-search-hint = Una parola, o un numero come 4.2.
rules-found = { $count ->
        [0] Nessun risultato. Prova con un’altra parola.
        [one] { $count } regola trovata
       *[other] { $count } regole trovate
    }
rules-contents = Indice
rules-unread = In questo momento non si possono leggere le regole.
rule-number = Regola { $number }
credits = Ringraziamenti
credits-thanks = Su questo tavolo c’è il lavoro di tante persone. Grazie!
credits-games = Giochi
credits-games-worded = Tutto ciò che leggi qui sui giochi è scritto con parole nostre.
credits-signs = Disegni
credits-signs-changed = Da game-icons.net, con i nostri colori e le nostre misure.
credits-fonts = Caratteri
credits-libraries = Programmi

## Dove non c’è niente

nothing-here = Qui non c’è niente
nothing-here-means = Forse l’indirizzo è scritto male. Riprova dalla pagina iniziale.
table-gone = Il tavolo non c’è più
table-gone-means = Chi ospita l’ha eliminato, o il tuo posto ora è di qualcun altro.
not-let-in = Non puoi unirti a questo tavolo
other-version = Il server ha un’altra versione
other-version-means = Questa pagina e il server non si capiscono. Quando il server sarà aggiornato, riprova.
remedy-no-connection = In questo momento il server non è raggiungibile; riprova tra poco.
remedy-not-stored = Non è stato possibile salvare; nulla è cambiato. Riprova.

## My evenings

evenings = Le mie serate
evenings-means = Le partite finite su questo dispositivo. Questo elenco lo vedi solo tu.
no-evenings = Ancora nessuna partita finita. La prima comparirà qui.
evening-outcome = { $who ->
    [nobody] interrotta
    [you] hai vinto
    [shared] hai condiviso la vittoria con { $names }
   *[others] { $count ->
        [one] ha vinto { $names }
       *[other] hanno vinto { $names }
    }
}
forget-evenings = Dimentica le mie serate
forget-evenings-means = L’elenco resterà vuoto. I tavoli e i loro registri rimangono per gli altri.
forget = Dimenticale
