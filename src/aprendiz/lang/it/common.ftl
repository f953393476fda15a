### Quello che dicono tutti i giochi e tutte le schermate

you = Tu
list-and = { $first } e { $last }

## Chi gioca

player = Giocatore { $number }
chance = la sorte
bot-novice = Novizio { $number }
bot-adept = Esperto { $number }
bot-master = Maestro { $number }
bot-plain = Semplice { $number }
bot-greedy = Pigliatutto { $number }
bot-random = Capriccio { $number }

## Posti cambiati durante una partita

seat-change-handed-over = Il posto di { $name } è passato a un altro dispositivo dopo la mossa { $after }.
seat-change-left = { $name } ha lasciato il tavolo dopo la mossa { $after } e un bot ha continuato.
seat-change-removed = Chi ospita ha mandato via { $name } dopo la mossa { $after } e un bot ha continuato.
seat-change-sits-in = Un bot ha cominciato a giocare per { $name } dopo la mossa { $after }.
seat-change-reclaimed = { $name } ha ripreso il posto dopo la mossa { $after }.
seat-change-hands-opened = Il pubblico ha potuto vedere tutte le mani dopo la mossa { $after }.
seat-change-hands-closed = Il pubblico non ha più visto le mani dopo la mossa { $after }.

## Mosse rifiutate

refused = Non si può (regola { $rule }). { $remedy }
refused-by-the-table = Non si può. { $remedy }
remedy-wait-for-the-others = Hai già scelto: aspetta gli altri.
remedy-take-a-seat = Per giocare, prendi posto al tavolo.

## Che cosa non va in quello che è stato indicato

problem-one-of = deve essere uno tra { $known }, non { $found }
problem-one-of-or-file = deve essere uno tra { $known } oppure il percorso di un file, non { $found }
problem-some-of = ammette solo { $known } (separati da virgole), non { $found }
problem-whole = deve essere un numero intero da { $least } a { $most }, non { $found }
problem-number = deve essere un numero intero, non { $found }
problem-flag = deve essere true (sì) o false (no), non { $found }
problem-text = deve essere un testo, non { $found }
problem-table = deve essere una tabella, non { $found }
problem-object = deve essere un oggetto con un tipo (kind), non { $found }
problem-list = deve essere un elenco, non { $found }
problem-list-of = deve essere un elenco da 1 a { $most } voci, non { $found }
problem-list-of-just = deve essere un elenco di { $length } voci, non { $found }
problem-name-or-list = deve essere un nome o un elenco da { $least } a { $most } parole, non { $found }
problem-missing = manca
problem-empty = deve avere almeno una voce
problem-unknown = non è tra le voci note: { $known }
problem-unreadable = non si può leggere: { $reason }
problem-too-large = è un file troppo grande (al massimo { $most } byte)
problem-not-utf-8 = non è un file di testo in UTF-8
problem-not-toml = non è TOML valido: { $reason }
problem-too-many-dots-in-line = ha { $count } punti nella riga { $line }, fuori da testi e commenti; possono essere al massimo { $most }
problem-too-many-dots = ha { $count } punti fuori da testi e commenti; possono essere al massimo { $most }
problem-too-slow = il controllo richiedeva più di { $seconds } s; togli ciò che è insolitamente lungo
problem-no-card = { $found } non è una carta: scrivi una lettera tra { $known } e un valore da 1 a { $most }, oppure { $prism } per un prisma
problem-empty-place = nella posizione { $place } non c’è nessuna carta
problem-not-there = nella fila { $row } non c’è { $card }
problem-too-few-cards = { $edition } ha solo { $cards } carte; per { $seats } giocatori ne servono { $needed }
problem-too-many-cards = una mano ha al massimo { $most } carte, non { $count }
problem-not-in-the-rules = nelle regole non c’è niente su { $found }
problem-only-with = vale solo insieme a { $option }
problem-name = deve essere un nome da 1 a { $most } caratteri, non { $found }
problem-exists = esiste già: scegli un altro nome
problem-unwritable = non si può scrivere: { $reason }
problem-too-many = c’è posto per { $most }, non per { $count }
problem-not-with = non si può usare insieme a { $option }
problem-seat-log-not-record = è il diario di un posto; serve il registro di una partita
problem-is-over = è una partita già finita; «aprendiz replay» la racconta di nuovo
problem-other-seat = è il diario del posto { $seat }
problem-not-empty = non è vuota: scegli un’altra cartella
problem-sees-everything = vede quello che gli altri non possono vedere, perciò non si siede a nessun tavolo; «aprendiz ladder» ne misura la forza
problem-no-seat = è il diario di chi guarda soltanto e non ha scelte da fare
problem-no-choice = la mossa { $found } non è una scelta del posto { $seat }; le più vicine: { $known }
problem-no-choices = il posto { $seat } non ha fatto nessuna scelta
problem-not-json = non è JSON valido dalla riga { $line } in poi: è danneggiato o tagliato
problem-twice = compare due volte
problem-too-deep = ha più di { $most } livelli uno dentro l’altro
problem-unprintable = deve essere un testo che si può mostrare, non { $found }
problem-hex = servono { $length } cifre esadecimali minuscole, non { $found }
problem-list-between = deve essere un elenco da { $least } a { $most } voci, non { $found }
problem-seat-or-chance = deve essere un posto da 0 a { $most } oppure «chance» (la sorte), non { $found }
problem-not-rising = deve essere maggiore di { $before }, non { $found }
problem-format-version = è la versione { $found } del formato; questo programma legge la versione { $known }
problem-newer-rules = è la versione { $found } delle regole; questo programma conosce la versione { $known }
problem-does-not-fit = non corrisponde alla partita giocata secondo le regole
problem-too-few-potions = deve avere almeno { $needed } pozioni per la griglia
problem-backs = ci sono { $backs } dorsi per { $spells } incantesimi
problem-backs-unnamed = ci sono { $backs } dorsi per i { $spells } incantesimi che non ne indicano uno proprio
problem-backs-of-copies = compare più di una volta: o tutte le copie indicano il proprio dorso o non lo indica nessuna
problem-no-back = { $found } non è un dorso: dopo i due punti scrivi uno di questi: { $known }
problem-no-spell = { $found } non è un incantesimo: scrivi gruppi come R--- o Kab, cioè un colore (R, Y, G, B, K, A, *) e, per ogni pozione, una cifra da 1 a 4, un trattino - o una lettera dalla a alla d; in tutto da 1 a 9 pozioni
problem-too-many-readings = si può leggere in { $count } modi; possono essere al massimo { $most }
problem-no-potion = { $found } non è una pozione
problem-walls = deve essere un numero intero da { $least } a { $most }, non { $found }: nella scatola non ci sono altri muri, e con 26 qualche casella resterebbe isolata
problem-no-wall = { $found } non è un muro: indica con riga e colonna le caselle ai due lati, come 12-13, oppure 12>13 se può passare solo chi viene da 12
problem-no-plan = non è la pianta di un labirinto: un disegno ha { $lines } righe che cominciano con + o |, qui sono { $count }
problem-no-slot = accanto a riga { $row }, colonna { $column } non c’è una fessura per un muro
problem-unreachable = dall’angolo { $corner } non si possono raggiungere queste caselle: { $squares }
problem-too-many-walls = nella scatola ci sono { $most } muri, la pianta ne richiede { $count }
problem-too-many-one-way-walls = i muri a senso unico possono essere al massimo { $most }, non { $count }
problem-one-way-needs-expansion = ha muri a senso unico ({ $count }): fanno parte dell’espansione
problem-corner-not-blank = l’angolo { $place } deve essere senza simbolo: non può avere { $symbol }
problem-symbols = deve avere { $needed } simboli, non { $count }: dai a ciascuno un nome diverso
problem-decimal = deve essere un numero da { $least } a { $most }, come 0.5, non { $found }
problem-no-fair-maze = su { $tried } labirinti nessuno era così equo: concedi un divario maggiore
problem-no-maze = { $found } non è un labirinto già pronto ({ $known }), né un file, né dei muri come 12-13,22-23
problem-malformed = non si capisce: { $reason }
problem-hello-first = arriva troppo presto: il primo messaggio è Hello
problem-no-key = serve la chiave di un dispositivo, e quella giusta
problem-other-origin = è la pagina di un altro sito
problem-unknown-host = { $host } non è un nome di questo server: permettilo con “aprendiz serve --name { $host }”, o usa il suo indirizzo in numeri
problem-no-host = deve esserci una volta sola, come nome o indirizzo, con o senza porta
unknown-host-title = Questo server non risponde al nome { $host }.
unknown-host-why = Così nessuna pagina di un altro sito può spacciarsi per questa.
unknown-host-allow = Se il server è tuo, permetti il nome quando lo avvii:
unknown-host-otherwise = Altrimenti usa l’indirizzo in numeri che il server mostra quando si avvia.
problem-body-too-large = supera i { $most } byte
problem-store-failed = non è stato possibile salvare; non è cambiato niente, riprova
problem-unknown-path = a questo indirizzo non c’è niente
problem-unknown-method = a questo indirizzo una richiesta di questo tipo non è ammessa
problem-server-failed = qui qualcosa è andato storto; i messaggi del server dicono dove
problem-in-use = è già usata da un server in funzione: fermalo o scegli un’altra cartella
problem-no-safe-place = non è un posto sicuro per i tavoli (certe unità di rete non lo sono): scegli una cartella su un disco di questo computer
problem-no-tables = non è un file con i tavoli di questo programma
problem-no-such-table = non è un tavolo di qui; «aprendiz tables» li elenca tutti
problem-cannot-listen = qui non ci si può mettere in ascolto: { $reason }
problem-no-url = deve essere un indirizzo come https://giochi.example.org, non { $found }
problem-no-addresses = devono essere indirizzi o reti separati da virgole, come 127.0.0.1,10.0.0.0/8, non { $found }
problem-no-name = deve essere un nome come games.example.org, senza porta, non { $found }
problem-no-certificate = non è un certificato con una chiave che gli corrisponda: { $reason }
problem-no-connection = non si riesce a raggiungerlo: { $reason }
problem-no-server = non è un server di questo programma
problem-other-protocol = parla il protocollo { $found }, questo programma il { $known }: serve la stessa versione da tutte e due le parti
problem-not-running = nessun server in funzione usa questa cartella
