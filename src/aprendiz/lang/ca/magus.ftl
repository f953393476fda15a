### Magus Novatus: cartes, opcions, jugades, què passa, què no es pot fer, i la taula en paraules

## El joc

game = Magus Novatus
about = Llança el cub, agafa pocions de la graella i fes-ne encanteris; però compte amb el que amaguen al dors i amb les calaveres de les pocions que et sobrin! De 2 a 4 jugadors.

## Cartes, colors i efectes

card-R = { $value } vermell
    .the = un { $value } vermell
card-Y = { $value } groc
    .the = un { $value } groc
card-G = { $value } verd
    .the = un { $value } verd
card-B = { $value } blau
    .the = un { $value } blau
card-H = herbes remeieres
    .the = unes herbes remeieres
card-E = elixir
    .the = un elixir
card-W = vareta màgica
    .the = una vareta màgica
card-C = maledicció
    .the = una maledicció

colour-red = vermell
colour-yellow = groc
colour-green = verd
colour-blue = blau
symbol-red = flama
symbol-yellow = sol
symbol-green = fulla
symbol-blue = gota

effect-thieves = Lladregotus Maximus
effect-shake-up = Totum Capgiratum
effect-curses = Passamus Malediccionus
effect-go-back = Tempus Enrerum
effect-devil = Adeusiau Calaverus
effect-presents = Regalum Pertuis
effect-closed-book = llibre tancat

## Els encanteris en paraules

wanted-R = { $count ->
        [one] { $count } vermella
       *[other] { $count } vermelles
    }
wanted-Y = { $count ->
        [one] { $count } groga
       *[other] { $count } grogues
    }
wanted-G = { $count ->
        [one] { $count } verda
       *[other] { $count } verdes
    }
wanted-B = { $count ->
        [one] { $count } blava
       *[other] { $count } blaves
    }
wanted-K = { $count } d’un color
wanted-A = { $count } d’un altre color
wanted-many = { $count } de qualsevol color
wanted-number = { $potions } amb el número { $number }
wanted-different = { $potions } amb números diferents
wanted-symbols = { $potions } amb els números { $signs } (lletres iguals, números iguals)

## Opcions, cadascuna en una frase, amb els seus valors

option-throw = Com es llança el cub.
option-throw-aimed = apuntes a una casella, i el cub es pot desviar cap a les del voltant
option-throw-uniform = pot caure a qualsevol casella, totes amb la mateixa probabilitat
option-taking = Quantes pocions s’agafen d’una fila o d’una columna.
option-taking-all = totes les del color o del número
option-taking-part = només una part, la que vulguis
option-outstanding = Alumnes Avantatjats: sense el cub, tries la fila o la columna que vulguis.
option-outstanding-no = amb el cub
option-outstanding-yes = sense el cub
option-infant = Alumnes Júnior: sense objectes ni efectes; per fer un encanteri només compten els colors, i qui arriba a 9 punts guanya a l’instant.
option-infant-no = el joc complet
option-infant-yes = la versió infantil
option-infant_goal = Quins punts compten per arribar a 9 en la modalitat d’Alumnes Júnior.
option-infant_goal-net = els dels encanteris, menys un per cada calavera
option-infant_goal-gross = només els dels encanteris; les calaveres no resten, però desfan empats
option-starter = El seient que comença, comptant des de 0; per defecte, ho decideix l’atzar.
option-limit = Quan s’arriba a aquest nombre de torns, la partida es puntua tal com està; sense límit, dura el que calgui (en una simulació, 1000 torns).
option-edition = Quines cartes hi ha a la caixa.
option-edition-classic = 64 pocions, 8 objectes i 30 encanteris
option-edition-own = o el camí d’un fitxer propi

## Opcions a la pàgina

label-throw = El cub
label-throw-aimed = Apuntant
label-throw-uniform = On sigui
label-taking = Quant s’agafa
label-taking-all = Totes
label-taking-part = Una part
label-outstanding = Alumnes Avantatjats
explain-outstanding = Sense el cub, tries la fila o la columna que vulguis.
label-infant = Alumnes Júnior
explain-infant = Sense objectes ni efectes; per fer un encanteri només compten els colors, i qui arriba a 9 punts guanya a l’instant.
label-infant_goal = Quins punts compten
label-infant_goal-net = Menys calaveres
label-infant_goal-gross = Només encanteris
label-starter = Qui comença
explain-starter = Qui juga el primer torn.
label-limit = Límit
explain-limit = Quan s’arriba a aquest nombre de torns, la partida es puntua tal com està.
preset-children = Per als més petits
preset-children-means = Alumnes Júnior: sense objectes ni efectes, es guanya amb 9 punts.
preset-outstanding = Alumnes Avantatjats
preset-outstanding-means = Sense el cub: la fila o la columna que vulguis.

## Jugades, com a opcions per triar

move-Aim = apuntar a la fila { $row }, columna { $column }
move-Place = posar el cub a la fila { $row }, columna { $column }
move-Take = agafar { $colour ->
        [none] tots els { $value }
       *[other] tot el { WORDS($colour, of: "colour") }
    } de la { $line ->
        [row] fila { $number }
       *[column] columna { $number }
    }
move-TakePart = agafar pocions de la { $line ->
        [row] fila { $number }
       *[column] columna { $number }
    } (caselles: { $places })
move-Cast = fer l’encanteri de { $points } punts i pagar com sempre
move-Choose = fer l’encanteri de { $points } punts i triar amb què pagues
move-Pay = pagar amb { CARD($card, form: "the") }
move-Heal = fer servir unes herbes remeieres per curar una calavera
move-Conjure = fer servir la vareta màgica i agafar { CARD($card, form: "the") } dels descarts
move-Lift = descartar dues pocions per treure’t de sobre la maledicció
move-Give = descartar tres pocions per donar la maledicció a { NAME($seat) }
move-Spend = descartar { CARD($card, form: "the") }
move-Finish = acabar el torn
move-Drop = descartar { CARD($card, form: "the") }
move-Pass = passar { CARD($card, form: "the") } cap a l’esquerra
move-Draw = surt una carta: { CARD($card, form: "the") }
move-Land = el cub cau a la fila { $row }, columna { $column }
move-Miss = el cub cau fora de la graella
move-Offer = l’encanteri següent de la pila: { SPELL($spell) }
move-Turn = es gira l’encanteri: { WORDS($effect, of: "effect") }
move-Begin = qui comença: { NAME($seat) }

## Què voldria dir una opció

meaning-cards = { CARDS($cards) }
meaning-cast = { $points } punts, { $skulls ->
        [0] cap calavera
        [one] { $skulls } calavera
       *[other] { $skulls } calaveres
    }
meaning-place = com a màxim: { CARDS($cards) }
meaning-hole = casella buida

## Què passa

event-CardLaid = Fila { $row }, columna { $column }: { CARD($card) }.
event-SpellOffered = Nou encanteri de { $points } punts: { SPELL($spell) }.
event-StarterFound = { WHO($seat) ->
        [you] L’atzar decideix: comences tu.
       *[other] L’atzar decideix: comença { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] Ara et toca a tu.
       *[other] Ara li toca a { NAME($seat) }.
    }
event-CubeAimed = { WHO($seat) ->
        [you] Llances el cub cap a la fila { $row }, columna { $column }.
       *[other] { NAME($seat) } llança el cub cap a la fila { $row }, columna { $column }.
    }
event-CubeLanded = El cub cau a la fila { $row }, columna { $column }.
event-CubeMissed = { $times ->
        [1] El cub cau fora: es torna a llançar.
       *[other] El cub torna a caure fora: ara el posa qui seu a l’esquerra.
    }
event-CubePlaced = { WHO($seat) ->
        [you] Poses el cub a la fila { $row }, columna { $column }.
       *[other] { NAME($seat) } posa el cub a la fila { $row }, columna { $column }.
    }
event-PotionsTaken = { WHO($seat) ->
        [you] Agafes de la { $line ->
            [row] fila { $number }: { CARDS($cards) }.
           *[column] columna { $number }: { CARDS($cards) }.
        }
       *[other] { NAME($seat) } agafa de la { $line ->
            [row] fila { $number }: { CARDS($cards) }.
           *[column] columna { $number }: { CARDS($cards) }.
        }
    }
event-CardPaid = { WHO($seat) ->
        [you] Pagues amb { CARD($card, form: "the") }.
       *[other] { NAME($seat) } paga amb { CARD($card, form: "the") }.
    }
event-SpellCast = { WHO($seat) ->
        [you] Fas un encanteri de { $points } punts ({ SPELL($spell) })
       *[other] { NAME($seat) } fa un encanteri de { $points } punts ({ SPELL($spell) })
    }{ $skulls ->
        [0] , sense cap calavera.
        [one] ; la poció que sobra es converteix en { $skulls } calavera.
       *[other] ; les pocions que sobren es converteixen en { $skulls } calaveres.
    }
event-BackTurned = { $effect ->
        [thieves] Al dors: { WORDS($effect, of: "effect") }! Tothom roba una carta.
        [shake-up] Al dors: { WORDS($effect, of: "effect") }! Qui té objectes en perd un.
        [curses] Al dors: { WORDS($effect, of: "effect") }! Les malediccions passen cap a l’esquerra.
        [go-back] Al dors: { WORDS($effect, of: "effect") }! La proveta recula.
        [devil] Al dors: { WORDS($effect, of: "effect") }! Qui té calaveres en passa una cap a l’esquerra.
        [presents] Al dors: { WORDS($effect, of: "effect") }! Qui té cartes a la mà en passa una cap a l’esquerra.
       *[closed-book] Al dors: un llibre tancat. No passa res.
    }
event-CardDrawn = { WHO($seat) ->
        [you] Robes una carta.
       *[other] { NAME($seat) } roba una carta.
    }
event-CardReceived = És { CARD($card, form: "the") }.
event-ItemReceived = { WHO($seat) ->
        [you] Reps { CARD($card, form: "the") }.
       *[other] { NAME($seat) } rep { CARD($card, form: "the") }.
    }
event-CurseDiscarded = Tothom ja té una maledicció: aquesta es descarta.
event-ChoiceSealed = { WHO($seat) ->
        [you] Ja has triat.
       *[other] { NAME($seat) } ja ha triat.
    }
event-ItemDropped = { WHO($seat) ->
        [you] Perds { CARD($card, form: "the") }.
       *[other] { NAME($seat) } perd { CARD($card, form: "the") }.
    }
event-CardPassed = { WHO($seat) ->
        [you] Passes una carta a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } et passa una carta.
           *[other] { NAME($seat) } passa una carta a { NAME($receiver) }.
        }
    }
event-CardGiven = És { CARD($card, form: "the") }.
event-SkullPassed = { WHO($seat) ->
        [you] Passes una calavera a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } et passa una calavera.
           *[other] { NAME($seat) } passa una calavera a { NAME($receiver) }.
        }
    }
event-CursePassed = { WHO($seat) ->
        [you] Passes la maledicció a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } et passa la maledicció.
           *[other] { NAME($seat) } passa la maledicció a { NAME($receiver) }.
        }
    }
event-CylinderMoved = La proveta és a la posició { $place }.
event-SkullHealed = { WHO($seat) ->
        [you] Cures una calavera: era { CARD($card, form: "the") }.
       *[other] { NAME($seat) } cura una calavera: era { CARD($card, form: "the") }.
    }
event-CardConjured = { WHO($seat) ->
        [you] Amb la vareta màgica, recuperes { CARD($card, form: "the") } dels descarts.
       *[other] Amb la vareta màgica, { NAME($seat) } recupera { CARD($card, form: "the") } dels descarts.
    }
event-CardSpent = { WHO($seat) ->
        [you] Descartes { CARD($card, form: "the") }.
       *[other] { NAME($seat) } descarta { CARD($card, form: "the") }.
    }
event-CurseLifted = { WHO($seat) ->
        [you] Et treus de sobre la maledicció.
       *[other] { NAME($seat) } es treu de sobre la maledicció.
    }
event-CurseGiven = { WHO($seat) ->
        [you] Dones la maledicció a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } et dona una maledicció.
           *[other] { NAME($seat) } dona una maledicció a { NAME($receiver) }.
        }
    }
event-DeckReshuffled = El munt s’ha acabat: els descarts ({ $size ->
        [one] { $size } carta
       *[other] { $size } cartes
    }) es barregen i tornen a fer de munt.
event-HandDiscarded = { WHO($seat) ->
        [you] Descartes la mà: { CARDS($cards) }.
       *[other] { NAME($seat) } descarta la mà: { CARDS($cards) }.
    }
event-GameEnded = { $ending ->
        [spells] S’acaba la partida: ja s’han fet tots els encanteris.
        [exhaustion] S’acaba la partida: en tota una ronda ningú no ha pogut fer res.
        [limit] S’acaba la partida: ja s’han jugat els torns acordats.
        [goal] S’acaba la partida: ja s’ha arribat a 9 punts.
       *[cylinder] S’acaba la partida: la proveta arriba a l’última posició.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] Guanyes tu{ $result-decided_by ->
                [skulls] { " " }per tenir menys calaveres!
                [fours] { " " }per tenir més encanteris de 4 punts!
                [threes] { " " }per tenir més encanteris de 3 punts!
                [twos] { " " }per tenir més encanteris de 2 punts!
               *[points] { " " }amb més punts que ningú!
            }
           *[other] Guanya { NAMES($winners) }{ $result-decided_by ->
                [skulls] { " " }per tenir menys calaveres!
                [fours] { " " }per tenir més encanteris de 4 punts!
                [threes] { " " }per tenir més encanteris de 3 punts!
                [twos] { " " }per tenir més encanteris de 2 punts!
               *[points] { " " }amb més punts que ningú!
            }
        }
       *[other] Victòria compartida: { NAMES($winners) }!
    }

## Per què no es pot fer una jugada, i què es podria fer

remedy-wait-for-your-turn = Espera que et toqui.
remedy-leave-it-to-chance = Això és cosa de l’atzar.
remedy-throw-the-cube-first = Primer llança el cub.
remedy-aim-at-the-grid = Apunta a una casella de la graella: files i columnes de l’1 al 5.
remedy-lay-the-cube-first = Primer posa el cub per a qui seu a la teva dreta.
remedy-lay-it-on-the-grid = Posa’l en una casella de la graella: files i columnes de l’1 al 5.
remedy-lay-it-by-a-potion = Posa’l en una casella que encara tingui alguna poció a la fila o a la columna.
remedy-take-potions-first = Agafar pocions és obligatori: primer agafa’n alguna.
remedy-take-a-part = En aquesta taula, digues de quines caselles agafes les pocions.
remedy-take-all-of-them = Agafa totes les pocions d’un color o d’un número que hi hagi en aquella fila o columna.
remedy-take-from-the-cubes-lines = Agafa pocions de la fila o de la columna del cub.
remedy-name-a-colour-or-a-number = Digues un color o bé un número, només una de les dues coses.
remedy-take-what-lies-there = Agafa pocions de les que hi ha.
remedy-name-places-of-the-line = Digues caselles d’aquella fila o columna, de l’1 al 5, per ordre i sense repetir-ne cap.
remedy-take-one-colour-or-one-number = Agafa pocions d’un sol color o d’un sol número.
remedy-cast-one-spell-a-turn = Només pots fer un encanteri per torn: espera’t al pròxim.
remedy-be-rid-of-the-curse-first = Amb una maledicció no es pot fer cap encanteri: primer treu-te-la de sobre.
remedy-cast-a-spell-on-offer = Fes un dels encanteris disponibles.
remedy-gather-its-potions = Amb les pocions i els elixirs que tens no pots fer l’encanteri ({ SPELL($spell) }): aconsegueix-ne més.
remedy-get-healing-plants = No tens herbes remeieres.
remedy-heal-a-skull-you-have = No tens cap calavera per curar.
remedy-get-a-magic-wand = No tens cap vareta màgica.
remedy-take-a-potion-from-the-discards = Agafa una poció que hi hagi als descarts.
remedy-only-with-a-curse = No tens cap maledicció per treure’t de sobre.
remedy-gather-more-potions = Et calen { $needed } pocions a la mà.
remedy-give-it-to-a-player = Dona-la a algú de la taula.
remedy-give-it-to-somebody-without = Ningú no pot tenir dues malediccions: dona-la a algú que no en tingui cap.
remedy-cast-use-an-item-or-finish = Fes un encanteri, fes servir un objecte o acaba el torn.
remedy-pay-for-the-spell-first = Primer paga l’encanteri.
remedy-pay-with-potions-or-elixirs = Paga amb pocions o elixirs.
remedy-pay-what-you-have = Paga amb el que tens.
remedy-pay-what-fits = Amb el que ja has pagat, aquesta carta no encaixa en l’encanteri: tria’n una altra.
remedy-discard-for-the-curse-first = Primer descarta les pocions per treure’t de sobre la maledicció.
remedy-discard-a-potion-you-hold = Descarta una poció que tinguis a la mà.
remedy-discard-an-item-first = Primer tria quin objecte perds.
remedy-discard-an-item-you-have = Tria un objecte que tinguis; les malediccions no compten.
remedy-pass-a-card-first = Primer tria quina carta passes.
remedy-pass-a-card-you-hold = Passa una carta que tinguis a la mà.

## La taula en paraules

table-turn = Torn { $turn }
table-column = Columna
table-row = Fila { $row }
table-hole = buida
table-cube = Cub
table-cube-at = fila { $row }, columna { $column }
table-pile = { $points } punts
table-left = { $left ->
        [0] l’últim
       *[other] { $left } més
    }
table-pile-empty = no queda cap encanteri
table-cylinder = Proveta
table-cylinder-at = posició { $cylinder } { $end ->
        [1] d’{ $end }
        [11] d’{ $end }
       *[other] de { $end }
    }
table-deck = Munt
table-discards = Descarts
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartes
    }
table-top = a dalt, { CARD($top) }
table-score = { $score ->
        [one] { $score } punt
       *[other] { $score } punts
    }
table-skulls = { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveres
    }
table-holds = { $count ->
        [one] { $count } carta a la mà
       *[other] { $count } cartes a la mà
    }
table-items = Objectes
table-items-of = { NAME($seat) } ({ CARDS($cards) })
table-spells = { $count ->
        [one] { $count } encanteri
       *[other] { $count } encanteris
    }
table-hand = La teva mà
table-empty = cap carta
table-paid = Ja pagat
table-held = Segur que { NAME($seat) } té
task-aim = On llances el cub? Al costat veus què agafaries.
task-place = { NAME($turn) } ha llançat el cub fora dues vegades. On el poses?
task-take = Agafa un color o un número de la fila o de la columna del cub.
task-take-anywhere = Agafa un color o un número de la fila o de la columna que vulguis.
task-cast = Si vols, fes un encanteri o fes servir objectes; si no, acaba el torn.
task-cursed = La maledicció no et deixa fer encanteris. Treu-te-la de sobre, fes servir objectes o acaba el torn.
task-after-casting = Si vols, fes servir objectes; si no, acaba el torn.
task-pay = Tria amb què pagues l’encanteri ({ SPELL($spell) }), carta a carta.
task-spend = { $due ->
        [one] Descarta { $due } poció més per treure’t de sobre la maledicció.
       *[other] Descarta { $due } pocions més per treure’t de sobre la maledicció.
    }
task-drop = Tria quin objecte perds; tothom tria alhora.
task-pass = Tria quina carta passes cap a l’esquerra; tothom tria alhora.

## La taula, dada a dada

facts-unsaid = misses top end has_cast was_active paying due receiver turns idle takes_parts is_outstanding is_infant
events-unsaid = CardLaid ChoiceSealed
own-hand = { table-hand }
    .value = { CARDS($value) }
    .none = { table-empty }
own-paid = { table-paid }
    .value = { CARDS($value) }
own-chosen = La teva tria
    .value = { CARD($value) }
fact-grid = Graella
    .columns = 5
    .item = { $item-count ->
        [0] { table-hole }
       *[other] { CARD($item) }
    }
fact-cube = { table-cube }
    .value = { table-cube-at }
    .on = grid
fact-offers = Encanteris disponibles
    .item = { table-pile }: { $spell-count ->
        [0] { table-pile-empty }
       *[other] { $is_infant ->
            [yes] { SPELL($spell, form: "colours") }
           *[no] { SPELL($spell) }
        } ({ table-left })
    }
fact-deck_size = { table-deck }
    .value = { table-cards }
fact-discards_size = { table-discards }
    .value = { table-cards }{ $top-count ->
        [0] { "" }
       *[other] , { table-top }
    }
fact-discards = { table-discards }
    .value = { CARDS($value) }
fact-cylinder = { table-cylinder }
    .value = { $end ->
        [none] { "" }
       *[other] { table-cylinder-at }
    }
player-hand_size = { table-holds }
player-items = { CARDS($items) }
player-skulls = { table-skulls }
player-spells = { table-spells }
    .none = { table-spells }
player-score = { table-score }
aid-held = { "" }
    .item = { WHO($seat) ->
        [you] { "" }
       *[other] { $count ->
            [0] { "" }
           *[other] { table-held }: { CARDS($item) }
        }
    }
aid-discards = { table-discards }
    .value = { CARDS($value) }
aid-backs = Dors sense descobrir, per punts
    .item = { $is_infant ->
        [yes] { "" }
       *[no] { $index ->
            [0] 2
            [1] 3
           *[other] 4
        }: { WORDS($item, of: "effect") }
    }
task = { $phase ->
        [aim] On llances el cub?
        [place] { task-place }
        [take] { $is_outstanding ->
            [yes] { task-take-anywhere }
           *[no] { task-take }
        }
        [cast] { $has_cast ->
            [yes] { task-after-casting }
           *[no] { task-cast }
        }
        [pay] Tria amb què pagues l’encanteri, carta a carta.
        [spend] { task-spend }
        [drop] { task-drop }
       *[pass] { task-pass }
    }

## El final

standing = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } punt
       *[other] { $totals } punts
    }, { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveres
    }

## Què hi ha en una caixa

box-cards = { $potions } pocions, { $items } objectes, { $spells } encanteris
box-numbers = pocions amb el número
box-item = { CARD($card) }
box-pile = encanteris de { $points } punts
box-backs = al dors dels de { $points } punts
box-back = { $count } × { WORDS($effect, of: "effect") }
box-cylinder = última posició de la proveta
box-players = { $players } jugadors: { $place }
box-throw = llançament apuntant a una casella
box-scatter = de cada { $all } llançaments, { $hit } a la casella, { $side } a cadascuna de les dels costats i { $corner } a cadascuna de les diagonals

## Quines cartes paguen un encanteri

score-castable = es pot fer: { CARDS($cards) }{ $elixirs ->
        [0] { "" }
        [one] { " " }i { $elixirs } elixir
       *[other] { " " }i { $elixirs } elixirs
    }
score-not-castable = no es pot fer: { $elixirs ->
        [one] caldria { $elixirs } elixir
       *[other] caldrien { $elixirs } elixirs
    }

## D’un cop d’ull

glance = En el teu torn, llança el cub a la graella i agafa totes les pocions d’un sol color o d’un sol número de la fila o de la columna que t’assenyala.
glance-cast = Si tens les pocions que demana, pots fer un dels tres encanteris disponibles. Totes les pocions que et quedin a la mà es converteixen en calaveres, i cadascuna et costa un punt al final. Després es gira la carta de l’encanteri, i pot ser que passi alguna cosa.
glance-items = Els objectes t’ajuden en el teu torn: les herbes remeieres curen una calavera, un elixir val per qualsevol poció i una vareta màgica recupera una poció dels descarts. Amb una maledicció no pots fer cap encanteri: descarta dues pocions per treure-te-la de sobre, o tres per donar-la a algú altre.
glance-spells = Com es llegeixen els encanteris: «un color» i «un altre color» són dos colors diferents, els que tu triïs; «qualsevol color» es pot barrejar; amb «números diferents», cap número no es repeteix.
glance-symbols = Cada color té el seu símbol: { $symbols }.
glance-word = maledicció
