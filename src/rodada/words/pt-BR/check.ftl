# rodada check: o que um jogo promete e se cumpre.

cli-check-about = testar em partidas, posições e dados errados ao acaso se um jogo cumpre o que promete
check-game = jogo a testar: { $games }
check-what =
    o que testar; sem isto, tudo: plays (partidas ao acaso, lance a lance), secrets (o que um lugar não pode saber é redistribuído), records (gravados, cortados, retomados, provados), doors (dados errados), processes (as mesmas partidas em outro processo), meetings (quaisquer duas cartas num combate, no jogo em que isso existe), twin (o núcleo compilado joga o que as regras jogam, onde ele foi construído)
check-what-word = O_QUÊ
check-games = partidas para plays, records, processes e twin (senão { $games })
check-positions = posições para secrets (senão { $positions })
check-cases = casos para doors (senão { $cases })
check-pairs = pares de cartas para os encontros (senão, todos os que podem se encontrar)
check-seed = semente; a mesma testa o mesmo, seja qual for --jobs (senão 1)
check-jobs = processos que dividem o trabalho (senão um por processador)
check-json = imprimir um objeto JSON em vez de linhas

check-name-plays = lances
check-name-secrets = segredos
check-name-records = registros
check-name-doors = portas
check-name-processes = processos
check-name-meetings = encontros
check-name-twin = gêmeo

check-done-plays =
    { $done ->
        [one] { $done } partida
       *[other] { $done } partidas
    }, { $decisions } lances
check-done-secrets =
    { $done ->
        [one] { $done } posição, vista
       *[other] { $done } posições, cada uma vista
    } por todos os lugares e por um espectador
check-done-records =
    { $done ->
        [one] { $done } registro
       *[other] { $done } registros
    }, { $decisions } decisões
check-done-doors =
    { $done ->
        [one] { $done } caso
       *[other] { $done } casos
    }: { $in } aceitos, { $out } recusados
check-done-processes =
    { $done ->
        [one] { $done } partida igual
       *[other] { $done } partidas iguais
    } em dois processos
check-done-twin =
    { $done ->
        [one] { $done } partida
       *[other] { $done } partidas
    } com { $decisions } decisões, iguais no núcleo e nas regras
check-done-meetings =
    { $done ->
        [one] { $done } par de cartas se encontrou
       *[other] { $done } pares de cartas se encontraram
    }, em { $decisions } decisões
check-not-of-this-game = --what { $given }: não há nada desse tipo em { $game }; escolha entre { $choices }.

check-line = { $name }: { $survived }; { $seconds } s; { check-findings }
check-findings =
    { $findings ->
        [0] nada encontrado
        [one] { $findings } falha
       *[other] { $findings } falhas
    }
check-finding = Quebrado em { $name }, número { $number } da semente { $seed }: { $promise }
check-seen = visto: { $seen }
check-position = posição: { $position }
check-given = dado: { $given }
check-more =
    { $more ->
        [one] e mais { $more } falha
       *[other] e mais { $more } falhas
    }
check-interrupted = Interrompido: chegou até aqui.

## O que é prometido

check-promise-crash = um jogo recusa ou segue, nunca tropeça
check-promise-said = toda recusa pode ser dita em todas as línguas
check-promise-unchanged = perguntar, recusar e jogar em cópias não muda nada
check-promise-invariant = o que nunca pode ser nunca é
check-promise-position = uma posição gravada e lida de volta é o mesmo estado
check-promise-continuation = uma posição lida segue como a partida de onde saiu
check-promise-not-over = não há resultado antes do fim
check-promise-sorted = as ações legais estão em ordem e cada uma aparece uma vez
check-promise-never-empty = quem está na vez sempre tem uma ação
check-promise-notation = a notação de uma ação é lida de volta como essa ação
check-promise-no-reason = não há motivo contra uma ação legal
check-promise-copy = uma cópia é igual ao original
check-promise-trusted = jogar com e sem verificação dá no mesmo
check-promise-refused = uma ação que não é legal é recusada
check-promise-reason = uma ação recusada tem motivo e regra
check-promise-older-copies = seguir jogando não toca em cópias antigas
check-promise-older-views = seguir jogando não toca em visões antigas
check-promise-events = todo evento tem a forma que o jogo descreve
check-promise-view-of-view = o que alguém vê não tem mais nada a esconder desse alguém
check-promise-view-actions = quem vê, vê exatamente as próprias ações legais
check-promise-bag = o acaso tira de um saco em ordem e não vazio, com probabilidades que somam um
check-promise-outcome-text = o texto de um resultado do acaso é lido de volta como esse resultado
check-promise-impossible = o acaso não traz o que não está no saco
check-promise-outcome = uma partida acabada tem colocações coerentes e ninguém tem mais ações
check-promise-sampled = um mundo imaginado poderia existir e parece igual ao real
check-promise-secret-view = uma visão não depende do que o seu dono não pode saber
check-promise-secret-actions = as ações legais não dependem do que o lugar não pode saber
check-promise-secret-reasons = os motivos contra ações não dependem do que o lugar não pode saber
check-promise-secret-after = o que foi contado com as mesmas palavras é visto do mesmo jeito
check-promise-field-named = dados errados são recusados com o campo que está errado
check-promise-sealed = o registro de uma partida em andamento não conta a semente
check-promise-resumed = uma partida retomada do registro é a que foi interrompida
check-promise-record = um registro gravado e lido de novo é o mesmo
check-promise-replayed = um registro refeito chega ao estado em que foi gravado
check-promise-proved = todo dado e toda compra de um registro se provam pela semente
check-promise-twin-state = o núcleo está no mesmo estado que as regras
check-promise-twin-actions = o núcleo tem as mesmas jogadas permitidas que as regras
check-promise-twin-outcome = o núcleo termina com as mesmas colocações que as regras
check-promise-twin-playout = uma partida do núcleo é a que as regras jogam com a mesma sorte
check-promise-cut = um registro cortado em qualquer ponto é lido até a última linha inteira
check-promise-tampered = um registro em que o acaso foi trocado não se prova
check-promise-processes = a mesma partida é a mesma em todos os processos
check-promise-meet = duas cartas que podem se encontrar num combate se encontram
