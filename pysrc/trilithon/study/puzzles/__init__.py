"""Puzzles: positions with few right moves, made by playing and proved by exact search."""
