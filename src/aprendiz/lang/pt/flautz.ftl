### FLAUTZ!: cartas, opções, jogadas, o que acontece, o que se recusa, e a mesa em palavras

## O jogo

game = FLAUTZ!
about = Apanha os pergaminhos que rodopiam pela torre e faz com eles o melhor feitiço: cartas seguidas de uma só cor, ou cartas de um só valor em cores diferentes. De 2 a 5 jogadores.

## Cartas

card-B = { $value } azul
    .the = o { $value } azul
card-G = { $value } verde
    .the = o { $value } verde
card-V = { $value } roxo
    .the = o { $value } roxo
card-O = { $value } laranja
    .the = o { $value } laranja
card-K = { $value } cor-de-rosa
    .the = o { $value } cor-de-rosa
card-I = ilusão de { $value }
    .the = a ilusão de { $value }
card-P = prisma
    .the = o prisma

colour-blue = azul
colour-green = verde
colour-purple = roxo
colour-orange = laranja
colour-pink = cor-de-rosa

symbol-blue = gota
symbol-green = folha
symbol-purple = lua
symbol-orange = chama
symbol-pink = flor

field-air = ar
field-floor = chão
field-either = à escolha
field-last = FLAUTZ!

## Opções, cada uma numa frase, com os seus valores

option-arena = As casas que o cristal percorre num desafio e, com isso, o número de rondas.
option-arena-usual = a habitual, com cinco rondas (chão, ar, chão, ar, à escolha)
option-arena-short = a curta, com quatro rondas (chão, ar, à escolha, à escolha)
option-arena-long = a longa, com sete rondas (chão, ar, à escolha, chão, ar, à escolha, à escolha)
option-arena-own = ou uma lista tua de floor (chão), air (ar) e either (à escolha), separados por vírgulas
option-mode = Como se ganha o jogo.
option-mode-crystals = quem chegar a 3 cristais ganha logo, e os pontos não se contam
option-mode-matches = ao fim de um número combinado de desafios decidem os pontos, e cada cristal vale 10
option-matches = Quantos desafios se jogam quando são os pontos a decidir.
option-ties = Quem leva um cristal quando os melhores feitiços de um desafio valem o mesmo.
option-ties-each = cada um dos empatados leva um
option-ties-nobody = ninguém leva nenhum
option-final_turns = O que acontece aos últimos turnos depois de um FLAUTZ! quando o cristal chega ao fim do percurso.
option-final_turns-track = o fim do percurso vem primeiro, e os últimos turnos que faltem perdem-se
option-final_turns-all = ninguém fica sem o seu último turno, e o cristal espera na última casa
option-starter = O lugar que começa o primeiro desafio, a contar do 0; sem esta opção, decide a sorte.
option-limit = Ao fim deste número de turnos, já não começa outro desafio; sem esta opção, o jogo dura o que tiver de durar (numa simulação, 1000 turnos).
option-edition = Que cartas vêm na caixa.
option-edition-classic = a clássica, com 83 cartas e valores de 1 a 5
option-edition-wide = a alargada, com 80 cartas e valores de 1 a 7
option-edition-own = ou o caminho de um ficheiro teu

## Opções na página

label-arena = Arena
label-arena-usual = Habitual
label-arena-short = Curta
label-arena-long = Longa
label-arena-own = A tua
explain-arena-own = Casa a casa, como quiseres.
entry-arena = Casa { $number }
add-arena = Acrescentar uma casa
label-mode = Objetivo
label-mode-crystals = Cristais
label-mode-matches = Pontos
label-matches = Desafios
label-ties = Empates
label-ties-each = Um para cada
label-ties-nobody = Para ninguém
label-final_turns = Últimos turnos
label-final_turns-track = Fim do percurso
label-final_turns-all = Para todos
label-starter = Quem começa
explain-starter = Quem começa o primeiro desafio.
label-limit = Limite
explain-limit = Ao fim deste número de turnos, já não começa outro desafio.
label-edition-wide = Alargada
preset-first = A primeira vez
preset-first-means = Um desafio, cerca de 10 minutos, a partir dos 7 anos.
preset-family = Serão em família
preset-family-means = Ganha quem chegar a três cristais, cerca de 30 minutos.
preset-masters = Mestres
preset-masters-means = Cinco desafios longos com valores até 7, cerca de uma hora.

## Jogadas, como algo que se pode escolher

move-Exchange = tirar { CARD($take, form: "the") } { $row ->
        [air] do ar
       *[floor] do chão
    } e pôr lá { CARD($give, form: "the") }{ $declare ->
        [yes] , declarando FLAUTZ!
       *[no] { "" }
    }
move-Replace = substituir { CARD($card, form: "the") } { $row ->
        [air] do ar
       *[floor] do chão
    } pela carta de cima do baralho
move-Focus = concentrar-te, para substituíres uma carta antes da próxima troca
move-Declare = declarar FLAUTZ!
move-Rest = passar no teu último turno
move-Draw = sai { CARD($card, form: "the") }
move-Enrol = distribuem-se os aprendizes: { WORDS($colours, of: "colour") }
move-Begin = quem começa: { NAME($seat) }

## O que significa uma escolha

meaning-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
meaning-at-least = pelo menos { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
meaning-focus = por agora, 0 pontos
meaning-focus-last = 0 pontos: este é o teu último turno!

## O que acontece

event-ApprenticeGiven = { WHO($seat) ->
        [you] Ficas com o aprendiz { WORDS($colour, of: "colour") }.
       *[other] { NAME($seat) } fica com o aprendiz { WORDS($colour, of: "colour") }.
    }
event-StarterFound = { WHO($seat) ->
        [you] A sorte decide: começas tu.
       *[other] A sorte decide: começa { NAME($seat) }.
    }
event-MatchBegan = { WHO($starter) ->
        [you] Desafio { $match }: jogas primeiro e dás cinco cartas a cada um.
       *[other] Desafio { $match }: { NAME($starter) } joga primeiro e dá cinco cartas a cada um.
    }
event-CardDealt = { WHO($seat) ->
        [you] Recebes uma carta.
       *[other] { NAME($seat) } recebe uma carta.
    }
event-CardReceived = É { CARD($card, form: "the") }.
event-CardLaid = { $row ->
        [air] Vai para o ar: { CARD($card) }.
       *[floor] Vai para o chão: { CARD($card) }.
    }
event-CrystalMoved = O cristal está na casa { $number }: { $field ->
        [air] tiram-se cartas do ar.
        [floor] tiram-se cartas do chão.
       *[either] tiram-se cartas do chão ou do ar.
    }
event-CardExchanged = { WHO($seat) ->
        [you] Tiras { CARD($took, form: "the") } { $row ->
            [air] do ar
           *[floor] do chão
        } e pões lá { CARD($gave, form: "the") }.
       *[other] { NAME($seat) } tira { CARD($took, form: "the") } { $row ->
            [air] do ar
           *[floor] do chão
        } e põe lá { CARD($gave, form: "the") }.
    }
event-PlayerFocused = { WHO($seat) ->
        [you] Concentras-te.
       *[other] { NAME($seat) } concentra-se.
    }
event-CardDiscarded = { WHO($seat) ->
        [you] Descartas { CARD($card, form: "the") } { $row ->
            [air] do ar.
           *[floor] do chão.
        }
       *[other] { NAME($seat) } descarta { CARD($card, form: "the") } { $row ->
            [air] do ar.
           *[floor] do chão.
        }
    }
event-CardTurnedUp = Em seu lugar entra { CARD($card, form: "the") }.
event-DeckReshuffled = O baralho está vazio: baralham-se os descartes ({ $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }), que passam a ser o novo baralho.
event-PlayerRested = { WHO($seat) ->
        [you] Passas no teu último turno.
       *[other] { NAME($seat) } passa no último turno.
    }
event-FlautzDeclared = { WHO($seat) ->
        [you] Declaras FLAUTZ! com { CARDS($cards) }.
       *[other] { NAME($seat) } declara FLAUTZ! com { CARDS($cards) }.
    } { $calls_final_turns ->
        [yes] Os outros têm direito a um último turno.
       *[no] Os últimos turnos continuam.
    }
event-StraightShown = { $is_royal ->
        [yes] { WHO($seat) ->
            [you] Mostras uma Sequência Real FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } mostra uma Sequência Real FLAUTZ!: { CARDS($cards) }.
        }
       *[no] { WHO($seat) ->
            [you] Mostras uma Sequência FLAUTZ!: { CARDS($cards) }.
           *[other] { NAME($seat) } mostra uma Sequência FLAUTZ!: { CARDS($cards) }.
        }
    }
event-MatchEnded = Fim do desafio { $match }: { $ending ->
        [flautz] os últimos turnos acabaram.
        [straight] uma Sequência FLAUTZ! põe-lhe logo fim.
        [royal] uma Sequência Real FLAUTZ! põe-lhe logo fim.
       *[arena] o cristal chegou ao fim da arena.
    }
event-GameEnded = Fim do jogo. { $winners-count ->
        [1] { WHO($winners) ->
            [you] Ganhas{ $result-decided_by ->
                [points] { " " }aos pontos!
                [best-match] { " " }graças ao melhor desafio!
               *[crystals] { " " }graças aos cristais!
            }
           *[other] { NAMES($winners) } ganha{ $result-decided_by ->
                [points] { " " }aos pontos!
                [best-match] { " " }graças ao melhor desafio!
               *[crystals] { " " }graças aos cristais!
            }
        }
       *[other] Vitória partilhada: { NAMES($winners) }!
    }

part-HandValued = { NAME($seat) } ({ CARDS($cards) }): { $spell ->
        [none] sem feitiço
       *[other] { $spell }{ $is_focused ->
            [yes] ; mas em concentração, por isso 0 pontos
           *[no] { SAME($points, $spell-points) ->
                [yes] { "" }
               *[no] ; mas, depois de uma Sequência Real FLAUTZ!, 0 pontos
            }
        }
    }{ $crystals ->
        [0] .
        [one] ; +{ $crystals } cristal.
       *[other] ; +{ $crystals } cristais.
    }
part-Spell = { $prisms-count ->
        [0] { "" }
       *[other] { $prisms },{ " " }
    }{ $cards } = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $is_straight ->
        [yes] { " " }(Sequência FLAUTZ!)
       *[no] { $is_flautz ->
            [yes] { " " }(FLAUTZ!)
           *[no] { "" }
        }
    }
part-Prism = { $colours ->
        [none] prisma
       *[other] prisma { WORDS($colours, of: "colour") }
    }
part-Placed = { SAME($card, $counts_as) ->
        [yes] { CARD($card) }
       *[no] { CARD($card) } como { CARD($counts_as) }
    }

## Porque é que uma jogada não é possível, e o que seria

remedy-wait-for-your-turn = Espera pela tua vez.
remedy-focus-first = Só quem se concentrou pode substituir uma carta: concentra-te primeiro e deixa isso para o turno seguinte.
remedy-replace-a-card-first = Estás em concentração: primeiro substitui uma carta, depois troca.
remedy-exchange = Agora tens de trocar: tira uma carta e põe lá uma das tuas.
remedy-declare-with-the-exchange = Declara FLAUTZ! juntamente com a troca.
remedy-make-one-spell-of-all-five = Para um FLAUTZ!, as cinco cartas têm de formar um só feitiço.
remedy-exchange-or-focus = Só se pode passar num último turno: troca ou concentra-te.
remedy-leave-it-to-chance = Isso fica nas mãos da sorte.
remedy-give-another-than-you-take = Não podes devolver { CARD($card, form: "the") } que acabas de tirar: põe outra carta.
remedy-give-a-card-you-hold = Não tens { CARD($card, form: "the") }: põe uma carta da tua mão.
remedy-take-from-the-row-the-field-shows = { $row ->
        [air] Nesta casa, tira uma carta do ar.
       *[floor] Nesta casa, tira uma carta do chão.
    }
remedy-take-a-card-that-lies-there = { $row ->
        [air] Essa carta ({ CARD($card) }) não está no ar: tira uma que lá esteja.
       *[floor] Essa carta ({ CARD($card) }) não está no chão: tira uma que lá esteja.
    }

## A mesa em palavras

table-match = Desafio { $match }, ronda { $round } de { $rounds }
table-between = Desafio { $match }
table-arena = Arena
table-air = Ar
table-floor = Chão
table-apprentice = aprendiz { WORDS($colour, of: "colour") }
table-crystals = { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristais
    }
table-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
table-focused = em concentração
table-starts = joga primeiro
table-open = mão aberta: { CARDS($cards) }
table-deck = Baralho
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-discards = Descartes
table-none = nenhuns
table-hand = A tua mão
table-spell = Melhor feitiço
table-no-spell = ainda nenhum
table-held = De certeza que { NAME($seat) } tem
task-exchange = { $field ->
        [air] Tira uma carta do ar e põe lá uma das tuas, ou concentra-te.
        [floor] Tira uma carta do chão e põe lá uma das tuas, ou concentra-te.
       *[either] Tira qualquer uma das seis cartas e põe lá uma das tuas, ou concentra-te.
    }
task-replace = { $field ->
        [air] Estás em concentração: substitui primeiro uma carta do ar; depois trocas.
        [floor] Estás em concentração: substitui primeiro uma carta do chão; depois trocas.
       *[either] Estás em concentração: substitui primeiro qualquer uma das seis cartas; depois trocas.
    }
task-after-replacing = { $field ->
        [air] Agora faz a troca com uma carta do ar.
        [floor] Agora faz a troca com uma carta do chão.
       *[either] Agora faz a troca com qualquer uma das seis cartas.
    }
task-final = { NAME($caller) } declarou FLAUTZ!: este é o teu último turno, e também podes passar.

## A mesa, dado a dado

facts-unsaid = field must_exchange turns
events-unsaid = CardDealt CardReceived CardLaid
own-hand = { table-hand }
    .value = { CARDS($value) }
own-spell = { table-spell }
    .none = { table-no-spell }
fact-match = Desafio
fact-starter = Joga primeiro
    .value = { NAME($value) }
fact-air = { table-air }
    .item = { $item-count ->
        [0] –
       *[other] { CARD($item) }
    }
fact-floor = { table-floor }
    .item = { $item-count ->
        [0] –
       *[other] { CARD($item) }
    }
fact-arena = { table-arena }
    .item = { SAME($index, $field) ->
        [yes] { WORDS($item, of: "field") } (cristal)
       *[no] { WORDS($item, of: "field") }
    }
fact-deck_size = { table-deck }
    .value = { table-cards }
fact-discards = { table-discards }
    .value = { CARDS($value) }
    .none = { table-none }
fact-pool = Cristais na reserva
fact-caller = Declarou FLAUTZ!
    .value = { NAME($value) }
player-colour = { table-apprentice }
player-is_focused = { table-focused }
player-crystals = { table-crystals }
player-points = pontos por desafio: { $points }
player-hand_size = { table-cards }
player-open_hand = mão aberta: { CARDS($open_hand) }
aid-held = { "" }
    .item = { WHO($seat) ->
        [you] { "" }
       *[other] { $count ->
            [0] { "" }
           *[other] { table-held }: { CARDS($item) }
        }
    }
task = { $caller ->
        [none] { "" }
       *[other] { task-final }{ " " }
    }{ $must_exchange ->
        [yes] Agora faz a troca: tira uma carta e põe lá uma das tuas.
       *[no] { $is_focused ->
            [yes] Estás em concentração: substitui primeiro uma carta; depois trocas.
           *[no] Tira uma carta e põe lá uma das tuas, ou concentra-te.
        }
    }

## O fim

standing-points = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } ponto
       *[other] { $totals } pontos
    }, { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristais
    }
standing-crystals = { $place }. { NAME($seat) }: { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristais
    }
standing = { $matches-count ->
        [0] { standing-crystals }
       *[other] { standing-points }
    }

## O que vem numa caixa

box-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, para um máximo de { $players } jogadores
box-values = exemplares de valor
box-illusions = ilusões
box-prisms = prismas
box-arena = arena «{ $name }»

## Quanto vale uma mão

score-nothing = sem feitiço = 0 pontos

## Num relance

glance = Um feitiço são cartas seguidas de uma só cor (2 azul, 3 azul, 4 azul) ou cartas de um só valor em cores diferentes (4 azul, 4 verde, 4 cor-de-rosa). Vale tanto como a sua carta mais baixa, e mais 5 por cada uma das outras.
glance-turn = No teu turno, tira uma carta virada para cima de onde a casa permite e põe lá uma das tuas. Ou concentra-te: no turno seguinte, substituis uma carta virada para cima antes de trocares; mas quem estiver em concentração quando o desafio acabar não marca pontos.
glance-flautz = Cinco cartas que formam um só feitiço são um FLAUTZ!: se o declarares, os outros só têm direito a um último turno. Cinco cartas seguidas de uma só cor, sem cartas especiais, acabam logo com o desafio e dão mais cristais.
glance-cards = Uma ilusão conta em qualquer cor. Um prisma não acrescenta pontos, mas faz com que cartas de uma cor possam contar como sendo de outra.
glance-symbols = Cada cor tem o seu símbolo: { $symbols }.
glance-word = prisma
