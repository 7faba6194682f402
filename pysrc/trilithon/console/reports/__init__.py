"""Reports on a game: what many games of the computer with itself, and exact search, tell of it."""
