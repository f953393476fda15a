### Quello che dicono i tavoli

## A che punto è un tavolo

phase-waiting = non ancora iniziata
phase-playing = in corso
phase-over = finita
phase-stopped = interrotta

## Richieste rifiutate

remedy-ask-the-host = Questo lo decide chi ospita: prova a chiedere.
remedy-sit-there-first = Prima prendi quel posto.
remedy-nobody-sits-there = Lì non c’è nessuno.
remedy-before-the-start = Si può fare solo prima dell’inizio.
remedy-while-playing = Si può fare solo durante una partita.
remedy-rules-have-changed = Questa partita è iniziata con regole più vecchie e non può continuare; le mosse restano salvate.
remedy-table-is-paused = Il tavolo è in pausa; chi ospita può farlo ripartire.
remedy-take-a-free-chair = Scegli un posto libero.
remedy-no-free-chair = Tutti i posti sono occupati; chi ospita può aggiungerne o liberarne uno.
remedy-ask-the-player = { $name } è al tavolo e solo { $name } può cedere questo posto. Aspetta che non ci sia.
remedy-choose-another-name = Qui c’è già qualcuno con questo nome: scegline un altro.
remedy-look-at-the-seal = La sorte è stata sigillata di nuovo: guarda il nuovo sigillo, poi aggiungi la tua parte.
remedy-look-at-the-terms = Il via è stato annullato, o da allora qualcosa è cambiato: guarda di nuovo il tavolo.
remedy-open-the-pledged-share = Non è la parte che il tuo dispositivo ha promesso; prometti e apri la stessa.
remedy-reclaim-the-chair = Un bot sta giocando al posto tuo: prima riprendi il tuo posto.
remedy-nothing-to-undo = Puoi annullare solo la tua ultima mossa, finché non si è scoperto niente e nessun altro ha giocato.
remedy-somebody-has-to-go = Qui siede più gente dei posti che resterebbero: prima qualcuno deve alzarsi.
remedy-fill-the-chairs = Prima bisogna occupare tutti i posti, con persone o con bot.
remedy-wait-for-a-share = Il dispositivo di { $name } non ha ancora aggiunto la sua parte alla sorte; aspetta un momento.
remedy-after-the-game = Si può fare quando la partita è finita.
remedy-unknown-table = Questo tavolo non c’è, o non è aperto per te.
remedy-ask-for-an-invitation = Chiedi un invito a qualcuno del tavolo.
remedy-house-is-full = Su questo server non ci stanno altri tavoli: torna più tardi.
remedy-delete-a-table-first = Hai aperto molti tavoli: eliminane uno che non ti serve più.
remedy-table-is-full = Questo tavolo è pieno.
remedy-look-at-fewer-tables = Stai guardando molti tavoli insieme: prima lasciane uno.
remedy-too-many-wrong-codes = Qui sono stati provati troppi codici sbagliati: aspetta { $seconds } s, o entra con il link o il codice QR.
remedy-come-by-the-link = Su questo server si stanno provando troppi codici sbagliati: entra con il link o il codice QR dell’invito.
remedy-ask-for-another-code = Questo codice è sbagliato o non vale più: chiedine un altro.
remedy-slow-down = Il server ha troppo da fare; riprova tra un momento.
remedy-no-such-game = A questo tavolo non c’è questa partita.
remedy-enter-first = Prima unisciti al tavolo.
remedy-no-spectators = Questo tavolo non ammette pubblico: siediti per vedere la partita.
remedy-tap-first = Prima tocca il tuo posto per vedere la tua mano.
remedy-table-is-damaged = I dati salvati di questo tavolo sono danneggiati. Chi amministra il server può saperne di più con “aprendiz check”.
remedy-film-is-damaged = I dati salvati di questa partita sono danneggiati. Il tavolo continua.

## Frasi

phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella mossa!
phrase-thank-you = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-wow = Caspita!
phrase-my-pleasure = Prego!
phrase-take-your-time = Fai con calma.
phrase-your-turn = Tocca a te!
phrase-one-moment = Un momento, per favore.
phrase-i-am-back = Eccomi di nuovo!
phrase-another-game = Un’altra partita?
phrase-good-game = Bella partita!
phrase-goodbye = Arrivederci!

## Gesti: che cosa fa qualcuno, dopo il nome

phrase-smile = sorride
phrase-laugh = ride
phrase-surprise = resta a bocca aperta
phrase-thinking = ci sta pensando
phrase-applause = applaude
phrase-heart = manda un cuore
phrase-fireworks = accende i fuochi d’artificio
