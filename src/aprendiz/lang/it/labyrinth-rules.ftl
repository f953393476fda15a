### Il labirinto magico: le regole del gioco

section-1 = Il materiale
rule-1-1 = Il tabellone ha 6×6 caselle e sta sopra un labirinto nascosto: tra due caselle vicine, una accanto all’altra o una sopra l’altra, c’è sempre una fessura in cui può stare un muro. Le fessure sono 60; i muri nella scatola sono 24.
rule-1-2 = I simboli magici sono 24, tutti diversi, ognuno su una casella; nel sacchetto c’è un gettone per ogni simbolo, 24 in tutto. Ogni simbolo si riconosce dal disegno e dal nome, non soltanto dal colore.
rule-1-3 = Il dado ha sei facce: 1, 2, 2, 3, 3 e 4.
rule-1-4 = Si gioca in 2, 3 o 4. I maghi sono quattro: rosso, blu, giallo e verde; ognuno ha un segno tutto suo e una biglia di metallo.
rule-1-5 = Nel tabellone normale le due diagonali non hanno simboli: sono 12 caselle, compresi i quattro angoli. Ecco i simboli sulle altre 24, da sinistra a destra. Prima riga: gufo, candela, luna, chiave. Seconda riga: gatto, bacchetta, ampolla, stella. Terza riga: fungo, libro, anello, pipistrello. Quarta riga: rospo, lanterna, piuma, ragno. Quinta riga: sole, calderone, sfera di cristallo, clessidra. Sesta riga: cappello, serpente, gemma, scopa. Va bene anche un altro tabellone, purché abbia i 24 simboli e gli angoli senza simboli; altrimenti il tavolo lo rifiuta. In una scatola tua, i simboli possono avere altri nomi, purché siano 24 nomi diversi. Questi simboli e i loro posti sono una nostra selezione; il tabellone stampato può essere diverso.

section-2 = La preparazione
rule-2-1 = Il labirinto si costruisce con un numero di muri da 0 a 24. Due livelli sono già previsti: facile, con 19 muri, e più difficile, con 24. Potete usare un labirinto già pronto, uno casuale oppure uno costruito a mano. In quello casuale i muri si mettono uno alla volta, ognuno in una fessura qualsiasi che lasci collegate tutte le caselle: le fessure adatte hanno tutte la stessa probabilità. I muri a senso unico (sezione 7) si mettono per ultimi.
rule-2-2 = Ogni casella deve avere un’entrata. Anzi, di più: da ogni angolo si deve poter raggiungere ogni casella. Un labirinto in cui non è così viene rifiutato, e il tavolo ti dice di quali caselle si tratta.
rule-2-3 = Finito il labirinto, si gira la scatola: sotto il tabellone il labirinto ruota a caso di 0, 90, 180 o 270 gradi (se è uno già pronto, può anche essere riflesso come in uno specchio), mentre i simboli e gli angoli restano dove sono. Così chi l’ha costruito non sa più niente. I muri a senso unico (sezione 7) girano insieme a tutto il resto. Si parte dall’idea che nessuno al tavolo abbia studiato un labirinto già pronto: né i bot né il promemoria (regola 4.2) sfruttano la sua pianta.
rule-2-4 = Scegli un mago e parti dall’angolo più vicino al tuo posto: gli angoli seguono i posti in senso orario. Se giocate in due, state ad angoli opposti, in diagonale; se giocate in tre, resta libero l’angolo in basso a sinistra.
rule-2-5 = Si pesca un gettone e lo si mette in tavola scoperto: è l’obiettivo.
rule-2-6 = Comincia l’ultima persona che si è persa da qualche parte. A un tavolo digitale, invece, chi ospita sceglie chi comincia oppure lascia decidere alla sorte. Si gioca in senso orario.
rule-2-7 = Con un’opzione del tavolo potete non girare la scatola: il labirinto resta così com’è stato costruito, e chi ne conosce la pianta conosce i muri.

section-3 = Il turno
rule-3-1 = Prima tiri il dado: il numero che esce è il massimo dei passi che il tuo mago può fare. Ogni passo porta su una casella vicina, a destra, a sinistra, sopra o sotto; puoi svoltare quando vuoi e anche tornare indietro. Se vuoi, fai meno passi, o addirittura nessuno.
rule-3-2 = I passi in diagonale non esistono. Uscire dal tabellone non è un passo: il tavolo lo rifiuta, ma non è come sbattere contro un muro.
rule-3-3 = Ci si muove di slancio: un passo fatto è fatto, e nessuno può tastare prima il terreno in cerca di muri. Perciò un passo non si annulla, non c’è un’anteprima e nessun suggerimento tiene conto del labirinto nascosto.
rule-3-4 = Puoi attraversare una casella con un altro mago, ma il tuo movimento non può finire lì. Un passo su una casella così è permesso solo se poi ti restano abbastanza passi per arrivare a una casella libera, senza tenere conto dei muri; a quel punto devi proseguire, e finché non sei su una casella libera non puoi fermarti. Una casella è libera se non ci sono altri maghi; vale anche per quella da cui è cominciato il tuo movimento, una volta che l’hai lasciata.

section-4 = I muri invisibili
rule-4-1 = Se fai un passo contro un muro, la biglia cade: perdi i passi che ti restavano, il tuo mago torna nel suo angolo e il tuo turno finisce.
rule-4-2 = Quando un mago sbatte contro un muro, in quel momento tutti al tavolo vedono dove è successo; dopo, niente segna più quel muro. È un gioco di memoria: i muri trovati non sono elencati né sul tavolo che vedi, né nella sua cronologia, né quando si rivede una partita ancora in corso. C’è però un’opzione del tavolo, il «promemoria», che si attiva posto per posto e segna quello che è stato trovato.
rule-4-3 = In un angolo possono stare insieme il suo mago, quando ci torna, e un mago in visita. Se uno dei due è il tuo, puoi lasciarlo lì senza fare nessun passo; ma una volta uscito, il suo movimento non può finire di nuovo in quell’angolo finché c’è l’altro.
rule-4-4 = Se passi da una casella a un’altra, è la prova che lì in mezzo la via è libera (con l’espansione della sezione 7: in quella direzione). Anche questo, come i muri (regola 4.2), va soltanto tenuto a mente.

section-5 = I simboli magici
rule-5-1 = Se raggiungi la casella dell’obiettivo, il gettone è subito tuo; perdi i passi che ti restavano e il tuo turno finisce.
rule-5-2 = Dopo che un gettone è stato preso, se ne pesca uno nuovo e lo si mette in tavola scoperto.
rule-5-3 = Se sul nuovo obiettivo c’è già un mago, chi lo guida prende subito il gettone, di chiunque sia il turno, e si pesca il prossimo; si ripete finché serve.

section-6 = La fine della partita
rule-6-1 = Appena hai 5 gettoni vinci, all’istante: anche se l’ultimo ti arriva con la regola 5.3.
rule-6-2 = Con un’opzione del tavolo potete scegliere un altro traguardo, da 1 a 6 gettoni: per il resto non cambia niente. Con questi traguardi il sacchetto non può esaurirsi.
rule-6-3 = C’è l’opzione di un limite di turni: al tavolo è disattivata, nelle simulazioni è attiva. Una volta raggiunto il limite, vince chi ha più gettoni; in caso di parità la vittoria è condivisa. Nel conto entrano anche i turni saltati (regola 7.6). Giocando del tutto a caso, una partita può durare moltissimo.

section-7 = L’espansione «Muri magici»
rule-7-1 = L’espansione «Muri magici» è un’opzione del tavolo, di norma disattivata. Con l’espansione, fino a otto dei muri sono a senso unico: in una direzione si passa, nell’altra c’è un muro.
rule-7-2 = Anche con i muri a senso unico vale la regola 2.2, tenendo conto delle direzioni. Non serve invece che da una casella ci sia una via per tornare: basta sbattere contro un muro (regola 4.1).
rule-7-3 = Con l’espansione ognuno ha una bacchetta magica, una pozione e un berretto da notte. Puoi usare ogni oggetto una volta sola in tutta la partita, e al massimo un oggetto per turno; lo scegli prima di tirare il dado.
rule-7-4 = Bacchetta magica: il gettone dell’obiettivo torna nel sacchetto e se ne pesca uno nuovo, che può anche essere lo stesso (vale la regola 5.3). Poi tiri il dado come al solito.
rule-7-5 = Pozione: non tiri il dado e ti muovi quanto vuoi, finché non ti fermi (su una casella libera, regola 3.4), non raggiungi l’obiettivo o non sbatti contro un muro. Un limite ai passi c’è, ma è molto più alto di quanto possa mai servirti.
rule-7-6 = Berretto da notte: un altro giocatore a tua scelta, che non abbia già un turno da saltare, salta il suo prossimo turno. Il tuo va avanti come al solito.

section-8 = Che cosa si vede
rule-8-1 = Nessuno vede i muri né l’ordine dei gettoni nel sacchetto. Tutti vedono invece i maghi, l’obiettivo, i gettoni vinti, quanti ne restano nel sacchetto, il dado, di chi è il turno e gli oggetti ancora da usare.
rule-8-2 = A partita finita si mostra l’intero labirinto.
