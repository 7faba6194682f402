"""What is found out and taught about a game: analysis, tasks, hints and puzzles."""
