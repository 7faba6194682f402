"""How Carteso shows itself, and takes what a person chooses."""
