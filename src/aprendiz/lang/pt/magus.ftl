### Magus Novatus: cartas, opções, jogadas, o que acontece, o que se recusa, e a mesa em palavras

## O jogo

game = Magus Novatus
about = Atira o cubo, apanha poções da grelha e usa-as para lançar feitiços; mas cuidado com o que eles escondem no verso, e com as caveiras em que se transforma o que sobra. De 2 a 4 jogadores.

## Cartas, cores e efeitos

card-R = { $value } vermelho
    .the = o { $value } vermelho
card-Y = { $value } amarelo
    .the = o { $value } amarelo
card-G = { $value } verde
    .the = o { $value } verde
card-B = { $value } azul
    .the = o { $value } azul
card-H = ervas curativas
    .the = ervas curativas
card-E = elixir
    .the = um elixir
card-W = varinha mágica
    .the = uma varinha mágica
card-C = maldição
    .the = uma maldição

colour-red = vermelho
colour-yellow = amarelo
colour-green = verde
colour-blue = azul
symbol-red = chama
symbol-yellow = sol
symbol-green = folha
symbol-blue = gota

effect-thieves = Larapius Geralis
effect-shake-up = Foras Tralharum
effect-curses = Passabis Maldiçonem
effect-go-back = Marchatrasus Temporis
effect-devil = Adeusinhus Caveiris
effect-presents = Prendinhus Paratibus
effect-closed-book = livro fechado

## Os feitiços em palavras

wanted-R = { $count ->
        [one] { $count } vermelha
       *[other] { $count } vermelhas
    }
wanted-Y = { $count ->
        [one] { $count } amarela
       *[other] { $count } amarelas
    }
wanted-G = { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
wanted-B = { $count ->
        [one] { $count } azul
       *[other] { $count } azuis
    }
wanted-K = { $count } de uma cor
wanted-A = { $count } de outra cor
wanted-many = { $count } de qualquer cor
wanted-number = { $potions } com o número { $number }
wanted-different = { $potions } com números diferentes
wanted-symbols = { $potions } com os números { $signs } (letras iguais, números iguais)

## Opções, cada uma numa frase, com os seus valores

option-throw = Como se atira o cubo.
option-throw-aimed = apontas a uma casa, e o cubo pode desviar-se para as vizinhas
option-throw-uniform = o cubo pode cair em qualquer casa, todas com a mesma probabilidade
option-taking = Quanto se apanha de uma linha ou de uma coluna.
option-taking-all = todas as poções da cor ou do número
option-taking-part = só as que quiseres dessas poções
option-outstanding = Alunos Brilhantes: joga-se sem cubo, e escolhes qualquer linha ou coluna.
option-outstanding-no = com cubo
option-outstanding-yes = sem cubo
option-infant = Alunos Júnior: joga-se sem objetos e sem efeitos, nos feitiços só interessam as cores, e quem chegar a 9 pontos ganha logo.
option-infant-no = o jogo completo
option-infant-yes = o jogo para crianças
option-infant_goal = Que pontos contam para chegar a 9 no modo Alunos Júnior.
option-infant_goal-net = os dos feitiços, menos um por cada caveira
option-infant_goal-gross = só os dos feitiços; as caveiras servem apenas para desempatar
option-starter = O lugar que começa, a contar do 0; sem esta opção, decide a sorte.
option-limit = Ao fim deste número de turnos, o jogo acaba e contam-se os pontos; sem esta opção, o jogo dura o que tiver de durar (numa simulação, 1000 turnos).
option-edition = Que cartas vêm na caixa.
option-edition-classic = a clássica, com 64 poções, 8 objetos e 30 feitiços
option-edition-own = ou o caminho de um ficheiro teu

## Opções na página

label-throw = O cubo
label-throw-aimed = A apontar
label-throw-uniform = Em qualquer casa
label-taking = Quanto se apanha
label-taking-all = Todas
label-taking-part = Uma parte
label-outstanding = Alunos Brilhantes
explain-outstanding = Joga-se sem cubo, e escolhes qualquer linha ou coluna.
label-infant = Alunos Júnior
explain-infant = Joga-se sem objetos e sem efeitos, nos feitiços só interessam as cores, e quem chegar a 9 pontos ganha logo.
label-infant_goal = Que pontos contam
label-infant_goal-net = Menos caveiras
label-infant_goal-gross = Só os feitiços
label-starter = Quem começa
explain-starter = Quem joga o primeiro turno.
label-limit = Limite
explain-limit = Ao fim deste número de turnos, o jogo acaba e contam-se os pontos.
preset-children = Para crianças
preset-children-means = Alunos Júnior: sem objetos nem efeitos, ganha-se com 9 pontos.
preset-outstanding = Alunos Brilhantes
preset-outstanding-means = Sem cubo: a linha ou a coluna que quiseres.

## Jogadas, como algo que se pode escolher

move-Aim = apontar à linha { $row }, coluna { $column }
move-Place = pôr o cubo na linha { $row }, coluna { $column }
move-Take = apanhar { $colour ->
        [none] todos os { $value }
       *[other] tudo o que é { WORDS($colour, of: "colour") }
    } { $line ->
        [row] na linha { $number }
       *[column] na coluna { $number }
    }
move-TakePart = apanhar poções { $line ->
        [row] da linha { $number }
       *[column] da coluna { $number }
    } (casas: { $places })
move-Cast = lançar o feitiço de { $points } pontos e pagar da maneira habitual
move-Choose = lançar o feitiço de { $points } pontos e escolher com que pagar
move-Pay = pagar com { CARD($card, form: "the") }
move-Heal = usar ervas curativas para te livrares de uma caveira
move-Conjure = usar a varinha mágica para ires buscar { CARD($card, form: "the") } aos descartes
move-Lift = descartar duas poções para te livrares da maldição
move-Give = descartar três poções para dares a maldição a { NAME($seat) }
move-Spend = descartar { CARD($card, form: "the") }
move-Finish = terminar o teu turno
move-Drop = descartar { CARD($card, form: "the") }
move-Pass = passar { CARD($card, form: "the") } para a tua esquerda
move-Draw = carta que sai: { CARD($card, form: "the") }
move-Land = o cubo cai na linha { $row }, coluna { $column }
move-Miss = o cubo cai fora da grelha
move-Offer = feitiço seguinte da pilha: { SPELL($spell) }
move-Turn = no verso: { WORDS($effect, of: "effect") }
move-Begin = quem começa: { NAME($seat) }

## O que significa uma escolha

meaning-cards = { CARDS($cards) }
meaning-cast = { $points } pontos, { $skulls ->
        [0] nenhuma caveira
        [one] { $skulls } caveira
       *[other] { $skulls } caveiras
    }
meaning-place = no máximo: { CARDS($cards) }
meaning-hole = uma casa vazia

## O que acontece

event-CardLaid = Linha { $row }, coluna { $column }: { CARD($card) }.
event-SpellOffered = Um novo feitiço de { $points } pontos: { SPELL($spell) }.
event-StarterFound = { WHO($seat) ->
        [you] A sorte decide: começas tu.
       *[other] A sorte decide: começa { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] É a tua vez.
       *[other] É a vez de { NAME($seat) }.
    }
event-CubeAimed = { WHO($seat) ->
        [you] Atiras o cubo à linha { $row }, coluna { $column }.
       *[other] { NAME($seat) } atira o cubo à linha { $row }, coluna { $column }.
    }
event-CubeLanded = O cubo cai na linha { $row }, coluna { $column }.
event-CubeMissed = { $times ->
        [1] O cubo cai fora da grelha; atira-se outra vez.
       *[other] O cubo volta a cair fora: quem está à esquerda escolhe a casa.
    }
event-CubePlaced = { WHO($seat) ->
        [you] Pões o cubo na linha { $row }, coluna { $column }.
       *[other] { NAME($seat) } põe o cubo na linha { $row }, coluna { $column }.
    }
event-PotionsTaken = { WHO($seat) ->
        [you] Apanhas { $line ->
            [row] da linha { $number }
           *[column] da coluna { $number }
        }: { CARDS($cards) }.
       *[other] { NAME($seat) } apanha { $line ->
            [row] da linha { $number }
           *[column] da coluna { $number }
        }: { CARDS($cards) }.
    }
event-CardPaid = { WHO($seat) ->
        [you] Pagas com { CARD($card, form: "the") }.
       *[other] { NAME($seat) } paga com { CARD($card, form: "the") }.
    }
event-SpellCast = { WHO($seat) ->
        [you] Lanças um feitiço de { $points } pontos ({ SPELL($spell) })
       *[other] { NAME($seat) } lança um feitiço de { $points } pontos ({ SPELL($spell) })
    }{ $skulls ->
        [0] , sem nenhuma caveira.
        [one] ; o que sobra transforma-se em { $skulls } caveira.
       *[other] ; o que sobra transforma-se em { $skulls } caveiras.
    }
event-BackTurned = { $effect ->
        [thieves] No verso: { WORDS($effect, of: "effect") }! Toda a gente tira uma carta.
        [shake-up] No verso: { WORDS($effect, of: "effect") }! Quem tiver objetos perde um.
        [curses] No verso: { WORDS($effect, of: "effect") }! As maldições passam para a esquerda.
        [go-back] No verso: { WORDS($effect, of: "effect") }! A proveta recua.
        [devil] No verso: { WORDS($effect, of: "effect") }! Quem tiver caveiras passa uma para a esquerda.
        [presents] No verso: { WORDS($effect, of: "effect") }! Quem tiver cartas na mão passa uma para a esquerda.
       *[closed-book] No verso: um livro fechado. Não acontece nada.
    }
event-CardDrawn = { WHO($seat) ->
        [you] Tiras uma carta.
       *[other] { NAME($seat) } tira uma carta.
    }
event-CardReceived = É { CARD($card, form: "the") }.
event-ItemReceived = { WHO($seat) ->
        [you] Ficas com { CARD($card, form: "the") }.
       *[other] { NAME($seat) } fica com { CARD($card, form: "the") }.
    }
event-CurseDiscarded = Já toda a gente tem uma maldição: esta vai para os descartes.
event-ChoiceSealed = { WHO($seat) ->
        [you] Já escolheste.
       *[other] { NAME($seat) } já escolheu.
    }
event-ItemDropped = { WHO($seat) ->
        [you] Perdes { CARD($card, form: "the") }.
       *[other] { NAME($seat) } perde { CARD($card, form: "the") }.
    }
event-CardPassed = { WHO($seat) ->
        [you] Passas uma carta a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } passa-te uma carta.
           *[other] { NAME($seat) } passa uma carta a { NAME($receiver) }.
        }
    }
event-CardGiven = É { CARD($card, form: "the") }.
event-SkullPassed = { WHO($seat) ->
        [you] Uma das tuas caveiras vai para { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] Uma caveira de { NAME($seat) } vem para ti.
           *[other] Uma caveira de { NAME($seat) } vai para { NAME($receiver) }.
        }
    }
event-CursePassed = { WHO($seat) ->
        [you] A tua maldição vai para { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] A maldição de { NAME($seat) } vem para ti.
           *[other] A maldição de { NAME($seat) } vai para { NAME($receiver) }.
        }
    }
event-CylinderMoved = A proveta está na posição { $place }.
event-SkullHealed = { WHO($seat) ->
        [you] Curas uma caveira; era { CARD($card, form: "the") }.
       *[other] { NAME($seat) } cura uma caveira; era { CARD($card, form: "the") }.
    }
event-CardConjured = { WHO($seat) ->
        [you] Com a varinha mágica, vais buscar { CARD($card, form: "the") } aos descartes.
       *[other] Com a varinha mágica, { NAME($seat) } vai buscar { CARD($card, form: "the") } aos descartes.
    }
event-CardSpent = { WHO($seat) ->
        [you] Descartas { CARD($card, form: "the") }.
       *[other] { NAME($seat) } descarta { CARD($card, form: "the") }.
    }
event-CurseLifted = { WHO($seat) ->
        [you] Livras-te da tua maldição.
       *[other] { NAME($seat) } livra-se da maldição.
    }
event-CurseGiven = { WHO($seat) ->
        [you] Dás a tua maldição a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } dá-te uma maldição.
           *[other] { NAME($seat) } dá uma maldição a { NAME($receiver) }.
        }
    }
event-DeckReshuffled = O baralho está vazio: baralham-se os descartes ({ $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }), que passam a ser o novo baralho.
event-HandDiscarded = { WHO($seat) ->
        [you] Descartas as cartas da mão: { CARDS($cards) }.
       *[other] { NAME($seat) } descarta as cartas da mão: { CARDS($cards) }.
    }
event-GameEnded = { $ending ->
        [spells] Fim do jogo: já se lançaram todos os feitiços.
        [exhaustion] Fim do jogo: durante uma ronda inteira, ninguém pôde fazer nada.
        [limit] Fim do jogo: jogaram-se os turnos combinados.
        [goal] Fim do jogo: alguém chegou aos 9 pontos.
       *[cylinder] Fim do jogo: a proveta chegou à última posição.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] Ganhas{ $result-decided_by ->
                [skulls] { " " }por teres menos caveiras!
                [fours] { " " }por teres mais feitiços de 4 pontos!
                [threes] { " " }por teres mais feitiços de 3 pontos!
                [twos] { " " }por teres mais feitiços de 2 pontos!
               *[points] { " " }aos pontos!
            }
           *[other] { NAMES($winners) } ganha{ $result-decided_by ->
                [skulls] { " " }por ter menos caveiras!
                [fours] { " " }por ter mais feitiços de 4 pontos!
                [threes] { " " }por ter mais feitiços de 3 pontos!
                [twos] { " " }por ter mais feitiços de 2 pontos!
               *[points] { " " }aos pontos!
            }
        }
       *[other] Vitória partilhada: { NAMES($winners) }!
    }

## Porque é que uma jogada não é possível, e o que seria

remedy-wait-for-your-turn = Espera pela tua vez.
remedy-leave-it-to-chance = Isso fica nas mãos da sorte.
remedy-throw-the-cube-first = Primeiro, atira o cubo.
remedy-aim-at-the-grid = Aponta a uma casa da grelha: linhas e colunas de 1 a 5.
remedy-lay-the-cube-first = Primeiro, põe na grelha o cubo de quem está à tua direita.
remedy-lay-it-on-the-grid = Põe-no numa casa da grelha: linhas e colunas de 1 a 5.
remedy-lay-it-by-a-potion = Põe-no onde ainda haja alguma poção na linha ou na coluna.
remedy-take-potions-first = É obrigatório apanhar poções: primeiro, apanha algumas.
remedy-take-a-part = Nesta mesa, indica as casas das poções que apanhas.
remedy-take-all-of-them = Apanha, dessa linha ou coluna, todas as poções de uma cor ou de um número.
remedy-take-from-the-cubes-lines = Apanha poções da linha ou da coluna do cubo.
remedy-name-a-colour-or-a-number = Indica ou uma cor ou um número.
remedy-take-what-lies-there = Apanha poções que lá estejam.
remedy-name-places-of-the-line = Indica casas dessa linha ou coluna, de 1 a 5, por ordem e sem repetir nenhuma.
remedy-take-one-colour-or-one-number = Apanha poções de uma só cor ou de um só número.
remedy-cast-one-spell-a-turn = Só podes lançar um feitiço por turno: espera pelo teu próximo turno.
remedy-be-rid-of-the-curse-first = Com uma maldição, ninguém pode lançar feitiços: primeiro, livra-te dela.
remedy-cast-a-spell-on-offer = Lança um dos feitiços disponíveis.
remedy-gather-its-potions = As tuas poções e os teus elixires não chegam para o feitiço ({ SPELL($spell) }): apanha mais.
remedy-get-healing-plants = Não tens ervas curativas.
remedy-heal-a-skull-you-have = Não tens nenhuma caveira para curar.
remedy-get-a-magic-wand = Não tens nenhuma varinha mágica.
remedy-take-a-potion-from-the-discards = Escolhe uma poção que esteja nos descartes.
remedy-only-with-a-curse = Não tens nenhuma maldição de que te livrares.
remedy-gather-more-potions = Precisas de { $needed } poções na mão.
remedy-give-it-to-a-player = Dá-a a alguém que esteja à mesa.
remedy-give-it-to-somebody-without = Ninguém pode ter duas maldições: dá-a a quem não tenha nenhuma.
remedy-cast-use-an-item-or-finish = Lança um feitiço, usa um objeto ou termina o teu turno.
remedy-pay-for-the-spell-first = Primeiro, paga o feitiço.
remedy-pay-with-potions-or-elixirs = Paga com poções ou elixires.
remedy-pay-what-you-have = Paga com o que tens.
remedy-pay-what-fits = Com o que já pagaste, essa carta não serve para o feitiço: escolhe outra.
remedy-discard-for-the-curse-first = Primeiro, descarta poções para te livrares da maldição.
remedy-discard-a-potion-you-hold = Descarta uma poção da tua mão.
remedy-discard-an-item-first = Primeiro, escolhe o objeto que perdes.
remedy-discard-an-item-you-have = Escolhe um objeto que tenhas; as maldições não contam.
remedy-pass-a-card-first = Primeiro, escolhe a carta que passas.
remedy-pass-a-card-you-hold = Passa uma carta da tua mão.

## A mesa em palavras

table-turn = Turno { $turn }
table-column = Coluna
table-row = Linha { $row }
table-hole = vazia
table-cube = Cubo
table-cube-at = linha { $row }, coluna { $column }
table-pile = { $points } pontos
table-left = { $left ->
        [0] o último
       *[other] mais { $left }
    }
table-pile-empty = já não há feitiços
table-cylinder = Proveta
table-cylinder-at = posição { $cylinder } de { $end }
table-deck = Baralho
table-discards = Descartes
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-top = por cima, { CARD($top) }
table-score = { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
table-skulls = { $skulls ->
        [one] { $skulls } caveira
       *[other] { $skulls } caveiras
    }
table-holds = { $count ->
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
table-items = Objetos
table-items-of = { NAME($seat) } ({ CARDS($cards) })
table-spells = { $count ->
        [one] { $count } feitiço
       *[other] { $count } feitiços
    }
table-hand = A tua mão
table-empty = sem cartas
table-paid = Já pago
table-held = De certeza que { NAME($seat) } tem
task-aim = A que casa atiras o cubo? Ao lado vês o que apanharias.
task-place = O cubo de { NAME($turn) } caiu fora duas vezes. Em que casa o pões?
task-take = Apanha uma só cor ou um só número da linha ou da coluna do cubo.
task-take-anywhere = Apanha uma só cor ou um só número de uma linha ou coluna qualquer.
task-cast = Se quiseres, lança um feitiço ou usa objetos; senão, termina o teu turno.
task-cursed = A maldição não te deixa lançar feitiços. Livra-te dela, usa objetos ou termina o teu turno.
task-after-casting = Se quiseres, usa objetos; senão, termina o teu turno.
task-pay = Escolhe, uma a uma, as cartas com que pagas o feitiço ({ SPELL($spell) }).
task-spend = { $due ->
        [one] Descarta mais { $due } poção para te livrares da maldição.
       *[other] Descarta mais { $due } poções para te livrares da maldição.
    }
task-drop = Escolhe o objeto que perdes; toda a gente escolhe ao mesmo tempo.
task-pass = Escolhe a carta que passas para a esquerda; toda a gente escolhe ao mesmo tempo.

## A mesa, dado a dado

facts-unsaid = misses top end has_cast was_active paying due receiver turns idle takes_parts is_outstanding is_infant
events-unsaid = CardLaid ChoiceSealed
own-hand = { table-hand }
    .value = { CARDS($value) }
    .none = { table-empty }
own-paid = { table-paid }
    .value = { CARDS($value) }
own-chosen = A tua escolha
    .value = { CARD($value) }
fact-grid = Grelha
    .columns = 5
    .item = { $item-count ->
        [0] { table-hole }
       *[other] { CARD($item) }
    }
fact-cube = { table-cube }
    .value = { table-cube-at }
    .on = grid
fact-offers = Feitiços disponíveis
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
aid-backs = Versos por virar, por pontos
    .item = { $is_infant ->
        [yes] { "" }
       *[no] { $index ->
            [0] 2
            [1] 3
           *[other] 4
        }: { WORDS($item, of: "effect") }
    }
task = { $phase ->
        [aim] A que casa atiras o cubo?
        [place] { task-place }
        [take] { $is_outstanding ->
            [yes] { task-take-anywhere }
           *[no] { task-take }
        }
        [cast] { $has_cast ->
            [yes] { task-after-casting }
           *[no] { task-cast }
        }
        [pay] Escolhe, uma a uma, as cartas com que pagas o feitiço.
        [spend] { task-spend }
        [drop] { task-drop }
       *[pass] { task-pass }
    }

## O fim

standing = { $place }. { NAME($seat) }: { $totals ->
        [one] { $totals } ponto
       *[other] { $totals } pontos
    }, { $skulls ->
        [one] { $skulls } caveira
       *[other] { $skulls } caveiras
    }

## O que vem numa caixa

box-cards = { $potions } poções, { $items } objetos, { $spells } feitiços
box-numbers = poções com o número
box-item = { CARD($card) }
box-pile = feitiços de { $points } pontos
box-backs = versos dos feitiços de { $points } pontos
box-back = { $count } × { WORDS($effect, of: "effect") }
box-cylinder = última posição da proveta
box-players = { $players } jogadores: { $place }
box-throw = cubo atirado a uma casa
box-scatter = acerta { $hit } vezes em { $all }; em cada vizinha direta cai { $side }; em cada vizinha na diagonal, { $corner }

## Que cartas pagam um feitiço

score-castable = pode lançar-se: { CARDS($cards) }{ $elixirs ->
        [0] { "" }
        [one] { " " }e { $elixirs } elixir
       *[other] { " " }e { $elixirs } elixires
    }
score-not-castable = não pode lançar-se: { $elixirs ->
        [one] seria preciso { $elixirs } elixir
       *[other] seriam precisos { $elixirs } elixires
    }

## Num relance

glance = No teu turno, atiras o cubo à grelha e, da linha ou da coluna que ele indica, apanhas todas as poções de uma só cor ou de um só número.
glance-cast = Com as poções certas, podes lançar um dos três feitiços disponíveis. As poções que te sobrarem na mão transformam-se em caveiras, e cada uma custa um ponto no fim. Depois vira-se o feitiço e, conforme o que está no verso, pode acontecer alguma coisa.
glance-items = Os objetos ajudam-te no teu turno: as ervas curativas tiram uma caveira, um elixir vale por qualquer poção e uma varinha mágica vai buscar uma aos descartes. Com uma maldição não podes lançar feitiços; com duas poções livras-te dela, com três podes dá-la a outra pessoa.
glance-spells = Como se leem os feitiços: «uma cor» e «outra cor» são duas cores diferentes à tua escolha; «qualquer cor» pode ser misturada; com «números diferentes», nenhum número se repete.
glance-symbols = Cada cor tem o seu símbolo: { $symbols }.
glance-word = maldição
