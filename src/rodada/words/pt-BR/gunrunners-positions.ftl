# O que uma posição de Gunrunners não pode dizer: partes que se contradizem.

gunrunners-operation-on-what = uma operação fica sobre um quadro “bust” (brasileira) ou “fill” (inglesa), que a segue.
gunrunners-one-decision = só uma operação ou uma compra fica sobre outro quadro.
gunrunners-operation-of-active = um agente revelado pelo próprio dono não tem habilidade: { $agency } é o lugar ativo.
gunrunners-not-active = este é o turno de { $agency }: o lugar ativo tem de ser o mesmo.
gunrunners-setup-order =
    { $placed ->
        [0] ninguém tem ainda o primeiro agente
        [one] há um primeiro agente colocado
       *[other] há { $placed } primeiros agentes colocados
    }: lugar e passo de “setup” não combinam com isso e com quem começa.
gunrunners-deal-order = este lugar precisa de { $want } cartas neste ponto da distribuição e tem { $have }.
gunrunners-nothing-to-deal = a Espiã no meio da distribuição tem ao menos duas cartas na mão, e o quadro conta as já postas.
gunrunners-spied-when = só se olham cartas enquanto a Espiã ou o Informante age.
gunrunners-ended-busts = a sétima casa encerra o jogo, mas só a casa { $busts } foi alcançada.
gunrunners-ended-cards = o jogo só acaba por falta de cartas quando nenhuma mão e nenhuma pilha tem carta.
gunrunners-busts-over = na casa { $busts } o jogo acaba após estas batidas: não há outro turno nem outra batida.
gunrunners-bust-due =
    { $exposed } cartas estão abertas nesta fileira e aqui cabem no máximo { $most }: a quarta causa batida no mesmo turno.
gunrunners-blurred-row = a Espiã só redistribui agentes em treinamento: uma carta da fileira não fica embaralhada.
gunrunners-not-yet-in-play = antes do primeiro turno só há primeiros agentes em jogo.
gunrunners-not-yet-dealt = antes de todos os primeiros agentes serem postos, ninguém tem cartas na mão.
gunrunners-public-memory = o que um espectador sabe das cartas de { $agency } todo lugar tem de saber.
