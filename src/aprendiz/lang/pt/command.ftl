### A linha de comandos

about = Uma só mesa para três jogos de escola de magia: FLAUTZ!, Magus Novatus e O labirinto mágico.
about-play = Joga no navegador: contra bots, com outras pessoas nos dispositivos delas, ou todos neste.
about-simulate = Põe bots a jogar muitos jogos e conta como acabam.
about-ladder = Põe os bots a jogar uns contra os outros com as mesmas distribuições, trocando de lugar, e classifica-os.
about-replay = Volta a contar um jogo a partir do seu ficheiro, jogada a jogada.
about-hint = Diz qual teria sido a melhor jogada num lugar, com o que lá se sabia, e como foram mudando as hipóteses de ganhar.
about-verify = Prova, a partir do ficheiro, que um jogo seguiu as regras e que a sorte foi selada de antemão.
about-rules = Mostra as regras de um jogo, ou o que dizem sobre um assunto.
about-score = Diz quanto valem as cartas.
about-score-flautz = Mostra o melhor feitiço de uma mão de FLAUTZ! e os pontos que vale.
about-score-magus = Diz se as poções pagam um feitiço de Magus Novatus, e quais delas.
about-edition = Mostra as edições de um jogo, ou verifica uma edição tua.
about-edition-check = Verifica um ficheiro que descreve uma edição e indica o que está mal.
about-edition-show = Mostra o que vem na caixa.
about-maze = Faz labirintos para O labirinto mágico, também para uma caixa de verdade, ou verifica um labirinto teu.
about-maze-check = Verifica a planta de um labirinto: se dá para jogar e até que ponto é justo.
about-serve = Abre mesas para outras pessoas: na tua rede ou em qualquer lado.
about-join = Põe um bot deste computador a ocupar um lugar numa mesa noutro sítio.
about-backup = Copia todas as mesas de um servidor para um ficheiro novo, mesmo com ele a funcionar.
about-check = Lê todas as mesas guardadas de um servidor, mesmo com ele a funcionar, e indica o que está danificado.
about-reissue = Torna outro dispositivo o anfitrião de uma mesa; é para quem mantém o servidor.
about-tables = Mostra as mesas de um servidor ou apaga algumas; é para quem o mantém.
about-tables-delete = Apaga mesas para sempre, com tudo o que lá aconteceu.
about-completion = Escreve o código que ensina a shell a completar este comando.

## Ajuda

help-usage = Utilização:
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-lang = O idioma: es (espanhol), en (inglês), it (italiano), ca (catalão) ou pt (português). Sem esta opção, o do sistema.
help-help = Mostra esta ajuda.
help-version = Mostra a versão do programa e das regras, e o motor em uso.
help-game = O jogo: { $games }.
metavar-options = OPÇÕES
metavar-command = COMANDO
metavar-language = IDIOMA
metavar-game = JOGO
metavar-words = NÚMERO|PALAVRA
metavar-number = N
metavar-name = NOME
metavar-names = NOMES
metavar-file = FICHEIRO
metavar-folder = PASTA
metavar-card = CARTA
metavar-shell = SHELL
metavar-spell = FEITIÇO
metavar-bots = BOTS
metavar-address = ENDEREÇO
metavar-addresses = ENDEREÇOS
metavar-url = URL
metavar-code = CÓDIGO
metavar-table = MESA
metavar-level = NÍVEL
metavar-days = DIAS

## O que está mal num comando

usage-no-such-command = não existe o comando { $command }; os que existem são { $known }
usage-no-such-option = não existe a opção { $option }
usage-needs-a-value = { $option } precisa de um valor
usage-takes-no-value = { $option } não aceita nenhum valor
usage-missing = falta { $argument }
usage-too-many = { $words }: palavras a mais
usage-see-help = vê { $command } --help
input-or-output-fails = erro de entrada ou de saída: { $reason }

## Versão

version-rules = regras: { $rules }
engine-compiled = motor: compilado
engine-plain = motor: Python puro

## Jogar

option-seats = Quantos jogadores, de { $least } a { $most }.
option-text = Joga em modo de texto neste terminal; todas as opções que se seguem só servem para isso.
option-plain = Para leitores de ecrã e pipes: uma informação por linha, sem caixas, sem cores e sem mexer o cursor.
option-names = Quem joga neste teclado, com os nomes separados por vírgulas; os outros lugares são para os bots.
option-bots = Que bots ocupam os outros lugares, separados por vírgulas: { $known } (do mais fraco ao mais forte: novato, experiente e mestre); sem esta opção, { $usual }.
option-watch = Põe bots a jogar em todos os lugares, para só assistires.
option-memory-help = Ajuda à memória: mostra o que toda a gente neste teclado poderia saber se ninguém se esquecesse de nada.
option-memory-names = Com nomes, separados por vírgulas, só para essas pessoas.
option-seed = Semente: um número que permite repetir o jogo tal e qual; nesse caso, a sorte não é segredo.
option-save = Guarda neste ficheiro o jogo já acabado.
option-resume = Continua um jogo guardado.

play-phones = Telemóveis e outros computadores da tua rede podem entrar: { $url }
play-no-phones = Telemóveis e outros computadores não podem entrar: este não está acessível a partir de fora.
play-runs-already = As mesas em { $folder } já estão abertas: há um servidor em funcionamento.
play-opens = A mesa abre-se no teu navegador: { $url }
play-opens-nothing = Não foi possível abrir um navegador. Vai tu a { $url }
play-begins = { $game } com { $seats ->
        [one] { $seats } jogador
       *[other] { $seats } jogadores
    }: { $names }.
play-sealed = A sorte está selada: { $seal }
play-stands-in = { $name } já não anda na escola: no seu lugar joga um bot experiente.
play-thinks = { $name } está a pensar…
play-your-turn = É a tua vez! { $task }
play-choose = A tua escolha (1-{ $most }, ? para ajuda):
play-more = { $count ->
        [one] Ao todo há { $count } escolha
       *[other] Ao todo há { $count } escolhas
    }; escreve «{ $all }» para ver a lista completa.
play-forced = Só há uma opção: { $move }.
play-not-understood = Não percebo «{ $text }»; com ? vês o que podes escrever.
play-confirm = Enter para continuar, «{ $undo }» para voltar atrás:
play-taken-back = Jogada desfeita.
play-cannot-undo = Não há nada para desfazer: uma jogada só se desfaz enquanto nada se revelou e mais ninguém jogou.
play-hand-over = { $name }, é a tua vez. Carrega em Enter quando só tu estiveres a ver o ecrã:
play-pause = Enter para o próximo desafio:
play-go-on = Enter para continuar:
play-not-cleared = Este texto não pode ser apagado, por isso o que só devia ver-se por um instante fica escrito mais acima: não vale olhar para trás!
play-saved = Guardado em { $file }.
play-goodbye = Até à próxima!
play-no-input = Não há mais nada para ler. Até à próxima!
play-opened = O selo está aberto: «aprendiz verify» prova que a sorte foi decidida de antemão.
play-save-at-end = Queres guardar o jogo? Escreve um nome de ficheiro, ou carrega em Enter para sair:
play-help-choose = Escreve um número para fazeres essa jogada; Enter volta a mostrar a mesa.
play-help-rules = «? 4.2» ou «? { $word }» mostra o que dizem as regras.
play-help-all = «{ $word }» mostra todas as escolhas.
play-help-undo = «{ $word }» desfaz a tua jogada, desde que nada se tenha revelado.
play-help-save = «{ $word } FICHEIRO» guarda o jogo, para o continuares mais tarde ou para o verificares.
play-help-log = «{ $word } FICHEIRO» escreve num ficheiro o que viste do jogo, e mais nada.
play-help-quit = «{ $word }» abandona o jogo.
word-all = tudo
word-undo = desfazer
word-save = guardar
word-log = diário
word-quit = sair

## Simular

simulate-games = Quantos jogos.
simulate-seed = Semente: um número que permite repetir a simulação tal e qual.
simulate-bots = Que bots jogam, separados por vírgulas: { $known } (novato, experiente, mestre, simples e ao acaso); repetem-se até não haver lugares livres. Sem esta opção, { $usual }; os mestres levam o seu tempo.
simulate-json = Escreve os números em JSON.
simulate-records = Guarda cada jogo num ficheiro desta pasta.
simulate-progress = Jogos
simulate-title = { $game }, { $games ->
        [one] { $games } jogo
       *[other] { $games } jogos
    }
simulate-wins = { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    }
simulate-shared = { $shared ->
        [one] { $shared } partilhada
       *[other] { $shared } partilhadas
    }
simulate-win-rate = { $percent }% de vitórias
simulate-score = resultado médio: { $score }
simulate-length = Duração de um jogo
simulate-moves = { $moves } jogadas em média, incluindo as da sorte

## A classificação

ladder-games = Quantos jogos para cada par de bots; arredonda-se para cima, para que todos joguem cada distribuição em todos os lugares.
ladder-bots = Que bots se medem, pelo menos dois, separados por vírgulas: { $known }. Sem esta opção: { $usual }.
ladder-jobs = Quantos processos jogam ao mesmo tempo; sem esta opção, um por núcleo.
ladder-json = Escreve os números neste ficheiro novo, em JSON.
ladder-html = Escreve uma página com gráficos neste ficheiro novo.
ladder-lost = um processo que estava a jogar terminou antes do tempo: foi interrompido ou faltou memória; não se escreveu nada
ladder-title = { $game }, classificação de { $games } jogos com { $seats } lugares
ladder-rated = pontuação { $rating }
ladder-between = 95%: de { $low } a { $high }
ladder-win-rate = { $percent }% de vitórias
ladder-win-rate-between = 95%: de { $low } a { $high }%
ladder-more = acima
ladder-less = abaixo
ladder-open = talvez a par
ladder-seat = Lugar { $number }
ladder-mean = { $time } ms por decisão
ladder-most = 95%: até { $time } ms
ladder-longest = máximo { $time } ms
ladder-pair = { $bot } – { $other }
ladder-pair-many = { $bot } – { $count } × { $other }
ladder-percent = { $percent }%
ladder-range = { $low }–{ $high }
ladder-number = { $number }
ladder-heading = { $game }: a classificação dos bots
ladder-summary = { $games } jogos com { $seats } lugares. Todos os pares de bots jogam as mesmas { $deals } distribuições, e cada distribuição em todos os lugares, para que a sorte se compense.
ladder-moves = Um jogo dura { $moves } jogadas em média, incluindo as da sorte.
ladder-repeat = Este comando volta a jogar os mesmos jogos:
ladder-ratings = Pontuações
ladder-ratings-about = O ponto é a pontuação; a linha, o seu intervalo de 95%. Com mais 400 pontos, a razão entre as vezes em que se fica à frente e as vezes em que se fica atrás é dez vezes maior; a média de todos é 1500.
ladder-pairings = Confrontos
ladder-pairings-about = Quantos dos seus jogos ganha um bot (linha) quando outro (coluna) ocupa todos os outros lugares; por baixo, o intervalo de 95%. A cada um caberiam { $even }%: ▲ ganha de certeza mais, ▼ ganha de certeza menos.
ladder-pairings-caption = Jogos ganhos pelo bot da linha
ladder-seats = Lugares
ladder-seats-about = Quantos jogos se ganham em cada lugar. Todos os bots ocupam cada lugar o mesmo número de vezes, por isso as diferenças vêm do lugar. A linha na barra é o intervalo de 95%; a tracejada, o que caberia a cada um.
ladder-times = Tempo por decisão
ladder-times-about = Tempo de processador, quando há pelo menos duas jogadas à escolha.
ladder-times-caption = Tempo por decisão, em milissegundos
ladder-column-mean = Média
ladder-column-most = 95% até
ladder-column-longest = Máximo
ladder-column-choices = Decisões
ladder-who = Quem joga
ladder-kind-novice = Prevê pouco e lembra-se de pouco.
ladder-kind-adept = Prevê mais e lembra-se de mais.
ladder-kind-master = É quem pensa mais tempo e não se esquece de nada.
ladder-kind-plain = Uma referência simples que nunca muda.
ladder-kind-random = Joga ao acaso.
ladder-kind-clairvoyant = Como «master», mas vê o que está escondido; só serve para comparar.
ladder-made = Aprendiz { $version }, regras { $rules }, { $engine }.

## Rever

replay-file = O registo de um jogo, ou o diário de um lugar.
replay-seat = Mostra o que se viu deste lugar, a contar do 0; sem esta opção, o que toda a gente viu.
replay-step = Faz uma pausa depois de cada jogada e mostra a mesa.
replay-move = Jogada { $number } de { $count }
replay-prompt = Enter para avançar, «{ $back }» para voltar atrás, um número para ir até essa jogada, «{ $quit }» para terminar:
replay-end = Fim do ficheiro.
word-back = recuar

## Conselhos

hint-seat = De que lugar são as decisões, a contar do 0; o diário de um lugar já o diz.
hint-move = Olha só para esta decisão, contando as jogadas como «aprendiz replay --step»; sem esta opção, para todas.
hint-json = Escreve o mesmo em JSON.
hint-progress = Decisões
hint-course = { $name }: hipóteses de ganhar antes de cada decisão
hint-line = Jogada { $number }: { $chance }, { $move }
hint-chance = { $percent }%
hint-costly = ; custou { $percent }%, melhor: { $move }
hint-moment = { $name }, jogada { $number }: o melhor a fazer e as hipóteses de ganhar
hint-now = { $name }, agora (jogada { $number }): o melhor a fazer e as hipóteses de ganhar
hint-win-rate = { $percent }% ± { $error }
hint-sure = Seguro: a primeira é a melhor com { $percent }% de certeza ({ $simulations } jogos imaginados).
hint-likely = Provável: a primeira é a melhor com { $percent }% de certeza ({ $simulations } jogos imaginados).
hint-close = Quase igual: a primeira é a melhor com apenas { $percent }% de certeza ({ $simulations } jogos imaginados).
hint-only = Não havia nada a escolher: só se podia fazer isto.
hint-best = Escolheu-se a melhor.
hint-made = Escolheu-se: { $move }, { $win_rate }.
hint-nothing = { $name } não teve nenhuma decisão que se possa contar.
hint-left-out = { $count ->
        [one] Falta { $count } decisão
       *[other] Faltam { $count } decisões
    }: enquanto o jogo decorre, não se repete o que era só para a memória.
hint-lacks = Este diário foi escrito com o jogo a decorrer. O que era só para a memória não está cá, por isso o conselho sabe menos do que se sabia nesse lugar.

## Verificar

verify-files = Registos de jogos, diários de lugares para comparar com os respetivos registos, ou diários de mesas arquivadas.
verify-good = { $file }: tudo certo. { $game }, { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }; todas as jogadas da sorte ({ $chance }) resultam da semente selada, todas as jogadas respeitam as regras e o resultado está correto. Selo: { $seal }.
verify-older = Foi escrito com a versão { $written } das regras; com a atual, a { $today }, o jogo decorre da mesma maneira.
verify-bad = { $file }: { $fault }
verify-bad-older = { $file }: foi escrito com a versão { $written } das regras; com a atual, a { $today }, o jogo decorre de outra maneira: { $fault }
verify-log-good = { $file }: tudo certo. É o que se viu do lugar { $seat } em { $record }.
verify-log-alone = { $file }: um diário do lugar { $seat }, sozinho, não prova nada; indica também o registo do jogo.
verify-log-unproven = { $file }: condiz com { $record }, que por sua vez não está provado.
verify-chain-good = { $file }: tudo certo. As { $entries } anotações do diário da mesa seguem-se umas às outras. Última impressão digital: { $head }.
verify-chain-none = { $file }: o diário de uma mesa de antes de os diários terem cadeia; não se pode saber se foi mudado.
verify-chain-bad = { $file }: a anotação { $entry } não segue o que está antes: ali ou antes, alguma coisa foi mudada, tirada ou acrescentada.

fault-newer = foi escrito com a versão { $found } das regras, mais recente do que a { $expected }, que é a conhecida aqui: uma versão mais recente do Aprendiz consegue verificá-lo.
fault-seal = o selo não é o da semente: devia ser { $expected }, e não { $found }.
fault-header = o que se combinou não coincide: { $expected } no registo, { $found } aqui.
fault-over = a jogada { $move } vem depois do fim do jogo: { $found }.
fault-actor = a jogada { $move } devia caber a { $expected }, e não a { $found }.
fault-chance = a jogada { $move } não é a que resulta da semente selada. Devia ser: { $expected }. É: { $found }.
fault-illegal = a jogada { $move } vai contra as regras: { $found }. { $refusal }
fault-digest = depois da jogada { $move }, o jogo não está como o ficheiro diz: o resumo criptográfico devia ser { $expected }, e não { $found }.
fault-unfinished = o jogo não chegou ao fim: fica-se pela jogada { $move }. O que já se jogou está certo, mas nada fica provado.
fault-result = o resultado devia ser { $expected }, e não { $found }.
fault-update = a atualização { $update } não é a que esse lugar recebeu.

## Labirintos

maze-walls = Quantos muros, de 0 a 24; habitualmente 19, ou 24 para um jogo mais difícil.
maze-expansion = Com muros de sentido único.
maze-seed = Semente: o número a partir do qual se faz o labirinto; o mesmo número dá sempre o mesmo labirinto. Se forem vários, usam-se os números seguintes.
maze-count = Quantos labirintos.
maze-fair = Só labirintos em que a diferença entre os cantos não passe deste número de turnos.
maze-format = text (linhas para ver no ecrã), svg (uma página para imprimir) ou json (um objeto JSON por linha).
maze-out = Escreve neste ficheiro novo; se forem várias páginas, são numeradas.
maze-file = Um desenho como os que «aprendiz maze» escreve, feito ou alterado à mão, ou o JSON respetivo.
maze-json = Escreve JSON: walls (muros), one_way (muros de sentido único), fairness (até que ponto é justo).

## Regras, pontos, edições, completar comandos

rules-words = Um número (4 ou 4.2), ou palavras a procurar.
rules-nothing = As regras não dizem nada sobre «{ $words }».
score-flautz-cards = Até cinco cartas: B azul, G verde, V roxo (violeta), O laranja ou K cor-de-rosa, com o valor (B3); I3 uma ilusão; P um prisma. «-» lê uma mão por linha e escreve JSON.
score-magus-spell = O feitiço tal como se escreve, por exemplo "Kabc A--".
score-magus-cards = Poções: R vermelho, Y amarelo, G verde ou B azul, com o número (R1). «-» em vez do feitiço lê linhas «FEITIÇO | CARTA…» e escreve JSON.
score-magus-elixirs = Quantos elixires há.
score-magus-infant = Lê o feitiço como os Alunos Júnior: só interessam as cores.
score-magus-json = Escreve JSON: castable (se pode lançar-se), elixirs (o mínimo de elixires precisos), pay (as cartas que pagam).
score-flautz-json = Escreve JSON: value (pontos), cards (cartas do feitiço), spell (a carta que cada uma representa), flautz, straight (Sequência).
score-line = linha { $number }
edition-file = Um ficheiro TOML; «aprendiz edition show flautz --toml» escreve um que serve de ponto de partida.
edition-game = O jogo a que pertence; sem esta opção, { $game }.
edition-name = A edição: { $known }.
edition-toml = Escreve o próprio ficheiro, para a partir dele fazeres o teu.
edition-is-good = { $file } é uma edição válida.
edition-is-ours = Esta seleção é nossa; a caixa impressa pode ser diferente.
completion-shell = bash, zsh ou fish. Para bash: eval "$(aprendiz completion bash)" em ~/.bashrc.

## Mesas para outras pessoas

option-data = A pasta com as mesas do servidor; sem esta opção, a habitual para os teus dados.
serve-host = Onde escuta: { $usual }, como sem esta opção, para quem conseguir chegar a este computador; 127.0.0.1 só para este computador.
serve-port = A porta, normalmente { $usual }; se estiver ocupada, a primeira livre a seguir. 0: uma qualquer.
serve-public-url = O endereço por onde entram os outros, se for diferente: atrás de um proxy, por exemplo.
serve-cert = Um certificado para https, num ficheiro PEM.
serve-key = A sua chave, se estiver num ficheiro à parte.
serve-proxy = Os proxies à frente deste servidor, com vírgulas entre os endereços; acredita-se neles quando dizem de onde vem alguém.
serve-name = Um nome com que os outros abrem este servidor, como games.example.org; pode indicar-se várias vezes. Os endereços dele, o nome deste computador e o de --public-url já são conhecidos.
serve-archive-after = Ao fim deste número de dias sem atividade, uma mesa é escrita em ficheiros e sai do servidor. 0: nunca. Sem esta opção, { $usual }.
serve-archive = A pasta desses ficheiros. Sem esta opção, «{ $folder }», entre os dados.
serve-log-level = A partir de que nível se anotam os acontecimentos na saída de erros, um objeto JSON por linha: { $known }. Sem esta opção, warning num terminal e info fora dele.
serve-other-port = A porta { $wanted } está ocupada; usa-se a { $port }.
serve-others = Os outros entram por { $url }
serve-here = Neste computador: { $url }
serve-only-here = Os outros dispositivos não conseguem chegar cá.
serve-everywhere = Qualquer pessoa na tua rede pode entrar; com --host 127.0.0.1, só este computador.
serve-folder = As mesas ficam guardadas em { $folder }
serve-archives = As mesas sem atividade durante { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    } passam para ficheiros em { $folder }
serve-end = Ctrl-C termina o servidor.
serve-ended = O servidor terminou; todas as mesas ficam guardadas.
serve-failed = o servidor não conseguiu arrancar; as suas mensagens dizem porquê
join-url = O endereço do servidor, ou o link de um convite, como http://192.168.1.5:8000/#takomilu.
join-code = O convite, se não estiver no link.
join-bot = Quem joga: { $known } (do mais fraco ao mais forte: novato, experiente e mestre); sem esta opção, { $usual }.
join-name = Como se chama o bot na mesa; sem esta opção, conforme o nível.
join-seat = Que lugar, a contar do 0; sem esta opção, o primeiro livre.
join-sits = { $name } ocupou o lugar { $chair }. O jogo começa quando o anfitrião quiser; Ctrl-C para sair.
join-stopped = O anfitrião terminou o jogo antes do tempo.
join-too-long = O jogo tinha jogadas a mais e terminou sem resultado.
join-gone = A mesa já não existe, ou o lugar passou para outra pessoa.
join-unfair = O jogo começou com partes da sorte diferentes das prometidas: o servidor não joga limpo. O bot parou.
join-not-continued = Esta não é a mesa que o bot deixou: desde então, o servidor perdeu ou mudou alguma coisa. O bot continua a partir daqui.
join-left = O lugar fica livre.
backup-file = O ficheiro novo.
backup-done = { $tables ->
        [one] { $tables } mesa copiada
       *[other] { $tables } mesas copiadas
    } para { $file }.
reissue-table = Que mesa; sem ela, mostram-se todas.
reissue-code = { $code } é o código para ser o anfitrião da mesa. Serve uma só vez, durante { $minutes } minutos: a partir daí, na mesa decide quem o escrever.
reissue-title = Mesas em { $folder }
reissue-none = Ainda não há mesas.
reissue-touched = último uso: { $when }
tables-none = Não há nenhuma mesa assim.
tables-names = Mostra também os nomes de quem lá está.
tables-json = Um objeto JSON por linha.
tables-never-started = Só as mesas onde nunca começou um jogo.
tables-older-than = Só as mesas sem atividade há este número de dias.
tables-table = Que mesas; sem elas, todas as que as opções indicarem.
tables-deleted = { $tables ->
        [one] { $tables } mesa apagada.
       *[other] { $tables } mesas apagadas.
    }
tables-devices = { $devices ->
        [one] { $devices } dispositivo
       *[other] { $devices } dispositivos
    }
tables-size = { $size } kB
tables-opened = criada: { $when }
reissue-damaged = danificada: “aprendiz check” diz mais
check-json = Escreve JSON: tables, entries, damage.
check-progress = Mesas
check-good = { $tables ->
        [one] Foi lida { $tables } mesa
       *[other] Foram lidas { $tables } mesas
    } com { $entries ->
        [one] { $entries } anotação
       *[other] { $entries } anotações
    }; nada está danificado.
check-bad = { $tables ->
        [one] Foi lida { $tables } mesa
       *[other] Foram lidas { $tables } mesas
    } com { $entries ->
        [one] { $entries } anotação
       *[other] { $entries } anotações
    }; { $damage ->
        [one] há { $damage } dano
       *[other] há { $damage } danos
    }. O servidor guarda as mesas danificadas tal como estão e continua com as outras.
damage-database = { $file }: o SQLite diz: { $reason }
damage-summary = mesa { $table }: não se consegue ler o resumo: { $reason }; o servidor volta a fazê-lo a partir das anotações
damage-unreadable = mesa { $table }: o SQLite não consegue ler as anotações: { $reason }
damage-missing = mesa { $table }: falta a anotação { $entry }
damage-version = mesa { $table }: a versão não é o número de anotações: { $reason }
damage-stray = mesa { $table }: há anotações, mas não há mesa
damage-entry = mesa { $table }, anotação { $entry }: não se consegue ler: { $reason }
damage-replay = mesa { $table }, anotação { $entry }: não pode seguir as anteriores ({ $reason })
damage-chain = mesa { $table }, anotação { $entry }: não segue o que está antes: ali ou antes, alguma coisa foi mudada, tirada ou acrescentada; os seus jogadores recebem um aviso
damage-film = mesa { $table }, anotação { $entry }: não se consegue ler o jogo lá guardado ({ $reason })
