# A mesa no navegador: todas as páginas, a página inicial, a sala de espera.

## Todas as páginas

page-about = Uma rodada à mesa, com amigos ou robôs, e todas as regras em dia.
page-home = Rodada, para a página inicial
page-close = Fechar
page-skip = Pular para o conteúdo
seat-nameless = Robô { $letter }
page-connecting = Procurando a mesa …
page-lost = A conexão caiu. Tentando de novo …
page-lost-about = Nada se perdeu: o que você vê está guardado, e sua jogada sai assim que a mesa voltar.
page-try = Tentar agora
page-offline = Você está sem rede. O Rodada volta sozinho quando ela voltar.
page-no-start = Não deu para buscar a página inicial. O servidor está no ar?
page-reload = Recarregar
page-start = Para a página inicial
page-gone = Esta mesa está fechada para você.
page-failed = Isso não chegou lá. Veja sua conexão e tente de novo.

## Ajustes deste aparelho

settings-title = Este aparelho
settings-open = Idioma, luz, som
settings-language = Idioma
settings-language-of =
    { $language ->
        [pt-BR] Português
       *[en] English
    }
settings-theme = Luz
settings-theme-auto = Como o sistema
settings-theme-light = Dia
settings-theme-dark = Noite
settings-still = Menos movimento
    .about = As cartas aparecem sem viajar pela mesa.
settings-sound = Som
    .about = Cartas, dados e um toque quando é sua vez.

## Página inicial

start-welcome = Puxe uma cadeira.
start-new = Mesa nova
start-game = Vamos jogar o quê?
start-name = Seu nome
start-name-hint = Como os outros vão ver
start-name-missing = Primeiro diga seu nome à mesa.
start-seats = Quantos à mesa?
start-seats-of =
    { $low ->
        [one] até { $high }
       *[other] de { $low } a { $high }
    } à mesa
start-with = Com quem?
start-with-link = Amigos
    .about = Quem tem o link senta. Robôs ocupam as cadeiras que sobrarem.
start-with-open = Quem chegar
    .about = A mesa também aparece aqui, para qualquer pessoa entrar.
start-with-bots = Robôs
    .about = Eles sentam na hora e as cartas são dadas.
start-bots = Quais robôs?
start-temper = De que temperamento?
start-temper-even = equilibrado
start-temper-honest = honesto: só vai contra quem lidera
start-temper-greedy = ganancioso: só pensa em si
start-temper-vindictive = vingativo: dá o troco
start-options = Opções do jogo
start-house = Regras da casa
start-as-usual = como sempre
start-changed =
    { $count ->
        [one] { $count } mudada
       *[other] { $count } mudadas
    }
start-open = Pôr a mesa
start-deal = Dar as cartas
start-opening = Pondo a mesa …
start-join = Tem um código?
start-code = Código ou link de uma mesa
start-code-hint = como K7QM2XP
start-code-bad = O código é curto, só letras e números. O link inteiro também serve.
start-join-go = Sentar
start-mine = Suas mesas
start-open-tables = Mesas abertas
start-none-open = Nenhuma mesa aberta agora. Ponha uma você.
start-resume = Continuar
start-look = Rever
start-sit = Sentar
start-watch = Assistir
start-table = { $game }, mesa { $code }
start-stage =
    { $stage ->
        [lobby] esperando gente
        [playing] em jogo
       *[over] acabou
    }
start-free =
    { $count ->
        [0] nenhuma cadeira livre
        [one] { $count } cadeira livre
       *[other] { $count } cadeiras livres
    }
start-more = Mesma rede, outro aparelho
    .about = Abra lá um destes endereços:
start-credits = O Rodada é software livre. Não oficial; feito por jogadores para jogadores.
start-typefaces = Tipos de letra
start-version = Versão { $version }

## Regras da casa

house-open = Na lista
    .about = A mesa aparece na página inicial, para qualquer pessoa entrar.
house-chat = Conversa
    .about = Mensagens e frases rápidas entre os jogadores.
house-spectators = Plateia
    .about = Quem tem o link pode assistir ao que todos veem.
house-hints = Dicas entre pessoas
    .about = Qualquer um pode perguntar a uma busca o que ela faria, e todos ficam sabendo que perguntou. A sós com robôs, sempre pode.
house-window = Tempo para responder
    .about = Quanto tempo, no mínimo, todos têm para responder ao que alguém jogou; igual para todos, tenham o que tiverem na mão.
house-patience = Paciência
    .about = Quanto a mesa espera por quem tem uma resposta a dar.
house-decision = Tempo por jogada
    .about = Depois disso a mesa faz por você a jogada mais cautelosa.
house-bank = Tempo para pensar
    .about = Quanto cada um pode segurar a mesa além da paciência, na partida toda.
house-seconds = { $seconds } s
house-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
house-endless = sem limite
house-none = nenhum

## Sala de espera

lobby-title = Quem vem?
lobby-you = você
lobby-host = A mesa é sua: você dá as cartas quando todos sentarem.
lobby-guest = Quem pôs a mesa dá as cartas quando todos sentarem.
lobby-spectator = Você está de pé. Pegue uma cadeira livre ou fique assistindo.
lobby-empty = Cadeira livre
lobby-away = não está aqui agora
lobby-here = está aqui
lobby-sit = Sentar aqui
lobby-take-over = Assumir
lobby-stand = Levantar
lobby-bot-here = Robô
lobby-bot-away = Dispensar
lobby-fill = Completar com robôs
lobby-friend = Alguém ao meu lado
    .about = Dois num aparelho só: uma cortina cai entre a vez de um e a do outro.
lobby-rename = Mudar o nome
lobby-save = Salvar
lobby-seat = Lugar { $seat }
lobby-seat-menu = Lugar { $seat }: mais
lobby-seat-link = Link do lugar { $seat }
    .about = Quem abrir senta nesta cadeira. O seu traz você de volta à sua cadeira em qualquer aparelho.
lobby-invite = Convidar
lobby-invite-about = Mande este link ou mostre o código. Quem abrir pode sentar.
lobby-link = Link da mesa
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Compartilhar
lobby-share-text = Tem uma cadeira para você no { $game }.
lobby-qr = Código QR
    .about = Aponte a câmera de um celular.
lobby-only-here = Este link só funciona neste computador.
    .about = O Rodada só atende aqui. Inicie-o com “{ $command }”, na mesma rede que os seus amigos, e esta página mostra um link para eles.
lobby-renew = Link novo
    .about = O antigo deixa de valer.
lobby-watching =
    { $count ->
        [0] Ninguém está assistindo
        [one] { $count } pessoa está assistindo
       *[other] { $count } pessoas estão assistindo
    }
lobby-settings = O jogo
lobby-change = Mudar
lobby-start = Dar as cartas
lobby-waiting =
    { $count ->
        [one] Ainda há uma cadeira livre: convide alguém ou ponha um robô.
       *[other] Ainda há { $count } cadeiras livres: convide alguém ou complete com robôs.
    }
lobby-commitment = A semente de todos os dados e cartas já está fixada. Seu hash: { $hash }
    .title = Cartas limpas
    .about = Depois da partida a semente é mostrada; com o hash você prova que ninguém mexeu nas cartas.
lobby-chairs = As cadeiras
