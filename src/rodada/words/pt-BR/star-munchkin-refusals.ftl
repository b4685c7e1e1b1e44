# Por que algo não pode ser feito no Star Munchkin: dito por `refusal`, que põe a regra na frente.

## Itens

star-munchkin-no-slot = não há lugar para este item: é preciso desequipar outro antes.
star-munchkin-too-complex = nenhum outro item Complexo pode estar em uso.
star-munchkin-not-for-you = a restrição deste item não deixa este personagem usá-lo.
star-munchkin-use-forbidden = algo em jogo proíbe usar itens assim.
star-munchkin-not-wearable = esta carta não pode ser equipada.
star-munchkin-not-carried = este Comparsa não pode carregar esse item, ou já carrega outro.
star-munchkin-not-in-play = este lugar não tem esse item na mesa.
star-munchkin-enough-changes = este item já foi equipado e desequipado o bastante neste turno.

## Jogar cartas

star-munchkin-over = a partida acabou.
star-munchkin-dice-first = antes vem um dado ou uma compra.
star-munchkin-no-seat = não há lugar { $seat } nesta mesa.
star-munchkin-dead = quem morreu não joga nada até o novo personagem aparecer.
star-munchkin-not-your-move = é a vez do lugar { $seat }.
star-munchkin-not-in-hand = esta carta não está nesta mão nem na mesa diante deste lugar.
star-munchkin-not-own-turn = isso só se faz no próprio turno.
star-munchkin-not-role = Classe e Raça se jogam no próprio turno: uma de cada, a segunda só com Super Munchkin ou Bastardo, e nunca a mesma duas vezes.
star-munchkin-not-item-now = um item sai da mão no próprio turno, fora de combate e de fuga.
star-munchkin-not-enhancer = um ampliador se joga em combate, sobre um monstro que possa ser ampliado.
star-munchkin-not-oneshot-now = este Tesouro de uso único não pode ser jogado neste momento, ou não faria nada.
star-munchkin-no-oneshots = algo em jogo proíbe este lugar de jogar Tesouros de uso único.
star-munchkin-not-monster = um monstro se enfrenta ao procurar encrenca, ou entra num combate: com Monstro Errante, ou morto-vivo com morto-vivo.
star-munchkin-not-sidekick = não há lugar para mais um Comparsa.
star-munchkin-not-level = esta carta não faria ninguém subir de Nível agora; o Nível da vitória não se ganha assim.
star-munchkin-not-trap = não há ninguém em quem esta Armadilha faria alguma coisa.
star-munchkin-not-special = esta carta não pode ser jogada neste momento.
star-munchkin-not-asked = não é o momento: outra decisão vem antes.

## Turno e combate

star-munchkin-in-combat = ninguém troca de equipamento em combate nem durante a fuga.
star-munchkin-not-in-combat = não há combate a decidir.
star-munchkin-fought = já houve luta com um monstro neste turno: nada de procurar encrenca nem de saquear.
star-munchkin-not-now =
    isso não pode ser feito agora: { $asked ->
        [window] é hora de responder ou passar
        [setup] antes vem o novo personagem
        [turn] o turno tem a sua ordem
        [combat] antes vem o combate
        [share] os Tesouros estão sendo divididos
        [flight] antes vem a fuga
        [looting] o cadáver está sendo saqueado
        [charity] antes vem o limite da mão
        [draft] uma proposta está sendo montada
        [offer] uma proposta espera resposta
        [pay] um custo está sendo pago
        [fix] há coisa demais em uso e algo tem que sair
        [received] antes pode ser jogado o que acabou de chegar
        [sale] uma venda está sendo montada
       *[other] antes é preciso fazer uma escolha
    }.

## Negócios

star-munchkin-not-enough-gold = o que há para vender não paga um Nível.
star-munchkin-enough-offers = aqui cada lugar faz no máximo { $most } propostas.
star-munchkin-no-help = quem luta não pode pedir ajuda a este lugar agora.
star-munchkin-no-trade = estes dois não podem negociar agora: ambos precisam estar fora de combate e ter algo a negociar.

## Posições

star-munchkin-no-such-card = não há carta “{ $card }” nestes pacotes.
star-munchkin-card-twice = “{ $card }” já está em { $other }.
star-munchkin-not-there = “{ $card }” não está entre as cartas em que tem de estar.
star-munchkin-foe = aqui vem primeiro um monstro, depois os seus ampliadores.
star-munchkin-attached = aqui vão duas cartas em jogo diante do mesmo lugar: uma, e aquela sobre a qual está.
star-munchkin-entry = estes números não formam uma entrada.
star-munchkin-wrong-deck = “{ $card }” é do outro baralho.
star-munchkin-cards-missing =
    { $n ->
        [one] uma carta não está
       *[other] { $n } cartas não estão
    } em lugar nenhum.
star-munchkin-decision-and-stack = ou “decision” ou “stack”, não os dois.
star-munchkin-no-decision = ninguém venceu, então algo tem de estar em andamento.
star-munchkin-frame = isto não pode estar em andamento com a mesa como está.
star-munchkin-stack = o que está em andamento não combina com a mesa.
star-munchkin-broken = isto não pode acontecer: { $fault }.
