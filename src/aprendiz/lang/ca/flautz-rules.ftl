### FLAUTZ!: les regles del joc

section-1 = El material
rule-1-1 = Hi ha cinc colors: blau, verd, lila, taronja i rosa. A més, cada color té un símbol propi que l’acompanya a tot arreu on surt.
rule-1-2 = Les cartes d’encanteri tenen un color i un valor. De cada carta n’hi ha més d’un exemplar.
rule-1-3 = També hi ha cartes especials: les il·lusions porten un valor imprès però no tenen color, i els prismes no tenen ni color ni valor.
rule-1-4 = Hi ha cinc cartes d’aprenent, una de cada color, amb una cara de personatge i una cara de concentració. Cada jugador en té una, i dos jugadors no poden tenir mai la mateixa.
rule-1-5 = La reserva és de 25 cristalls. Si en algun moment no n’hi ha prou, els cristalls que guanyes compten igualment.
rule-1-6 = L’edició clàssica, de 2 a 5 jugadors, té 83 cartes: valors de l’1 al 5 amb tres exemplars de cada carta (75 cartes), cinc il·lusions (d’1, de 2, de 3, de 4 i de 5) i tres prismes. L’edició àmplia té 80 cartes: valors de l’1 al 7 amb dos exemplars de cada carta (70 cartes), set il·lusions (una de cada valor, de l’1 al 7) i tres prismes. Una edició ha de tenir, com a mínim, cinc cartes per jugador i sis cartes més; si no hi arriba per als jugadors que sou, la taula no l’accepta.
rule-1-7 = L’arena és una filera de caselles que s’acaba amb la casella FLAUTZ!, i cada casella és de terra, d’aire o a triar (hi valen tant el terra com l’aire). Abans de la casella FLAUTZ!, l’arena habitual té cinc caselles: terra, aire, terra, aire i una a triar. L’arena curta en té quatre: terra, aire i dues a triar. L’arena llarga en té set: terra, aire, una a triar, terra, aire i dues a triar. També podeu fer servir qualsevol altra filera d’una casella o més. Aquestes cartes i aquestes arenes són una tria nostra; la caixa impresa pot ser diferent.

section-2 = La preparació
rule-2-1 = Cada jugador rep un aprenent a l’atzar, amb la cara de personatge a la vista, i el conserva durant tota la partida.
rule-2-2 = El jugador inicial barreja les cartes i en reparteix cinc, tapades, a cadascú.
rule-2-3 = Es posen tres cartes descobertes a l’aire (per sobre de l’arena) i tres més a terra (per sota). La resta, tapades, formen el munt.
rule-2-4 = El primer jugador inicial de la partida és la persona més jove de la taula. En una taula digital, qui porta la taula tria qui comença o ho deixa a l’atzar.
rule-2-5 = A cada nou enfrontament comença qui seu a l’esquerra de qui va començar l’anterior. Es recullen totes les cartes d’encanteri, també les especials, es tornen a barrejar, i tots els aprenents es giren a la cara de personatge.

section-3 = Rondes i torns
rule-3-1 = El jugador inicial agafa un cristall de la reserva i el posa a la primera casella. Aquest és el cristall marcador, que assenyala la casella actual: tots els torns d’una ronda es juguen amb aquesta casella, en el sentit de les agulles del rellotge i començant pel jugador inicial.
rule-3-2 = El cristall marcador avança una casella al principi de cada torn del jugador inicial, tret del primer de l’enfrontament, i ho fa abans que aquest jugador jugui.
rule-3-3 = Quan el cristall marcador hauria d’entrar a la casella FLAUTZ!, l’enfrontament s’acaba a l’instant i es valoren els encanteris, encara que quedin últims torns per jugar (regla 7.3): declarar FLAUTZ! pot escurçar un enfrontament, però no allargar-lo mai.
rule-3-4 = En el teu torn fas una d’aquestes tres coses: intercanviar (secció 4), concentrar-te (regla 5.1) o declarar FLAUTZ! (secció 7). No pots passar sense fer res; l’única excepció són els últims torns (regla 7.3).

section-4 = Intercanviar
rule-4-1 = Agafa una carta descoberta que la casella et permeti: del terra si la casella és de terra, de l’aire si és d’aire, i qualsevol de les sis si és a triar.
rule-4-2 = Al lloc que ha quedat buit hi has de posar, descoberta, una altra de les teves cartes. La que acabes d’agafar no hi pot tornar.
rule-4-3 = Tothom veu les dues cartes, la que agafes i la que deixes; la resta de la teva mà continua amagada.

section-5 = Concentrar-se
rule-5-1 = En comptes d’intercanviar, pots girar el teu aprenent a la cara de concentració; amb això s’acaba el teu torn.
rule-5-2 = Si comences el torn amb l’aprenent concentrat, primer has de substituir una carta descoberta que la casella et permeti per la carta de dalt del munt. La carta substituïda va, descoberta, a la pila de descarts.
rule-5-3 = Si has començat el torn amb l’aprenent concentrat, després de substituir la carta (regla 5.2) el gires a la cara de personatge i has d’intercanviar (secció 4), amb la mateixa casella. Pots agafar la carta nova i, si la casella és a triar, també pots fer l’intercanvi a l’altra fila.
rule-5-4 = Si el munt s’ha acabat, es barregen els descarts i tornen a fer de munt. Si tampoc no hi ha descarts, no se substitueix cap carta (regla 5.2).
rule-5-5 = Si l’enfrontament s’acaba amb el teu aprenent concentrat, no hi puntues gens.
rule-5-6 = Concentrar-te a l’última ronda, o fer-ho com a últim torn (regla 7.3), està permès; això sí, la taula t’avisa.

section-6 = Els encanteris i el seu valor
rule-6-1 = Un encanteri són d’una a cinc cartes de la teva mà que lliguen entre elles: o bé totes són del mateix color i tenen valors seguits que van pujant, o bé totes tenen el mateix valor i són de colors diferents.
rule-6-2 = Per saber quant val un encanteri, pren el valor de la primera carta (la més baixa) que no sigui un prisma i suma-hi 5 per cadascuna de les altres cartes que no siguin prismes. Una carta sola val el seu valor.
rule-6-3 = En un encanteri no hi pot haver dues cartes amb el mateix color i el mateix valor. Això es mira després d’aplicar les il·lusions i els prismes.
rule-6-4 = El teu aprenent forma part de tots els teus encanteris, però no hi suma res; només importa per a l’Escala Reial (secció 9).
rule-6-5 = La taula valora el millor encanteri de cada mà: el que val més punts i, a igualtat de punts, el que té més cartes.

section-7 = FLAUTZ!
rule-7-1 = Si les cinc cartes de la teva mà, prismes inclosos, formen un sol encanteri, tens un FLAUTZ!
rule-7-2 = Pots declarar FLAUTZ! en el teu torn, alhora que fas l’intercanvi que el completa (és una sola decisió: si no el declares, ningú no en pot deduir res), o bé al principi del torn, en lloc de jugar, si no tens l’aprenent concentrat. No és mai obligatori, tret que tinguis una Escala (regla 8.2). La mà declarada es posa descoberta i ja no canvia.
rule-7-3 = Quan algú declara FLAUTZ!, cadascun dels altres jugadors pot jugar un últim torn o bé passar. Qui té l’aprenent concentrat també pot passar, però llavors l’aprenent continua concentrat, i el seu jugador no puntua gens (regla 5.5). Si és el jugador inicial qui passa, el cristall marcador avança igualment (regla 3.2). L’enfrontament s’acaba quan el torn torna a arribar a qui ha declarat FLAUTZ!
rule-7-4 = Un FLAUTZ! no dona punts extra: només compta el valor de l’encanteri. Un segon FLAUTZ! durant els últims torns no canvia res del final de l’enfrontament.
rule-7-5 = Amb una opció de la taula podeu fer que ningú no es quedi sense el seu últim torn: llavors el cristall marcador s’espera a l’última casella fins que s’acaben els últims torns, en lloc de posar fi a l’enfrontament (regla 3.3).

section-8 = Escala FLAUTZ!
rule-8-1 = Una Escala FLAUTZ! són cinc cartes del mateix color amb valors seguits, sense cap carta especial.
rule-8-2 = Una Escala s’ha d’ensenyar de seguida, també si ja la tens a la mà repartida: en aquest cas, la taula mateixa la mostra abans del primer torn. L’intercanvi que completa una Escala sempre la declara. Si en repartir n’hi ha més d’una, només compta la primera segons l’ordre dels torns des del jugador inicial, tant si és una Escala com una Escala Reial; qualsevol altra puntua com un encanteri corrent, o gens si la que compta és una Escala Reial.
rule-8-3 = Amb una Escala, l’enfrontament s’acaba immediatament, encara que quedin últims torns per jugar. Cada jugador que no té l’aprenent concentrat s’anota el valor del seu encanteri.
rule-8-4 = Qui té l’Escala s’endú el cristall marcador (encara que un altre encanteri valgui més) i un cristall més.

section-9 = Escala Reial FLAUTZ!
rule-9-1 = Una Escala Reial FLAUTZ! és una Escala del color del teu propi aprenent.
rule-9-2 = Una Escala Reial s’ensenya i posa fi a l’enfrontament igual que una Escala (regles 8.2 i 8.3).
rule-9-3 = Amb una Escala Reial, qui la té puntua el seu encanteri i els altres jugadors no puntuen gens.
rule-9-4 = Qui té l’Escala Reial s’endú el cristall marcador i dos cristalls més.

section-10 = El final d’un enfrontament
rule-10-1 = Si no hi ha hagut cap Escala ni cap Escala Reial, l’encanteri que val més guanya el cristall marcador.
rule-10-2 = Si hi ha un empat al capdavant, cada jugador empatat s’endú un cristall: un d’ells, el cristall marcador, i els altres, un de la reserva. Amb una opció de la taula podeu fer que, en cas d’empat, ningú no se n’endugui cap.
rule-10-3 = Si no puntua ningú, ningú no s’endú cap cristall. El cristall marcador que no guanya ningú torna a la reserva.

section-11 = Qui guanya la partida
rule-11-1 = En la modalitat «Cristalls», qui té 3 cristalls guanya la partida a l’instant; no es porta el compte dels punts. Si uns quants hi arriben alhora, guanya qui en té més; i si en tenen els mateixos, comparteixen la victòria.
rule-11-2 = En la modalitat «Punts», jugueu un nombre acordat d’enfrontaments (3, 5 o qualsevol altre a partir d’1). Al final se sumen els punts de tots els enfrontaments i 10 més per cada cristall, i guanya qui té el total més alt. Si hi ha empat, guanya qui té més cristalls; si continua, qui ha fet més punts en un sol enfrontament; i si encara continua, la victòria es comparteix.
rule-11-3 = Hi ha una opció de límit de torns: quan ja s’han jugat tots els torns del límit, no comença cap enfrontament nou i la partida es decideix tal com està. Així, una sèrie d’enfrontaments que no guanya ningú no pot durar per sempre. En una taula, l’opció està desactivada; en les simulacions, activada.

section-12 = Les cartes especials
rule-12-1 = Una il·lusió fa de carta del seu valor en qualsevol dels cinc colors: el color es tria per a l’encanteri. Compta com una carta normal, també quan és la primera de l’encanteri.
rule-12-2 = Un prisma va al davant de l’encanteri, no suma punts i compta com una de les cinc cartes d’un FLAUTZ! (regla 7.1). A l’hora de valorar, se li trien dos colors diferents (la taula agafa els que et van millor): qualsevol carta impresa en un dels dos pot comptar com si fos de l’altre, carta per carta i en tots dos sentits, o bé quedar-se com és.
rule-12-3 = En un encanteri es poden trobar uns quants prismes i il·lusions. Cada prisma té la seva pròpia parella de colors, i una carta canvia de color com a màxim una vegada. Un prisma que no canvia el color de cap carta també compta. Els prismes sense cap altra carta valen 0 punts i no són cap FLAUTZ!
rule-12-4 = Les cartes especials no formen part mai d’una Escala ni d’una Escala Reial.

section-13 = Què es veu i què no
rule-13-1 = Estan amagats l’ordre del munt i les mans dels jugadors: cadascú veu només la seva, tret d’una mà declarada, que és a la vista de tothom (regla 7.2).
rule-13-2 = Tothom pot veure qui és el jugador inicial, les sis cartes descobertes, els descarts, els aprenents i de quina cara estan, els cristalls, els punts anotats, quantes cartes queden al munt, a qui li toca jugar i en quina casella sou.
rule-13-3 = Al final d’un enfrontament es descobreixen totes les mans, amb l’encanteri valorat de cadascuna.

section-14 = Exemples
rule-14-1 = Un 3, un 4 i un 5 del mateix color valen 13 punts: 3 per la carta més baixa i 5 per cadascuna de les altres dues.
rule-14-2 = Quatre 2 de quatre colors diferents valen 17 punts: 2 per la primera carta i 5 per cadascuna de les altres tres.
rule-14-3 = L’1 blau, una il·lusió de 2, el 3 blau i el 4 blau valen 16 punts: 1 per la carta més baixa i 5 per cadascuna de les altres tres, il·lusió inclosa.
rule-14-4 = Dos 5 de colors diferents i una il·lusió de 5 valen 15 punts: 5 per la primera carta i 5 per cadascuna de les altres dues, il·lusió inclosa.
rule-14-5 = Dos 4 de colors diferents i una il·lusió de 4 valen 14 punts: 4 per la primera carta i 5 per cadascuna de les altres dues, il·lusió inclosa.
rule-14-6 = Dos 5 blaus i una il·lusió de 5 valen 10 punts: els dos 5 blaus no poden ser al mateix encanteri (regla 6.3), i només en compta un, amb la il·lusió.
rule-14-7 = Un prisma (verd i blau) amb l’1 blau, el 2 verd, el 3 verd i el 4 blau val 16 punts, i és un FLAUTZ!: el prisma iguala el color de les altres quatre cartes i compta com la cinquena.
rule-14-8 = Un prisma (verd i blau) amb dos 4 verds i un 4 que no és ni verd ni blau val 14 punts: gràcies al prisma, els tres 4 poden ser de colors diferents.
