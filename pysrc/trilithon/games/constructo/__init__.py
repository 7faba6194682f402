"""Constructo, a game of stacking rings and discs on hexagons, by Santiago Eximeno (2014)."""
