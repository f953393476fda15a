### Tower: the rulebook

section-1 = Carte
rule-1-1 = Ogni giocatore pesca in segreto una carta da 0 a 3.
rule-1-2 = Il caso decide quale carta è.

section-2 = Puntate
rule-2-1 = Tutti puntano 0, 1 o 2 nello stesso momento.
rule-2-2 = A puntate scoperte ogni giocatore annuncia se la sua somma è la più alta.
rule-2-3 = Il primo con la puntata più alta guarda la carta del giocatore seguente.

section-3 = La fine
rule-3-1 = Dopo l'ultimo annuncio vince la somma più alta.
