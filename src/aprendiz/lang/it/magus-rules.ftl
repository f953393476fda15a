### Magus Novatus: le regole del gioco

section-1 = Il materiale
rule-1-1 = Ci sono 64 pozioni di quattro colori (rosso, giallo, verde e blu), con i numeri da 1 a 4: di norma, quattro copie per ogni colore e numero. Sul dorso hanno un teschio, e il dorso degli oggetti è identico.
rule-1-2 = I 30 incantesimi sono divisi in tre pile secondo i punti che valgono: 2, 3 o 4 (di norma, dieci carte per pila). Sulla faccia ci sono i punti e le pozioni richieste; sul dorso c’è un effetto oppure un libro chiuso, cioè nessun effetto. Il dorso non si vede finché l’incantesimo non viene conquistato. Quali sono gli incantesimi e i loro dorsi è una nostra selezione (sezione 12); la scatola stampata può essere diversa.
rule-1-3 = Gli oggetti sono otto: erbe curative, elisir, bacchetta magica e maledizione, di norma due per tipo.
rule-1-4 = Ci sono anche un cubo magico e una provetta graduata, che conta gli incantesimi lanciati e segna l’altezza minima da cui si tira il cubo. Si gioca in 2, 3 o 4.
rule-1-5 = Un colore non si riconosce mai solo dalla tinta: ha sempre anche un simbolo o un motivo.

section-2 = La preparazione
rule-2-1 = Si mescolano le pozioni e se ne dispongono 25, scoperte, in una griglia di 5 righe e 5 colonne.
rule-2-2 = Le pozioni che non sono nella griglia si mescolano insieme agli oggetti e formano il mazzo da cui si pesca.
rule-2-3 = Ogni pila di incantesimi si mescola e si mette in tavola scoperta. È disponibile soltanto l’incantesimo in cima a ogni pila: tre in tutto.
rule-2-4 = La provetta sta nella sua posizione di partenza, in alto, sopra la prima colonna della griglia.
rule-2-5 = Comincia l’ultima persona che ha messo piede in un laboratorio o, se non c’è, la più giovane. A un tavolo digitale, invece, chi ospita sceglie chi comincia oppure lascia decidere alla sorte.
rule-2-6 = All’inizio della partita nessuno ha carte in mano. Non c’è un limite alle carte che puoi tenere in mano.

section-3 = Fase I: prendere le pozioni
rule-3-1 = Tiri il cubo magico mirando a un punto della griglia: la carta su cui cade indica una riga e una colonna. A un tavolo vero, mentre tiri devi tenere la mano più in alto della provetta; a un tavolo digitale, al posto dell’altezza c’è la possibilità che il tiro devii (regola 3.2).
rule-3-2 = A un tavolo digitale miri a una casella. Il cubo magico ha il 40% di probabilità di cadere proprio lì, il 10% di cadere su ognuna delle caselle accanto (sopra, sotto, a destra e a sinistra) e il 5% di cadere su ognuna di quelle in diagonale; dove la griglia è già finita, quella percentuale è un tiro fuori dalla griglia (regola 3.3). Con un’opzione del tavolo, invece, il cubo può cadere su qualsiasi casella, tutte con la stessa probabilità.
rule-3-3 = Se il cubo magico finisce fuori dalla griglia, devi tirarlo un’altra volta, scegliendo di nuovo dove mirare. Se finisce fuori anche la seconda volta, la casella la sceglie chi siede alla tua sinistra: deve essere una casella con almeno una pozione nella sua riga o nella sua colonna.
rule-3-4 = Scegli la riga oppure la colonna e, in quella linea, un colore oppure un numero: prendi tutte le pozioni della linea che hanno quel colore o quel numero. Non dev’essere per forza il colore o il numero della carta su cui è caduto il cubo magico. Con un’opzione del tavolo puoi prendere anche solo una parte di quelle pozioni, ma almeno una.
rule-3-5 = Nella fase I prendere pozioni è obbligatorio. Quelle che prendi le vedono tutti nel momento in cui le prendi; dopo, la tua mano è nascosta.

section-4 = Fase II: lanciare un incantesimo
rule-4-1 = La fase II è facoltativa, ma il tavolo ti chiede sempre che cosa vuoi fare, anche quando non puoi fare niente: così la domanda non rivela che cos’hai in mano. Puoi lanciare al massimo un incantesimo per turno: uno di quelli disponibili, di cui hai le pozioni (o degli elisir al loro posto, regola 8.3).
rule-4-2 = Le pozioni che usi per lanciare un incantesimo vanno sulla pila degli scarti, scoperte, ma si vede solo quella in cima (per guardare le altre serve la bacchetta magica, regola 8.4).
rule-4-3 = Quando lanci un incantesimo, tutte le altre pozioni che hai in mano, nessuna esclusa, devi metterle davanti a te come teschi, con il dorso in vista.
rule-4-4 = Prendi la carta dell’incantesimo che hai lanciato: resta davanti a te, in vista, fino alla fine della partita. L’incantesimo che le stava sotto nella pila è subito disponibile, ma per i turni seguenti.
rule-4-5 = L’incantesimo appena conquistato si gira per guardarne il dorso: se c’è un effetto, succede immediatamente (sezione 7).
rule-4-6 = Nella fase II puoi usare tutti gli oggetti che vuoi, prima e dopo aver lanciato un incantesimo, e anche senza lanciarne nessuno (sezione 8).
rule-4-7 = Se hai lanciato un incantesimo, la fase II si chiude con la provetta che avanza di una posizione, dopo l’effetto e gli eventuali oggetti. Se non ne hai lanciato nessuno, la provetta resta dov’è.
rule-4-8 = Se hai una maledizione, non puoi lanciare incantesimi (per liberartene, vedi la regola 8.6).
rule-4-9 = Anche quando potresti lanciare un incantesimo, non devi farlo per forza.
rule-4-10 = Se hai più modi di mettere insieme un incantesimo, puoi scegliere tu quali pozioni usare. Se non scegli, il tavolo usa il minor numero possibile di elisir e poi le prime carte in quest’ordine: rosso, giallo, verde, blu e, in ogni colore, dall’1 al 4.

section-5 = Fase III: riempire la griglia
rule-5-1 = Nella fase III le caselle vuote della griglia si riempiono con le carte del mazzo, una alla volta, nell’ordine in cui si legge: da sinistra a destra e dall’alto in basso.
rule-5-2 = Se mentre si riempie la griglia esce un oggetto, va al giocatore di turno; se ne esce un secondo, va a chi viene dopo in senso orario, e così via, facendo di nuovo il giro del tavolo se serve. A ogni turno si ricomincia dal giocatore di turno. La casella si riempie poi con la carta seguente del mazzo.
rule-5-3 = Se una maledizione tocca a chi ne ha già una, passa al primo giocatore che non ne ha, andando avanti in senso orario; se ne hanno una tutti, si scarta. Questo non sposta l’ordine degli oggetti: il secondo che esce tocca comunque, in partenza, al secondo giocatore (il primo è quello di turno), il terzo al terzo e così via.
rule-5-4 = Se il mazzo è vuoto, si rimescolano gli scarti, che diventano il nuovo mazzo. Se sono vuoti sia il mazzo sia la pila degli scarti, le caselle restano vuote e si riempiono nei turni seguenti. Una casella vuota su cui cade il cubo magico indica lo stesso la sua riga e la sua colonna, ma una linea senza nemmeno una pozione non si può scegliere; se la riga e la colonna sono vuote tutte e due, vale come un tiro fuori dalla griglia (regola 3.3); se è vuota l’intera griglia, la fase I si salta. Gli scarti si rimescolano solo quando serve una carta e il mazzo è vuoto, non già quando si pesca l’ultima.
rule-5-5 = Finita la fase III, tocca al giocatore seguente in senso orario.

section-6 = Come si legge un incantesimo
rule-6-1 = Di ogni pozione richiesta, l’incantesimo dice due cose: il colore e il numero.
rule-6-2 = Se la pozione richiesta è rossa, gialla, verde o blu, te ne serve una proprio di quel colore.
rule-6-3 = Per le pozioni nere scegli tu un colore, lo stesso per tutte quelle nere; per le grigie fai allo stesso modo. Il colore scelto per il nero e quello scelto per il grigio devono essere diversi tra loro, ma ciascuno dei due può essere uguale a un colore indicato sulla stessa carta.
rule-6-4 = Se la pozione richiesta è multicolore, va bene qualsiasi colore.
rule-6-5 = Se sulla pozione richiesta c’è un numero, te ne serve una proprio con quel numero.
rule-6-6 = Se sulla pozione richiesta non c’è né un numero né un simbolo, va bene qualsiasi numero.
rule-6-7 = Se sulla pozione richiesta c’è un simbolo, il numero lo scegli tu. Dentro un gruppo di colore, simboli diversi sono numeri diversi e simboli uguali sono lo stesso numero; quello che scegli per un gruppo non conta per gli altri. Un gruppo è, per esempio, «tre di un colore con numeri diversi» negli elenchi della sezione 12. Il numero di un simbolo può essere uguale a un numero stampato.
rule-6-8 = Un esempio: l’incantesimo richiede tre pozioni nere con tre simboli e tre pozioni grigie con tre simboli. Ti servono tre numeri diversi di un colore e tre numeri diversi di un altro colore; un numero del primo colore può ricomparire nel secondo.

section-7 = I sei effetti
rule-7-1 = «Arraffus Maximus»: a partire dal giocatore di turno e in senso orario, ognuno pesca una carta e la tiene in mano. Chi pesca un oggetto, invece, lo mette scoperto davanti a sé e non pesca di nuovo; per le maledizioni vale la regola 5.3. Ogni volta che si pesca vale la regola 5.4; se sono vuoti sia il mazzo sia la pila degli scarti, non si prende nessuna carta. Se l’incantesimo l’hai lanciato tu, un oggetto che ricevi così puoi usarlo già in questa fase II.
rule-7-2 = «Totum Soqquadrum»: chiunque abbia almeno un oggetto che non sia una maledizione ne scarta uno a sua scelta (le maledizioni non si scartano). Lo fanno tutti nello stesso momento.
rule-7-3 = «Passamus Maledizionem»: chiunque abbia una maledizione la passa a chi siede alla sua sinistra. Lo fanno tutti nello stesso momento.
rule-7-4 = «Tempus Indietrum»: la provetta torna indietro di una posizione, ma non oltre quella di partenza.
rule-7-5 = «Ciaus Teschius»: chiunque abbia almeno un teschio ne passa uno a chi siede alla sua sinistra. Lo fanno tutti nello stesso momento, e contano anche i teschi nuovi di chi ha appena lanciato l’incantesimo. Quale teschio si passa, lo decide la sorte (regola 8.2).
rule-7-6 = «Regalinus Tibi»: chiunque abbia almeno una carta in mano ne passa una a sua scelta, coperta, a chi siede alla sua sinistra. Lo fanno tutti nello stesso momento; chi ha lanciato l’incantesimo non passa niente, perché a quel punto ha la mano vuota.

section-8 = Gli oggetti
rule-8-1 = Gli oggetti stanno scoperti davanti a chi li ha, e non c’è un limite a quanti se ne possono avere (solo di maledizioni se ne ha al massimo una, regola 8.5). Li usi nella tua fase II; quelli usati vanno sulla pila degli scarti insieme alle pozioni e possono tornare in gioco (regola 5.4).
rule-8-2 = Erbe curative: scarti uno dei tuoi teschi, e la sua pozione va sulla pila degli scarti, scoperta. Quale teschio si cura, o si passa con «Ciaus Teschius» (regola 7.5), lo decide la sorte; nessuno può più girare i teschi per guardarli.
rule-8-3 = Elisir: quando lanci un incantesimo, conta come una pozione di qualsiasi colore e numero. Puoi usarne più di uno. Se invece vuoi scartare pozioni per liberarti di una maledizione (regola 8.6), l’elisir non conta come pozione.
rule-8-4 = Bacchetta magica: guardi tutta la pila degli scarti, scegli una pozione e la prendi in mano, mostrandola a tutti. Se tra gli scarti non ci sono pozioni, non puoi usarla.
rule-8-5 = Maledizione: finché ce l’hai non puoi lanciare incantesimi. Nessuno ha mai più di una maledizione.
rule-8-6 = Nella tua fase II puoi liberarti della maledizione in due modi: scarti due pozioni dalla mano, e si scarta anche la maledizione; oppure scarti tre pozioni dalla mano e dai la maledizione a un giocatore che non ne ha.

section-9 = La fine della partita
rule-9-1 = La partita finisce nel momento stesso in cui la provetta raggiunge la sua ultima posizione: di norma dopo 8 passi se giocate in 2, dopo 10 se giocate in 3, dopo 12 se giocate in 4 (ogni passo indietro ne toglie uno). La fase III non si gioca più, e non importa se qualcuno ha avuto un turno in meno.
rule-9-2 = Alla fine della partita le carte rimaste in mano si scartano, senza penalità.
rule-9-3 = Sommi i punti dei tuoi incantesimi e togli un punto per ogni tuo teschio: vince il totale più alto.
rule-9-4 = In caso di parità vince chi ha meno teschi; poi chi ha più incantesimi da 4 punti, poi più incantesimi da 3, poi più incantesimi da 2. Se siete ancora pari, la vittoria è condivisa.
rule-9-5 = Una pila di incantesimi esaurita non si rifà. Se sono esaurite tutte, la partita termina quando si chiude la fase II.
rule-9-6 = Se in un intero giro del tavolo nessuno prende una pozione, lancia un incantesimo o usa un oggetto (conta anche liberarsi di una maledizione, regola 8.6), la partita finisce e si contano i punti (regole da 9.2 a 9.4), in tutte le modalità. I teschi non tornano mai in gioco da soli, e così le pozioni possono esaurirsi: in quel caso è questa regola a far finire la partita.
rule-9-7 = C’è l’opzione di un limite di turni: al tavolo è disattivata, nelle simulazioni è attiva. Una volta raggiunto il limite, la partita finisce e i punti si contano come sempre (regole da 9.2 a 9.4).

section-10 = Le modalità di gioco
rule-10-1 = Studenti Modello: si gioca senza cubo magico. Nella fase I scegli tu una riga o una colonna qualsiasi (purché non sia vuota, regola 5.4).
rule-10-2 = Piccoli Studenti: si gioca senza oggetti e senza effetti. Per lanciare un incantesimo contano solo i colori, mentre numeri e simboli si ignorano; nella fase I, invece, puoi prendere pozioni per colore o per numero, come sempre. Il primo che ha 9 punti, tolti i teschi, vince subito; la provetta non ha nessun ruolo. Se la partita finisce prima per la regola 9.5 o 9.6, decidono le regole 9.3 e 9.4. Le modalità Studenti Modello (regola 10.1) e Piccoli Studenti si possono giocare insieme.
rule-10-3 = Con un’opzione del tavolo, tra i Piccoli Studenti i teschi non tolgono punti, né per arrivare a 9 né quando la partita finisce per un’altra regola: contano solo in caso di parità (regola 9.4).

section-11 = Che cosa si vede
rule-11-1 = Sono nascosti le mani, l’ordine del mazzo e delle pile, il dorso degli incantesimi finché non vengono conquistati e la faccia dei teschi, cioè quali pozioni sono.
rule-11-2 = Tutti possono vedere la griglia, gli incantesimi in cima alle pile e quelli conquistati, gli oggetti, quanti teschi e quante carte in mano ha ognuno, la carta in cima alla pila degli scarti (chi usa una bacchetta magica vede tutta la pila), quante carte hanno il mazzo e le pile, e la provetta.

section-12 = Gli incantesimi di base
rule-12-1 = Negli elenchi che seguono gli incantesimi sono a parole. Le pozioni «di un colore» sono quelle nere e «di un altro colore» quelle grigie: i due colori li scegli tu, diversi tra loro (regola 6.3). «Di qualsiasi colore» sono quelle multicolori, anche di colori diversi l’una dall’altra (regola 6.4). Dove non si parla di numeri, va bene qualsiasi numero. Nei comandi e nei file delle scatole, invece, un incantesimo si scrive in breve: prima il colore (R è rosso, Y giallo, G verde, B blu, K nero, A grigio e * multicolore), poi un segno per ogni pozione (una cifra è quel numero, - è un numero qualsiasi, e a, b, c, d sono simboli, cioè numeri diversi all’interno del gruppo), e uno spazio tra un gruppo e l’altro. Chi possiede la scatola del gioco può inserire gli incantesimi stampati.
rule-12-2 = Pila da 2 punti: tre rosse; tre gialle; tre verdi; tre blu; tre di qualsiasi colore con il numero 2; tre di qualsiasi colore con il numero 3; due di un colore e due di un altro colore; una rossa, una gialla, una verde e una blu; tre di un colore con numeri diversi; quattro di un colore.
rule-12-3 = Pila da 3 punti: due rosse e tre blu; due gialle e tre verdi; due verdi e tre rosse; due blu e tre gialle; due di qualsiasi colore con il numero 1 e tre di un colore; due di qualsiasi colore con il numero 4 e tre di un colore; due di qualsiasi colore con il numero 2 e due di qualsiasi colore con il numero 3; tre di un colore con numeri diversi e due di un altro colore; una rossa con il numero 1 e due di qualsiasi colore con il numero 4; cinque di un colore.
rule-12-4 = Pila da 4 punti: tre di un colore con numeri diversi e tre di un altro colore con numeri diversi; quattro di un colore con numeri diversi; tre rosse e tre verdi; tre gialle e tre blu; due di qualsiasi colore con il numero 1, due di qualsiasi colore con il numero 2 e due di qualsiasi colore con il numero 3; tre di un colore e tre di qualsiasi colore con il numero 4; quattro di un colore e tre di un altro colore; tre verdi con numeri diversi e due gialle; tre blu con numeri diversi e due rosse; due rosse, due gialle e due verdi.
rule-12-5 = Sui dorsi di ogni pila ci sono tutti e sei gli effetti, una volta ciascuno, e quattro libri chiusi. I dorsi si mescolano a parte, senza legame con le facce. In una scatola tua, un incantesimo può indicare il proprio dorso, e la stessa faccia può comparire più volte.
