# O que uma busca diz às pessoas: uma dica antes da decisão e, depois da partida, quanto valeu cada decisão.

## Dicas

hint-title = Dica
hint-thinking = Pensando …
hint-about = Sua chance de vencer com cada resposta; a primeira é a que eu daria. Sei só o que mostram a você, nada mais.
hint-answer = { $wins }%: { $words }
hint-line = Como pode continuar:
hint-chances = Chances de vencer agora: { $chances }.
hint-chance = { $player } { $wins }%
hint-effort =
    { $simulations ->
        [one] Resultado de { $simulations } rodada jogada adiante.
       *[other] Resultado de { $simulations } rodadas jogadas adiante.
    }
hint-noted = { $player } pediu uma dica.
hint-more = Como cheguei a isso
hint-none = Desta vez não há dica.
hint-not-now = Só há dicas para as suas próprias decisões.
