### O labirinto mágico: símbolos, opções, jogadas, o que acontece, o que se recusa, e a mesa em palavras

## O jogo

game = O labirinto mágico
about = Chega ao símbolo que toda a gente procura, por um labirinto que ninguém vê: quem bate num muro recomeça do seu canto, e é bom que se lembre de onde foi. De 2 a 4 jogadores.

## Símbolos, magos, direções e objetos

symbol-owl = coruja
    .the = a coruja
symbol-candle = vela
    .the = a vela
symbol-moon = lua
    .the = a lua
symbol-key = chave
    .the = a chave
symbol-cat = gato
    .the = o gato
symbol-wand = varinha
    .the = a varinha
symbol-flask = frasco
    .the = o frasco
symbol-star = estrela
    .the = a estrela
symbol-mushroom = cogumelo
    .the = o cogumelo
symbol-book = livro
    .the = o livro
symbol-ring = anel
    .the = o anel
symbol-bat = morcego
    .the = o morcego
symbol-toad = sapo
    .the = o sapo
symbol-lantern = lanterna
    .the = a lanterna
symbol-feather = pena
    .the = a pena
symbol-spider = aranha
    .the = a aranha
symbol-sun = sol
    .the = o sol
symbol-cauldron = caldeirão
    .the = o caldeirão
symbol-crystal-ball = bola de cristal
    .the = a bola de cristal
symbol-hourglass = ampulheta
    .the = a ampulheta
symbol-hat = chapéu
    .the = o chapéu
symbol-snake = cobra
    .the = a cobra
symbol-gem = joia
    .the = a joia
symbol-broom = vassoura
    .the = a vassoura

magician-red = vermelho
magician-blue = azul
magician-yellow = amarelo
magician-green = verde

direction-north = norte
direction-east = leste
direction-south = sul
direction-west = oeste
letter-north = n
letter-east = l
letter-south = s
letter-west = o

item-wand = varinha mágica
item-potion = poção
item-nightcap = barrete de dormir

## Opções, cada uma numa frase, com os seus valores

option-walls = Quantos muros tem o labirinto, de 0 a 24: 19 para um jogo fácil, 24 para um mais difícil. Um labirinto teu traz os seus próprios muros.
option-maze = Um labirinto em vez de um à sorte: o nome de um já feito, o caminho de um ficheiro com uma planta, ou muros separados por vírgulas, como 12-13 (linha 1, colunas 2 e 3).
option-turned = Se a caixa roda depois de construído o labirinto.
option-turned-yes = roda à sorte, para que ninguém saiba onde estão os muros
option-turned-no = não roda, e joga-se no labirinto tal como foi construído
option-expansion = A expansão «Muros mágicos»: muros de sentido único e, para cada jogador, uma varinha mágica, uma poção e um barrete de dormir.
option-expansion-no = sem ela
option-expansion-yes = com ela
option-magic = Quantos dos muros são de sentido único, de 0 a 8.
option-goal = Com quantas fichas se ganha, de 1 a 6; habitualmente, 5.
option-magicians = As cores dos magos, pela ordem dos lugares: red (vermelho), blue (azul), yellow (amarelo), green (verde).
option-starter = O lugar que começa, a contar do 0; sem esta opção, decide a sorte.
option-limit = Ao fim deste número de turnos, ganha quem tiver mais fichas; sem esta opção, o jogo dura o que tiver de durar (numa simulação, 400 turnos).
option-edition = Onde estão os símbolos.
option-edition-classic = o tabuleiro habitual
option-edition-own = ou o caminho de um ficheiro teu

## Opções na página

label-walls = Muros
explain-walls = Quantos muros tem um labirinto à sorte: 19 para um jogo fácil, 24 para um mais difícil.
label-maze = Labirinto
explain-maze = Um à sorte, um já feito ou um teu.
label-maze-none = À sorte
explain-maze-none = Nunca ninguém o viu.
label-maze-garden = Jardim
label-maze-courtyard = Pátio
label-maze-cloister = Claustro
label-maze-library = Biblioteca
label-maze-tower = Torre
label-maze-cellar = Cave
label-maze-crypt = Cripta
label-maze-abyss = Abismo
label-maze-whirlpool = Remoinho
label-maze-mirrors = Espelhos
label-maze-own = O teu
explain-maze-own = Muro a muro.
written-maze = 12-13 é um muro entre a linha 1, coluna 2, e a linha 1, coluna 3; 12>13 é de sentido único e só deixa passar de 12 para 13.
length-maze = { $count ->
        [one] { $count } muro
       *[other] { $count } muros
    }
entry-maze = Muro { $number }
add-maze = Acrescentar um muro
label-turned = Rodar a caixa
explain-turned = À sorte, para que ninguém saiba onde estão os muros.
label-expansion = Muros mágicos
explain-expansion = A expansão: muros de sentido único e, para cada jogador, uma varinha mágica, uma poção e um barrete de dormir.
label-magic = Muros de sentido único
label-goal = Fichas
label-magicians = Cores
explain-magicians = As cores dos magos, pela ordem dos lugares.
label-magicians-none = Como habitualmente
explain-magicians-none = Vermelho, azul, amarelo, verde.
label-magicians-own = À tua maneira
explain-magicians-own = Lugar a lugar.
entry-magicians = Lugar { $number }
add-magicians = Acrescentar uma cor
label-starter = Quem começa
explain-starter = Quem joga o primeiro turno.
label-limit = Limite
explain-limit = Ao fim deste número de turnos, ganha quem tiver mais fichas.
preset-hard = Mais difícil
preset-hard-means = 24 muros em vez de 19.
preset-magic = Muros mágicos
preset-magic-means = Com muros de sentido único, varinhas mágicas, poções e barretes de dormir.

## Jogadas, como algo que se pode escolher

move-Step = { $direction ->
        [north] ir para norte
        [east] ir para leste
        [south] ir para sul
       *[west] ir para oeste
    }
move-Stop = ficar aqui
move-Roll = lançar o dado
move-Wave = usar a varinha mágica: sai outro alvo
move-Drink = beber a poção: andas quanto quiseres
move-Nap = pôr o barrete de dormir a { NAME($seat) }, que perde um turno
move-Wall = um muro { $side ->
        [east] a leste
       *[south] a sul
    } da linha { $row }, coluna { $column }
move-OneWay = um muro que só deixa passar da linha { $row }, coluna { $column }, { $open ->
        [north] para norte
        [east] para leste
        [south] para sul
       *[west] para oeste
    }
move-Turn = a caixa roda { $degrees } graus{ $mirrored ->
        [yes] { " " }e o labirinto fica invertido
       *[no] { "" }
    }
move-Draw = ficha que sai: { WORDS($symbol, of: "symbol", form: "the") }
move-Face = número que sai no dado: { $steps }
move-Begin = quem começa: { NAME($seat) }

## O que significa uma escolha

meaning-target = ganhas a ficha, se não houver um muro
meaning-step = { $distance ->
        [one] a { $distance } passo do alvo, muros à parte
       *[other] a { $distance } passos do alvo, muros à parte
    }
meaning-passed = { $names } { $count ->
        [1] está
       *[other] estão
    } lá: tens de continuar
meaning-stop = acaba o teu turno

## O que acontece

event-MazeBuilt = { $walls ->
        [0] O labirinto não tem nenhum muro.
        [one] O labirinto tem { $walls } muro, e roda-se a caixa.
       *[other] O labirinto tem { $walls } muros, e roda-se a caixa.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }De sentido único, há { $one_ways }.
       *[other] { " " }De sentido único, há { $one_ways }.
    }
event-MazeKept = { $walls ->
        [0] O labirinto não tem nenhum muro.
        [one] O labirinto tem { $walls } muro, e não se roda a caixa.
       *[other] O labirinto tem { $walls } muros, e não se roda a caixa.
    }{ $one_ways ->
        [0] { "" }
        [one] { " " }De sentido único, há { $one_ways }.
       *[other] { " " }De sentido único, há { $one_ways }.
    }
event-TargetDrawn = O alvo é { WORDS($symbol, of: "symbol", form: "the") }, linha { $row }, coluna { $column }.
event-StarterFound = { WHO($seat) ->
        [you] A sorte decide: começas tu.
       *[other] A sorte decide: começa { NAME($seat) }.
    }
event-TurnBegan = { WHO($seat) ->
        [you] É a tua vez.
       *[other] É a vez de { NAME($seat) }.
    }
event-Rolled = { WHO($seat) ->
        [you] Lanças o dado: sai um { $steps }.
       *[other] { NAME($seat) } lança o dado: sai um { $steps }.
    }
event-Stepped = { WHO($seat) ->
        [you] { $direction ->
            [north] Vais para norte
            [east] Vais para leste
            [south] Vais para sul
           *[west] Vais para oeste
        }
       *[other] { $direction ->
            [north] { NAME($seat) } vai para norte
            [east] { NAME($seat) } vai para leste
            [south] { NAME($seat) } vai para sul
           *[west] { NAME($seat) } vai para oeste
        }
    }{ $symbol-count ->
        [0] : linha { $row }, coluna { $column }.
       *[other] : aqui está { WORDS($symbol, of: "symbol", form: "the") }.
    }
event-Bumped = { WHO($seat) ->
        [you] { $direction ->
            [north] Bates num muro a norte
            [east] Bates num muro a leste
            [south] Bates num muro a sul
           *[west] Bates num muro a oeste
        }
       *[other] { $direction ->
            [north] { NAME($seat) } bate num muro a norte
            [east] { NAME($seat) } bate num muro a leste
            [south] { NAME($seat) } bate num muro a sul
           *[west] { NAME($seat) } bate num muro a oeste
        }
    } da linha { $row }, coluna { $column }!
event-SentHome = { WHO($seat) ->
        [you] A bola cai: voltas ao teu canto.
       *[other] A bola cai: { NAME($seat) } volta ao seu canto.
    }
event-Stopped = { WHO($seat) ->
        [you] Ficas na linha { $row }, coluna { $column }.
       *[other] { NAME($seat) } fica na linha { $row }, coluna { $column }.
    }
event-ChipTaken = { WHO($seat) ->
        [you] Ganhas a ficha com { WORDS($symbol, of: "symbol", form: "the") }: já tens { $chips }.
       *[other] { NAME($seat) } ganha a ficha com { WORDS($symbol, of: "symbol", form: "the") }: já tem { $chips }.
    }
event-WandWaved = { WHO($seat) ->
        [you] Agitas a varinha mágica: { WORDS($symbol, of: "symbol", form: "the") } volta para a bolsa.
       *[other] { NAME($seat) } agita a varinha mágica: { WORDS($symbol, of: "symbol", form: "the") } volta para a bolsa.
    }
event-PotionDrunk = { WHO($seat) ->
        [you] Bebes a poção e podes andar quanto quiseres.
       *[other] { NAME($seat) } bebe a poção e pode andar quanto quiser.
    }
event-NightcapGiven = { WHO($seat) ->
        [you] Pões o barrete de dormir a { NAME($receiver) }.
       *[other] { WHO($receiver) ->
            [you] { NAME($seat) } põe-te o barrete de dormir: vais perder um turno.
           *[other] { NAME($seat) } põe o barrete de dormir a { NAME($receiver) }.
        }
    }
event-TurnMissed = { WHO($seat) ->
        [you] Passas o teu turno a dormir.
       *[other] { NAME($seat) } passa um turno a dormir.
    }
event-MazeShown = Levanta-se o tabuleiro{ $walls-count ->
        [0] : não havia nenhum muro.
       *[other] . Os muros estavam entre { $walls }.
    }
event-GameEnded = { $ending ->
        [limit] Fim do jogo: jogaram-se os turnos combinados.
       *[goal] Fim do jogo: está ganha a ficha que faltava.
    } { $winners-count ->
        [1] { WHO($winners) ->
            [you] Ganhas!
           *[other] { NAMES($winners) } ganha!
        }
       *[other] Vitória partilhada: { NAMES($winners) }!
    }

## Porque é que uma jogada não é possível, e o que seria

remedy-wait-for-your-turn = Espera pela tua vez.
remedy-leave-it-to-chance = Isso fica nas mãos da sorte.
remedy-play-with-magic-walls = Isso é da expansão «Muros mágicos», que não faz parte deste jogo.
remedy-use-it-before-you-roll = Os objetos usam-se antes de lançar o dado: espera pelo teu próximo turno.
remedy-only-once-in-a-game = Já o usaste: cada objeto só serve uma vez por jogo.
remedy-choose-another-player = Põe o barrete de dormir a outra pessoa que esteja à mesa.
remedy-choose-somebody-awake = Escolhe outra pessoa: essa já vai perder o próximo turno.
remedy-roll-first = Primeiro, lança o dado ou usa um objeto.
remedy-stay-on-the-board = O tabuleiro acaba aí: vai por outro lado.
remedy-keep-a-step-to-go-on = Está lá alguém, e não te sobram passos para continuar: vai por outro lado.
remedy-go-on-to-a-free-square = Está aqui alguém: continua até uma casa livre.

## A mesa em palavras

table-turn = Turno { $turn }
table-column = Coluna
table-row = Linha { $row }
table-no-symbol = sem símbolo
table-target = Alvo
table-target-at = { WORDS($symbol, of: "symbol", form: "the") }, linha { $row }, coluna { $column }
table-no-target = a sair da bolsa
table-place = Estás
table-place-on = sobre { WORDS($symbol, of: "symbol", form: "the") }, linha { $row }, coluna { $column }
table-place-blank = na linha { $row }, coluna { $column }
table-chips = { $count ->
        [one] { $count } ficha em { $goal }
       *[other] { $count } fichas em { $goal }
    }
table-at = linha { $row }, coluna { $column }
table-at-home = no canto de partida
table-sleeps = perde um turno
table-items = Objetos
table-items-of = { NAME($seat) } ({ $items })
table-walls = Muros
table-walls-count = { $walls }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } de sentido único
    }
table-bag = Na bolsa
table-bag-count = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
table-found-walls = Muros conhecidos
table-found-open = Passagens livres
table-found-nothing = ainda nada
table-passage = { $row }{ $column } { WORDS($direction, of: "direction") }
task-choose = Lança o dado, ou usa primeiro um dos teus objetos.
task-move = { $steps ->
        [one] Tens mais um passo. Para onde vais ({ $letters })?
       *[other] Tens { $steps } passos. Para onde vais ({ $letters })?
    }
task-fly = Tens os passos que quiseres. Para onde vais ({ $letters })?

## A mesa, dado a dado

facts-unsaid = steps has_stepped is_flying goal one_ways turns limit has_expansion corner
events-momentary = Stepped Bumped
fact-board = Tabuleiro
    .columns = 6
    .item = { $item-count ->
        [0] ·
       *[other] { WORDS($item, of: "symbol") }
    }
fact-target = { table-target }
    .value = { WORDS($value, of: "symbol") }
    .none = { $phase ->
        [over] { "" }
       *[other] { table-no-target }
    }
    .on = board
fact-bag = { table-bag }
    .value = { table-bag-count }
fact-walls = { table-walls }
    .value = { table-walls-count }
fact-maze = { label-maze }
    .item = { move-Wall }
fact-magic = { label-magic }
    .item = { move-OneWay }
player-magician = { WORDS($magician, of: "magician") }
player-place = { table-at }
    .on = board
player-chips = { table-chips }
    .none = { table-chips }
player-items = { "" }
    .item = { WORDS($item, of: "item") }
player-naps = { table-sleeps }
aid-open = { table-found-open }
    .item = { table-passage }
    .none = { table-found-nothing }
aid-walls = { table-found-walls }
    .item = { table-passage }
    .none = { table-found-nothing }
task = { $phase ->
        [choose] { task-choose }
       *[move] { $is_flying ->
            [yes] Tens os passos que quiseres. Para onde vais?
           *[no] { $steps ->
                [one] Tens mais um passo. Para onde vais?
               *[other] Tens { $steps } passos. Para onde vais?
            }
        }
    }

## O fim

standing = { $place }. { NAME($seat) }: { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }

## O que vem numa caixa

box-title = { $symbols } símbolos, { $mazes ->
        [0] nenhum labirinto já feito
        [one] { $mazes } labirinto já feito
       *[other] { $mazes } labirintos já feitos
    }
box-letters = símbolos sem desenho, cada um com a sua letra
box-maze = { $walls ->
        [one] { $walls } muro
       *[other] { $walls } muros
    }{ $one_ways ->
        [0] { "" }
       *[other] , { $one_ways } de sentido único
    }

## A planta de um labirinto

plan-title = Um labirinto com { $walls ->
        [one] { $walls } muro
       *[other] { $walls } muros
    }
plan-walls = { $count ->
        [one] { $count } muro para encaixar
       *[other] { $count } muros para encaixar
    }
plan-one-ways = { $count ->
        [one] { $count } muro de sentido único
       *[other] { $count } muros de sentido único
    }
plan-again = para o repetir
plan-again-with = usa { $options }
plan-turns = turnos até um alvo
plan-turns-from = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } do canto { $corner }
plan-spread = diferença entre os cantos
plan-spread-turns = { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos
plan-difficulty = dificuldade
plan-difficulty-is = { NUMBER($difficulty, minimumFractionDigits: 2, maximumFractionDigits: 2) } vezes os turnos de um tabuleiro sem muros
plan-dead-ends = becos sem saída
plan-tried = { $tried ->
        [one] experimentou-se { $tried } labirinto
       *[other] experimentaram-se { $tried } labirintos
    }
plan-good = { $file } é um labirinto em que se pode jogar.
plan-corner-1 = superior esquerdo
plan-corner-2 = superior direito
plan-corner-3 = inferior direito
plan-corner-4 = inferior esquerdo
plan-legend-wall = muro
plan-legend-one-way = muro de sentido único: passa-se no sentido da seta
plan-legend-slot = encaixe vazio
plan-legend-corner = canto onde começa um mago
plan-legend-names = Cada casa tem o nome da sua linha e da sua coluna: 12 é a linha 1, coluna 2.
plan-legend-turn = Com todos os muros no sítio, põe o tabuleiro por cima e roda a caixa, para que ninguém saiba que lado estava para cima.

## Num relance

glance = No teu turno, o dado diz quantas casas podes andar, para cima, para baixo, para a esquerda e para a direita, até ao símbolo que é o alvo. Quem lá chegar primeiro fica com a ficha, e tira-se o alvo seguinte.
glance-walls = Por baixo do tabuleiro há muros que ninguém vê. Quem bate num deles volta ao seu canto. Lembra-te de onde foi: nada o assinala.
glance-others = Podes passar pelos outros, mas não ficar onde eles estão. Ganha quem primeiro tiver as fichas combinadas, habitualmente cinco.
glance-items = Com os «Muros mágicos», alguns muros deixam passar de um dos lados, e podes usar uma vez cada um dos teus três objetos: a varinha mágica faz sair outro alvo, a poção deixa-te andar quanto quiseres e o barrete de dormir faz alguém perder um turno.
glance-word = canto
