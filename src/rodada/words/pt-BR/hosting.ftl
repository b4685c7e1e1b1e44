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
