### Tower: the rulebook

section-1 = Cartas
rule-1-1 = Cada jogador tira em segredo uma carta de 0 a 3.
rule-1-2 = O acaso decide qual é a carta.

section-2 = Apostas
rule-2-1 = Todos apostam 0, 1 ou 2 ao mesmo tempo.
rule-2-2 = Com as apostas à vista, cada jogador anuncia se a sua soma é a mais alta.
rule-2-3 = O primeiro com a aposta mais alta olha para a carta do seguinte.

section-3 = O fim
rule-3-1 = Depois do último anúncio ganha a soma mais alta.
