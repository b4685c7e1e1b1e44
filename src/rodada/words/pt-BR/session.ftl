# O que a mesa recusa, por que ela agiu sozinha e o que se diz com um toque. As recusas completam “Não dá: …”.

session-name = um nome tem de 1 a { $most } caracteres.
session-not-yours = esse lugar não é seu.
session-only-host = só quem abriu a mesa faz isso.
session-started = a partida já começou.
session-not-started = a partida ainda não começou.
session-over = a partida acabou.
session-ask-all = numa mesa, todos que poderiam responder são perguntados: perguntar só a alguns mostraria o que eles têm na mão.
session-taken = já tem gente nesse lugar.
session-seated = você já tem um lugar.
session-not-seated = só quem está sentado à mesa faz isso.
session-knows-another = você já viu outra mão nesta partida.
session-no-link = esse link não leva a nenhum lugar, ou não vale mais.
session-seats-taken = tem gente num lugar que deixaria de existir.
session-empty-seat = há um lugar vazio: alguém se senta ali, ou um robô.
session-stale = algo aconteceu nesse meio-tempo: olhe de novo e escolha.
session-half-way = ainda falta escolher algo.
session-no-such-choice = isso não está entre as opções.
session-too-many-picks = uma decisão tem no máximo { $most } passos.
session-nothing-to-hold = nada está esperando por você agora.
session-bank-empty = seu tempo para pensar acabou.
session-chat-off = nesta mesa não há bate-papo.
session-no-program = nenhum programa joga nesta cadeira.
session-hints-off = nesta mesa não há dicas enquanto várias pessoas jogam.
session-hint-no-choice = só há uma resposta: não precisa de dica.
session-chat-long = uma mensagem tem de 1 a { $most } caracteres.
session-no-phrase = essa frase não existe.
session-not-here = a mesa não tem resposta para isso.
session-log-start = o registro de uma mesa começa com a linha que a criou.
session-log-gap = veio a linha { $have } do registro onde devia vir a linha { $want }.

session-reason-timeout = o tempo acabou
session-reason-away = ausente
session-reason-own = foi você que jogou
session-reason-combat = você passa neste combate
session-reason-turn = você passa até a sua vez
session-reason-stops = você não quis ser perguntado aqui
session-reason-glance = você não segurou a tempo
session-reason-nothing = nada para jogar

phrase-hello = Oi!
phrase-good-luck = Boa sorte!
phrase-well-played = Boa jogada!
phrase-thanks = Valeu!
phrase-sorry = Foi mal!
phrase-one-moment = Só um instante.
phrase-your-turn = É a sua vez.
phrase-help-me = Quem me ajuda?
phrase-no-way = Nem pensar!
phrase-deal = Fechado!
phrase-ouch = Ai!
phrase-good-game = Bom jogo!

## O que o servidor recusa, e por que ele fecha uma conexão

said-unreadable = a mesa não entende esta mensagem.
said-too-long = esta mensagem é longa demais.
too-many-tables = você abriu muitas mesas em pouco tempo. Espere um pouco e abra outra.
session-no-table = não existe aqui uma mesa “{ $code }”, ou ela não está aberta para você.
session-other-rules = A mesa “{ $code }” foi jogada com regras diferentes das deste Rodada. Nada dela se perdeu: o Rodada com que ela foi jogada abre a mesa.
bye-restart = A mesa está reiniciando e volta num instante.
bye-no-cookie = Este navegador não guarda cookies, e por isso a mesa não reconhece você. Permita cookies nesta página e carregue de novo.
bye-no-hello = A conexão não disse nada.
bye-too-many-sockets = Há conexões demais ao mesmo tempo. Feche a mesa em outras janelas.
bye-table-full = Já há gente demais assistindo a esta mesa.
bye-too-fast = Foi muita coisa de uma vez. Mais devagar, por favor.
bye-does-not-read = A conexão é lenta demais para o que ela pede.
bye-store = A mesa não pode ser guardada agora. O que você disse fica aqui e vai de novo assim que der.
