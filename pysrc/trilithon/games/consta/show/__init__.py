"""How Consta shows itself, and takes what a person chooses."""
