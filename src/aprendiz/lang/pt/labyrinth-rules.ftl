### O labirinto mágico: as regras do jogo

section-1 = O que há no jogo
rule-1-1 = O tabuleiro tem 6 linhas de 6 casas. Por baixo esconde-se um labirinto: entre cada casa e as suas vizinhas de cima, de baixo, da esquerda e da direita há um encaixe onde pode estar um muro. Ao todo são 60 encaixes, e a caixa traz 24 muros.
rule-1-2 = Há 24 símbolos mágicos, todos diferentes, cada um numa casa do tabuleiro. Numa bolsa estão 24 fichas, uma para cada símbolo. Os símbolos distinguem-se pelo desenho e pelo nome, e não apenas pela cor.
rule-1-3 = O dado tem as faces 1, 2, 2, 3, 3 e 4.
rule-1-4 = O jogo é para 2 a 4 jogadores. Há quatro magos: o vermelho, o azul, o amarelo e o verde. Cada um tem um emblema só seu e uma bola de metal.
rule-1-5 = No tabuleiro habitual, as duas diagonais não têm símbolos: são 12 casas, e os quatro cantos estão entre elas. Nas outras 24 casas ficam, da esquerda para a direita: na primeira linha, coruja, vela, lua e chave; na segunda, gato, varinha, frasco e estrela; na terceira, cogumelo, livro, anel e morcego; na quarta, sapo, lanterna, pena e aranha; na quinta, sol, caldeirão, bola de cristal e ampulheta; na sexta, chapéu, cobra, joia e vassoura. Também se pode usar outro tabuleiro, desde que tenha os 24 símbolos e que não haja nenhum nos cantos; se não for assim, a mesa recusa-o. Numa caixa tua, os símbolos podem ter outros nomes, desde que os 24 sejam diferentes. Estes símbolos e os seus lugares são uma seleção nossa; o tabuleiro impresso pode ser diferente.

section-2 = Preparação
rule-2-1 = O labirinto constrói-se com 0 a 24 muros. Há dois níveis já preparados: o fácil, com 19 muros, e o mais difícil, com 24. O labirinto pode vir já feito, sair à sorte ou ser construído à mão. Num labirinto à sorte, os muros põem-se um a um, cada um num encaixe qualquer que deixe todas as casas ligadas entre si; todos os encaixes que sirvam têm a mesma probabilidade. Os muros de sentido único (secção 7) são os últimos a pôr-se.
rule-2-2 = Todas as casas têm de ter uma entrada. E não basta uma entrada qualquer: tem de se poder chegar a todas as casas a partir de cada um dos cantos. Se isto não se cumprir, a mesa recusa o labirinto e diz quais são as casas em causa.
rule-2-3 = Depois de construído o labirinto, roda-se a caixa, para que nem quem o construiu saiba onde estão os muros: por baixo do tabuleiro, o labirinto gira 0, 90, 180 ou 270 graus, à sorte, e um labirinto já feito pode também ficar invertido, como num espelho. Os símbolos e os cantos não saem do sítio; os muros de sentido único (secção 7) rodam com o labirinto. Parte-se do princípio de que ninguém à mesa estudou um labirinto já feito: nem os bots nem a ajuda à memória (regra 4.2) se servem da sua planta.
rule-2-4 = Cada jogador escolhe um mago e começa no canto mais próximo do seu lugar. Os cantos seguem a ordem dos lugares, no sentido dos ponteiros do relógio. Se forem dois a jogar, ficam na diagonal, um em frente do outro; se forem três, fica vazio o canto inferior esquerdo.
rule-2-5 = Tira-se uma ficha da bolsa e põe-se à vista de todos: é o alvo.
rule-2-6 = Começa quem se tiver perdido há menos tempo. Numa mesa digital, o anfitrião escolhe quem começa ou deixa a sorte decidir. Joga-se no sentido dos ponteiros do relógio.
rule-2-7 = Há uma opção da mesa para não rodar a caixa: o labirinto fica tal como foi construído, e quem conhece a sua planta conhece os muros.

section-3 = Um turno
rule-3-1 = No teu turno, lanças o dado e depois dás, no máximo, tantos passos quantos ele mostrar. Cada passo leva o teu mago a uma casa vizinha: a de cima, a de baixo, a da esquerda ou a da direita. Podes virar quando te apetecer e até voltar por onde vieste. Também podes dar menos passos, ou mesmo nenhum.
rule-3-2 = Não há passos na diagonal. Sair do tabuleiro não é um passo: a mesa recusa-o, mas isso não conta como bater num muro.
rule-3-3 = O mago anda com desembaraço, sem tatear o caminho: um passo dado está dado, e ninguém pode experimentar primeiro se há um muro. Não podes desfazer um passo nem espreitar antes o que aconteceria, e nenhuma dica se baseia no labirinto escondido.
rule-3-4 = Podes passar por casas onde estejam outros magos, mas o teu movimento não pode acabar lá. Só podes dar um passo para uma casa dessas se te restarem passos suficientes para chegares a uma casa livre, sem ter em conta os muros; e depois tens de continuar. Uma casa está livre se não houver nela nenhum outro mago; o mesmo vale para a casa onde começaste o movimento, depois de saíres dela. Enquanto não chegares a uma casa livre, a mesa não te deixa parar.

section-4 = Muros invisíveis
rule-4-1 = Quando dás um passo contra um muro, a bola desprende-se e cai: os passos que te restavam perdem-se, o teu mago regressa ao seu próprio canto e o turno acaba.
rule-4-2 = Quando alguém bate num muro, todos à mesa veem onde foi, nesse momento; depois, nada assinala o muro. É um jogo de memória: nem o que se vê na mesa, nem o seu histórico, nem a repetição de um jogo que ainda decorre mostram os muros já encontrados. Há uma opção da mesa, a ajuda à memória, que se escolhe para cada lugar e que assinala o que já se descobriu.
rule-4-3 = Num canto podem estar, ao mesmo tempo, o seu dono, que regressou, e um visitante. Qualquer um dos dois pode lá ficar, desde que não dê nenhum passo; depois de sair, já não pode acabar lá um movimento enquanto o outro lá estiver.
rule-4-4 = Quando um mago passa de uma casa para outra, fica provado que o caminho entre elas está aberto (com a expansão da secção 7, apenas nesse sentido). Também isto só fica na memória.

section-5 = Os símbolos
rule-5-1 = Se chegares à casa do alvo, a ficha passa logo a ser tua, sem teres de fazer mais nada: os passos que te restavam perdem-se e o teu turno acaba.
rule-5-2 = Quando alguém ganha uma ficha, tira-se outra da bolsa e põe-se à vista de todos: é o novo alvo.
rule-5-3 = Se já houver um mago na casa do novo alvo, o seu jogador fica imediatamente com a ficha, seja de quem for a vez, e tira-se a seguinte. Isto repete-se as vezes que forem precisas.

section-6 = Fim do jogo
rule-6-1 = Quem tiver 5 fichas ganha imediatamente, mesmo que a última lhe calhe por o seu mago já estar na casa do novo alvo (regra 5.3).
rule-6-2 = Há uma opção para jogar com outro objetivo, de 1 a 6 fichas: também aí, quem lá chegar ganha imediatamente. Com qualquer destes números, a bolsa nunca chega a esgotar-se.
rule-6-3 = Há uma opção que limita o número de turnos; à mesa está desligada, nas simulações está ligada. Quando se atinge esse limite, ganha quem tiver mais fichas; em caso de empate, a vitória é partilhada. Um turno perdido por causa de um barrete de dormir (regra 7.6) também conta. Sem limite, um jogo em que tudo se escolhesse ao acaso podia durar muitíssimo tempo.

section-7 = A expansão «Muros mágicos»
rule-7-1 = A expansão «Muros mágicos» é uma opção: se não a ligares, joga-se sem ela. Com a expansão, até oito dos muros são de sentido único: num sentido deixam passar, no outro são um muro.
rule-7-2 = Com muros de sentido único, a regra 2.2 continua a valer, e os sentidos contam: tem de se poder chegar a todas as casas a partir de cada um dos cantos. O que não é preciso é que de cada casa haja caminho de volta: quem bate num muro regressa na mesma ao seu canto (regra 4.1).
rule-7-3 = Com a expansão, cada jogador tem três objetos: uma varinha mágica, uma poção e um barrete de dormir. Podes usar cada um deles uma só vez por jogo e, no máximo, um por turno; tens de o escolher antes de lançares o dado.
rule-7-4 = Varinha mágica: a ficha do alvo volta para a bolsa e tira-se uma nova, que até pode ser a mesma. Se já houver um mago na casa do novo alvo, vale a regra 5.3. Depois lanças o dado, como de costume.
rule-7-5 = Poção: não lanças o dado. Dás os passos que quiseres, até parares (numa casa livre, regra 3.4), chegares ao alvo ou bateres num muro. Há um máximo de passos, mas são muitos mais do que vais precisar.
rule-7-6 = Barrete de dormir: escolhes outro jogador, que perde o seu próximo turno; não pode ser alguém que já tenha um turno por perder. O teu turno segue como de costume.

section-8 = O que se vê
rule-8-1 = Ninguém vê os muros nem a ordem das fichas na bolsa. Estão à vista de todos: os magos, o alvo, as fichas ganhas, quantas fichas restam na bolsa, o dado, de quem é a vez e os objetos que ainda há para usar.
rule-8-2 = Quando o jogo acaba, mostra-se o labirinto inteiro.
