"""A yardstick for computer players: plain UCT with random playouts, one at a time, as a program.

Turns are taken in half turns, so that Consta's thousands of moves are two choices of a hundred. It
is not meant to be strong, but to stay what it is. `python -m tools.research.yardstick` speaks UGI.
"""
