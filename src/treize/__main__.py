"""`python -m treize`: the command line."""

import sys

from treize.cli import main

sys.exit(main())
