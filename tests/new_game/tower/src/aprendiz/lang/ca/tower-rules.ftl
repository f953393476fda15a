### Tower: the rulebook

section-1 = Cartes
rule-1-1 = Cada jugador agafa en secret una carta del 0 al 3.
rule-1-2 = L'atzar decideix quina carta és.

section-2 = Apostes
rule-2-1 = Tothom aposta 0, 1 o 2 alhora.
rule-2-2 = Amb les apostes a la vista, cada jugador anuncia si la seva suma és la més alta.
rule-2-3 = El primer amb l'aposta més alta mira la carta del següent.

section-3 = El final
rule-3-1 = Després de l'últim anunci guanya la suma més alta.
