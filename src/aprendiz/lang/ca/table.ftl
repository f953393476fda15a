### El que diuen les taules

## En quin punt és una taula

phase-waiting = per començar
phase-playing = en joc
phase-over = acabada
phase-stopped = interrompuda

## Refusos

remedy-ask-the-host = Això ho decideix qui porta la taula: demana-li-ho.
remedy-sit-there-first = Primer ocupa aquell seient.
remedy-nobody-sits-there = Allà no hi seu ningú.
remedy-before-the-start = Això només es pot fer abans de començar.
remedy-while-playing = Això només es pot fer durant una partida.
remedy-rules-have-changed = Aquesta partida va començar amb regles anteriors i no pot continuar; les jugades es conserven.
remedy-table-is-paused = La taula està en pausa; qui la porta la pot reprendre.
remedy-take-a-free-chair = Tria un seient lliure.
remedy-no-free-chair = Tots els seients estan ocupats; qui porta la taula en pot afegir o alliberar un.
remedy-ask-the-player = { $name } és a la taula i només { $name } pot cedir aquest seient. Espera que no hi sigui.
remedy-choose-another-name = Aquí ja hi ha algú amb aquest nom: tria’n un altre.
remedy-look-at-the-seal = L’atzar s’ha segellat de nou: mira el segell nou i afegeix-hi la teva part.
remedy-look-at-the-terms = El començament s’ha anul·lat, o alguna cosa ha canviat des de llavors: torna a mirar la taula.
remedy-open-the-pledged-share = Aquesta no és la part que va prometre el teu dispositiu; promet i obre la mateixa.
remedy-reclaim-the-chair = Un bot juga per tu: primer recupera el teu seient.
remedy-nothing-to-undo = No hi ha res que puguis desfer: només la teva darrera jugada, mentre no s’hagi revelat res ni hagi jugat ningú més.
remedy-somebody-has-to-go = No quedarien prou seients per a tothom: primer ha de marxar algú.
remedy-fill-the-chairs = Primer s’han d’ocupar tots els seients, amb persones o amb bots.
remedy-wait-for-a-share = { $name }: el dispositiu encara no ha afegit la seva part a l’atzar; espera un moment.
remedy-after-the-game = Això es podrà fer quan s’acabi la partida.
remedy-unknown-table = Aquesta taula no existeix, o no està oberta per a tu.
remedy-ask-for-an-invitation = Demana una invitació a algú de la taula.
remedy-house-is-full = En aquest servidor ja no hi caben més taules: torna més tard.
remedy-delete-a-table-first = Has obert moltes taules: esborra’n alguna que ja no necessitis.
remedy-table-is-full = En aquesta taula ja no hi caben més convidats.
remedy-look-at-fewer-tables = Estàs mirant moltes taules alhora: primer deixa’n una.
remedy-too-many-wrong-codes = Aquí s’han provat massa codis equivocats: espera { $seconds } s, o entra amb l’enllaç o el codi QR.
remedy-come-by-the-link = En aquest servidor s’estan provant massa codis equivocats: entra amb l’enllaç o el codi QR de la invitació.
remedy-ask-for-another-code = Aquest codi és erroni o ja no val: demana’n un altre.
remedy-slow-down = El servidor no dona l’abast; torna-ho a provar d’aquí a un moment.
remedy-no-such-game = En aquesta taula no hi ha aquesta partida.
remedy-enter-first = Primer entra a la taula.
remedy-no-spectators = Aquesta taula no admet públic: seu-hi per veure la partida.
remedy-tap-first = Primer toca el teu seient per veure la teva mà.
remedy-table-is-damaged = Les dades desades d’aquesta taula estan malmeses. Qui manté el servidor en pot saber més amb «aprendiz check».
remedy-film-is-damaged = Les dades desades d’aquesta partida estan malmeses. La taula continua.

## Frases

phrase-hello = Hola!
phrase-good-luck = Sort!
phrase-well-played = Ben jugat!
phrase-thank-you = Gràcies!
phrase-sorry = Perdona!
phrase-oops = Ai!
phrase-wow = Ostres!
phrase-my-pleasure = De res!
phrase-take-your-time = Pren-te el temps que vulguis.
phrase-your-turn = Et toca!
phrase-one-moment = Un moment, si us plau.
phrase-i-am-back = Ja torno a ser aquí!
phrase-another-game = Una altra partida?
phrase-good-game = Bona partida!
phrase-goodbye = Adeu!

## Gestos: què fa algú, després del nom

phrase-smile = somriu
phrase-laugh = riu
phrase-surprise = queda de pedra
phrase-thinking = s’ho pensa
phrase-applause = aplaudeix
phrase-heart = envia un cor
phrase-fireworks = encén focs artificials
