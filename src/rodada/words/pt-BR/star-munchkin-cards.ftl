# Star Munchkin: as palavras de que é feito o texto de uma carta.
# Como: src/rodada/games/star_munchkin/cards/VOCABULARY.md, seção 9. Orações: minúsculas, sem ponto final.

## tipos, lugares no corpo, marcas, cartas especiais, sexos

card-kind-class = Classe
card-kind-race = Raça
card-kind-special = carta especial
card-kind-enhancer = ampliador de monstro
card-kind-monster = monstro
card-kind-trap = Armadilha
card-kind-sidekick = Comparsa
card-kind-item = item
card-kind-oneshot = uso único
card-kind-level = Suba um Nível

card-slot-headgear = cabeça
card-slot-armor = armadura
card-slot-footgear = calçado
card-slot-one-hand = 1 Mão
card-slot-two-hands = 2 Mãos
card-slot-none = sem lugar no corpo
card-slot-extra-hand = mão
card-slot-extra-headgear = cabeça
card-slot-extra-armor = armadura
card-slot-extra-footgear = pés

card-tag-complex = Complexo
card-tag-laser = laser
card-tag-fire = fogo
card-tag-grenade = granada
card-tag-undead = Morto-Vivo
card-tag-robot = robô
card-tag-beast = fera
card-tag-slime = gosma
card-tag-energy = energia
card-tag-mind = mente
card-tag-official = autoridade
card-tag-machine = máquina
card-tag-gene = gene
card-tag-paper = papelada

card-sex-female = feminino
card-sex-male = masculino
card-race-human = Humano
card-deck-door = Porta
card-deck-treasure = Tesouro

card-role-super-munchkin = jogue com uma Classe: tenha duas Classes; ou fique com uma só, com tudo de bom e nada de ruim dela
card-role-half-breed = jogue com uma Raça: tenha duas Raças; ou fique com uma só, com tudo de bom e nada de ruim dela
card-role-cheat = ponha num item seu: use esse item sem ligar para lugar no corpo, restrição ou complexidade
card-role-wandering = jogue com um monstro da sua mão: ele entra em qualquer combate

## lugares à mesa

who-you = você
who-them = esse jogador
who-target = o jogador escolhido
who-player = quem jogou esta carta
who-helper = o ajudante
who-left = o jogador à sua esquerda
who-right = o jogador à sua direita
who-chosen = outro jogador à sua escolha
who-others = cada um dos outros jogadores
who-all = cada jogador
who-lowest = o jogador de menor Nível
who-highest = o jogador de maior Nível

## junções

card-text-if = se { $cond }
card-text-unless = exceto se { $cond }
card-text-against = contra { $cond }
card-text-except-against = exceto contra { $cond }
card-text-for = para { $cond }
card-text-except-for = exceto para { $cond }
card-text-anyone = ninguém
card-text-anyone-but = ninguém, só { $cond }
card-text-when = { $when }, { $then }
card-text-otherwise = { $then }; se não der, { $else }
card-text-roll-row = { $faces }: { $do }
card-text-bad-stuff = Coisa Ruim: { $do }
card-text-restriction = só para { $cond }
card-text-ban = proibido para { $cond }
card-text-play = jogue { $window }
card-text-requires = só { $when }
card-text-cost = { $cost } – { $do }
card-text-ability = { $name } ({ $window }{ $limit }): { $do }
card-text-facts-enhancer = { $signed } para um monstro; { $treasures ->
    [0] Tesouros iguais
    [one] { $signed_treasures } Tesouro
   *[other] { $signed_treasures } Tesouros
}
card-text-facts-clone = entra no combate um segundo monstro, igual ao primeiro e com todos os ampliadores dele
card-text-facts-tags = conta como: { $tags }
card-text-facts-levels = vale { $n } Níveis
card-text-facts-bonus = { $signed } em combate
card-text-facts-value = { $n ->
    [0] sem valor
   *[other] { $n } Peças de Ouro
}
card-fact-level = Nível { $n }
card-fact-treasures = { $n ->
    [one] 1 Tesouro
   *[other] { $n } Tesouros
}
card-fact-bonus = bônus { $signed }

items-poss = { $who ->
    [you] seu
   *[other] seu
}

card-window-any = a qualquer momento
card-window-turn = no seu turno, fora de combate
card-window-combat = em qualquer combate
card-window-own-combat = em combate seu
card-window-fleeing = na hora de Fugir
card-window-roll = depois de qualquer rolagem de dado
card-window-trap = quando uma Armadilha vai pegar alguém
card-window-bad-stuff = quando uma Coisa Ruim vai acontecer com você
card-window-death = quando você vai morrer

card-limit-turn = , { $n ->
    [one] uma vez por turno
    [2] duas vezes por turno
   *[other] { $n } vezes por turno
}
card-limit-combat = , { $n ->
    [one] uma vez por combate
    [2] duas vezes por combate
   *[other] { $n } vezes por combate
}

lasts-next-combat = no seu próximo combate: { $effects }
lasts-stays = fica com você: { $effects }

pay-card = { $n ->
    [one] descarte 1 carta da mão ou da mesa
   *[other] descarte { $n } cartas da mão ou da mesa
}
pay-hand = { $n ->
    [one] descarte 1 carta da mão
   *[other] descarte { $n } cartas da mão
}
pay-item = entregue { $items }
pay-this = descarte esta carta
pay-sidekick = { $n ->
    [one] descarte um Comparsa seu
   *[other] descarte { $n } Comparsas seus
}

per-level = { $context ->
    [side] por Nível de quem está lutando
   *[own] por Nível
}
per-die = por ponto no dado
per-hand = { $context ->
    [side] por carta na mão de quem está lutando
   *[own] por carta na mão
}
per-fire-items = por item de fogo em uso
per-complex-items = por item Complexo em uso
per-sidekicks = por Comparsa
per-other-monsters = por outro monstro no combate

## que itens

items-item = { $form ->
    [plural] itens
    [all] todos os seus itens
    [best] { $n ->
        [one] seu melhor item
       *[other] seus { $n } melhores itens
    }
    [dearest] { $n ->
        [one] seu item mais caro
       *[other] seus { $n } itens mais caros
    }
    [random] { $n ->
        [one] um item sorteado
       *[other] { $n } itens sorteados
    }
   *[any] { $n ->
       [one] um item
      *[other] { $n } itens
   }
}
items-headgear = { $form ->
    [plural] Adereços de Cabeça
    [all] todos os seus Adereços de Cabeça
    [best] seu melhor Adereço de Cabeça
    [dearest] seu Adereço de Cabeça mais caro
    [random] um Adereço de Cabeça sorteado
   *[any] { $n ->
       [one] um Adereço de Cabeça
      *[other] { $n } Adereços de Cabeça
   }
}
items-armor = { $form ->
    [plural] Armaduras
    [all] todas as suas Armaduras
    [best] sua melhor Armadura
    [dearest] sua Armadura mais cara
    [random] uma Armadura sorteada
   *[any] { $n ->
       [one] uma Armadura
      *[other] { $n } Armaduras
   }
}
items-footgear = { $form ->
    [plural] Calçados
    [all] todos os seus Calçados
    [best] seu melhor Calçado
    [dearest] seu Calçado mais caro
    [random] um Calçado sorteado
   *[any] { $n ->
       [one] um Calçado
      *[other] { $n } Calçados
   }
}
items-hand = { $form ->
    [plural] itens de mão
    [all] todos os seus itens de mão
    [best] { $n ->
        [one] seu melhor item de mão
       *[other] seus { $n } melhores itens de mão
    }
    [dearest] { $n ->
        [one] seu item de mão mais caro
       *[other] seus { $n } itens de mão mais caros
    }
    [random] um item de mão sorteado
   *[any] { $n ->
       [one] um item de mão
      *[other] { $n } itens de mão
   }
}
items-complex = { $form ->
    [plural] itens Complexos
    [all] todos os seus itens Complexos
    [best] { $n ->
        [one] seu melhor item Complexo
       *[other] seus { $n } melhores itens Complexos
    }
    [dearest] { $n ->
        [one] seu item Complexo mais caro
       *[other] seus { $n } itens Complexos mais caros
    }
    [random] um item Complexo sorteado
   *[any] { $n ->
       [one] um item Complexo
      *[other] { $n } itens Complexos
   }
}
items-laser = { $form ->
    [plural] lasers
    [all] todos os seus lasers
    [best] { $n ->
        [one] seu melhor laser
       *[other] seus { $n } melhores lasers
    }
    [dearest] { $n ->
        [one] seu laser mais caro
       *[other] seus { $n } lasers mais caros
    }
    [random] um laser sorteado
   *[any] { $n ->
       [one] um laser
      *[other] { $n } lasers
   }
}
items-fire = { $form ->
    [plural] itens de fogo
    [all] todos os seus itens de fogo
    [best] { $n ->
        [one] seu melhor item de fogo
       *[other] seus { $n } melhores itens de fogo
    }
    [dearest] { $n ->
        [one] seu item de fogo mais caro
       *[other] seus { $n } itens de fogo mais caros
    }
    [random] um item de fogo sorteado
   *[any] { $n ->
       [one] um item de fogo
      *[other] { $n } itens de fogo
   }
}
items-grenade = { $form ->
    [plural] granadas
    [all] todas as suas granadas
    [best] sua melhor granada
    [dearest] sua granada mais cara
    [random] uma granada sorteada
   *[any] { $n ->
       [one] uma granada
      *[other] { $n } granadas
   }
}
items-one-hand = { $form ->
    [plural] itens de 1 Mão
    [all] todos os seus itens de 1 Mão
    [best] { $n ->
        [one] seu melhor item de 1 Mão
       *[other] seus { $n } melhores itens de 1 Mão
    }
    [dearest] { $n ->
        [one] seu item de 1 Mão mais caro
       *[other] seus { $n } itens de 1 Mão mais caros
    }
    [random] { $n ->
        [one] um item de 1 Mão sorteado
       *[other] { $n } itens de 1 Mão sorteados
    }
   *[any] { $n ->
       [one] um item de 1 Mão
      *[other] { $n } itens de 1 Mão
   }
}
items-two-hands = { $form ->
    [plural] itens de 2 Mãos
    [all] todos os seus itens de 2 Mãos
    [best] { $n ->
        [one] seu melhor item de 2 Mãos
       *[other] seus { $n } melhores itens de 2 Mãos
    }
    [dearest] { $n ->
        [one] seu item de 2 Mãos mais caro
       *[other] seus { $n } itens de 2 Mãos mais caros
    }
    [random] { $n ->
        [one] um item de 2 Mãos sorteado
       *[other] { $n } itens de 2 Mãos sorteados
    }
   *[any] { $n ->
       [one] um item de 2 Mãos
      *[other] { $n } itens de 2 Mãos
   }
}
items-no-slot = { $form ->
    [plural] itens sem lugar no corpo
    [all] todos os seus itens sem lugar no corpo
    [best] { $n ->
        [one] seu melhor item sem lugar no corpo
       *[other] seus { $n } melhores itens sem lugar no corpo
    }
    [dearest] { $n ->
        [one] seu item sem lugar no corpo mais caro
       *[other] seus { $n } itens sem lugar no corpo mais caros
    }
    [random] { $n ->
        [one] um item sem lugar no corpo sorteado
       *[other] { $n } itens sem lugar no corpo sorteados
    }
   *[any] { $n ->
       [one] um item sem lugar no corpo
      *[other] { $n } itens sem lugar no corpo
   }
}
filter-tag = do tipo { $tag }
filter-in-use = { $value ->
    [yes] em uso
   *[no] fora de uso
}
filter-value-max = de no máximo { $n } Peças de Ouro

## condições: own ("se …"), them ("se …", outro jogador), side ("contra …"), wear ("só para …")

cond-race = { $context ->
    [own] sua Raça for { $names }
    [them] a Raça desse jogador for { $names }
    [side] qualquer { $names }
   *[wear] { $names }
}
cond-class = { $context ->
    [own] sua Classe for { $names }
    [them] a Classe desse jogador for { $names }
    [side] qualquer { $names }
   *[wear] { $names }
}
cond-class-none = { $context ->
    [own] você não tiver Classe
    [them] esse jogador não tiver Classe
    [side] quem não tem Classe
   *[wear] quem não tem Classe
}
cond-sex = { $context ->
    [own] { $sex ->
        [female] seu personagem for mulher
       *[male] seu personagem for homem
    }
    [them] { $sex ->
        [female] o personagem for mulher
       *[male] o personagem for homem
    }
    [side] { $sex ->
        [female] qualquer mulher
       *[male] qualquer homem
    }
   *[wear] { $sex ->
       [female] mulheres
      *[male] homens
   }
}
cond-level-min = { $context ->
    [own] seu Nível for { $n } ou mais
    [them] o Nível desse jogador for { $n } ou mais
    [side] quem é de Nível { $n } ou mais
   *[wear] Nível { $n } ou mais
}
cond-level-max = { $context ->
    [own] seu Nível for { $n } ou menos
    [them] o Nível desse jogador for { $n } ou menos
    [side] quem é de Nível { $n } ou menos
   *[wear] Nível { $n } ou menos
}
cond-rank = { $context ->
    [own] { $rank ->
        [lowest] ninguém tiver Nível menor que o seu
       *[highest] ninguém tiver Nível maior que o seu
    }
    [them] { $rank ->
        [lowest] ninguém tiver Nível menor que o desse jogador
       *[highest] ninguém tiver Nível maior que o desse jogador
    }
   *[side] { $rank ->
       [lowest] quem tem o menor Nível
      *[highest] quem tem o maior Nível
   }
}
cond-alone = { $context ->
    [own] { $value ->
        [yes] ninguém ajudar você
       *[no] houver um ajudante
    }
   *[side] { $value ->
       [yes] quem luta sem ajuda
      *[no] quem luta com ajuda
   }
}
cond-role = { $context ->
    [own] { $role ->
        [fighter] o combate era seu
       *[helper] você era o ajudante
    }
   *[side] { $role ->
       [fighter] quem está lutando
      *[helper] um ajudante
   }
}
cond-using = { $context ->
    [own] você estiver usando { $items }
    [them] esse jogador estiver usando { $items }
   *[side] quem usa { $items }
}
cond-has = { $context ->
    [own] { $what ->
        [sidekick] você tiver Comparsa
        [lasting_trap] houver uma Armadilha com você
       *[hand] você tiver cartas na mão
    }
    [them] { $what ->
        [sidekick] esse jogador tiver Comparsa
        [lasting_trap] houver uma Armadilha com esse jogador
       *[hand] esse jogador tiver cartas na mão
    }
   *[side] { $what ->
       [sidekick] quem tem Comparsa
       [lasting_trap] quem tem uma Armadilha consigo
      *[hand] quem tem cartas na mão
   }
}
cond-against = { $context ->
    [side] quem luta ao lado de { $tags }
   *[own] houver monstro do tipo { $tags }
}
cond-monsters-min = { $context ->
    [side] você na companhia de outros monstros
   *[own] houver { $n } monstros ou mais
}

## operações

op-gain-levels = { $who ->
    [you] { $n ->
        [one] suba 1 Nível
       *[other] suba { $n } Níveis
    }
   *[other] { $n ->
        [one] { $subject } sobe 1 Nível
       *[other] { $subject } sobe { $n } Níveis
    }
}{ $may_win ->
    [yes] , e este pode ser o da vitória
   *[no] { "" }
}
op-lose-levels = { $who ->
    [you] { $n ->
        [one] perca 1 Nível
       *[other] perca { $n } Níveis
    }
   *[other] { $n ->
       [one] { $subject } perde 1 Nível
      *[other] { $subject } perde { $n } Níveis
   }
}{ $per }
op-die = você morre
op-change-sex = mude de sexo
op-change-role = { $what ->
    [class] troque sua Classe pela Classe mais recente dos descartes de Porta
   *[race] troque sua Raça pela Raça mais recente dos descartes de Porta
} (se não houver lá, só perca a sua)
op-lose-role = { $what ->
    [class] { $all ->
        [yes] perca todas as suas Classes
       *[no] perca sua Classe
    }
    [race] { $all ->
        [yes] perca todas as suas Raças
       *[no] perca sua Raça
    }
    [sidekick] { $all ->
        [yes] perca todos os seus Comparsas
       *[no] perca um Comparsa
    }
   *[cheat] { $all ->
        [yes] perca todas as suas cartas de trapaça
       *[no] perca uma carta de trapaça
    }
}
op-draw = { $who ->
    [you] compre
   *[other] { $subject } compra
} { $deck ->
    [door] { $n ->
        [one] 1 carta de Porta
       *[other] { $n } cartas de Porta
    }
   *[treasure] { $n ->
        [one] 1 Tesouro
       *[other] { $n } Tesouros
    }
}
op-sift = compre { $deck ->
    [door] { $n } cartas de Porta
   *[treasure] { $n } Tesouros
}, fique com { $keep } e descarte o resto
op-hand-cards = { $n ->
    [all] a mão inteira
    [one] { $pick ->
        [random] 1 carta sorteada da mão
       *[owner] 1 carta da mão
    }
   *[other] { $pick ->
       [random] { $n } cartas sorteadas da mão
      *[owner] { $n } cartas da mão
   }
}{ $per }
op-lose-hand = { $who ->
    [you] { $to ->
        [discard] descarte { $n ->
            [all] a mão inteira
           *[other] { op-hand-cards }
        }
       *[other] dê { $n ->
            [all] a mão inteira
           *[other] { op-hand-cards }
        } para { $receiver }
    }
   *[other] { $to ->
        [discard] { $subject } descarta { op-hand-cards }
        [you] { $subject } dá { op-hand-cards } para você
       *[other] { $subject } dá { op-hand-cards } para { $receiver }
    }
}
op-lose-item = { $who ->
    [you] { $to ->
        [discard] perca { $items }
       *[other] dê { $items } para { $receiver }
    }
   *[other] { $to ->
        [discard] { $subject } perde { $items }
        [you] { $subject } dá { $items } para você
       *[other] { $subject } dá { $items } para { $receiver }
    }
}{ $by }
op-by-seat = { $by ->
    [you] (você escolhe qual)
   *[other] (quem escolhe é { $chooser })
}
op-lose-value = perca itens que somem pelo menos { $n } Peças de Ouro
op-unequip = pare de usar { $items }
op-swap-item = { $limit ->
    [value] troque um item seu em jogo por um de valor igual ou menor que { $subject } tem em jogo
   *[none] troque um item seu em jogo por um que { $subject } tem em jogo
}
op-swap-hands = troque a mão inteira com { $receiver }
op-rotate-hands = { $to ->
    [left] todos passam a mão inteira para a esquerda
   *[right] todos passam a mão inteira para a direita
}
op-take-discard = pegue para a mão { $pick ->
    [any] { $kind ->
        [any] qualquer carta
       *[other] qualquer carta de { $what }
    }
   *[top] { $kind ->
        [any] a carta mais recente
       *[other] a carta de { $what } mais recente
    }
} dos { $deck ->
    [door] descartes de Porta
   *[treasure] descartes de Tesouro
}
op-discard-this = esta carta é descartada
op-contest = você e { $receiver } rolam um dado cada{ $win }{ $lose }
op-contest-win = ; se o seu for maior: { $do }
op-contest-lose = ; se o seu for menor: { $do }
op-roll = role o dado – { $rows }
op-reroll = esse dado é rolado de novo
op-change-roll = { $mode ->
    [by] { $signed } nessa rolagem
   *[to] essa rolagem vira { $n }
}
op-choose = escolha: { $options }
op-cancel = { $what ->
    [trap] a Armadilha não faz efeito
    [bad_stuff] essa Coisa Ruim não acontece
    [death] você não morre
   *[effect] anule uma carta de uso único, um ampliador ou o bônus de uma habilidade neste combate
}
op-redirect-trap = a Armadilha pega outro jogador, à sua escolha
op-remove-trap = livre-se de uma Armadilha que ficou com você
op-add-strength = { $side ->
    [fighters] { $signed } para quem luta
    [monsters] { $signed } para os monstros
   *[target] { $signed } para um dos lados
}
op-add-treasures = { $n ->
    [one] { $signed } Tesouro por vencer este combate
   *[other] { $signed } Tesouros por vencer este combate
}
op-remove-monster = um monstro sai do combate sem morrer{ $treasures ->
    [one] , mas deixa 1 Tesouro
   *[none] { "" }
}
op-escape = { $who ->
    [side] quem luta e o ajudante escapam de tudo
   *[you] escape de tudo
}, sem rolar o dado
op-summon = { $from ->
    [hand] um monstro da sua mão entra no combate
    [deck] vire a primeira carta de Porta: se for monstro, ele entra no combate
   *[discards] o monstro mais recente dos descartes de Porta entra no combate
}
op-clone = entra no combate um segundo monstro, igual ao primeiro e com todos os ampliadores dele
op-copy-effect = uma carta de uso único ou um ampliador deste combate conta mais uma vez
op-force-help = { $subject } é obrigado a ajudar, de graça
op-dismiss-helper = o ajudante vai embora de mãos abanando

## modificadores

mod-strength = { $context ->
    [side] { $signed }{ $per }{ $when }
   *[own] { $signed } em combate{ $per }{ $when }
}
mod-run = { $context ->
    [side] { $signed } para Fugir dele{ $when }
   *[own] { $signed } para Fugir{ $when }
}
mod-treasures = { $context ->
    [side] { $n ->
        [one] { $signed } Tesouro
       *[other] { $signed } Tesouros
    }{ $when }
   *[own] { $n ->
       [one] { $signed } Tesouro
      *[other] { $signed } Tesouros
   } quando vencer um combate{ $when }
}
mod-levels = vale { $n } Nível a mais{ $when }
mod-hand-limit = { $signed } no limite de cartas na mão{ $when }
mod-slots = espaço para um a mais: { $slots }{ $when }
mod-complex = { $n ->
    [any] use quantos itens Complexos quiser
    [one] use 1 item Complexo a mais
   *[other] use { $n } itens Complexos a mais
}{ $when }
mod-sidekicks = { $n ->
    [one] tenha 1 Comparsa a mais
   *[other] tenha { $n } Comparsas a mais
}{ $when }
mod-carries = carrega { $items } para você, que você usa além dos seus limites
mod-sale = cada venda sua conta { $n } Peças de Ouro a mais{ $when }
mod-win-ties = você vence os empates nos seus combates{ $when }
mod-ignore-items = o bônus de { $items } não conta{ $when }
mod-level-only = só contam os Níveis de quem luta, nenhum bônus{ $when }
mod-immune = { $to ->
    [bad_stuff] imune à Coisa Ruim de monstros do tipo { $tag }
   *[trap] imune a Armadilhas do tipo { $tag }
}{ $when }

## proibições

cannot-flee = { $context ->
    [side] { $conditional ->
        [yes] { $whom } não pode Fugir dele
       *[no] ninguém pode Fugir dele
    }
   *[own] você não pode Fugir{ $when }
}
cannot-chase = não persegue { $whom }
cannot-be-helped = { $context ->
    [side] ninguém pode ajudar contra ele{ $when }
   *[own] ninguém pode ajudar você{ $when }
}
cannot-help = você não pode ajudar ninguém{ $when }
cannot-sell = você não pode vender{ $when }
cannot-trade = você não pode negociar nem dar itens{ $when }
cannot-play-oneshots = { $context ->
    [side] neste combate ninguém joga cartas de uso único{ $when }
   *[own] você não pode jogar cartas de uso único{ $when }
}
cannot-use = você não pode usar { $items }{ $when }
cannot-be-lost = não pode ser perdido nem tomado enquanto você viver{ $when }
cannot-be-enhanced = não aceita ampliadores{ $when }
cannot-be-removed = nenhuma carta o tira do combate{ $when }

## em vez de

instead-fight = em vez de lutar, você pode fazer um acordo: { $cost } – { $do }
instead-fight-free = { $when }, não há luta: { $do }
instead-loot = em vez de Saquear a sala, você pode fazer isto: { $cost } – { $do }
instead-loot-free = em vez de Saquear a sala: { $do }
instead-lose-levels = em vez de perder Níveis por Armadilha ou Coisa Ruim, você pode fazer isto: { $cost } – { $do }
instead-lose-levels-free = em vez de perder Níveis por Armadilha ou Coisa Ruim: { $do }
instead-nothing = nada mais acontece

## gatilhos

trigger-killed = quando ele morre{ $when }: { $do }
trigger-joins = quando ele entra no combate{ $when }: { $do }
trigger-escaped = mesmo que você escape dele{ $when }: { $do }
trigger-won = depois de um combate vencido{ $when }: { $do }
trigger-lost = na hora de Fugir{ $when }: { $do }
trigger-turn-start = no começo do seu turno{ $when }: { $do }
trigger-trapped = quando uma Armadilha pegar você{ $when }: { $do }
trigger-sold = quando você vender e subir de Nível{ $when }: { $do }
trigger-rival-died = quando outro jogador morrer{ $when }: { $do }
trigger-may = se quiser, { $do }
