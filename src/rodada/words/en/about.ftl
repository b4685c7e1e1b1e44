# rodada about: which Rodada this is and what it runs on.

cli-about-about = tell which Rodada this is, which engine runs and where things are kept
about-json = print one JSON object instead of lines
about-version = Rodada { $version }
about-python = Python { $python } ({ $name })
about-engine-pure = Engine: plain Python. “RODADA_FAST=1 pip install .” in the source builds the compiled one.
about-engine-compiled = Engine: compiled with mypyc
about-kernel-there = Kernel of Gunrunners: there
about-kernel-missing = Kernel of Gunrunners: not there; searches use the engine
about-games = Games: { $games }
about-data = Saves, records and packs: { $folder }
about-package = The program itself: { $folder }
about-extras = Extras that are installed: { $extras }
about-no-extras = Extras that are not: { $extras }
