"""Learning the weights of Consta and of Carteso from what searches come to."""

import sys

from tools.build.paths import PYSRC

# Here, since processes that work for a command come in by way of any module.
sys.path.insert(0, str(PYSRC))
