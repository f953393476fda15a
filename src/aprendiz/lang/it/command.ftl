### La riga di comando

about = Un solo tavolo per tre giochi ambientati in una scuola di magia: FLAUTZ!, Magus Novatus e Il labirinto magico.
about-play = Apre il tavolo nel browser: contro i bot, in compagnia su più dispositivi o tutti su questo.
about-simulate = Fa giocare ai bot molte partite e conta come finiscono.
about-ladder = Fa sfidare i bot tra loro con le stesse distribuzioni, scambiando i posti, e ne stila la classifica.
about-replay = Rilegge il file di una partita e la racconta di nuovo, mossa per mossa.
about-hint = Dice che cosa conveniva fare da un posto, con quello che allora lì si sapeva, e come sono cambiate le sue possibilità.
about-verify = Dimostra, a partire dal suo file, che una partita è stata giocata secondo le regole e che la sorte era sigillata fin dall’inizio.
about-rules = Mostra le regole di un gioco, o che cosa dicono su un argomento.
about-score = Dice quanto valgono le carte.
about-score-flautz = Il miglior incantesimo di una mano di FLAUTZ! e i suoi punti.
about-score-magus = Se le pozioni bastano per un incantesimo di Magus Novatus, e quali si usano.
about-edition = Mostra le edizioni di un gioco, o controlla la tua.
about-edition-check = Controlla un file che descrive un’edizione e segnala che cosa non va.
about-edition-show = Mostra che cosa c’è nella scatola.
about-maze = Crea labirinti per Il labirinto magico, anche per una scatola vera, o controlla il tuo.
about-maze-check = Controlla la pianta di un labirinto: se ci si può giocare, e quanto è equo.
about-serve = Apre tavoli per gli altri: nella tua rete o in tutto il mondo.
about-join = Fa sedere un bot di questo computer al tavolo di un altro server.
about-backup = Copia tutti i tavoli di un server in un nuovo file, anche mentre è in funzione.
about-check = Legge tutti i tavoli salvati di un server, anche mentre è in funzione, e segnala che cosa è danneggiato.
about-reissue = Per chi amministra il server: dà a un altro dispositivo il ruolo di chi ospita un tavolo.
about-tables = Per chi amministra il server: elenca i suoi tavoli o ne elimina alcuni.
about-tables-delete = Elimina tavoli per sempre, con tutto ciò che vi è successo.
about-completion = Stampa il codice che insegna a una shell a completare questo comando.

## Aiuto

help-usage = Uso:
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-lang = La lingua: es (spagnolo), en (inglese), it (italiano), ca (catalano) o pt (portoghese). Se manca, quella del sistema.
help-help = Mostra questo aiuto.
help-version = Mostra la versione, le regole e il motore.
help-game = Il gioco: { $games }.
metavar-options = OPZIONI
metavar-command = COMANDO
metavar-language = LINGUA
metavar-game = GIOCO
metavar-words = NUMERO|PAROLA
metavar-number = N
metavar-name = NOME
metavar-names = NOMI
metavar-file = FILE
metavar-folder = CARTELLA
metavar-card = CARTA
metavar-shell = SHELL
metavar-spell = INCANTESIMO
metavar-bots = BOT
metavar-address = INDIRIZZO
metavar-addresses = INDIRIZZI
metavar-url = URL
metavar-code = CODICE
metavar-table = TAVOLO
metavar-level = LIVELLO
metavar-days = GIORNI

## Che cosa non va in un comando

usage-no-such-command = il comando { $command } non esiste; ci sono { $known }
usage-no-such-option = l’opzione { $option } non esiste
usage-needs-a-value = { $option } richiede un valore
usage-takes-no-value = { $option } non accetta valori
usage-missing = manca { $argument }
usage-too-many = { $words }: troppe parole
usage-see-help = vedi { $command } --help
input-or-output-fails = errore di lettura o scrittura: { $reason }

## Versione

version-rules = regole: { $rules }
engine-compiled = motore: compilato
engine-plain = motore: Python puro

## Giocare

option-seats = Quanti giocatori, da { $least } a { $most }.
option-text = Gioca invece in questo terminale, in modalità testo; tutte le opzioni che seguono valgono solo così.
option-plain = Per lettori di schermo e pipe: un’informazione per riga, niente riquadri, niente colori, niente cursore che si sposta.
option-names = Chi gioca a questa tastiera, con i nomi separati da virgole; gli altri posti vanno ai bot.
option-bots = I bot agli altri posti, separati da virgole: { $known } (dal più debole al più forte: novizio, esperto e maestro); se manca, { $usual }.
option-watch = Fa giocare i bot in tutti i posti, e tu guardi.
option-memory-help = Promemoria: mostra a chi gioca alla tastiera quello che saprebbe se non dimenticasse niente.
option-memory-names = Con dei nomi, separati da virgole, solo per quelle persone.
option-seed = Un numero che rende ripetibile la partita; la sorte, però, non è più un segreto.
option-save = Scrive in questo file la partita finita.
option-resume = Riprende una partita salvata.

play-phones = Telefoni e altri computer della tua rete possono entrare: { $url }
play-no-phones = Telefoni e altri computer non possono entrare: questo computer non è raggiungibile da fuori.
play-runs-already = I tavoli in { $folder } sono già aperti: c’è un server in funzione.
play-opens = Il tavolo si apre nel tuo browser: { $url }
play-opens-nothing = Non è stato possibile aprire un browser. Vai tu a { $url }
play-begins = { $game }, si gioca in { $seats ->
        [one] { $seats }
       *[other] { $seats }
    }: { $names }.
play-sealed = La sorte è sigillata: { $seal }
play-stands-in = { $name } ha lasciato la scuola: al suo posto gioca un bot esperto.
play-thinks = { $name } ci sta pensando…
play-your-turn = Tocca a te! { $task }
play-choose = La tua scelta (1-{ $most }, ? per l’aiuto):
play-more = { $count ->
        [one] C’è { $count } scelta in tutto
       *[other] Ci sono { $count } scelte in tutto
    }; scrivi «{ $all }» per l’elenco completo.
play-forced = C’è una sola scelta: { $move }.
play-not-understood = Non capisco «{ $text }»; con ? vedi che cosa puoi scrivere.
play-confirm = Invio: avanti; «{ $undo }»: annulla la mossa:
play-taken-back = Mossa annullata.
play-cannot-undo = Non c’è niente da annullare: una mossa si annulla solo finché non si è scoperto niente e nessun altro ha giocato.
play-hand-over = { $name }, tocca a te. Premi Invio quando lo schermo lo vedi solo tu:
play-pause = Premi Invio per la prossima sfida:
play-go-on = Premi Invio per continuare:
play-not-cleared = Questo testo non si può cancellare, perciò quello che dovrebbe vedersi solo per un attimo resta scritto più su: non vale tornare a guardare!
play-saved = Scritto in { $file }.
play-goodbye = Alla prossima!
play-no-input = L’input è finito. Alla prossima!
play-opened = Il sigillo è aperto: «aprendiz verify» dimostra che la sorte era decisa fin dall’inizio.
play-save-at-end = Vuoi salvare la partita? Scrivi il nome di un file, o premi Invio per uscire:
play-help-choose = Con un numero fai quella scelta; con Invio rivedi il tavolo.
play-help-rules = «? 4.2» o «? { $word }» mostra che cosa dicono le regole.
play-help-all = «{ $word }» elenca tutte le scelte.
play-help-undo = «{ $word }» annulla la tua mossa, finché non si è scoperto niente.
play-help-save = «{ $word } FILE» salva la partita, per riprenderla più tardi o per verificarla.
play-help-log = «{ $word } FILE» scrive in un file quello che hai visto della partita, e nient’altro.
play-help-quit = «{ $word }» lascia la partita.
word-all = tutte
word-undo = annulla
word-save = salva
word-log = diario
word-quit = esci

## Simulare

simulate-games = Quante partite.
simulate-seed = Un numero che rende ripetibile la simulazione.
simulate-bots = I bot che giocano, separati da virgole e ripetuti finché tutti i posti sono occupati: { $known } (novizio, esperto, maestro, semplice e a caso). Se manca, { $usual }; i maestri se la prendono comoda.
simulate-json = Stampa i numeri in JSON.
simulate-records = Scrive ogni partita in un file di questa cartella.
simulate-progress = Partite
simulate-title = { $game }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
simulate-wins = { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
simulate-shared = { $shared ->
        [one] { $shared } condivisa
       *[other] { $shared } condivise
    }
simulate-win-rate = { $percent }% di vittorie
simulate-score = punteggio medio { $score }
simulate-length = Durata di una partita
simulate-moves = { $moves } mosse in media, comprese quelle della sorte

## La classifica

ladder-games = Quante partite per ogni coppia di bot; si arrotonda per eccesso, così tutti giocano ogni distribuzione da ogni posto.
ladder-bots = I bot da misurare, almeno due, separati da virgole: { $known }. Se manca: { $usual }.
ladder-jobs = Quanti processi giocano insieme; se manca, uno per ogni core.
ladder-json = Scrive i numeri in questo nuovo file, in JSON.
ladder-html = Scrive in questo nuovo file una pagina con i grafici.
ladder-lost = un processo che giocava è terminato troppo presto: è stato interrotto o mancava memoria; non è stato scritto niente
ladder-title = { $game }, classifica di { $games } partite con { $seats } posti
ladder-rated = punteggio { $rating }
ladder-between = 95%: da { $low } a { $high }
ladder-win-rate = { $percent }% di vittorie
ladder-win-rate-between = 95%: da { $low } a { $high }%
ladder-more = sopra la parità
ladder-less = sotto la parità
ladder-open = forse alla pari
ladder-seat = Posto { $number }
ladder-mean = { $time } ms per scelta
ladder-most = 95%: fino a { $time } ms
ladder-longest = al massimo { $time } ms
ladder-pair = { $bot } – { $other }
ladder-pair-many = { $bot } – { $count } × { $other }
ladder-percent = { $percent }%
ladder-range = { $low }–{ $high }
ladder-number = { $number }
ladder-heading = { $game }: la classifica dei bot
ladder-summary = { $games } partite con { $seats } posti. Tutte le coppie di bot giocano le stesse { $deals } distribuzioni, e ogni distribuzione da ogni posto, così la fortuna si compensa.
ladder-moves = Una partita dura in media { $moves } mosse, comprese quelle della sorte.
ladder-repeat = Questo comando rigioca le stesse partite:
ladder-ratings = Punteggi
ladder-ratings-about = Il punto è il punteggio, la linea il suo intervallo al 95%. 400 punti in più vogliono dire che il rapporto tra le volte in cui si arriva davanti e quelle in cui si arriva dietro è dieci volte maggiore; la media di tutti è 1500.
ladder-pairings = Confronti
ladder-pairings-about = Quante delle sue partite vince un bot (riga) quando un altro (colonna) occupa tutti gli altri posti; sotto, l’intervallo al 95%. A ciascuno spetterebbe il { $even }%: ▲ di sicuro di più, ▼ di sicuro di meno.
ladder-pairings-caption = Partite vinte dal bot della riga
ladder-seats = Posti
ladder-seats-about = Quante partite si vincono da ogni posto. Ogni bot li occupa tutti lo stesso numero di volte, perciò le differenze dipendono dal posto. La linea nella barra è l’intervallo al 95%, quella tratteggiata la parte che spetterebbe a ciascuno.
ladder-times = Tempo per scelta
ladder-times-about = Tempo di processore, quando si può scegliere tra almeno due mosse.
ladder-times-caption = Tempo per scelta, in millisecondi
ladder-column-mean = Media
ladder-column-most = Il 95% entro
ladder-column-longest = Massimo
ladder-column-choices = Scelte
ladder-who = Chi gioca
ladder-kind-novice = Guarda poco avanti e ricorda poco.
ladder-kind-adept = Guarda più avanti e ricorda di più.
ladder-kind-master = Pensa più a lungo di tutti e non dimentica niente.
ladder-kind-plain = Un semplice riferimento che non cambia mai.
ladder-kind-random = Gioca a caso.
ladder-kind-clairvoyant = Come master, ma vede ciò che è nascosto; serve solo per confronto.
ladder-made = Aprendiz { $version }, regole { $rules }, { $engine }.

## Rivedere

replay-file = Il registro di una partita, o il diario di un posto.
replay-seat = Quello che ha visto questo posto, contando da 0; se manca, quello che hanno visto tutti.
replay-step = Si ferma dopo ogni mossa e mostra il tavolo.
replay-move = Mossa { $number } di { $count }
replay-prompt = Invio: avanti; «{ $back }»: alla mossa precedente; un numero: a quella mossa; «{ $quit }»: basta così:
replay-end = Fine del file.
word-back = indietro

## Suggerimenti

hint-seat = Di quale posto sono le scelte, contando da 0; il diario di un posto lo dice già.
hint-move = Guarda solo questa scelta, contando le mosse come «aprendiz replay --step»; se manca, tutte.
hint-json = Stampa le stesse cose in JSON.
hint-progress = Scelte
hint-course = { $name }: le possibilità di vincere prima di ogni scelta
hint-line = Mossa { $number }: { $chance }, { $move }
hint-chance = { $percent }%
hint-costly = ; così si è perso un { $percent }%, meglio: { $move }
hint-moment = { $name }, mossa { $number }: le scelte migliori e le possibilità di vincere così
hint-now = { $name }, adesso (mossa { $number }): le scelte migliori e le possibilità di vincere così
hint-win-rate = { $percent }% ± { $error }
hint-sure = Sicuro: la prima è la migliore con il { $percent }% di certezza ({ $simulations } partite immaginate).
hint-likely = Probabile: la prima è la migliore con il { $percent }% di certezza ({ $simulations } partite immaginate).
hint-close = Sul filo: la prima è la migliore solo con il { $percent }% di certezza ({ $simulations } partite immaginate).
hint-only = Non c’era niente da scegliere: si poteva fare solo questo.
hint-best = È stata scelta la migliore.
hint-made = La scelta è stata: { $move }, { $win_rate }.
hint-nothing = { $name } non ha avuto scelte che si possano raccontare.
hint-left-out = { $count ->
        [one] Manca { $count } scelta
       *[other] Mancano { $count } scelte
    }: finché la partita continua, quello che andava solo ricordato non si racconta di nuovo.
hint-lacks = Questo diario è stato scritto a partita in corso. Quello che andava solo ricordato non c’è, perciò il suggerimento sa meno di quanto si sapeva a quel posto.

## Verificare

verify-files = Registri di partite, diari di posti da confrontare con i loro registri, o diari di tavoli archiviati.
verify-good = { $file }: tutto in regola. { $game }, { $moves } mosse; le { $chance } mosse della sorte vengono tutte dal seme sigillato, ogni mossa rispetta le regole, il risultato è giusto. Sigillo: { $seal }.
verify-older = È stato scritto con la versione { $written } delle regole; con quella di oggi, la { $today }, si gioca allo stesso modo.
verify-bad = { $file }: { $fault }
verify-bad-older = { $file }: scritto con la versione { $written } delle regole; con quella di oggi, la { $today }, si gioca in modo diverso: { $fault }
verify-log-good = { $file }: tutto in regola. È quello che il posto { $seat } ha visto in { $record }.
verify-log-alone = { $file }: da solo, il diario del posto { $seat } non dimostra niente; indica anche il registro della partita.
verify-log-unproven = { $file }: corrisponde a { $record }, che però a sua volta non è provato.
verify-chain-good = { $file }: tutto in regola. Le { $entries } voci del diario del tavolo si susseguono. Ultima impronta: { $head }.
verify-chain-none = { $file }: il diario di un tavolo di quando i diari non avevano ancora una catena; non si può sapere se è stato cambiato.
verify-chain-bad = { $file }: la voce { $entry } non segue ciò che precede: lì o prima qualcosa è stato cambiato, tolto o aggiunto.

fault-newer = è stato scritto con la versione { $found } delle regole, più recente della { $expected }, l’ultima nota qui: può verificarlo una versione più nuova di Aprendiz.
fault-seal = il sigillo non è quello del seme: dovrebbe essere { $expected }, non { $found }.
fault-header = le condizioni iniziali non coincidono: { $expected } nel registro, { $found } qui.
fault-over = la mossa { $move } arriva a partita già finita: «{ $found }».
fault-actor = la mossa { $move } dovrebbe farla { $expected }, non { $found }.
fault-chance = la mossa { $move } non è quella che dà il seme sigillato. Dovrebbe essere «{ $expected }», invece è «{ $found }».
fault-illegal = la mossa { $move } va contro le regole: «{ $found }». { $refusal }
fault-digest = dopo la mossa { $move } la situazione non è quella indicata nel file: l’impronta dovrebbe essere { $expected }, non { $found }.
fault-unfinished = la partita non è finita: si ferma dopo la mossa { $move }. Quello che c’è è in regola, ma non dimostra niente.
fault-result = il risultato dovrebbe essere { $expected }, non { $found }.
fault-update = l’aggiornamento { $update } non è quello mandato a quel posto.

## Labirinti

maze-walls = Quanti muri, da 0 a 24; di norma 19, e 24 per una partita più difficile.
maze-expansion = Con muri a senso unico.
maze-seed = Il numero da cui nasce il labirinto: stesso numero, stesso labirinto. Se sono più d’uno, gli altri usano i numeri che seguono.
maze-count = Quanti labirinti.
maze-fair = Solo labirinti con un divario tra gli angoli di al massimo questo numero di turni.
maze-format = Righe da guardare (text), una pagina da stampare (svg) o un oggetto JSON per riga (json).
maze-out = Scrive in questo nuovo file; se le pagine sono più d’una, vengono numerate.
maze-file = Un disegno come quelli di «aprendiz maze», scritto o modificato a mano, oppure il suo JSON.
maze-json = Stampa JSON: walls (i muri), one_way (quelli a senso unico), fairness (quanto è equo).

## Regole, punti, edizioni, completamento

rules-words = Un numero (4 o 4.2), o parole da cercare.
rules-nothing = Nelle regole non c’è niente su «{ $words }».
score-flautz-cards = Fino a cinque carte: B blu, G verde, V viola, O arancione, K rosa, seguite dal valore (B3); I3 è un’illusione, P un prisma. «-» legge una mano per riga e stampa JSON.
score-magus-spell = L’incantesimo così come si scrive, per esempio "Kabc A--".
score-magus-cards = Le pozioni: R rosso, Y giallo, G verde, B blu, seguite dal numero (R1). «-» al posto dell’incantesimo legge righe «INCANTESIMO | CARTA…» e stampa JSON.
score-magus-elixirs = Quanti elisir ci sono.
score-magus-infant = Come leggono un incantesimo i Piccoli Studenti: contano solo i colori.
score-magus-json = Stampa JSON: castable (se si può lanciare), elixirs (quanti ne servono come minimo), pay (quali carte si usano).
score-flautz-json = Stampa JSON: value (il valore), cards (le carte dell’incantesimo), spell (come contano), flautz, straight (se è una Scala).
score-line = riga { $number }
edition-file = Un file TOML; «aprendiz edition show flautz --toml» ne stampa uno da cui partire.
edition-game = Per quale gioco; se manca, { $game }.
edition-name = L’edizione: { $known }.
edition-toml = Stampa il file stesso, come base per il tuo.
edition-is-good = { $file } è un’edizione valida.
edition-is-ours = Questa selezione è nostra; la scatola stampata può essere diversa.
completion-shell = bash, zsh o fish. Per bash: eval "$(aprendiz completion bash)" in ~/.bashrc.

## Tavoli per gli altri

option-data = La cartella con i tavoli del server; se manca, quella abituale per i tuoi dati.
serve-host = Dove ascolta: { $usual }, come senza questa opzione, per chiunque possa raggiungere questo computer; 127.0.0.1 solo per questo computer.
serve-port = La porta, di solito { $usual }; se è occupata, la prima libera dopo. 0: una qualsiasi.
serve-public-url = L’indirizzo da cui arrivano gli altri, se è diverso: per esempio dietro un proxy.
serve-cert = Un certificato per https, in un file PEM.
serve-key = La sua chiave, se è in un file a parte.
serve-proxy = I proxy davanti a questo server, con gli indirizzi separati da virgole; ci si fida di loro quando dicono da dove arriva qualcuno.
serve-name = Un nome con cui gli altri aprono questo server, come games.example.org; si può indicare più volte. I suoi indirizzi, il nome di questo computer e quello in --public-url sono già noti.
serve-archive-after = Dopo questo numero di giorni senza attività un tavolo viene scritto in file e lascia il server. 0: mai. Se manca, { $usual }.
serve-archive = La cartella di questi file. Se manca, «{ $folder }», tra i dati.
serve-log-level = Da quale livello gli eventi vengono annotati sull’uscita degli errori, un oggetto JSON per riga: { $known }. Se manca, warning in un terminale e info altrove.
serve-other-port = La porta { $wanted } è occupata: si usa la { $port }.
serve-others = Gli altri entrano da { $url }
serve-here = Su questo computer: { $url }
serve-only-here = Gli altri dispositivi non possono arrivarci.
serve-everywhere = Chiunque nella tua rete può entrare; con --host 127.0.0.1, solo questo computer.
serve-folder = I tavoli sono conservati in { $folder }
serve-archives = I tavoli senza attività per { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } passano in file in { $folder }
serve-end = Ctrl-C ferma il server.
serve-ended = Il server si è fermato; tutti i tavoli restano.
serve-failed = il server non è riuscito a partire; i suoi messaggi dicono perché
join-url = L’indirizzo del server, o il link di un invito, come http://192.168.1.5:8000/#takomilu.
join-code = L’invito, se non è nel link.
join-bot = Chi gioca: { $known } (dal più debole al più forte: novizio, esperto e maestro); se manca, { $usual }.
join-name = Come si chiama il bot al tavolo; se manca, secondo il suo livello.
join-seat = Quale posto, contando da 0; se manca, il primo libero.
join-sits = { $name } ha preso il posto { $chair }. La partita inizia quando lo decide chi ospita; Ctrl-C per andarsene.
join-stopped = Chi ospita ha chiuso la partita prima della fine.
join-too-long = La partita aveva troppe mosse ed è finita senza risultato.
join-gone = Il tavolo non c’è più, o il posto è passato a qualcun altro.
join-unfair = La partita è cominciata con parti della sorte diverse da quelle promesse: il server non gioca pulito. Il bot si è fermato.
join-not-continued = Questo non è il tavolo che il bot ha lasciato: da allora il server ha perso o cambiato qualcosa. Il bot continua da qui.
join-left = Il posto è di nuovo libero.
backup-file = Il nuovo file.
backup-done = { $tables ->
        [one] { $tables } tavolo copiato
       *[other] { $tables } tavoli copiati
    } in { $file }.
reissue-table = Quale tavolo; se manca, si elencano tutti.
reissue-code = { $code } è il codice per ospitare il tavolo. Vale una volta sola, entro { $minutes } minuti: da allora ospita chi lo inserisce.
reissue-title = Tavoli in { $folder }
reissue-none = Non ci sono ancora tavoli.
reissue-touched = ultimo uso: { $when }
tables-none = Non c’è nessun tavolo così.
tables-names = Mostra anche i nomi di chi c’è.
tables-json = Un oggetto JSON per riga.
tables-never-started = Solo i tavoli dove non è mai iniziata una partita.
tables-older-than = Solo i tavoli senza attività da questo numero di giorni.
tables-table = Quali tavoli; se mancano, tutti quelli indicati dalle opzioni.
tables-deleted = { $tables ->
        [one] { $tables } tavolo eliminato.
       *[other] { $tables } tavoli eliminati.
    }
tables-devices = { $devices ->
        [one] { $devices } dispositivo
       *[other] { $devices } dispositivi
    }
tables-size = { $size } kB
tables-opened = creato: { $when }
reissue-damaged = danneggiato: “aprendiz check” dice di più
check-json = Stampa JSON: tables, entries, damage.
check-progress = Tavoli
check-good = { $tables ->
        [one] Letto { $tables } tavolo
       *[other] Letti { $tables } tavoli
    } con { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }; niente è danneggiato.
check-bad = { $tables ->
        [one] Letto { $tables } tavolo
       *[other] Letti { $tables } tavoli
    } con { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }; { $damage ->
        [one] { $damage } danno trovato
       *[other] { $damage } danni trovati
    }. Il server conserva i tavoli danneggiati così come sono e continua con gli altri.
damage-database = { $file }: SQLite dice: { $reason }
damage-summary = tavolo { $table }: il suo riassunto non si può leggere: { $reason }; il server lo rifà dalle voci
damage-unreadable = tavolo { $table }: SQLite non può leggere le sue voci: { $reason }
damage-missing = tavolo { $table }: manca la voce { $entry }
damage-version = tavolo { $table }: la versione non è il numero delle sue voci: { $reason }
damage-stray = tavolo { $table }: ci sono voci, ma non c’è il tavolo
damage-entry = tavolo { $table }, voce { $entry }: non si può leggere: { $reason }
damage-replay = tavolo { $table }, voce { $entry }: non può seguire le precedenti ({ $reason })
damage-chain = tavolo { $table }, voce { $entry }: non segue ciò che precede: lì o prima qualcosa è stato cambiato, tolto o aggiunto; i suoi giocatori ricevono un avviso
damage-film = tavolo { $table }, voce { $entry }: la partita salvata lì non si può leggere ({ $reason })
