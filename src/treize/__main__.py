"""`python -m treize`: the command line."""

import sys

from treize.terminal.cli import main

sys.exit(main())
