# rodada balance: o que se conta em muitas partidas entre robôs.

balance-game = jogo a equilibrar
balance-games = partidas a jogar (senão, 2000)
balance-file-word = ARQUIVO
balance-markdown = grava as tabelas também neste arquivo, como página em Markdown
balance-not-surveyed = { $game } não diz o que vale a pena contar nele.

simulate-endless = uma partida não acabou depois de { NUMBER($decisions) } decisões: jogadores assim talvez nunca acabem uma. No Star Munchkin, “--rounds 20” encerra qualquer partida.

balance-page = Equilíbrio de { $game }
balance-made = Feito com { $command }: partidas entre jogadores iguais, do tipo “greedy”. O mesmo comando dá os mesmos números em qualquer máquina.
balance-note = Uma carta foi tida numa partida em que alguém a teve na mão, jogada numa em que foi jogada dali, e decisiva numa em que virou um combate ou em que a morte que deu a vitória não teria acontecido sem ela. Uma classe ou raça conta para quem a tem no fim. Entre colchetes: onde está o valor verdadeiro, com 95 % de confiança.
balance-of-games = Partidas
balance-of-seats = Lugares
balance-of-classes = Classes
balance-of-races = Raças
balance-of-cards = Cartas
balance-of-happenings = O que aconteceu
balance-percentile = rodadas em que { NUMBER($percent, maximumFractionDigits: 1) } % das partidas já acabaram
balance-longest = rodadas da partida mais longa
balance-seat-column = lugar
balance-seat = { $number }
balance-holders = donos
balance-holders-won = deles venceram
balance-to-mean = em relação à média
balance-ratio = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-drawn = compradas
balance-held = partidas em que foi tida
balance-plays = jogadas
balance-played = jogada onde foi tida
balance-decisive = decisiva, de todas as partidas
balance-times = vezes
balance-per-game = por partida
balance-row-none = sem classe
balance-row-human = humano

balance-combats = combates
balance-combats-won = combates vencidos
balance-combats-lost = combates perdidos
balance-combats-asking = combates em que se pediu ajuda
balance-combats-helped = combates em que alguém ajudou
balance-help-offers = ofertas de ajuda feitas
balance-help-accepted = ofertas de ajuda aceitas
balance-trade-offers = trocas oferecidas
balance-trades-accepted = trocas feitas
balance-deaths = mortes
balance-sales = vendas
balance-traps = armadilhas
balance-sacrifices = comparsas sacrificados

## Gunrunners

balance-of-uses = Para que as cartas serviram
balance-busts = batidas
balance-powers-declined = poderes não usados
balance-powers-lost = poderes perdidos, virados pelo próprio dono
