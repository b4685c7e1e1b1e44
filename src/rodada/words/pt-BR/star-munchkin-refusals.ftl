# Por que algo não pode ser feito no Star Munchkin: dito por `refusal`, que põe a regra na frente.

## Itens

star-munchkin-no-slot = não há lugar para este item: é preciso desequipar outro antes.
star-munchkin-too-complex = nenhum outro item Complexo pode estar em uso.
star-munchkin-not-for-you = a restrição deste item não deixa este personagem usá-lo.
star-munchkin-use-forbidden = algo em jogo proíbe usar itens assim.
star-munchkin-not-wearable = esta carta não pode ser equipada.
star-munchkin-not-carried = este Comparsa não pode carregar esse item, ou já carrega outro.
