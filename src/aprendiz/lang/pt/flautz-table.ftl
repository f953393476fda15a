### FLAUTZ!: o que só a sua mesa diz no ecrã

## De quem é a vez, e o que fazer

flautz-your-final-turn = O teu último turno
flautz-choose-lay = Agora escolhe a carta que pões lá.
flautz-choose-take = Agora escolhe a carta que tiras.
flautz-round = Ronda { $round } de { $rounds }
flautz-here = { $field }: aqui está o cristal
flautz-allows = { $field ->
        [air] Tiram-se cartas do ar
        [floor] Tiram-se cartas do chão
       *[either] Tiram-se cartas do ar ou do chão
    }

## Botões

flautz-exchange = Trocar
flautz-exchange-declaring = Trocar: FLAUTZ!
flautz-exchange-silently = Sem FLAUTZ!
flautz-declare = Declarar FLAUTZ!
flautz-focus = Concentrar-se
flautz-focus-means = próximo turno: primeiro substituis uma carta
flautz-replace = Substituir
flautz-rest = Passar

## As cartas, lidas em voz alta

flautz-lying = { $card }, { $row ->
        [air] no ar
       *[floor] no chão
    }{ $state ->
        [take] , pode tirar-se
        [replace] , pode substituir-se
        [chosen] , carta escolhida
       *[none] { "" }
    }
flautz-held = { $card }, na tua mão{ $spell ->
        [yes] , no teu melhor feitiço
        [as] , no teu melhor feitiço como { $counts }
       *[no] { "" }
    }{ $state ->
        [lay] , pode pôr-se
        [chosen] , carta escolhida
       *[none] { "" }
    }
flautz-worth = { $points ->
        [one] depois { $points } ponto
       *[other] depois { $points } pontos
    }
flautz-keys = Com as setas passas de carta em carta; de 1 a 5 escolhes na tua mão, com Q W E no ar e com A S D no chão; com Esc escolhes de novo.
flautz-pool = { $crystals ->
        [one] Reserva: { $crystals } cristal
       *[other] Reserva: { $crystals } cristais
    }
flautz-spell-then = Depois
flautz-difference = Diferença: { $difference }

## Os outros

flautz-has-declared = declarou FLAUTZ!
flautz-declares = { WHO($seat) ->
        [you] Declaras FLAUTZ!
       *[other] { NAME($seat) } declara FLAUTZ!
    }

## Momentos e história

flautz-straight = Sequência FLAUTZ!
flautz-royal = Sequência Real FLAUTZ!
flautz-final-turns = Um último turno para todos os outros

## O fim

flautz-crystals = Cristais
flautz-sum = Total
flautz-sum-note = Cada cristal vale 10 pontos.
