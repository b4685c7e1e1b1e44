# Por que algo foi recusado: dito por `refusal`, que põe antes a regra ou o campo.

## Encontrar um jogo

no-such-game = não existe o jogo “{ $given }”; existem: { $games }.
game-not-playable-yet = ainda não dá para jogar { $game } nesta versão.
