# O tabuleiro de Star Munchkin no navegador. O que se pergunta e o que aconteceu: star-munchkin.ftl.

munchkin-why = Contas
munchkin-why-sum = Por que { $total }?
munchkin-stage = O meio da mesa
munchkin-track = Níveis até { $goal }.
munchkin-track-seat = { $player }: { $level }.
munchkin-rival =
    { $player }: Nível { $level }, força { $strength }, { $hand ->
        [0] nenhuma carta
        [one] { $hand } carta
       *[other] { $hand } cartas
    } na mão, { $roles }{ $state ->
        [dead] , fora: morreu
        [reborn] , acabou de voltar do além
       *[other] { "" }
    }
munchkin-me = { $player }, você: Nível { $level }, força { $strength }. Ver a sua ficha
munchkin-can-help =
    Com essa ajuda seria { $side } a { $monsters }{ $wins ->
        [1] : ganha.
       *[0] : não basta.
    }
munchkin-level = Nível { $level }
munchkin-strength = força { $strength }
munchkin-is = É
munchkin-followers = Comparsas
munchkin-traps = Armadilhas e o que ficou
munchkin-known = Na mão, até onde você sabe
munchkin-carried = carregado, sem usar
munchkin-empty-slot = { $slot }: livre
munchkin-hand =
    { $count ->
        [0] Sua mão está vazia
        [one] Sua mão, { $count } carta
       *[other] Sua mão, { $count } cartas
    }
munchkin-pile-door =
    { $n ->
        [one] Baralho de Portas, { $n } carta
       *[other] Baralho de Portas, { $n } cartas
    }
munchkin-pile-treasure =
    { $n ->
        [one] Baralho de Tesouros, { $n } carta
       *[other] Baralho de Tesouros, { $n } cartas
    }

## Combate

munchkin-aim-fighters = Deste lado
munchkin-aim-monsters = Nos monstros
munchkin-flee =
    { $need ->
        [0] nem é perseguido
        [7] não tem como escapar
        [1] escapa com qualquer resultado
       *[other] escapa com { $need } ou mais
    }
munchkin-wins-game = { $player } GANHARIA o jogo!

## O que está para acontecer

munchkin-shout-trap = Armadilha!
munchkin-shout-bad-stuff = Coisa Ruim!
munchkin-shout-charity = Caridade!
munchkin-shout-death = Já era!
munchkin-shout-winning = Vai ganhar!
munchkin-shout-play = Jogou!
munchkin-shout-ability = Poder!
munchkin-shout-die = O dado!
munchkin-from = de { $player }
munchkin-die = { $player } tirou { $face }
munchkin-die-rolls = { $player } rola o dado
munchkin-loots = { $picker } revira o que { $victim } deixou
munchkin-treasures = Tesouro!
munchkin-share = Vez de { $picker } escolher. Ainda há { $mine } para { $fighter } e { $hers } para { $helper }.
munchkin-looked = Só uma espiadinha
munchkin-winner =
    { $count ->
        [one] Ganhou o jogo!
       *[other] Ganharam o jogo!
    }

munchkin-splash-level-up = Nível { $level }!
munchkin-splash-level-down = Caiu pro { $level }!
munchkin-splash-died = Morreu!
munchkin-splash-won-combat = Pimba!
munchkin-splash-lost-combat = Corre!
munchkin-splash-caught = Pegou!
munchkin-splash-sacrificed = Que bravura!
munchkin-splash-sold = Vendido!
munchkin-splash-won-game = Vitória!
munchkin-splash-helper = Socorro!

## Negociação

munchkin-deal = Proposta de { $by } para { $to }
munchkin-gives = { $player } dá
munchkin-promises = Para jogar em quem ajuda
munchkin-outcome =
    { $side } a { $monsters }: { $wins ->
        [1] ganha
       *[0] não basta
    }. { $fighter } leva { $mine ->
        [0] nenhum Tesouro
        [one] { $mine } Tesouro
       *[other] { $mine } Tesouros
    }, { $helper } { $hers ->
        [0] nenhum
       *[other] { $hers }
    }.
munchkin-mine = Suas
munchkin-theirs = De { $player }
munchkin-for-sale =
    À venda: { $gold } Peças de Ouro, { $levels ->
        [0] ainda nenhum Nível
        [one] { $levels } Nível
       *[other] { $levels } Níveis
    }

## A galeria

munchkin-gallery = Cartas
munchkin-gallery-search = Buscar
munchkin-gallery-kind = Tipo
munchkin-gallery-all = todos
munchkin-gallery-count =
    { $n ->
        [0] Nenhuma carta é assim.
        [one] { $n } carta
       *[other] { $n } cartas
    }
munchkin-gallery-more = Mostrar mais
munchkin-gallery-credit = Imagens: game-icons.net, licença CC BY 3.0, desenhadas por { $authors }; aqui em outra cor. Obra de fãs, sem vínculo com os donos de Munchkin.
