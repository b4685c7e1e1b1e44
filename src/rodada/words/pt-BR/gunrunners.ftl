# Gunrunners enquanto se joga: nomes, perguntas, respostas, o que aconteceu e por que algo não é possível.

## Nomes

gunrunners-agency =
    { $agency ->
        [red] Rússia
        [blue] América
        [yellow] Espanha
        [green] Itália
       *[black] Brasil
    }
gunrunners-agency-letter =
    { $agency ->
        [red] R
        [blue] A
        [yellow] E
        [green] I
       *[black] B
    }
gunrunners-player = { $name } ({ $agency })
gunrunners-place =
    { $number ->
        [1] Oriente Médio
        [2] Norte da África
        [3] América Central
        [4] Sudeste Asiático
       *[5] Leste Europeu
    }
gunrunners-region = Região { $number } ({ $place })
gunrunners-region-brief = Região { $number }
gunrunners-card =
    { $card ->
        [Director] Diretor ({ $value })
        [Informer] Informante ({ $value })
        [Saboteur] Auditor ({ $value })
        [Spy] Espiã ({ $value })
        [Manager] Intendente ({ $value })
        [Runner] Atravessador ({ $value })
        [unknown] uma carta desconhecida
       *[plain] comum { $value }
    }
gunrunners-special =
    { $special ->
        [Director] Diretor
        [Informer] Informante
        [Saboteur] Auditor
        [Spy] Espiã
        [Manager] Intendente
       *[Runner] Atravessador
    }
gunrunners-card-named =
    { $card ->
        [Director] Diretor
        [Informer] Informante
        [Saboteur] Auditor
        [Spy] Espiã
        [Manager] Intendente
        [Runner] Atravessador
       *[plain] comum { $card }
    }
gunrunners-card-short =
    { $card ->
        [Director] DIR
        [Informer] INF
        [Saboteur] AUD
        [Spy] ESP
        [Manager] INT
        [Runner] ATR
       *[plain] { "" }
    }
gunrunners-their-card = { $card } de { $player }
gunrunners-crate-count =
    { $count ->
        [one] { $count } caixote
       *[other] { $count } caixotes
    }
gunrunners-edition =
    { $edition ->
        [br] brasileira (2015)
       *[en] inglesa (2013)
    }
gunrunners-edition-about =
    { $edition ->
        [br] escolhe-se a carta antes de virar; 99 caixotes; quinto lugar
       *[en] vira-se antes de escolher a carta; especiais agem na hora; 109 caixotes
    }
gunrunners-deck =
    { $deck ->
        [reconstructed] reconstruído
        [ascending] ascendente
        [pyramid] pirâmide
        [one-five] um a cinco
       *[other] { $deck }
    }
gunrunners-deck-about =
    { $deck ->
        [reconstructed] nosso palpite: comuns 1 1 2 2 3 3 4 4, Diretor 1, outros especiais 2
        [ascending] especiais de valor 1, 2, 2, 2, 3 e 3
        [pyramid] comuns 1 1 1 2 2 3 3 4
        [one-five] comuns 1 1 2 2 3 3 4 5
       *[other] um baralho seu, de um arquivo
    }
gunrunners-power =
    { $card ->
        [Director] leva uma carta aberta para outra Região
        [Informer] olha uma carta fechada do campo e a muda de lugar
        [Saboteur] rola o dado para descartar uma carta aberta
        [Spy] olha todos os Agentes em Treinamento e os redistribui
        [Manager] permite dois Agentes Secretos ao dono
        [Runner] leva 2 caixotes para outra Região
       *[plain] { "" }
    }

## O que aconteceu

gunrunners-event-starter = O sorteio deu { $seat } para começar.
gunrunners-event-placed-first = { $seat } põe o primeiro Agente em Treinamento, um comum 1, na { $region }.
gunrunners-event-drew = { $seat } compra uma carta.
gunrunners-event-drew-private = { $seat } compra: { $card }.
gunrunners-event-turn = Turno { $turn }: { $seat }.
gunrunners-event-shared-out =
    O Armazém está lotado: vai um caixote para cada Região. { $left ->
        [0] Não sobra nenhum nele.
       *[other] Sobram nele: { $left }.
    }
gunrunners-event-delivered =
    O dado deu { $face }: { $fresh ->
        [0] o estoque acabou, nenhum caixote novo chega à
        [one] { $fresh } caixote vai para a
       *[other] { $fresh } caixotes vão para a
    } { $region }{ $stored ->
        [0] .
       *[other] , com { $stored } do Armazém.
    }
gunrunners-event-stored =
    O dado deu { $face }: { $fresh ->
        [0] o estoque acabou, o Armazém não recebe nada.
       *[other] { $fresh } caixote vai para o Armazém.
    }
gunrunners-event-chose =
    { $option_a ->
        [1] { $seat } escolhe uma carta para treinamento.
       *[0] { $seat } escolhe uma carta para agente secreto.
    }
gunrunners-event-chose-private =
    { $option_a ->
        [1] { $seat } escolhe uma carta para treinamento: { $card }.
       *[0] { $seat } escolhe uma carta para agente secreto: { $card }.
    }
gunrunners-event-flipped = { $seat } vira o agente de { $owner } na { $region }: { $card }.
gunrunners-event-manages = O Intendente de { $seat } assume na { $region }: dois Agentes Secretos permitidos.
gunrunners-event-trained = { $seat } põe uma carta em treinamento na { $region }.
gunrunners-event-trained-private = { $seat } põe uma carta em treinamento na { $region }: { $card }.
gunrunners-event-hid = { $seat } põe um Agente Secreto na { $region }.
gunrunners-event-hid-private = { $seat } põe um Agente Secreto na { $region }: { $card }.
gunrunners-event-powerless = { $card } de { $seat }: não há onde agir, sem operação.
gunrunners-event-declined = { $card } de { $seat }: a habilidade não é usada.
gunrunners-event-moved = O Diretor de { $seat } leva uma carta da { $source } para a { $region }.
gunrunners-event-looked = O Informante de { $seat } olha uma carta fechada na { $region }.
gunrunners-event-looked-private = O Informante de { $seat } olha uma carta fechada na { $region }: { $card }.
gunrunners-event-informed = O Informante de { $seat } a leva da { $source } para a { $region }.
gunrunners-event-audited = O Auditor de { $seat } mira na { $region }.
gunrunners-event-audit-rolled =
    O dado deu { $face } contra { $card } de { $owner } na { $region }: { $caught ->
        [1] é descartado.
       *[0] escapa.
    }
gunrunners-event-spied = A Espiã de { $seat } recolhe todos os Agentes em Treinamento e olha.
gunrunners-event-spied-private = A Espiã de { $seat } recolhe todos os Agentes em Treinamento e olha: { $list }.
gunrunners-event-dealt-out = A Espiã de { $seat } os redistribui: { $list }.
gunrunners-event-dealt-out-private = A Espiã de { $seat } os redistribui: { $list }.
gunrunners-dealt-to = { $number } { $card }
gunrunners-event-carried =
    O Atravessador de { $seat } leva { $crates ->
        [one] { $crates } caixote
       *[other] { $crates } caixotes
    } da { $source } para a { $region }.
gunrunners-event-bust = BATIDA na { $region }! O marcador vai para { $busts }.
gunrunners-event-revealed = Agente Secreto na { $region }: { $card } de { $owner }.
gunrunners-event-confiscated =
    { $seat } tem { $total } na { $region } e confisca { $crates ->
        [0] nada.
        [one] { $crates } caixote.
       *[other] { $crates } caixotes.
    }
gunrunners-event-swept = A fileira da { $region } é descartada.
gunrunners-event-special-delivery = Entrega Especial: { $arrived } para a { $region }, { $others } para as outras.
gunrunners-event-removed =
    Acabaram as cartas: a { $region } perde { $crates ->
        [one] { $crates } caixote.
       *[other] { $crates } caixotes.
    }
gunrunners-event-ended =
    { $ending ->
        [1] A última batida foi feita: fim de jogo. { $list }.
       *[2] Todas as cartas foram usadas: fim de jogo. { $list }.
    }
gunrunners-won = { $player }: { $crates }
gunrunners-event-remaining = Desempate: { $seat } tem { $total } em cartas restantes; a maior vale { $highest }.

## Perguntas

gunrunners-prompt-setup = { $player }, onde fica seu primeiro agente?
gunrunners-prompt-deploy = { $player }, o que você faz?
gunrunners-prompt-where = { $card }: onde fica?
gunrunners-prompt-train = Que carta vai para treinamento?
gunrunners-prompt-hide = Que carta vira Agente Secreto?
gunrunners-prompt-flip = De quem é o agente que você vira?
gunrunners-prompt-at = Onde fica o Agente Secreto?
gunrunners-prompt-fill = Que carta ocupa o lugar vago na { $region }?
gunrunners-prompt-director = Seu Diretor: levar uma carta aberta de que Região?
gunrunners-prompt-director-place = Que carta o Diretor leva?
gunrunners-prompt-director-to = Para que Região?
gunrunners-prompt-informer = Seu Informante: olhar uma carta fechada em que Região?
gunrunners-prompt-informer-place = Que carta o Informante olha?
gunrunners-prompt-informer-to = É { $card }. No fim de que fileira você a deixa?
gunrunners-prompt-saboteur = Seu Auditor: agir em que Região?
gunrunners-prompt-saboteur-place = Que carta o Auditor aponta?
gunrunners-prompt-spy = Sua Espiã: olhar todos os Agentes em Treinamento e redistribuí-los?
gunrunners-prompt-spy-deal = Qual vai para a { $region }?
gunrunners-prompt-runner = Seu Atravessador: pegar 2 caixotes de que Região?
gunrunners-prompt-runner-to = Levar para que Região?
gunrunners-prompt-bust = Duas Regiões estão no ponto. Que batida vem primeiro?

## Respostas: um rótulo curto e uma frase para quem ouve

gunrunners-action-option-a = Virar um agente
    .spoken = Opção A: virar o Agente em Treinamento de um oponente e pôr uma carta sua no lugar.
gunrunners-action-option-b = Agente Secreto
    .spoken = Opção B: pôr uma carta virada para baixo no fim de uma fileira.
gunrunners-action-start = { $place }
    .spoken = Pôr seu primeiro agente na { $region }.
gunrunners-action-train = { $card }
    .spoken = Pôr em treinamento: { $card }.
gunrunners-action-hide = { $card }
    .spoken = Pôr como Agente Secreto: { $card }.
gunrunners-action-flip = { $place } ({ $letter })
    .spoken = Virar o agente de { $owner } na { $region }.
gunrunners-action-flip-empty = { $place }
    .spoken = Não há ninguém em treinamento na { $region }.
gunrunners-action-card = { $card }
    .spoken = Jogar { $card } e depois dizer onde.
gunrunners-action-at-row = { $place }, secreto
    .spoken = Agente Secreto no fim da fileira da { $region }.
gunrunners-action-at = { $place }
    .spoken = No fim da fileira da { $region }.
gunrunners-action-decline = Deixar passar
    .spoken = Não usar a habilidade.
gunrunners-action-from = { $place }
    .spoken = Uma carta da { $region }.
gunrunners-action-move = { $card } ({ $letter })
    .spoken = Levar { $card } de { $owner }, posição { $position }.
gunrunners-action-look = { $card } ({ $letter })
    .spoken = Olhar { $card } de { $owner }, posição { $position }.
gunrunners-action-audit = { $card } ({ $letter })
    .spoken = Apontar { $card } de { $owner }, posição { $position }.
gunrunners-action-spy = Mandar a Espiã
    .spoken = Olhar todos os Agentes em Treinamento e redistribuí-los.
gunrunners-action-deal = { $card } ({ $letter })
    .spoken = { $card } de { $owner } vai para lá.
gunrunners-action-carry = { $place }
    .spoken = Pegar 2 caixotes da { $region }.
gunrunners-action-to = { $place }
    .spoken = Para a { $region }.
gunrunners-action-bust = { $place }
    .spoken = A batida na { $region } vem primeiro.

## Por que não

gunrunners-not-over = a partida acabou.
gunrunners-not-dice-first = antes vem o dado ou uma compra.
gunrunners-not-an-action = isso não se faz neste jogo.
gunrunners-not-your-move = é a vez do lugar { $seat }.
gunrunners-not-a-region = não existe a Região { $region }; há { $regions }.
gunrunners-not-in-hand = { gunrunners-card-named } não está nesta mão.
gunrunners-not-hide-limit =
    { $limit ->
        [0] aqui não cabe nenhum Agente Secreto.
        [one] você já tem um Agente Secreto em campo, e o limite é um (dois com o seu Intendente).
       *[other] você já tem { $limit } Agentes Secretos em campo, e esse é o limite.
    }
gunrunners-not-card-first = na edição brasileira, primeiro se escolhe a carta da mão e depois o agente a virar.
gunrunners-not-trainee-first = primeiro escolha o agente a virar; depois, a carta que fica no lugar.
gunrunners-not-empty-place = não há ninguém em treinamento na Região { $region }.
gunrunners-not-own-trainee = o agente em treinamento na Região { $region } é seu; escolha o de um oponente.
gunrunners-not-now =
    não é isso que se pergunta agora: { $asked ->
        [setup] os primeiros agentes estão sendo postos.
        [deploy] é preciso enviar um agente.
        [flip] é preciso virar um agente.
        [hide] é preciso escolher o lugar do Agente Secreto.
        [fill] é preciso ocupar o lugar vago.
        [operate] uma operação especial está em curso.
        [bust] é preciso escolher a ordem das batidas.
       *[other] o turno está em outro ponto.
    }
gunrunners-not-taken-place = a Região { $region } já tem um agente em treinamento.
gunrunners-not-four =
    a Região { $region } tem { $exposed ->
        [one] { $exposed } carta aberta; uma batida pede quatro.
       *[other] { $exposed } cartas abertas; uma batida pede quatro.
    }
gunrunners-not-this-power = a habilidade a usar agora é outra: { gunrunners-special }.
gunrunners-not-half-way = a operação ({ gunrunners-special }) começou e precisa ser terminada.
gunrunners-not-source-first = primeiro diga que carta ou caixotes ({ gunrunners-special }) e depois para onde.
gunrunners-not-same-region = tem que ir para outra Região.
gunrunners-not-load =
    são levados exatamente { $want } caixotes, e a Região { $region } { $have ->
        [0] não tem nenhum.
       *[other] tem { $have }.
    }
gunrunners-not-spied = essa carta não está entre as que a Espiã ainda tem na mão.
gunrunners-not-a-place = a Região { $region } não tem carta na posição { $position }.
gunrunners-not-face-down = a carta na posição { $position } da Região { $region } está aberta; escolha uma fechada.
gunrunners-not-face-up = a carta na posição { $position } da Região { $region } está fechada; escolha uma aberta.
gunrunners-not-anything-there = na Região { $region } não há carta em que esta habilidade possa agir.

## Posições escritas à mão

gunrunners-five-seats = a edição inglesa tem no máximo quatro lugares; a brasileira tem um quinto.
gunrunners-no-decision = uma partida em andamento tem uma decisão na pilha; uma terminada, nenhuma.
gunrunners-not-in-deck = { gunrunners-card-named } não existe neste baralho.
gunrunners-trainee-up = um agente em treinamento fica virado para baixo.
gunrunners-power-manager = só um Intendente virado para cima pode ter a habilidade.
gunrunners-token-twice = a ficha { $token } aparece duas vezes.
gunrunners-no-such-token = a ficha { $token } não está em nenhuma fileira.
gunrunners-dealt-not-lifted = isto não está entre as cartas que a Espiã recolheu.
gunrunners-too-many-copies = { $agency } tem mais cópias de { gunrunners-card-named } do que o baralho.
gunrunners-cards-missing = cartas de { $agency } não estão em lugar nenhum: { $missing }.
gunrunners-not-among = { gunrunners-card-named } não está entre as cartas fechadas que foram redistribuídas.
gunrunners-crates = há { $total } caixotes ao todo, mas aqui a soma dá { $have }.
gunrunners-decision-and-stack = dê “decision” ou “stack”, não os dois.
gunrunners-frame-length = um quadro “{ $frame }” tem { $want } partes.
gunrunners-nothing-chosen = esta decisão precisa da carta escolhida.
gunrunners-fill-taken = esta Região não tem lugar vago.
gunrunners-no-power = este não é um agente especial cuja habilidade pede uma decisão.
gunrunners-nothing-lifted = esta operação precisa das cartas que estão sendo olhadas.
gunrunners-no-load = esta Região não tem os 2 caixotes que estão sendo levados.
gunrunners-no-place = ali não há carta em que esta operação possa agir.
gunrunners-three-undercover = { $agency } tem mais de dois Agentes Secretos.
gunrunners-chosen-when = uma carta só fica escolhida enquanto se vira um agente ou se procura lugar para ela.
gunrunners-empty-hand = quem está na vez precisa de uma carta na mão.
gunrunners-no-trainees = é preciso haver pelo menos um agente em treinamento.
gunrunners-no-trainee-card = este lugar precisa de um comum 1 para o primeiro agente.

## A mesa em palavras

gunrunners-bot =
    { $number ->
        [1] Vera
        [2] Mitch
        [3] Inés
        [4] Renzo
       *[5] Tião
    }
gunrunners-table-turn = Turno { $turn }
gunrunners-table-warehouse = Armazém
gunrunners-table-supply = Estoque
gunrunners-table-bust = BATIDA: { $place }
gunrunners-table-busts = Batidas
gunrunners-table-hand = Sua mão
gunrunners-table-players = Jogadores
gunrunners-table-cards = { $hand } na mão, { $pile } na pilha
gunrunners-table-missing =
    { $missing ->
        [0] batida!
       *[other] { $missing } p/ batida
    }
gunrunners-table-log = O que aconteceu
gunrunners-board-busts = Batidas: { $busts } de { $last }
gunrunners-board-die = O dado deu { $face }
gunrunners-board-training = Em treinamento: { $card }
gunrunners-board-nobody = Ninguém em treinamento
gunrunners-board-row = Fileira, a mais próxima primeiro
gunrunners-board-look = Ver estas cartas
gunrunners-board-standing = Se a batida fosse agora
gunrunners-board-you = (você)
gunrunners-board-lifted = { $player } está com os agentes em treinamento na mão
gunrunners-board-powers = O que fazem os agentes especiais
gunrunners-board-plain = Um agente comum: conta pelo valor.
gunrunners-board-copies =
    { $count ->
        [one] um em cada agência
       *[other] { $count } em cada agência
    }
gunrunners-board-deck = O baralho é { $deck }: só se sabe em parte o que está impresso em cada carta.
gunrunners-board-pictures = Desenhos: { $authors }, game-icons.net, CC BY 3.0.
gunrunners-cards = Cartas
gunrunners-spoken-goods =
    Turno { $turn }. Armazém: { $warehouse }. Estoque: { $supply }. Marcador de batidas em { $busts } de { $last }.
gunrunners-spoken-region =
    { $region }: { $crates }. Em treinamento: { $trainee }. { $missing ->
        [0] Há batida.
        [one] Falta { $missing } carta aberta para a batida.
       *[other] Faltam { $missing } cartas abertas para a batida.
    }
gunrunners-spoken-row = Fileira, a mais próxima primeiro: { $cards }.
gunrunners-spoken-sums = Uma batida agora: { $sums }.
gunrunners-spoken-sum =
    { $player } { $total }{ $hidden ->
        [1] {" "}mais o que está fechado
       *[0] { "" }
    }, leva { $crates }
gunrunners-spoken-seat = { $player }: { $crates }; { $cards }.
gunrunners-spoken-nobody = ninguém
gunrunners-spoken-face-down =
    { $known ->
        [1] carta fechada de { $player } (você sabe: { $card })
       *[0] carta fechada de { $player }
    }
gunrunners-spoken-hand =
    { $count ->
        [0] Sua mão está vazia.
       *[other] Sua mão: { $cards }.
    }
gunrunners-spoken-no-hand = Você está assistindo: não tem mão.
gunrunners-spoken-in-training = em treinamento na { $region }
gunrunners-spoken-position = posição { $position } na { $region }
gunrunners-notes-known = { $where }: { $card }
gunrunners-counted-card = { $count } × { $card }
gunrunners-notes-among = entre as cartas fechadas de { $player } que foram redistribuídas: { $cards }
gunrunners-result-rank = { $rank }. { $player }: { $crates }
gunrunners-result-tie = (cartas restantes { $total }, a maior { $highest })
gunrunners-result-rule =
    { $ending ->
        [busts] A sétima batida encerrou a partida (G-6.1).
       *[cards] Todas as cartas foram usadas (G-6.2).
    }
gunrunners-result-tie-broken = Empate em caixotes: decide o maior total em cartas restantes e, depois, a maior carta (G-6.3, G-6.4).
gunrunners-result-shared = Empate em tudo: a vitória é dividida (G-6.3).
gunrunners-legend =
    Na mesa: { $letters } são as agências. Uma carta mostra letra, valor e o agente especial; uma carta escura com textura
    está fechada. À esquerda de uma Região fica o Agente em Treinamento; à direita, a fileira, a carta mais próxima primeiro.
    ●●○○ conta as cartas abertas: quatro dão batida. ▤ é um caixote; █, uma pilha de cinco. “{ $letter } 5+▸4” no fim de
    uma fileira: { $letter } mostra 5 ali, + tem também carta fechada, e levaria 4 caixotes se a batida fosse agora.
    5+8 são cinco cartas na mão e oito para comprar.
