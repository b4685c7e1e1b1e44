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

## Depois da partida

analysis-title = A partida vista de novo
analysis-about = As chances de vencer ao longo da partida, com todas as cartas conhecidas, e as decisões que mais custaram a cada um, julgadas pelo que podia saber na hora.
analysis-course =
    { $turns ->
        [one] Chances de vencer em { $turns } turno, com todas as cartas conhecidas:
       *[other] Chances de vencer em { $turns } turnos, com todas as cartas conhecidas:
    }
analysis-course-plain = { $player }: { $chances }. { $rank }
analysis-percent = { $wins }%
analysis-rank =
    { $rank ->
        [one] Venceu.
       *[other] Terminou em { $rank }º lugar.
    }
analysis-decisions = As decisões mais caras, julgadas pelo que cada um podia saber na hora:
analysis-of =
    { $slips ->
        [0] { $player }: nenhuma de { $judged } decisões custou mais que um centésimo.
       *[other] { $player }, de { $judged } decisões:
    }
analysis-slip = { $cost } pontos no turno { $turn } (decisão { $decision }): { $prompt }
analysis-played = jogou: { $words } ({ $wins }%)
analysis-better = melhor: { $words } ({ $wins }%)
analysis-effort = { $simulations } rodadas jogadas adiante para olhar cada decisão, e mais para as que pareceram caras. Diferenças pequenas podem ser acaso: não as leve a sério.
analysis-ask = Ver a partida de novo
analysis-working = Vendo a partida de novo …
analysis-failed = Não foi possível ver a partida de novo.
analysis-turn = Turno
analysis-end = Fim
analysis-slip-brief = { $cost } pontos no turno { $turn }: { $prompt }
analysis-later = já há muitas partidas na fila. Peça de novo em alguns minutos.
