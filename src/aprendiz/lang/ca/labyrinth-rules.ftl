### El laberint màgic: les regles del joc

section-1 = El material
rule-1-1 = El tauler té 6 files de 6 caselles. A sota s’hi amaga el laberint: entre cada dues caselles que es toquen per un costat hi ha una ranura on pot anar una paret; en total, 60 ranures. A la caixa hi ha 24 parets.
rule-1-2 = Hi ha 24 símbols màgics, tots diferents, cadascun en una casella, i una bossa amb les 24 fitxes corresponents. Cada símbol es distingeix pel dibuix i pel nom, no només pel color.
rule-1-3 = Hi ha un dau amb les cares 1, 2, 2, 3, 3 i 4.
rule-1-4 = És un joc de 2 a 4 jugadors. Hi ha quatre mags: el vermell, el blau, el groc i el verd. Cada mag té un símbol propi i una boleta de metall.
rule-1-5 = Al tauler habitual, les caselles de les dues diagonals no tenen cap símbol: són 12, comptant-hi les quatre cantonades. Les altres 24 caselles, d’esquerra a dreta, tenen aquests símbols. Primera fila: mussol, espelma, lluna i clau. Segona: gat, vareta, flascó i estrella. Tercera: bolet, llibre, anell i ratpenat. Quarta: gripau, fanal, ploma i aranya. Cinquena: sol, calder, bola de vidre i rellotge de sorra. Sisena: barret, serp, gemma i escombra. Qualsevol altre tauler ha de tenir els 24 símbols i les cantonades sense cap símbol; si no, la taula no l’accepta. En una caixa pròpia, els símbols poden tenir altres noms, mentre tots 24 siguin diferents. Aquests símbols i els seus llocs són una tria nostra; el tauler imprès pot ser diferent.

section-2 = La preparació
rule-2-1 = El laberint es construeix amb un nombre de parets de 0 a 24. Hi ha dues dificultats ja preparades: la fàcil, amb 19 parets, i la més difícil, amb 24. El laberint pot ser un dels que ja estan fets, un fet a l’atzar o un de construït a mà. Un laberint a l’atzar es munta paret a paret: cadascuna va a qualsevol ranura que deixi totes les caselles comunicades entre elles, i totes aquestes ranures tenen la mateixa probabilitat. Les parets d’un sol sentit (secció 7) es posen al final.
rule-2-2 = Cada casella ha de tenir una entrada. I no n’hi ha prou: des de cada cantonada s’ha de poder arribar a totes les caselles. Si un laberint no ho compleix, la taula no l’accepta i diu quines caselles fallen.
rule-2-3 = Un cop construït el laberint, es gira la caixa: sota el tauler, el laberint gira a l’atzar 0, 90, 180 o 270 graus (els que ja estan fets també poden quedar invertits, com en un mirall), mentre que els símbols i les cantonades no es mouen. Així, qui l’ha construït no en sap res. Les parets d’un sol sentit (secció 7) giren amb el laberint. Es dona per fet que a la taula ningú no s’ha estudiat els laberints que ja estan fets: ni els bots ni l’ajuda per recordar (regla 4.2) n’aprofiten el plànol.
rule-2-4 = Cada jugador tria un mag i surt de la cantonada més pròxima al seu seient: les cantonades segueixen l’ordre dels seients, en el sentit de les agulles del rellotge. Si sou dos, seieu en diagonal, l’un davant de l’altre; si sou tres, queda lliure la cantonada inferior esquerra.
rule-2-5 = Es treu una fitxa de la bossa i es deixa descoberta: aquest símbol és l’objectiu.
rule-2-6 = Comença qui faci menys temps que s’ha perdut. En una taula digital, qui porta la taula tria qui comença o ho deixa a l’atzar. Es juga en el sentit de les agulles del rellotge.
rule-2-7 = Amb una opció de la taula podeu jugar sense girar la caixa: el laberint es queda tal com s’ha construït, i qui en coneix el plànol en coneix les parets.

section-3 = El torn
rule-3-1 = Tira el dau i, després, mou el teu mag: el número que ha sortit és el màxim de passos que pots fer. Cada pas et porta a una casella veïna: la de dalt, la de baix, la de l’esquerra o la de la dreta. Pots girar tant com vulguis i també tornar enrere. Pots fer menys passos dels que marca el dau, i fins i tot cap.
rule-3-2 = Els passos en diagonal no valen. Sortir del tauler no és cap pas: la taula no t’ho deixa fer, però tampoc no compta com si haguessis topat amb una paret.
rule-3-3 = El moviment ha de ser fluid: pas fet, pas que val. Ningú no pot provar abans si hi ha una paret: els passos no es poden desfer, no es pot veure per endavant què passaria i no hi ha cap pista que sàpiga com és el laberint.
rule-3-4 = Els altres mags no et barren el pas: pots travessar la casella on són, però no t’hi pots quedar al final del moviment. Només pots entrar a la casella d’un altre mag si, després, encara et queden prou passos per arribar a una casella lliure, sense tenir en compte les parets. Si hi entres, has de continuar: fins que no arribes a una casella lliure, no et pots aturar. Una casella és lliure si no hi ha cap altre mag; la casella on has començat el moviment també hi compta, un cop n’has sortit.

section-4 = Les parets invisibles
rule-4-1 = Si fas un pas i topes amb una paret, la boleta cau: perds la resta del moviment, el teu mag torna a la seva cantonada i s’acaba el teu torn.
rule-4-2 = Quan algú topa amb una paret, tothom veu en aquell moment on ha passat; després, no hi ha res que marqui la paret. És un joc de memòria: les parets trobades no surten ni a la vista de la taula, ni a l’historial, ni en reviure una partida que encara no s’ha acabat. Hi ha una opció de la taula, l’ajuda per recordar, que es tria per a cada seient i marca el que ja s’ha trobat.
rule-4-3 = En una cantonada hi pot haver alhora dos mags: el d’aquella cantonada, quan hi torna, i un altre que hi és de visita. Qualsevol dels dos s’hi pot quedar si no fa cap pas; però, si n’ha sortit, no hi pot tornar a acabar el moviment mentre l’altre hi sigui.
rule-4-4 = Si passes per una ranura oberta, queda demostrat que és oberta (amb les parets màgiques de la secció 7, en aquell sentit). Això també es guarda només a la memòria.

section-5 = Els símbols
rule-5-1 = Quan arribes a la casella de l’objectiu, la fitxa és teva automàticament. Perds la resta del moviment i s’acaba el teu torn.
rule-5-2 = Quan algú s’endú la fitxa de l’objectiu, se’n treu una altra de la bossa i es deixa descoberta.
rule-5-3 = Pot passar que un mag ja sigui a la casella del nou objectiu. Llavors el seu jugador s’endú la fitxa de seguida, sigui de qui sigui el torn, i surt la següent. Això es repeteix tantes vegades com calgui.

section-6 = El final de la partida
rule-6-1 = Qui té 5 fitxes guanya a l’instant, també si hi arriba gràcies a la regla 5.3.
rule-6-2 = Amb una opció de la taula podeu canviar quantes fitxes calen per guanyar, d’1 a 6; la resta funciona igual. Amb qualsevol d’aquestes quantitats, és impossible que s’acabin les fitxes de la bossa.
rule-6-3 = Hi ha una opció de límit de torns: quan s’hi arriba, guanya qui té més fitxes i, si hi ha un empat, la victòria es comparteix. Els torns que algú perd (regla 7.6) també compten. En una taula, l’opció està desactivada; en les simulacions, activada. Jugant del tot a l’atzar, una partida pot ser llarguíssima.

section-7 = L’expansió «Parets màgiques»
rule-7-1 = Aquesta expansió és una opció de la taula i, si no dieu el contrari, està desactivada. Fins a vuit de les parets són d’un sol sentit: en un sentit deixen passar i en l’altre fan de paret.
rule-7-2 = Amb parets d’un sol sentit, la regla 2.2 continua valent, tenint en compte en quin sentit es pot passar. En canvi, no cal que des d’una casella es pugui tornar enrere: per tornar n’hi ha prou de topar amb una paret (regla 4.1).
rule-7-3 = Cada jugador té una vareta màgica, una poció i un casquet de dormir. Pots fer servir cada objecte una sola vegada en tota la partida, i com a màxim un per torn; ho has de triar abans de tirar el dau.
rule-7-4 = Vareta màgica: la fitxa de l’objectiu torna a la bossa i se’n treu una de nova, que pot ser la mateixa; també s’hi aplica la regla 5.3. Després tires el dau com sempre.
rule-7-5 = Poció: no tires el dau, sinó que mous el mag tan lluny com vulguis, fins que t’atures (en una casella lliure, regla 3.4), arribes a l’objectiu o topes amb una paret. Hi ha un màxim de passos, però cap camí amb sentit no en necessita tants.
rule-7-6 = Casquet de dormir: tria un altre jugador que no en tingui ja un de pendent, i aquest jugador perdrà el pròxim torn. El teu torn continua com sempre.

section-8 = Què es veu i què no
rule-8-1 = Ningú no veu les parets ni l’ordre de les fitxes a la bossa. Tothom pot veure els mags, l’objectiu, les fitxes guanyades, quantes fitxes queden, el dau, a qui li toca jugar i quins objectes té encara cadascú.
rule-8-2 = Quan s’acaba la partida, es mostra el laberint sencer.
