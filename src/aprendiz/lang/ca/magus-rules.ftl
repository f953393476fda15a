### Magus Novatus: les regles del joc

section-1 = El material
rule-1-1 = Hi ha 64 pocions: n’hi ha de vermelles, de grogues, de verdes i de blaves, i cadascuna porta un número de l’1 al 4 (normalment, hi ha quatre exemplars de cada poció). Al dors tenen una calavera, i els objectes tenen aquest mateix dors.
rule-1-2 = Hi ha 30 encanteris, repartits en tres piles segons els punts que valen: 2, 3 o 4 (normalment, deu encanteris a cada pila). A la cara de cada encanteri hi ha els punts i les pocions que demana; al dors, un efecte o bé un llibre tancat, que vol dir que no té cap efecte. Aquest dors no el veu ningú fins que algú guanya l’encanteri. Quins encanteris són i quins dorsos tenen és una tria nostra (secció 12); la caixa impresa pot ser diferent.
rule-1-3 = Hi ha vuit objectes: herbes remeieres, elixirs, varetes màgiques i malediccions (normalment, dos de cada mena).
rule-1-4 = Hi ha un cub màgic i una proveta, que compta els encanteris fets i marca l’alçada mínima des d’on es llança el cub. És un joc de 2 a 4 jugadors.
rule-1-5 = Cada color va sempre acompanyat d’un símbol o d’una trama: no has de distingir mai res només pel color.

section-2 = La preparació
rule-2-1 = Es barregen les pocions i se’n posen 25 de descobertes, en una graella de cinc files i cinc columnes.
rule-2-2 = Les pocions que queden es barregen amb els objectes i, tots junts, formen el munt d’on es roben les cartes.
rule-2-3 = Cada pila d’encanteris es barreja i es deixa descoberta. De cada pila només està disponible l’encanteri de dalt: tres encanteris en total, ni un més.
rule-2-4 = La proveta es posa a la posició de sortida, per sobre de la primera columna de la graella.
rule-2-5 = Comença qui ha estat fa menys temps en un laboratori o, si això no ho decideix, la persona més jove. En una taula digital, qui porta la taula tria qui comença o ho deixa a l’atzar.
rule-2-6 = Tothom comença amb la mà buida. No hi ha cap límit de cartes a la mà.

section-3 = Fase I: agafar pocions
rule-3-1 = Llança el cub màgic a un punt de la graella: la carta on va a parar assenyala una fila i una columna. En una taula de debò, has de tenir la mà per sobre de l’alçada que marca la proveta; en una taula digital, en lloc d’això, el cub es pot desviar (regla 3.2).
rule-3-2 = En una taula digital, apuntes a una casella. El cub hi cau amb una probabilitat del 40 %; a cadascuna de les caselles que la toquen per un costat (la de dalt, la de baix, la de l’esquerra i la de la dreta), amb un 10 %, i a cadascuna de les que la toquen en diagonal, amb un 5 %. Els percentatges que tocarien a caselles de més enllà de la vora compten com a llançaments fora de la graella. Amb l’opció de llançament uniforme, el cub pot caure a qualsevol casella, totes amb la mateixa probabilitat.
rule-3-3 = Si el cub cau fora de la graella, l’has de tornar a llançar, apuntant de nou. Si el segon cop també cau fora, el jugador de la teva esquerra tria la casella, que ha de tenir alguna poció a la fila o a la columna.
rule-3-4 = Tria la fila o la columna, i agafa’n les pocions d’un sol color o les d’un sol número: totes les que hi hagi en aquella línia. Amb una opció de la taula, en pots agafar només una part, la que vulguis, sempre que n’agafis almenys una. No cal que el color o el número sigui el de la carta on ha caigut el cub.
rule-3-5 = Agafar pocions és obligatori. Quan les agafes, tothom les veu; després, la teva mà queda amagada.

section-4 = Fase II: fer un encanteri
rule-4-1 = Fer un encanteri és opcional, i la taula t’ho pregunta sempre, fins i tot quan no pots fer res: així, la pregunta no revela què tens a la mà. Pots fer com a màxim un encanteri per torn; ha de ser un dels disponibles, i n’has de tenir les pocions (o elixirs que les substitueixin, regla 8.3).
rule-4-2 = Les pocions que fas servir per a l’encanteri van, descobertes, a la pila de descarts. D’aquesta pila només se’n veu la carta de dalt, tret de quan es fa servir una vareta màgica (regla 8.4).
rule-4-3 = Quan fas un encanteri, no et pots guardar cap poció: totes les altres que tens a la mà les deixes a la taula com a calaveres.
rule-4-4 = Quan fas un encanteri, te n’endús la carta, que es queda a la vista davant teu fins al final de la partida. La següent de la pila queda disponible de seguida, però per a torns posteriors.
rule-4-5 = La carta de l’encanteri que acabes de fer es gira per veure’n el dors: si hi ha un efecte, es produeix immediatament (secció 7).
rule-4-6 = A la fase II pots fer servir tants objectes com vulguis, abans i després de fer un encanteri, i també si no en fas cap (secció 8).
rule-4-7 = Si has fet un encanteri, la fase II es tanca fent avançar la proveta una posició, després de l’efecte i dels objectes que hagis fet servir. Si no has fet cap encanteri, la proveta no es mou.
rule-4-8 = Qui té una maledicció no pot fer cap encanteri.
rule-4-9 = Encara que puguis fer un encanteri, no és obligatori fer-lo.
rule-4-10 = Si pots pagar un encanteri de més d’una manera, pots triar amb quines pocions el pagues. Si no tries, es gasten tan pocs elixirs com es pugui i, després, les primeres cartes per ordre de color (vermell, groc, verd, blau) i, dins del color, de número (de l’1 al 4).

section-5 = Fase III: reomplir la graella
rule-5-1 = Les caselles buides de la graella s’omplen amb cartes del munt, d’una en una, d’esquerra a dreta i de dalt a baix.
rule-5-2 = Si en reomplir la graella surt un objecte, és per a qui té el torn; si en surt un segon, és per al jugador següent en el sentit de les agulles del rellotge, i així successivament, fent més d’una volta si cal. A cada torn es torna a començar per qui té el torn. La casella s’omple amb la carta següent del munt.
rule-5-3 = Si una maledicció toca a algú que ja en té una, passa al primer jugador que no en tingui cap, en el sentit de les agulles del rellotge; si tothom en té, es descarta. Això no canvia l’ordre dels objectes que surtin després: el primer objecte del torn sempre comença per qui té el torn, el segon pel jugador següent, el tercer pel de després, i així successivament.
rule-5-4 = Si el munt s’ha acabat, es barregen els descarts i tornen a fer de munt. Si tampoc no hi ha descarts, les caselles es queden buides i s’omplen en torns posteriors. Una casella buida on cau el cub també assenyala la seva fila i la seva columna, però una línia sense cap poció no es pot triar. Si no hi ha cap poció ni a la fila ni a la columna, compta com un llançament fora de la graella (regla 3.3); i si no n’hi ha cap a tota la graella, se salta la fase I. Els descarts es barregen quan cal una carta i el munt és buit, no pas tan bon punt se’n roba l’última.
rule-5-5 = Quan s’acaba la fase III, li toca jugar al següent en el sentit de les agulles del rellotge.

section-6 = Com es llegeix un encanteri
rule-6-1 = De cada poció que demana un encanteri, has de mirar dues coses: el color i el número.
rule-6-2 = Si hi ha un color concret (vermell, groc, verd o blau), la poció ha de ser d’aquell color.
rule-6-3 = El negre vol dir un color que tries tu, el mateix per a totes les pocions negres de l’encanteri, i el gris funciona igual. El color del negre i el del gris han de ser diferents entre ells, però qualsevol dels dos pot coincidir amb un color concret que surti a la mateixa carta.
rule-6-4 = Allà on l’encanteri demana una poció multicolor, hi val qualsevol color.
rule-6-5 = Si hi ha un número imprès, la poció ha de tenir aquell número.
rule-6-6 = Si no hi ha ni número ni símbol, hi val qualsevol número.
rule-6-7 = Els símbols són números que tries tu. Dins d’un mateix grup de color, símbols diferents volen dir números diferents, i símbols iguals, el mateix número; cada grup va per lliure i no depèn dels altres. Un grup és el que, amb els signes de la regla 12.1, s’escriu tot junt, com una sola paraula. Un símbol pot coincidir amb un número imprès.
rule-6-8 = Un exemple: l’encanteri demana tres pocions negres amb tres símbols i tres de grises amb tres símbols. Et calen tres números diferents d’un color i tres números diferents d’un altre, i un número pot sortir tant en l’un com en l’altre.

section-7 = Els sis efectes
rule-7-1 = Lladregotus Maximus: cada jugador, començant per qui té el torn i en el sentit de les agulles del rellotge, roba una carta del munt i se la posa a la mà. Si és un objecte, en comptes d’anar a la mà, es queda a la taula davant de qui l’ha robat, que no roba cap altra carta; si és una maledicció i ja en té una, se segueix la regla 5.3. Cada vegada que es roba val la regla 5.4: si el munt s’ha acabat, es barregen els descarts, i si tampoc no n’hi ha, no es roba res. Si qui ha fet l’encanteri rep així un objecte, el pot fer servir en la mateixa fase II.
rule-7-2 = Totum Capgiratum: cada jugador que té algun objecte que no sigui una maledicció tria un d’aquests objectes i el descarta, tots alhora.
rule-7-3 = Passamus Malediccionus: totes les malediccions canvien de mans alhora, i cadascuna va a parar al jugador de l’esquerra de qui la té.
rule-7-4 = Tempus Enrerum: la proveta recula una posició, però mai més enrere de la posició de sortida.
rule-7-5 = Adeusiau Calaverus: cada jugador que té calaveres en dona una al de la seva esquerra, tots alhora. Les calaveres noves de qui acaba de fer l’encanteri també hi entren. Quina calavera es dona, ho decideix l’atzar (regla 8.2).
rule-7-6 = Regalum Pertuis: cada jugador que té cartes a la mà en tria una i la dona, tapada, al de la seva esquerra, tots alhora. Qui ha fet l’encanteri no en dona cap, perquè en aquell moment ja té la mà buida.

section-8 = Els objectes
rule-8-1 = Els objectes són a la vista de tothom, i no hi ha límit de quants en pots tenir (de malediccions, però, només una: regla 8.5). Els fas servir a la fase II del teu torn. Els que ja has fet servir van a la pila de descarts, amb les pocions, i poden tornar a sortir (regla 5.4).
rule-8-2 = Herbes remeieres: descarta una de les teves calaveres; la poció va, descoberta, a la pila de descarts. Quina calavera es cura, o quina es dona amb Adeusiau Calaverus (regla 7.5), ho decideix l’atzar: ningú no pot tornar a mirar què hi ha sota les calaveres.
rule-8-3 = Elixir: quan fas un encanteri, compta com una poció de qualsevol color i de qualsevol número, i en pots fer servir més d’un. En canvi, no és cap poció a l’hora de treure’t de sobre una maledicció (regla 8.6).
rule-8-4 = Vareta màgica: mira’t tots els descarts, ensenya’n una poció a tothom i queda-te-la a la mà. Si als descarts no hi ha cap poció, no pots fer servir la vareta.
rule-8-5 = Maledicció: si en tens una, no pots fer cap encanteri. Ningú no en té mai més d’una.
rule-8-6 = A la fase II et pots treure de sobre una maledicció de dues maneres: descartant dues pocions de la mà (llavors la maledicció també es descarta) o descartant-ne tres per donar-la a un jugador que no en tingui cap.

section-9 = El final de la partida
rule-9-1 = La partida s’acaba a l’instant quan la proveta arriba a l’última posició: normalment, després d’avançar 8 posicions si sou 2 jugadors, 10 si sou 3 i 12 si sou 4, un cop descomptades les que hagi reculat. Ja no es juga la fase III, ni tampoc els torns que faltin perquè tothom n’hagi jugat els mateixos.
rule-9-2 = Al final de la partida, les cartes que et queden a la mà es descarten sense cap penalització.
rule-9-3 = Suma els punts dels teus encanteris i resta’n un per cada calavera que tinguis. Guanya el total més alt.
rule-9-4 = Si hi ha un empat, guanya qui té menys calaveres; si continua, qui té més encanteris de 4 punts; després, qui en té més de 3; després, qui en té més de 2; i si encara continua, la victòria es comparteix.
rule-9-5 = Una pila d’encanteris que s’acaba no es refà. Si s’han acabat totes, la partida s’acaba quan es tanca la fase II.
rule-9-6 = Si en tota una ronda ningú no agafa cap poció, ni fa cap encanteri, ni fa servir cap objecte (treure’s de sobre una maledicció segons la regla 8.6 també hi compta), la partida s’acaba i es puntua segons les regles 9.2, 9.3 i 9.4, en qualsevol modalitat. Les calaveres no tornen mai al joc per si soles, i per això les pocions es poden acabar: llavors aquesta regla posa fi a la partida.
rule-9-7 = Hi ha una opció de límit de torns: quan s’hi arriba, la partida s’acaba i es puntua segons les regles 9.2, 9.3 i 9.4. En una taula, l’opció està desactivada; en les simulacions, activada.

section-10 = Les modalitats
rule-10-1 = Alumnes Avantatjats: es juga sense el cub màgic; a la fase I tries la fila o la columna que vulguis.
rule-10-2 = Alumnes Júnior: es juga sense objectes ni efectes. A l’hora de fer un encanteri no es miren ni els números ni els símbols, només els colors; a la fase I, en canvi, continues podent agafar pocions per color o per número. Qui arriba primer a 9 punts, un cop restades les calaveres, guanya a l’instant, i la proveta no hi té cap paper. Si abans la partida s’acaba per la regla 9.5 o per la 9.6, decideixen les regles 9.3 i 9.4. Aquesta modalitat es pot combinar amb la d’Alumnes Avantatjats (regla 10.1).
rule-10-3 = Amb una opció de la taula podeu jugar a Alumnes Júnior sense que les calaveres restin punts, ni per arribar a 9 ni si la partida s’acaba per una altra regla: només serveixen per desfer empats (regla 9.4).

section-11 = Què es veu i què no
rule-11-1 = Estan amagats l’ordre del munt i de les piles d’encanteris, les mans dels jugadors (cadascú veu només la seva), el dors de cada encanteri fins que algú el guanya i la poció que hi ha sota cada calavera.
rule-11-2 = Tothom pot veure la graella, l’encanteri de dalt de cada pila, els encanteris guanyats, els objectes, quantes calaveres té cadascú i quantes cartes té a la mà, la carta de dalt dels descarts (qui fa servir una vareta màgica els veu tots), quantes cartes queden al munt i a cada pila, i la proveta.

section-12 = Els encanteris habituals
rule-12-1 = Les regles 12.2, 12.3 i 12.4 diuen els encanteris en paraules; si d’una poció no se’n diu el número, hi val qualsevol. En un fitxer d’edició, els encanteris s’escriuen amb lletres i signes. Primer ve el color: R és vermell, Y és groc, G és verd, B és blau, K és negre, A és gris i * és qualsevol color. Després hi ha un signe per a cada poció: una xifra és aquell número, un guionet (-) és qualsevol número, i a, b, c i d són símbols, és a dir, números diferents dins del grup. Entre grup i grup hi ha un espai. Per exemple, R--- vol dir tres pocions vermelles. Si tens la caixa del joc, així pots introduir els encanteris que hi ha impresos.
rule-12-2 = Pila de 2 punts: tres pocions vermelles; tres de grogues; tres de verdes; tres de blaves; tres 2 de qualsevol color; tres 3 de qualsevol color; dues pocions d’un color i dues d’un altre; una de vermella, una de groga, una de verda i una de blava; tres d’un mateix color amb números diferents; quatre d’un mateix color.
rule-12-3 = Pila de 3 punts: dues pocions vermelles i tres de blaves; dues de grogues i tres de verdes; dues de verdes i tres de vermelles; dues de blaves i tres de grogues; dos 1 de qualsevol color i tres pocions d’un mateix color; dos 4 de qualsevol color i tres pocions d’un mateix color; dos 2 i dos 3 de qualsevol color; tres pocions d’un color amb números diferents i dues d’un altre color; un 1 vermell i dos 4 de qualsevol color; cinc pocions d’un mateix color.
rule-12-4 = Pila de 4 punts: tres pocions d’un color amb números diferents i tres d’un altre color, també amb números diferents; quatre d’un mateix color amb números diferents; tres de vermelles i tres de verdes; tres de grogues i tres de blaves; dos 1, dos 2 i dos 3 de qualsevol color; tres pocions d’un mateix color i tres 4 de qualsevol color; quatre pocions d’un color i tres d’un altre; tres de verdes amb números diferents i dues de grogues; tres de blaves amb números diferents i dues de vermelles; dues de vermelles, dues de grogues i dues de verdes.
rule-12-5 = Al dors dels encanteris de cada pila hi ha cadascun dels sis efectes una vegada i quatre llibres tancats. Els dorsos es barregen a part de les cares. En una caixa pròpia, un encanteri pot dir quin és el seu dors, i la mateixa cara hi pot ser més d’una vegada.
