# Robôs, muitas partidas de uma vez e medições.

## Jogadores

no-such-player = não existe o jogador “{ $given }”; existem: { $players }.
no-own-player = não há jogador seu em “{ $given }” (módulo:Classe): { $reason }.
view-unreadable = o que a mesa mostra não é o que esta versão da Rodada conhece; os dois lados precisam da mesma.
no-such-search = uma busca se escreve search:N, com um número de simulações de 1 a { NUMBER($most) }.
player-cannot-judge = “{ $player }” não sabe jogar { $game }, que não diz quanto valem suas ações.

## Opções dos jogos

option-group = opções do jogo
option-edition = Gunrunners: as regras de que edição, br (2015) ou en (2013); mudam o estoque, a ordem e os empates
option-deck = Gunrunners: que cartas tem cada agência, por nome ou de um arquivo TOML
option-memory_aid = Gunrunners: mostra aos lugares o que podem lembrar das cartas viradas; os robôs lembram de qualquer jeito
option-fast = Star Munchkin: partidas rápidas (M-12.1)
option-shared_victory = Star Munchkin: quem alcança a meta com uma ajuda vence junto com quem ajudou (M-12.2)
option-epic = Star Munchkin: partidas épicas, até o Nível 20 (M-12.3)
option-start = Star Munchkin: quem começa: os dados decidem, ou o primeiro lugar
option-offers = Star Munchkin: quantas ofertas um lugar pode fazer em um combate ou turno
option-rounds = Star Munchkin: depois de tantas rodadas vence o maior Nível (senão a partida só acaba com a meta)
option-ask_all = Star Munchkin: passa sem perguntar por quem não tem resposta: as mesmas partidas, mais cedo
option-packs = Star Munchkin: pacotes de cartas em jogo, separados por vírgulas; também os seus, acrescentados com “rodada cards”
option-of = uma opção de { $games }
option-file-word = ARQUIVO
option-value-word = VALOR
option-of-another-game = { $argument }: { $game } não tem essa opção.
option-file-unreadable = não dá para ler este arquivo: { $reason }.

## rodada simulate

simulate-game = jogo que será jogado muitas vezes
simulate-number-word = N
simulate-seats = jogadores à mesa (sem isso, 4, ou quantos o jogo tiver)
simulate-games = partidas a jogar (sem isso, 1000)
simulate-players-word = NOMES
simulate-players-option =
    quem joga, separados por vírgulas: { $players }, ou módulo:Classe para um jogador seu; os níveis podem ter um temperamento: -honest (honesto), -greedy (ganancioso) ou -vindictive (vingativo), como level4-honest; se há menos nomes que lugares, eles se repetem em ordem. De uma partida para a outra todos avançam um lugar
simulate-seed = semente; a mesma dá as mesmas partidas, seja qual for --jobs (sem isso, 1)
simulate-jobs = processos que dividem o trabalho (sem isso, um por processador)
simulate-json = mostra um objeto JSON em vez de tabelas
simulate-folder-word = PASTA
simulate-record = grava o registro de cada partida nesta pasta
simulate-out = guardar cada partida nesta pasta, em arquivos Parquet; se a pasta já tem a mesma simulação, continua de onde parou
simulate-each-decision = com --out: também uma linha para cada decisão
simulate-each-decision-where = --each-decision pede --out PASTA: é lá que ficam as linhas.
simulate-ray = dividir o trabalho pelo cluster Ray neste endereço; sem endereço, por um cluster só desta máquina
simulate-address-word = ENDEREÇO
simulate-no-cluster = não há cluster Ray em “{ $address }”: { $reason }
lab-extra-missing = isto precisa de { $package }, que não está aqui. Instale com: pip install "rodada[lab,scale]"
archive-not-empty = { $folder } já contém outra coisa. Indique uma pasta nova ou vazia.
archive-another = { $folder } guarda outra simulação: lá { $field } é { $there }. Peça a mesma ou indique outra pasta.
archive-gap = { $folder }: faltam as partidas a partir da número { $missing }. Indique outra pasta.
archive-none = isto não é a pasta de uma simulação: não há { $head } nela.
archive-unreadable = isto não é JSON.
archive-format = o formato é { $format }; esta versão lê o formato { $known }.
archive-more = { $folder } já guarda { $there } partidas, mais do que as { $asked } pedidas.
simulate-too-many-players = --players: há { $players } nomes, mas só { $seats } lugares.
simulate-process-died = um processo que jogava partidas foi encerrado de fora, talvez por falta de memória. Tente com menos --jobs.
simulate-progress = Jogando
simulate-rate = { NUMBER($rate) }/s
simulate-rate-slow = { NUMBER($rate) }/min
simulate-title =
    { $game }: { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }, semente { $seed }
simulate-partial = Interrompido: estas são as primeiras { $games } de { $wanted } partidas.
simulate-player = jogador
simulate-seats-column = lugares
simulate-seats-held = { $held } de { $seats }
simulate-wins = vitórias
simulate-win-share = do total de partidas
simulate-score = pontuação média
simulate-games-played = partidas
simulate-ending = terminadas por { $ending } ({ $rule })
simulate-ended = terminadas pela regra { $rule }
simulate-ties = vitórias divididas
simulate-turns = turnos por partida
simulate-decisions = decisões
simulate-decisions-per-s = decisões por segundo
simulate-whole = { NUMBER($value, maximumFractionDigits: 0) }
simulate-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-interval = { $value } [{ $low } – { $high }]
simulate-note = Entre colchetes: onde está o valor verdadeiro, com 95 % de confiança. Uma vitória dividida conta em partes iguais.

ending-M-2-6 = objetivo alcançado, ou a última rodada combinada
ending-M-12-2 = vitória dividida com o ajudante
ending-G-6-1 = batidas
ending-G-6-2 = falta de cartas

## rodada tournament

tournament-game = jogo a jogar
tournament-players = quem participa, separados por vírgulas: { $players }, níveis com um temperamento (level4-honest) ou módulo:Classe para um jogador seu
tournament-tables-word = MESAS
tournament-tables =
    quem se senta junto: pairs (dois a dois, em lugares alternados), alone (um contra tantos de outro quantos lugares restarem), first (o mesmo, mas só o primeiro indicado fica só) ou mixed (tantos jogadores diferentes quantos são os lugares); sem isso, pairs
tournament-deals = distribuições; cada uma é jogada em todas as mesas, uma vez para cada modo de se sentar (sem isso, 25)
tournament-out = guardar cada partida nesta pasta, em arquivos Parquet; se a pasta já tem o mesmo torneio, continua de onde parou
tournament-markdown = grava a classificação neste arquivo, como seção de uma página
tournament-twice = --players: “{ $player }” aparece mais de uma vez.
tournament-too-few = --players: estas mesas precisam de pelo menos { $fewest } jogadores diferentes; { $players ->
        [one] há { $players }
       *[other] há { $players }
    }.
tournament-column-player = jogador
tournament-column-rating = pontuação
tournament-column-games = partidas
tournament-column-wins = parte das vitórias
tournament-shares = Quem vence quando se encontram: a parte da linha, em %, nas vitórias que couberam à linha ou à coluna
tournament-pairs = dois a dois, em lugares alternados
tournament-first = o primeiro jogador contra vários de cada outro; a parte é a dele
tournament-alone = um jogador contra vários de outro; a parte é a de quem está só
tournament-mixed = jogadores diferentes
tournament-note = Mesas: { $tables }. Jogadores iguais têm { $fair }; ▲: mais que isso, com 95 % de confiança. Entre colchetes: onde fica o valor verdadeiro. As pontuações são do OpenSkill (Plackett-Luce; todos começam com 25).

## rodada exploit

exploit-game = jogo cuja mesa pequena é resolvida
exploit-players = quem é examinado, separados por vírgulas: { $players }; N: quantas simulações uma busca faz por decisão
exploit-size = qual das mesas pequenas: 0 é a menor (sem isso, 1)
exploit-samples = quantas vezes se pergunta em cada decisão a um jogador que não sabe dizer com que chance joga o quê (sem isso, 10)
exploit-rounds = rodadas de minimização de arrependimento com que a mesa é resolvida (sem isso, 1000)
exploit-seed = semente do que os jogadores deixam à sorte (sem isso, 1)
exploit-markdown = grava a tabela neste arquivo, como seção de uma página
exploit-two-players = { $game } não tem uma mesa pequena para dois: só nela uma solução serve de medida para os outros.
exploit-title = { $game } numa mesa pequena: quanto se poderia ganhar de cada jogador
exploit-column-player = jogador
exploit-column-policy = sua política
exploit-column-exploitability = explorabilidade
exploit-column-against = contra a solução
exploit-solution = a solução
exploit-exact = exata
exploit-sampled = { $samples ->
        [one] perguntado uma vez
       *[other] perguntado { $samples } vezes
    }
exploit-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
exploit-note =
    Uma partida vencida vale 1, uma perdida −1, na média dos dois lugares. Explorabilidade: quanto ganha a melhor resposta à política de um jogador; 0 é uma solução. De quem só foi perguntado algumas vezes o acaso faz parecer que se ganha mais do que é verdade. A árvore tem { $nodes } nós e { $decisions } conjuntos de informação, { $choices } deles escolhas diferentes para um jogador; a solução é a de { $rounds } rodadas do CFR+ do OpenSpiel, com a qual o primeiro lugar ganha { $value }.

## rodada train

train-game = jogo a aprender
train-out = pasta do treino; se ela tem o mesmo, continua de onde parou (sem isso, training)
train-stages = etapas de partidas e de aprendizado com elas; um treino pode continuar com mais (sem isso, { $usual })
train-games = partidas da primeira etapa, jogadas pelo julgamento do próprio jogo (sem isso, { $usual })
train-searched = partidas de cada etapa seguinte, jogadas por buscas que a rede guia (sem isso, { $usual })
train-simulations = simulações de uma dessas buscas por decisão (sem isso, { $usual })
train-width = quantos números tem cada camada interna da rede (sem isso, { $usual })
train-epochs = quantas vezes uma etapa passa por todas as lições (sem isso, { $usual })
train-deals = distribuições em que depois uma busca com a rede enfrenta uma sem ela; 0 para nenhuma (sem isso, 10)
train-small = aprende em vez disso a menor mesa do jogo
train-small-alone = --small tem lugares e opções próprios: deixe os outros de fora.
train-seed = semente; na mesma máquina a mesma dá os mesmos pesos, seja qual for --jobs (sem isso, 1)
train-torch-missing = o treino precisa do torch, que não está aqui. Instale com: pip install "torch>={ $version }". Para jogar com o que foi aprendido ele não é preciso.
train-too-few = partidas de menos: algumas ficam à parte para medir. São precisas pelo menos { $fewest }.
train-another = { $folder } contém outro treino: nele, { $field } é { $there }. Peça o mesmo ou indique outra pasta.
learning-lessons-unreadable = isto não são lições de um treino que esta versão saiba ler.
train-title = { $game }: o que foi aprendido
train-column-stage = etapa
train-column-games = partidas
train-column-lessons = lições
train-column-policy = o que jogar
train-column-value = quem vai vencer
train-loss = { NUMBER($own, minimumFractionDigits: 3, maximumFractionDigits: 3) } → { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-note = Quanto errava (entropia cruzada) a palavra do próprio jogo e quanto erra com a rede, em partidas das quais não se aprendeu.
train-written = A rede está em { $path } ({ $kilobytes } KB).
train-strength = { $network } fica com { NUMBER($value) } % [{ NUMBER($low) } – { NUMBER($high) }] das vitórias contra { $search }; 50 % não é melhor nem pior.
network-unreadable = isto não é uma rede do Rodada.
network-format = o formato é “{ $format }”; esta versão lê “{ $known }”.
network-damaged = a rede está danificada: os pesos não são os que foram gravados.
network-other-game = esta rede aprendeu { $other }, não { $game }.
network-other-rules = esta rede aprendeu { $game } com regras ou números diferentes dos desta versão. Treine-a de novo.
network-other-table = esta rede aprendeu mesas de { $seats } lugares com opções próprias, e esta é outra.

## rodada bench

bench-game = jogo a medir; sem ele, tudo: jogos, núcleo, cópias, ambientes, buscas
bench-markdown = mostra tudo como seção de uma página
bench-markdown-of-all = --markdown vale para tudo: deixe o jogo de fora.
bench-whole-pure =
    Python puro { $python }: mediana de { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
bench-whole-compiled =
    Compilado com mypyc, Python { $python }: mediana de { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
bench-column-what = o quê
bench-column-ratio = relação
bench-column-must = mínimo
bench-column-aim = meta
bench-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-what-pace = { $game }: decisões por segundo com eventos, em relação a nove jogos do OpenSpiel (R)
bench-what-pace-five = { $game }: o mesmo, em relação a cinco deles
bench-what-copy = { $game }: tempo de uma cópia, em relação a um clone do hearts do OpenSpiel (no máximo)
bench-what-environment = { $game }: ambiente do PettingZoo com observação e máscara, em relação ao hanabi do próprio PettingZoo
bench-what-search = { $game }: simulações da busca, partidas até o fim, em relação ao ISMCTS em Python do OpenSpiel no hearts
bench-what-twin-steps = { $game }: núcleo, decisão por decisão a partir do Python (R)
bench-what-twin-playouts = { $game }: núcleo, muitas partidas numa chamada (R)
bench-what-race = { $game }: simulações da busca do núcleo, partidas até o fim, em relação ao ISMCTS em C++ do OpenSpiel no hearts
bench-whole-note = R: decisões por segundo sobre a média geométrica de hearts, spades, oh_hell, crazy_eights, hanabi, skat, cribbage, euchre e liars_dice do OpenSpiel, a partir do Python. ✗: abaixo do mínimo.
bench-no-hanabi = Os ambientes não são comparados: o hanabi do PettingZoo precisa de pettingzoo, shimmy e open_spiel.
bench-no-kernel = O núcleo ficou de fora: não foi construído.
bench-rounds = quantas vezes tudo é medido; o que aparece é a mediana (sem isso, 5)
bench-seconds = quanto dura cada medição (sem isso, 0.5)
bench-json = mostra um objeto JSON em vez de uma tabela
bench-progress = Medindo
bench-title =
    { $game }, { $seats } lugares: mediana de { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
bench-decisions = decisões por segundo
bench-copy = tempo de uma cópia
bench-time = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } µs
bench-ratio =
    Decisões por segundo, em relação à média geométrica dos jogos do OpenSpiel: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-copy-ratio =
    Tempo de uma cópia, em relação a um clone do { $game } do OpenSpiel no meio do jogo: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-some-absent = Ficaram de fora, porque este OpenSpiel não os tem: { $games }.
bench-no-openspiel = As relações ficam de fora: o OpenSpiel (pyspiel) não está instalado. O extra “openspiel” o instala.

## Ambientes de aprendizado

environment-no-miniature = { $game } não tem um começo pequeno cuja árvore inteira se possa percorrer.
environment-no-encoding = { $game } não numera suas ações e visões: não pode ser um ambiente de aprendizado.

## Depois de uma partida

analyse-simulations = rodadas jogadas adiante para olhar cada decisão (senão, quantas o tamanho da partida permite)
analyse-json = imprime um objeto JSON em vez disso
analyse-plain = números em linhas em vez de curvas
analyse-progress = Olhando de novo
