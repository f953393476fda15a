### FLAUTZ!: as regras do jogo

section-1 = O que há no jogo
rule-1-1 = Há cinco cores: azul, verde, roxo, laranja e cor-de-rosa. Além da cor, cada uma tem um símbolo só seu, que a acompanha onde quer que apareça.
rule-1-2 = As cartas de feitiço têm uma cor e um valor. De cada carta há mais do que um exemplar.
rule-1-3 = Há dois tipos de cartas especiais: as ilusões trazem um valor impresso, mas não têm cor; os prismas não têm nem cor nem valor.
rule-1-4 = Há cinco cartas de aprendiz, uma de cada cor, com um lado de personagem e um lado de concentração. Cada jogador tem uma e nunca há dois jogadores com a mesma.
rule-1-5 = A reserva tem 25 cristais. Se não chegarem, os cristais ganhos contam na mesma.
rule-1-6 = A edição clássica é para 2 a 5 jogadores e tem 83 cartas: valores de 1 a 5 em cada cor, com três exemplares de cada carta (75 cartas), as ilusões de 1, 2, 3, 4 e 5 (5 cartas) e 3 prismas. A edição alargada tem 80 cartas: valores de 1 a 7 em cada cor, com dois exemplares de cada carta (70 cartas), as ilusões de 1 a 7 (7 cartas) e 3 prismas. Uma edição precisa de ter, no mínimo, 5 cartas por jogador e mais 6; se não as tiver, não pode ser usada nessa mesa.
rule-1-7 = A arena é uma série de casas; cada casa é de chão, de ar ou «à escolha» (chão ou ar). Depois da última vem a casa FLAUTZ!, que fecha a arena. A arena habitual é: chão, ar, chão, ar, à escolha. A curta: chão, ar, à escolha, à escolha. A longa: chão, ar, à escolha, chão, ar, à escolha, à escolha. Também se pode usar qualquer outra série de uma ou mais casas. Estas cartas e estas arenas são uma seleção nossa; a caixa impressa pode ser diferente.

section-2 = Preparação
rule-2-1 = A cada jogador calha, à sorte, um aprendiz, que começa com o lado de personagem para cima. Ficas com o teu durante o jogo inteiro.
rule-2-2 = O jogador inicial baralha as cartas e dá 5 a cada jogador, viradas para baixo.
rule-2-3 = Três cartas vão para o ar (acima da arena) e três para o chão (abaixo da arena), todas viradas para cima. As que sobram são o baralho, que fica virado para baixo.
rule-2-4 = O primeiro jogador inicial é a pessoa mais nova à mesa. Numa mesa digital, o anfitrião escolhe quem começa ou deixa a sorte decidir.
rule-2-5 = Em cada novo desafio, começa quem está no lugar à esquerda do jogador inicial anterior. Todas as cartas de feitiço, incluindo as especiais, são recolhidas e baralhadas de novo, e todos os aprendizes voltam ao lado de personagem.

section-3 = Rondas e turnos
rule-3-1 = O jogador inicial tira um cristal da reserva e põe-no na primeira casa. Este cristal marcador mostra qual é a casa atual, e é ela que vale para todos os turnos da ronda. Joga-se no sentido dos ponteiros do relógio, a partir do jogador inicial.
rule-3-2 = O cristal marcador avança uma casa sempre que a vez volta ao jogador inicial: logo no começo desse turno, antes de ele fazer seja o que for.
rule-3-3 = Quando o cristal marcador teria de avançar para a casa FLAUTZ!, o desafio acaba nesse instante e calcula-se o valor dos feitiços, mesmo que ainda faltem últimos turnos (regra 7.3). Declarar FLAUTZ! pode encurtar um desafio, mas nunca o prolonga.
rule-3-4 = No teu turno fazes uma destas três coisas: trocar (secção 4), concentrar-te (regra 5.1) ou declarar FLAUTZ! (secção 7). Não podes simplesmente passar, a não ser num último turno (regra 7.3).

section-4 = Trocar
rule-4-1 = Para trocar, começa por tirar uma das cartas viradas para cima que a casa atual permite: do chão, do ar ou, se a casa for «à escolha», qualquer uma das seis.
rule-4-2 = Ao trocar, tens de pôr uma das tuas outras cartas, virada para cima, no lugar que ficou vazio. A carta que acabaste de tirar não pode voltar para lá.
rule-4-3 = Toda a gente vê as duas cartas da troca; o resto da tua mão continua escondido.

section-5 = Concentrar-se
rule-5-1 = Se não quiseres trocar, podes concentrar-te: vira o teu aprendiz para o lado de concentração e o teu turno fica por aí.
rule-5-2 = Se estás em concentração quando o teu turno começa, tens primeiro de escolher uma das cartas viradas para cima que a casa atual permite e substituí-la pela carta de cima do baralho. A carta substituída vai para a pilha de descartes, virada para cima.
rule-5-3 = Depois da substituição (regra 5.2), o teu aprendiz volta ao lado de personagem e tens de trocar (secção 4), ainda na mesma casa. Podes tirar a carta nova e, se a casa for «à escolha» (chão ou ar), podes fazer a troca na outra fila, a que não usaste na substituição.
rule-5-4 = Se o baralho estiver vazio quando é preciso substituir uma carta (regra 5.2), baralham-se os descartes, que passam a ser o novo baralho. Se não houver nem baralho nem descartes, não se faz a substituição.
rule-5-5 = Quem estiver em concentração quando um desafio acaba não marca pontos.
rule-5-6 = Podes concentrar-te na última ronda ou num último turno (regra 7.3): é permitido, mas a mesa avisa-te.

section-6 = Os feitiços e o seu valor
rule-6-1 = Um feitiço junta de uma a cinco cartas da tua mão que combinem. Há duas maneiras de combinar: cartas de uma só cor, com valores que sobem de um em um, ou cartas de um só valor, cada uma de sua cor.
rule-6-2 = Para saberes quanto vale um feitiço, pega no valor da primeira carta (a mais baixa) que não seja um prisma e soma 5 por cada uma das outras que também não seja um prisma. Uma carta sozinha vale o seu próprio valor.
rule-6-3 = Num feitiço não pode haver duas cartas com a mesma cor e o mesmo valor. O que conta é a cor e o valor com que ficam depois de se aplicarem as ilusões e os prismas.
rule-6-4 = O teu aprendiz faz parte de todos os teus feitiços, mas não lhes acrescenta nada. Só é importante para a Sequência Real FLAUTZ! (secção 9).
rule-6-5 = A mesa conta o melhor feitiço da tua mão: o que vale mais pontos e, com pontos iguais, o que tem mais cartas.

section-7 = FLAUTZ!
rule-7-1 = Tens um FLAUTZ! quando as cinco cartas da tua mão, prismas incluídos, formam um só feitiço.
rule-7-2 = Podes declarar FLAUTZ! na tua vez de duas maneiras: juntamente com a troca que o completa (é tudo uma só decisão, para que quem não declara não revele nada a ninguém) ou no começo do turno, em vez de fazeres outra coisa, se não estiveres em concentração. Nunca tens de declarar, exceto no caso da regra 8.2. Uma mão declarada fica aberta na mesa e já não muda.
rule-7-3 = Depois de alguém declarar FLAUTZ!, cada um dos outros jogadores pode jogar um último turno, mas também pode passar. Mesmo quem está em concentração pode passar; nesse caso, continua em concentração e não marca pontos (regra 5.5). Se quem passa é o jogador inicial, o cristal marcador avança na mesma (regra 3.2). Quando a vez volta a quem declarou, o desafio acaba.
rule-7-4 = Um FLAUTZ! não dá pontos extra: marcas apenas o valor do feitiço. Um segundo FLAUTZ! durante os últimos turnos não altera em nada o fim do desafio.
rule-7-5 = Há uma opção da mesa para que ninguém fique sem o seu último turno: nesse caso, o cristal marcador espera na última casa até acabarem os últimos turnos, em vez de pôr fim ao desafio (regra 3.3).

section-8 = Sequência FLAUTZ!
rule-8-1 = Uma Sequência FLAUTZ! são cinco cartas de uma só cor com valores seguidos, sem cartas especiais.
rule-8-2 = Uma Sequência FLAUTZ! tem de ser mostrada logo, mesmo que já venha nas cartas dadas, antes do primeiro turno; nesse caso, é a própria mesa que a mostra. Uma troca que completa uma Sequência declara-a sempre. Se houver várias nas cartas dadas, só conta a primeira pela ordem de jogo, a partir do jogador inicial, quer seja uma Sequência, quer seja uma Sequência Real; qualquer outra marca pontos como um feitiço comum (ou nenhuns, se a que conta for uma Sequência Real).
rule-8-3 = Com uma Sequência FLAUTZ!, o desafio acaba imediatamente e os últimos turnos que ainda faltem já não se jogam. Cada jogador que não esteja em concentração aponta o valor do seu feitiço.
rule-8-4 = Quem faz uma Sequência FLAUTZ! leva o cristal marcador, mesmo que outro feitiço valha mais, e ainda mais um cristal.

section-9 = Sequência Real FLAUTZ!
rule-9-1 = Uma Sequência Real FLAUTZ! é uma Sequência FLAUTZ! na cor do teu próprio aprendiz.
rule-9-2 = Uma Sequência Real FLAUTZ! tem de ser mostrada logo e acaba imediatamente com o desafio, tal como uma Sequência FLAUTZ! (regras 8.2 e 8.3).
rule-9-3 = Quando alguém faz uma Sequência Real FLAUTZ!, os outros jogadores não marcam pontos; quem a fez marca o valor do seu feitiço.
rule-9-4 = Quem faz uma Sequência Real FLAUTZ! leva o cristal marcador e mais dois cristais.

section-10 = Fim de um desafio
rule-10-1 = Se o desafio não acabar com uma Sequência FLAUTZ! nem com uma Sequência Real FLAUTZ!, leva o cristal marcador quem marcar o valor mais alto.
rule-10-2 = Se houver empate no valor mais alto, cada um dos empatados leva um cristal: um deles fica com o cristal marcador e os outros recebem um da reserva. Há uma opção da mesa para que, em caso de empate, ninguém leve cristais.
rule-10-3 = Se ninguém marcar pontos, ninguém leva cristais. Um cristal marcador que ninguém ganhe volta para a reserva.

section-11 = Ganhar o jogo
rule-11-1 = No modo de cristais, quem chegar a 3 cristais ganha logo o jogo, e os pontos não se contam. Se vários jogadores lá chegarem no mesmo momento, ganha quem tiver mais cristais; se também nisso empatarem, a vitória é partilhada.
rule-11-2 = No modo de pontos, joga-se um número combinado de desafios (3, 5 ou qualquer outro a partir de 1). No fim, soma os teus pontos de todos os desafios e mais 10 por cada cristal: ganha o total mais alto. Em caso de empate, ganha quem tiver mais cristais; depois, quem tiver feito mais pontos num só desafio; se o empate continuar, a vitória é partilhada.
rule-11-3 = Há uma opção que limita o número de turnos; à mesa está desligada, nas simulações está ligada. Jogados esses turnos, já não começa outro desafio e o jogo decide-se tal como está. Sem esse limite, se ninguém ganhasse os desafios, o jogo podia nunca mais acabar.

section-12 = Cartas especiais
rule-12-1 = Uma ilusão faz as vezes de uma carta com o seu valor em qualquer das cinco cores, escolhida para o feitiço. Conta normalmente, mesmo quando é a primeira carta do feitiço.
rule-12-2 = Um prisma fica no início do feitiço, não acrescenta pontos e conta como uma das cinco cartas de um FLAUTZ! (regra 7.1). Quando se calcula o valor do feitiço, escolhem-se para o prisma duas cores diferentes (a mesa escolhe as melhores). Qualquer carta impressa numa dessas cores pode contar como sendo da outra, ou ficar como está; isto decide-se carta a carta e funciona nos dois sentidos.
rule-12-3 = Vários prismas e várias ilusões podem juntar-se no mesmo feitiço. Cada prisma tem o seu próprio par de cores e uma carta muda de cor, no máximo, uma vez. Um prisma que não muda a cor de nenhuma carta conta na mesma. Prismas sem mais nenhuma carta não são um FLAUTZ! e valem 0.
rule-12-4 = Numa Sequência FLAUTZ! ou numa Sequência Real FLAUTZ! nunca entram cartas especiais, ou seja, ilusões e prismas.

section-13 = O que se vê
rule-13-1 = Estão escondidas as mãos e a ordem das cartas no baralho. Cada um vê a sua própria mão; uma mão declarada fica à vista de todos (regra 7.2).
rule-13-2 = Estão à vista de todos: quem é o jogador inicial, as seis cartas viradas para cima, os descartes, os aprendizes e o lado em que estão, os cristais, os pontos apontados, quantas cartas tem o baralho, de quem é a vez e qual é a casa atual.
rule-13-3 = No fim de um desafio, abrem-se todas as mãos, e vê-se o feitiço que contou em cada uma e quanto vale.

section-14 = Exemplos
rule-14-1 = Um 3, um 4 e um 5 da mesma cor valem 13: 3+5+5.
rule-14-2 = Quatro cartas de valor 2, de quatro cores diferentes, valem 17: 2+5+5+5.
rule-14-3 = Um 1 azul, uma ilusão de 2, um 3 azul e um 4 azul valem 16: a ilusão faz de 2 azul, e fica 1+5+5+5.
rule-14-4 = Dois 5 de cores diferentes e uma ilusão de 5 valem 15: a ilusão faz de 5 de uma terceira cor, e fica 5+5+5.
rule-14-5 = Dois 4 de cores diferentes e uma ilusão de 4 valem 14: a ilusão faz de 4 de uma terceira cor, e fica 4+5+5.
rule-14-6 = Dois 5 azuis e uma ilusão de 5 valem só 10: num feitiço não pode haver duas cartas com a mesma cor e o mesmo valor (regra 6.3), por isso só entra um dos 5 azuis, com a ilusão noutra cor, e fica 5+5.
rule-14-7 = Um prisma (cores verde e azul) com um 1 azul, um 2 verde, um 3 verde e um 4 azul vale 16: todas as cartas contam como sendo de uma só cor, e fica 1+5+5+5, porque o prisma não dá pontos. E é um FLAUTZ!, porque as cinco cartas da mão entram no feitiço.
rule-14-8 = Um prisma (cores verde e azul) com dois 4 verdes e um 4 que não seja verde nem azul vale 14: um dos 4 verdes conta como 4 azul, e fica 4+5+5.
