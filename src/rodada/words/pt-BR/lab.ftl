# Robôs, muitas partidas de uma vez e medições.

## Jogadores

no-such-player = não existe o jogador “{ $given }”; existem: { $players }.
player-cannot-judge = “{ $player }” não sabe jogar { $game }, que não diz quanto valem suas ações.
