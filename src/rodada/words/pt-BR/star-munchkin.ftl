# Star Munchkin enquanto se joga: o que aconteceu, perguntas, respostas e o que está na mesa. As cartas: star-munchkin-cards.ftl.

## Nomes

star-munchkin-bot =
    { $number ->
        [1] Zorga
        [2] Bip
        [3] Nébula
        [4] Kaput
        [5] Vó Laser
       *[6] Gosmildo
    }
star-munchkin-start =
    { $start ->
        [dice] os dados
       *[first] o primeiro lugar
    }
star-munchkin-nobody = ninguém
star-munchkin-hidden-card = uma carta
star-munchkin-fighters = quem luta
star-munchkin-monsters = os monstros
star-munchkin-own-level = Nível
star-munchkin-monster-level = Nível
star-munchkin-clone-of = mais um igual
star-munchkin-list-of = : { $list }

## O que aconteceu

star-munchkin-event-starter = Os dados decidem: { $seat } começa.
star-munchkin-event-sex-chosen =
    { $sex ->
        [0] { $seat } joga com uma munchkin.
       *[1] { $seat } joga com um munchkin.
    }
star-munchkin-event-turn = Turno { $turn }: { $seat }.
star-munchkin-event-reborn = { $seat } está de volta, com personagem novo e as mesmas manias.
star-munchkin-event-drew =
    { $deck ->
        [0] { $seat } compra uma carta de Porta.
       *[1] { $seat } compra um Tesouro.
    }
star-munchkin-event-drew-up =
    { $deck ->
        [0] { $seat } vira uma carta de Porta: { $card }.
       *[1] { $seat } vira um Tesouro: { $card }.
    }
star-munchkin-event-to-hand = Uma carta vai para a mão de { $seat }.
star-munchkin-event-to-hand-private = { $card } vai para a mão de { $seat }.
star-munchkin-drawn = É { $card }.
star-munchkin-event-showed = { $seat } mostra { $card }.
star-munchkin-event-discarded = { $card } vai para o descarte.
star-munchkin-event-reshuffled =
    { $deck ->
        [0] O baralho de Porta acabou: { $cards ->
            [one] { $cards } carta descartada volta.
           *[other] { $cards } cartas descartadas voltam, embaralhadas.
        }
       *[1] O baralho de Tesouro acabou: { $cards ->
            [one] { $cards } carta descartada volta.
           *[other] { $cards } cartas descartadas voltam, embaralhadas.
        }
    }
star-munchkin-event-into-play = { $card } fica na mesa diante de { $seat }.
star-munchkin-event-attached = { $card } fica com { $host }.
star-munchkin-event-equipped = { $seat } equipa { $card }.
star-munchkin-event-unequipped = { $seat } desequipa { $card }.
star-munchkin-event-level-up = { $seat } sobe para o Nível { $level }!
star-munchkin-event-level-down = { $seat } cai para o Nível { $level }.
star-munchkin-event-door-opened = { $seat } abre a porta: { $card }!
star-munchkin-event-listened = { $seat } escuta atrás da porta.
star-munchkin-event-looted-room = { $seat } saqueia a sala.
star-munchkin-event-combat = COMBATE! { $seat } contra { $card }.
star-munchkin-event-joined-combat = { $card } entra no combate.
star-munchkin-event-enhanced = { $monster } agora vem com: { $card }.
star-munchkin-event-term-added =
    { $card }, para { $where }: { $strength ->
        [none] { $more_treasures } em Tesouros
       *[other] { $strength } de força{ $more_treasures ->
            [none] { "" }
           *[other] , { $more_treasures } em Tesouros
        }
    }.
star-munchkin-event-term-struck =
    { $card } deixa de valer para { $where }{ $strength ->
        [none] { "" }
       *[other] {" "}({ $strength })
    }.
star-munchkin-event-foe-removed =
    { $card } sai do combate, sem morrer{ $reward ->
        [0] .
        [one] , e deixa { $reward } Tesouro para depois.
       *[other] , e deixa { $reward } Tesouros para depois.
    }
star-munchkin-event-declared =
    { $seat } avisa: { $wins ->
        [1] “venci”, por { $side } a { $monsters }. Alguém tem algo contra?
       *[0] “vou fugir”, com { $side } contra { $monsters }. Alguém tem algo contra?
    }
star-munchkin-event-won-combat =
    { $seat } vence o combate: { $levels ->
        [one] { $levels } Nível
       *[other] { $levels } Níveis
    } e { $treasures ->
        [0] nenhum Tesouro
        [one] { $treasures } Tesouro
       *[other] { $treasures } Tesouros
    }.
star-munchkin-event-lost-combat = { $seat } não dá conta: é hora de Fugir!
star-munchkin-event-helper = { $seat } entra no combate para ajudar.
star-munchkin-event-helper-left = { $seat } sai do combate e não ajuda mais.
star-munchkin-event-offered =
    { $kind ->
        [0] { $seat } propõe ajuda a { $to }{ $list }.
       *[1] { $seat } propõe negócio a { $to }{ $list }.
    }
star-munchkin-event-accepted = { $seat } topa.
star-munchkin-event-refused = { $seat } não topa.
star-munchkin-event-expired = A oferta { $offer } já não faz sentido e cai.
star-munchkin-event-withdrawn = { $seat } retira a oferta.
star-munchkin-event-promise-broken = { $seat } não tem mais { $card } para entregar. Promessa é dúvida.
star-munchkin-event-took = { $seat } escolhe { $card }.
star-munchkin-event-sold =
    { $seat } vende por { $gold } Peças de Ouro e compra { $levels ->
        [one] { $levels } Nível.
       *[other] { $levels } Níveis.
    }
star-munchkin-event-fled-from =
    { $face }{ $bonus ->
        [none] { "" }
       *[other] {" "}({ $bonus })
    } no dado: { $escaped ->
        [1] { $seat } escapa de { $card }!
       *[0] { $seat } não escapa de { $card }.
    }
star-munchkin-event-not-chased = { $card } nem corre atrás de { $seat }.
star-munchkin-event-caught = { $card } pega { $seat }!
star-munchkin-event-sacrificed = { $seat } sacrifica { $card } e escapa de tudo. Foi um bom Comparsa.
star-munchkin-event-bad-stuff = Coisa Ruim de { $card } em { $seat }.
star-munchkin-event-immune = { $card } não pode fazer nada a { $seat }.
star-munchkin-event-died = { $seat } MORRE. Um minuto de silêncio; já deu.
star-munchkin-event-looting = Saquear o Cadáver de { $seat }{ $list }.
star-munchkin-event-looted = Do cadáver, { $seat } leva { $card }.
star-munchkin-event-trap =
    { $player ->
        [-1] ARMADILHA: { $card } vai pegar { $seat }!
       *[other] { $player } arma: { $card } vai pegar { $seat }!
    }
star-munchkin-event-trap-over = { $card } fez o que tinha que fazer a { $seat }.
star-munchkin-event-played = { $seat } joga { $card }.
star-munchkin-event-dropped = { $seat } se desfaz de { $card }.
star-munchkin-event-charity = Caridade: { $seat } dá uma carta a { $to }.
star-munchkin-event-charity-private = Caridade: { $seat } dá { $card } a { $to }.
star-munchkin-event-won-game = { $seat } chega ao Nível { $level } e VENCE a partida!
star-munchkin-event-time-called = Acabaram as rodadas (turno { $turn }): vence o maior Nível, { $level }.
star-munchkin-event-sex-changed =
    { $sex ->
        [0] { $seat } agora é uma munchkin.
       *[1] { $seat } agora é um munchkin.
    }
star-munchkin-event-handed-over = { $seat } entrega uma carta da mão a { $to }.
star-munchkin-event-handed-over-private = { $seat } entrega { $card } a { $to }.
star-munchkin-event-hand-passed =
    { $cards ->
        [0] { $seat } passa a { $to } a mão inteira: vazia.
        [one] { $seat } passa a { $to } a mão inteira: { $cards } carta.
       *[other] { $seat } passa a { $to } a mão inteira: { $cards } cartas.
    }
star-munchkin-event-hand-passed-private =
    { $cards ->
        [0] { $seat } passa a { $to } a mão inteira: vazia.
       *[other] { $seat } passa a { $to } a mão inteira{ $list }.
    }
star-munchkin-event-sifted =
    { $deck ->
        [0] { $seat } espia uma carta de Porta.
       *[1] { $seat } espia um Tesouro.
    }
star-munchkin-event-sifted-private =
    { $deck ->
        [0] { $seat } espia uma carta de Porta: { $card }.
       *[1] { $seat } espia um Tesouro: { $card }.
    }
star-munchkin-event-item-moved = { $card } passa de { $seat } para { $to }.
star-munchkin-event-rolled =
    { $why ->
        [0] { $seat } rola para Fugir: { $face }.
        [2] { $seat } rola na disputa: { $face }.
       *[other] { $seat } rola o dado: { $face }.
    }
star-munchkin-event-die-changed = O dado de { $seat } agora mostra { $face }.
star-munchkin-event-called-off =
    { $what ->
        [0] { $card } não faz efeito em { $seat }.
        [1] A Coisa Ruim de { $card } não acontece com { $seat }.
       *[2] { $seat } não morre desta vez.
    }
star-munchkin-event-redirected = { $card } larga { $seat } e vai atrás de { $to }.
star-munchkin-event-used = { $seat } usa { $card }.
star-munchkin-event-instead =
    { $what ->
        [0] { $card }: { $seat } nem precisa lutar.
        [1] { $card }: em vez de saquear a sala, outra coisa.
       *[2] { $card }: { $seat } não perde o Nível.
    }
star-munchkin-event-turned-up = Do baralho sai, para { $seat }: { $card }.

## Ofertas, parte por parte

star-munchkin-term-treasures =
    { $n ->
        [one] { $n } Tesouro dos monstros
       *[other] { $n } Tesouros dos monstros
    }
star-munchkin-term-order =
    { $order ->
        [0] alternando, quem luta escolhe primeiro
        [1] alternando, quem ajuda escolhe primeiro
        [2] quem luta escolhe tudo antes
       *[3] quem ajuda escolhe tudo antes
    }
star-munchkin-term-give = { $card } (de { $player })
star-munchkin-term-promise = { $card }, jogada em quem ajuda
star-munchkin-term-nothing = de graça, pela amizade

## Perguntas

star-munchkin-prompt-window-shown = { $seat } abriu a porta: { $card }. Você responde?
star-munchkin-prompt-window-opened = { $seat } contra { $monsters }, { $side } a { $theirs }. Você se mete?
star-munchkin-prompt-window-decided =
    { $wins ->
        [1] { $seat } vai vencer por { $side } a { $theirs }. Última chance: você se mete?
       *[0] { $seat } vai fugir, com { $side } contra { $theirs }. Você se mete?
    }
star-munchkin-prompt-window-rolled = O dado de { $seat } deu { $face }. Você muda isso?
star-munchkin-prompt-window-sprung = { $card } vai pegar { $seat }. Você responde?
star-munchkin-prompt-window-hurt = A Coisa Ruim de { $card } vai pegar { $seat }. Você responde?
star-munchkin-prompt-window-dying = { $seat } vai morrer. Você responde?
star-munchkin-prompt-window-winning = { $seat } vai chegar ao Nível { $goal } e VENCER. Última chance: você faz algo?
star-munchkin-prompt-window-agreed = Negócio fechado por { $seat }. Você responde antes que valha?
star-munchkin-prompt-window-played-combat = { $seat } luta, { $side } a { $theirs }. Você responde?
star-munchkin-prompt-window-played = Você responde?
star-munchkin-prompt-sex = { $seat }, quem é o seu personagem?
star-munchkin-prompt-first = { $seat }, o que você põe na mesa antes de começar?
star-munchkin-prompt-turn = { $seat }, é o seu turno. Pronto para a porta?
star-munchkin-prompt-after-door = Nada para lutar atrás da porta. E agora?
star-munchkin-prompt-end = Fim do turno. Mais alguma coisa?
star-munchkin-prompt-combat =
    { $wins ->
        [1] Você vence por { $side } a { $theirs }. E agora?
       *[0] { $side } contra { $theirs }: falta força. E agora?
    }
star-munchkin-prompt-draft-help =
    Com { $player }, { $side } a { $theirs }{ $wins ->
        [1] : vence
       *[0] : não basta
    }. Tesouros: { $mine } seus, { $hers } de { $player }. Sua oferta: { $terms }.
star-munchkin-prompt-draft-helping =
    Com você, { $side } a { $theirs }{ $wins ->
        [1] : vence
       *[0] : não basta
    }. Tesouros: { $mine } de { $player }, { $hers } seus. Seu preço: { $terms }.
star-munchkin-prompt-draft-trade = O que entra no negócio com { $player }? Até agora: { $terms }.
star-munchkin-prompt-offer-help =
    { $player } quer a sua ajuda: { $side } a { $theirs }{ $wins ->
        [1] , e vence
       *[0] , não basta
    }. Você leva { $hers } de { $all } Tesouros: { $terms }. Topa?
star-munchkin-prompt-offer-helping =
    { $player } ajuda por: { $terms }. Ficaria { $side } a { $theirs }{ $wins ->
        [1] , e vence
       *[0] , não basta
    }; você leva { $mine } de { $all } Tesouros. Topa?
star-munchkin-prompt-offer-trade = { $player } propõe: { $terms }. Você topa?
star-munchkin-prompt-share = Sua vez de escolher. Qual Tesouro você leva?
star-munchkin-prompt-flight = Pernas, para que te quero! De quem você foge agora?
star-munchkin-prompt-along = Você escapou. { $player } escapa junto?
star-munchkin-prompt-looting = O cadáver de { $seat } não vai precisar disto. O que você leva?
star-munchkin-prompt-charity =
    { $excess ->
        [one] { $excess } carta a mais na mão. Qual você solta?
       *[other] { $excess } cartas a mais na mão. Qual você solta?
    }
star-munchkin-prompt-charity-seat = Quem ganha essa carta?
star-munchkin-prompt-pay =
    { $left ->
        [one] { $card } custa mais { $left } carta. Com qual você paga?
       *[other] { $card } custa mais { $left } cartas. Com qual você paga?
    }
star-munchkin-prompt-fix = Não dá para usar tudo isso ao mesmo tempo. O que você desequipa?
star-munchkin-prompt-too-many = Não dá mais para ficar com todas estas cartas. Qual delas sai?
star-munchkin-prompt-received = Cartas novas na mão. Joga alguma agora?
star-munchkin-prompt-sale =
    { $levels ->
        [0] À venda: { $gold } Peças de Ouro; o Nível sai por 1000. O que mais?
        [one] À venda: { $gold } Peças de Ouro, { $levels } Nível. O que mais?
       *[other] À venda: { $gold } Peças de Ouro, { $levels } Níveis. O que mais?
    }
star-munchkin-prompt-trigger = { $card }: você quer?
star-munchkin-prompt-instead-fight = { $card }: em vez de lutar?
star-munchkin-prompt-instead-loot = { $card }: em vez de saquear a sala?
star-munchkin-prompt-instead-lose-levels = { $card }: em vez de perder Nível?
star-munchkin-prompt-offer-sent = { $player } está pensando na sua oferta: { $terms }. Quer voltar atrás?
star-munchkin-prompt-free = É a vez de { $player }, mas você quer agir. O que vai ser?
star-munchkin-prompt-group-equip = O que você muda no equipamento?
star-munchkin-prompt-group-use = Que habilidade você usa?
star-munchkin-prompt-group-drop = De que você se desfaz?
star-munchkin-prompt-group-sell = O que você põe à venda?
star-munchkin-prompt-group-trade = Com quem você negocia?
star-munchkin-prompt-group-ask = A quem você pede ajuda?
star-munchkin-prompt-group-trouble = Que monstro da mão você chama para a briga?
star-munchkin-prompt-group-table = Que carta da mesa você joga?

star-munchkin-prompt-choose-subject = { $card }: em quem?
star-munchkin-prompt-choose-receiver = { $card }: quem fica com ela?
star-munchkin-prompt-choose-partner = { $card }: com quem?
star-munchkin-prompt-choose-hand-card = { $card }: que carta da mão?
star-munchkin-prompt-choose-item = { $card }: que item de { $player }?
star-munchkin-prompt-choose-valuable = { $card }: que item você perde?
star-munchkin-prompt-choose-worn = { $card }: que item sai de uso?
star-munchkin-prompt-choose-mine = { $card }: que item seu você troca?
star-munchkin-prompt-choose-theirs = { $card }: por qual item?
star-munchkin-prompt-choose-role = { $card }: qual das suas cartas?
star-munchkin-prompt-choose-option = { $card }: o que você prefere?
star-munchkin-prompt-choose-discarded = { $card }: que carta do descarte?
star-munchkin-prompt-choose-sifted = { $card }: que carta fica com você?
star-munchkin-prompt-choose-monster = { $card }: que monstro da mão?
star-munchkin-prompt-choose-lasting = { $card }: de que Armadilha você se livra?
star-munchkin-prompt-choose-victim = { $card }: quem a Armadilha pega agora?
star-munchkin-prompt-choose-target = { $card }: em quem ou em quê?

## Respostas: um rótulo curto e uma frase para quem ouve

star-munchkin-action-pass = Passar
    .spoken = Passar: não fazer nada agora.
star-munchkin-action-pass-combat = Passar neste combate
    .spoken = Passar até este combate acabar, a não ser que ele tenha a ver com você.
star-munchkin-action-pass-turn = Passar até minha vez
    .spoken = Passar até o seu turno, a não ser que algo tenha a ver com você.
star-munchkin-action-play = { $card }
    .spoken = Jogar { $card }.
star-munchkin-action-use = { $ability } ({ $card })
    .spoken = Usar { $ability }, de { $card }.
star-munchkin-action-equip = Equipar { $card }
    .spoken = Equipar { $card }.
star-munchkin-action-unequip = Desequipar { $card }
    .spoken = Desequipar { $card }; continua com você, sem contar.
star-munchkin-action-carry = { $card } para o Comparsa
    .spoken = Dar { $card } para o seu Comparsa carregar.
star-munchkin-action-drop = Soltar { $card }
    .spoken = Desfazer-se de { $card }.
star-munchkin-action-sell = { $card }, { $gold }
    .spoken = Pôr à venda { $card }, que vale { $gold } Peças de Ouro.
star-munchkin-action-sold =
    { $levels ->
        [one] Vender: { $levels } Nível
       *[other] Vender: { $levels } Níveis
    }
    .spoken = Fechar a venda por { $gold } Peças de Ouro: { $levels } a mais de Nível.
star-munchkin-action-open = Abrir a porta
    .spoken = Abrir a porta e ver o que vem.
star-munchkin-action-trouble = Encrenca: { $card }
    .spoken = Procurar encrenca com { $card }.
star-munchkin-action-loot = Saquear a sala
    .spoken =
    { $deck ->
        [treasure] Saquear a sala: mais um Tesouro, virado para baixo.
       *[door] Saquear a sala: mais uma carta de Porta, virada para baixo.
    }
star-munchkin-action-end = Encerrar o turno
    .spoken = Encerrar o turno.
star-munchkin-action-fight =
    { $wins ->
        [1] Matar! { $side } a { $theirs }
       *[0] Fugir, { $side } a { $theirs }
    }
    .spoken =
    { $wins ->
        [1] Anunciar a vitória por { $side } a { $theirs }.
       *[0] Anunciar a fuga, com { $side } contra { $theirs }.
    }
star-munchkin-action-ask =
    { $wins ->
        [1] { $player }: { $side } a { $theirs }, vence
       *[0] { $player }: { $side } a { $theirs }, não basta
    }
    .spoken =
    { $wins ->
        [1] Pedir ajuda a { $player }: ficaria { $side } a { $theirs }, e você venceria.
       *[0] Pedir ajuda a { $player }: ficaria { $side } a { $theirs }, e não basta.
    }
star-munchkin-action-trade = { $player }
    .spoken = Negociar com { $player }.
star-munchkin-action-give = { $card }
    .spoken = { $card }.
star-munchkin-action-give-offered = + dou { $card }
    .spoken = Dar { $card }.
star-munchkin-action-want = + quero { $card }
    .spoken = Receber { $card }.
star-munchkin-action-treasures =
    { $n ->
        [one] + { $n } Tesouro
       *[other] + { $n } Tesouros
    }
    .spoken =
    { $n ->
        [one] Quem ajuda leva { $n } Tesouro dos { $all }.
       *[other] Quem ajuda leva { $n } Tesouros dos { $all }.
    }
star-munchkin-action-order =
    { $order ->
        [0] + { $fighter } primeiro
        [1] + { $helper } primeiro
        [2] + { $fighter } tudo antes
       *[3] + { $helper } tudo antes
    }
    .spoken =
    { $order ->
        [0] Escolhem um por vez, { $fighter } primeiro.
        [1] Escolhem um por vez, { $helper } primeiro.
        [2] { $fighter } escolhe toda a sua parte antes.
       *[3] { $helper } escolhe toda a sua parte antes.
    }
star-munchkin-action-promise = + jogo { $card }
    .spoken = Prometer jogar { $card } em quem ajudar.
star-munchkin-action-send = Propor
    .spoken = Propor assim: { $terms }.
star-munchkin-action-deal =
    { $hers ->
        [one] { $hers } Tesouro para { $helper }
       *[other] { $hers } Tesouros para { $helper }
    }, { $order ->
        [0] { $fighter } escolhe primeiro
       *[1] { $helper } escolhe primeiro
    }
    .spoken =
    Tesouros: { $hers } para { $helper }, { $mine } para { $fighter }; { $order ->
        [0] { $fighter } escolhe primeiro
       *[1] { $helper } escolhe primeiro
    }. { $wins ->
        [1] Ficaria { $side } a { $theirs }: dá para vencer.
       *[0] Ficaria { $side } a { $theirs }: não basta.
    }
star-munchkin-action-deal-all =
    { $hers ->
        [one] O único Tesouro para { $helper }
       *[other] Todos os { $hers } Tesouros para { $helper }
    }
    .spoken =
    { $hers ->
        [one] O único Tesouro para { $helper }.
       *[other] Todos os { $hers } Tesouros para { $helper }.
    } { $wins ->
        [1] Ficaria { $side } a { $theirs }: dá para vencer.
       *[0] Ficaria { $side } a { $theirs }: não basta.
    }
star-munchkin-action-send-free =
    { $asks ->
        [1] Pedir de graça
       *[0] Ajudar de graça
    }
    .spoken =
    { $asks ->
        [1] Pedir ajuda sem dar nada em troca.
       *[0] Ajudar sem levar nada em troca.
    }
star-munchkin-action-cancel = Desistir da oferta
    .spoken = Desistir desta oferta.
star-munchkin-action-withdraw = Retirar a oferta
    .spoken = Retirar esta oferta antes da resposta.
star-munchkin-action-accept = Topo!
    .spoken = Topar.
star-munchkin-action-refuse = Nem pensar
    .spoken = Recusar.
star-munchkin-action-counter = Contraoferta
    .spoken = Responder com outra oferta.
star-munchkin-action-run-from =
    { $how ->
        [unchased] { $card } (não persegue você)
        [caught] { $card } (sem escapatória)
       *[rolls] { $card } (dado { $bonus })
    }
    .spoken =
    { $how ->
        [unchased] Fugir de { $card }: ele nem persegue você.
        [caught] Fugir de { $card }: ele pega você sem rolar o dado.
       *[rolls] Fugir de { $card }: escapa com 5 ou mais, { $bonus } no dado.
    }
star-munchkin-action-sacrifice = Sacrificar { $card }
    .spoken = Sacrificar { $card } e escapar de todos.
star-munchkin-action-take = { $card }
    .spoken = Levar { $card }.
star-munchkin-action-sex =
    { $sex ->
        [0] Uma munchkin
       *[1] Um munchkin
    }
    .spoken =
    { $sex ->
        [0] Sexo feminino.
       *[1] Sexo masculino.
    }
star-munchkin-action-done = Pronto
    .spoken = Nada mais.
star-munchkin-action-choose-card = { $card }
    .spoken = { $card }.
star-munchkin-action-choose-seat = { $player }
    .spoken = { $player }.
star-munchkin-action-choose-side =
    { $side ->
        [0] Quem luta
       *[1] Os monstros
    }
    .spoken =
    { $side ->
        [0] Do lado de quem luta.
       *[1] Do lado dos monstros.
    }
star-munchkin-action-choose-outlook = { $label }: { $side } a { $theirs }
star-munchkin-action-outlook-spoken = { $spoken } Ficaria { $side } a { $theirs }.
star-munchkin-action-choose-term = { $strength } de { $card }
    .spoken = O que { $card } somou: { $strength }.
star-munchkin-action-choose-option = { $text }
    .spoken = { $text }
star-munchkin-action-yes = Sim
    .spoken = Sim.
star-munchkin-action-no = Não
    .spoken = Não.
star-munchkin-action-leave = Deixa pra lá
    .spoken = Deixar para lá: não fazer nada.
star-munchkin-action-more = mais …
    .spoken = Mostrar mais.
star-munchkin-action-group-equip = Equipamento …
    .spoken = Equipar, desequipar.
star-munchkin-action-group-use = Habilidade …
    .spoken = Usar uma habilidade.
star-munchkin-action-group-drop = Desfazer-se …
    .spoken = Desfazer-se de Classe, Raça ou Comparsa.
star-munchkin-action-group-sell = Vender …
    .spoken = Vender itens por Níveis.
star-munchkin-action-group-trade = Negociar …
    .spoken = Negociar itens com alguém.
star-munchkin-action-group-ask = Pedir ajuda …
    .spoken = Pedir ajuda a alguém.
star-munchkin-action-group-trouble = Procurar encrenca …
    .spoken = Lutar com um monstro da sua mão.
star-munchkin-action-group-table = Da mesa …
    .spoken = Jogar uma carta de uso único que está na mesa.

## Passes automáticos

star-munchkin-passed-nothing = (passa: nada que jogar)
star-munchkin-passed-combat = (passa neste combate)
star-munchkin-passed-turn = (passa até sua vez)
star-munchkin-passed-done = (nada que jogar)

## A mesa

star-munchkin-table-of = turno { $turn }, de { $player }
star-munchkin-table-piles = Porta { $door } · Tesouro { $treasure }
star-munchkin-table-setup = preparação
star-munchkin-table-log = O que aconteceu
star-munchkin-table-players = Jogadores
star-munchkin-table-in-use = Usa
star-munchkin-table-carried = Carrega
star-munchkin-table-nothing = nada
star-munchkin-table-dead = morreu
star-munchkin-table-reborn = renasce
star-munchkin-table-human = Humano
star-munchkin-table-no-class = sem Classe
star-munchkin-table-fights = luta
star-munchkin-table-helps = ajuda
star-munchkin-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
star-munchkin-table-quiet = Silêncio na estação. Por enquanto.
star-munchkin-table-door = Atrás da porta
star-munchkin-table-stage = Na mesa
star-munchkin-table-loot = Cadáver
star-munchkin-table-discards = Descarte
star-munchkin-table-wins =
    { $n ->
        [0] VENCE no empate
       *[other] VENCE por { $n }
    }
star-munchkin-table-running = HORA DE FUGIR
star-munchkin-table-loses = falta { $n }
star-munchkin-table-ties = empate: não basta
star-munchkin-table-reward =
    { $levels ->
        [one] { $levels } Nível
       *[other] { $levels } Níveis
    }, { $treasures ->
        [one] { $treasures } Tesouro
       *[other] { $treasures } Tesouros
    }
star-munchkin-table-deal = combinado: { $terms }
star-munchkin-table-clones = ×{ $n }

star-munchkin-key-why = contas
star-munchkin-key-combat = próximo combate
star-munchkin-key-table = mesa
star-munchkin-why-title = De onde vem cada número
star-munchkin-why-nothing = Não há combate; a força de cada um, fora dele:
star-munchkin-why-side = { $seat }: { $total }
star-munchkin-why-side-with = { $seat } com { $helper }: { $total }
star-munchkin-why-monsters = Monstros: { $total }
star-munchkin-why-term = { $rule }  { $signed }  { $source } ({ $whose })
star-munchkin-why-reward = Se vencer: { $reward }.
star-munchkin-why-run =
    { $how ->
        [unchased] { $card } nem perseguiria { $seat }.
        [caught] { $seat } não tem como Fugir de { $card }.
       *[rolls] Fugir de { $card }: { $bonus } no dado de { $seat }.
    }
star-munchkin-table-title = A mesa, carta por carta

star-munchkin-spoken-turn = { $where }. Baralhos: Porta { $door }, Tesouro { $treasure }. Descarte: { $discards }.
star-munchkin-spoken-seat = { $player }: Nível { $level }, força { $strength }, { $class }, { $race }, { $sex }; { $cards } na mão.
star-munchkin-spoken-dead = { $player }: morreu, Nível { $level }; volta quando começar o próximo turno.
star-munchkin-spoken-in-use = { "  " }Usa: { $cards }.
star-munchkin-spoken-carried = { "  " }Carrega sem usar: { $cards }.
star-munchkin-spoken-before = { "  " }Também na mesa: { $cards }.
star-munchkin-spoken-combat = Combate: { $seat } com { $side } contra { $monsters } com { $theirs }. Em jogo: { $reward }.
star-munchkin-spoken-helper = { $player } ajuda: { $terms }.
star-munchkin-spoken-stage = Aberto no meio: { $cards }.
star-munchkin-spoken-loot = No cadáver: { $cards }.
star-munchkin-spoken-hand =
    { $count ->
        [0] Sua mão está vazia.
       *[other] Sua mão: { $cards }.
    }
star-munchkin-spoken-no-hand = Você está assistindo: não tem mão.
star-munchkin-notes-known = Na mão de { $player } você sabe que há: { $cards }.

star-munchkin-result-rank = { $rank }. { $player }: Nível { $level }
star-munchkin-result-kill = Quem chega ao Nível { $goal } matando um monstro vence (M-2.6).
star-munchkin-result-shared = A vitória é dividida com quem ajudou (M-12.2).
star-munchkin-result-time = As rodadas combinadas acabaram: vence o maior Nível (M-2.6).
star-munchkin-legend =
    Na mesa: ▰▰▱▱ é a trilha de Níveis; ⚔ é a força fora do combate; ▤ são cartas na mão. ◆ Classe, ● Raça, ■ item,
    ✦ uso único, ▲ monstro, ▴ ampliador, ✖ Armadilha, ♥ Comparsa, ★ Nível, ◈ carta especial. Item entre parênteses está
    virado de lado: é carregado e não conta. Os números diante das cartas da mão jogam essas cartas.
