"""Matches between computer players, many games of them, to measure who is stronger."""
