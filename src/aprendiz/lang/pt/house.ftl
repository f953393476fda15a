### O que a casa diz no navegador: a porta, a sala de espera, a moldura de um jogo e o seu fim

## A porta

aprendiz = Aprendiz
welcome = Três jogos de magia para uma mesa.
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
table-not-set = A mesa ainda está a ser posta.
rules-of = Regras de { $game }
my-tables = As tuas mesas
open-tables = Abertas a toda a gente
past-tables = Jogos anteriores
nobody-yet = ninguém ainda
more-tables = mais { $count }
delete = Apagar
delete-table = Apagar a mesa
delete-table-means = A mesa e tudo o que se guarda dos seus jogos desaparecem para toda a gente.
delete-this = Apagar { $game } com { $names }
join = Juntar-se a uma mesa
code = Código
code-hint = O do convite ou o do teu outro dispositivo.
come-in = Entrar
coming-in = A entrar…
invitation-void = Este convite não leva a lado nenhum
to-the-door = Para a porta
try-again = Tentar de novo
settings = Definições
language = Língua
appearance = Luz
appearance-auto = Como o dispositivo
appearance-light = Dia
appearance-dark = Noite
sound = Som
close = Fechar
cancel = Cancelar

## Antes do jogo

way-bots = Com bots
way-friends = Com amigos
way-device = Um dispositivo
lead-bots = Tu contra os bots, agora mesmo.
lead-friends = Recebes um link, um código e uma imagem para ler com a câmara.
lead-device = Passam o dispositivo depois de cada turno.
begin-bots = Dar as cartas
begin-friends = Abrir a mesa
begin-device = Dar as cartas
setting-the-table = A pôr a mesa…
who-plays = Quem joga?
your-name = O teu nome
name = Nome
apprentice = Aprendiz
name-of = Nome { $number }
add-person = Mais alguém
remove-person = Sem { $name }
bots-beside = Bots também
opponents = Adversários
chairs = Lugares
chairs-hint = Os que ficarem livres podem ser de bots.
one-more = Mais um
one-less = Menos um
level = Que nível?
level-novice = Novato
level-adept = Adepto
level-master = Mestre
memory-help = Ajuda de memória
memory-help-means = Anota o que viste, para não teres de o decorar.
which-evening = Que tipo de serão?
preset-first = A primeira vez
preset-first-means = Um desafio, cerca de 10 minutos, a partir dos 7 anos.
preset-family = Serão em família
preset-family-means = Ganha quem chegar a três cristais, cerca de 30 minutos.
preset-masters = Mestres
preset-masters-means = Cinco desafios longos com valores até 7, cerca de uma hora.
preset-own = À tua maneira
preset-own-means = Como escolheste em «Opções».

## Opções

options = Opções
at-the-table = À mesa
label-arena = Arena
label-arena-usual = Habitual
label-arena-short = Curta
label-arena-long = Longa
label-arena-own = A tua
explain-arena-own = Casa a casa, como quiseres.
field-number = Casa { $number }
add-field = Mais uma casa
remove-field = Menos uma casa
label-mode = Meta
label-mode-crystals = Cristais
label-mode-matches = Pontos
label-matches = Desafios
label-ties = Empates
label-ties-each = Um a cada
label-ties-nobody = Para ninguém
label-final_turns = Últimos turnos
label-final_turns-track = Fim do percurso
label-final_turns-all = Para todos
label-starter = Quem começa
explain-starter = Quem começa o primeiro desafio.
chance-decides = A sorte
chair = Lugar { $number }
label-limit = Limite
explain-limit = Depois de tantos turnos já não começa nenhum desafio novo.
no-limit = Sem limite
turns = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
label-edition = Caixa
label-edition-classic = Clássica
label-edition-wide = Alargada
label-edition-own = A tua
explain-edition-own = De um ficheiro feito por ti.
choose-box = Escolher o ficheiro
begin-box = Um ficheiro para começar
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
clock-bank-means = 10 minutos para o jogo todo e mais 10 segundos a cada jogada.
label-sits-in = Se alguém se ausentar
explain-sits-in = Quanto se espera até um bot lhe ocupar o lugar. Pode-se sempre voltar.
host-decides = Nunca por si só
minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
sits-in-level = O bot que substitui
spectators = Público
spectators-mean = Quem tiver o link pode assistir.
listed = Mesa aberta
listed-means = Neste servidor toda a gente vê a mesa e se pode sentar.

## A sala de espera

waiting-room = Sala de espera
waiting-room-of = { $game }: começa-se quando os lugares estiverem ocupados.
take-a-chair = Ocupa um lugar
sit-down = Sentar-se
sit-here = Sentar-se aqui
sit-another = Mais alguém aqui
no-chair-left = Todos os lugares estão ocupados. Quem gere a mesa pode acrescentar um.
free-chair = Lugar livre { $number }
bot = Bot
chair-more = Mais um lugar
chair-less = Menos um lugar
tools-for = Ações: { $name }
rename = Mudar o nome
help-on = Ligar a ajuda de memória
help-off = Desligar a ajuda de memória
seat-bot = Bot: { $level }
move-up = Mover para cima
move-down = Mover para baixo
free-it = Libertar o lugar
stand-up = Levantar-se
send-away = Mandar embora
send-away-means = { $name } terá de sair da mesa. Num jogo a decorrer, continua um bot.
mark-you = tu
mark-away = ausente
mark-helped = ajuda de memória
mark-open = mão aberta
mark-sits-in = substitui: { $level }
invite = Convidar
invite-how = Leiam a imagem com a câmara, abram o link ou escrevam o código à porta.
show-invitation = Mostrar o convite
qr = Imagem com o link, para a câmara do telemóvel
link = Link
copy = Copiar
copied = Copiado.
copy-by-hand = Marcado: copia-o à mão.
new-code = Código novo
no-address = Os outros dispositivos ainda não chegam a este. Liga-o ao teu Wi-Fi e inicia o Aprendiz de modo que a rede o alcance; depois o link aparece aqui.
agreed = O que ficou combinado
change = Mudar
agree = Combinado
matches = { $count ->
        [one] { $count } desafio
       *[other] { $count } desafios
    }
clock-each = Relógio: { $seconds } segundos por jogada
clock-all = Relógio: { $minutes } minutos para o jogo todo
sits-in-agreed = { $count ->
        [one] Um bot substitui quem faltar { $count } minuto.
       *[other] Um bot substitui quem faltar { $count } minutos.
    }
sealed-chance = A sorte selada
sealed = A sorte deste jogo está selada num envelope. Já ninguém a pode mudar.
sealed-more = O que quer isso dizer?
sealed-means = Antes do jogo o servidor escolhe a sorte e mostra só o selo. Depois cada dispositivo junta uma parte sua. No fim o envelope abre-se, e qualquer pessoa pode verificar que todas as cartas saíram de lá.
seal = Selo
seed = Semente revelada
shares = Partes dos dispositivos
begin = Começar
all-ready = Os lugares estão ocupados. Podes começar!
chairs-free = { $count ->
        [one] Ainda há um lugar livre: espera por alguém ou senta um bot.
       *[other] Ainda há { $count } lugares livres: espera por alguém ou senta bots.
    }
waits-for-share = O dispositivo de { $name } está a juntar a sua parte à sorte.
fill-with-bots = Completar com bots
host-begins = Quem gere a mesa começa quando os lugares estiverem ocupados.
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
language-and-look = Língua e luz
pause = Pausa
resume = Continuar
paused = Quem gere a mesa pôs o jogo em pausa.
paused-by-you = O jogo está em pausa.
host-tools = Pessoas e mesa
who-is-here = Quem está
let-sit-in = Pôr um bot a substituir: { $level }
reissue = Código para um dispositivo perdido
end-game = Terminar o jogo
end-game-means = O jogo termina agora, sem resultado.
other-device = Continuar noutro dispositivo
pass-on-how = Abre o link no outro dispositivo, ou escreve lá este código, à porta:
pass-on-means = O código serve uma vez, durante dez minutos. Depois o lugar passa a ser do outro dispositivo.
open-hand = Aceitar mãos abertas
close-hand = Sem mãos abertas
leave-table = Sair da mesa
leave-table-means = Um bot continua por ti; não podes voltar a este jogo.
undo = Desfazer
talk = Dizer algo
clocks = Relógios
bot-plays-for = Um bot joga por { $name }.
take-chair-back = Recuperar o lugar
looking-on = Estás a assistir.
looking-on-open = Estás a assistir e vês todas as mãos.
game-without-you = Este jogo começou sem ti, e a mesa não admite público. Espera aqui pelo próximo.
away = Perdeu-se a ligação; volta sozinha.
away-long = O servidor não responde. Ainda está ligado, e este dispositivo está na mesma rede?
turn-of = É a vez de { $name }.
turn-of-several = Têm de escolher: { $names }.
pass-device = Passa o dispositivo e toca.
i-am = Sou { $name }
what-happened = O que aconteceu
undo-of = { $name } desfaz a jogada

## O fim

game-over = O jogo acabou.
see-result = O resultado
result = O resultado
stopped = Jogo interrompido
stopped-means = Quem gere a mesa terminou-o antes do tempo, por isso ninguém ganha.
see-table = Ver a mesa
rematch = Mais um jogo
ask-rematch = Mais um jogo?
envelope = O envelope selado
envelope-means = Antes da primeira carta, a sorte deste jogo foi selada. Agora o envelope pode abrir-se.
verify = Abrir e verificar
chance-was-fixed = { $count ->
        [one] É verdade: a única coisa que a sorte decidiu estava fixada antes do jogo.
       *[other] É verdade: as { $count } coisas que a sorte decidiu estavam fixadas antes do jogo.
    }
chance-was-not-fixed = Isto não bate certo: o que se jogou não resulta da sorte selada.
share-is-in-it = A parte deste dispositivo está lá, tal como foi enviada.
share-is-missing = A parte deste dispositivo não está lá.
proof-details = Selo, semente e partes
take-home = Para levar
record-means = O registo guarda todas as jogadas e toda a sorte: assim qualquer pessoa pode rever e verificar o jogo.
record = Descarregar o registo
seat-log = O que te foi mostrado

## Regras e créditos

rulebooks = Livros de regras
rules-search = Procurar nas regras
rules-search-hint = Uma palavra ou um número, como 4.2.
rules-found = { $count ->
        [0] Não se encontra nada. Experimenta outra palavra.
        [one] { $count } regra encontrada
       *[other] { $count } regras encontradas
    }
rules-contents = Índice
rules-unread = De momento não foi possível ler as regras.
rule-number = Regra { $number }
credits = Créditos
credits-thanks = Nesta mesa está o trabalho de muita gente, a quem agradecemos!
credits-games = Jogos
credits-games-worded = Tudo o que aqui se diz deles está escrito por palavras nossas.
credits-signs = Desenhos
credits-signs-changed = De game-icons.net, com as nossas cores e tamanhos.
credits-fonts = Tipos de letra
credits-libraries = Programas

## Onde não há nada

nothing-here = Aqui não há nada
nothing-here-means = Talvez o endereço esteja mal escrito. Tudo começa à porta.
table-gone = A mesa já não está cá
table-gone-means = Quem a geria apagou-a, ou o teu lugar é agora de outra pessoa.
not-let-in = Esta mesa não te deixa entrar
other-version = O servidor tem outra versão
other-version-means = Esta página e o servidor não se entendem. Quando o servidor estiver atualizado, tenta de novo.
remedy-no-connection = De momento não se chega ao servidor; tenta de novo daqui a pouco.
remedy-not-stored = Não foi possível guardar; nada mudou. Tenta de novo.
