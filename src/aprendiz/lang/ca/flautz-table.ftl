### FLAUTZ!: el que només diu la seva taula a la pantalla

## A qui li toca, i què cal fer

flautz-your-final-turn = El teu últim torn
flautz-choose-lay = Ara tria la carta que hi deixes.
flautz-choose-take = Ara tria la carta que agafes.
flautz-round = Ronda { $round } { $rounds ->
        [1] d’{ $rounds }
        [11] d’{ $rounds }
       *[other] de { $rounds }
    }
flautz-here = { $field }: aquí hi ha el cristall
flautz-allows = { $field ->
        [air] S’agafen cartes de l’aire
        [floor] S’agafen cartes del terra
       *[either] S’agafen de l’aire o del terra
    }

## Botons

flautz-exchange = Intercanvia
flautz-exchange-declaring = Intercanvia: FLAUTZ!
flautz-exchange-silently = Sense FLAUTZ!
flautz-declare = Declara FLAUTZ!
flautz-focus = Concentra’t
flautz-focus-means = al pròxim torn substitueixes abans una carta
flautz-replace = Substitueix
flautz-rest = Passa

## Les cartes, llegides en veu alta

flautz-lying = { $card }, { $row ->
        [air] a l’aire
       *[floor] a terra
    }{ $state ->
        [take] , es pot agafar
        [replace] , es pot substituir
        [chosen] , carta triada
       *[none] { "" }
    }
flautz-held = { $card }, a la teva mà{ $spell ->
        [yes] , al teu millor encanteri
        [as] , al teu millor encanteri com a { $counts }
       *[no] { "" }
    }{ $state ->
        [lay] , es pot deixar
        [chosen] , carta triada
       *[none] { "" }
    }
flautz-worth = { $points ->
        [one] després { $points } punt
       *[other] després { $points } punts
    }
flautz-keys = Amb les fletxes passes de carta en carta; de l’1 al 5 tries a la teva mà, amb Q W E a l’aire i amb A S D a terra; amb Esc tornes a triar.
flautz-pool = { $crystals ->
        [one] Reserva: { $crystals } cristall
       *[other] Reserva: { $crystals } cristalls
    }
flautz-spell-then = Després
flautz-difference = Diferència: { $difference }

## Els altres

flautz-has-declared = ha declarat FLAUTZ!
flautz-declares = { WHO($seat) ->
        [you] Declares FLAUTZ!
       *[other] { NAME($seat) } declara FLAUTZ!
    }

## Moments i historial

flautz-straight = Escala FLAUTZ!
flautz-royal = Escala Reial FLAUTZ!
flautz-final-turns = Un últim torn per a tots els altres

## El final

flautz-crystals = Cristalls
flautz-sum = Total
flautz-sum-note = Cada cristall val 10 punts.
