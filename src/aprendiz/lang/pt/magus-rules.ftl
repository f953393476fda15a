### Magus Novatus: as regras do jogo

section-1 = O que há no jogo
rule-1-1 = Há 64 poções: vermelhas, amarelas, verdes e azuis, com números de 1 a 4; na edição habitual, há quatro exemplares de cada uma. No verso têm uma caveira, e os objetos têm exatamente o mesmo verso.
rule-1-2 = Há 30 feitiços, em três pilhas conforme os pontos que valem: 2, 3 ou 4 (na edição habitual, dez em cada pilha). A frente mostra os pontos e as poções que o feitiço pede; o verso tem um efeito ou um livro fechado, que quer dizer «sem efeito». Ninguém vê o verso de um feitiço antes de alguém o ganhar. Que feitiços são e que versos têm é uma seleção nossa (secção 12); a caixa impressa pode ser diferente.
rule-1-3 = Há oito objetos, de quatro tipos: ervas curativas, elixir, varinha mágica e maldição. Na edição habitual, são dois de cada.
rule-1-4 = Há um cubo mágico e uma proveta, que vai contando os feitiços lançados e marca a altura mínima a partir da qual se pode atirar o cubo. O jogo é para 2 a 4 jogadores.
rule-1-5 = Cada cor vem sempre acompanhada de um símbolo ou de um padrão: nada se distingue só pela cor.

section-2 = Preparação
rule-2-1 = Baralham-se as poções e põem-se 25 na mesa, viradas para cima, numa grelha de 5 linhas por 5 colunas.
rule-2-2 = As poções que não foram para a grelha baralham-se juntamente com os objetos: são o baralho, de onde se vão tirando cartas.
rule-2-3 = Baralha-se cada pilha de feitiços e deixa-se virada para cima. Só está disponível o feitiço de cima de cada pilha: exatamente um por pilha, três ao todo.
rule-2-4 = A proveta começa na sua posição inicial, acima da primeira coluna da grelha.
rule-2-5 = Começa quem tiver estado num laboratório há menos tempo; se isso não servir para decidir, começa a pessoa mais nova. Numa mesa digital, o anfitrião escolhe quem começa ou deixa a sorte decidir.
rule-2-6 = Todos começam sem cartas na mão. Não há limite para as cartas que podes ter na mão.

section-3 = Fase I: apanhar poções
rule-3-1 = Atiras o cubo mágico a um ponto da grelha, e a carta em que ele cai indica uma linha e uma coluna. Numa mesa de verdade, ao atirares, tens de manter a mão acima da altura da proveta; na mesa digital, em vez disso, o cubo pode desviar-se (regra 3.2).
rule-3-2 = Na mesa digital, apontas a uma casa da grelha. O cubo cai nessa casa com 40% de probabilidade; em cada uma das vizinhas de cima, de baixo, da esquerda e da direita, com 10%; e em cada uma das vizinhas na diagonal, com 5%. Se lhe calhar uma vizinha que já ficaria para lá da borda, o cubo caiu fora da grelha (regra 3.3). Com a opção «uniforme», o cubo pode cair em qualquer casa da grelha, todas com a mesma probabilidade.
rule-3-3 = Se o cubo cair fora da grelha, tens de o atirar outra vez, apontando de novo. Se cair fora duas vezes, é o jogador à tua esquerda que escolhe a casa, e tem de ser uma que tenha alguma poção na sua linha ou na sua coluna.
rule-3-4 = O cubo indicou uma linha e uma coluna: escolhe uma das duas e apanha de lá as poções de uma só cor ou as de um só número. Levas todas as que, nessa linha ou nessa coluna, tenham a cor ou o número que escolheste. Não precisa de ser a cor nem o número da carta em que caiu o cubo. Há uma opção que te deixa levar só as que quiseres dessas poções, desde que leves pelo menos uma.
rule-3-5 = É obrigatório apanhar poções. Todos veem as que apanhas no momento em que as apanhas; depois, a tua mão fica escondida.

section-4 = Fase II: lançar um feitiço
rule-4-1 = A fase II é facultativa, mas a mesa pergunta-te sempre o que queres fazer, mesmo quando não podes fazer nada: assim, a pergunta não denuncia o que tens na mão. Podes lançar, no máximo, um feitiço por turno; tem de ser um dos que estão disponíveis no cimo das pilhas, e tens de ter as poções que ele pede (ou elixires em vez delas, regra 8.3).
rule-4-2 = As poções com que lanças um feitiço vão para a pilha de descartes, viradas para cima. Dessa pilha só se vê a carta de cima; só quem usa uma varinha mágica a pode ver toda (regra 8.4).
rule-4-3 = Ao lançares um feitiço, todas as outras poções que tenhas na mão têm de ir para a mesa, à tua frente, como caveiras.
rule-4-4 = Levas a carta do feitiço que lançaste: fica à tua frente, à vista de todos, até ao fim do jogo. O feitiço seguinte dessa pilha passa logo a estar disponível, mas só para os próximos turnos.
rule-4-5 = Vira-se o feitiço que acabaste de ganhar para ver o que tem no verso: se for um efeito, acontece imediatamente (secção 7).
rule-4-6 = Na fase II podes usar quantos objetos quiseres, antes e depois de lançares um feitiço, e também sem lançares nenhum (secção 8).
rule-4-7 = Se lançaste um feitiço, a fase II fecha com o avanço da proveta: uma posição em frente, depois do efeito e dos objetos que queiras usar. Se não lançaste nenhum, a proveta fica onde está.
rule-4-8 = Se tens uma maldição, não podes lançar feitiços.
rule-4-9 = Mesmo que possas lançar um feitiço, não tens de o fazer.
rule-4-10 = Se houver várias maneiras de pagar um feitiço, podes escolher as cartas com que o pagas. Se não escolheres, gastas o mínimo de elixires e, depois, as primeiras cartas por esta ordem: vermelho, amarelo, verde, azul e, em cada cor, do 1 ao 4.

section-5 = Fase III: repor a grelha
rule-5-1 = As casas vazias da grelha enchem-se com cartas do baralho, uma de cada vez e pela ordem em que se lê: da esquerda para a direita e de cima para baixo.
rule-5-2 = Se sair um objeto ao repores a grelha, fica para ti; se sair um segundo, fica para o jogador seguinte no sentido dos ponteiros do relógio, e assim por diante, dando a volta à mesa se for preciso. Em cada turno, a conta recomeça em quem tem a vez. Depois de cada objeto, a casa enche-se com a carta seguinte do baralho.
rule-5-3 = Se uma maldição calhar a quem já tem uma, segue, no sentido dos ponteiros do relógio, para o primeiro jogador que não tenha nenhuma; se todos tiverem uma, vai para a pilha de descartes. Isto não altera a ordem em que se entregam os objetos: o primeiro que sair no turno começa sempre por quem tem a vez, o segundo pelo jogador seguinte, o terceiro pelo que vem depois, e assim por diante.
rule-5-4 = Se o baralho ficar vazio, baralham-se os descartes, que passam a ser o novo baralho. Se não houver nem baralho nem descartes, as casas vazias ficam assim e enchem-se em turnos posteriores. Uma casa vazia em que o cubo caia indica, na mesma, a sua linha e a sua coluna. Não podes escolher uma linha ou uma coluna sem nenhuma poção; se nem a linha nem a coluna tiverem poções, conta como cair fora da grelha (regra 3.3). Se a grelha estiver toda vazia, salta-se a fase I. Os descartes baralham-se quando é preciso uma carta e o baralho está vazio, e não assim que se tira a última.
rule-5-5 = Reposta a grelha, é a vez do jogador seguinte, no sentido dos ponteiros do relógio.

section-6 = Como se lê um feitiço
rule-6-1 = Cada poção que um feitiço pede tem duas partes: a da cor e a do número.
rule-6-2 = Se a poção que o feitiço pede aparece numa cor concreta (vermelho, amarelo, verde ou azul), a tua tem de ser dessa cor.
rule-6-3 = O preto é uma cor à tua escolha, a mesma para todas as poções pretas do feitiço; com o cinzento passa-se o mesmo. A cor que escolhes para o preto e a que escolhes para o cinzento têm de ser diferentes, mas qualquer delas pode ser igual a uma cor concreta pedida na mesma carta.
rule-6-4 = Para cada poção multicolor que o feitiço pede, serve qualquer cor.
rule-6-5 = Se a poção que o feitiço pede traz um número impresso, a tua tem de ter esse número.
rule-6-6 = Se a poção que o feitiço pede não traz número nem símbolo, serve qualquer número.
rule-6-7 = Um símbolo é um número à tua escolha. Dentro do mesmo grupo de cor, símbolos diferentes são números diferentes e símbolos iguais são o mesmo número; de um grupo para outro, as escolhas são independentes. Nas listas da secção 12, os grupos de um feitiço estão separados por um +. O número que dás a um símbolo pode ser igual a um número impresso.
rule-6-8 = Um exemplo: o feitiço pede três poções pretas com três símbolos e três cinzentas com três símbolos. Precisas de três números diferentes de uma cor e de três números diferentes de outra; um número que já usaste numa das cores pode voltar a aparecer na outra.

section-7 = Os efeitos
rule-7-1 = Larapius Geralis: a começar por quem tem a vez e no sentido dos ponteiros do relógio, cada jogador tira uma carta do baralho para a mão. Um objeto não vai para a mão: fica na mesa, à frente de quem o tirou, e não se tira outra carta em vez dele; se for uma maldição e calhar a quem já tem uma, vale a regra 5.3. Se o baralho estiver vazio quando alguém tem de tirar, baralham-se primeiro os descartes (regra 5.4); se também não houver descartes, não se tira carta. Se foste tu a lançar o feitiço, podes usar ainda nesta fase II um objeto que aqui te calhe.
rule-7-2 = Foras Tralharum: quem tiver um ou mais objetos que não sejam maldições descarta um deles, à sua escolha. Todos o fazem ao mesmo tempo.
rule-7-3 = Passabis Maldiçonem: quem tiver uma maldição passa-a ao jogador à sua esquerda. Todos o fazem ao mesmo tempo.
rule-7-4 = Marchatrasus Temporis: a proveta recua uma posição, mas nunca para trás da sua posição inicial.
rule-7-5 = Adeusinhus Caveiris: quem tiver caveiras passa uma ao jogador à sua esquerda; é a sorte que decide qual (regra 8.2). Todos o fazem ao mesmo tempo, e também contam as caveiras com que acaba de ficar quem lançou o feitiço.
rule-7-6 = Prendinhus Paratibus: quem tiver cartas na mão escolhe uma e passa-a, virada para baixo, ao jogador à sua esquerda. Todos o fazem ao mesmo tempo. Quem lançou o feitiço não passa nenhuma, porque nessa altura já tem a mão vazia.

section-8 = Os objetos
rule-8-1 = Os teus objetos ficam à vista de todos, à tua frente, e não há limite para os que podes ter (a exceção é a maldição: só podes ter uma, regra 8.5). Usas os teus objetos na fase II do teu turno. Depois de usados, vão para a pilha de descartes, com as poções, e podem voltar a aparecer (regra 5.4).
rule-8-2 = Ervas curativas: livram-te de uma das tuas caveiras, e essa poção vai, virada para cima, para a pilha de descartes. É a sorte que decide qual das caveiras se cura, e também qual se passa com Adeusinhus Caveiris (regra 7.5): ninguém pode voltar a ver o que está do outro lado das caveiras.
rule-8-3 = Elixir: ao lançares um feitiço, conta como uma poção da cor e do número que quiseres, e podes usar vários. Mas não conta como poção quando descartas poções para te livrares de uma maldição (regra 8.6).
rule-8-4 = Varinha mágica: percorres toda a pilha de descartes e levas de lá uma poção para a mão, mostrando-a a todos. Se não houver lá nenhuma poção, não podes usar a varinha.
rule-8-5 = Maldição: quem a tem não pode lançar feitiços. Ninguém pode ter mais do que uma.
rule-8-6 = Na tua fase II, há duas maneiras de te livrares da tua maldição: podes descartar duas poções da mão, e a maldição é descartada com elas, ou descartar três poções da mão e dar a maldição a um jogador que não tenha nenhuma.

section-9 = Fim do jogo
rule-9-1 = O jogo acaba no instante em que a proveta chega à sua última posição: na edição habitual, ao fim de 8 avanços com 2 jogadores, de 10 com 3 e de 12 com 4, descontados os recuos. Já não há fase III, nem se acaba a ronda para que todos joguem o mesmo número de turnos.
rule-9-2 = No fim do jogo, descartam-se as cartas que restam nas mãos, sem penalização para ninguém.
rule-9-3 = No fim do jogo, soma os pontos dos teus feitiços e tira um por cada caveira que tenhas. Ganha quem ficar com mais pontos.
rule-9-4 = Se houver empate nos pontos, ganha quem tiver menos caveiras; depois, quem tiver mais feitiços de 4 pontos; depois, mais feitiços de 3; depois, mais feitiços de 2. Se o empate continuar, a vitória é partilhada.
rule-9-5 = Uma pilha de feitiços que se esgota já não volta. Se se esgotarem todas, o jogo acaba quando fechar a fase II.
rule-9-6 = Se, durante uma ronda inteira, ninguém apanhar uma poção, nem lançar um feitiço, nem usar um objeto (e livrar-se de uma maldição pela regra 8.6 também conta como usar um objeto), o jogo acaba e faz-se a contagem das regras 9.2 a 9.4, seja qual for o modo de jogo. É que as caveiras nunca voltam por si ao baralho: as poções podem esgotar-se, e então é esta regra que põe fim ao jogo.
rule-9-7 = Há uma opção que limita o número de turnos; à mesa está desligada, nas simulações está ligada. Quando se atinge esse limite, o jogo acaba e faz-se a mesma contagem (regras 9.2 a 9.4).

section-10 = Modos de jogo
rule-10-1 = Alunos Brilhantes: joga-se sem cubo. Na fase I, escolhes qualquer linha ou qualquer coluna da grelha.
rule-10-2 = Alunos Júnior: joga-se sem objetos e sem efeitos. Para lançares um feitiço só interessam as cores: não se liga aos números nem aos símbolos; na fase I, porém, continuas a poder apanhar poções de uma cor ou de um número. O primeiro a chegar a 9 pontos, já descontadas as caveiras, ganha logo; a proveta não entra no jogo. Se o jogo acabar antes disso por causa das regras 9.5 ou 9.6, decidem as regras 9.3 e 9.4. Este modo e o dos Alunos Brilhantes (regra 10.1) podem combinar-se.
rule-10-3 = Há uma opção da mesa para que, nos Alunos Júnior, as caveiras não tirem pontos, nem para chegar a 9 nem quando o jogo acaba por outra regra: servem apenas para desempatar (regra 9.4).

section-11 = O que se vê
rule-11-1 = Estão escondidas as mãos, a ordem das cartas no baralho e nas pilhas, o verso dos feitiços até alguém os ganhar e a frente das caveiras.
rule-11-2 = Estão à vista de todos: a grelha, o feitiço de cima de cada pilha, os feitiços ganhos, os objetos, quantas caveiras e quantas cartas na mão tem cada jogador, a carta de cima da pilha de descartes (quem usa uma varinha mágica vê a pilha toda), quantas cartas há no baralho e em cada pilha, e a proveta.

section-12 = Os feitiços habituais
rule-12-1 = Nas listas que se seguem, cada feitiço diz quantas poções pede e quais, com um + entre os grupos (regra 6.7). «De uma cor» é o preto e «de outra cor» é o cinzento (regra 6.3), «de qualquer cor» é o multicolor (regra 6.4), e «com números diferentes» são símbolos diferentes (regra 6.7). Nos ficheiros e nos comandos, os feitiços escrevem-se com sinais: primeiro vem a cor (R é vermelho, Y é amarelo, G é verde, B é azul, K é preto, A é cinzento e * é multicolor); a seguir, um sinal por cada poção. Um algarismo é esse mesmo número, o sinal - é qualquer número, e a, b, c e d são símbolos, ou seja, números diferentes dentro do grupo. Entre um grupo e o seguinte há um espaço. Quem tiver a caixa do jogo pode introduzir na mesa os feitiços impressos.
rule-12-2 = Os feitiços habituais da pilha de 2 pontos pedem estas poções: 3 vermelhas; 3 amarelas; 3 verdes; 3 azuis; 3 de qualquer cor com o número 2; 3 de qualquer cor com o número 3; 2 de uma cor + 2 de outra cor; 1 vermelha + 1 amarela + 1 verde + 1 azul; 3 de uma cor com números diferentes; 4 de uma cor.
rule-12-3 = Os feitiços habituais da pilha de 3 pontos pedem estas poções: 2 vermelhas + 3 azuis; 2 amarelas + 3 verdes; 2 verdes + 3 vermelhas; 2 azuis + 3 amarelas; 2 de qualquer cor com o número 1 + 3 de uma cor; 2 de qualquer cor com o número 4 + 3 de uma cor; 2 de qualquer cor com o número 2 + 2 de qualquer cor com o número 3; 3 de uma cor com números diferentes + 2 de outra cor; 1 vermelha com o número 1 + 2 de qualquer cor com o número 4; 5 de uma cor.
rule-12-4 = Os feitiços habituais da pilha de 4 pontos pedem estas poções: 3 de uma cor com números diferentes + 3 de outra cor com números diferentes; 4 de uma cor com números diferentes; 3 vermelhas + 3 verdes; 3 amarelas + 3 azuis; 2 de qualquer cor com o número 1 + 2 de qualquer cor com o número 2 + 2 de qualquer cor com o número 3; 3 de uma cor + 3 de qualquer cor com o número 4; 4 de uma cor + 3 de outra cor; 3 verdes com números diferentes + 2 amarelas; 3 azuis com números diferentes + 2 vermelhas; 2 vermelhas + 2 amarelas + 2 verdes.
rule-12-5 = Nos versos de cada pilha, cada um dos seis efeitos aparece uma vez e o livro fechado aparece quatro vezes; os versos baralham-se à parte das frentes. Numa caixa tua, um feitiço pode indicar o seu verso, e a mesma frente pode aparecer mais de uma vez.
