# Os comandos: ajuda, erros e o que eles mostram que não pertence a nenhum jogo.

## Ajuda

cli-about =
    Jogue Gunrunners e Star Munchkin com todas as regras valendo. Sem um comando, o Rodada abre a mesa no navegador, para todo mundo nesta rede.
cli-usage = uso:{ " " }
cli-commands = comandos
cli-arguments = argumentos
cli-options = opções
cli-help = mostra esta ajuda e termina
cli-version = mostra a versão e termina
cli-lang = idioma de tudo o que aparece: en ou pt-BR (sem isso, o do sistema)
cli-epilog = “rodada COMANDO --help” explica um comando.
cli-command-word = COMANDO
cli-language-word = IDIOMA

cli-bot-about = faz um robô jogar à mesa de alguém, pelo link de um lugar
cli-analyse-about = olha de novo uma partida terminada: chances ao longo dela, decisões mais caras
cli-serve-about = serve mesas aos navegadores, para quem hospeda
cli-menu-about = escolhe um jogo neste terminal, ou mostra as regras dele
cli-no-browser = abre a mesa sem janela do navegador
cli-play-about = joga uma partida neste terminal
cli-simulate-about = joga muitas partidas entre robôs e resume os resultados
cli-tournament-about = faz os robôs jogarem todos contra todos e os classifica
cli-exploit-about = descobre quanto ganharia de um jogador quem conhecesse todas as suas manhas, numa mesa minúscula
cli-train-about = faz uma pequena rede aprender um jogo jogando contra si mesma
cli-replay-about = percorre uma partida gravada
cli-verify-about = prova cada dado e cada compra de uma partida gravada a partir da semente
cli-balance-about = equilibra um jogo: o que os robôs fazem com as cartas e quem vence com o quê
cli-bench-about = mede as decisões por segundo
cli-rules-about = mostra as regras de um jogo

## O que pode estar errado em um comando

cli-error = rodada: { $reason }
cli-see-help = “{ $command } --help” mostra o que é possível.
cli-maybe =
    { $maybe ->
        [none] { "" }
       *[other] { " " }Você quis dizer { $maybe }?
    }
cli-unknown-command = não existe o comando “{ $given }”; existem { $choices }.{ cli-maybe }
cli-unknown-argument = “{ $command }” não conhece “{ $given }”.{ cli-maybe }
cli-unknown-choice = { $argument }: “{ $given }” não é possível; escolha { $choices }.{ cli-maybe }
cli-unknown-language = --lang: o Rodada não fala “{ $given }”; escolha { $choices }.
cli-missing-arguments = falta: { $arguments }.
cli-missing-one-of = é preciso um destes: { $arguments }.
cli-missing-value = { $argument }: falta o valor logo depois.
cli-missing-values = { $argument }: faltam { $count } valores logo depois.
cli-unwanted-value = { $argument }: não recebe valor, mas recebeu “{ $given }”.
cli-excluded = { $argument }: não pode vir junto com { $other }.
cli-bad-value = { $argument }: “{ $given }” não é possível aqui.
cli-bad-usage = { $problem }.
cli-not-a-number = { $argument }: “{ $given }” não é um número inteiro.
cli-number-too-small = { $argument }: { $given } é pouco; o mínimo é { $least }.
cli-number-too-large = { $argument }: { $given } é demais; o máximo é { $most }.
cli-file = “{ $path }”: { $reason }.
cli-system = o sistema recusou: { $reason }.
cli-not-yet = “{ $command }” ainda não faz parte desta versão.

## rodada rules

rules-game = jogo cujas regras mostrar: { $games }
rules-game-word = JOGO
rules-id = uma regra (G-3.3, g3.3 ou 3.3) ou uma seção (G-3); sem isso, todas
rules-id-word = REGRA
rules-coverage-option =
    lista onde cada regra é aplicada e que testes a provam; falha se faltar algum dos dois (precisa do código-fonte)
rules-title = { $game }: as regras
rules-none = as regras de { $game } ainda não estão nestes textos.
rules-unknown-id = não existe a regra “{ $given }” em { $game }; as seções são { $sections }.{ cli-maybe }
rules-source-needed =
    --coverage lê o código-fonte e os testes do Rodada, e esta cópia foi instalada sem eles. Use-o em uma cópia do código-fonte.
rules-coverage-title = { $game }: onde cada regra é aplicada e provada
rules-coverage-rule = regra
rules-coverage-enforced = aplicada em
rules-coverage-proved = provada por
rules-coverage-nowhere = nenhum lugar
rules-coverage-summary =
    { $rules ->
        [one] { $rules } regra
       *[other] { $rules } regras
    }: { $enforced } com aplicação, { $proved } com teste, { $whole } com os dois.
rules-coverage-range =
    { $place }: cita “{ $range }”. Um intervalo não é citação: cite cada regra.
rules-coverage-stranger =
    { $place }: cita { $id }, que não é regra de { $game }.

## O menu

menu-title = Rodada
menu-ask = O que vamos jogar?
menu-language = English
menu-rules = Regras
menu-play = Jogar
menu-quit = Sair
menu-back = Voltar
menu-up = Para cima
menu-down = Para baixo
menu-not-yet = Ainda não dá para jogar { $game } nesta versão. As regras podem ser lidas.
menu-needs-screen = o menu precisa de um terminal com tela. “rodada play JOGO --plain” joga em linhas simples.
menu-no-rules = As regras de { $game } ainda não foram escritas.
