### Tower: the rulebook

section-1 = Cartas
rule-1-1 = Cada jugador roba en secreto una carta de 0 a 3.
rule-1-2 = El azar decide qué carta es.

section-2 = Apuestas
rule-2-1 = Todos apuestan 0, 1 o 2 a la vez.
rule-2-2 = Con las apuestas a la vista, cada jugador anuncia si su suma es la más alta.
rule-2-3 = El primero con la apuesta más alta mira la carta del siguiente.

section-3 = El final
rule-3-1 = Tras el último anuncio gana la suma más alta.
