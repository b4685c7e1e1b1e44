### Gunrunners: as regras com as nossas palavras. Os ids seguem rules/gunrunners.md (G-5.4 é rule-G-5-4).
### Cada texto se explica sozinho: aparece como ajuda e como resposta a "por que não?".

rule-G-0 = O que vem na caixa
rule-G-0-1 = Cada cor tem 14 cartas: oito agentes comuns e um de cada um dos seis Agentes Especiais. Os livros só contam parte dos valores impressos: o Diretor vale 1, nenhum outro especial vale 1, e existem comuns de valor 1, 3 e 4. Por isso, nosso baralho padrão é um palpite e se chama “reconstructed” (reconstruído): comuns 1, 1, 2, 2, 3, 3, 4, 4, Diretor 1 e os outros cinco especiais 2. Dá para escolher mais três: “ascending” (especiais, do Diretor ao Atravessador: 1, 2, 2, 2, 3, 3), “pyramid” (comuns 1, 1, 1, 2, 2, 3, 3, 4) e “one-five” (comuns 1, 1, 2, 2, 3, 3, 4, 5). Também dá para carregar um baralho seu.
rule-G-0-2 = Um cubo serve de marcador de batidas; os demais são os caixotes. Edição brasileira: 99 caixotes antes da preparação, ou 124 numa mesa de cinco; edição inglesa: 109 (35 cubos pequenos que valem 1 e 15 grandes que valem 5, menos o marcador). Nossa decisão: se faltar caixote no estoque, o que falta simplesmente não é entregue. Nesse caso, a Região da Batida recebe primeiro, e depois as outras, de cima para baixo.
rule-G-0-3 = A trilha de batidas tem o espaço inicial e mais sete, numerados de 1 a 7.

rule-G-1 = Preparação
rule-G-1-1 = Jogam três ou quatro pessoas, ou cinco na edição brasileira; para dois, veja G-7. Monte uma coluna com uma Região para cada jogador, contando de cima para baixo. Cada Região começa com 4 caixotes, e todo o resto vai para o estoque.
rule-G-1-2 = O marcador de batidas fica no espaço inicial, e o Armazém começa vazio.
rule-G-1-3 = Você escolhe uma Região que ainda não tenha Agente em Treinamento e deixa à esquerda dela, virado para baixo, um dos seus agentes comuns de valor 1 (o Diretor não pode). Todo mundo sabe que esses primeiros agentes valem 1. Nossa decisão: o jogador inicial é sorteado antes e coloca primeiro; os outros seguem em sentido horário.
rule-G-1-4 = Embaralhe as 13 cartas que sobraram: cinco são a sua mão e as outras oito, a sua pilha de compras.

rule-G-2 = Fase 1: Entrega de Armas
rule-G-2-1 = Se o Armazém tiver exatamente 5 caixotes antes da rolagem, cada Região ganha um deles. O que sobrar continua no Armazém. Isso acontece uma vez só, e aí você rola o dado normalmente.
rule-G-2-2 = Role o dado. Se o número corresponder a uma Região em jogo, contando do topo, ela recebe um caixote do estoque e mais tudo o que estiver guardado no Armazém.
rule-G-2-3 = Se o número passar da quantidade de Regiões, um caixote do estoque vai para o Armazém.

rule-G-3 = Fase 2: Envio de Agente
rule-G-3-1 = Opção A: pegue o Agente em Treinamento de um oponente, vire-o para cima e passe-o para o fim da fileira da própria Região. No lugar dele, à esquerda, entra uma carta da sua mão, virada para baixo.
rule-G-3-2 = No seu próprio Agente em Treinamento você não mexe, com duas exceções: se estiver jogando a sua última carta (uma na mão e nada para comprar) ou se todos os Agentes em Treinamento da mesa forem seus.
rule-G-3-3 = Opção B: ponha uma carta da mão, virada para baixo, no fim de qualquer fileira, como Agente Secreto. Só vale se ainda couber no seu limite: um Agente Secreto no campo inteiro, ou dois enquanto o seu Intendente estiver em campo, virado para cima e com a habilidade valendo.
rule-G-3-4 = Uma das duas opções é obrigatória. Se não couber mais um Agente Secreto seu, resta a Opção A.
rule-G-3-5 = Depois de enviar o agente, compre uma carta. Se a sua pilha de compras acabou, siga jogando com o que tem na mão.
rule-G-3-6 = Ninguém espia carta virada para baixo na mesa, nem quem a colocou lá. Só a Espiã e o Informante permitem olhar.
rule-G-3-7 = Quando se escolhe a carta da mão na Opção A? Edição brasileira: antes de virar o agente do oponente; edição inglesa: depois, ou seja, já sabendo qual carta apareceu.

rule-G-4 = Fase 3: Operações Especiais
rule-G-4-1 = Um Agente Especial só age quando quem o virou, pela Opção A, não é o dono dele. O dono passa a ser o Jogador Especial e decide se usa a habilidade ou se deixa passar.
rule-G-4-2 = Em que momento o especial age? Edição brasileira: depois que o Jogador Ativo ocupou o lugar vago e comprou a carta; edição inglesa: logo depois de ser virado, com o lugar ainda vazio. Por isso, na edição inglesa a Espiã só mexe nos Agentes em Treinamento que continuam lá, e o lugar vago é ocupado depois.
rule-G-4-3 = Diretor: leva qualquer carta do campo virada para cima, seja de quem for, para o fim da fileira de outra Região. Pode levar a si mesmo. Essa mudança não ativa nenhuma habilidade de novo.
rule-G-4-4 = Informante: escolhe uma carta qualquer virada para baixo no campo e olha sem mostrar a ninguém. Depois a deixa, ainda virada para baixo, no fim de qualquer fileira, inclusive a de onde ela saiu. Sem nenhum Agente Secreto em campo, não há operação.
rule-G-4-5 = Auditor: aponta qualquer carta do campo virada para cima e rola o dado. Se der o valor dela ou mais, a carta é descartada; se der menos, nada acontece.
rule-G-4-6 = Espiã: recolhe todos os Agentes em Treinamento, olha sem mostrar a ninguém e os distribui de novo como quiser, um para cada Região que tinha um. Os outros veem que as cartas trocaram de lugar, mas não qual foi para onde.
rule-G-4-7 = Intendente: enquanto está virado para cima e com a habilidade valendo, o dono pode ter dois Agentes Secretos em campo em vez de um (G-3.3). Funciona sozinho, não há nada a decidir. Se o Intendente sair quando você tem dois, ambos ficam, mas você não põe outro até voltar a estar abaixo do limite.
rule-G-4-8 = Atravessador: move exatamente 2 caixotes de uma Região para uma única outra. Não dá para dividir, e se nenhuma Região tiver 2 caixotes, não há operação.
rule-G-4-9 = O Agente Especial fica sem habilidade quando é virado pelo próprio dono ou revelado numa batida. O valor dele conta na batida mesmo assim.
rule-G-4-10 = O Agente Especial que já agiu continua em campo, virado para cima, e um Diretor ainda pode movê-lo, até sair numa batida ou por um Auditor.

rule-G-5 = Fase 4: Batida
rule-G-5-1 = Quando uma fileira junta quatro cartas abertas (viradas para cima), ou mais, há batida nessa Região. Agente Secreto não conta para chegar a quatro.
rule-G-5-2 = O marcador anda um espaço. Os Agentes Secretos daquela fileira são virados para cima sem sair do lugar, e cada jogador soma o valor das próprias cartas ali.
rule-G-5-3 = Quem tem a maior soma leva metade dos caixotes da Região, arredondando para cima. O seguinte leva metade do que restou, também arredondando para cima, e assim por diante entre todos os que têm carta na fileira, enquanto houver caixote. O que sobrar fica na Região.
rule-G-5-4 = Em caso de empate, compare a carta de cada empatado que está mais perto da Região: ganha o dono da mais próxima. Vale onde as cartas estão agora, não quando foram jogadas.
rule-G-5-5 = Todas as cartas da fileira são descartadas; o Agente em Treinamento, à esquerda, fica. Ninguém pode conferir os descartes.
rule-G-5-6 = Entrega Especial: resolvida a batida, saem do estoque 2 caixotes para a Região da Batida e 1 para cada uma das outras.
rule-G-5-7 = Batida Dupla: se duas Regiões estiverem no ponto, o Jogador Ativo diz qual vem primeiro. Ela é resolvida inteira, com Entrega Especial e tudo, antes de começar a outra, e cada uma faz o marcador andar. Mais de duas nunca acontece.

rule-G-6 = Fim de jogo
rule-G-6-1 = Quando o marcador chega ao espaço 7, o jogo acaba assim que as batidas deste turno forem resolvidas. Se uma Batida Dupla trouxer a oitava, ela vale também; nas demais Regiões não há batida.
rule-G-6-2 = O jogo também acaba quando todos já usaram todas as cartas. Cada Região perde então metade dos caixotes, arredondando para cima, e em seguida há batida em todas elas, por poucas que sejam as cartas e sem Entrega Especial. Se a sétima batida sair nesse mesmo turno, vale só a G-6.1.
rule-G-6-3 = Vence quem tiver mais caixotes. No empate, decide o maior total em cartas restantes (G-6.4) e, depois, a carta restante de maior valor. Nossa decisão: se ainda assim continuar empatado, a vitória é dividida; os livros mandam resolver com pistolas d'água.
rule-G-6-4 = Quais cartas restantes valem no desempate? Edição brasileira: as da mão, as da pilha de compras e as suas dos dois lados de todas as Regiões; edição inglesa: apenas as suas dos dois lados das Regiões em que não houve batida.

rule-G-7 = Dois jogadores
rule-G-7-1 = Usam-se três Regiões. Cada um põe um agente comum de valor 1 numa Região diferente, e a terceira fica sem Agente em Treinamento por enquanto. O marcador começa no espaço 3: com quatro batidas, o jogo acaba.
rule-G-7-2 = O primeiro turno do jogo é especial: faça a Entrega de Armas e, em vez de escolher uma opção, ponha uma carta da mão, virada para baixo, no lugar vazio à esquerda. Depois compre uma carta.
rule-G-7-3 = O resto é igual. Em dois, é mais comum você acabar virando o seu próprio agente, e especial virado pelo dono não tem habilidade.

rule-G-8 = Quem sabe o quê
rule-G-8-1 = O que há numa carta virada para baixo ninguém sabe, salvo na olhada que a Espiã ou o Informante dá. É público: de quem é cada carta virada para baixo, quantas são e onde estão, os caixotes que cada um ganhou e o tamanho de cada mão e de cada pilha de compras.
rule-G-8-2 = A mesa pode ligar a ajuda de memória, que normalmente fica desligada. Ela lembra o que você mesmo colocou e o que viu dentro das regras, enquanto ainda der para saber onde está. Depois que uma Espiã redistribui, quem não olhou já não tem certeza.
rule-G-8-3 = Um robô sabe o que alguém de memória perfeita saberia no lugar dele, e nada além disso.
