### FLAUTZ!: lo que solo dice su mesa en la pantalla

## A quién le toca y qué hacer

flautz-your-final-turn = Tu último turno
flautz-choose-lay = Ahora elige la carta que dejas en su lugar.
flautz-choose-take = Ahora elige la carta que tomas.
flautz-round = Ronda { $round } de { $rounds }
flautz-here = { $field }: aquí está el cristal
flautz-allows = { $field ->
        [air] Se toman cartas del aire
        [floor] Se toman cartas del suelo
       *[either] Se toman del aire o del suelo
    }

## Botones

flautz-exchange = Intercambiar
flautz-exchange-declaring = Intercambiar: FLAUTZ!
flautz-exchange-silently = No declarar
flautz-declare = Declarar FLAUTZ!
flautz-focus = Concentrarse
flautz-focus-means = en tu próximo turno sustituyes antes una carta
flautz-replace = Sustituir
flautz-rest = Pasar

## Las cartas, leídas en voz alta

flautz-lying = { $card }, { $row ->
        [air] en el aire
       *[floor] en el suelo
    }{ $state ->
        [take] , se puede tomar
        [replace] , se puede sustituir
        [chosen] , carta elegida
       *[none] { "" }
    }
flautz-held = { $card }, en tu mano{ $spell ->
        [yes] , en tu mejor hechizo
        [as] , en tu mejor hechizo como { $counts }
       *[no] { "" }
    }{ $state ->
        [lay] , se puede dejar
        [chosen] , carta elegida
       *[none] { "" }
    }
flautz-worth = { $points ->
        [one] quedaría en { $points } punto
       *[other] quedaría en { $points } puntos
    }
flautz-keys = Con las flechas pasas de carta en carta; del 1 al 5 eliges en tu mano, con Q W E en el aire y con A S D en el suelo; con Esc eliges de nuevo.
flautz-pool = { $crystals ->
        [one] Reserva: { $crystals } cristal
       *[other] Reserva: { $crystals } cristales
    }
flautz-spell-then = Después
flautz-difference = Diferencia: { $difference }

## Los demás

flautz-has-declared = ha declarado FLAUTZ!
flautz-declares = { WHO($seat) ->
        [you] Declaras FLAUTZ!
       *[other] { NAME($seat) } declara FLAUTZ!
    }

## Momentos e historial

flautz-straight = Escalera FLAUTZ!
flautz-royal = Escalera Real FLAUTZ!
flautz-final-turns = Un último turno para los demás

## El final

flautz-crystals = Cristales
flautz-sum = Total
flautz-sum-note = Cada cristal vale 10 puntos.
