"""What serves only to measure again or to make data: opponents, books, weights, proofs.

Each finds the engine in this checkout.
"""

import sys

from tools.build.paths import PYSRC

# Here, since processes that work for a command come in by way of any module.
sys.path.insert(0, str(PYSRC))
