# A mesa no navegador: todas as páginas, a página inicial, a sala de espera.

## Todas as páginas

page-about = Uma rodada à mesa, com amigos ou robôs, e todas as regras em dia.
page-close = Fechar
page-connecting = Procurando a mesa …

## Sala de espera

lobby-start = Dar as cartas
