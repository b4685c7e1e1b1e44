# rodada cards: a galeria no terminal e como página, e pacotes de cartas de fora.

cli-cards-about = ver as cartas de um jogo e conferir pacotes de cartas

cards-game = jogo cujas cartas mostrar: { $games }
cards-id = uma carta, pelo id ou título; sem isso, todas
cards-id-word = CARTA
cards-kind = só cartas deste tipo: { $kinds }
cards-kind-word = TIPO
cards-deck = só cartas deste baralho
cards-class = só cartas que são ou mencionam esta Classe ou Raça: { $roles }
cards-class-word = CLASSE
cards-effect = só cartas sobre isto: { $effects }; ou uma palavra do vocabulário
cards-effect-word = EFEITO
cards-search = só cartas com este trecho no título, no texto ou na frase de efeito
cards-search-word = TEXTO
cards-packs = pacotes a mostrar, separados por vírgulas: { $packs }
cards-packs-word = PACOTES
cards-html = escrever as cartas como uma página para ver, buscar e imprimir
cards-plain = um parágrafo por carta, sem molduras nem cores
cards-check = conferir o pacote deste arquivo e dizer todos os erros; 1 se houver algum
cards-add = conferir o pacote deste arquivo e guardá-lo para jogar com ele
cards-file-word = ARQUIVO

cards-none = não há carta assim.
cards-unknown = não há carta “{ $given }” nestes pacotes.{ cli-maybe }
cards-no-gallery = { $game } não tem cartas com texto.
cards-count = { $rows ->
    [one] 1 carta
   *[other] { $rows } cartas diferentes
} ({ $cards } com as cópias)
cards-written = { $path }: { $rows ->
    [one] 1 carta
   *[other] { $rows } cartas
}.
cards-fault = { $card ->
    [none] { $where }: { $reason }
   *[other] { $card }, { $where }: { $reason }
}
cards-fault-whole = { $card ->
    [none] { $reason }
   *[other] { $card }: { $reason }
}
cards-faults = { $path }: { $count ->
    [one] 1 erro.
   *[other] { $count } erros.
}
cards-sound = { $path }: nada errado. “{ $id }” tem { $rows ->
    [one] 1 carta
   *[other] { $rows } cartas diferentes
} (com as cópias, { $door } de Porta e { $treasure } de Tesouro).
cards-added = Agora ele se chama “{ $name }”. Para jogar com ele, ponha-o entre os pacotes: --packs core,{ $id }

cards-effect-strength = força
cards-effect-levels = Níveis
cards-effect-death = morte
cards-effect-hand = cartas na mão
cards-effect-items = itens
cards-effect-gold = ouro
cards-effect-drawing = compra de cartas
cards-effect-treasures = Tesouros ganhos
cards-effect-dice = dados
cards-effect-choice = escolhas
cards-effect-characters = Classe, Raça, sexo, Comparsa
cards-effect-running = Fugir
cards-effect-helping = ajuda
cards-effect-monsters = monstros que entram e saem
cards-effect-protection = proteção e anulação

## a página

cards-page-title = { $game }: as cartas
cards-page-lead = Todas as cartas, com o texto que resulta do que cada uma faz.
cards-page-search = buscar
cards-page-kind = tipo
cards-page-deck = baralho
cards-page-class = Classe ou Raça
cards-page-effect = assunto
cards-page-pack = pacote
cards-page-any = todos
cards-page-copies = todas as cópias
cards-page-print = imprimir
cards-page-clear = mostrar tudo
cards-page-shown = à vista
cards-page-none = Não há carta assim.
cards-page-credit = Desenhos: game-icons.net, licença CC BY 3.0, de { $authors }; mostrados em cor diferente da original. Letreiros: Bangers, SIL Open Font License 1.1.
cards-page-made = Obra de fãs, sem ligação com as editoras de Munchkin. Todos os textos das cartas são da própria Rodada.
