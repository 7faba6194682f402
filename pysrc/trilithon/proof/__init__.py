"""Proofs of values: a search over any game's states, and solvers of small games made of it."""
