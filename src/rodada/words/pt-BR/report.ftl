# rodada report: simulações guardadas, em uma página.

cli-report-about = fazer uma página com gráficos de simulações guardadas
report-folders = pastas que “rodada simulate --out” encheu; várias são comparadas
report-out = arquivo a gravar (senão report.html)
report-written =
    { $file }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
report-two-games = estas pastas são de jogos diferentes: { $games }. Um relatório trata de um só.
report-no-games = ainda não há nenhuma partida nesta pasta.

report-title = { $game }: o que muitas partidas dizem
report-about = O que foi jogado
report-run = simulação
report-players = jogadores
report-options = opções
report-seed = semente
report-games = partidas
report-compared = Comparação
report-rounds = rodadas
report-margin = pontos à frente do segundo
report-endings = regra que encerrou
report-best-seat = lugar que mais venceu
report-who-wins = Quem vence
report-fair = A linha tracejada é a parte justa; a marca é o que se contou, e o traço, onde está o valor verdadeiro com 95 % de confiança.
report-won = venceu
report-by-seat = Parte das vitórias por lugar
report-by-player = Parte das vitórias por jogador
report-seat = Lugar { $number }
report-seat-column = lugar
report-player-column = jogador
report-thing-column = usado
report-count = contados
report-length = Quanto duram as partidas
report-part-of-games = parte das partidas
report-mean = média
report-course = Como corre uma partida
report-course-about = Até onde os futuros vencedores e os outros tinham chegado no começo de cada rodada, e quantas vezes quem liderava sozinho acabou vencendo: cedo deve estar em aberto; tarde, decidido.
report-winners = vencedores
report-others = os outros
report-round = rodada
report-leader-wins = vitórias de quem lidera sozinho
report-standing-gunrunners = caixotes ganhos
report-standing-star-munchkin = Nível
report-worth = Quanto vale cada coisa
report-worth-about = Dos lugares que usaram cada coisa, a parte que venceu. Mostra o que anda junto com a vitória, não o que a causa: quem está na frente consegue usar mais.
report-numbers = Os números
report-note = Regras, opções e semente decidem cada partida: o mesmo comando dá o mesmo relatório em qualquer máquina.
