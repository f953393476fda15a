### O que dizem as mesas

## Em que ponto está uma mesa

phase-waiting = por começar
phase-playing = a decorrer
phase-over = acabado
phase-stopped = interrompido

## Recusas

remedy-ask-the-host = Isso é com o anfitrião: pede-lhe.
remedy-sit-there-first = Primeiro ocupa esse lugar.
remedy-nobody-sits-there = Ali não está ninguém.
remedy-before-the-start = Isso só se pode fazer antes de começar.
remedy-while-playing = Isso só se pode fazer durante um jogo.
remedy-rules-have-changed = Este jogo começou com regras mais antigas e não pode continuar; as jogadas ficam guardadas.
remedy-table-is-paused = A mesa está em pausa; o anfitrião pode retomar o jogo.
remedy-take-a-free-chair = Escolhe um lugar livre.
remedy-no-free-chair = Todos os lugares estão ocupados; o anfitrião pode acrescentar ou libertar um.
remedy-ask-the-player = { $name } está à mesa e só { $name } pode ceder este lugar. Espera que não esteja.
remedy-choose-another-name = Já há aqui alguém com esse nome: escolhe outro.
remedy-look-at-the-seal = A sorte foi selada de novo: vê o novo selo e junta a tua parte.
remedy-look-at-the-terms = O começo foi anulado, ou algo mudou desde então: vê a mesa outra vez.
remedy-open-the-pledged-share = Esta não é a parte que o teu dispositivo prometeu; promete e abre a mesma.
remedy-reclaim-the-chair = Há um bot a jogar por ti: primeiro recupera o teu lugar.
remedy-nothing-to-undo = Não há nada que possas desfazer: só a tua última jogada, enquanto nada se revelou e mais ninguém jogou.
remedy-somebody-has-to-go = Há mais gente sentada do que os lugares que sobrariam: primeiro alguém tem de sair.
remedy-fill-the-chairs = Primeiro é preciso ocupar todos os lugares, com pessoas ou com bots.
remedy-wait-for-a-share = O dispositivo de { $name } ainda não juntou a sua parte à sorte; espera um momento.
remedy-after-the-game = Isso pode fazer-se quando o jogo acabar.
remedy-unknown-table = Essa mesa não existe, ou não está aberta para ti.
remedy-ask-for-an-invitation = Pede um convite a alguém da mesa.
remedy-house-is-full = Neste servidor já não cabem mais mesas: volta mais tarde.
remedy-delete-a-table-first = Abriste muitas mesas: apaga uma de que já não precises.
remedy-table-is-full = Esta mesa está cheia.
remedy-look-at-fewer-tables = Estás a ver muitas mesas ao mesmo tempo: primeiro sai de uma.
remedy-too-many-wrong-codes = Experimentaram-se aqui demasiados códigos errados: espera { $seconds } s, ou entra com o link ou o código QR.
remedy-come-by-the-link = Estão a experimentar-se demasiados códigos errados neste servidor: entra com o link ou o código QR do convite.
remedy-ask-for-another-code = Este código está errado ou já não serve: pede outro.
remedy-slow-down = O servidor não tem mãos a medir; tenta outra vez daqui a um momento.
remedy-no-such-game = Nesta mesa não há esse jogo.
remedy-enter-first = Primeiro junta-te à mesa.
remedy-no-spectators = Esta mesa não admite público: senta-te para veres o jogo.
remedy-tap-first = Primeiro toca no teu lugar para veres a tua mão.
remedy-table-is-damaged = Os dados guardados desta mesa estão danificados. Quem mantém o servidor pode saber mais com “aprendiz check”.
remedy-film-is-damaged = Os dados guardados deste jogo estão danificados. A mesa continua.

## Frases

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Boa jogada!
phrase-thank-you = Obrigado!
phrase-sorry = Desculpa!
phrase-oops = Ups!
phrase-wow = Uau!
phrase-my-pleasure = De nada!
phrase-take-your-time = Joga com calma.
phrase-your-turn = É a tua vez!
phrase-one-moment = Um momento, por favor.
phrase-i-am-back = Já voltei!
phrase-another-game = Mais um jogo?
phrase-good-game = Bom jogo!
phrase-goodbye = Adeus!

## Gestos: o que alguém faz, depois do nome

phrase-smile = sorri
phrase-laugh = ri-se
phrase-surprise = fica de boca aberta
phrase-thinking = está a pensar
phrase-applause = aplaude
phrase-heart = manda um coração
phrase-fireworks = lança fogo de artifício
