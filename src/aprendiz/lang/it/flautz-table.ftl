### FLAUTZ!: quello che dice solo il suo tavolo sullo schermo

## A chi tocca, e che cosa fare

flautz-your-final-turn = Il tuo ultimo turno
flautz-choose-lay = Ora scegli la carta da mettere al suo posto.
flautz-choose-take = Ora scegli la carta da prendere.
flautz-round = Round { $round } di { $rounds }
flautz-here = { $field }: qui c’è il cristallo
flautz-allows = { $field ->
        [air] Si prende dall’aria
        [floor] Si prende dal pavimento
       *[either] Si prende dall’aria o dal pavimento
    }

## Pulsanti

flautz-exchange = Scambia
flautz-exchange-declaring = Scambia: FLAUTZ!
flautz-exchange-silently = Scambia e basta
flautz-declare = Dichiara FLAUTZ!
flautz-focus = Focalizzati
flautz-focus-means = al prossimo turno sostituisci prima una carta
flautz-replace = Sostituisci
flautz-rest = Salta

## Le carte, lette ad alta voce

flautz-lying = { $card }, { $row ->
        [air] nell’aria
       *[floor] sul pavimento
    }{ $state ->
        [take] , si può prendere
        [replace] , si può sostituire
        [chosen] , carta scelta
       *[none] { "" }
    }
flautz-held = { $card }, nella tua mano{ $spell ->
        [yes] , nel tuo miglior incantesimo
        [as] , nel tuo miglior incantesimo come { $counts }
       *[no] { "" }
    }{ $state ->
        [lay] , si può mettere giù
        [chosen] , carta scelta
       *[none] { "" }
    }
flautz-worth = { $points ->
        [one] poi { $points } punto
       *[other] poi { $points } punti
    }
flautz-keys = Con le frecce passi da una carta all’altra; da 1 a 5 scegli nella tua mano, con Q W E nell’aria, con A S D sul pavimento; con Esc scegli di nuovo.
flautz-pool = { $crystals ->
        [one] Riserva: { $crystals } cristallo
       *[other] Riserva: { $crystals } cristalli
    }
flautz-spell-then = Poi
flautz-difference = Differenza: { $difference }

## Gli altri

flautz-has-declared = ha dichiarato FLAUTZ!
flautz-declares = { WHO($seat) ->
        [you] Dichiari FLAUTZ!
       *[other] { NAME($seat) } dichiara FLAUTZ!
    }

## Momenti e racconto

flautz-straight = FLAUTZ! Scala
flautz-royal = FLAUTZ! Reale
flautz-final-turns = Un ultimo turno per tutti gli altri

## La fine

flautz-crystals = Cristalli
flautz-sum = Totale
flautz-sum-note = Ogni cristallo vale 10 punti.
