### O que dizem todos os jogos e todos os ecrãs

you = Tu
list-and = { $first } e { $last }

## Jogadores

player = Jogador { $number }
chance = a sorte
bot-novice = Novato { $number }
bot-adept = Experiente { $number }
bot-master = Mestre { $number }
bot-plain = Simples { $number }
bot-greedy = Gula { $number }
bot-random = Acaso { $number }

## Lugares que mudaram durante um jogo

seat-change-handed-over = O lugar de { $name } passou para outro dispositivo depois da jogada { $after }.
seat-change-left = { $name } saiu da mesa depois da jogada { $after } e um bot continuou.
seat-change-removed = O anfitrião mandou { $name } embora depois da jogada { $after } e um bot continuou.
seat-change-sits-in = Um bot começou a jogar por { $name } depois da jogada { $after }.
seat-change-reclaimed = { $name } recuperou o lugar depois da jogada { $after }.
seat-change-hands-opened = O público pôde ver todas as mãos depois da jogada { $after }.
seat-change-hands-closed = O público deixou de ver as mãos depois da jogada { $after }.

## Recusas

refused = Não pode ser (regra { $rule }). { $remedy }
refused-by-the-table = Não pode ser. { $remedy }
remedy-wait-for-the-others = Já escolheste; espera pelos outros.
remedy-take-a-seat = Para jogar, ocupa um lugar.

## O que está mal em algo que foi dado

problem-one-of = tem de ser um destes valores: { $known }; não pode ser { $found }
problem-one-of-or-file = tem de ser um destes valores: { $known }, ou o caminho de um ficheiro; não pode ser { $found }
problem-some-of = tem de ser um ou mais destes valores, separados por vírgulas: { $known }; não pode ser { $found }
problem-whole = tem de ser um número inteiro de { $least } a { $most }, e não { $found }
problem-number = tem de ser um número inteiro, e não { $found }
problem-flag = tem de ser true (verdadeiro) ou false (falso), e não { $found }
problem-text = tem de ser um texto, e não { $found }
problem-table = tem de ser uma tabela, e não { $found }
problem-object = tem de ser um objeto que indique o seu tipo (kind), e não { $found }
problem-list = tem de ser uma lista, e não { $found }
problem-list-of = tem de ser uma lista de 1 a { $most } elementos, e não { $found }
problem-list-of-just = tem de ser uma lista com exatamente { $length } elementos, e não { $found }
problem-name-or-list = tem de ser um nome ou uma lista de { $least } a { $most } palavras, e não { $found }
problem-missing = está em falta
problem-empty = tem de ter, pelo menos, um elemento
problem-unknown = não é uma entrada conhecida aqui; as conhecidas são: { $known }
problem-unreadable = não se consegue ler: { $reason }
problem-too-large = ultrapassa o tamanho máximo para um ficheiro destes ({ $most } bytes)
problem-not-utf-8 = não é um ficheiro de texto em UTF-8
problem-not-toml = não é TOML válido: { $reason }
problem-too-many-dots-in-line = tem { $count } pontos na linha { $line }, fora de textos e comentários; no máximo pode haver { $most }
problem-too-many-dots = tem { $count } pontos fora de textos e comentários; no máximo pode haver { $most }
problem-too-slow = a verificação demorava mais de { $seconds } s; retira o que for invulgarmente longo
problem-no-card = { $found } não é uma carta: escreve uma letra ({ $known }) seguida de um valor de 1 a { $most }, ou { $prism } para um prisma
problem-empty-place = não há nenhuma carta na posição { $place }
problem-not-there = { $card } não está na fila { $row }
problem-too-few-cards = { $edition } tem { $cards } cartas; para { $seats } jogadores são precisas { $needed }
problem-too-many-cards = uma mão tem, no máximo, { $most } cartas, e não { $count }
problem-not-in-the-rules = as regras não dizem nada sobre { $found }
problem-only-with = só tem efeito com { $option }
problem-name = tem de ser um nome de 1 a { $most } letras, e não { $found }
problem-exists = já existe: escolhe outro nome
problem-unwritable = não se consegue escrever: { $reason }
problem-too-many = só cabem { $most }, e não { $count }
problem-not-with = não se pode usar juntamente com { $option }
problem-seat-log-not-record = é o diário de um lugar; é preciso o registo de um jogo
problem-is-over = é um jogo que já acabou; «aprendiz replay» conta-o outra vez
problem-other-seat = é o diário do lugar { $seat }
problem-not-empty = a pasta não está vazia: escolhe outra
problem-sees-everything = vê o que os outros não podem ver, por isso não se senta a nenhuma mesa; «aprendiz ladder» mede a sua força
problem-no-seat = é o diário de quem só assiste e não tem nada para decidir
problem-no-choice = a jogada { $found } não é uma decisão do lugar { $seat }; as mais próximas: { $known }
problem-no-choices = o lugar { $seat } não tomou nenhuma decisão
problem-not-json = não é JSON válido a partir da linha { $line }: está danificado ou cortado
problem-twice = aparece duas vezes
problem-too-deep = tem mais de { $most } níveis, uns dentro dos outros
problem-unprintable = tem de ser um texto que se possa mostrar, e não { $found }
problem-hex = tem de ter { $length } algarismos hexadecimais, em minúsculas, e não { $found }
problem-list-between = tem de ser uma lista de { $least } a { $most } elementos, e não { $found }
problem-seat-or-chance = tem de ser um lugar de 0 a { $most } ou «chance» (a sorte), e não { $found }
problem-not-rising = tem de ser maior do que { $before }, e não { $found }
problem-format-version = é a versão { $found } do formato; este programa lê a versão { $known }
problem-newer-rules = é a versão { $found } das regras; este programa conhece a versão { $known }
problem-does-not-fit = não bate certo com um jogo que siga as regras
problem-too-few-potions = tem de ter pelo menos { $needed } poções para a grelha
problem-backs = há { $backs } versos para { $spells } feitiços
problem-backs-unnamed = há { $backs } versos para os { $spells } feitiços que não indicam o seu
problem-backs-of-copies = aparece mais de uma vez: ou todos os exemplares indicam o seu verso ou nenhum o indica
problem-no-back = { $found } não é um verso: depois dos dois pontos escreve um destes: { $known }
problem-no-spell = { $found } não é um feitiço: escreve grupos como R--- ou Kab, ou seja, uma cor (R, Y, G, B, K, A, *) e, para cada poção, um algarismo de 1 a 4, o sinal - ou uma letra de a a d; ao todo, de 1 a 9 poções
problem-too-many-readings = pode ler-se de { $count } maneiras; no máximo pode haver { $most }
problem-no-potion = { $found } não é uma poção
problem-walls = tem de ser um número inteiro de { $least } a { $most }, e não { $found }: a caixa não tem mais muros e, com 26, alguma casa ficaria isolada
problem-no-wall = { $found } não é um muro: indica as casas dos dois lados, cada uma pela linha e pela coluna, como 12-13, ou 12>13 se só puder passar quem vem da 12
problem-no-plan = não é a planta de um labirinto: um desenho tem { $lines } linhas que começam por + ou |, e este tem { $count }
problem-no-slot = não há encaixe para um muro ao lado da linha { $row }, coluna { $column }
problem-unreachable = a partir do canto { $corner }, não se consegue chegar a estas casas: { $squares }
problem-too-many-walls = a caixa tem { $most } muros, e a planta precisa de { $count }
problem-too-many-one-way-walls = pode haver, no máximo, { $most } muros de sentido único, e não { $count }
problem-one-way-needs-expansion = tem muros de sentido único ({ $count }), que só existem com a expansão
problem-corner-not-blank = o canto { $place } tem de ficar sem símbolo, e não com { $symbol }
problem-symbols = tem de ter { $needed } símbolos, e não { $count }: dá a cada um um nome diferente
problem-decimal = tem de ser um número de { $least } a { $most }, como 0.5, e não { $found }
problem-no-fair-maze = de { $tried } labirintos, nenhum era assim tão justo: permite uma diferença maior
problem-no-maze = { $found } não é um labirinto já feito ({ $known }), nem um ficheiro, nem muros como 12-13,22-23
problem-malformed = não se percebe: { $reason }
problem-hello-first = chega cedo demais: a primeira mensagem tem de ser Hello
problem-no-key = é precisa a chave de um dispositivo, e a certa
problem-other-origin = é a página de outro sítio
problem-unknown-host = { $host } não é um nome deste servidor: permite-o com “aprendiz serve --name { $host }”, ou usa o endereço dele em números
problem-no-host = tem de lá estar uma só vez, como nome ou endereço, com porta ou sem ela
unknown-host-title = Este servidor não responde ao nome { $host }.
unknown-host-why = Assim, nenhuma página de outro sítio se pode fazer passar por esta.
unknown-host-allow = Se o servidor é teu, permite o nome ao iniciá-lo:
unknown-host-otherwise = Se não, usa o endereço em números que o servidor mostra ao iniciar.
problem-body-too-large = ultrapassa os { $most } bytes
problem-store-failed = não foi possível guardar; nada mudou, tenta outra vez
problem-unknown-path = não há nada neste endereço
problem-unknown-method = este endereço não aceita pedidos deste género
problem-server-failed = algo correu mal aqui; as mensagens do servidor dizem onde
problem-in-use = já está a ser usada por um servidor em funcionamento: termina-o ou escolhe outra pasta
problem-no-safe-place = não é um sítio seguro para as mesas, como acontece com algumas unidades de rede: escolhe uma pasta num disco deste computador
problem-no-tables = não é um ficheiro com mesas deste programa
problem-no-such-table = não é uma mesa daqui; «aprendiz tables» mostra-as todas
problem-cannot-listen = não é possível escutar aqui: { $reason }
problem-no-url = tem de ser um endereço como https://jogos.example.org, e não { $found }
problem-no-addresses = têm de ser endereços ou redes separados por vírgulas, como 127.0.0.1,10.0.0.0/8, e não { $found }
problem-no-name = tem de ser um nome como games.example.org, sem porta, e não { $found }
problem-no-certificate = não é um certificado com uma chave que lhe corresponda: { $reason }
problem-no-connection = não se consegue chegar lá: { $reason }
problem-no-server = não é um servidor deste programa
problem-other-protocol = fala o protocolo { $found } e este programa o { $known }: é precisa a mesma versão dos dois lados
problem-not-running = nenhum servidor em funcionamento usa esta pasta
