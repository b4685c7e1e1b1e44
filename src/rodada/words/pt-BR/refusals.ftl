# Por que algo foi recusado: dito por `refusal`, que põe antes a regra ou o campo.

## Encontrar um jogo

no-such-game = não existe o jogo “{ $given }”; existem: { $games }.
game-not-playable-yet = ainda não dá para jogar { $game } nesta versão.

## À mesa

refused-not-your-move = não é a vez deste lugar.
refused-no-chance = aqui nada depende do acaso: é a vez de um lugar.
refused-impossible-chance = o acaso não pode trazer { $outcome } aqui.
refused-not-over = a partida ainda não acabou.
refused-notation = “{ $text }” não pode ser lido como ação nem como resultado do acaso; docs/formats.md traz a lista.
refused-script-short = os resultados dados acabam antes da partida: falta o próximo ({ $kind }).

## Dados de fora

refused-not-json = isto não é JSON completo.
refused-not-object = aqui vai um objeto, entre chaves.
refused-not-list = aqui vai uma lista, entre colchetes.
refused-not-int = aqui vai um número inteiro.
refused-not-bool = aqui vai true ou false.
refused-not-text = aqui vai um texto de no máximo 200 caracteres.
refused-missing = falta isto.
refused-unknown-field = não existe esse campo; existem: { $known }.
refused-choice = “{ $value }” não é possível; escolha um destes: { $known }.
refused-out-of-range = { $value } não é possível; vai de { $low } a { $high }.
refused-too-long = { $have } itens é demais; cabem { $most }.
refused-seed = uma semente é um número inteiro a partir de 0, de no máximo 256 bits (numa gravação: 64 dígitos hexadecimais).

## Baralhos

refused-deck-name = não existe o baralho “{ $name }”; existem: { $known }. Ou escreva um em um arquivo TOML.
refused-deck-title = o nome de um baralho tem de 1 a { $most } caracteres.
refused-deck-plain-count =
    são precisos { $want } agentes comuns, e { $have ->
        [one] há { $have }
       *[other] há { $have }
    }.
refused-deck-no-trainee = pelo menos um agente comum tem que valer 1: cada um começa com ele virado para baixo (G-1.3).
refused-deck-file = não dá para ler este baralho: { $reason }.

## Gravações

refused-record-empty = não há nenhuma linha completa nesta gravação.
refused-record-format = isto não é uma gravação do formato { $want }.
refused-record-game = esta gravação é de “{ $have }”, não de “{ $want }”.
refused-record-rules = a gravação segue a versão { $have } das regras; este programa, a versão { $want }.
refused-record-line = uma linha tem “seat” e “play”, ou “chance”, “of” e “is”, ou “at” e “digest”.
refused-record-after-result = nada pode vir depois do resultado.
refused-record-chance = aqui o acaso decide “{ $kind }” entre { $size }.
refused-record-digest = o resumo é { $have }, mas a partida está em { $want }: não foi isto que se jogou.
refused-record-result = não foi assim que a partida acabou.
refused-no-seed = não há o que provar: a semente só é revelada na gravação de uma partida terminada.
refused-commitment = a semente revelada não é a do resumo mostrado antes da primeira carta.
refused-not-from-seed = “{ $have }” não vem da semente: dela vem “{ $want }”.
