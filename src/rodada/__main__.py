"""`python -m rodada` is `rodada`."""

import sys

from rodada.cli.main import main

sys.exit(main())
