### Star Munchkin: as regras com as nossas palavras. Os ids seguem rules/star-munchkin.md (M-5.4 é rule-M-5-4).
### Cada texto se explica sozinho: aparece como ajuda e como resposta a "por que não?".

rule-M-0 = Quatro regras acima das cartas
rule-M-0-1 = O seu Nível nunca cai abaixo de 1; a força de combate pode cair. Em geral, carta vence regra, mas para passar por cima de M-0.1 a M-0.4 ela precisa citar a regra que está quebrando.
rule-M-0-2 = Num combate, você só sobe de Nível se matou um monstro.
rule-M-0-3 = As recompensas, sejam Níveis ou Tesouros, só vêm com o combate totalmente resolvido, nunca no meio dele.
rule-M-0-4 = Ao Nível 10 só se chega matando monstro. A carta que permite vencer de outro jeito tem que dizer isso com todas as letras.

rule-M-1 = O que se pode fazer e quando
rule-M-1-1 = Qualquer um pode descartar a própria Classe ou Raça quando quiser, mesmo em combate.
rule-M-1-2 = Qualquer um pode jogar Suba um Nível quando quiser, mesmo em combate, em si ou em outra pessoa. O Nível da vitória ela nunca dá (M-0.4).
rule-M-1-3 = Qualquer um pode jogar um Comparsa quando quiser, mesmo em combate, sem passar do limite de Comparsas (M-9).
rule-M-1-4 = Qualquer um pode jogar uma Armadilha em qualquer jogador, até em si mesmo, na hora que bem entender.
rule-M-1-5 = Dois jogadores podem negociar itens em jogo, ou um dar ao outro, a qualquer momento, desde que nenhum dos dois esteja em combate.
rule-M-1-6 = Você pode equipar e desequipar itens a qualquer momento, menos em combate ou ao Fugir. Nossa decisão: cada item, no máximo duas vezes por turno.
rule-M-1-7 = A carta que você acabou de receber pode ser jogada na hora. Se você estiver em combate, isso só vale para as que podem ser jogadas em combate.
rule-M-1-8 = No seu turno, você pode jogar uma Classe ou Raça a qualquer momento, inclusive em combate.
rule-M-1-9 = Você pode vender itens no seu turno, menos em combate ou ao Fugir.
rule-M-1-10 = Você pode pôr itens da mão em jogo no seu turno, menos em combate.
rule-M-1-11 = Qualquer um pode usar um Tesouro de uso único num combate, seu ou dos outros, da mão ou da mesa.
rule-M-1-12 = Qualquer um pode jogar um ampliador de monstro em qualquer combate.
rule-M-1-13 = Qualquer um pode pôr mais um monstro num combate, com Monstro Errante ou mandando um Morto-Vivo para junto de outro (M-5.8).
rule-M-1-14 = A habilidade de uma Classe ou Raça é de quem tem a carta, nos momentos que ela indica. Nossa decisão sobre a hora de agir, para tudo nesta seção: depois de cada coisa que pode ser respondida, todos têm a chance de agir. O jogo segue quando todos os que podiam fazer algo passaram em sequência; se alguém agir, a rodada de respostas recomeça.

rule-M-2 = Preparação e vitória
rule-M-2-1 = De 3 a 6 jogadores. Portas e Tesouros são dois baralhos, embaralhados à parte, e cada um recebe quatro cartas de cada.
rule-M-2-2 = Cada baralho tem a sua pilha de descartes, virada para cima, mas só se pode mexer nela quando uma carta deixa. Acabou o baralho, os descartes são embaralhados e viram o novo. Se também não houver descartes, ninguém compra carta desse tipo.
rule-M-2-3 = Todo personagem começa Humano, no Nível 1 e sem Classe. O sexo do seu, você escolhe.
rule-M-2-4 = Antes do primeiro turno, você pode jogar uma Raça, uma Classe e todos os itens que puder usar dentre as suas oito cartas. Nossa decisão: isso segue a ordem da mesa, a partir do jogador inicial, e também dá para jogar um Comparsa (M-1.3).
rule-M-2-5 = O livro deixa por conta da mesa quem começa. Nossa decisão: o dado resolve, rolando de novo se empatar, ou a mesa escolhe alguém.
rule-M-2-6 = Vence quem chegar primeiro ao Nível 10 matando um monstro. Nossa decisão: se, por causa de uma habilidade, um mesmo combate levar dois jogadores até lá ao mesmo tempo, os dois vencem.

rule-M-3 = O turno
rule-M-3-0 = O seu turno começa antes da Porta: jogue cartas, mude o que está equipado, negocie e venda.
rule-M-3-1 = Abrir uma Porta: vire para cima a primeira carta do baralho de Porta. Se for monstro, você luta com ele (M-5). Se for Armadilha, ela pega você na hora (M-10). Qualquer outra vai para a sua mão, ou você já joga, se puder ser jogada agora.
rule-M-3-2 = Procurar encrenca ou Saquear a sala, se a Porta não trouxe nenhum monstro para lutar. Encrenca: você joga um monstro da mão e luta como se ele estivesse atrás da Porta. Saque: você pega mais uma carta de Porta, virada para baixo, e leva para a mão.
rule-M-3-3 = Caridade: com mais de cinco cartas na mão, jogue até ficar com cinco ou dê o excesso a quem tem o menor Nível. Se houver vários nessa posição, reparta do jeito mais igual possível e escolha quem leva a parte maior. Se o menor Nível for o seu, sozinho ou empatado, descarte o excesso. As cartas quem escolhe é você.
rule-M-3-4 = A mão só é contada na Caridade; antes disso, pode ter qualquer tamanho. Depois, joga quem está à sua esquerda.

rule-M-4 = O personagem
rule-M-4-1 = O personagem é Nível, Raça e Classe. Sem carta de Raça você é Humano, e sem carta de Classe não tem Classe nenhuma.
rule-M-4-2 = A habilidade é sua desde que a carta entra em jogo e vai embora com ela. Quando custa cartas, você paga com qualquer uma das suas, da mão ou da mesa, a não ser que a carta diga outra coisa. Armadilha guardada de lembrete não serve de pagamento (M-10.6).
rule-M-4-3 = Você pode ter uma Classe e uma Raça. Para ter mais, só com Super Munchkin, no caso de Classe, ou Bastardo, no caso de Raça.
rule-M-4-4 = Super Munchkin entra quando uma Classe poderia entrar, e Bastardo quando uma Raça poderia, sempre com ao menos uma carta que combine e nunca com duas iguais. Com duas Classes ou Raças, você leva tudo de bom e tudo de ruim das duas. Com uma só, fica com o bom sem o ruim: nenhum monstro ganha bônus por você ser o que é e nenhum item lhe é proibido, mas o custo das habilidades você paga. Nossa decisão: um Bastardo de uma Raça só também é metade Humano, o que por si não tem efeito.
rule-M-4-5 = Se um item em uso, ou um item a mais, dependia de uma Classe ou Raça que você não tem mais, acerte isso na hora, como nos itens Complexos (M-6.6).

rule-M-5 = Combate
rule-M-5-1 = A sua força é o seu Nível com tudo o que itens em uso, habilidades, Tesouros de uso único e Armadilhas somam ou tiram. Se for maior que o total dos monstros, você vence; igual ou menor, perde.
rule-M-5-2 = Se um monstro tem modificador contra uma Raça, Classe, sexo ou item, basta alguém do seu lado se encaixar, ajudante incluído. Conta uma vez por monstro, não uma por jogador. O que ajuda contra ele funciona igual.
rule-M-5-3 = Em combate não se vende, não se negocia, não se equipa nem desequipa, e não se joga Tesouro da mão. As exceções são os de uso único (M-1.11) e o que M-1 ou uma carta permitir em combate.
rule-M-5-4 = Contra vários monstros, você precisa superar a soma deles. Os poderes de cada um valem, e se um deles obriga a lutar só com o Nível, isso vale para o combate todo.
rule-M-5-5 = Se uma carta tirar um dos monstros, você luta com os outros. Não dá para lutar com um e Fugir de outro. Se um foi tirado e você fugiu do resto, fica sem Nível e sem Tesouro.
rule-M-5-6 = Qualquer um pode jogar ampliadores em qualquer combate, e todos os que estão num monstro se somam. Havendo vários monstros, quem joga diz em qual. Cada um também muda o número de Tesouros, como está escrito nele. Nossa decisão: ampliador nunca deixa com menos de um Tesouro o monstro que tinha algum.
rule-M-5-7 = O Clone é um segundo monstro igual ao primeiro, com todos os ampliadores dele, tanto os jogados antes quanto os jogados depois.
rule-M-5-8 = Se há um Morto-Vivo no combate, qualquer um pode mandar outro da mão, sem precisar de Monstro Errante. Também serve um monstro comum, se você jogar junto uma carta que faça dele um Morto-Vivo.
rule-M-5-9 = Ajuda: no seu combate você pode pedir a qualquer um, qualquer um pode recusar, e só uma pessoa ajuda. Dá para pagar com itens seus em jogo, com um número de Tesouros dos monstros, combinando quem escolhe quando, e com cartas a jogar no ajudante, se puderem ser jogadas. Ofertas, contraofertas e respostas são jogadas, e o próprio jogo cumpre o combinado. Nossa decisão: a ajuda só é paga quando o combate é vencido; na derrota, ninguém deve nada. Uma oferta pode ser retirada até a resposta e cai quando o combate muda.
rule-M-5-10 = A força do ajudante entra na soma. Os pontos fortes e fracos de cada um valem para o lado inteiro.
rule-M-5-11 = Matar: se o seu lado ainda é mais forte quando todos já passaram, você sobe um Nível por monstro morto (dois, se a carta disser) e a soma dos Tesouros é comprada. Se lutou sozinho, as cartas vêm viradas para baixo; com ajuda, vêm viradas para cima e são repartidas como combinado. O ajudante só sobe se uma habilidade disser que sim. Nossa decisão: os cerca de 2,6 segundos do livro são essa última chance de agir, e na mesa isso é um relógio curto.
rule-M-5-12 = Livrar-se do monstro sem matar não dá Nível, e Tesouro só se a carta prometer.
rule-M-5-13 = Depois do combate, descartam-se os monstros, os ampliadores e os Tesouros de uso único usados.
rule-M-5-14 = Mesmo o combate que levaria você ao Nível 10 espera até que todos tenham a última chance de agir (M-0.3).

rule-M-6 = Itens
rule-M-6-1 = Todo item vale algumas Peças de Ouro; “Sem valor” é zero. Ele também pode ter bônus, um lugar no corpo, uma marca de tamanho ou uma restrição.
rule-M-6-2 = Todo item seu em jogo está sendo carregado. O que não está equipado fica virado de lado e não conta em combate.
rule-M-6-3 = O que dá para usar ao mesmo tempo: na cabeça, um Adereço de Cabeça; no corpo, uma Armadura; nos pés, um Calçado; nas mãos, dois itens de 1 Mão ou um só de 2 Mãos. Uma Raça ou carta pode ampliar isso: Mutante e Isso É Uma Armadilha!, por exemplo.
rule-M-6-4 = Item com restrição só funciona enquanto você a cumpre. Carregar, você pode de qualquer jeito.
rule-M-6-5 = Não dá para simplesmente jogar um item fora. Ele sai vendido, negociado, dado, pago por uma habilidade ou perdido para algo que o tire de você.
rule-M-6-6 = Você pode carregar quantos itens Complexos quiser, mas usar um só; com Técnico ou Isso É Uma Armadilha!, mais. Se perder essa permissão, desequipe na hora até ficar dentro do limite; em combate, não entra nada no lugar.
rule-M-6-7 = Negociam-se itens da mesa, nunca da mão. Presente e suborno valem. O que você recebe continua em jogo.
rule-M-6-8 = Você pode mostrar as cartas da sua mão ou contar quais são.
rule-M-6-9 = Vendendo itens que somem 1.000 Peças de Ouro, você sobe um Nível; com 2.000, dois, e assim por diante. Não há troco. Os itens podem sair da mão ou da mesa. O Nível 10 não está à venda.
rule-M-6-10 = Lasers são os itens de nome terminado em -aser. Cada um ocupa 2 Mãos, mas quantos você quiser se juntam numa só arma de 2 Mãos com todos os bônus, e dá para desmontar um a um. O efeito que atinge um item atinge uma dessas cartas, não a arma toda. Só são Complexos os que dizem isso, e a arma montada pode ter vários lasers Complexos mesmo sem Técnico. Lasers contam como armas de fogo/chama.
rule-M-6-11 = A carta Isso É Uma Armadilha! (que, apesar do nome, não é uma Armadilha) é posta em um item. O dono passa a poder usá-lo sem ligar para lugar no corpo, restrição ou complexidade. A carta fica com o item.

rule-M-7 = Fugir
rule-M-7-1 = Se não dá para vencer, sozinho ou com o ajudante, é hora de Fugir. Role uma vez para cada monstro, na ordem que quiser: com 5 ou mais, você escapa. Habilidades, itens e monstros podem mudar a rolagem.
rule-M-7-2 = Se um monstro pega você, a Coisa Ruim dele acontece na hora. Você e o ajudante rolam separados, cada um contra cada monstro, e o mesmo monstro pode pegar os dois.
rule-M-7-3 = Terminada a fuga, os monstros são descartados. Você fica sem Nível, sem Tesouro e sem Saquear a sala.
rule-M-7-4 = Em vez de rolar, você pode sacrificar um Comparsa. Ele vai embora com tudo o que carrega, e você escapa de todos os monstros do combate, até daqueles de que ninguém foge. Se o combate for seu, você decide também se o ajudante escapa junto ou rola o dado.

rule-M-8 = Morte
rule-M-8-1 = Se você morre, perde tudo menos Classe(s), Raça(s), Nível, as Armadilhas que afetam você, Super Munchkin e Bastardo. Dos monstros que faltavam, não é mais preciso Fugir.
rule-M-8-2 = Saquear o Cadáver: a sua mão e o que você tinha na mesa vão para o mesmo monte, separando os itens carregados por um Comparsa e as cartas Isso É Uma Armadilha!. Do maior Nível para o menor, cada um dos outros pega uma carta para a mão; empate se decide no dado. O que sobrar é descartado.
rule-M-8-3 = Enquanto está morto, você não recebe carta por motivo nenhum, não sobe de Nível e não pode vencer.
rule-M-8-4 = O seu novo personagem aparece quando começa o turno do próximo jogador. Ele já pode ajudar com Nível, Classe e Raça, mas até o seu turno só recebe cartas por Caridade. O seu turno começa com quatro cartas de cada baralho, viradas para baixo; jogue o que quiser como na preparação e siga com um turno normal.

rule-M-9 = Comparsas
rule-M-9-1 = Você pode jogar ou descartar um Comparsa quando quiser, mesmo em combate. O limite é um, ou dois para o Comerciante. Comparsa não se negocia nem é item, e o Clarividente que tem um continua contando como quem luta sozinho.
rule-M-9-2 = O Comparsa faz o que a carta dele diz, e nada mais.

rule-M-10 = Armadilhas
rule-M-10-1 = A Armadilha que aparece ao abrir a Porta pega o jogador do turno. A que chega de outro jeito vai para a sua mão, e você joga em quem quiser, quando quiser.
rule-M-10-2 = A Armadilha age na hora e é descartada, a não ser que o efeito dure ou venha mais tarde. Aí ela fica na mesa até acabar.
rule-M-10-3 = Se a Armadilha puder atingir vários itens seus, quem escolhe qual é você, a vítima.
rule-M-10-4 = Se não há nada que a Armadilha possa atingir, nada acontece e ela é descartada.
rule-M-10-5 = A Armadilha que fala do seu próximo combate conta para este, se for jogada em você durante uma luta.
rule-M-10-6 = A Armadilha guardada de lembrete não pode ser descartada para pagar uma habilidade.
rule-M-10-7 = Você pode jogar uma Armadilha em si mesmo, ou fazer um favor a alguém obrigando a pessoa a perder alguma coisa.

rule-M-11 = Outras cartas
rule-M-11-1 = Suba um Nível e cartas parecidas podem ser jogadas a qualquer momento e em qualquer um, mas nunca para ganhar o Nível que daria a vitória.
rule-M-11-2 = Os Tesouros de uso único saem da mão ou da mesa. São descartados quando o efeito acaba ou no fim do combate.

rule-M-12 = Opções
rule-M-12-1 = Jogo rápido: todo turno abre com a etapa 0, Escutar atrás da porta. Você pega uma carta de Porta virada para baixo, antes de tudo, e joga ou guarda. Ao Saquear a sala, você pega um Tesouro em vez de uma carta de Porta.
rule-M-12-2 = Vitória dividida: quem chega ao Nível 10 com um ajudante vence junto com ele.
rule-M-12-3 = Jogo épico: a meta é o Nível 20. O livro só fala dele de passagem, e as regras ficam numa folha à parte que não temos. O que mantemos: o Nível da vitória vem de matar um monstro e não pode ser comprado.
rule-M-12-4 = Conjuntos misturados: um conjunto de cartas é um arquivo de dados, e vários podem ser embaralhados juntos. Para qualquer efeito, Armadilha e Maldição são a mesma coisa, e Comparsa, Escudeiro e Companheiro também. Item Complexo e item Grande continuam sendo coisas diferentes.
