# Hospedar mesas: o armazém, o que o servidor recusa, o que ele diz no terminal.

## O armazém

store-code-taken = já existe uma mesa “{ $table }”
store-behind = alguém mudou a mesa “{ $table }” nesse meio-tempo
store-failed = não dá para gravar as mesas: { $reason }
store-needs-asyncpg = o Postgres precisa do pacote asyncpg, que faz parte de rodada[postgres].
store-unknown-kind = “{ $given }” não é um tipo de armazém: indique o caminho de um arquivo ou um endereço postgresql://.
store-too-new = “{ $path }” foi feito por um Rodada mais novo.
store-unreadable = não dá para ler “{ $path }” como armazém de mesas: { $reason }
store-unreachable = não dá para chegar ao banco de dados: { $reason }

## Links

link-about = Este link leva a um lugar em uma mesa.
link-enter = Sentar
link-guest = Visita

## rodada serve

serve-no-client = A página para o navegador ainda não foi montada. Em uma cópia do código-fonte, “python3 start.py” monta a página.
serve-bad-setting = “{ $given }” não é possível aqui.
serve-bad-origin = { $argument }: “{ $given }” não é um endereço que alguém possa digitar, como https://rodada.example.
serve-cannot-listen = não dá para escutar em { $host }, porta { $port }: { $reason }
serve-host-word = ENDEREÇO
serve-host = endereço em que escutar: 0.0.0.0 para toda a rede (sem isso, { $usual })
serve-port-word = PORTA
serve-port = porta em que escutar; 0 para qualquer uma livre (sem isso, { $usual })
serve-db-word = ONDE
serve-db = onde guardar as mesas: um arquivo ou um endereço postgresql:// (sem isso, { $usual })
serve-public = serve a desconhecidos: ninguém fica sabendo os endereços desta máquina
serve-origin-word = ENDEREÇO
serve-origin = o endereço que as pessoas digitam, como https://rodada.example; nenhum outro recebe resposta
serve-epilog = Tudo isso, e cada limite, também pode vir do ambiente, como RODADA_PORT; docs/host.md traz a lista.
serve-ready = O Rodada está em { $address }
serve-others = Para os outros nesta rede: { $address }
serve-db-is = As mesas ficam em { $where }. Ctrl-C encerra.

## rodada, sem um comando

open-runs-already = O Rodada já está aberto, em { $address }
open-alone = Esta máquina não está em nenhuma rede, e por isso ninguém mais pode vir.
open-no-browser = Não há aqui um navegador com janelas: abra { $address } em um.
open-end = Ctrl-C encerra. As mesas ficam guardadas.

## Um robô que vem de fora

bot-link-word = LINK
bot-link = o link de um lugar: http://servidor/s/CÓDIGO-SEGREDO
bot-player-word = JOGADOR
bot-player = quem joga: { $players }, ou módulo:Classe para um jogador seu (senão level3)
bot-name-word = NOME
bot-name = com que nome se senta
bot-seated = Sentado no lugar { $seat } da mesa { $table } ({ $game }).
remote-no-link = “{ $given }” não é o link de um lugar: ele é como http://servidor/s/CÓDIGO-SEGREDO.
remote-no-server = ninguém responde em { $address }: { $reason }
remote-void-link = este link não leva (mais) a um lugar livre: peça um novo a quem hospeda.
remote-no-seat = este link leva à mesa, mas a nenhum lugar.
remote-not-offered = o jogador escolheu “{ $action }”, que não foi oferecida; havia: { $offered }.
remote-refused = a mesa recusa: { $why }
