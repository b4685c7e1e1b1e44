# Pacotes de cartas de fora: o que está errado num deles e o que seria certo. docs/packs.md explica o formato.

pack-too-large = um pacote tem no máximo { $most } KiB.
pack-not-utf8 = um pacote é um texto em UTF-8.
pack-not-toml = isto não é TOML.
pack-line-too-long = uma linha tem no máximo { $most } caracteres.
pack-long-text = um texto fica numa linha só, entre aspas simples ou duplas.
pack-dotted-key = aqui os nomes não têm ponto; escreva as tabelas de dentro entre chaves.
pack-too-deep = há colchetes ou chaves demais uns dentro dos outros.
pack-too-many-faults = há mais de { $most } erros; o resto não foi examinado.

pack-no-cards = um pacote tem pelo menos um [[card]].
pack-not-table = aqui vai uma tabela entre chaves.
pack-unknown-field = este campo não existe aqui; existem: { $known }.
pack-not-slug = aqui vai um id: letras minúsculas e algarismos, partes ligadas por hífen, no máximo { $most } caracteres.
pack-id-twice = já há uma carta “{ $id }”: cada uma tem seu próprio id.
pack-not-texts = aqui vai um texto em cada idioma: { $languages }.
pack-missing-language = falta o texto neste idioma.
pack-not-text = aqui vai um texto de caracteres visíveis.
pack-text-too-long = { $have } caracteres são demais; cabem { $most }.
pack-empty = isto está vazio; aqui vai pelo menos uma coisa.
pack-twice = a mesma coisa está aqui duas vezes.
pack-too-short = { $have } são poucos; aqui vão pelo menos { $least }.
pack-not-int-or = aqui vai um número inteiro de { $low } a { $high } ou “{ $word }”.
pack-unknown-role =
    não existe { $kind ->
        [class] Classe
       *[race] Raça
    } “{ $value }” neste pacote nem nos que estão em “uses”; escolha: { $known }.
pack-cost-of = só um custo com pay = "item" diz quais.

pack-nested = listas de operações ficam no máximo { $most } níveis umas dentro das outras.
pack-face-twice = o { $face } já está em outra linha.
pack-change-roll = aqui vai exatamente um de “by” e “to”.
pack-sift = { $have } é demais; destas cartas dá para ficar com no máximo { $most }.
pack-contest = uma disputa tem “win” ou “lose”, ou os dois.
pack-needs-target = isto precisa de uma carta ou habilidade com o alvo { $targets }.
pack-needs-window = isto precisa de uma carta ou habilidade com a janela { $window } e nenhuma outra.
pack-no-them = “them” só é alguém dentro de “otherwise”, “win” e “lose”.
pack-target-window = o alvo { $target } só existe nas janelas { $windows }.
pack-wrong-kind = “{ $word }” não funciona neste tipo de carta; funciona em: { $kinds }.
pack-too-many-entries = { $have } modificadores, proibições, substituições, gatilhos e habilidades são demais; cabem { $most }.
pack-comes-back = um monstro que sai assim que entra não chama outro: isso poderia não ter fim.
pack-ability-free = uma habilidade tem custo ou limite, ou os dois.
pack-value = { $value } não é possível; um valor é múltiplo de 100.
pack-laser = um laser também tem a marca fire e o lugar two_hands.
pack-trap-passes = uma Armadilha com { $fields } dura: “next_combat” ou “stays”.
pack-wandering = uma carta com este papel tem ops = [{"{"} op = "summon", from = "hand" {"}"}].
pack-special-ops = só uma carta com o papel wandering tem operações.
pack-not-as-named = o pacote “{ $name }” foi mudado: agora ele é “{ $found }”. Acrescente-o de novo com “rodada cards star-munchkin --add ARQUIVO”.
refused-packs = diga pelo menos um pacote, e nenhum duas vezes.
