# rodada about: qual Rodada é este e sobre o que ele roda.

cli-about-about = diz qual Rodada é este, qual motor está em uso e onde as coisas ficam
about-json = mostra um objeto JSON em vez de linhas
about-version = Rodada { $version }
about-python = Python { $python } ({ $name })
about-engine-pure = Motor: Python puro. “RODADA_FAST=1 pip install .” no código-fonte constrói o compilado.
about-engine-compiled = Motor: compilado com mypyc
about-kernel-there = Núcleo do Gunrunners: presente
about-kernel-missing = Núcleo do Gunrunners: ausente; as buscas usam o motor
about-games = Jogos: { $games }
about-data = Partidas salvas, gravações e pacotes: { $folder }
about-package = O programa em si: { $folder }
about-extras = Extras instalados: { $extras }
about-no-extras = Extras não instalados: { $extras }
