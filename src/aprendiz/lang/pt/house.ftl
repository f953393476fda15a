### O que a casa diz no navegador: a página inicial, a sala de espera, a moldura de um jogo e o seu fim

## A página inicial

aprendiz = Aprendiz
welcome = Três jogos mágicos, uma só mesa.
no-account = Sem conta e sem publicidade: só jogar.
title-flautz = FLAUTZ!
title-magus = Magus Novatus
title-labyrinth = O labirinto mágico
about-flautz = Apanha os pergaminhos que rodopiam pela torre e faz com eles o melhor feitiço.
about-magus = Mistura o que a prateleira oferece e lança os teus feitiços antes de tocar o sino.
about-labyrinth = Encontra o caminho num labirinto que ninguém consegue ver.
play-now = Jogar já
invite-friends = Convidar amigos
one-device = Num só dispositivo
in-words = Por agora joga-se com palavras; a sua própria mesa está a ser preparada.
rules-of = Regras: { $game }
my-tables = As tuas mesas
open-tables = Abertas a toda a gente
past-tables = Jogos anteriores
nobody-yet = ninguém ainda
more-tables = Mostrar mais { $count }
delete = Apagar
delete-table = Apagar a mesa
delete-table-means = A mesa e tudo o que se guarda dos seus jogos desaparecem para toda a gente.
delete-this = Apagar { $game } com { $names }
join = Juntar-se a uma mesa
code = Código
code-hint = O do convite ou o do teu outro dispositivo.
come-in = Entrar
coming-in = A entrar…
invitation-void = Este convite já não serve
to-the-door = Voltar ao início
try-again = Tentar de novo
settings = Definições
language = Idioma
appearance = Aspeto
appearance-auto = Como no dispositivo
appearance-light = Dia
appearance-dark = Noite
sound = Som
simple-view = Vista simples
simple-view-means = Todos os jogos com palavras em vez de desenhos.
close = Fechar
cancel = Cancelar

## Antes do jogo

way-bots = Com bots
way-friends = Com amigos
way-device = Um dispositivo
lead-bots = Tu contra os bots, agora mesmo.
lead-friends = Recebes um link, um código e um código QR para ler com a câmara.
lead-device = O dispositivo passa de mão em mão depois de cada turno.
begin-bots = Começar o jogo
begin-friends = Abrir a mesa
begin-device = Começar o jogo
setting-the-table = A pôr a mesa…
who-plays = Quem joga?
your-name = O teu nome
name = Nome
apprentice = Aprendiz
name-of = Nome { $number }
add-person = Juntar alguém
remove-person = Tirar { $name }
bots-beside = Bots também
opponents = Adversários
chairs = Lugares
chairs-hint = Os que ficarem livres podem ser ocupados por bots.
one-more = Mais um
one-less = Menos um
level = Que nível?
level-novice = Novato
level-adept = Experiente
level-master = Mestre
memory-help = Ajuda à memória
memory-help-means = Anota por ti o que viste: não precisas de decorar nada.
which-evening = Como queres jogar?
preset-usual = Como habitualmente
preset-usual-means = O jogo tal como o livro de regras o descreve.
preset-own = À tua maneira
preset-own-means = Como escolheste em «Opções».

## Opções

options = Opções
at-the-table = À mesa
answer-yes = Sim
answer-no = Não
chance-decides = A sorte
chair = Lugar { $number }
unit-turns = { $count ->
        [one] turno
       *[other] turnos
    }
remove-entry = Tirar: { $entry }
label-edition = Caixa
label-edition-classic = Clássica
label-edition-own = A tua
explain-edition-own = De um ficheiro feito por ti.
choose-box = Escolher o ficheiro
begin-box = Descarregar um exemplo
box-is = Na caixa: { $name }.
label-name = Nome
label-clock = Relógio
explain-clock = Se o tempo acabar, a jogada é feita por um bot.
clock-none = Sem relógio
clock-none-means = Com toda a calma.
clock-quick = Rápido
clock-quick-means = 30 segundos por jogada.
clock-calm = Tranquilo
clock-calm-means = 2 minutos por jogada.
clock-bank = Torneio
clock-bank-means = 10 minutos a cada um para o jogo todo, mais 10 segundos por jogada.
label-sits-in = Se alguém se ausentar
explain-sits-in = Quanto tempo se espera até um bot jogar por essa pessoa. Pode-se sempre voltar.
host-decides = Só quando o anfitrião quiser
minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
sits-in-level = Bot que joga por quem falta
spectators = Público
spectators-mean = Quem tiver o link pode assistir.
listed = Mesa aberta
listed-means = Toda a gente neste servidor vê a mesa e pode sentar-se.

## A sala de espera

waiting-room = Sala de espera
waiting-room-of = { $game }: começa-se quando estiver toda a gente.
take-a-chair = Ocupa um lugar
sit-down = Sentar-se
sit-here = Sentar-se aqui
sit-another = Sentar aqui mais alguém
no-chair-left = Todos os lugares estão ocupados. O anfitrião pode acrescentar um.
free-chair = Lugar livre { $number }
bot = Bot
chair-more = Acrescentar um lugar
chair-less = Tirar um lugar
tools-for = Ações: { $name }
rename = Mudar o nome
help-on = Ligar a ajuda à memória
help-off = Desligar a ajuda à memória
seat-bot = Bot: { $level }
move-up = Mover para cima
move-down = Mover para baixo
free-it = Libertar o lugar
stand-up = Levantar-se
send-away = Mandar embora
send-away-means = { $name } terá de sair da mesa. Num jogo a decorrer, continua um bot.
mark-you = tu
mark-away = ausente
mark-helped = ajuda à memória
mark-open = mão aberta
mark-sits-in = joga um bot: { $level }
invite = Convidar
invite-how = Lê o código QR com a câmara, abre o link ou escreve o código na página inicial.
show-invitation = Mostrar o convite
qr = Código QR com o link, para a câmara do telemóvel
link = Link
copy = Copiar
copied = Copiado.
copy-by-hand = Já está selecionado: copia-o tu.
new-code = Mudar o código
no-address = Ainda não se pode entrar aqui a partir de outros dispositivos. Liga este ao teu Wi-Fi e inicia o Aprendiz aberto à rede; depois o link aparece aqui.
agreed = O que vamos jogar
change = Mudar
agree = Combinado
clock-each = Relógio: { $seconds } segundos por jogada
clock-all = Relógio: { $minutes } minutos a cada um para o jogo todo
sits-in-agreed = { $count ->
        [one] Um bot joga por quem faltar { $count } minuto.
       *[other] Um bot joga por quem faltar { $count } minutos.
    }
sealed-chance = A sorte selada
sealed = A sorte deste jogo está selada num envelope. Já ninguém a pode mudar.
sealed-more = O que quer isso dizer?
sealed-means = Antes do jogo o servidor escolhe a sorte e mostra só o selo, e cada dispositivo promete uma parte sua. Quando o anfitrião começa, as partes abrem-se e o jogo começa logo. No fim o envelope abre-se, e qualquer pessoa pode verificar que tudo o que a sorte decidiu saiu de lá.
seal = Selo
seed = Semente revelada
shares = Partes dos dispositivos
pledges = Partes prometidas (o seu resumo)
begin = Começar
all-ready = Já cá está toda a gente. Podes começar!
start-called-off = O último começo foi anulado: algo mudou, ou um dispositivo não respondeu a tempo. Podes começar outra vez.
chairs-free = { $count ->
        [one] Ainda há um lugar livre: espera por alguém ou senta um bot.
       *[other] Ainda há { $count } lugares livres: espera por alguém ou senta bots.
    }
waits-for-share = O dispositivo de { $name } está a juntar a sua parte à sorte.
fill-with-bots = Completar com bots
host-begins = O anfitrião começa quando estiver toda a gente.
sits-down = { $name } senta-se.
stands-up = { $name } saiu da mesa.
is-back = { $name } está de volta.
is-away = { $name } não está cá.

## Durante o jogo

menu = Menu
rules = Regras
read-rule = Ler a regra { $rule }
sound-on = Ligar o som
sound-off = Desligar o som
language-and-look = Idioma e aspeto
pause = Pausa
resume = Continuar
paused = O anfitrião pôs o jogo em pausa.
paused-by-you = O jogo está em pausa.
host-tools = Pessoas e mesa
who-is-here = Quem está cá
let-sit-in = Pôr um bot a jogar: { $level }
reissue = Código para um dispositivo perdido
end-game = Terminar o jogo
end-game-means = O jogo termina agora, sem resultado.
other-device = Continuar noutro dispositivo
pass-on-how = Abre o link no outro dispositivo, ou escreve lá este código, na página inicial:
pass-on-means = O código serve uma vez, durante dez minutos. Depois o lugar passa a ser do outro dispositivo.
open-hand = Aceitar mãos abertas
close-hand = Esconder as mãos
leave-table = Sair da mesa
leave-table-means = Um bot continua por ti; não podes voltar a este jogo.
undo = Desfazer
talk = Dizer algo
clocks = Relógios
bot-plays-for = Um bot joga por { $name }.
take-chair-back = Recuperar o lugar
looking-on = Estás a assistir.
looking-on-open = Estás a assistir e vês todas as mãos.
ends-soon = Este jogo já é longuíssimo. Ao fim de { $moves } jogadas termina sem resultado.
game-without-you = Este jogo começou sem ti, e a mesa não admite público. Espera aqui pelo próximo.
away = Sem ligação. A tentar de novo…
away-long = O servidor não responde. Ainda está ligado, e este dispositivo está na mesma rede?
not-continued = Esta não é a mesa que deixaste: desde então, o servidor perdeu ou mudou alguma coisa. Podes continuar a partir daqui.
go-on-from-here = Continuar daqui
turn-of = É a vez de { $name }.
turn-of-several = Têm de escolher: { $names }.
pass-device = Passa o dispositivo e toca.
i-am = Sou { $name }
what-happened = O que aconteceu
earlier-events = { $count ->
        [one] { $count } acontecimento anterior
       *[other] { $count } acontecimentos anteriores
    }
undo-of = { $name } desfaz a jogada

## A cada mesa

your-turn = É a tua vez
is-playing = É a vez de { NAME($seat) }
one-moment = Um momento…
is-over = O jogo acabou
choose-again = Escolher de novo
go-on = Continuar
players = À mesa
bot-level = { $level ->
        [novice] bot novato
        [adept] bot experiente
        [master] bot mestre
       *[other] bot
    }
story = O que aconteceu
your-moves = As tuas jogadas
your-things = O que tens
on-the-table = Sobre a mesa
board-row = Linha { $number }
board-column = Coluna { $number }
final-standing = Classificação final
standing-player = Nome
standing-winner = vitória

## O fim

game-over = O jogo acabou.
see-result = Ver o resultado
result = O resultado
stopped = Jogo interrompido
stopped-means = O anfitrião terminou-o antes do tempo, por isso ninguém ganha.
too-long-means = Tinha jogadas a mais, por isso ninguém ganha.
see-table = Ver a mesa
rematch = Jogar outra vez
ask-rematch = Mais um jogo?
seat-changes = Lugares que mudaram
seat-changes-mean = Cada escolha e cada vez que a sorte decidiu contam como uma jogada.
envelope = O envelope selado
envelope-means = Antes da primeira jogada, a sorte deste jogo foi selada. Agora o envelope pode abrir-se.
verify = Abrir e verificar
chance-was-fixed = { $count ->
        [one] Bate certo: a única coisa que a sorte decidiu estava fixada antes do jogo.
       *[other] Bate certo: as { $count } coisas que a sorte decidiu estavam fixadas antes do jogo.
    }
chance-was-not-fixed = Isto não bate certo: o que se jogou não resulta da sorte selada.
share-is-in-it = A parte deste dispositivo está lá, tal como foi enviada.
share-is-missing = A parte deste dispositivo não está lá.
starts-called-off = { $count ->
    [one] O começo deste jogo foi anulado antes uma vez.
   *[other] O começo deste jogo foi anulado antes { $count } vezes.
}
proof-details = Selo, semente e partes
take-home = Guardar o jogo
record-means = O registo guarda todas as jogadas e toda a sorte: assim qualquer pessoa pode rever e verificar o jogo.
record = Descarregar o registo
seat-log = Descarregar o que viste

## Regras e créditos

rulebooks = Livros de regras
rules-search = Procurar nas regras
rules-search-hint = Uma palavra ou um número, como 4.2.
rules-found = { $count ->
        [0] Nada encontrado. Experimenta outra palavra.
        [one] { $count } regra encontrada
       *[other] { $count } regras encontradas
    }
rules-contents = Índice
rules-unread = De momento não é possível ler as regras.
rule-number = Regra { $number }
credits = Créditos
credits-thanks = Esta mesa tem o trabalho de muita gente. A todos, o nosso obrigado!
credits-games = Jogos
credits-games-worded = Tudo o que aqui se diz deles está escrito por palavras nossas.
credits-signs = Desenhos
credits-signs-changed = De game-icons.net, com as nossas cores e tamanhos.
credits-fonts = Tipos de letra
credits-libraries = Programas

## Onde não há nada

nothing-here = Aqui não há nada
nothing-here-means = Talvez o endereço esteja mal escrito. Tenta de novo a partir da página inicial.
table-gone = A mesa já não está cá
table-gone-means = O anfitrião apagou-a, ou o teu lugar é agora de outra pessoa.
not-let-in = Não te podes juntar a esta mesa
other-version = O servidor tem outra versão
other-version-means = Esta página e o servidor não se entendem. Quando o servidor estiver atualizado, tenta de novo.
remedy-no-connection = De momento não é possível ligar ao servidor; tenta de novo daqui a pouco.
remedy-not-stored = Não foi possível guardar; nada mudou. Tenta de novo.

## My evenings

evenings = Os meus serões
evenings-means = Os jogos que terminaste neste dispositivo. Só tu vês esta lista.
no-evenings = Ainda não há nenhum jogo terminado. O primeiro vai aparecer aqui.
evening-outcome = { $who ->
    [nobody] interrompido
    [you] ganhaste
    [shared] partilhaste a vitória com { $names }
   *[others] { $count ->
        [one] ganhou { $names }
       *[other] ganharam { $names }
    }
}
forget-evenings = Esquecer os meus serões
forget-evenings-means = A lista fica vazia. As mesas e os seus registos continuam lá para os outros.
forget = Esquecê-los
