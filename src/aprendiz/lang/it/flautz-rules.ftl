### FLAUTZ!: le regole del gioco

section-1 = Il materiale
rule-1-1 = I colori sono cinque: blu, verde, viola, arancione e rosa. Dovunque compaia, ogni colore ha anche un simbolo tutto suo.
rule-1-2 = Ogni carta incantesimo ha un colore e un valore. Della stessa carta esistono più copie.
rule-1-3 = Ci sono anche due tipi di carte speciali: le illusioni hanno un valore stampato ma nessun colore, i prismi non hanno né colore né valore.
rule-1-4 = Le carte apprendista sono cinque, una per colore, ognuna con un lato personaggio e un lato focus. Ogni giocatore ne ha una, e due giocatori non hanno mai la stessa.
rule-1-5 = Nella riserva ci sono 25 cristalli. Se non dovessero bastare, i cristalli che ti spettano contano lo stesso.
rule-1-6 = L’edizione classica, per 2-5 giocatori, ha 83 carte: valori da 1 a 5, con tre copie di ogni carta (75 carte), un’illusione per ogni valore da 1 a 5 (5 carte) e 3 prismi. L’edizione ampia ha 80 carte: valori da 1 a 7, con due copie di ogni carta (70 carte), un’illusione per ogni valore da 1 a 7 (7 carte) e 3 prismi. Un’edizione deve avere almeno 5 carte per ogni giocatore più altre 6; se ne ha di meno, a quel tavolo non è ammessa.
rule-1-7 = L’arena è una fila di campi chiusa, in fondo, dal campo FLAUTZ!; ogni campo della fila è «pavimento», «aria» oppure «a scelta» (pavimento o aria, come preferisci). L’arena normale è: pavimento, aria, pavimento, aria, a scelta. L’arena corta: pavimento, aria, a scelta, a scelta. L’arena lunga: pavimento, aria, a scelta, pavimento, aria, a scelta, a scelta. Va bene anche qualsiasi altra fila di uno o più campi. Queste carte e queste arene sono una nostra selezione; la scatola stampata può essere diversa.

section-2 = La preparazione
rule-2-1 = Ricevi un apprendista a caso e lo tieni davanti a te con il lato personaggio in vista: resta il tuo per tutta la partita.
rule-2-2 = Il primo giocatore mescola le carte e ne dà 5 a testa, coperte.
rule-2-3 = Sopra l’arena, cioè nell’aria, si mettono tre carte scoperte; sotto l’arena, cioè sul pavimento, altre tre, anche queste scoperte. Con tutto il resto si fa il mazzo da cui si pesca, coperto.
rule-2-4 = Per la prima sfida il primo giocatore è la persona più giovane al tavolo. A un tavolo digitale, invece, chi ospita sceglie un posto oppure lascia decidere alla sorte.
rule-2-5 = A ogni nuova sfida comincia chi siede alla sinistra di chi finora era il primo giocatore. Si raccolgono e si rimescolano tutte le carte incantesimo, comprese quelle speciali, e ogni apprendista torna sul lato personaggio.

section-3 = Round e turni
rule-3-1 = Il primo giocatore prende un cristallo dalla riserva e lo mette sul primo campo dell’arena: è il cristallo segnalino, e mostra qual è il campo attuale. Quel campo vale per tutti i turni del round, che si giocano in senso orario a partire dal primo giocatore.
rule-3-2 = In ogni sfida, dal secondo turno del primo giocatore in poi, il cristallo segnalino avanza di un campo all’inizio di ogni suo turno, prima della sua azione.
rule-3-3 = Quando il cristallo segnalino dovrebbe passare sul campo FLAUTZ!, la sfida è subito finita e si valutano gli incantesimi. Succede anche se c’è chi deve ancora giocare il suo ultimo turno (regola 7.3): un FLAUTZ! può accorciare una sfida, mai allungarla.
rule-3-4 = Nel tuo turno fai una di queste cose: scambi (sezione 4), ti focalizzi (regola 5.1) o dichiari FLAUTZ! (sezione 7). Passare e basta non si può, se non quando ti tocca un ultimo turno (regola 7.3).

section-4 = Lo scambio
rule-4-1 = Per scambiare, prendi una carta scoperta tra quelle che il campo attuale permette: dal pavimento se il campo è «pavimento», dall’aria se è «aria», una qualsiasi delle sei se è «a scelta».
rule-4-2 = Dopo aver preso una carta, devi mettere un’altra carta della tua mano, scoperta, nel posto rimasto vuoto. La carta appena presa non può tornare al suo posto.
rule-4-3 = Le due carte di uno scambio, quella presa e quella messa giù, le vedono tutti; il resto della tua mano rimane nascosto.

section-5 = Il focus
rule-5-1 = Se non vuoi scambiare, puoi focalizzarti: giri il tuo apprendista sul lato focus e con questo il tuo turno è finito.
rule-5-2 = Se all’inizio del tuo turno hai l’apprendista sul lato focus, per prima cosa devi togliere una carta scoperta, tra quelle che il campo attuale permette, e mettere al suo posto la prima carta del mazzo. La carta tolta va sulla pila degli scarti, scoperta.
rule-5-3 = Se hai cominciato il turno con l’apprendista sul lato focus, dopo la sostituzione (regola 5.2) lo riporti sul lato personaggio e devi scambiare (sezione 4); il campo resta lo stesso. Puoi prendere anche la carta appena arrivata dal mazzo e, se il campo è «a scelta», puoi scambiare anche nell’altra fila: per esempio, sostituire nell’aria e scambiare sul pavimento.
rule-5-4 = Se il mazzo è vuoto, si rimescolano gli scarti, che diventano il nuovo mazzo. Se sono vuoti sia il mazzo sia la pila degli scarti, la sostituzione della regola 5.2 si salta.
rule-5-5 = Se una sfida finisce mentre hai l’apprendista sul lato focus, in quella sfida non segni nulla.
rule-5-6 = Puoi focalizzarti anche nell’ultimo round o come ultimo turno: è permesso, ma il tavolo ti avverte.

section-6 = Gli incantesimi e il loro valore
rule-6-1 = Un incantesimo è formato da una a cinque carte della tua mano che stanno bene insieme: o hanno tutte lo stesso colore e valori che salgono di uno in uno, oppure hanno tutte lo stesso valore e colori diversi.
rule-6-2 = Per sapere quanto vale un incantesimo, parti dal valore della prima carta che non è un prisma (la più bassa) e aggiungi 5 per ogni altra carta che non è un prisma. Una carta da sola vale il suo valore.
rule-6-3 = In un incantesimo non possono esserci due carte uguali, cioè con lo stesso colore e lo stesso valore. Il controllo si fa dopo aver applicato illusioni e prismi.
rule-6-4 = Il tuo apprendista fa parte di ogni tuo incantesimo, ma non aggiunge nulla al valore: conta solo per il FLAUTZ! Reale (sezione 9).
rule-6-5 = Il tavolo valuta il miglior incantesimo della tua mano: quello che dà più punti e, a parità di punti, quello con più carte.

section-7 = FLAUTZ!
rule-7-1 = Hai un FLAUTZ! quando le cinque carte della tua mano, prismi compresi, formano un solo incantesimo.
rule-7-2 = Puoi dichiarare FLAUTZ! nel tuo turno in due modi: insieme allo scambio che lo completa (è un’unica decisione, così chi non dichiara non rivela niente a nessuno), oppure all’inizio del turno, al posto di ogni altra azione, ma in questo caso solo se il tuo apprendista non è sul lato focus. Dichiarare non è mai obbligatorio, tranne quando lo impone la regola 8.2. Una mano dichiarata si mette in tavola scoperta e non cambia più.
rule-7-3 = Quando qualcuno dichiara FLAUTZ! (regola 7.2), tutti gli altri possono fare ancora un ultimo turno a testa; chi vuole può anche saltarlo. Puoi saltarlo anche con l’apprendista sul lato focus, ma allora resta su quel lato e non segni nulla (regola 5.5). Se lo salta il primo giocatore, il cristallo segnalino avanza comunque (regola 3.2). La sfida si chiude quando il turno torna a chi ha dichiarato.
rule-7-4 = Un FLAUTZ! non porta punti in più: segni solo il valore dell’incantesimo. Un secondo FLAUTZ! durante gli ultimi turni non cambia nulla per la fine della sfida.
rule-7-5 = Con un’opzione del tavolo, invece, nessuno perde il suo ultimo turno: il cristallo segnalino aspetta sull’ultimo campo finché gli ultimi turni non sono finiti, e non chiude la sfida (regola 3.3).

section-8 = FLAUTZ! Scala
rule-8-1 = Un FLAUTZ! Scala (in breve: una Scala) è fatto di cinque carte di un solo colore con valori consecutivi, senza carte speciali.
rule-8-2 = Una Scala devi mostrarla subito, anche se ce l’hai già nelle carte distribuite, prima del primo turno: in quel caso è il tavolo a mostrarla da sé. Uno scambio che completa una Scala la dichiara sempre. Se più giocatori hanno una Scala o un Reale già nelle carte distribuite, vale come tale solo la mano di chi viene prima nell’ordine di turno, partendo dal primo giocatore, senza differenza tra Scala e Reale; le altre si valutano come un incantesimo qualsiasi (ma dopo un Reale non segnano nulla).
rule-8-3 = Con una Scala la sfida finisce immediatamente, e gli ultimi turni non ancora giocati non si giocano più. Chi non ha l’apprendista sul lato focus annota il valore del proprio incantesimo.
rule-8-4 = Se hai fatto una Scala, prendi il cristallo segnalino (anche se un altro incantesimo vale più del tuo) e un cristallo in più.

section-9 = FLAUTZ! Reale
rule-9-1 = Se fai una Scala proprio nel colore del tuo apprendista, è un FLAUTZ! Reale (in breve: un Reale).
rule-9-2 = Un Reale va mostrato subito, come una Scala (regola 8.2), e come una Scala mette fine immediatamente alla sfida (regola 8.3).
rule-9-3 = Se hai fatto un Reale, segni il valore del tuo incantesimo; gli altri giocatori non segnano nulla.
rule-9-4 = Se hai fatto un Reale, prendi il cristallo segnalino e altri due cristalli.

section-10 = La fine di una sfida
rule-10-1 = Se la sfida non finisce con una Scala o con un Reale, il cristallo segnalino va a chi segna il valore più alto.
rule-10-2 = Se in testa siete in parità, prendete un cristallo ciascuno: uno è il cristallo segnalino, gli altri vengono dalla riserva. Con un’opzione del tavolo, invece, in caso di parità nessuno prende cristalli.
rule-10-3 = Se nessuno segna punti, nessuno prende cristalli. Un cristallo segnalino che nessuno ha vinto torna nella riserva.

section-11 = Vincere la partita
rule-11-1 = Nella modalità «cristalli» vinci appena hai 3 cristalli; dei punti non si tiene il conto. Se ci arrivate in più d’uno nello stesso momento, vince chi ha più cristalli; se ne avete lo stesso numero, la vittoria è condivisa.
rule-11-2 = Nella modalità «punti» si gioca il numero di sfide che avete concordato (3, 5 o un altro numero qualsiasi, da 1 in su). Poi ognuno somma i punti di tutte le sfide e aggiunge 10 per ogni suo cristallo: vince il totale più alto. In caso di parità vince chi ha più cristalli, poi chi ha fatto più punti in una singola sfida; se siete ancora pari, la vittoria è condivisa.
rule-11-3 = C’è l’opzione di un limite di turni: al tavolo è disattivata, nelle simulazioni è attiva. Una volta raggiunto il limite non comincia nessuna nuova sfida e la partita si decide così come stanno le cose; altrimenti, con sfide che nessuno vince, si potrebbe andare avanti all’infinito.

section-12 = Le carte speciali
rule-12-1 = Un’illusione prende il posto di una carta del suo stesso valore, in uno qualsiasi dei cinque colori: il colore si sceglie per l’incantesimo. Nel calcolo conta come una carta normale, anche quando è la prima dell’incantesimo.
rule-12-2 = Un prisma sta in testa all’incantesimo, non aggiunge punti e conta come una delle cinque carte che servono per un FLAUTZ! (regola 7.1). Al momento della valutazione si scelgono per il prisma due colori diversi (il tavolo prende i migliori): ogni carta stampata in uno dei due può contare come se fosse dell’altro oppure restare com’è. Si decide carta per carta, e il cambio vale in entrambi i sensi.
rule-12-3 = In un incantesimo possono trovarsi insieme più prismi e più illusioni. Ogni prisma ha la sua coppia di colori, e una carta cambia colore al massimo una volta. Un prisma che non fa cambiare colore a nessuna carta conta lo stesso. I prismi senza nessun’altra carta non sono un FLAUTZ! e valgono 0.
rule-12-4 = Le carte speciali, cioè illusioni e prismi, non fanno mai parte di una Scala né di un Reale.

section-13 = Che cosa si vede
rule-13-1 = Sono nascosti l’ordine del mazzo e le mani: la tua la vedi solo tu, ma una mano dichiarata è scoperta per tutti (regola 7.2).
rule-13-2 = Tutti possono vedere chi è il primo giocatore, le sei carte scoperte, gli scarti, gli apprendisti e il lato che mostrano, i cristalli, i punti annotati, quante carte ha il mazzo, di chi è il turno e qual è il campo attuale.
rule-13-3 = Alla fine di una sfida si scoprono tutte le mani, con gli incantesimi valutati.

section-14 = Esempi svolti
rule-14-1 = Un 3, un 4 e un 5 dello stesso colore valgono 13: il 3 iniziale più 5 per ognuna delle altre due carte.
rule-14-2 = Quattro 2 di quattro colori valgono 17: il 2 iniziale più 5 per ognuna delle altre tre carte.
rule-14-3 = Un 1 blu, un’illusione da 2, un 3 blu e un 4 blu valgono 16: l’1 iniziale più 5 per ognuna delle altre tre carte.
rule-14-4 = Due 5 di colori diversi e un’illusione da 5 valgono 15: il 5 iniziale più 5 per ognuna delle altre due carte.
rule-14-5 = Due 4 di colori diversi e un’illusione da 4 valgono 14: il 4 iniziale più 5 per ognuna delle altre due carte.
rule-14-6 = Due 5 blu e un’illusione da 5 valgono 10: i due 5 blu sono uguali, quindi ne conta uno solo (regola 6.3).
rule-14-7 = Un prisma (verde e blu) con un 1 blu, un 2 verde, un 3 verde e un 4 blu vale 16, ed è un FLAUTZ! perché il prisma conta come quinta carta (regola 12.2).
rule-14-8 = Un prisma (verde e blu) con due 4 verdi e un 4 che non è né verde né blu vale 14: uno dei due 4 verdi conta come blu (regola 12.2).
