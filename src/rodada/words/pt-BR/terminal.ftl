# Jogar neste terminal: opções, preparação, cortina, teclas, partidas salvas, replay e prova. Nada aqui é de um jogo só.

## rodada play

play-game = jogo a jogar: { $games }
play-seats = número de lugares (sem isso, tantos quantos --players ou --names derem, ou { $default })
play-seats-word = N
play-players = quem senta onde, em ordem, com vírgulas: human (pessoa) ou um robô ({ $bots }); o resto são robôs greedy
play-players-word = QUEM
play-names = nomes dos jogadores, em ordem, com vírgulas
play-names-word = NOMES
play-seed = semente de todos os dados e compras, para uma partida que se possa repetir (sem isso, sorteada)
play-seed-word = NÚMERO
play-position = começa da posição do ARQUIVO (JSON, veja docs/formats.md) em vez de uma partida nova
play-resume = continua uma partida salva: a última ou a do ARQUIVO
play-save = onde salvar a partida (sem isso, na sua pasta de dados)
play-file-word = ARQUIVO
play-plain = linhas em vez de tela: para leitores de tela e pipes
play-no-animation = mostra tudo de uma vez, sem esperar
play-no-save = não há partida salva em “{ $folder }”.
play-save-taken = “{ $path }” já existe e não é uma partida salva do Rodada. Escolha outro nome.
play-save-sitters = uma partida salva diz quem senta em cada um dos seus { $seats } lugares.
play-position-says = uma posição já diz quantos jogam e com que opções: --position não pode vir junto com { $argument }.
play-unfinished-options = --resume continua a partida como ela era: não pode vir junto com { $argument }.
play-too-many = { $argument }: { $have } é demais para { $seats } lugares.
play-seat-count = --seats: { $given } não é possível; { $game } tem de { $low } a { $high } lugares.
play-unknown-sitter = --players: ninguém se chama “{ $given }”; escolha { $choices }.
play-name-length = --names: um nome tem de 1 a { $most } caracteres, e “{ $given }” não tem.
play-human = Jogador { $number }
play-saved = Salvo: { $path }. Continue com “rodada play { $game } { $resume }”.
play-save-failed = Não deu para salvar a partida: { $reason }. O que estava salvo antes continua intacto. Aperte q de novo para sair sem salvar.
play-record = Gravação: { $path }
play-analyse = Veja a partida de novo com “rodada analyse { $path }”.
play-record-failed = Não deu para gravar a partida: { $reason }.
play-commitment = Resumo da semente, antes da primeira carta: { $hash }
play-seed-revealed = Semente: { $seed }

## Na tela

key-choose = escolher
key-back = voltar
key-keys = teclas
key-rules = regras
key-log = registro
key-notes = notas
key-quit = salvar e sair
key-leave = sair
key-hint = dica
key-skip = pular
key-close = fechar
key-analyse = ver de novo
key-rematch = revanche
key-step = passo
key-ends = início, fim
key-bust = próxima batida
key-seat = trocar de lugar

keys-title = Teclas
keys-answer = o número ou a letra antes de uma resposta: escolhe essa resposta
keys-arrows = setas e Enter: percorrem as respostas e escolhem
keys-back = Esc: volta atrás numa escolha pela metade
keys-rules = r: as regras do que está na tela e uma busca em todas as regras
keys-log = l: tudo o que aconteceu
keys-notes = m: o que a ajuda de memória lembra
keys-hint = !: uma dica: o que uma busca faria; todos à mesa ficam sabendo
keys-skip = Espaço: mostra de uma vez o resto do que está acontecendo
keys-quit = q: salva e sai
keys-help = ?: esta página
keys-cross = Uma resposta marcada com × agora é contra as regras; escolha-a para ler por quê.

rules-heading = Regras
rules-search = Buscar em todas as regras …
rules-here = Regras do que está na tela
rules-found =
    { $count ->
        [0] Nenhuma regra diz “{ $text }”.
        [one] { $count } regra diz “{ $text }”
       *[other] { $count } regras dizem “{ $text }”
    }
notes-title = O que { $player } pode lembrar
notes-none = Você não conhece nenhuma carta fechada.
notes-off = A ajuda de memória está desligada nesta mesa: lembrar o que viu é com você (G-8.2).
notes-nobody = Ninguém está olhando: as notas são de um lugar.
log-title = O que aconteceu
curtain-title = É a vez de { $player }
curtain-others = Os outros, por favor, olhem para o lado.
curtain-open = Enter: estou aqui
curtain-since = Desde que você olhou para o lado:
result-title = Fim de jogo
result-leave = E agora?

## Agir fora da vez

key-act = agir
act-who = Quem quer agir fora da vez?
act-nobody = Ninguém
act-soon = Anotado: você age assim que der.
act-your-move = Já é a sua vez.
keys-act = x: agir fora da vez; com várias pessoas, o aparelho pergunta quem
keys-own = { $button }: { $title }
plain-act-who = x e quem quer agir: { $players }.

## Modo simples

plain-welcome = { $game }, modo simples. Responda com o número ou a letra de uma resposta. Comandos: { $commands }.
plain-commands = s mesa, h mão, l registro, m notas, { $own }r regras (r { $rule }: uma regra, r palavra: uma busca), < voltar atrás, ! dica, ? ajuda, q salvar e sair
plain-command-own = { $button } ({ $title }),{ " " }
plain-command-act = x agir fora da vez,{ " " }
plain-answer = { $answer }: { $spoken }
plain-forbidden = { $answer }: { $spoken } Agora não.
plain-ask = Sua resposta:{ " " }
plain-unknown = “{ $given }” não é resposta aqui; ? ajuda.
plain-nothing-to-take-back = Não há nada em que voltar atrás.
plain-pass = Passe o aparelho para { $player }. Enter: estou aqui.{ " " }

## rodada replay e verify

replay-file = uma gravação, ou partida salva
replay-seat = quem olha: o número de um lugar, como ele se chama ({ $seats }) ou spectator (plateia)
replay-seat-word = LUGAR
replay-at = decisão em que começar
replay-spectator = plateia
replay-unknown-seat = --seat: “{ $given }” não está nesta mesa; escolha { $choices }.
replay-at-range = --at: { $given } não é possível; esta gravação tem as decisões de 0 a { $last }.
replay-position = Decisão { $at } de { $last }, vista por { $viewer }
replay-cut = A gravação foi cortada no meio da linha { $line }: ela é jogada até a última decisão completa.
verify-file = a gravação de uma partida terminada
verify-commitment = A semente { $seed } tem o resumo que foi mostrado antes da primeira carta.
verify-proved =
    { $chances ->
        [one] { $chances } dado ou compra vem dela
       *[other] Todos os { $chances } dados e compras vêm dela
    }; todas as { $decisions } decisões seguem as regras, e o resultado é o gravado.
verify-failed = Não provado. { $reason }
