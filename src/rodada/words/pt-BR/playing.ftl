# Sentado a uma mesa no navegador enquanto o jogo corre. Nada aqui pertence a um jogo só.

## A tela

playing-board = A mesa
playing-side = Ao lado da mesa
playing-open-side = Jogadores, registro, regras
playing-skip-to-answers = Ir para a pergunta
playing-leave = Sair da mesa
playing-stand = Deixar meu lugar com um robô
playing-stand-about = O link do seu lugar continua seu: dá para voltar depois.
playing-keys = Teclas
    .about = Respostas por número e letra, maiúsculas para a mesa.
playing-broken = A conexão caiu. Tentando de novo …
playing-watching = Você está assistindo. Vê o que todo mundo vê.
playing-viewers =
    { $count ->
        [one] { $count } pessoa assistindo
       *[other] { $count } pessoas assistindo
    }
playing-skip = Pular
playing-tab-players = Jogadores
playing-tab-log = Registro
playing-tab-chat = Conversa
playing-tab-rules = Regras
playing-tab-more = Mais

## De quem é a vez

turn-mine = Sua vez
turn-answer = Você pode responder
turn-of = É a vez de { $player }
turn-whose = Vez de { $player }
turn-waiting = Esperando { $player }.
turn-thinking = { $player } está pensando.
turn-waiting-away = Esperando { $player }, que está sem conexão.
turn-behind = Um instante …
turn-waiting-all = Esperando os outros.
turn-over = O jogo acabou.
turn-left = restam { $seconds } s
turn-act = Fazer algo fora da vez

## Pergunta e respostas

asked-question = Pergunta
asked-answers = Respostas
asked-forbidden = agora não: { $label }
asked-why-not = Por que não?
asked-back = Voltar atrás
asked-steps = Escolhido até aqui
asked-pending = Enviando …
asked-all =
    { $count ->
        [one] Mostrar { $count } resposta em lista
       *[other] Mostrar as { $count } respostas em lista
    }
asked-fewer = Mostrar menos
asked-open-rule = Abrir o livro de regras em { $rule }
asked-rules = Regras para isto:
asked-close = Entendi

## Janelas: quem pode responder ao que acabou de acontecer

window-left = A janela fecha em { $seconds } s
window-sealed = Sua resposta foi dada.
window-sealed-about = Ninguém vê antes de a janela fechar.
window-not-asked = Os outros podem responder agora.
window-pass-combat = Passar neste combate
window-pass-turn = Passar até a minha vez
window-hold = Esperem por mim
window-hold-left = Esperem por mim ({ $seconds } s)
window-held = A mesa espera por você.
window-held-by =
    { $count ->
        [one] { $players } pediu que a mesa espere.
       *[other] { $players } pediram que a mesa espere.
    }
window-yielding-window = Por ora você passa.
window-yielding-combat = Você passa neste combate, a não ser que seja com você.
window-yielding-turn = Você passa até a sua vez, a não ser que algo seja com você.
window-ask-again = Voltar a me perguntar

## Quando ser perguntado

stops-title = Quando me perguntar
stops-about = Seja qual for a escolha, ninguém a percebe pelo tempo em que a janela fica aberta.
stops-preset-relaxed = Tranquilo
    .about = Só o que mexe com você, ou quando alguém venceria.
stops-preset-normal = Normal
    .about = Também quando uma carta sua poderia virar um combate.
stops-preset-sharp = Atento
    .about = Todo combate e tudo o mais que se possa responder.
stops-own = Escolha sua
stops-situation-mine = Estou no meio
    .about = Você luta, ajuda ou é a vítima.
stops-situation-asked = Seja o que for
    .about = Toda janela em que você poderia responder, seja de quem for.
stops-situation-wins = Alguém venceria
    .about = O jogo acaba se ninguém fizer nada.
stops-situation-flips = Minha carta viraria o jogo
    .about = Uma carta sua mudaria quem vence.
stops-situation-combat = Qualquer combate
    .about = Todo combate dos outros.

## O registro

history-rules = Regras por trás
history-empty = Ainda não aconteceu nada.
history-start = Antes do primeiro turno
history-turn = Turno { $turn }: { $player }
history-reason = automático: { $reason }
history-earlier = Mostrar turnos anteriores
history-sat = { $player } sentou à mesa.
history-stood = { $player } deixou o lugar.
history-bot = Um robô ocupa o lugar { $seat }.
history-program = Um programa joga por { $player }.
history-started = O jogo começa.
history-renamed = Um novo nome: { $player }.
history-more =
    { $count ->
        [one] e mais { $count } acontecimento
       *[other] e mais { $count } acontecimentos
    }

## O que eu perdi

away-title = Enquanto você estava fora
away-close = Já vi
hit-title = Isto é com você

## Conversa

chat-title = Conversa
chat-write = Escreva para a mesa
chat-send = Enviar
chat-phrases = Frases prontas, que cada um lê na própria língua
chat-empty = Ninguém disse nada ainda.
chat-off = Nesta mesa se joga sem conversa.
chat-mute = Silenciar { $player }
chat-unmute = Voltar a ouvir { $player }
chat-muted =
    { $count ->
        [one] { $count } linha de quem você silenciou
       *[other] { $count } linhas de quem você silenciou
    }
chat-said = { $player }: { $text }

## Livro de regras

rulebook-search = Buscar nas regras
rulebook-found =
    { $count ->
        [0] Nenhuma regra diz “{ $text }”.
        [one] { $count } regra diz “{ $text }”.
       *[other] { $count } regras dizem “{ $text }”.
    }
rulebook-here = Regras para o que se pergunta agora
rulebook-loading = Abrindo o livro de regras …

## Jogadores

player-you = você
player-bot = robô
player-person = pessoa
player-program = um programa
player-nobody = ninguém
player-away = sem conexão
player-here = com conexão
player-moving = na vez
player-menu = Lugar de { $player }
player-take = Sentar aqui
player-take-over = Assumir o lugar do robô
player-link = Link deste lugar
player-revoke = Criar um novo link
player-revoke-about = O antigo deixa de funcionar.
player-rename = Mudar meu nome
player-name = Nome
player-local = Mais alguém aqui se senta
player-local-about = Vocês dividem este aparelho: uma cortina cai entre uma vez e outra.
player-view = Olhar deste lugar

## Um aparelho, várias pessoas

handover-title = Passe o aparelho para { $player }
handover-others = Os outros olham para o lado, por favor.
handover-open = Eu sou { $player }
handover-stay = Ainda não

## Como terminou

ended-title = O jogo acabou
ended-mine = Você venceu!
ended-won =
    { $count ->
        [one] { $players } venceu!
       *[other] { $players } venceram juntos!
    }
ended-seed = Semente
ended-commitment = Hash mostrado antes da primeira carta
ended-proof-title = Foi limpo?
ended-proof = Todo dado e toda compra decorrem da semente. O hash dela era público desde o começo, então ninguém pôde escolhê-la depois. Confira você mesmo:
ended-proved = A semente combina com o hash mostrado antes da primeira carta.
ended-not-proved = A semente não combina com o hash mostrado antes da primeira carta.
ended-record = Baixar a partida
ended-rematch = Jogar de novo
ended-next = Ir para a próxima partida
ended-board = Ver a mesa
ended-show = Mostrar o resultado
